"""What the search says to players' sentences: the right rule, a verdict only where one is due.

`python -m tests.every_title.test_players_sentences` prints how each title fares and what went
wrong. It looks at the half that is open; with `--aside` at the one that is set aside.
"""

import html
import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scoring.titles import titles
from tests.players_sentences import (
    HALVES,
    HOME,
    REFUSED,
    Half,
    Sentence,
    every_sentence_of,
    places,
    possible_verdicts,
    raw_sentences,
    sentences_of,
    title_of,
    verdict_of,
)
from tests.thorough import thorough

FIRST = 3
SHARE_FOUND = 0.93
SHARE_OF_VERDICTS = 0.6
SHARE_FILLED_IN = 0.95
LONGEST = 200
"""The most letters that a search takes."""
EVERY_SO_MANY = 6
"""Of the whole collection, what the quick run tries."""
ANSWERED = re.compile(r'data-verdict="(\w+)"')
OFFERED = re.compile(r'<a href="([^"]*)" data-question-offer')
IN_ADDRESSES = {"on": True, "true": True, "false": False, "-": None}
NO_FACTS = {"draft"}
SILENCE = re.compile(r'data-search-silence="(\w+)"')

every_place = pytest.mark.parametrize("place", places())
every_half = pytest.mark.parametrize("half", HALVES)


@dataclass(frozen=True, slots=True)
class Found:
    """What the search made of a sentence, over the API and on its page."""

    sentence: Sentence
    results: tuple[tuple[str, str, str], ...]
    """Title, kind and id of each, best first."""
    verdicts: tuple[str, ...]
    """Every verdict on the page."""
    silence: str | None
    """What the page says of itself: unsure, or that no rule mentions this."""
    milliseconds: float
    offers: tuple[str, ...]
    """The address of each filled-in question on the page."""
    is_answered: bool = True
    """Whether the search answered at all."""

    @property
    def is_right(self) -> bool:
        """Whether one of the first results answers the sentence."""
        return any(self._answers(*result) for result in self.results[:FIRST])

    @property
    def claims_silence(self) -> bool:
        """Whether it says that no rule answers what a rule does answer."""
        says_none = self.silence == "none" or not self.results
        return bool(self.sentence.accepted) and says_none

    @property
    def is_wrong(self) -> bool:
        """Whether a verdict is another one than the one that is due."""
        due = self.sentence.verdict
        return due is not None and any(verdict != due for verdict in self.verdicts)

    @property
    def is_too_sure(self) -> bool:
        """Whether a verdict is there though a deciding fact is missing, or nothing is asked."""
        return self.sentence.verdict is None and bool(self.verdicts)

    @property
    def is_decided(self) -> bool:
        """Whether the verdict that is due is there."""
        return self.sentence.verdict is not None and self.sentence.verdict in self.verdicts

    @property
    def is_filled_in_wrongly(self) -> bool:
        """Whether the question that decides is offered, though never with what the words say."""
        offered = [
            facts_in(urlsplit(address).query)
            for address in self.offers
            if urlsplit(address).path.endswith(f"/ask/{self.sentence.question}")
        ]
        return bool(offered) and not any(map(self._says, offered))

    def _says(self, offered: dict[str, Any]) -> bool:
        """Whether the words say every fact of an offered question."""
        body = self.sentence.body or next(iter(self.sentence.either), {})
        return all(
            field in self.sentence.said and fits(value, body.get(field))
            for field, value in offered.items()
        )

    def _answers(self, title: str, kind: str, found: str) -> bool:
        if kind == "question":
            return found == self.sentence.question and title == self._title(title)
        return found in self.sentence.accepted

    def _title(self, otherwise: str) -> str:
        return self.sentence.home_title or otherwise

    def __str__(self) -> str:
        first = " ".join(found for _, _, found in self.results[:FIRST])
        said = " ".join([*self.verdicts, *([self.silence] if self.silence else [])])
        wanted = " ".join(self.sentence.accepted)
        return f"{self.sentence.says!r}: {first or '-'} | {said or '-'}, not {wanted or '-'}"


def facts_in(query: str) -> dict[str, Any]:
    """What an address says of a situation: of a field in parts, which field."""
    return {
        name.split(".")[0]: ... if "." in name else IN_ADDRESSES.get(value, value)
        for name, value in parse_qsl(query)
        if name not in NO_FACTS
    }


def fits(written: Any, value: Any) -> bool:
    """Whether an address says of a field what a body says; of a field in parts it may say part."""
    if written is ... or written == value or (written is None and value == []):
        return True
    return written in map(str, value) if isinstance(value, list) else written == str(value)


