"""What players ask in their own words leads to the rule that decides it, in every title.

Beside a title's tests lie `search_questions.json` and, from people who did not write the search,
`players_questions.json` and `players_questions_aside.json`. Each question names the rules of which
one must be among the first three; one that no rule answers names none, and the search must not be
confident of it: `unanswered_questions.json` holds more of these, about other games and everyday
matters. The share that is found is printed.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

from scoring.titles import BuiltTitle, titles
from tests.house.rooms import HOUSE
from tests.thorough import thorough
from translations.catalogue import catalogue, languages
from translations.search.index import Hit
from translations.search.tongues import search_facts
from web.search import entries
from web.search.entries import EntryKind
from web.search.finding import find

FILES = (
    "search_questions.json",
    "players_questions.json",
    "players_questions_aside.json",
    "unanswered_questions.json",
)
FIRST = 3
SHARE = 0.95
"""Of what strangers find, the half that is laid aside tells: nobody learns from it."""
KEPT_OUT = 5
SHARE_KEPT_OUT = 0.78
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


def believed(title: BuiltTitle, questions: Sequence[Question]) -> Iterator[str]:
    """Questions of which the search is confident although nothing answers them."""
    for question in questions:
        if not question["accepted"] and find([title], question["asks"]).is_confident:
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
    assert found.share >= SHARE - 0.1, str(found)


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
        print(f"\n{told}", *found, sep="\n")  # noqa: T201 (a share is what is asked for)
    assert share >= SHARE
    assert sure == 0


@thorough
@every_title
def test_how_somebody_asks_is_understood_by_how_others_do(
    title: BuiltTitle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every fifth way to ask for a rule is kept out of the index, and looked up in it."""
    room = title.facts.room
    known = {key: search_facts(key, room).get("asked", {}) for key in languages()}
    left = {key: {rule: without(said) for rule, said in known[key].items()} for key in known}
    monkeypatch.setattr(entries, "search_facts", lambda key, _: {"asked": left[key]})
    index = entries.index_of.__wrapped__(title.slug)
    tried = [
        rule in rules_among(title, index.find(index.sought(asks)))
        for asked in known.values()
        for rule, said in asked.items()
        for asks in said[::KEPT_OUT]
        if rule not in title.facts.questions
    ]
    assert sum(tried) / len(tried) >= SHARE_KEPT_OUT


def without(said: list[str]) -> list[str]:
    return [asks for place, asks in enumerate(said) if place % KEPT_OUT]


def rules_among(title: BuiltTitle, hits: Mapping[str, Hit]) -> list[str]:
    rules = [key for key in hits if key not in title.facts.questions]
    return sorted(rules, key=lambda key: -hits[key].score)[:FIRST]


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
    assert {*told.get("asked", {})} <= known
    assert {*told.get("fields", {})} <= {*facts.questions}


@every_language
@every_title
def test_how_players_ask_for_a_rule_leads_to_it(title: BuiltTitle, language: str) -> None:
    asked = search_facts(language, title.facts.room).get("asked", {})
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
