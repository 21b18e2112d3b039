"""What was typed on a sheet, as nested values; every single thing on it has a path.

`seats.1.name`, `shared.drawing.d4`, `setup.house_rules.CCC-O1`: the paths that players' changes
name. Values are replaced, never altered in place.
"""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from rules.core.messages import Message, say
from rules.core.paths import LONGEST_NUMBER, SEATS, parts_of
from rules.core.sheet import Drawing, SheetFacts

Document = dict[str, Any]
Key = str | int

SEAT_KEYS = frozenset({"name", "mark", "left_out", "done"})
"""What a seat has beside the fields that the title gives it."""
FIRST_ENTRY = "0"
"""Begins a list where nothing is yet; under any other key, and beside the table, an object does."""
EXTRAS = "extras"
DOCUMENTS_REMEMBERED = 64
ABSENT = object()
"""Stands for nothing at all, which is not the null that somebody typed inside a value."""


class PathError(Exception):
    """Nothing can be put at this path; says why."""

    def __init__(self, says: Message) -> None:
        super().__init__(says.id)
        self.says = says


class Put(NamedTuple):
    """A path with the value that comes there; None removes what is there.

    Objects that a removal leaves empty go too; a list stays, as none of something is told by it.
    When an earlier value is put back, `stays` says how much of the way was there before: of the
    rest nothing stays empty.
    """

    path: str
    value: Any
    stays: int | None = None
    objects: int = 0
    """What `objects_at` said before of the way to it."""
    typed_by: str | None = None
    """Who had typed an earlier value that is put back."""


def value_at(document: Document, path: str, facts: SheetFacts) -> Any:
    """What stands at a path; None where nothing does."""
    return Reader(document, facts).value_at(path)


class Reader:
    """Reads what stands at many paths of a document; each drawing is read once."""

    def __init__(self, document: Document, facts: SheetFacts) -> None:
        self._document = document
        self._facts = facts
        self._signs: dict[tuple[Key, ...], Mapping[str, str]] = {}

    def value_at(self, path: str) -> Any:
        """What stands at a path; None where nothing does."""
        here: Any = self._document
        keys = _keys(path)
        for depth, key in enumerate(keys):
            if isinstance(here, str) and (drawing := drawing_at(keys[:depth], self._facts)):
                signs = self._signs_of(keys[:depth], drawing, here)
                return signs.get(str(key)) if depth == len(keys) - 1 else None
            here = _inside(here, key)
        return here

    def _signs_of(self, keys: tuple[Key, ...], drawing: Drawing, text: str) -> Mapping[str, str]:
        if keys not in self._signs:
            self._signs[keys] = drawing.signs_on(text)
        return self._signs[keys]


def depth_at(document: Document, path: str) -> int:
    """How many things on the way to a path are there, its own value among them."""
    here: Any = document
    for depth, key in enumerate(_keys(path)):
        here = _inside(here, key, ABSENT)
        if here is ABSENT:
            return depth
    return len(_keys(path))


def objects_at(document: Document, path: str) -> int:
    """Which things on the way to a path are objects where a list would begin: a bit for each."""
    here: Any = document
    found = 0
    for depth, key in enumerate(_keys(path)):
        if key == FIRST_ENTRY and isinstance(here, Mapping):
            found |= 1 << depth
        here = _inside(here, key, ABSENT)
    return found


def changed(document: Document, puts: Iterable[Put], facts: SheetFacts) -> Document:
    """The document with these values in place, one after the other."""
    after, faults = tried(document, puts, facts)
    if faults:
        raise PathError(faults[0][1])
    return after


def tried(
    document: Document, puts: Iterable[Put], facts: SheetFacts
) -> tuple[Document, list[tuple[Put, Message]]]:
    """The document with those values that find a place, and what keeps the others from theirs.

    However many they are, what lies around them is copied once and a drawing is written once.
    """
    editing = _Editing(document, facts)
    for put in puts:
        editing.put(put)
    editing.draw_all()
    return editing.document, editing.faults


def _always_there(keys: tuple[Key, ...]) -> int:
    """How much of a path every sheet has."""
    match keys:
        case ("seats", _, "fields", *_):
            return 3
        case ("seats", *_):
            return 2
    return 1


def as_text(document: Document) -> str:
    """The document as it is kept."""
    return json.dumps(document, separators=(",", ":"))


@lru_cache(DOCUMENTS_REMEMBERED)
def read_document(text: str) -> Document:
    """The document that was kept; all who ask share one, which none of them may alter."""
    document: Document = json.loads(text)
    return document


def drawing_at(keys: tuple[Key, ...], facts: SheetFacts) -> Drawing | None:
    """How the text below these keys is drawn, where it is."""
    match keys:
        case ("seats", _, "fields", str(name)) | ("shared", str(name)):
            return facts.drawn.get(name)
    return None


def is_drawn(path: str, facts: SheetFacts) -> bool:
    """Whether a path names a whole drawing."""
    match parts_of(path):
        case ["seats", _, name] | ["shared", name]:
            return name in facts.drawn
    return False


def drawing_of(path: str, facts: SheetFacts) -> Drawing | None:
    """The drawing of which a path names a single place."""
    return drawing_at(_keys(path)[:-1], facts)


def _keys(path: str) -> tuple[Key, ...]:
    """A path as the keys that lead to it in the document."""
    root, *rest = parts_of(path)
    if root != SEATS:
        return (root, *rest)
    number, field, *deeper = rest
    own = (field,) if field in SEAT_KEYS else ("fields", field)
    return (root, int(number), *own, *deeper)


