"""What makes one document of another: the smallest things that differ, each at its path."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.paths import SEATS, joined, seat_path
from rules.core.sheet import SheetFacts
from sheets.document import EXTRAS, SEAT_KEYS, Document, drawing_at

COMMON = ("setup", "shared", EXTRAS)
Found = Iterator[tuple[str, Any]]


def differences(before: Document, after: Document, facts: SheetFacts) -> dict[str, Any]:
    """The values that have to be put, by their paths; None where something goes.

    Of seats that only one of them has nothing is told: those come and go in other ways.
    """
    return dict(_Differences(facts).of_all(before, after))


class _Differences:
    """Looks for them in the documents of one title."""

    def __init__(self, facts: SheetFacts) -> None:
        self._facts = facts

    def of_all(self, before: Document, after: Document) -> Found:
        """Everything that has a path."""
        for root in COMMON:
            yield from self._inside(before.get(root, {}), after.get(root, {}), root, (root,))
        for number, (old, new) in enumerate(zip(before[SEATS], after[SEATS], strict=False)):
            for key in sorted(SEAT_KEYS - {"left_out"}):
                if old.get(key) != new.get(key):
                    yield seat_path(number, key), new.get(key)
            was, now = (seat.get("fields", {}) for seat in (old, new))
            yield from self._inside(was, now, seat_path(number), (SEATS, number, "fields"))

    def _inside(
        self, old: Mapping[str, Any], new: Mapping[str, Any], path: str, keys: tuple[str | int, ...]
    ) -> Found:
        for key in dict.fromkeys([*old, *new]):
            was, now = old.get(key), new.get(key)
            if was != now or type(was) is not type(now):
                yield from self._between(was, now, joined(path, key), (*keys, key))

    def _between(self, was: Any, now: Any, path: str, keys: tuple[str | int, ...]) -> Found:
        if isinstance(was, dict) and isinstance(now, dict) and now:
            yield from self._inside(was, now, path, keys)
        elif isinstance(was, str) and isinstance(now, str) and drawing_at(keys, self._facts):
            yield from self._drawn(was, now, path, keys)
        else:
            yield path, now

    def _drawn(self, was: str, now: str, path: str, keys: tuple[str | int, ...]) -> Found:
        """Place by place, as others may have drawn elsewhere."""
        drawing = drawing_at(keys, self._facts)
        places = drawing.differences(was, now) if drawing else None
        if drawing and places is not None and drawing.with_signs(was, places) == now:
            for place, sign in places.items():
                yield joined(path, place), sign
        else:
            yield path, now
