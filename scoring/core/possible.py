"""Totals that are possible while something is not known, and whose they leave open who is first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.core.faults import Fault
from rules.core.messages import Message, say

Table = TypeVar("Table")
Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unknown(Generic[Table]):
    """Something that nobody typed of a seat and that counts."""

    fault: Fault
    """What it is, at its field."""
    tables: tuple[Table, ...]
    """The table with each thing that it can be."""


def deciding(totals: Sequence[int], possible: Sequence[Numbers]) -> Iterator[int]:
    """The places of those of whom it must be known what they have before anybody is first.

    A total counts as possible too: without what is not known, programs rank by it.
    """
    each = [{total, *others} for total, others in zip(totals, possible, strict=True)]
    most_of_all = max(map(min, each))
    first = [place for place, numbers in enumerate(each) if max(numbers) >= most_of_all]
    if len(first) > 1:
        yield from (place for place in first if len(each[place]) > 1)


def are_apart(some: Numbers, others: Numbers) -> bool:
    """Whether one of two is ahead whatever their totals are."""
    return min(some) > max(others) or max(some) < min(others)


def numbers_told(numbers: Numbers) -> Message:
    """One number, all that are possible, or from where to where if all between are possible."""
    least, most = min(numbers), max(numbers)
    if len(numbers) > 2 and len(numbers) == most - least + 1:  # noqa: PLR2004 (two need no range)
        return say("numbers-range", least=least, most=most)
    return say("numbers-or", numbers=tuple(map(str, numbers)))
