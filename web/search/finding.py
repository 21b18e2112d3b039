"""What fits a search best, in one title or in all of them, and how near it comes.

Each title is searched by itself, and every title is looked at: so the same words find the same, and
are as sure of it, on the page of a title and on the page of all titles.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from scoring.titles import BuiltTitle, titles
from translations.search.index import Hit
from web.search.entries import SEARCHES_REMEMBERED, Entry, EntryKind, entries, index_of, words_of
from web.search.readings import readings_of

MOST = 20
FIRST = 3
MOST_QUESTIONS = 5
OF_ITS_RULES = 0.5
"""A question fits better, the better its best rule fits."""
AS_NEAR_AS = 0.35
"""What fits less well than this share of the best rule is no result."""
SURE, COVERED, ELSEWHERE, NEAR = 0.22, 0.6, 1.2, 0.03


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

    @property
    def is_question(self) -> bool:
        """Whether it is a question to ask, and no rule."""
        return self.entry.kind is EntryKind.QUESTION


@dataclass(frozen=True, slots=True)
class Found:
    """The best first; where nothing comes near, the questions that are asked most."""

    text: str
    results: Sequence[Result]
    certainty: Certainty
    fits: Mapping[str, float]
    """How well the best rule fits of each title that was searched, the best first."""


def find(searched: Iterable[BuiltTitle], text: str) -> Found:
    """What fits in these titles."""
    best_fits = {slug: _best_fit(_in_title(slug, text)) for slug in titles()}
    own = sorted((title.slug for title in searched), key=lambda slug: -best_fits[slug])
    fits = {slug: best_fits.pop(slug) for slug in own}
    results = [each for slug in own for each in _in_title(slug, text)]
    results.sort(key=lambda each: -each.hit.score)
    best = next((each for each in results if not each.is_question), results[0])
    known = any(word.terms for word in words_of(best.entry.slug, text) if not word.is_small)
    if best.hit.score <= (0 if known else NEAR):
        asked_most = [each for each in results if each.is_question][:FIRST]
        return Found(text, asked_most, Certainty.NONE, fits)
    elsewhere = max([0, *best_fits.values(), *[*fits.values()][1:]])
    sure = best.hit.score >= max(SURE, ELSEWHERE * elsewhere) and best.hit.covered >= COVERED
    near = [each for each in results if each.hit.score >= AS_NEAR_AS * best.hit.score]
    certainty = Certainty.SURE if sure else Certainty.UNSURE
    return Found(text, _mixed(near, text), certainty, fits)


@lru_cache(SEARCHES_REMEMBERED)
def _in_title(slug: str, text: str) -> Sequence[Result]:
    """Everything in a title that fits somehow, and the questions that are asked most."""
    hits = index_of(slug).find(words_of(slug, text))
    facts = titles()[slug].facts
    best = dict.fromkeys(facts.questions, 0.0)
    for key, hit in hits.items():
        for question in () if key in best else facts.book.questions_on(key):
            best[question] = max(best[question], hit.score)
    for question, score in best.items():
        hit = hits.get(question, Hit(0, 0))
        hits[question] = replace(hit, score=hit.score + OF_ITS_RULES * score)
    return [Result(entries(slug)[key], hit) for key, hit in hits.items()]


def _best_fit(results: Iterable[Result]) -> float:
    """How well the best rule fits."""
    return max((each.hit.score for each in results if not each.is_question), default=0)


def _mixed(results: Sequence[Result], text: str) -> Sequence[Result]:
    """The best first; the question that the words ask is the last of the first."""
    rules = [each for each in results if not each.is_question]
    questions = [each for each in results if each.is_question][:MOST_QUESTIONS]
    words_left = {
        len(reading.left): each
        for each in reversed(questions)
        for reading in readings_of(each.entry.slug, each.entry.id, text)
        if reading.asks
    }
    asked = [words_left[min(words_left)]] if words_left else []
    rest = (each for each in results if each in rules or each in questions)
    return [*dict.fromkeys([*rules[: FIRST - len(asked)], *asked, *rest])][:MOST]
