"""What was typed on a sheet, as nested values; every single thing on it has a path.

`seats.1.money`, `shared.board.d4`, `setup.house_rules.CCC-O1`: the paths that players' changes
name. Values are replaced, never altered in place.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.core.messages import Message, say
from rules.core.sheet import Drawing, SheetFacts

Document = dict[str, Any]
Key = str | int

OF_THE_SEAT = frozenset({"name", "mark", "left_out"})
"""What a seat has beside the fields that the title gives it."""


class PathError(Exception):
    """Nothing can be put at this path; says why."""

    def __init__(self, says: Message) -> None:
        super().__init__(says.id)
        self.says = says


class Put(NamedTuple):
    """A path with the value that comes there; None removes what is there."""

    path: str
    value: Any


def overlap(one: str, other: str) -> bool:
    """Whether two paths name the same thing, or one of them a part of the other."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")


def seat_of(path: str) -> int | None:
    """The seat that a path belongs to; None for what belongs to the table."""
    root, _, rest = path.partition(".")
    number = rest.partition(".")[0]
    return int(number) if root == "seats" and number.isdecimal() else None


def field_of(path: str) -> str:
    """The field of a seat that a path leads to or into."""
    return path.split(".")[2]


def value_at(document: Document, path: str, facts: SheetFacts) -> Any:
    """What stands at a path; None where nothing does."""
    here: Any = document
    keys = _keys(path)
    for depth, key in enumerate(keys):
        drawing = drawing_at(keys[:depth], facts)
        if drawing and isinstance(here, str):
            return drawing.sign_at(here, str(key)) if depth == len(keys) - 1 else None
        here = _inside(here, key)
    return here


def changed(document: Document, puts: tuple[Put, ...], facts: SheetFacts) -> Document:
    """The document with these values in place."""
    for put in puts:
        document = _Placing(put.value, facts).below(document, (), _keys(put.path))
    return document


def drawing_at(keys: tuple[Key, ...], facts: SheetFacts) -> Drawing | None:
    """How the text below these keys is drawn, where it is."""
    match keys:
        case ("seats", _, "fields", str(name)) | ("shared", str(name)):
            return facts.drawn.get(name)
    return None


def drawing_of(path: str, facts: SheetFacts) -> Drawing | None:
    """The drawing of which a path names a single place."""
    return drawing_at(_keys(path)[:-1], facts)


def _keys(path: str) -> tuple[Key, ...]:
    """A path as the keys that lead to it in the document."""
    root, *rest = path.split(".")
    if root != "seats":
        return (root, *rest)
    number, field, *deeper = rest
    own = (field,) if field in OF_THE_SEAT else ("fields", field)
    return (root, int(number), *own, *deeper)


def _inside(here: Any, key: Key) -> Any:
    if isinstance(here, Mapping):
        return here.get(key)
    if isinstance(here, list):
        number = int(key) if str(key).isdecimal() else len(here)
        return here[number] if number < len(here) else None
    return None


class _Placing(NamedTuple):
    """Puts one value into copies of whatever lies around it."""

    value: Any
    facts: SheetFacts

    def below(self, here: Any, above: tuple[Key, ...], keys: tuple[Key, ...]) -> Any:
        """What is here, with the value where the keys lead."""
        if not keys:
            return self.value
        if drawing := drawing_at(above, self.facts):
            return self._drawn(drawing, here, keys)
        if isinstance(here, list):
            return self._in_list(here, above, keys)
        if here is None:
            here = {}
        if not isinstance(here, dict):
            raise PathError(say("sheet-not-deeper"))
        return self._in_object(here, above, keys)

    def _in_object(self, here: Document, above: tuple[Key, ...], keys: tuple[Key, ...]) -> Any:
        key, *rest = keys
        inner = self.below(here.get(str(key)), (*above, key), tuple(rest))
        others = {name: value for name, value in here.items() if name != key}
        if inner is None or (inner == {} and self.value is None):
            return others
        return {**here, str(key): inner}

    def _in_list(self, here: list[Any], above: tuple[Key, ...], keys: tuple[Key, ...]) -> Any:
        key, *rest = keys
        number = int(key) if str(key).isdecimal() else len(here) + 1
        if number > len(here):
            raise PathError(say("sheet-no-entry", count=len(here)))
        now = here[number] if number < len(here) else None
        inner = self.below(now, (*above, key), tuple(rest))
        if inner is not None:
            return [*here[:number], inner, *here[number + 1 :]]
        if number + 1 < len(here):
            raise PathError(say("sheet-last-entry-first"))
        return here[:number]

    def _drawn(self, drawing: Drawing, here: Any, keys: tuple[Key, ...]) -> Any:
        if len(keys) > 1 or not isinstance(here, str | None):
            raise PathError(say("sheet-not-deeper"))
        return drawing.with_sign(here or "", str(keys[0]), self.value) or None
