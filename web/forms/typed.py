"""From what was typed into a page to the body that the API would get.

A form's fields are named by their paths (`seats.0.name`); the kind of a field says how its text is
read. Text that cannot be read is passed on as it is, so that the form names what is wrong.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from werkzeug.datastructures import MultiDict

from rules.core.paths import root_of

Typed = MultiDict[str, str]

SUM = re.compile(r"\s*[+−-]?\s*\d{1,6}(\s*[+−-]\s*\d{1,6}){0,40}\s*")
TERM = re.compile(r"[+−-]?\s*\d+")
NUMBER = re.compile(r"\d{1,3}")
ROW_NUMBER = re.compile(r"[0-9]{1,2}")
BETWEEN_ENTRIES = re.compile(r"[,;\s]+")
ADDED = re.compile(r"(?P<path>[a-z_0-9.]{1,80})=(?P<text>[^=]{1,80})")


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


def whole_of(text: str) -> int | str:
    """A number, or a sum such as "3+4+2"; what is neither stays as it was typed."""
    if not SUM.fullmatch(text):
        return text
    terms = (term.replace("−", "-").replace(" ", "") for term in TERM.findall(text))
    return sum(int(term) for term in terms)


def rows(typed: Typed, path: str) -> list[int]:
    """The numbers of a repeated part's rows that were typed, in order."""
    start = f"{path}."
    numbers = {root_of(key[len(start) :]) for key in typed if key.startswith(start)}
    return sorted(int(number) for number in numbers if ROW_NUMBER.fullmatch(number))


def below(typed: Typed, path: str) -> Mapping[str, str]:
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
