"""Every change that an answer announces is explained: the amounts in its reasons add up to it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from rules.carson_city_cards import TITLE
from rules.core.rulings import Verdict
from tests.carson_city_cards import plain, situations
from tests.carson_city_cards.asking import answer_to, breakdown_of
from tests.carson_city_cards.strategies import cities_alone
from tests.strategies import samples
from translations.catalogue import catalogue
from web.api.answers import ruling_json

Body = dict[str, Any]

A_FEW, ALL = 100, 5000
WORDS = {language: catalogue(language, TITLE.room) for language in ("en", "de")}
AMOUNT = re.compile(r"(?:^|\s)([+−±]\d+)(?=\s)")
EXPLAINED = {
    "placement": lambda body: plain.placement_explained(body, plain.readings_of(body)),
    "sale": lambda body: plain.sale(body)["explained"],
    "character": lambda body: plain.character(body)["explained"],
}


def amounts(question: str, body: Body, language: str) -> Iterator[tuple[str, int]]:
    """Each clause of an answer's reasons with the amount that its sentence says."""
    answer = answer_to(question, body)
    for reason in ruling_json(TITLE, question, answer, WORDS[language])["because"]:
        for found in AMOUNT.findall(reason["says"]):
            yield reason["clause"], int(found.replace("−", "-").replace("±", ""))


def announced(question: str, number: int) -> Iterator[tuple[Body, Any]]:
    """Situations with an answer that is sure of what changes, and its facts."""
    for body in samples(situations.SITUATIONS[question], number):
        ruling = answer_to(question, body).ruling
        if ruling.verdict in {Verdict.YES, Verdict.ANSWER}:
            yield body, ruling.facts


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("question", EXPLAINED)
def test_the_amounts_in_the_reasons_add_up_to_the_change(
    question: str, language: str, whole: bool
) -> None:
    for body, facts in announced(question, ALL if whole else A_FEW):
        told = [*amounts(question, body, language)]
        assert sum(amount for _, amount in told) == facts["score_change"], body


@pytest.mark.parametrize("question", EXPLAINED)
def test_each_row_and_each_character_that_changed_is_named_with_its_clause(
    question: str, whole: bool
) -> None:
    for body, _ in announced(question, ALL if whole else A_FEW):
        told = [(clause, amount) for clause, amount in amounts(question, body, "en") if amount]
        assert sorted(told) == sorted(EXPLAINED[question](body).items()), body


def test_what_a_character_brings_stands_in_the_reason_of_his_own(whole: bool) -> None:
    for body, facts in announced("character", ALL if whole else A_FEW):
        clause = plain.CLAUSE_OF_CHARACTER[body["character"]]
        assert dict(amounts("character", body, "en"))[clause] == facts["points"], body


def test_what_a_parcel_is_worth_is_the_sum_of_its_reasons(whole: bool) -> None:
    for body, facts in announced("building", ALL if whole else A_FEW):
        told = [amount for _, amount in amounts("building", body, "en")]
        assert sum(told) == facts["points"], body


def test_the_random_situations_change_every_row_and_every_kind_of_character() -> None:
    bodies = [(question, body) for question in EXPLAINED for body, _ in announced(question, 300)]
    named = {clause for question, body in bodies for clause in EXPLAINED[question](body)}
    assert named >= {*plain.CLAUSE_OF_ROW.values(), "CCC-62", "CCC-63", "CCC-73", "CCC-81"}


@given(cities_alone)
def test_editor_and_indian_say_what_they_count(body: Body) -> None:
    (seat,) = breakdown_of(body).seats
    (line,) = [line for line in seat.lines if line.row.key == "characters"]
    told = {part.subject["character"]: numbers_in(part.why) for part in line.parts}
    points = {part.subject["character"]: part.points for part in line.parts}
    if "editor" in told:
        dollars, arrows = told["editor"]
        assert dollars + 4 * arrows == points["editor"]
    if "indian" in told:
        assert (told["indian"][0] + 1) // 2 == points["indian"]


def numbers_in(why: Any) -> list[int]:
    """What a sentence counts, without what each is worth."""
    sentence = WORDS["en"].text(why)
    return [
        int(found) for found in re.findall(r"(\d+) (?:characters? with|with|parcels?)", sentence)
    ]