def search(client: FlaskClient, place: str, sentence: Sentence) -> Found:
    """Types a sentence into the search of a title, or of the home page."""
    asked = {"q": sentence.says}
    spoken = {"Accept-Language": sentence.language}
    call, page = ("search", "search") if place == HOME else (f"{place}/search", f"{place}/rules")
    began = time.perf_counter()
    answer = client.get(f"/api/v1/{call}", query_string=asked, headers=spoken)
    took = time.perf_counter() - began
    results = answer.get_json().get("results", [])
    shown = client.get(f"/{page}", query_string=asked, headers=spoken)
    text = shown.get_data(as_text=True)
    silence = SILENCE.search(text)
    return Found(
        sentence,
        tuple((each["title"], each["kind"], each["id"]) for each in results),
        tuple(ANSWERED.findall(text)),
        silence.group(1) if silence else None,
        took * 1000,
        tuple(html.unescape(address) for address in OFFERED.findall(text)),
        answer.status_code == shown.status_code == 200,
    )


@dataclass(frozen=True)
class Outcome:
    """How a collection of sentences fared."""

    found: Sequence[Found]

    @property
    def answered(self) -> list[Found]:
        """What some rule answers."""
        return [each for each in self.found if each.sentence.accepted]

    @property
    def due(self) -> list[Found]:
        """Where the words hold every fact that decides."""
        return [each for each in self.found if each.sentence.verdict]

    @property
    def permissions(self) -> list[Found]:
        """Where somebody asks whether something is allowed."""
        return [each for each in self.found if each.sentence.verdict or each.sentence.either]

    @property
    def share_found(self) -> float:
        """How many of those that a rule answers lead to it."""
        return share(self.answered, lambda each: each.is_right)

    @property
    def share_decided(self) -> float:
        """How many of those with all facts got their verdict."""
        return share(self.due, lambda each: each.is_decided)

    @property
    def share_filled_in(self) -> float:
        """How many permission questions are filled in with what the words say, or not at all."""
        return share(self.permissions, lambda each: not each.is_filled_in_wrongly)

    @property
    def faults(self) -> dict[str, list[Found]]:
        """What must never be."""
        return {
            "no answer": [each for each in self.found if not each.is_answered],
            "silence claimed": [each for each in self.found if each.claims_silence],
            "wrong verdict": [each for each in self.found if each.is_wrong],
            "verdict not due": [each for each in self.found if each.is_too_sure],
        }

    @property
    def missed(self) -> dict[str, list[Found]]:
        """What should have been there."""
        return {
            "not found": [each for each in self.answered if not each.is_right],
            "no verdict": [each for each in self.due if not each.is_decided],
            "wrongly filled in": [each for each in self.permissions if each.is_filled_in_wrongly],
        }

    def __str__(self) -> str:
        counts = [f"{len(found)} {fault}" for fault, found in self.faults.items()]
        took = median(each.milliseconds for each in self.found)
        shares = (
            f"{self.share_found:.1%} found, {self.share_decided:.1%} decided, "
            f"{self.share_filled_in:.1%} filled in rightly"
        )
        return f"{len(self.found)} sentences, {shares}, {', '.join(counts)}, {took:.0f} ms"


def share(found: Sequence[Found], is_so: Callable[[Found], bool]) -> float:
    """How many of them are so."""
    return sum(map(is_so, found)) / len(found) if found else 1


def outcome(client: FlaskClient, place: str, sentences: Sequence[Sentence]) -> Outcome:
    """Types them one after the other."""
    return Outcome([search(client, place, sentence) for sentence in sentences])


@contextmanager
def own_client() -> Iterator[FlaskClient]:
    """A program that talks to an installation of its own."""
    with TemporaryDirectory() as folder:
        os.environ["BOOMTOWN_DATA"] = folder
        from app import create_app  # noqa: PLC0415 (not before the folder is set)

        yield create_app().test_client()


def main(half: Half) -> None:
    """Prints how one half of the sentences fares."""
    with own_client() as client:
        every = {place: outcome(client, place, sentences_of(place, half)) for place in places()}
    for place, fared in every.items():
        lines = [
            f"   {what}: {found}"
            for what, them in {**fared.faults, **fared.missed}.items()
            for found in them
        ]
        print(f"{place}: {fared}", *lines, sep="\n")  # noqa: T201 (figures are what is asked for)
    print("all:", Outcome([each for fared in every.values() for each in fared.found]))  # noqa: T201


# The collection


def every_sentence() -> list[Sentence]:
    return [sentence for place in places() for sentence in every_sentence_of(place)]


def count(is_so: Callable[[Sentence], object], sentences: Sequence[Sentence]) -> int:
    return sum(bool(is_so(sentence)) for sentence in sentences)


def test_there_are_enough_of_every_kind() -> None:
    every = every_sentence()
    assert len(every) >= 440
    assert count(lambda sentence: sentence.verdict, every) >= 90
    assert count(lambda sentence: sentence.either, every) >= 90
    assert count(lambda sentence: not sentence.accepted, every) >= 40
    assert count(lambda sentence: sentence.typo, every) >= len(every) * 0.32


@every_place
def test_each_title_has_its_share_in_both_languages(place: str) -> None:
    sentences = every_sentence_of(place)
    assert len(sentences) >= (50 if place == HOME else 110)
    assert 0.4 <= count(lambda each: each.language == "de", sentences) / len(sentences) <= 0.6


