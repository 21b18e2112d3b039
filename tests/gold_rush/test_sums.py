"""The amounts in the reasons of an answer add up to the number that it gives."""

import re
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.gold_rush import TITLE
from tests.asking import address_of
from tests.gold_rush import situations
from tests.strategies import samples

Answer = Any
POINTS = re.compile(r"(\d+) (?:points?|Punkte?)\b")
TAKES = re.compile(r"(?:takes|nimmt) (\d+)")
NUMBER = re.compile(r"\d+")
SITUATIONS, ALL_SITUATIONS = 60, 1_000

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def answers(client: FlaskClient, question: str, language: str, number: int) -> list[Answer]:
    """What is answered to samples of a question."""
    header = {"Accept-Language": language}
    address = address_of(TITLE.slug, question)
    bodies = samples(situations.SITUATIONS[question], number)
    return [client.post(address, json=body, headers=header).get_json() for body in bodies]


def said_by(answer: Answer) -> str:
    """All reasons in a row."""
    return " ".join(reason["says"] for reason in answer["because"])


def sum_of(pattern: re.Pattern[str], text: str) -> int:
    """The sum of the numbers that are found."""
    return sum(int(found) for found in pattern.findall(text))


@LANGUAGES
@pytest.mark.parametrize("question", ["feature", "city"])
def test_the_points_in_the_reasons_add_up(
    client: FlaskClient, question: str, language: str, whole: bool
) -> None:
    number = ALL_SITUATIONS if whole else SITUATIONS
    found = answers(client, question, language, number)
    for answer in found:
        facts, counted = answer["facts"], sum_of(POINTS, said_by(answer))
        assert counted == facts["points_at_end"], answer
        assert facts["points_now"] in {0, counted}
    assert len({answer["facts"]["points_at_end"] for answer in found}) > 2


@LANGUAGES
def test_the_tokens_of_those_who_tie_add_up(client: FlaskClient, language: str) -> None:
    found = answers(client, "split_tokens", language, SITUATIONS)
    tied = [answer for answer in found if len(answer["facts"]["counts"]) > 1]
    assert tied
    for answer in tied:
        assert sum_of(TAKES, said_by(answer)) == sum(answer["facts"]["counts"].values()), answer


@LANGUAGES
def test_points_that_are_added_and_laps_add_up(client: FlaskClient, language: str) -> None:
    chance = Random(7)  # noqa: S311 (nothing secret)
    for _ in range(20):
        body = {"points": chance.randint(2, 499), "add": chance.randint(50, 499)}
        header = {"Accept-Language": language}
        answer = client.post(address_of(TITLE.slug, "score_track"), json=body, headers=header)
        (reason,) = answer.get_json()["because"]
        added, laps, marker = reason["says"].split(". ")
        points, more, total = map(int, NUMBER.findall(added))
        assert (points, more) == (body["points"], body["add"])
        again, rounds, per_lap, space = map(int, NUMBER.findall(laps))
        assert points + more == total == again == rounds * per_lap + space
        assert [*map(int, NUMBER.findall(marker))] == [total, space]
