"""What may be put on a sheet at all: known paths, values that can be kept.

A field of a seat takes whatever was typed, right or wrong: that is told when it is counted.
Names, marks and the set-up are checked here, as nothing could be shown without them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from math import isfinite
from typing import Any

from marshmallow import ValidationError

from rules.core.faults import Fault, RefusedError, at_fields
from rules.core.fields import Text, plain_text, quoted
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.paths import joined, last_of, parent_of, parts_of, root_of
from rules.core.seats import MARKS
from scoring.titles import BuiltTitle
from sheets.document import Document, Put, drawing_of, is_drawn, tried, value_at

PATH = re.compile(r"(seats\.(0|[1-9][0-9]?)|shared|setup|extras)(\.[A-Za-z0-9_,-]{1,64}){1,7}")
NAME_OF_A_SEAT = re.compile(r"seats\.[0-9]+\.name")
SEAT_IS_DONE = re.compile(r"seats\.[0-9]+\.done")
REACH_OF_A_NUMBER = {"minimum": "-1.8e308", "maximum": "1.8e308"}
DEEPEST = 12
MOST_PUTS = 500
LONGEST_PLACE = 80
LONGEST_DRAWING = 16 * 1024
"""Characters; a map of 99 by 99 cells is drawn with less."""
MOST_VALUES = 2000
"""In the seats and between them, where all are read whenever it is counted; a game has hundreds."""
UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""JSON can smuggle in halves of characters and signals for machines, which no page can show."""
SETUP_OF_THE_TITLE = tuple(Form().fields)
JOINING = ("open", "closed")
NAME = Text(40)


@dataclass(frozen=True, slots=True)
class Checked:
    """Finds what speaks against a change of a sheet."""

    title: BuiltTitle
    document: Document
    most: int = MOST_PUTS

    def puts(self, values: Mapping[str, Any]) -> tuple[Put, ...]:
        """The change as it can be made; refused with every fault at its path."""
        puts = tuple(Put(path, value) for path, value in values.items())
        faults = list(self._faults(puts)) or list(self._faults_of_places(puts))
        if not faults:
            after, without_place = tried(self.document, puts, self.title.sheet)
            faults = [Fault(put.path, says) for put, says in without_place]
            faults = faults or list(self._faults_after(puts, after))
        if faults:
            raise RefusedError(faults, self.title.facts)
        return tuple(self._tidied(put) for put in puts)

    def _faults(self, puts: tuple[Put, ...]) -> Iterator[Fault]:
        if not puts or len(puts) > self.most:
            yield Fault("set", say("sheet-too-many-paths", count=len(puts), most=self.most))
            return
        for put in puts:
            for says in self._against(put):
                yield Fault(put.path, says)
        paths = {put.path for put in puts}
        for path in sorted(paths):
            for whole in paths & set(_around(path)):
                yield Fault(path, say("sheet-path-twice", path=whole))

    def _against(self, put: Put) -> Iterator[Message]:
        if not PATH.fullmatch(put.path):
            yield say("sheet-no-path", given=quoted(put.path))
            return
        yield from list(self._against_path(put)) or list(against_value(put.value))

    def _against_path(self, put: Put) -> Iterator[Message]:
        root, *rest = parts_of(put.path)
        match root:
            case "seats":
                yield from self._against_seat(int(rest[0]), rest[1:], put.value)
            case "shared" if rest[0] not in self.title.shared_parts:
                yield say("field-unknown")
            case "extras" if rest[0] not in self.title.sheet.extras:
                yield say("field-unknown")
            case "setup":
                yield from _against_setup(rest, put.value)

    def _against_seat(self, number: int, rest: list[str], value: Any) -> Iterator[Message]:
        seats = self.document["seats"]
        if number >= len(seats):
            yield say("sheet-no-seat", count=len(seats))
        elif seats[number].get("left_out"):
            yield say("sheet-seat-left-out", name=seats[number]["name"])
        elif rest == ["name"]:
            yield from against_name(value)
        elif rest == ["mark"]:
            yield from against_choice(value, MARKS)
        elif rest == ["done"]:
            yield from _against_flag(value)
        elif rest[0] not in fields_of_a_seat(self.title):
            yield say("field-unknown")

    def _faults_of_places(self, puts: tuple[Put, ...]) -> Iterator[Fault]:
        """What speaks against places of a drawing."""
        for put in puts:
            if says := self._against_place(put):
                yield Fault(put.path, says)

    def _against_place(self, put: Put) -> Message | None:
        drawing = drawing_of(put.path, self.title.sheet)
        place = last_of(put.path)
        if drawing and not drawing.is_place(place):
            return say("sheet-no-place", given=quoted(place))
        if drawing and put.value is not None and not _is_sign(drawing, put.value):
            return say("sheet-no-sign", given=quoted(put.value))
        return None

    def _faults_after(self, puts: tuple[Put, ...], after: Document) -> Iterator[Fault]:
        """What speaks against how the sheet would be."""
        if any(root_of(put.path) == "setup" for put in puts):
            yield from setup_faults(self.title, after.get("setup", {}))
        yield from self._faults_of_drawings(puts, after)
        count = _counted_values(after)
        if count > max(MOST_VALUES, _counted_values(self.document)):
            says = say("sheet-too-much-in-it", count=count, most=MOST_VALUES)
            yield Fault(puts[0].path, says)

    def _faults_of_drawings(self, puts: tuple[Put, ...], after: Document) -> Iterator[Fault]:
        """Drawings longer than any can be; one that is already may become shorter."""
        facts = self.title.sheet
        drawn = {
            path: put.path
            for put in puts
            for path in (put.path, parent_of(put.path))
            if is_drawn(path, facts)
        }
        for path, at in drawn.items():
            before, now = (value_at(each, path, facts) for each in (self.document, after))
            longest = max(LONGEST_DRAWING, len(before) if isinstance(before, str) else 0)
            if isinstance(now, str) and len(now) > longest:
                count, most = len(now), LONGEST_DRAWING
                yield Fault(at, say("sheet-drawing-too-long", count=count, most=most))

    def _tidied(self, put: Put) -> Put:
        """A name without the blanks around it, a bare place without a sign; not done is nothing."""
        if NAME_OF_A_SEAT.fullmatch(put.path):
            return Put(put.path, plain_text(put.value))
        if SEAT_IS_DONE.fullmatch(put.path):
            return Put(put.path, put.value or None)
        drawing = drawing_of(put.path, self.title.sheet)
        return Put(put.path, None) if drawing and put.value == drawing.bare else put


