"""The steps of a year in order, with the numbers for so many players; each rests on a clause.

All numbers come from the answers to the questions about the set-up and the end of a year.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.forms import read
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.nevada_city.buildings import ADVANCED, ADVANCED_BUILDINGS, Building, removed
from rules.nevada_city.cleanup import Step as Cleanup
from rules.nevada_city.questions import charts, setup
from rules.nevada_city.questions.marry import EXTRA_CHILDREN
from scoring.nevada_city.questions import year_end
from scoring.nevada_city.questions.claim import LAST_CARDS

Says = tuple[Message, ...]
Body = dict[str, Any]

OF_THE_YEAR = ("NC-15", "NC-17")
OF_EACH_YEAR = ("NC-16", "NC-17")
END = "end"
ENDS = ("NC-51", "NC-58", "NC-88")
A_FREE_PLOT = 1
GOALS_ARE_DEALT = "NC-7"
CLOSED = ("NC-87", "NC-29")
FINAL_SCORING = ("NC-59", "NC-60", "NC-61")


@dataclass(frozen=True, slots=True)
class Step:
    """Something to be done, why, and the question that tells more of it."""

    key: str
    clause: str
    says: Says
    question: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Steps that belong together."""

    key: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Year:
    """A year with this number of players, and what is told of its end."""

    title_setup: Setup
    readings: Readings
    preparing: setup.Situation
    ending: year_end.Situation
    told: Mapping[str, Any]

    @classmethod
    def of(cls, body: Body, told: Mapping[str, Any]) -> "Year":
        """Refused with every fault where something told cannot be."""
        agreed, preparing = read(setup.QuestionForm(), body)
        ends = {"free_plots": A_FREE_PLOT, "unhired": 0, **told}
        _, ending = read(year_end.QuestionForm(), {"year": 1, **body, **ends})
        return cls(agreed, agreed.readings(), preparing, ending, told)

    @property
    def players(self) -> int:
        """How many play."""
        return self.preparing.players

    @property
    def name(self) -> int:
        """The year as the game calls it."""
        return int(str(self._prepared.facts["year_name"]))

    @property
    def count(self) -> int:
        """How many years there are."""
        return int(str(self._prepared.facts["years"]))

    @property
    def ends_game(self) -> bool:
        """Whether it is known that the game is over with it."""
        return self.ending.end is not None

    @property
    def is_last(self) -> bool:
        """Whether no year can come after it."""
        return self.preparing.year == self.count

    @property
    def _prepared(self) -> Any:
        return setup.answer(self.preparing, self.readings)

    @property
    def _ended(self) -> Any:
        return year_end.answer(self.ending, self.readings)

    def plays(self, variant: str) -> bool:
        """Whether the table plays with it."""
        return variant in self.title_setup.variants

    def sections(self) -> list[Section]:
        """All that is to be done, from the first card to the next year."""
        found = {
            "start": self._start() if self.preparing.year == 1 else (),
            "prepare": self._prepare(),
            "rounds": self._rounds(),
            "cleanup": self._cleanup(),
            "final": self._final() if self.ends_game or self.is_last else (),
        }
        sections = (Section(key, tuple(steps)) for key, steps in found.items())
        return [section for section in sections if section.steps]

    def _start(self) -> Iterator[Step]:
        for reason in setup.before_the_first_year(self.preparing):
            if reason.clause == GOALS_ARE_DEALT:
                yield from self._first_cubes()
            yield Step(_first(reason.clause), reason.clause, reason.says)
        closed = (reason for reason in self._prepared.because if reason.clause in CLOSED)
        yield from (Step(reason.clause, reason.clause, reason.says) for reason in closed)
        yield from self._of_variants()

    def _first_cubes(self) -> Iterator[Step]:
        more = charts.VARIANTS
        cubes = next((more[key] for key in more if self.plays(key)), None)
        if cubes:
            words = (say("goods-of-a-kind", count=n, good=cube.word) for cube, n in cubes.held)
            yield Step("NC-116", "NC-116", (say("year-more-cubes", cubes=tuple(words)),))
        all_cubes = charts.IN_THE_BOX.plus(cubes) if cubes else charts.IN_THE_BOX
        left = all_cubes.total - charts.PRODUCTION_SPACES - charts.MARKET_SPACES
        first = (*_charts(), say("year-in-the-bag", count=left))
        yield Step("NC-107", "NC-107", first, "charts")

    def _of_variants(self) -> Iterator[Step]:
        if self.plays(ADVANCED_BUILDINGS):
            says = say("year-advanced-buildings", count=len(ADVANCED))
            yield Step("NC-109", "NC-109", (says,))
        for variant, clause in OF_VARIANTS.items():
            if self.plays(variant):
                yield Step(clause, clause, (Message(clause),))

    def _prepare(self) -> Iterator[Step]:
        says = {reason.clause: reason.says for reason in self._prepared.because}
        events, workers = (says[clause] for clause in OF_THE_YEAR)
        yield Step("NC-15", "NC-15", events)
        has_cards = self.name <= LAST_CARDS
        cards = say("year-buildings", year=str(self.name)) if has_cards else say("year-no-building")
        yield Step("NC-16", "NC-16", (cards,))
        leave = (say("year-workers-leave"),) if self.preparing.year > 1 else ()
        yield Step("NC-17", "NC-17", (*leave, *workers))

    def _rounds(self) -> Iterator[Step]:
        yield Step("NC-18", "NC-18", (say("NC-18"),), "event")
        for number in self._prepared.facts["bank_claims_after_rounds"]:
            is_built = self.readings.says("NC-O8", "in_play")
            then = say("year-bank-built") if is_built else say("year-bank-unfinished")
            yield Step(f"NC-86-{number}", "NC-86", (say("year-bank-claims", round=number), then))
        yield Step("NC-22", "NC-22", (say("NC-22"),))

    def _final(self) -> Iterator[Step]:
        goals = setup.about_goals(self.preparing, self.readings)
        yield Step(goals.clause, goals.clause, (say("year-turn-over-goals"), *goals.says), "goal")
        yield from (Step(clause, clause, (say(clause),)) for clause in FINAL_SCORING)

    def _cleanup(self) -> Iterator[Step]:
        says = {reason.clause: reason.says for reason in self._ended.because}
        for building, clause in YEAR_END_BUILDINGS.items():
            is_gone = building in removed(self.players)
            if not is_gone and self.told.get(building.value) != year_end.Standing.NOT_BUILT:
                told = says.get(clause) if "unhired" in self.told else None
                yield Step(clause, clause, told or (Message(clause),))
        yield Step("NC-50", "NC-50", (say("NC-50"),))
        yield self._end(says)
        for step in self._ended.facts["remaining_steps"]:
            yield from self._remaining(step, says)

    def _end(self, says: Mapping[str, Says]) -> Step:
        """The look at the plots, and at the calendar."""
        clause = next(clause for clause in ENDS if clause in says)
        look = () if "free_plots" in self.told else (say("NC-51"),)
        return Step(END, clause, (*look, *says[clause]), "year_end")

    def _remaining(self, step: str, says: Mapping[str, Says]) -> Iterator[Step]:
        match step:
            case Cleanup.RESET_CHARTS:
                yield Step("NC-52", "NC-52", _charts(), "charts")
            case Cleanup.FIRST_PLAYER:
                badge = says["NC-53"] if self.told.get("deputy_taken") else (say("NC-53"),)
                yield Step("NC-53", "NC-53", badge)
            case Cleanup.RETURN_MARKERS:
                yield Step("NC-54", "NC-54", (say("NC-54"),), "loan")
                yield Step("NC-91", "NC-91", (say("NC-91"),), "loan")
            case Cleanup.TROUBLEMAKERS:
                yield Step("NC-114", "NC-114", (say("NC-114"),), "troublemaker")
            case Cleanup.RELEASE_OR_MARRY:
                yield Step("NC-57", "NC-57", (say("NC-57"),), "marry")
                yield Step("NC-55", "NC-55", (say("NC-55"),))


def _first(clause: str) -> str:
    """The key of a step before the first year; each year has one of these clauses, too."""
    return f"{clause}-start" if clause in OF_EACH_YEAR else clause


def _charts() -> Says:
    production = charts.PRODUCTION_SPACES - charts.FIXED_PRODUCTION.total
    market = charts.MARKET_SPACES - charts.FIXED_MARKET.total
    return (say("year-charts", production=production, market=market),)


YEAR_END_BUILDINGS = {Building.SOUP_KITCHEN: "NC-72", Building.BOARDING_HOUSE: "NC-73"}
OF_VARIANTS = {
    "poker": "NC-111",
    "advanced_events": "NC-113",
    EXTRA_CHILDREN: "NC-117",
}
