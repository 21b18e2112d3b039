"""What a title offers on the web floor: its room says `PAGES = PageFacts(…)`, all optional."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import Message
from rules.core.rulings import Facts
from scoring.titles import BuiltTitle
from sheets.document import Document
from sheets.opened import Opened
from web.forms.typed import Typed

Fields = Mapping[str, Any]
Body = dict[str, Any]


@dataclass(frozen=True, slots=True)
class FileBeside:
    """A file that a page beside the table offers to be kept elsewhere."""

    name: str
    text: str
    content_type: str = "text/plain; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Beside:
    """A page beside the table: what its template gets of what is typed, and the change it wants."""

    name: Message
    shown: Callable[[Opened, Typed], Fields]
    wanted: Callable[[Opened, Typed], Fields]
    """The paths with their values; refuses what cannot be with every fault at its field."""
    file: Callable[[Opened], FileBeside] | None = None
    """What of it can be taken along."""
    adds: bool = False
    """It adds to whatever stands there: if somebody was faster, it is made again on top of that."""


@dataclass(frozen=True, slots=True)
class Moves:
    """What is pressed on the drawing of what belongs to no seat, and what it makes of a table."""

    on_sheet: Callable[[Opened, Typed], Fields]
    """The paths with their values, as the sheet stands now; refuses what cannot be."""
    in_address: Callable[[Typed, Any], list[tuple[str, str]]]
    """The fields of an address after it, from those before and the table that they make."""
    remembered: Callable[[Typed], Mapping[str, str]]
    """What the page of a sheet remembers for itself after it."""


def _only_way(_: Fields, __: str) -> str:
    return ""


def _seat_as_typed(typed: Fields, _: str) -> Body:
    return dict(typed)


def _parts_as_typed(typed: Body, _: int) -> Body:
    return typed


def _seats_of(names: list[str]) -> list[Body]:
    return [{"name": name} for name in names]


def _fields_of_seat(document: Document, number: int, _: str) -> Body:
    fields: Body = document["seats"][number].get("fields", {})
    return fields


def _always(_: str, __: str) -> str:
    return ""


def _no_extras(_: Typed) -> Body:
    return {}


def _asks_nothing(_: str, __: Sequence[Fault], ___: Fields) -> None:
    return None


def _question_as_typed(_: str, body: Body) -> Body:
    return body


@dataclass(frozen=True, slots=True)
class Headline:
    """How a question's answer is said in its own words."""

    says: Callable[..., Message | None]
    """Asked with these facts, in order; nothing where they say too little."""
    of: tuple[str, ...]
    """The facts that it tells; they are not said again below it."""
    of_those_alone: tuple[str, ...] = ()
    """Of a question for values: the facts that are the answer, where the others only say what it
    comes to. Where nothing but these is certain, it is asked with these alone."""

    def of_facts(self, facts: Facts, unsure: Collection[str] = ()) -> Message | None:
        """What it says of the facts of an answer."""
        known = self.of_those_alone if set(self.of) & set(unsure) else ()
        return self.says(*(facts.get(name) for name in self.of if not known or name in known))

    def of_the_answer(self, facts: Facts) -> Message | None:
        """What it says without what the answer comes to."""
        return self.of_facts(facts, self.of)


@dataclass(frozen=True, slots=True)
class NextChoice:
    """Somebody who may be chosen, and what is filled in by that."""

    name: str
    field: str
    value: int


@dataclass(frozen=True, slots=True)
class NextQuestion:
    """What has to be said next, and all that may be said to it by one tap."""

    says: Message
    choices: tuple[NextChoice, ...]


@dataclass(frozen=True, slots=True)
class InNumbers:
    """The fields of a question that are about its drawing, and those that are counted instead."""

    drawing: tuple[str, ...]
    numbers: tuple[str, ...]
    draws_first: bool = True
    """Whether somebody who comes with nothing begins with the drawing."""