def _around(path: str) -> Iterator[str]:
    """The wholes of which a path names a part."""
    while "." in path:
        path = parent_of(path)
        yield path


def fields_of_a_seat(title: BuiltTitle) -> set[str]:
    """What may be typed for a seat, beside its name."""
    fields = title.seat_form.fields.items()
    known = {field.data_key or name for name, field in fields} - {"name"}
    return known | title.sheet.unscored


def setup_faults(title: BuiltTitle, setup: Mapping[str, Any]) -> Iterator[Fault]:
    """What is wrong with edition, variants and house rules."""
    own = {key: setup[key] for key in SETUP_OF_THE_TITLE if key in setup}
    try:
        title.table_form.load(own, partial=True)
    except ValidationError as error:
        for fault in at_fields(error.messages):
            yield Fault(joined("setup", fault.at), fault.says)


def _against_setup(rest: list[str], value: Any) -> Iterator[Message]:
    key, *deeper = rest
    if key == "house_rules" and len(deeper) < 2:  # noqa: PLR2004 (one point below it)
        return
    if deeper or key not in {*SETUP_OF_THE_TITLE, *OWN_SETUP}:
        yield say("field-unknown")
    elif key in OWN_SETUP:
        yield from OWN_SETUP[key](value)


def _against_date(value: Any) -> Iterator[Message]:
    if value is not None and not _is_date(value):
        yield say("sheet-no-date", given=quoted(value))


def _is_date(value: Any) -> bool:
    """Python reads weeks and days without hyphens too."""
    try:
        return bool(date.fromisoformat(value).isoformat() == value)
    except (TypeError, ValueError):
        return False


def _against_location(value: Any) -> Iterator[Message]:
    if value is None:
        return
    if not isinstance(value, str) or len(value) > LONGEST_PLACE or "\n" in value:
        yield say("sheet-place-length", longest=LONGEST_PLACE)


def _against_flag(value: Any) -> Iterator[Message]:
    if value is not None and not isinstance(value, bool):
        yield say("field-not-a-flag", given=quoted(value))


def _against_joining(value: Any) -> Iterator[Message]:
    if value is not None:
        yield from against_choice(value, JOINING)


OWN_SETUP = {
    "date": _against_date,
    "place": _against_location,
    "joining": _against_joining,
    "may_add_seats": _against_flag,
    "totals_covered": _against_flag,
}
"""What a sheet's set-up has beside the title's own."""


def against_choice(value: Any, choices: tuple[str, ...]) -> Iterator[Message]:
    """What speaks against a value that must be one of these."""
    if value not in choices:
        yield say("field-not-a-choice", given=quoted(value), choices=choices)


def against_name(value: Any) -> Iterator[Message]:
    """What speaks against a player's name."""
    if value is None:
        yield say("field-required")
        return
    try:
        NAME.deserialize(value)
    except ValidationError as error:
        yield from _messages(error)


def _messages(error: ValidationError) -> Iterable[Message]:
    return (fault.says for fault in at_fields(error.messages))


def against_value(value: Any, deepest: int = DEEPEST) -> Iterator[Message]:
    """What speaks against keeping a value, whatever it means."""
    if deepest == 0:
        yield say("sheet-too-deep")
    elif isinstance(value, str) and UNWRITABLE.search(value):
        yield say("field-not-text", given=quoted(value.encode("ascii", "replace").decode()))
    elif isinstance(value, float) and not isfinite(value):
        yield say("field-out-of-range", given=quoted(value), **REACH_OF_A_NUMBER)
    elif isinstance(value, dict):
        for inner in (*value, *value.values()):
            yield from against_value(inner, deepest - 1)
    elif isinstance(value, list):
        for inner in value:
            yield from against_value(inner, deepest - 1)


def _counted_values(document: Document) -> int:
    """How many single values are read when it is counted."""
    parts = [document.get("shared", {}), *(seat.get("fields", {}) for seat in document["seats"])]
    count = 0
    while parts:
        inner = parts.pop()
        values = inner.values() if isinstance(inner, dict) else inner
        deeper = [value for value in values if isinstance(value, dict | list)]
        count += len(inner)
        parts += deeper
    return count


def _is_sign(drawing: Any, value: Any) -> bool:
    return isinstance(value, str) and drawing.is_sign(value)
