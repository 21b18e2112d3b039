"""How many there are of each: `seats.0.found.of.5` says how many fives."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core.fields import SeatOf
from web.forms.kinds.kind import NONE, ChoiceView, Kind, are_plain, kind_of
from web.forms.typed import BETWEEN_ENTRIES, Typed, whole_of

MOST_OF_EACH = 99


def _told(entry: Any, typed: Typed, path: str) -> list[Any] | None:
    """All entries, those that mean something in the order of what they are counted by."""
    numbers = _numbers_of(entry.inner)
    texts = [each for text in typed.getlist(path) for each in BETWEEN_ENTRIES.split(text)]
    named = [whole_of(text) for text in texts if text not in {"", NONE}]
    for number in numbers:
        named += _so_many(number, typed.get(f"{path}.of.{number}", "").strip())
    known = sorted((each for each in named if each in numbers), key=numbers.index)
    return [*known, *(each for each in named if each not in numbers)] or None


def _numbers_of(inner: Any) -> Sequence[int]:
    """What is counted: some numbers, or the seats."""
    is_seat = isinstance(inner, SeatOf)
    return range(inner.minimum, inner.maximum + 1) if is_seat else inner.numbers


def _so_many(number: int, text: str) -> list[int | str]:
    """The number as often as the text says; one that says nothing is named as it is."""
    count = whole_of(text) if text else 0
    if isinstance(count, int) and 0 <= count <= MOST_OF_EACH:
        return [number] * count
    return [f"{text} × {number}"]


def _choices(view: Any, entry: Any, name: str, value: Any) -> Iterator[ChoiceView]:
    given = value if isinstance(value, list) else []
    if isinstance(entry.inner, SeatOf):
        yield from kind_of(entry.inner).choices(view, entry.inner, name, given)
        return
    for number in entry.inner.numbers:
        own = f"label-{name}-{number}"
        label = view.words.name(own) if view.words.has(own) else str(number)
        count = given.count(number)
        yield ChoiceView(str(number), label, bool(count), count=count)


COUNTS = Kind(
    template=lambda _: "counts",
    told=_told,
    fits=lambda _, value: are_plain(value),
    choices=_choices,
)
