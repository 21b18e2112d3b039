"""The player aid of the tile game: its numbers and tables, asked of rules and scorer."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar

from printables.core.aid import PointShown, points_of, type_that_fills
from rules.core.readings import Setup
from rules.core.rulings import Fact, Facts
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.questions import setup as beginning
from rules.gold_rush.table import NO_FARMERS
from scoring.gold_rush.worth import worth
from scoring.titles import BuiltTitle

Clauses = tuple[str, ...]

OF_PRAIRIES = frozenset({"GR-48", "GR-49", "GR-50", "GR-56", "GR-57"})
"""What nobody needs who plays without farmers."""
SAID_WITHOUT_FARMERS = frozenset({"GR-6", "GR-17", "GR-22", "GR-23", "GR-52"})
"""What is said in other words then."""
COMPLETE_WHEN: Mapping[Kind, str] = MappingProxyType(
    {
        Kind.RAILROAD: "GR-33",
        Kind.MOUNTAIN: "GR-39",
        Kind.CITY: "GR-43",
        Kind.PRAIRIE: "GR-49",
    }
)
COMPLETED: Mapping[Kind, str] = MappingProxyType(
    {Kind.RAILROAD: "GR-34", Kind.MOUNTAIN: "GR-40", Kind.CITY: "GR-44"}
)
AT_THE_END: Mapping[Kind, str] = MappingProxyType(
    {
        Kind.RAILROAD: "GR-54",
        Kind.MOUNTAIN: "GR-53",
        Kind.CITY: "GR-55",
        Kind.PRAIRIE: "GR-56",
    }
)
MAJORITY: Clauses = ("GR-37", "GR-38", "GR-41")
WHO: Mapping[Kind, Clauses] = MappingProxyType(
    {
        Kind.RAILROAD: MAJORITY,
        Kind.MOUNTAIN: MAJORITY,
        Kind.CITY: ("GR-45",),
        Kind.PRAIRIE: ("GR-57",),
    }
)
WRONG: Mapping[str, Clauses] = MappingProxyType(
    {
        "tent": ("GR-3",),
        "junction": ("GR-33",),
        "doubling": ("GR-54",),
        "tokens": ("GR-53",),
    }
)
"""What players often get wrong, with the clauses that say how it is right."""
OF_EACH_NUMBER = ("markers_on_zero", "unused_colours")
"""What of the set-up depends on the number of players, beside the turns."""
ONE_NUMBER = (
    *("cowboys_each", "cowboys_to_play", "tents_each"),
    *("start_tokens", "tokens_in_supply", "tiles_in_piles"),
)
LOCOMOTIVES = (0, 1, 2)
"""The last of them stands for all higher numbers."""
ROOMS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "a4": (407_000,),
        "letter": (398_000,),
        "a5": (214_000,),
        "pocket": (114_000, 100_500),
    }
)
"""How much text the page of a paper holds, or each of its panels: letters at one point, measured
with the longest readings in every language."""


@dataclass(frozen=True, slots=True)
class FeatureShown:
    """When a feature is complete, what it brings, and who gets it."""

    kind: Kind
    complete_when: str
    completed: str | None
    """None for prairies, which never are."""
    at_the_end: str
    who: Clauses
    rows_of_who: int
    """Over how many rows this is said: none where the row above says it."""

    @property
    def is_completed_ever(self) -> bool:
        """Whether it can be."""
        return self.completed is not None

    @property
    def of_itself(self) -> Clauses:
        """The clauses of its own row."""
        clauses = (self.complete_when, self.completed, self.at_the_end)
        return tuple(clause for clause in clauses if clause)


@dataclass(frozen=True)
class AidFacts:
    """Everything on the aid that is no sentence."""

    title: BuiltTitle
    setup: Setup
    wrong: ClassVar[Mapping[str, Clauses]] = WRONG
    locomotives: ClassVar[tuple[int, ...]] = LOCOMOTIVES
    varying: ClassVar[tuple[str, ...]] = OF_EACH_NUMBER

    @property
    def has_farmers(self) -> bool:
        """Whether prairies are played."""
        return NO_FARMERS not in self.setup.variants

    def form_of(self, clause: str) -> str:
        """In which of its forms a clause is said."""
        is_other = clause in SAID_WITHOUT_FARMERS and not self.has_farmers
        return f"short-{NO_FARMERS}" if is_other else "short"

    def played(self, clauses: Clauses) -> Clauses:
        """The clauses without those that nobody needs at this table."""
        left_out = frozenset() if self.has_farmers else OF_PRAIRIES
        return tuple(clause for clause in clauses if clause not in left_out)

    @cached_property
    def beginnings(self) -> Mapping[int, Facts]:
        """What the question about the set-up tells so many players."""
        people = range(beginning.FEWEST, beginning.MOST + 1)
        return {number: self._beginning(number) for number in people}

    def _beginning(self, people: int) -> Facts:
        situation = beginning.Situation(people, self.has_farmers)
        return beginning.answer(situation, self.setup.readings()).facts

    @property
    def starting(self) -> Mapping[str, Fact]:
        """The numbers of the set-up that are the same for any number of players."""
        told = self.beginnings[beginning.FEWEST]
        return {key: told[key] for key in ONE_NUMBER}

    @property
    def turns(self) -> Mapping[int, tuple[tuple[int, int], ...]]:
        """For each number of players how many of them have how many turns, those of most first."""
        return {people: _turns(facts) for people, facts in self.beginnings.items()}

    @property
    def features(self) -> tuple[FeatureShown, ...]:
        """The features that are played."""
        kinds = [kind for kind in Kind if self.has_farmers or kind is not Kind.PRAIRIE]
        return tuple(map(_feature, kinds))

    @property
    def per_tile(self) -> Mapping[bool, tuple[int, ...]]:
        """What a tile of a railroad brings with each number of locomotives, completed or not."""
        readings = self.setup.readings()
        return {
            completed: tuple(
                worth(_railroad(completed=completed, locomotives=count), readings)
                for count in LOCOMOTIVES
            )
            for completed in (True, False)
        }

    @cached_property
    def points(self) -> tuple[PointShown, ...]:
        """The open points."""
        return points_of(self.setup)

    @staticmethod
    def type_size(paper: str, *texts: str) -> float:
        """The size of type in points with which all of these texts fill their rooms."""
        return type_that_fills(ROOMS[paper], *texts)


def facts(title: BuiltTitle, setup: Setup) -> AidFacts:
    """The aid of a table that has agreed on this."""
    return AidFacts(title, setup)


def _feature(kind: Kind) -> FeatureShown:
    alike = [other for other in Kind if WHO[other] == WHO[kind]]
    return FeatureShown(
        kind=kind,
        complete_when=COMPLETE_WHEN[kind],
        completed=COMPLETED.get(kind),
        at_the_end=AT_THE_END[kind],
        who=WHO[kind],
        rows_of_who=len(alike) if kind is alike[0] else 0,
    )


def _turns(told: Facts) -> tuple[tuple[int, int], ...]:
    by_seat = told["turns_by_seat"]
    assert isinstance(by_seat, list), by_seat  # noqa: S101 (one number for each player)
    turns = [count for count in by_seat if isinstance(count, int)]
    return tuple((turns.count(count), count) for count in dict.fromkeys(turns))


def _railroad(*, completed: bool, locomotives: int) -> Feature:
    return Feature(kind=Kind.RAILROAD, completed=completed, tiles=1, locomotives=locomotives)