def _inside(here: Any, key: Key, absent: object = None) -> Any:
    if isinstance(here, Mapping):
        return here.get(key, absent)
    if isinstance(here, list):
        number = _number(key)
        return here[number] if number is not None and number < len(here) else absent
    return absent


def _number(key: Key) -> int | None:
    """The place in a list; written in one way only, as two names for it would hide a conflict."""
    text = str(key)
    is_number = text.isdecimal() and len(text) <= LONGEST_NUMBER and text == str(int(text))
    return int(text) if is_number else None


class _Editing:
    """A document while values are put in; what was copied for one is altered for the next."""

    def __init__(self, document: Document, facts: SheetFacts) -> None:
        self.document = document
        self.facts = facts
        self.faults: list[tuple[Put, Message]] = []
        self._own: dict[int, Any] = {}
        self._drawn: dict[tuple[Key, ...], list[Put]] = {}
        """What is to stand on places of drawings, until each is written anew."""

    def put(self, put: Put) -> None:
        """Put one more in; a place of a drawing waits for the others of the same."""
        keys = _keys(put.path)
        if drawing_at(keys[:-1], self.facts):
            self._drawn.setdefault(keys[:-1], []).append(put)
            return
        for waiting in [each for each in self._drawn if each[: len(keys)] == keys[: len(each)]]:
            self._draw(waiting)
        self._place([put], keys, put.value)

    def draw_all(self) -> None:
        """Write every drawing that has something to come."""
        for keys in [*self._drawn]:
            self._draw(keys)

    def _draw(self, keys: tuple[Key, ...]) -> None:
        puts = self._drawn.pop(keys)
        self._place(puts, keys, _Signs({_keys(put.path)[-1]: put.value for put in puts}))

    def _place(self, puts: list[Put], keys: tuple[Key, ...], value: Any) -> None:
        stays = max(_always_there(keys), *(put.stays or 0 for put in puts))
        bare: tuple[Any, ...] = ({},) if puts[0].stays is None else ({}, [])
        try:
            self.document = _Placing(value, self, stays, bare, puts[0].objects).below(
                self.document, (), keys
            )
        except PathError as error:
            self.faults += [(put, error.says) for put in puts]

    def own(self, here: Any) -> Any:
        """A copy that may be altered; the same again where it is one already."""
        if id(here) not in self._own:
            here = here.copy()
            self._own[id(here)] = here
        return here


class _Signs(NamedTuple):
    """What comes to stand on places of a drawing."""

    on: Mapping[Any, Any]


class _Placing(NamedTuple):
    """Puts one value into copies of whatever lies around it."""

    value: Any
    editing: _Editing
    stays: int
    bare: tuple[Any, ...]
    """What a removal takes along where it leaves nothing else."""
    objects: int = 0
    """Which things on the way become objects again."""

    def below(self, here: Any, above: tuple[Key, ...], keys: tuple[Key, ...]) -> Any:
        """What is here, with the value where the keys lead."""
        drawing = drawing_at(above, self.editing.facts)
        if drawing and isinstance(self.value, _Signs):
            return self._drawn(drawing, here, above)
        if not keys:
            return self.value
        if drawing:
            raise PathError(say("sheet-not-deeper"))
        if here is ABSENT:
            here = [] if self._begins_list(above, keys[0]) else {}
        if isinstance(here, list):
            return self._in_list(here, above, keys)
        if not isinstance(here, dict):
            raise PathError(say("sheet-not-deeper"))
        return self._in_object(here, above, keys)

    def _begins_list(self, above: tuple[Key, ...], key: Key) -> bool:
        """Whether a list begins where nothing is."""
        was_object = self.objects >> len(above) & 1
        return key == FIRST_ENTRY and above[0] != EXTRAS and not was_object

    def _goes(self, inner: Any, above: tuple[Key, ...]) -> bool:
        """Whether what is left inside goes altogether."""
        is_bare = inner is None or (inner in self.bare and self.value is None)
        return is_bare and len(above) >= self.stays

    def _in_object(self, here: Document, above: tuple[Key, ...], keys: tuple[Key, ...]) -> Any:
        key, *rest = keys
        inner = self.below(here.get(str(key), ABSENT), (*above, key), tuple(rest))
        mine: Document = self.editing.own(here)
        if self._goes(inner, above):
            mine.pop(str(key), None)
        else:
            mine[str(key)] = inner
        return mine

    def _in_list(self, here: list[Any], above: tuple[Key, ...], keys: tuple[Key, ...]) -> Any:
        key, *rest = keys
        number = _number(key)
        if number is None or number > len(here):
            raise PathError(say("sheet-no-entry", count=len(here)))
        now = here[number] if number < len(here) else ABSENT
        inner = self.below(now, (*above, key), tuple(rest))
        is_last, goes = number + 1 >= len(here), self._goes(inner, above)
        if goes and inner is None and not is_last:
            raise PathError(say("sheet-last-entry-first"))
        mine: list[Any] = self.editing.own(here)
        mine[number : number + 1] = [] if goes and is_last else [inner]
        return mine

    def _drawn(self, drawing: Drawing, here: Any, above: tuple[Key, ...]) -> Any:
        text = "" if here is ABSENT else here
        if not isinstance(text, str):
            raise PathError(say("sheet-not-deeper"))
        drawn = drawing.with_signs(text, self.value.on)
        return None if not drawn and len(above) > self.stays else drawn
