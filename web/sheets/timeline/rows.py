"""What was typed, told row by row."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from rules.core.messages import Message, say
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

    def __init__(
        self, view: View, words: Catalogue, own: int | None, *, in_short: bool = False
    ) -> None:
        super().__init__(view, words)
        self.own = own
        """The seat that need not be named in every line."""
        self.in_short = in_short
        """Whether lists are counted and what lies beside the table is only named, as on paper."""

    def lines(self, change: Change) -> Iterator[str]:
        """One line for each row, or the sentences of what is no row."""
        if change.kind not in {ChangeKind.SET, ChangeKind.UNDONE}:
            yield told(change, self.view, self.words)
            return
        if change.kind is ChangeKind.UNDONE:
            yield self.words.name("timeline-undone")
        said = tuple(entry for entry in change.entries if self._is_said(entry))
        parts = self._leaves_of(e for e in change.entries if not self._is_said(e))
        sentences = self._entries(said)
        yield from self._rows(islice(parts, MOST_TOLD))
        yield from map(self.words.text, islice(sentences, MOST_TOLD))
        if next(parts, None) or next(sentences, None):
            yield self.words.name("change-more")

    def _leaves_of(self, entries: Iterable[Entry]) -> Iterator[Leaf]:
        if self.in_short:
            entries = _lists_in_short(entries)
        for entry in entries:
            if self.in_short and (_are_rows(entry.old) or _are_rows(entry.new)):
                yield entry.path, entry.old, entry.new
            else:
                yield from leaves(entry.path, entry.old, entry.new)

    def _entry(self, entry: Entry) -> Message:
        if self.in_short and root_of(entry.path) == EXTRAS:
            return say("timeline-changed", thing=self._label(parts_of(entry.path)[1]))
        return super()._entry(entry)

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

    def value_at(self, path: str, value: Any) -> str:
        """A drawing or, in short, a list as the number of what it holds."""
        if _are_rows(value):
            return self._counted(last_of(path), len(value))
        drawing = self.view.title.sheet.drawn.get(last_of(path))
        if drawing and isinstance(value, str):
            signs = drawing.signs_on(value).values()
            if signs and all(map(drawing.word_of, signs)):
                return self._counted(last_of(path), len(signs))
            return self.words.name("change-much")
        return super().value_at(path, value)

    def _counted(self, field: str, count: int) -> str:
        """So many things of a kind, where the title says what they are."""
        own = f"counted-{field}"
        return self.words.says(own if self.words.has(own) else "counted-entries", count=count)


def _lists_in_short(entries: Iterable[Entry]) -> Iterator[Entry]:
    """What came into lists of things or changed there, and what went, as one list of each."""
    found: dict[tuple[str, bool], set[str]] = {}
    for entry in entries:
        field, number, *deeper = _in_a_list(entry.path)
        if number.isdecimal() and (deeper or isinstance(entry.new or entry.old, dict)):
            is_gone = entry.new is None and not deeper
            found.setdefault((field, is_gone), set()).add(number)
        else:
            yield entry
    for (field, is_gone), numbers in found.items():
        things: list[Any] = [{} for _ in numbers]
        yield Entry(field, things, None) if is_gone else Entry(field, None, things)


def _in_a_list(path: str) -> tuple[str, ...]:
    """The path to a field, the number of a thing in it, where there is one, and the rest."""
    parts = parts_of(path)
    length = 2 if seat_of(path) is None else 3
    return (joined(*parts[:length]), *(parts[length:] or ("",)))


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
