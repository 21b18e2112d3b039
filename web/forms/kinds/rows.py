"""Several rows of fields."""

from typing import Any

from marshmallow import Schema
from marshmallow.fields import Field

from rules.core.fields import Flag, ListOf
from web.forms.kinds.kind import Kind, body_of, fields_of, kind_of
from web.forms.typed import Typed, rows


def _told(entry: Any, typed: Typed, path: str) -> list[Any] | None:
    """The rows in which anything was typed."""
    schema = entry.inner.schema
    pieces = (body_of(schema, typed, f"{path}.{i}.") for i in rows(typed, path))
    return [{**left_blank(schema), **piece} for piece in pieces if piece] or None


def left_blank(schema: Schema) -> dict[str, Any]:
    """What is told by leaving it blank: a tick that must be told, a list that may be empty."""
    return {
        name: [] if isinstance(entry, ListOf) else False
        for name, entry in fields_of(schema)
        if entry.required and _may_be_blank(entry)
    }


def _may_be_blank(entry: Field[Any]) -> bool:
    return not entry.shortest if isinstance(entry, ListOf) else isinstance(entry, Flag)


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