@dataclass(frozen=True, slots=True)
class PageFacts:
    """What is special about a title's pages; a title of which nothing is needs no room here."""

    ways: tuple[str, ...] = ()
    """The ways to fill in a seat, where there are several."""
    way_of: Callable[[Fields, str], str] = _only_way
    """The way in which a seat is filled in, from what was typed and the way that was chosen."""
    seat_body: Callable[[Fields, str], Body] = _seat_as_typed
    """The seat as it is scored when it is filled in this way."""
    parts_body: Callable[[Body, int], Body] = _parts_as_typed
    """What belongs to no seat as it is scored, with so many seats."""
    seated: Callable[[list[str]], list[Body]] = _seats_of
    """The seats for these people."""
    owned_once: str = ""
    """The field of a seat that holds what only one seat can have."""
    asked_of: Callable[[Document, int, str], Body] = _fields_of_seat
    """What a sheet knows of a question that is asked for a seat: the body of its form.

    Where nobody's seat is meant it is called with one that does not play and has no fields.
    """
    asked_beside: frozenset[str] = frozenset()
    """What `asked_of` says in addition, though no field of the form shows it."""
    asked_at: frozenset[str] = frozenset()
    """The fields of questions that say where: what stands in them is said beside the button."""
    in_sight: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By question the fields that are not folded; else these are those that must be filled in.

    Under `question.field` those in the rows of a field, of which else all are in sight.
    """
    folded_along: frozenset[str] = frozenset()
    """Fields that need nothing more once they came along from a table; they are folded then."""
    in_numbers: Mapping[str, InNumbers] = field(default_factory=dict)
    """The questions that open on a drawing and can be asked in numbers behind a link."""
    unsaid: frozenset[str] = frozenset()
    """The facts that only programs read, as notations are: pages draw them, if anything."""
    seldom: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By question what is folded although it belongs to the choice that was made."""
    drawn: frozenset[str] = frozenset()
    """The fields of questions that are drawn: they have the page's left half where it is wide."""
    belongs: Callable[[str, str], str] = _always
    """A name for what belongs to one choice of a question only; style sheets hide it by that."""
    meant_by: Callable[[str, Body], Body] = _question_as_typed
    """What the form of a question means, as the question is asked."""
    asks_next: Callable[[str, Sequence[Fault], Fields], NextQuestion | None] = _asks_nothing
    """What is asked where a question lacks this and is otherwise right."""
    asked_first: Mapping[str, str] = field(default_factory=dict)
    """The questions that tables ask most, in order, each with its picture."""
    headlines: Mapping[str, Headline] = field(default_factory=dict)
    """What the answer to each question says first, also under a yes."""
    beside: Mapping[str, Beside] = field(default_factory=dict)
    """The pages beside the table, in order; each has a template in `templates/<room>/beside/`."""
    leaflets: Mapping[str, Message] = field(default_factory=dict)
    """Pages to be read, each with its name and a template in `templates/<room>/read/`."""
    drawings: Mapping[str, Callable[[Typed], Fields]] = field(default_factory=dict)
    """What a template in `templates/<room>/drawing/` shows of what was typed."""
    in_lines: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """What pages write as one line although programs may send a list, and how."""
    of_each_player: frozenset[str] = frozenset()
    """The fields of questions that hold a number for each player, in the order of the seats."""
    extras_of: Callable[[Typed], Body] = _no_extras
    """What of a table in an address a sheet of it keeps beside the table."""
    moves: Moves | None = None
    """What can be pressed on the page of the shared parts, where each press is kept at once."""
    pictures: Mapping[str, str] = field(default_factory=dict)
    """The pictures beside number fields, by the names of the fields."""
    seats_in_facts: Mapping[str, int] = field(default_factory=dict)
    """The facts whose numbers are seats, with the number of the first seat."""
    of_each_seat_in_facts: frozenset[str] = frozenset()
    """The facts that hold something for each seat: by its number from 0, or in that order."""
    for_templates: Mapping[str, Any] = field(default_factory=dict)
    """What templates may call, under the name of the room: `{{ creek.depth(…) }}`."""


NOTHING_SPECIAL = PageFacts()


def pages_of(title: BuiltTitle) -> PageFacts:
    """What a title offers on the web floor."""
    name = f"web.{title.facts.room}"
    facts: PageFacts = import_module(name).PAGES if _is_there(name) else NOTHING_SPECIAL
    return facts


@cache
def _is_there(name: str) -> bool:
    return find_spec(name) is not None
