"""From the form of a seat to a change: only what is other than what the form showed."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from marshmallow.fields import Field

from rules.core.fields import ListOf, PieceOf
from scoring.titles import BuiltTitle
from sheets.document import Document
from web.typing_in import Typed, body_of, fields_of


def room_of(title: BuiltTitle) -> Any:
    """What is special about a title's seats on pages."""
    return import_module(f"web.{title.facts.room}")


def presentable(title: BuiltTitle, fields: Mapping[str, Any]) -> dict[str, Any]:
    """What of a seat's fields a form can show; a program may have put there what none can."""
    known = dict(fields_of(title.seat_form))
    return {name: value for name, value in fields.items() if _fits(known[name], value)}


def _fits(field: Field[Any], value: Any) -> bool:
    if isinstance(field, PieceOf):
        return isinstance(value, dict) and all(_is_plain(inner) for inner in value.values())
    if isinstance(field, ListOf) and isinstance(field.inner, PieceOf):
        return isinstance(value, list) and all(_fits(field.inner, entry) for entry in value)
    if isinstance(value, list):
        return all(_is_plain(entry) for entry in value)
    return _is_plain(value)


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int) or value is None


def typed_changes(title: BuiltTitle, number: int, typed: Typed, shown: Document) -> dict[str, Any]:
    """The paths of a seat whose values are other than those that its form showed."""
    room, seat = room_of(title), shown["seats"][number]
    before = presentable(title, seat.get("fields", {}))
    body = body_of(title.seat_form, typed, f"seats.{number}.")
    way = room.way_of(body, typed.get(f"seats.{number}.way", ""))
    now = {name: value for name, value in room.seat_body(body, way).items() if value != ""}
    name = now.pop("name", seat["name"])
    changes = dict(_differences(title, before, now))
    mark = typed.get(f"seats.{number}.mark", seat["mark"])
    own = {"name": name, "mark": mark}
    changes |= {key: value for key, value in own.items() if value != seat[key]}
    return {f"seats.{number}.{path}": value for path, value in changes.items()}


def _differences(
    title: BuiltTitle, before: Mapping[str, Any], now: Mapping[str, Any]
) -> Iterator[tuple[str, Any]]:
    for name in dict.fromkeys((*before, *now)):
        old, new = before.get(name), now.get(name)
        if old != new:
            yield from _finer(title, name, old, new)


def _finer(title: BuiltTitle, name: str, old: Any, new: Any) -> Iterator[tuple[str, Any]]:
    """A change of one field, place by place or part by part where it has any."""
    drawing = title.sheet.drawn.get(name)
    if drawing and isinstance(old, str) and isinstance(new, str) and old:
        places = drawing.differences(old, new)
        if places is not None:
            yield from ((f"{name}.{place}", sign) for place, sign in places.items())
            return
    if isinstance(old, dict) and isinstance(new, dict):
        for part in dict.fromkeys((*old, *new)):
            if old.get(part) != new.get(part):
                yield f"{name}.{part}", new.get(part)
        return
    yield name, new
