"""Sentences of players at the table, and what the program may say to each of them.

They were written from the rulebooks, without a look at the words that the search knows. Half of
them are set aside: whoever builds the search leaves their files closed.
"""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Literal

from rules.core.faults import RefusedError
from scoring.titles import titles
from tests.house.rooms import HOUSE

Body = Mapping[str, Any]
Half = Literal["open", "aside"]
HALVES: Mapping[Half, str] = {"open": "", "aside": "_aside"}
HOME = "home"
"""Where the search looks through all titles."""
TRIED = 30
"""So many ways to fill in what a sentence leaves unsaid."""
REFUSED = "refused"
LEFT_OUT: Any = ...
"""The field is not there."""
Unsaid = Mapping[str, Mapping[str, Sequence[Any]]]
"""For each question: values that a field may have where the words do not give it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """What somebody says, and what may be said to it."""

    says: str
    language: Literal["en", "de"]
    typo: bool
    aside: bool
    accepted: Sequence[str]
    """Every clause and open point that answers it, the best first; none where no rule does."""
    question: str | None = None
    """The question of its title that decides it, if one does."""
    verdict: Literal["yes", "no", "open"] | None = None
    """What is due where the words hold every fact that decides."""
    said: Sequence[str] = ()
    """The fields of the question that the words fill in."""
    body: Body | None = None
    """Where a verdict is due: the situation; what is not said in it is an example."""
    either: Sequence[Body] = ()
    """Where a deciding fact is missing: two situations that fit the words, with two verdicts."""
    home_title: str | None = None
    """On the home page: the game that is meant; none where several fit."""


def file_of(place: str, half: Half) -> Path:
    """Where the sentences of a title, or of the home page, lie."""
    if place == HOME:
        return HOUSE / "tests" / "every_title" / f"players_sentences_home{HALVES[half]}.json"
    room = titles()[place].facts.room
    return HOUSE / "tests" / room / f"players_sentences{HALVES[half]}.json"


def raw_sentences(place: str, half: Half) -> list[dict[str, Any]]:
    """The sentences as they are written."""
    written: list[dict[str, Any]] = json.loads(file_of(place, half).read_text("utf-8"))
    return written


def sentences_of(place: str, half: Half) -> list[Sentence]:
    """One half of the sentences of a title, or of the home page."""
    return [Sentence(**written) for written in raw_sentences(place, half)]


def every_sentence_of(place: str) -> list[Sentence]:
    """Both halves."""
    return [sentence for half in HALVES for sentence in sentences_of(place, half)]


def places() -> list[str]:
    """Every title of which there are sentences, and the home page."""
    return [*(slug for slug in titles() if file_of(slug, "open").is_file()), HOME]


def title_of(place: str, sentence: Sentence) -> str | None:
    """The title that a sentence is about."""
    return sentence.home_title if place == HOME else place


def verdict_of(slug: str, question: str, body: Body) -> str:
    """What the rules say of a situation, or that there is no such situation."""
    try:
        return str(titles()[slug].questions[question].ask(dict(body)).ruling.verdict)
    except RefusedError:
        return REFUSED


def possible_verdicts(slug: str, sentence: Sentence) -> set[str]:
    """The verdicts of a due sentence over many values of everything that it does not say."""
    assert sentence.question is not None
    assert sentence.body is not None
    bodies = [
        *filled_in(slug, sentence.question, sentence.body, sentence.said),
        *in_other_games(slug, sentence.body),
    ]
    return {verdict_of(slug, sentence.question, body) for body in bodies} - {REFUSED}


def unsaid_of(slug: str) -> Unsaid:
    """What a title's room says of the fields of its questions."""
    unsaid: Unsaid = import_module(f"tests.{titles()[slug].facts.room}.unsaid").UNSAID
    return unsaid


def in_other_games(slug: str, body: Body) -> Iterator[Body]:
    """The same situation in every edition and variant that the words leave open."""
    facts = titles()[slug].facts
    yield from ({"edition": edition, **body} for edition in facts.editions)
    yield from ({"variants": [variant], **body} for variant in facts.variants)


def filled_in(slug: str, question: str, body: Body, said: Sequence[str]) -> Iterator[Body]:
    """The situation as it is written, then with other values of what was not said."""
    yield body
    unsaid = {
        field: values for field, values in unsaid_of(slug)[question].items() if field not in said
    }
    kept = {field: value for field, value in body.items() if field not in unsaid}
    for chosen in sampled([*unsaid.values()]):
        given = dict(zip(unsaid, chosen, strict=True))
        yield kept | {field: value for field, value in given.items() if value is not LEFT_OUT}


def sampled(values: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """All combinations, or as many of them as are tried, the same in every run."""
    if prod(map(len, values)) <= TRIED:
        yield from product(*values)
        return
    dice = random.Random(1855)  # noqa: S311 (no secret)
    for _ in range(TRIED):
        yield tuple(dice.choice(choices) for choices in values)
