"""What was typed, told row by row."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from rules.core.paths import in_seat, joined, last_of, parts_of, root_of, seat_of
from sheets.document import EXTRAS, SEAT_KEYS, drawing_of
from sheets.rulings import RULINGS
from sheets.timeline import Change, ChangeKind, Entry
from sheets.view import View
from translations.catalogue import Catalogue
from web.sheets.words import MOST_TOLD, NOTHING_TYPED, Telling, told

LINES_OF_THE_TABLE = frozenset({EXTRAS, RULINGS, "setup"})
"""Where each thing that was set has a sentence of its own."""
SAID_OF_A_SEAT = SEAT_KEYS - {"mark", "name"}

Leaf = tuple[str, Any, Any]


class RowsTold(Telling):
    """Tells what was typed line by line; each line begins with the name of its row."""

    def __init__(self, view: View, words: Catalogue, own: int | None) -> None:
        super().__init__(view, words)
        self.own = own
        """The seat that need not be named in every line."""

    def lines(self, change: Change) -> Iterator[str]:
        """One line for each row, or the sentences of what is no row."""
        if change.kind not in {ChangeKind.SET, ChangeKind.UNDONE}:
            yield told(change, self.view, self.words)
            return
        if change.kind is ChangeKind.UNDONE:
            yield self.words.name("timeline-undone")
        said = tuple(entry for entry in change.entries if self._is_said(entry))
        parts = _leaves_of(entry for entry in change.entries if not self._is_said(entry))
        sentences = self._entries(said)
        yield from self._rows(islice(parts, MOST_TOLD))
        yield from map(self.words.text, islice(sentences, MOST_TOLD))
        if next(parts, None) or next(sentences, None):
            yield self.words.name("change-more")

    def _rows(self, parts: Iterable[Leaf]) -> Iterator[str]:
        rows: dict[str, list[str]] = {}
        for path, old, new in parts:
            row, inner = self._row(path)
            rows.setdefault(row, []).append(self._part(inner, path, old, new))
        for row, told_parts in rows.items():
            yield self.words.says("timeline-thing", thing=row, parts=", ".join(told_parts))

    def _is_said(self, entry: Entry) -> bool:
        path, facts = entry.path, self.view.title.sheet
        is_said = root_of(path) in LINES_OF_THE_TABLE or last_of(path) in SAID_OF_A_SEAT
        return is_said or bool(drawing_of(path, facts)) or not self.view.sees_entry(entry)

    def _row(self, path: str) -> tuple[str, str]:
        """The name of the row that a path lies in, and of what lies there."""
        number = seat_of(path)
        head, *inner = in_seat(path) if number is not None else parts_of(path)[1:]
        row = self._label(head)
        if inner and inner[0].isdecimal():
            row = f"{row} {self._number(int(inner.pop(0)), head)}"
        if number is not None and number != self.own:
            row = f"{self._seat(path)}: {row}"
        return row, " ".join(
            self._number(int(part), within) if part.isdecimal() else self._label(part)
            for within, part in zip((head, *inner), inner, strict=False)
        )

    def _part(self, name: str, path: str, old: Any, new: Any) -> str:
        before, now = (self.value_at(path, value) for value in (old, new))
        if old in NOTHING_TYPED:
            says = now
        elif new in NOTHING_TYPED:
            says = self.words.says("timeline-gone", old=before)
        else:
            says = f"{before} → {now}"
        return f"{name} {says}" if name else says


def _leaves_of(entries: Iterable[Entry]) -> Iterator[Leaf]:
    return (leaf for entry in entries for leaf in leaves(entry.path, entry.old, entry.new))


def leaves(path: str, old: Any, new: Any) -> Iterator[Leaf]:
    """What is other than before, part by part as deep as it has parts."""
    keys = _keys_of([value for value in (old, new) if value not in NOTHING_TYPED])
    for key in keys:
        yield from leaves(joined(path, key), _inside(old, key), _inside(new, key))
    if not keys and old != new:
        yield path, old, new


def _keys_of(values: Sequence[Any]) -> list[str]:
    """The names of all parts that any of these has; none where one has no parts."""
    if values and all(isinstance(value, dict) for value in values):
        return list(dict.fromkeys(key for value in values for key in value))
    if values and all(_are_rows(value) for value in values):
        return [str(number) for number in range(max(map(len, values)))]
    return []


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _inside(value: Any, key: str) -> Any:
    if isinstance(value, dict):
        return value.get(key)
    return value[int(key)] if value and int(key) < len(value) else None
