"""What only one of several people can have: a page asks once who has it, and not each of them.

The forms of people name it (`Piece.of_one`). On a page it is a field with the names of those who
are there, at the path `people.who.field`; programs say it of the one who has it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema

from rules.core.fields import ListOf, PieceOf
from rules.core.paths import joined, parts_of
from web.forms.kinds.kind import NONE, fields_of
from web.forms.typed import Typed

WHO = "who"
NAME = "name"
Rows = Sequence[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Held:
    """Something that one of the people in a list can have."""

    people: str
    """The field with the list."""
    field: str
    value: Any = True
    """What stands in the field of who has it."""

    @property
    def path(self) -> str:
        """Where a page says who has it."""
        which = () if self.value is True else (self.value,)
        return joined(self.people, WHO, self.field, *which)

    def holder(self, rows: Rows) -> str | None:
        """Who is said to have it."""
        return next((row.get(NAME) for row in rows if row.get(self.field) == self.value), None)

    def may_have_it(self, rows: Rows, said_none: Collection[str]) -> list[str]:
        """Of whom nothing is said, where nobody is said to have it."""
        if self.holder(rows) is not None or self.path in said_none:
            return []
        return [
            row[NAME]
            for number, row in enumerate(rows)
            if isinstance(row.get(NAME), str)
            and row.get(self.field) is None
            and joined(self.people, number, self.field) not in said_none
        ]

    def give(self, rows: Rows, name: str) -> None:
        """Say that this one has it; by the sign for none, that nobody has."""
        nothing = False if self.value is True else NONE
        for row in rows:
            is_free = isinstance(row, dict) and row.get(self.field) is None
            if is_free and name in (NONE, row.get(NAME)):
                row[self.field] = nothing if name == NONE else self.value


def held_in(form: Schema) -> Iterator[Held]:
    """What only one of those in the lists of a form can have."""
    for people, entry in fields_of(form):
        if isinstance(entry, ListOf) and isinstance(entry.inner, PieceOf):
            for each in of_one(entry.inner.schema):
                field, *value = parts_of(each)
                yield Held(people, field, *value)


def of_one(piece: Schema) -> tuple[str, ...]:
    """What only one of several such pieces can have: a tick, or `field.value`."""
    named: tuple[str, ...] = getattr(piece, "of_one", ())
    return named


def asked_once(piece: Schema) -> frozenset[str]:
    """The fields of which a page asks for all people at once."""
    return frozenset(parts_of(each)[0] for each in of_one(piece))


def held_at(path: str) -> Held | None:
    """What a path says who has it."""
    people, *rest = parts_of(path)
    return Held(people, *rest[1:]) if rest and rest[0] == WHO else None


def with_holders(form: Schema, body: Mapping[str, Any], typed: Typed) -> dict[str, Any]:
    """The body with what stands in the fields that ask for all people at once."""
    changed = {**body}
    for held in held_in(form):
        name, rows = typed.get(held.path, NONE), changed.get(held.people)
        if name != NONE and isinstance(rows, list) and held.holder(rows) is None:
            changed[held.people] = copied = [{**row} for row in rows]
            held.give(copied, name)
    return changed


def holder_typed(held: Held, rows: Rows, typed: Mapping[str, str], none: Collection[str]) -> str:
    """Who is chosen on a page; the sign for none where nobody has it, blank if nothing is said."""
    names = [row.get(NAME) for row in rows]
    said = typed.get(held.path, "")
    if known := held.holder(rows):
        return known
    if said in names:
        return said
    is_said = held.path in none or (bool(rows) and not held.may_have_it(rows, none))
    return NONE if is_said else ""
