"""One valid body of which each case breaks one thing: how the tables of refusals are written."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple

Body = dict[str, Any]

LEFT_OUT: Any = object()


class Broken(NamedTuple):
    """What is wrong, the fields that make it so, and every path that must be refused."""

    sentence: str
    changes: Mapping[str, Any]
    errors: set[str]


def at(path: str, sentence: str, value: Any) -> Broken:
    """A case in which one field is wrong and named."""
    return Broken(sentence, {path: value}, {path})


def with_changes(body: Mapping[str, Any], changes: Mapping[str, Any]) -> Body:
    """The body with other values at some paths; the parents of a path are there."""
    changed: Body = deepcopy(dict(body))
    for path, value in changes.items():
        *parents, last = path.split(".")
        place: Any = changed
        for key in parents:
            place = place[int(key)] if isinstance(place, list) else place[key]
        if value is LEFT_OUT:
            del place[last]
        elif isinstance(place, list):
            place[int(last) : int(last) + 1] = [value]
        else:
            place[last] = value
    return changed


WRONG_KINDS: dict[str, dict[str, Any]] = {
    "whole number": {
        "null": None,
        "a number as a text": "3",
        "a fraction": 3.0,
        "true": True,
        "an empty text": "",
        "a list": [3],
        "an object": {},
        "a number beyond all reason": 10**400,
        "a number below all reason": -(10**400),
    },
    "text": {"null": None, "a number": 3, "true": True, "a list": ["h"], "an object": {}},
    "name": {
        "null": None,
        "a number": 3,
        "a list": ["Alex"],
        "an empty text": "",
        "a blank": "  ",
        "41 characters": "x" * 41,
        "half a character": "\ud800",
    },
    "truth value": {"null": None, "a number": 1, "a text": "true", "a list": []},
    "list": {"null": None, "a text": "doctor", "a number": 3, "an object": {}, "true": True},
    "object": {"null": None, "a text": "h./..", "a number": 3, "a list": [], "true": True},
    "choice": {
        "null": None,
        "a number": 1,
        "a list": [],
        "an object": {},
        "an empty text": "",
        "an unknown word": "sombrero",
        "half a character": "\ud800",
    },
}


def wrong_kinds(kind: str, *paths: str) -> Iterator[Broken]:
    """Each path with everything that is no such value."""
    for path in paths:
        for name, value in WRONG_KINDS[kind].items():
            yield at(path, f"{path} is no {kind} but {name}", value)


def beyond(path: str, lowest: int, highest: int, step: int = 1) -> Iterator[Broken]:
    """A number's path with what is just too small, just too large, and between two steps."""
    values = {lowest - step, highest + step} | ({lowest + 1} if step > 1 else set())
    for value in sorted(values):
        yield at(path, f"{path} is {value}", value)


def unknown(*objects: str) -> Iterator[Broken]:
    """Each object, "" for the body itself, with a field that nobody knows."""
    for path in objects:
        for field in ("colour", "Name", "_schema"):
            yield at(f"{path}.{field}".lstrip("."), f"{path or 'the body'} has a {field}", 1)


def missing(*paths: str) -> Iterator[Broken]:
    """Each path left out."""
    for path in paths:
        yield Broken(f"{path} is missing", {path: LEFT_OUT}, {path})


def are_apart(cases: list[Broken]) -> bool:
    """Whether no two of the cases touch the same field or a part of it."""
    paths = [f"{path}." for case in cases for path in {*case.changes, *case.errors}]
    owners = [number for number, case in enumerate(cases) for _ in {*case.changes, *case.errors}]
    return not any(
        one != other and (path.startswith(above) or above.startswith(path))
        for path, one in zip(paths, owners, strict=True)
        for above, other in zip(paths, owners, strict=True)
    )
