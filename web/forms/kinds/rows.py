"""Several rows of fields; where each is about one of the players, they are chosen first."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from marshmallow import Schema
from marshmallow.fields import Field

from rules.core.fields import ListOf, Text
from web.forms.kinds.choice import player_called
from web.forms.kinds.kind import ChoiceView, Kind, body_of, fields_of, is_deciding, kind_of
from web.forms.typed import Typed, rows


def _told(entry: Any, typed: Typed, path: str) -> list[Any] | None:
    """The rows in which anything was typed."""
    schema = entry.inner.schema
    pieces = (body_of(schema, typed, f"{path}.{i}.") for i in rows(typed, path))
    return [{**left_blank(schema), **piece} for piece in pieces if piece] or None


def left_blank(schema: Schema) -> dict[str, Any]:
    """What is said by leaving it blank: that a list is empty which cannot be said otherwise."""
    return {
        name: []
        for name, entry in fields_of(schema)
        if entry.required and _may_be_empty(entry) and not is_deciding(entry)
    }


def _may_be_empty(entry: Field[Any]) -> bool:
    return isinstance(entry, ListOf) and not entry.shortest


def _fits(entry: Any, value: Any) -> bool:
    inner = kind_of(entry.inner)
    return isinstance(value, list) and all(inner.fits(entry.inner, row) for row in value)


def _fields(view: Any, entry: Any, value: Any, path: str) -> list[list[Any]]:
    """The rows there are, and blank ones."""
    given = value if isinstance(value, list) else []
    blank = 0 if entry.shortest else 1
    count = max(len(given) + blank, entry.shortest) + view.more.count(path)
    pieces = [*given, *({} for _ in range(count - len(given)))]
    schema = entry.inner.schema
    return [view.fields(schema, piece, f"{path}.{i}.") for i, piece in enumerate(pieces)]


ROWS = Kind(
    template=lambda _: "rows",
    told=_told,
    fits=_fits,
    seen=lambda entry, value: [kind_of(entry.inner).seen(entry.inner, row) for row in value],
    parts=_fields,
)


NAME = "name"
OF = "of"
"""In the row of somebody who was not chosen: whom it is about."""


def is_of_people(entry: Any) -> bool:
    """Whether every row is about one of the few who play, and must say who."""
    name = dict(fields_of(entry.inner.schema)).get(NAME)
    return isinstance(name, Text) and name.required and 0 < entry.shortest < entry.longest


def _people(view: Any, entry: Any, _: str, value: Any) -> Iterator[ChoiceView]:
    """Those who were chosen, each at the row about them, then the others who may be."""
    rows = value if isinstance(value, list) else []
    seats = {name: seat for seat, name in view.words.sitting.items()}
    chosen = [
        _name_in(row) or _name_in(row, OF) or player_called(view.words, n)
        for n, row in enumerate(rows)
    ]
    for number, name in enumerate(chosen):
        yield ChoiceView(name, name, bool(_name_in(rows[number])), seat=seats.get(name, number))
    for seat in view.words.sitting or range(len(rows), entry.longest):
        name = player_called(view.words, seat)
        if name not in chosen:
            yield ChoiceView(name, name, chosen=False, seat=seat)


def _name_in(row: Any, key: str = NAME) -> str:
    name = row.get(key) if isinstance(row, dict) else None
    return str(name or "")


def _people_told(entry: Any, typed: Typed, path: str) -> list[Any] | None:
    """The rows of those who were chosen, then what is known of others who may be."""
    schema = entry.inner.schema
    numbers = rows(typed, path)
    pieces = [(body_of(schema, typed, f"{path}.{n}."), _other_at(typed, path, n)) for n in numbers]
    filled = [(piece, other) for piece, other in pieces if piece]
    chosen = [{**left_blank(schema), **row} for row, other in filled if NAME in row or not other]
    others = [{**row, OF: other} for row, other in filled if NAME not in row and other]
    return [*chosen, *others] or None


def _other_at(typed: Typed, path: str, number: int) -> str:
    return typed.get(f"{path}.{number}.{OF}", "").strip()


def of_those_chosen(schema: Schema, body: Mapping[str, Any]) -> dict[str, Any]:
    """Without the rows about people who were not chosen, though something is known of them."""
    chosen = dict(body)
    for name, entry in fields_of(schema):
        if kind_of(entry) is PEOPLE and isinstance(rows := body.get(name), list):
            chosen[name] = [row for row in rows if not _name_in(row, OF)]
    return {name: value for name, value in chosen.items() if value != [] or body[name] == []}


def _row_of_each(view: Any, entry: Any, value: Any, path: str) -> list[list[Any]]:
    """A row for everybody who may be chosen; the name stands at its head."""
    rows = value if isinstance(value, list) else []
    count = len([*_people(view, entry, "", value)])
    pieces = [*rows, *({} for _ in range(count - len(rows)))]
    schema = entry.inner.schema
    return [
        [
            *_besides_held(
                schema, piece, view.fields(schema, piece, f"{path}.{i}.", leave_out=(NAME,))
            )
        ]
        for i, piece in enumerate(pieces)
    ]


def _besides_held(schema: Schema, piece: Any, views: Iterable[Any]) -> Iterator[Any]:
    """The fields of one of the people, but for what a field of its own asks of all who are in."""
    held = {} if _name_in(piece, OF) else dict(_held(schema))
    for each in views:
        value = held.get(each.name)
        if value is None:
            yield each
        elif value is not True:
            choices = [choice for choice in each.choices if choice.key != value]
            yield replace(each, choices=choices, value=None if each.value == value else each.value)


def _held(schema: Schema) -> Iterator[tuple[str, Any]]:
    for each in getattr(schema, "of_one", ()):
        name, *value = each.split(".")
        yield name, value[0] if value else True


PEOPLE = replace(
    ROWS,
    template=lambda _: "people",
    told=_people_told,
    parts=_row_of_each,
    choices=_people,
)
