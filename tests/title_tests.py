"""What a title's test room brings, for the tests that every title has to pass."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from flask.testing import FlaskClient

from rules.core.titles import Title
from scoring.titles import titles
from tests.broken import Body, Broken
from tests.refusals import Refusals
from tests.strategies import Deal

Found = dict[str, Any]


def nothing_against(_body: Body) -> set[str]:
    """Nothing that is typed contradicts a reading."""
    return set()


def nothing_left(_question: str, _body: Body) -> set[str]:
    """No clause is left to the program."""
    return set()


class AtOnce(NamedTuple):
    """Several faults of one body, and every path at which it must be refused."""

    post: str
    body: Body
    changes: Mapping[str, Any]
    errors: set[str]


@dataclass(frozen=True)
class Dealers:
    """Who deals random tables, and random situations of each question."""

    tables: Deal
    situations: Mapping[str, Deal]


@dataclass(frozen=True)
class Faults:
    """What is wrong by itself in a valid table, several faults at once, and words to stumble on."""

    table: Body
    fields: tuple[Broken, ...]
    at_once: Mapping[str, AtOnce]
    words: tuple[str, ...]


@dataclass(frozen=True)
class Pad:
    """The rows in their order, as each language calls them, and the clauses that each names."""

    rows: tuple[str, ...]
    labels: Mapping[str, tuple[str, ...]]
    clauses: Mapping[str, list[str]] = field(default_factory=dict)
    alternatives: frozenset[str] = frozenset()
    """Rows of which the first part counts; the others say what would have been."""
    tie_breaks: bool = False


@dataclass(frozen=True)
class Points:
    """The open points: their readings, the clauses that tell of them, those in force in a body."""

    readings: Mapping[str, tuple[str, ...]]
    in_force: Callable[[Body], dict[str, str]]
    told_at: Mapping[str, str] = field(default_factory=dict)
    of_a_score: frozenset[str] = frozenset()
    against: Callable[[Body], set[str]] = nothing_against
    """Where a body is refused for what it says against a reading that its table has chosen."""


@dataclass(frozen=True)
class Figures:
    """The numbers in short rules by the constants of the rules and the scorer."""

    of_rules: Mapping[str, Iterable[int]]
    beside: Mapping[str, Collection[int]] = field(default_factory=dict)
    """Further numbers that no rule of ours needs: of pieces, turns, players."""
    of_pieces: frozenset[str] = frozenset()
    """Clauses whose numbers are all printed on pieces that the program never counts."""
    of_points: Mapping[str, Iterable[int]] = field(default_factory=dict)
    """The numbers of open points in few words."""


@dataclass(frozen=True)
class PlainScore:
    """A second implementation of the score, and the tables on which the two must agree."""

    score: Callable[[Body], Found]
    sample: Deal
    a_few: int = 300
    never_alone: frozenset[str] = frozenset()
    """Rows that bring nothing in these tables."""


@dataclass(frozen=True)
class PlainRulings:
    """A second implementation of the answers, what it leaves free, and what its samples show."""

    questions: tuple[str, ...]
    rule: Callable[[str, Body], Found]
    same_reasons: Callable[[Found, Found], bool]
    tried_often: tuple[str, ...]
    a_few: int
    looked_at: int
    forbidding: frozenset[str]
    undecided: frozenset[str]
    never_asked: frozenset[str] = frozenset()
    needed: frozenset[str] = frozenset()
    left_to_the_program: Callable[[str, Body], set[str]] = nothing_left
    """The clauses of a no that may stand beside another or not."""


@dataclass(frozen=True)
class Plain:
    """The second implementation of a title, as far as there is one."""

    score: PlainScore
    rulings: PlainRulings | None = None


def nothing_useless(_question: str, _body: Body) -> set[str]:
    """Whatever comes along is of use."""
    return set()


@dataclass(frozen=True)
class AtTable:
    """What a table knows of a question, from a seat or as a whole, and what of it is of no use."""

    known: Callable[[Body, int | None, str], Body]
    useless: Callable[[str, Body], set[str]]


@dataclass(frozen=True)
class Asked:
    """How a title scores a table and answers a question."""

    score: Callable[[FlaskClient, Body], Found]
    rule: Callable[[FlaskClient, str, Body], Found]


@dataclass(frozen=True)
class TitleTests:
    """How a title is asked, and what it is tried with."""

    title: Title
    asked: Asked
    dealers: Dealers
    refusals: Refusals
    faults: Faults
    pad: Pad
    points: Points
    plain: Plain
    figures: Figures
    at_table: AtTable | None = None


def module_of(room: str) -> str:
    """Where a title's test room says what it brings."""
    return f"tests.{room}.title_tests"


def every_title() -> dict[str, TitleTests]:
    """What each title's room brings, by slug; a title without it is told by a test of its own."""
    rooms = {slug: module_of(title.facts.room) for slug, title in titles().items()}
    return {slug: import_module(module).TESTS for slug, module in rooms.items() if is_there(module)}


def is_there(module: str) -> bool:
    """Whether such a module can be imported; its package may be missing too."""
    return bool(find_spec(module.rpartition(".")[0]) and find_spec(module))
