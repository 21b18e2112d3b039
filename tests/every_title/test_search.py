"""What players ask in their own words leads to the rule that decides it, in every title.

Beside a title's tests lie `search_questions.json` and, from people who did not write the search,
`players_questions.json` and `players_questions_aside.json`. Each question names the rules of which
one must be among the first three; one that no rule answers names none, and the search must not be
confident of it: `unanswered_questions.json` holds more of these, about other games and everyday
matters. The share that is found is printed.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

from scoring.titles import BuiltTitle, titles
from tests.house.rooms import HOUSE
from tests.thorough import thorough
from translations.catalogue import catalogue, languages
from translations.search.words import search_facts
from web.search.entries import EntryKind, index_of
from web.search.finding import Certainty, find
from web.search.forms import views_of

FILES = (
    "search_questions.json",
    "players_questions.json",
    ASIDE := "players_questions_aside.json",
    "unanswered_questions.json",
)
FIRST = 3
SHARE, SHARE_ASIDE = 0.95, 0.9
"""Of what strangers find, the half that is laid aside tells: nobody learns from it, so what is
missed of it is not printed. With at most four example phrases for a thing it is less."""
MOST_PHRASES = 4
QUICKLY = 25

Question = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Outcome:
    """How the questions of one file fared."""

    missed: tuple[str, ...]
    wrongly_sure: tuple[str, ...]
    share: float

    def __str__(self) -> str:
        lines = [f"{self.share:.1%} found", *self.missed]
        return "\n  ".join([*lines, *(f"wrongly sure: {asks}" for asks in self.wrongly_sure)])


def outcome(title: BuiltTitle, questions: Sequence[Question]) -> Outcome:
    """Asks all of them."""
    answered = [each for each in questions if each["accepted"]]
    missed = tuple(missing(title, answered))
    share = 1 - len(missed) / len(answered) if answered else 1
    return Outcome(missed, tuple(believed(title, questions)), share)


def missing(title: BuiltTitle, questions: Sequence[Question]) -> Iterator[str]:
    for question in questions:
        found = [result.entry for result in find([title], question["asks"]).results]
        rules = [entry.id for entry in found if entry.kind is not EntryKind.QUESTION]
        if not {*rules[:FIRST]} & {*question["accepted"]}:
            yield f"{question['asks']!r} → {rules[:FIRST]}, not {question['accepted']}"


def is_sure(title: BuiltTitle, text: str) -> bool:
    return find([title], text).certainty is Certainty.SURE


def believed(title: BuiltTitle, questions: Sequence[Question]) -> Iterator[str]:
    """Questions of which the search is confident although nothing answers them."""
    for question in questions:
        if not question["accepted"] and is_sure(title, question["asks"]):
            yield question["asks"]


def file_of(title: BuiltTitle, name: str) -> Path:
    return HOUSE / "tests" / title.facts.room / name


def questions_in(title: BuiltTitle, name: str) -> list[Question]:
    file = file_of(title, name)
    return json.loads(file.read_text("utf-8")) if file.is_file() else []


THERE = [
    pytest.param(title, name, id=f"{title.slug}-{name.removesuffix('.json')}")
    for title in titles().values()
    for name in FILES
    if file_of(title, name).is_file()
]
every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
every_language = pytest.mark.parametrize("language", languages())


def spread(questions: list[T]) -> list[T]:
    """Some of them, from the first to the last."""
    return questions[:: max(1, len(questions) // QUICKLY)]


@pytest.mark.parametrize(("title", "name"), THERE)
def test_some_of_what_players_ask_is_found(title: BuiltTitle, name: str) -> None:
    found = outcome(title, spread(questions_in(title, name)))
    assert found.share >= SHARE - 0.1, found.share if name == ASIDE else str(found)


@thorough
@pytest.mark.parametrize("name", FILES)
def test_what_players_ask_is_found(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = [outcome(title, questions_in(title, name)) for title in titles().values()]
    asked = sum(len(questions_in(title, name)) for title in titles().values())
    missed = sum(len(each.missed) for each in found)
    sure = sum(len(each.wrongly_sure) for each in found)
    unanswered = sum(not q["accepted"] for t in titles().values() for q in questions_in(t, name))
    share = 1 - missed / max(asked - unanswered, 1)
    with capsys.disabled():
        told = f"{name}: {share:.1%} found, sure of {sure} of {unanswered} that nothing answers"
        lines = () if name == ASIDE else found
        print(f"\n{told}", *lines, sep="\n")  # noqa: T201 (a share is what is asked for)
    assert share >= (SHARE_ASIDE if name == ASIDE else SHARE)
    assert sure == 0


def test_what_is_not_found_is_told() -> None:
    title = next(iter(titles().values()))
    known = [{"asks": "duel", "accepted": ["no such rule"]}]
    assert outcome(title, known).share == 0
    assert "no such rule" in str(outcome(title, known))


@every_language
@every_title
def test_what_players_say_leads_to_what_is_there(title: BuiltTitle, language: str) -> None:
    facts, told = title.facts, search_facts(language, title.facts.room)
    known = {*facts.book.clauses, *facts.book.open_points, *facts.questions}
    assert {*told.get("phrases", {})} <= known
    assert {*told.get("questions", {})} <= {*facts.questions}


@every_language
@every_title
def test_a_few_example_phrases_stand_for_each_thing(title: BuiltTitle, language: str) -> None:
    phrases = search_facts(language, title.facts.room).get("phrases", {})
    assert {key for key, said in phrases.items() if len(said) > MOST_PHRASES} == set()


@every_language
@every_title
def test_how_players_ask_for_a_rule_leads_to_it(title: BuiltTitle, language: str) -> None:
    asked = search_facts(language, title.facts.room).get("phrases", {})
    rules = [(key, said) for key, said in asked.items() if key not in title.facts.questions]
    for key, (first, *_) in spread(rules):
        found = [result.entry.id for result in find([title], first).results]
        assert key in found, f"{first!r} does not lead to {key}"


@every_title
def test_the_text_of_a_rule_leads_to_it(title: BuiltTitle) -> None:
    words = catalogue("en", title.facts.room)
    for key in spread([*title.facts.book.clauses]):
        found = [result.entry.id for result in find([title], words.name(key)).results]
        assert key in found[:FIRST], f"the text of {key} leads to {found[:FIRST]}"


OTHER_HALVES = {"en": ("monger", "shed", "keeper"), "de": ("macher", "hütte", "verkäufer")}
SHORTEST_NAME, SHORTEST_HALF = 4, 4


def words_like(name: str, language: str) -> Iterator[str]:
    """A name, and half of a longer one, as the first half of words that nobody may know."""
    halves = [name, name[: (len(name) + 1) // 2]]
    for first in (half for half in halves if len(half) >= SHORTEST_HALF):
        yield from (first + other for other in OTHER_HALVES[language])


@every_language
@every_title
def test_a_word_half_known_never_meets_silence(title: BuiltTitle, language: str) -> None:
    own = index_of(title.slug).languages[language]
    views = [view for key in title.facts.questions for view in views_of(title.slug, key, own)]
    names = {choice.label for view in views for choice in view.choices}
    words = [
        word
        for name in sorted(names)
        if name.isalpha() and len(name) >= SHORTEST_NAME and not own.is_small(name.casefold())
        for word in words_like(name, language)
    ]
    assert words or not names
    silent = [word for word in words if find([title], word).certainty is Certainty.NONE]
    assert silent == []


OTHER_SUBJECTS = (
    "castling out of check",
    "photosynthesis",
    "rinse the dishes",
    "weather forecast",
    "monastery",
    "pizza",
    "Kühlschrank",
)


@pytest.mark.parametrize("text", OTHER_SUBJECTS)
@every_title
def test_of_quite_another_subject_it_says_that_no_rule_mentions_it(
    title: BuiltTitle, text: str
) -> None:
    assert find([title], text).certainty is Certainty.NONE
