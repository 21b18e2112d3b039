"""From what was typed into a page to the body that the API would get.

A form's fields are named by their paths (`seats.0.city`); what a field holds decides how its text
is read. Text that cannot be read is passed on as it is, so that the form names what is wrong.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from marshmallow import Schema, fields
from werkzeug.datastructures import MultiDict

from rules.core.fields import (
    Flag,
    Keyed,
    ListOf,
    NumberOr,
    OneNumberOf,
    OneOf,
    PieceOf,
    Text,
    TrueUnlessDenied,
    Whole,
    YesOrNo,
)

Typed = MultiDict[str, str]

SUM = re.compile(r"\s*[+−-]?\s*\d{1,6}(\s*[+−-]\s*\d{1,6}){0,40}\s*")
TERM = re.compile(r"[+−-]?\s*\d+")
NUMBER = re.compile(r"\d{1,3}")
ROW_NUMBER = re.compile(r"[0-9]{1,2}")
BETWEEN_ENTRIES = re.compile(r"[,;\s]+")
ADDED = re.compile(r"(?P<path>[a-z_0-9.]{1,80})=(?P<text>[^=]{1,80})")
BETWEEN_NAMES = re.compile(r"[,;]")
NEXT_ROW = re.compile(r"\s*/?[\r\n]\s*")
DRAWN = frozenset({"board", "card", "city"})
YES_OR_NO = {"on": True, "true": True, "false": False}
TICKED = frozenset({"on", "true", "1", "yes"})
DENIED = frozenset({"off", "false", "0", "no"})
OF_EACH = "of"
"""Below the path of a list, how many there are of each: `seats.0.tokens.of.5`."""
MOST_OF_EACH = 99


def settled(typed: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """What was typed, without the rows that a button takes away, and with what one adds.

    `less` names the path of a row. `plus` names a field and what comes to it, `seats.0.other=3`:
    behind a comma where several stand there already, else as part of a sum; a blank field gets it.
    """
    pairs = list(typed)
    gone = [text for name, text in pairs if name == "less"]
    added = [ADDED.fullmatch(text) for name, text in pairs if name == "plus"]
    kept = [
        (name, text)
        for name, text in pairs
        if name not in {"less", "plus"} and not _lies_in(name, gone)
    ]
    for match in filter(None, added):
        kept = _with_added(kept, match["path"], match["text"])
    return kept


def _lies_in(name: str, rows: Iterable[str]) -> bool:
    return any(name == row or name.startswith(f"{row}.") for row in rows)


def _with_added(pairs: list[tuple[str, str]], path: str, text: str) -> list[tuple[str, str]]:
    there = dict(pairs).get(path, "").strip()
    others = [pair for pair in pairs if pair[0] != path]
    if not NUMBER.fullmatch(text.rstrip(",")) or not there:
        return [*others, (path, text)]
    if "," in there or ";" in there:
        return [*others, (path, f"{there.rstrip(',; ')}, {text.rstrip(',')}")]
    return [*others, (path, f"{there}+{text.rstrip(',')}")]


def body_of(schema: Schema, typed: Typed, path: str = "") -> dict[str, Any]:
    """The body for a form or piece; what was left blank is left out."""
    body = {}
    for name, field in fields_of(schema):
        value = _value(field, typed, f"{path}{name}")
        if value is not None:
            body[name] = value
    return body


def fields_of(schema: Schema) -> Iterable[tuple[str, fields.Field[Any]]]:
    """The fields under the names that they have in bodies."""
    return ((field.data_key or name, field) for name, field in schema.fields.items())


def _value(field: fields.Field[Any], typed: Typed, path: str) -> Any:
    if isinstance(field, PieceOf):
        return body_of(field.schema, typed, f"{path}.") or None
    if isinstance(field, ListOf):
        return _list(field, typed, path) or None
    if isinstance(field, Keyed):
        below = _below(typed, path).items()
        return {key: _read(field.inner, text) for key, text in below if text.strip()} or None
    kind = getattr(field, "kind", "")
    if kind == "house_rules":
        return _below(typed, path) or None
    if isinstance(field, NumberOr) and kind != "sum_or_list":
        return _value(field.items, typed, path) or _value(field.number, typed, path)
    return _numbers(typed.getlist(path)) or None if kind == "cell" else _one(field, typed, path)


def _one(field: fields.Field[Any], typed: Typed, path: str) -> Any:
    """What a single text says; a field that also takes a list may have been typed as one."""
    text = typed.get(path)
    if text is None and isinstance(listed := getattr(field, "listed", None), ListOf):
        return _list(listed, typed, path) or None
    if text is None or (not text.strip() and not getattr(field, "blank_is_empty", False)):
        return None
    return _read(field, text)


def _read(field: fields.Field[Any], text: str) -> Any:
    if isinstance(field, YesOrNo):
        return YES_OR_NO.get(text, text)
    if isinstance(field, Flag):
        return _ticked(field, text.lower())
    if isinstance(field, Whole):
        return whole_of(text)
    kind = getattr(field, "kind", "")
    if kind == "sum_or_list":
        return _sum_or_list(text)
    return NEXT_ROW.sub("/", text.strip()) if kind in DRAWN else text


def _numbers(texts: list[str]) -> list[int | str]:
    """Numbers with commas between them, or each in a text of its own."""
    entries = [entry for text in texts for entry in BETWEEN_ENTRIES.split(text)]
    return [whole_of(entry) for entry in entries if entry]


def _ticked(field: Flag, text: str) -> bool | None:
    """A box that is not ticked says nothing; where silence means yes, a no can be said."""
    if isinstance(field, TrueUnlessDenied) and text in DENIED:
        return False
    return True if text in TICKED else None


def whole_of(text: str) -> int | str:
    """A number, or a sum such as "3+4+2"; what is neither stays as it was typed."""
    if not SUM.fullmatch(text):
        return text
    terms = (term.replace("−", "-").replace(" ", "") for term in TERM.findall(text))
    return sum(int(term) for term in terms)


def _sum_or_list(text: str) -> Any:
    """One number or sum, or several with commas between them."""
    if "," not in text and ";" not in text:
        return whole_of(text)
    return [whole_of(entry) for entry in BETWEEN_ENTRIES.split(text.strip()) if entry]


def _list(field: ListOf[Any], typed: Typed, path: str) -> list[Any]:
    if isinstance(field.inner, OneNumberOf):
        return _counted(field.inner, typed, path)
    if isinstance(field.inner, PieceOf):
        pieces = (body_of(field.inner.schema, typed, f"{path}.{i}.") for i in rows(typed, path))
        return [{**left_blank(field.inner.schema), **piece} for piece in pieces if piece]
    places = rows(typed, path)
    if places and field.ordered and isinstance(field.inner, Whole):
        texts = [typed.get(f"{path}.{i}", "").strip() for i in _up_to_last(typed, path)]
        return [whole_of(text or "0") for text in texts]
    texts = [*typed.getlist(path), *(typed.get(f"{path}.{i}", "") for i in places)]
    chosen = field.ordered and isinstance(field.inner, OneOf)
    entries = texts if chosen or len(texts) > 1 else _entries(field.inner, texts)
    return [_read(field.inner, entry.strip()) for entry in entries if entry.strip()]


def _counted(inner: OneNumberOf, typed: Typed, path: str) -> list[Any]:
    """All entries, those that mean something in the order of what they are counted by."""
    named = [_read(inner, entry) for entry in _entries(inner, typed.getlist(path)) if entry]
    numbers = inner.numbers
    for number in numbers:
        named += _so_many(number, typed.get(f"{path}.{OF_EACH}.{number}", "").strip())
    known = sorted((entry for entry in named if entry in numbers), key=numbers.index)
    return [*known, *(entry for entry in named if entry not in numbers)]


def _so_many(number: int, text: str) -> list[Any]:
    """The number as often as the text says; one that says nothing is named as it is."""
    count = whole_of(text) if text else 0
    if isinstance(count, int) and 0 <= count <= MOST_OF_EACH:
        return [number] * count
    return [f"{text} × {number}"]


def _up_to_last(typed: Typed, path: str) -> range:
    """The places of numbers that have a field each; what is blank behind the last is not there."""
    filled = [i for i in rows(typed, path) if typed.get(f"{path}.{i}", "").strip()]
    return range(max(filled, default=-1) + 1)


def _entries(inner: fields.Field[Any], texts: list[str]) -> list[str]:
    """The entries of a text with commas; a blank parts them too, where it is no part of a name."""
    between = BETWEEN_NAMES if isinstance(inner, Text) else BETWEEN_ENTRIES
    return [entry for text in texts for entry in between.split(text)]


def left_blank(schema: Schema) -> dict[str, Any]:
    """What is told by leaving it blank: a tick that must be told, a list that may be empty."""
    return {
        name: [] if isinstance(field, ListOf) else False
        for name, field in fields_of(schema)
        if field.required and _may_be_blank(field)
    }


def _may_be_blank(field: fields.Field[Any]) -> bool:
    return not field.shortest if isinstance(field, ListOf) else isinstance(field, Flag)


def rows(typed: Typed, path: str) -> list[int]:
    """The numbers of a repeated part's rows that were typed, in order."""
    start = f"{path}."
    numbers = {key[len(start) :].partition(".")[0] for key in typed if key.startswith(start)}
    return sorted(int(number) for number in numbers if ROW_NUMBER.fullmatch(number))


def _below(typed: Typed, path: str) -> Mapping[str, str]:
    """What was chosen for each key below a path."""
    start = f"{path}."
    return {
        key[len(start) :]: text for key, text in typed.items() if key.startswith(start) and text
    }


def typed_from(body: object, path: str = "") -> list[tuple[str, str]]:
    """The other way round: a body as fields and their texts, for an address."""
    if isinstance(body, dict):
        return [pair for key, value in body.items() for pair in typed_from(value, _at(path, key))]
    if isinstance(body, list):
        if body and all(type(entry) is int for entry in body):
            return [(path, in_a_row(body))]
        if all(isinstance(entry, str | int) for entry in body):
            return [(path, str(entry)) for entry in body]
        return [
            pair for i, value in enumerate(body) for pair in typed_from(value, _at(path, str(i)))
        ]
    if body is None:
        return []
    return [(path, _as_text(body))]


def _as_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "false"
    return str(value)


def in_a_row(numbers: list[Any]) -> str:
    """Several numbers as one text; behind a single one a comma tells that it is no sum."""
    is_one = len(numbers) == 1 and type(numbers[0]) is int
    return f"{numbers[0]}," if is_one else ", ".join(map(str, numbers))


def _at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