@every_place
def test_both_halves_have_the_same_mix(place: str) -> None:
    one, other = (sentences_of(place, half) for half in HALVES)
    kinds: list[Callable[[Sentence], object]] = [
        lambda sentence: sentence.language == "de",
        lambda sentence: sentence.typo,
        lambda sentence: sentence.verdict,
        lambda sentence: sentence.either,
        lambda sentence: not sentence.accepted,
    ]
    assert all(abs(count(kind, one) - count(kind, other)) <= 4 for kind in kinds)


@every_half
@every_place
def test_each_stands_in_the_file_of_its_half(place: str, half: Half) -> None:
    assert {sentence.aside for sentence in sentences_of(place, half)} == {half == "aside"}


@every_half
@every_place
def test_each_says_what_it_has_to_and_no_more(place: str, half: Half) -> None:
    always = {"says", "language", "typo", "aside", "accepted", "question", "verdict"}
    for written in raw_sentences(place, half):
        known = {field.name for field in fields(Sentence)}
        assert always <= {*written} <= known
        assert ("home_title" in written) == (place == HOME)
        assert ("body" in written) == (written["verdict"] is not None)
        assert not ("either" in written and "body" in written)


@every_place
def test_each_can_be_typed_and_none_is_there_twice(place: str) -> None:
    said = [sentence.says for sentence in every_sentence_of(place)]
    assert all(says == says.strip() and 0 < len(says) <= LONGEST for says in said)
    assert len(said) == len({says.casefold() for says in said})


@every_place
def test_the_books_have_whatever_is_accepted(place: str) -> None:
    known = {
        slug: {*title.facts.book.clauses, *title.facts.book.open_points}
        for slug, title in titles().items()
    }
    for sentence in every_sentence_of(place):
        title = title_of(place, sentence)
        assert {*sentence.accepted} <= (known[title] if title else set().union(*known.values()))
        assert len(sentence.accepted) == len({*sentence.accepted})
        assert sentence.question is None or (
            title and sentence.question in titles()[title].questions
        )


@every_place
def test_a_due_verdict_is_the_same_whatever_was_not_said(place: str) -> None:
    for sentence in every_sentence_of(place):
        if sentence.verdict:
            title = title_of(place, sentence)
            assert title
            assert possible_verdicts(title, sentence) == {sentence.verdict}, sentence.says


@every_place
def test_a_due_verdict_is_what_the_api_answers(place: str, client: FlaskClient) -> None:
    for sentence in every_sentence_of(place):
        if sentence.verdict:
            address = f"/api/v1/{title_of(place, sentence)}/ask/{sentence.question}"
            answer = client.post(address, json=sentence.body)
            assert answer.get_json().get("verdict") == sentence.verdict, sentence.says


@every_place
def test_a_missing_fact_turns_the_answer(place: str) -> None:
    for sentence in every_sentence_of(place):
        if sentence.either:
            title = title_of(place, sentence)
            assert title
            assert sentence.question
            found = {verdict_of(title, sentence.question, body) for body in sentence.either}
            assert len(found) == 2, sentence.says
            assert REFUSED not in found, sentence.says


# The search


@pytest.fixture(scope="module")
def fared(app: Flask, pytestconfig: pytest.Config) -> dict[tuple[str, Half], Outcome]:
    """How all sentences fare, or in the quick run some of them."""
    step = 1 if pytestconfig.getoption("--all") else EVERY_SO_MANY
    client = app.test_client()
    return {
        (place, half): outcome(client, place, sentences_of(place, half)[::step])
        for place in places()
        for half in HALVES
    }


Fared = dict[tuple[str, Half], Outcome]


def together(fared: Fared, *halves: Half) -> Outcome:
    """All places of some halves in one."""
    chosen = [each for (_, half), each in fared.items() if half in halves]
    return Outcome([found for each in chosen for found in each.found])


@pytest.mark.parametrize("fault", Outcome([]).faults)
def test_the_search_is_never_sure_of_what_is_not_so(fared: Fared, fault: str) -> None:
    wrong = together(fared, "open", "aside").faults[fault]
    assert not wrong, "\n".join(map(str, wrong))


@thorough
def test_what_was_set_aside_leads_to_its_rule(fared: Fared) -> None:
    aside = together(fared, "aside")
    missed = "\n".join(map(str, aside.missed["not found"]))
    assert aside.share_found >= SHARE_FOUND, f"{aside}\n{missed}"


@thorough
@every_half
def test_who_says_everything_gets_a_verdict(fared: Fared, half: Half) -> None:
    every = together(fared, half)
    assert every.share_decided >= SHARE_OF_VERDICTS, str(every)


@thorough
def test_a_question_is_filled_in_with_what_the_words_say(fared: Fared) -> None:
    every = together(fared, "open", "aside")
    missed = "\n".join(map(str, every.missed["wrongly filled in"]))
    assert every.share_filled_in >= SHARE_FILLED_IN, f"{every}\n{missed}"


if __name__ == "__main__":
    main("aside" if "--aside" in sys.argv[1:] else "open")
