"""What fits a search best, in one title or in all of them, and how near it comes.

Each title is searched by itself, and every title is looked at: so the same words find the same, and
are as sure of it, on the page of a title and on the page of all titles.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from scoring.titles import BuiltTitle, titles
from translations.search.index import Hit
from translations.search.query import QueryWord
from web.search.entries import Entry, EntryKind, entries, index_of
from web.search.readings import readings_of

MOST = 20
FIRST = 3
MOST_QUESTIONS = 5
OF_ITS_RULES = 0.5
"""A question fits better, the better its best rule fits."""
AS_NEAR_AS = 0.35
"""What fits less well than this share of the best rule is no result."""
SURE, COVERED, ELSEWHERE, NEAR = 0.22, 0.6, 1.2, 0.03
SEARCHES_REMEMBERED = 256
NOTHING = Hit(0, 0)


class Certainty(Enum):
    """How near the best rule comes to what was searched for."""

    SURE = "sure"
    UNSURE = "unsure"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Result:
    """Something that was found, and how well it fits."""

    entry: Entry
    hit: Hit
    words: tuple[QueryWord, ...]

    @property
    def is_question(self) -> bool:
        """Whether it is a question to ask, and no rule."""
        return self.entry.kind is EntryKind.QUESTION


@dataclass(frozen=True, slots=True)
class Found:
    """The best first; where nothing comes near, the questions that are asked most."""

    results: tuple[Result, ...]
    certainty: Certainty
    fits: tuple[tuple[str, float], ...]
    """How well the best rule of each title fits that was searched."""


def find(searched: Iterable[BuiltTitle], text: str) -> Found:
    """What fits in these titles."""
    slugs = [title.slug for title in searched]
    results = sorted(
        (r for slug in slugs for r in _in_title(slug, text)), key=lambda each: -each.hit.score
    )
    best = next((each for each in results if not each.is_question), results[0])
    fits = {slug: _best_fit(_in_title(slug, text)) for slug in titles()}
    own = tuple((slug, fits[slug]) for slug in slugs)
    if best.hit.score <= (0 if _names_something(best.words) else NEAR):
        asked_most = [each for each in results if each.is_question][:FIRST]
        return Found(tuple(asked_most), Certainty.NONE, own)
    elsewhere = max(fit for slug, fit in fits.items() if slug != best.entry.slug)
    sure = best.hit.score >= max(SURE, ELSEWHERE * elsewhere) and best.hit.covered >= COVERED
    near = [each for each in results if each.hit.score >= AS_NEAR_AS * best.hit.score]
    return Found(_mixed(near), Certainty.SURE if sure else Certainty.UNSURE, own)


@lru_cache(SEARCHES_REMEMBERED)
def _in_title(slug: str, text: str) -> tuple[Result, ...]:
    """Everything in a title that fits somehow, and the questions that are asked most."""
    words = index_of(slug).query(text)
    hits = index_of(slug).find(words)
    facts = titles()[slug].facts
    best = dict.fromkeys(facts.questions, 0.0)
    for key, hit in hits.items():
        for question in () if key in best else facts.book.questions_on(key):
            best[question] = max(best[question], hit.score)
    for question, score in best.items():
        hit = hits.get(question, NOTHING)
        hits[question] = replace(hit, score=hit.score + OF_ITS_RULES * score)
    return tuple(Result(entries(slug)[key], hit, words) for key, hit in hits.items())


def _names_something(words: Iterable[QueryWord]) -> bool:
    """Whether anything is known, however unsurely, that one of the words may name."""
    return any(word.terms for word in words if not word.is_small)


def _best_fit(results: Iterable[Result]) -> float:
    """How well the best rule fits."""
    return max((each.hit.score for each in results if not each.is_question), default=0)


def _mixed(results: Sequence[Result]) -> tuple[Result, ...]:
    """The best first; the question that the words ask is the last of the first."""
    rules = [each for each in results if not each.is_question]
    questions = [each for each in results if each.is_question][:MOST_QUESTIONS]
    asked = [(left, each) for each in questions if (left := _words_left(each)) is not None]
    question = [min(asked, key=lambda pair: pair[0])[1]] if asked else []
    first = [*rules[: FIRST - len(question)], *question]
    rest = (each for each in results if each in rules or each in questions)
    return tuple([*first, *(each for each in rest if each not in first)][:MOST])


def _words_left(question: Result) -> int | None:
    """How many words are left over where they ask a question; None where they do not."""
    readings = readings_of(question.entry.slug, question.entry.id, question.words)
    return min((len(each.left) for each in readings if each.asks), default=None)
