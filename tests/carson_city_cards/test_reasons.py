"""Every number has its reason in a sentence of each language, and rests on a clause of the book."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city_cards import TITLE
from tests.carson_city_cards.asking import answer_to, breakdown_of
from tests.carson_city_cards.strategies import cities_alone, questions, tables
from tests.strategies import a_share
from translations.catalogue import catalogue
from web.api.answers import breakdown_json, ruling_json

Body = dict[str, Any]

ENGLISH, GERMAN = (catalogue(language, TITLE.room) for language in ("en", "de"))
EACH = {
    "ranches": 1,
    "mines": 2,
    "drugstores": 1,
    "banks": 1,
    "saloons": 2,
    "general_stores_city_hall": 1,
    "ranch_symbols": 1,
    "mine_symbols": 1,
    "house_symbols": 1,
    "city_hall": 1,
}
EACH_OF_CHARACTER = {
    "cowboy": 3,
    "settler": 1,
    "banker": 4,
    "teacher": 1,
    "grocer": 4,
    "sheriff": 3,
    "auctioneer": 7,
    "prospector": 1,
    "undertaker": 2,
}


def told(body: Body) -> Body:
    """The only seat's lines by their rows, as JSON in English."""
    seat = breakdown_json(breakdown_of(body), ENGLISH)["seats"][0]
    return {line["row"]: line for line in seat["lines"]}


@given(cities_alone)
def test_the_sentence_counts_what_the_points_are_for(body: Body) -> None:
    lines = told(body)
    for row, each in EACH.items():
        for part in lines[row]["parts"]:
            assert part["at"] in part["why"]
            assert first_number(part["why"]) * each == part["points"]
    for part in lines["characters"]["parts"]:
        if each := EACH_OF_CHARACTER.get(part["character"]):
            assert first_number(part["why"]) * each == part["points"]


def first_number(sentence: str) -> int:
    return int(re.findall(r"\d+", sentence)[0])


@given(tables)
def test_every_sentence_is_there_in_both_languages(body: Body) -> None:
    breakdown = breakdown_of(body)
    english, german = (breakdown_json(breakdown, words) for words in (ENGLISH, GERMAN))
    for one, other in zip(english["seats"], german["seats"], strict=True):
        for line, same in zip(one["lines"], other["lines"], strict=True):
            assert line["label"] == same["label"]
            for part, same_part in zip(line["parts"], same["parts"], strict=True):
                assert len(part["why"].split()) > 1
                assert len(same_part["why"].split()) > 1
                assert part["why"] != same_part["why"]


@given(tables)
def test_every_line_and_part_rests_on_clauses_of_the_book(body: Body) -> None:
    for seat in breakdown_json(breakdown_of(body), ENGLISH)["seats"]:
        for line in seat["lines"]:
            assert line["clauses"]
            assert set(line["clauses"]) <= set(TITLE.book.clauses)
            for part in line["parts"]:
                assert set(part["clauses"]) <= set(TITLE.book.clauses)
                assert part["clauses"] or part["why"] == "Counted by the player"


@pytest.mark.parametrize("question", TITLE.questions)
@a_share
@given(data=st.data())
def test_every_ruling_has_reasons_from_the_book(question: str, data: st.DataObject) -> None:
    answer = answer_to(question, data.draw(questions(question)))
    english, german = (ruling_json(TITLE, question, answer, words) for words in (ENGLISH, GERMAN))
    assert english["because"] or english["verdict"] in {"yes", "answer"}
    for reason, same in zip(english["because"], german["because"], strict=True):
        assert reason["clause"] == same["clause"] in TITLE.book.clauses
        assert len(reason["says"].split()) > 1
        assert len(same["says"].split()) > 1
        assert reason["says"] != same["says"]
    for remedy, same in zip(english["remedies"], german["remedies"], strict=True):
        assert len(remedy.split()) > 1
        assert remedy != same
