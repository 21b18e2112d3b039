"""The amounts in the reasons of an answer add up to the numbers that it gives."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.nevada_city import TITLE
from tests.asking import Body, address_of
from tests.each_reading import under_each_reading
from tests.nevada_city import situations
from tests.strategies import samples

Answer = Any
Sums = Callable[[str, Body], dict[str, int]]
"""What the sentences of a yes come to, by fact."""
SITUATIONS, ALL_SITUATIONS = 100, 2_000

POINTS = re.compile(r"(\d+) victory points?")
BONUS = re.compile(r"named building (?:is yours:|scores) (\d+) victory")
PAID = re.compile(
    r"\$(\d+)(?:, which| for the points| goes| more, which)? ?(?:goes )?to the (?:Bank|owner)"
    r"|gets \$(\d+)"
)
IN_ALL = re.compile(r"for \$(\d+)(?: in all)?\.")
COSTS = re.compile(r"costs \$(\d+)")
BRING = re.compile(r"brings? \$(\d+)(?: in all)?\.")
EVENT = re.compile(r"(?:pay|have(?: then)?:) \$(\d+)")
PAYS = re.compile(r"the Soup Kitchen pays (?:its owner|each of you) \$(\d+)")
YOU_GET = re.compile(r"(?:gets|you get) \$(\d+)")
TOKENS = re.compile(r"tiles? brings? (\d+) in all|One tile brings (\d+)")
LEVELS = re.compile(r"(\d+) points?(?:: (\d+) each(?:, and (\d+) (?:is|are) lost)?)?\.")


def sum_of(pattern: re.Pattern[str], text: str) -> int:
    """The sum of the numbers that are found."""
    return sum(
        int(number) for found in pattern.finditer(text) for number in found.groups() if number
    )


def paid(text: str, _: Body) -> dict[str, int]:
    return {"total": sum_of(PAID, text)}


def of_a_claim(text: str, _: Body) -> dict[str, int]:
    return {"cost": sum_of(PAID, text), "vp": sum_of(POINTS, text)}


def of_a_visit(text: str, _: Body) -> dict[str, int]:
    return {"fee": sum_of(PAID, text)}


def of_the_newspaper(text: str, _: Body) -> dict[str, int]:
    return {"cost": sum_of(PAID, text), "vp": sum_of(POINTS, text)}


def of_a_purchase(text: str, body: Body) -> dict[str, int]:
    at_the_post = body["building"] == "trading_post"
    return {"cost": sum_of(IN_ALL if at_the_post else PAID, text)}


def of_a_sale(text: str, _: Body) -> dict[str, int]:
    income, fee = sum_of(BRING, text), sum_of(PAID, text)
    return {"income": income, "fee": fee, "net": income - fee}


def of_a_contract(text: str, body: Body) -> dict[str, int]:
    if body["action"] == "reserve" or not {"vp", "vp_high"} & {*body}:
        return {}
    bonus = sum_of(BONUS, text)
    return {"vp": sum_of(POINTS, text) - bonus, "owner_bonus": bonus}


def of_construction(text: str, body: Body) -> dict[str, int]:
    return {"vp": sum_of(POINTS, text)} if "vp" in body else {}


def of_a_loan(text: str, body: Body) -> dict[str, int]:
    return {} if body["action"] == "take" else {"cost": sum_of(COSTS, text)}


def of_an_event(text: str, _: Body) -> dict[str, int]:
    return {"paid": sum_of(EVENT, text)}


def of_a_year(text: str, _: Body) -> dict[str, int]:
    return {"soup_kitchen_pays": sum_of(PAYS, text), "boarding_house_vp": sum_of(POINTS, text)}


def of_a_duel(text: str, _: Body) -> dict[str, int]:
    return {"vp": sum_of(POINTS, text), "undertaker_gets": sum_of(YOU_GET, text)}


def of_tiles(text: str, _: Body) -> dict[str, int]:
    return {"tokens": sum_of(TOKENS, text)}


SUMS: dict[str, Sums] = {
    "produce": of_tiles,
    "use_building": of_a_visit,
    "claim": of_a_claim,
    "construct": of_construction,
    "contract": of_a_contract,
    "sell": of_a_sale,
    "buy": of_a_purchase,
    "newspaper": of_the_newspaper,
    "tobacconist": paid,
    "hire": paid,
    "loan": of_a_loan,
    "event": of_an_event,
    "year_end": of_a_year,
    "troublemaker": of_a_duel,
}


def answers(
    client: FlaskClient, question: str, number: int, language: str = "en"
) -> Iterator[tuple[Body, Answer]]:
    """Samples of a question with what is answered, an open one under each of its readings."""
    for body in samples(situations.SITUATIONS[question], number):
        answer = client.post(
            address_of(TITLE.slug, question), json=body, headers={"Accept-Language": language}
        ).get_json()
        read = [answer]
        if answer["verdict"] == "open":
            read = [*under_each_reading(client, TITLE.slug, question, body, language)]
            assert read, body
        yield from ((body, each) for each in read if each["verdict"] in {"yes", "answer"})


def said_by(answer: Answer) -> str:
    """All reasons in a row."""
    return " ".join(reason["says"] for reason in answer["because"])


@pytest.mark.parametrize("question", SUMS)
def test_the_amounts_in_the_reasons_add_up_to_the_facts(
    client: FlaskClient, question: str, whole: bool
) -> None:
    found = []
    for body, answer in answers(client, question, ALL_SITUATIONS if whole else SITUATIONS):
        sums = SUMS[question](said_by(answer), body)
        assert sums == {fact: answer["facts"][fact] for fact in sums}, (body, answer)
        found += [tuple(sums.items())] if sums else []
    assert len({*found}) > 2


def test_what_players_get_of_a_goal_adds_up(client: FlaskClient, whole: bool) -> None:
    for body, answer in answers(client, "goal", ALL_SITUATIONS if whole else SITUATIONS):
        shared = 0
        for pool, each, lost in LEVELS.findall(said_by(answer)):
            shared += int(pool) - int(lost or 0) if each else int(pool)
        assert shared == sum(answer["facts"]["points"]), (body, answer)


AMOUNTS = {
    "en": (re.compile(r"\$(\d+)"), POINTS),
    "de": (re.compile(r"(\d+) \$"), re.compile(r"(\d+) Siegpunkte?")),
}


@pytest.mark.parametrize("question", TITLE.questions)
def test_both_languages_name_the_same_amounts(client: FlaskClient, question: str) -> None:
    pairs = zip(
        *(answers(client, question, SITUATIONS, language) for language in AMOUNTS), strict=True
    )
    for (body, english), (_, german) in pairs:
        named = [
            [sorted(map(int, pattern.findall(said_by(answer)))) for pattern in AMOUNTS[language]]
            for language, answer in (("en", english), ("de", german))
        ]
        assert named[0] == named[1], (body, english, german)
