"""From the form of a seat to a change: only what is other than what the form showed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema

from rules.core.forms import Form
from rules.core.paths import seat_path
from rules.core.sheet import Drawing
from scoring.titles import BuiltTitle, titles
from sheets.document import Document
from web.forms.kinds.kind import body_of, fields_of, kind_of
from web.forms.typed import Typed, typed_from
from web.house.rooms import pages_of

LONGEST_NUMBER = 7
SHARED = "shared."


def base_of(typed: Mapping[str, str], revision: int) -> int:
    """The revision that a form showed; the present one where it does not say."""
    told = typed.get("base", "")
    if not (told.isascii() and told.isdigit() and len(told) <= LONGEST_NUMBER):
        return revision
    return min(int(told), revision)


def presentable(schema: Schema, fields: Mapping[str, Any]) -> dict[str, Any]:
    """What of these fields a form can show; a program may have put there what none can."""
    known = dict(fields_of(schema))
    lines = pages_of(titles()[schema.title.slug]).in_lines if isinstance(schema, Form) else {}
    shown = {
        name: lines[name](value) if name in lines else value
        for name, value in fields.items()
        if name in known
    }
    return {
        name: value
        for name, value in shown.items()
        if kind_of(known[name]).fits(known[name], value)
    }


def typed_changes(title: BuiltTitle, number: int, typed: Typed, shown: Document) -> dict[str, Any]:
    """The paths of a seat whose values are other than those that its form showed."""
    pages, seat, path = pages_of(title), shown["seats"][number], f"{seat_path(number)}."
    body = body_of(title.seat_form, typed, path)
    way = pages.way_of(body, typed.get(f"{path}way", ""))
    now = {name: value for name, value in pages.seat_body(body, way).items() if value != ""}
    name = now.pop("name", seat["name"])
    fields, unscored = seat.get("fields", {}), title.sheet.unscored
    before = {key: value for key, value in fields.items() if key not in unscored}
    counting = pages.seat_body(before, way)
    changes: dict[str, Any] = {key: None for key in before if key not in counting}
    typing = _Typing(title.seat_form, title.sheet.drawn)
    changes |= typing.differences({key: before.get(key) for key in counting}, now)
    changes |= dict(_beside_the_score(unscored, fields, typed, path))
    own = {"name": name, "mark": typed.get(f"{path}mark", seat["mark"])}
    changes |= {key: value for key, value in own.items() if value != seat[key]}
    return {f"{path}{inner}": value for inner, value in changes.items()}


def _beside_the_score(
    names: Iterable[str], before: Mapping[str, Any], typed: Typed, path: str
) -> Iterator[tuple[str, Any]]:
    """What a sheet keeps of a seat though no score knows it, as far as the form has it."""
    for name in names:
        now = typed.get(f"{path}{name}")
        if now is not None and now.strip() != noted(before.get(name)):
            yield name, now.strip() or None


def noted(value: Any) -> str:
    """Something that a sheet keeps beside the score, as a form shows it."""
    entries = value if isinstance(value, list) else [] if value is None else [value]
    return ", ".join(map(str, entries))


def typed_parts(title: BuiltTitle, typed: Typed, shown: Document) -> dict[str, Any]:
    """The paths of what belongs to no seat whose values are other than its form showed."""
    parts = title.shared_parts
    body = body_of(title.table_form, typed, SHARED)
    typed_in = {name: body[name] for name in parts if body.get(name) not in (None, "")}
    now = pages_of(title).parts_body(typed_in, len(shown["seats"]))
    kept = shown.get("shared", {})
    blank = {name: "" for name in parts if name in title.sheet.drawn and name in now}
    before = {**blank, **{name: kept[name] for name in parts if name in kept}}
    changes = _Typing(title.table_form, title.sheet.drawn).differences(before, now)
    return {f"{SHARED}{path}": value for path, value in changes}


@dataclass(frozen=True, slots=True)
class _Typing:
    """Compares what a form showed with what it sends."""

    schema: Schema
    drawn: Mapping[str, Drawing]

    def differences(
        self, before: Mapping[str, Any], now: Mapping[str, Any]
    ) -> Iterator[tuple[str, Any]]:
        """The paths below these fields whose values are other than before."""
        shown = self._sent_back(presentable(self.schema, before))
        for name in dict.fromkeys((*before, *now)):
            if shown.get(name) != now.get(name):
                drawing = self.drawn.get(name)
                old = before.get(name) if drawing else shown.get(name)
                if _hides_rows(before.get(name), old):
                    yield name, now.get(name)
                else:
                    yield from _finer(drawing, name, old, now.get(name))

    def _sent_back(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """What the form of these fields would send if nobody touched it."""
        known = dict(fields_of(self.schema))
        texts = [
            pair
            for name, value in fields.items()
            for pair in typed_from(kind_of(known[name]).seen(known[name], value), name)
        ]
        body = body_of(self.schema, Typed(texts))
        return {name: value for name, value in body.items() if value != ""}


def _hides_rows(kept: Any, shown: Any) -> bool:
    """Whether a form shows fewer rows than are kept, so that none is found by its number."""
    return isinstance(kept, list) and isinstance(shown, list) and len(kept) != len(shown)


def _finer(drawing: Drawing | None, name: str, old: Any, new: Any) -> Iterator[tuple[str, Any]]:
    """A change of one field, place by place or part by part where it has any."""
    if drawing and isinstance(old, str) and isinstance(new, str):
        places = drawing.differences(old, new)
        if places is not None:
            yield from ((f"{name}.{place}", sign) for place, sign in places.items())
            return
    if isinstance(old, dict) and isinstance(new, dict):
        for part in dict.fromkeys((*old, *new)):
            if old.get(part) != new.get(part):
                yield f"{name}.{part}", new.get(part)
        return
    rows = [] if old is None else old
    if _are_rows(rows) and _are_rows(new) and len(rows) <= len(new):
        yield from _row_by_row(name, rows, new)
        return
    yield name, new


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _row_by_row(name: str, old: list[Any], new: list[Any]) -> Iterator[tuple[str, Any]]:
    """Rows that were altered or added; two people who work on different ones are not at odds."""
    for number, row in enumerate(new):
        if number >= len(old):
            yield f"{name}.{number}", row
        elif row != old[number]:
            yield from _inside_row(f"{name}.{number}", old[number], row)


def _inside_row(path: str, old: dict[str, Any], new: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Part by part; of as many numbers as before each is a part."""
    for part in dict.fromkeys((*old, *new)):
        before, now = old.get(part), new.get(part)
        if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
            places = enumerate(zip(before, now, strict=True))
            yield from ((f"{path}.{part}.{n}", num) for n, (was, num) in places if was != num)
        elif before != now:
            yield f"{path}.{part}", now
