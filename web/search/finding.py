"""What fits a search best, in one title or in all of them, and whether it fits well."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scoring.titles import BuiltTitle
from translations.search.index import Hit
from translations.search.sought import Sought
from web.search.entries import Entry, EntryKind, decided_by, entries, index_of

MOST = 20
MOST_QUESTIONS = 5
WELL_COVERED = 0.62
RULES_FIRST = 3
QUESTIONS_NEXT = 2
OF_ITS_RULES = 0.5
NOTHING = Hit(0, 0)


@dataclass(frozen=True, slots=True)
class Result:
    """Something that was found, and how well it fits."""

    entry: Entry
    hit: Hit
    sought: tuple[Sought, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """The best first; not confident where nothing fits well."""

    results: tuple[Result, ...]
    is_confident: bool
    fitting: Mapping[tuple[str, str], float]
    """How well each question of each title fits."""


def find(searched: Sequence[BuiltTitle], text: str) -> Found:
    """What fits in these titles."""
    results = [result for title in searched for result in _found_in(title, text)]
    ordered = sorted(results, key=lambda result: -result.hit.score)
    kept = _mixed(ordered)
    fitting = {
        (result.entry.slug, result.entry.id): result.hit.score
        for result in results
        if result.entry.kind is EntryKind.QUESTION
    }
    return Found(tuple(kept), _is_confident(ordered), fitting)


def _found_in(title: BuiltTitle, text: str) -> Iterator[Result]:
    index = index_of(title.slug)
    sought = index.sought(text)
    hits = index.find(sought)
    rules = _best_of_rules(title, hits)
    for key, entry in entries(title.slug).items():
        hit = hits.get(key, NOTHING)
        if entry.kind is EntryKind.QUESTION and (best := rules.get(key, 0)):
            hit = Hit(hit.score + OF_ITS_RULES * best, hit.covered)
        if hit is not NOTHING:
            yield Result(entry, hit, sought)


def _best_of_rules(title: BuiltTitle, hits: Mapping[str, Hit]) -> dict[str, float]:
    """How well the best of those rules fits that a question decides."""
    best: dict[str, float] = {}
    for key, hit in hits.items():
        if key not in title.facts.questions:
            for question in decided_by(title, key):
                best[question] = max(best.get(question, 0), hit.score)
    return best


def _mixed(ordered: Sequence[Result]) -> list[Result]:
    """Rules before questions, as nobody searches for what is asked back; but a few of both."""
    rules = [result for result in ordered if result.entry.kind is not EntryKind.QUESTION]
    questions = [result for result in ordered if result.entry.kind is EntryKind.QUESTION]
    head, tail = rules[:RULES_FIRST], rules[RULES_FIRST:]
    first, more = questions[:QUESTIONS_NEXT], questions[QUESTIONS_NEXT:MOST_QUESTIONS]
    rest = sorted([*more, *tail], key=lambda result: -result.hit.score)
    return [*head, *first, *rest][:MOST]


def _is_confident(ordered: Sequence[Result]) -> bool:
    best = max((result.hit.covered for result in ordered[:RULES_FIRST]), default=0)
    return best >= WELL_COVERED
