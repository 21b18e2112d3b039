"""From what was typed into a page to the body that the API would get.

A form's fields are named by their paths (`seats.0.city`); what a field holds decides how its text
is read. Text that cannot be read is passed on as it is, so that the form names what is wrong.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from marshmallow import Schema, fields
from werkzeug.datastructures import MultiDict

from rules.core.fields import Flag, ListOf, OneOf, PieceOf, Text, Whole

Typed = MultiDict[str, str]

SUM = re.compile(r"\s*[+−-]?\s*\d{1,6}(\s*[+−-]\s*\d{1,6}){0,40}\s*")
TERM = re.compile(r"[+−-]?\s*\d+")
ROW_NUMBER = re.compile(r"[0-9]{1,2}")
BETWEEN_ENTRIES = re.compile(r"[,;\s]+")
BETWEEN_NAMES = re.compile(r"[,;]")
NEXT_ROW = re.compile(r"\s*/?[\r\n]\s*")
DRAWN = frozenset({"board", "card", "city"})
TICKED = frozenset({"on", "true", "1", "yes"})


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
    if getattr(field, "kind", "") == "house_rules":
        return _below(typed, path) or None
    text = typed.get(path)
    if text is None or (not text.strip() and not getattr(field, "blank_is_empty", False)):
        return None
    return _read(field, text)


def _read(field: fields.Field[Any], text: str) -> Any:
    if isinstance(field, Flag):
        return True if text.lower() in TICKED else None
    if isinstance(field, Whole):
        return whole_of(text)
    kind = getattr(field, "kind", "")
    if kind == "sum_or_list":
        return _sum_or_list(text)
    return NEXT_ROW.sub("/", text.strip()) if kind in DRAWN else text


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
    if isinstance(field.inner, PieceOf):
        pieces = (body_of(field.inner.schema, typed, f"{path}.{i}.") for i in rows(typed, path))
        return [{**_unticked(field.inner.schema), **piece} for piece in pieces if piece]
    texts = [*typed.getlist(path), *(typed.get(f"{path}.{i}", "") for i in rows(typed, path))]
    chosen = field.ordered and isinstance(field.inner, OneOf)
    entries = texts if chosen or len(texts) > 1 else _entries(field.inner, texts)
    return [_read(field.inner, entry.strip()) for entry in entries if entry.strip()]


def _entries(inner: fields.Field[Any], texts: list[str]) -> list[str]:
    """The entries of a text with commas; a blank parts them too, where it is no part of a name."""
    between = BETWEEN_NAMES if isinstance(inner, Text) else BETWEEN_ENTRIES
    return [entry for text in texts for entry in between.split(text)]


def _unticked(schema: Schema) -> dict[str, Any]:
    """A flag that must be told is told by leaving it unticked, too."""
    return {
        name: False
        for name, field in fields_of(schema)
        if isinstance(field, Flag) and field.required
    }


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
        if all(isinstance(entry, str | int) for entry in body):
            return [(path, str(entry)) for entry in body]
        return [
            pair for i, value in enumerate(body) for pair in typed_from(value, _at(path, str(i)))
        ]
    if isinstance(body, bool):
        return [(path, "on")] if body else []
    return [(path, str(body))]


def _at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
