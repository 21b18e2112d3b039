"""Fields that belong together; a number or the same thing itemised."""

from typing import Any

from rules.core.fields import NumberOr, PieceOf
from web.forms.kinds.kind import Kind, body_of, fields_of, is_plain, kind_of, said_none
from web.forms.typed import Typed


def _fits(entry: PieceOf, value: Any) -> bool:
    known = dict(fields_of(entry.schema))
    return isinstance(value, dict) and all(
        kind_of(known[name]).fits(known[name], inner) if name in known else is_plain(inner)
        for name, inner in value.items()
    )


def _told(entry: PieceOf, typed: Typed, path: str) -> dict[str, Any] | None:
    """What is said of any part; that there is none of a part is said of it too.

    Where somebody says that there is none at all, what stands in the parts is out of sight.
    """
    if path in said_none(typed):
        return None
    says_none = any(name.startswith(f"{path}.") for name in said_none(typed))
    return body_of(entry.schema, typed, f"{path}.") or ({} if says_none else None)


def without_blanks(_: object, value: Any) -> Any:
    """What is told of an object."""
    if not isinstance(value, dict):
        return value
    return {key: inner for key, inner in value.items() if inner is not None}


def _fields(view: Any, entry: PieceOf, value: Any, path: str) -> list[list[Any]]:
    return [view.fields(entry.schema, value if isinstance(value, dict) else {}, f"{path}.")]


def _number_or_items(entry: NumberOr[Any], typed: Typed, path: str) -> Any:
    items = kind_of(entry.items).told(entry.items, typed, path)
    return items or kind_of(entry.number).told(entry.number, typed, path)


GROUP = Kind(
    template=lambda _: "group",
    told=_told,
    fits=_fits,
    seen=without_blanks,
    parts=_fields,
)
NUMBER_OR_ITEMS = Kind(
    template=lambda entry: f"{entry.kind}_{kind_of(entry.items).template(entry.items)}",
    told=_number_or_items,
    fits=lambda entry, value: kind_of(entry.form_of(value)).fits(entry.form_of(value), value),
    seen=lambda entry, value: kind_of(entry.form_of(value)).seen(entry.form_of(value), value),
    parts=lambda view, entry, *told: kind_of(entry.items).parts(view, entry.items, *told),
)
kind_of.register(PieceOf, lambda _: GROUP)
kind_of.register(NumberOr, lambda _: NUMBER_OR_ITEMS)
