"""Where a rulebook is silent, an answer gives no sentence of one reading as if it were the rule."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.core.titles import Title
from tests.asking import Body, address_of
from tests.each_reading import undecided, under_each_reading
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from tests.title_tests import every_title
from translations.catalogue import catalogue

Json = Any
TITLES = every_title()
FILES = ("tests/{room}/contract.json", "rules/{room}/cases.json")


def is_said_in(reason: Json, answer: Json) -> bool:
    """Whether an answer says this, too; one clause may have more to say there."""
    return any(
        reason["says"] in each["says"]
        for each in answer["because"]
        if each["clause"] == reason["clause"]
    )


def left_open(client: FlaskClient, slug: str) -> Iterator[tuple[str, Body, Json]]:
    """Every worked case as a table asks it that has chosen nothing, where that is open."""
    for file in FILES:
        for case in read_cases(HOUSE / file.format(room=TITLES[slug].title.room)):
            post, body = case["post"].removeprefix("ask/"), {**case["body"], "house_rules": {}}
            answer = client.post(address_of(slug, post), json=body).get_json()
            if answer.get("verdict") == "open":
                yield post, body, answer


def without_silence(answer: Json, title: Title) -> Iterator[Json]:
    """The reasons of an open answer beside the sentence that the rulebook leaves it open."""
    says = {reason["clause"]: reason["says"] for reason in answer["because"]}
    for entry in undecided(answer):
        point = title.book.open_points[entry["open_point"]]
        sentence = catalogue("en", title.room).says("left-open", point=point.word)
        assert sentence in says[point.told_at]
        says[point.told_at] = says[point.told_at].replace(sentence, "").strip()
    yield from ({"clause": clause, "says": rest} for clause, rest in says.items() if rest)


@pytest.mark.parametrize("slug", TITLES)
def test_an_open_answer_says_what_every_reading_says_and_which_rule_leaves_it_open(
    client: FlaskClient, slug: str
) -> None:
    found = list(left_open(client, slug))
    assert bool(found) == bool(TITLES[slug].title.book.open_points)
    for post, body, answer in found:
        read = list(under_each_reading(client, slug, post, body))
        for reason in without_silence(answer, TITLES[slug].title):
            assert all(is_said_in(reason, each) for each in read), (post, body, reason)
