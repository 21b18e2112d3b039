"""What belongs to a clause or an open point, found in the book, the pad and the worked cases."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from scoring.core.rows import Row
from scoring.titles import BuiltTitle, titles

MOST_TOGETHER = 5


@dataclass(frozen=True, slots=True)
class Related:
    """Everything to which the page of a rule leads on."""

    chapter: str
    before: str | None
    after: str | None
    questions: tuple[str, ...]
    rows: tuple[Row, ...]
    points: tuple[str, ...]
    """What is left open there."""
    otherwise: tuple[str, ...]
    """What the words of every edition settle, and some tables play otherwise."""
    together: tuple[str, ...]
    """Other rules that worked cases show along with it, the most frequent first."""


def related_to(title: BuiltTitle, key: str) -> Related:
    """What belongs to a clause or an open point."""
    book = title.facts.book
    point = book.open_points.get(key)
    clauses = point.clauses if point else (key,)
    points = [each for each in book.open_points.values() if key in each.clauses]
    settled = [each.id for each in points if each.settled_in.issuperset(title.facts.editions)]
    before, after = _neighbours([*(book.open_points if point else book.clauses)], key)
    return Related(
        chapter="" if point else book.chapter_of(key),
        before=before,
        after=after,
        questions=book.questions_on(key),
        rows=tuple(row for row in title.pad.rows if {*clauses} & {*row.clauses}),
        points=tuple(each.id for each in points if each.id not in settled),
        otherwise=tuple(settled),
        together=tuple(_often_with(title, key, {*(each.id for each in points), *clauses})),
    )


def _neighbours(keys: list[str], key: str) -> tuple[str | None, str | None]:
    place = keys.index(key)
    return (keys[place - 1] if place else None), next(iter(keys[place + 1 :]), None)


def _often_with(title: BuiltTitle, key: str, told: set[str]) -> Iterator[str]:
    """What cases show together with a rule, without what its page tells anyhow."""
    often = _shown_together(title.slug).get(key, Counter())
    others = [other for other, _ in often.most_common() if other not in {key, *told}]
    yield from others[:MOST_TOGETHER]


@cache
def _shown_together(slug: str) -> Mapping[str, Counter[str]]:
    """How often worked cases show two rules at once."""
    found: dict[str, Counter[str]] = {}
    for case in titles()[slug].cases:
        for key in case["shows"]:
            found.setdefault(key, Counter()).update(case["shows"])
    return found
