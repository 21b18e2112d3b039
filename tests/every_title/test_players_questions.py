"""The form of what players ask in their own words; how well it is found is tried elsewhere."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import get_type_hints

import pytest

from scoring.titles import titles
from tests.players_questions import FILES, Half, PlayersQuestion, every_question_of, questions_of

QUESTIONS = {slug: every_question_of(title.facts.room) for slug, title in titles().items()}
EVERY_TITLE = pytest.mark.parametrize("slug", [slug for slug, asked in QUESTIONS.items() if asked])
LONGEST = 200
"""The most letters that a search takes."""
KINDS: dict[str, Callable[[PlayersQuestion], bool]] = {
    "in English": lambda asked: asked["language"] == "en",
    "in German": lambda asked: asked["language"] == "de",
    "misspelled": lambda asked: "misspelled" in asked,
    "answered by nothing": lambda asked: not asked["accepted"],
}


def how_many(questions: Iterable[PlayersQuestion]) -> Counter[str]:
    """How many there are of each kind."""
    return Counter(kind for asked in questions for kind, is_it in KINDS.items() if is_it(asked))


def test_there_are_three_hundred_questions() -> None:
    assert sum(map(len, QUESTIONS.values())) >= 300


def test_nothing_answers_forty_of_them() -> None:
    every = [asked for questions in QUESTIONS.values() for asked in questions]
    assert how_many(every)["answered by nothing"] >= 40


@EVERY_TITLE
def test_half_are_english_and_half_are_german(slug: str) -> None:
    found = how_many(QUESTIONS[slug])
    assert found["in English"] + found["in German"] == len(QUESTIONS[slug])
    assert abs(found["in English"] - found["in German"]) <= 1


@EVERY_TITLE
def test_a_fifth_is_misspelled(slug: str) -> None:
    assert how_many(QUESTIONS[slug])["misspelled"] == round(len(QUESTIONS[slug]) / 5)


@EVERY_TITLE
def test_both_halves_have_the_same_mix(slug: str) -> None:
    room = titles()[slug].facts.room
    one, other = (questions_of(room, half) for half in FILES)
    assert abs(len(one) - len(other)) <= 1
    mix, other_mix = how_many(one), how_many(other)
    assert all(abs(mix[kind] - other_mix[kind]) <= 2 for kind in KINDS)


@EVERY_TITLE
@pytest.mark.parametrize("half", FILES)
def test_each_stands_in_the_file_of_its_half(slug: str, half: Half) -> None:
    questions = questions_of(titles()[slug].facts.room, half)
    assert {asked["half"] for asked in questions} == {half}


@EVERY_TITLE
def test_each_says_what_it_has_to_and_no_more(slug: str) -> None:
    needed, known = PlayersQuestion.__required_keys__, {*get_type_hints(PlayersQuestion)}
    assert all(needed <= {*asked} <= known for asked in QUESTIONS[slug])
    assert all(asked.get("misspelled", True) is True for asked in QUESTIONS[slug])


@EVERY_TITLE
def test_each_can_be_typed_into_a_search(slug: str) -> None:
    typed = [asked["asks"] for asked in QUESTIONS[slug]]
    assert all(asks == asks.strip() and 0 < len(asks) <= LONGEST for asks in typed)


@EVERY_TITLE
def test_no_question_is_there_twice(slug: str) -> None:
    typed = [asked["asks"].casefold() for asked in QUESTIONS[slug]]
    assert len(typed) == len({*typed})


@EVERY_TITLE
def test_the_book_has_whatever_is_accepted(slug: str) -> None:
    book = titles()[slug].facts.book
    accepted = {clause for asked in QUESTIONS[slug] for clause in asked["accepted"]}
    assert accepted <= {*book.clauses, *book.open_points}


@EVERY_TITLE
def test_no_answer_is_accepted_twice(slug: str) -> None:
    lists = [asked["accepted"] for asked in QUESTIONS[slug]]
    assert all(len(accepted) == len({*accepted}) for accepted in lists)
