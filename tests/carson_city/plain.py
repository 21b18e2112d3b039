"""The board game once more, slow and plain: what the real rules must equal."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from tests.carson_city import plain_cowboys, plain_income, plain_money, plain_roads, plain_turn
from tests.carson_city.plain_board import (
    READINGS,
    Body,
    Lacking,
    Readings,
    is_undecided,
    is_varied,
    other_reading,
    readings_of,
    warned_of_board,
)
from tests.carson_city.plain_income import Found
from tests.carson_city.plain_score import score
from tests.plain import told

__all__ = ["QUESTIONS", "rule", "score"]

Ask = Callable[[Body, Readings], Found | Lacking | None]
Turned = tuple[tuple[str, ...], Found]
QUESTIONS: dict[str, Ask] = {
    "parcel_price": plain_roads.parcel_price,
    "build": plain_roads.build,
    "road": plain_roads.road,
    "house": plain_roads.house,
    "attack": plain_income.attack,
    "place_cowboy": plain_cowboys.place_cowboy,
    "duel": plain_cowboys.duel,
    "income": plain_income.income,
    "firepower": plain_cowboys.firepower,
    "cash_out": plain_money.cash_out,
    "turn_order": plain_turn.turn_order,
    "actions": plain_turn.actions,
    "victory_point_squares": plain_turn.victory_point_squares,
    "setup": plain_turn.setup,
    "personality": plain_turn.personality,
}
MOST_TOGETHER = 4
IN_EVERY_WAY = 4


class Read(dict[str, str]):
    """Readings that remember which of them somebody looked at."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.asked: set[str] = set()

    def __getitem__(self, point: str) -> str:
        self.asked.add(point)
        return super().__getitem__(point)


def rule(question: str, body: Body) -> dict[str, Any]:
    """Answer a question, then again under other readings to see what depends on them."""
    case = Case(QUESTIONS[question], body)
    verdict, facts, clauses = case.found
    alone = {point: case.under(point) for point in READINGS if is_varied(point, body)}
    turning = {point for point, found in alone.items() if case.turns(found, point)}
    together = [] if turning else case.smallest_together()
    undecided = turning | {point for points, _ in together for point in points}
    if undecided:
        first = min(undecided, key=[*READINGS].index)
        ways = [case.found, alone[first], *(found for _, found in together)]
        facts = next(way for way in ways if isinstance(way, tuple) and way[0] == "yes")[1]
        verdict = "open"
    entries = (case.entry(point, found, undecided) for point, found in alone.items())
    return {
        "verdict": verdict,
        "facts": facts,
        "clauses": clauses,
        "depends_on": [entry for entry in entries if entry is not None],
        "together": [case.combination(turned) for turned in together[:MOST_TOGETHER]],
        "warnings": warned_at(question, body),
    }


class Case:
    """A situation under the readings in force and under others."""

    def __init__(self, ask: Ask, body: Body) -> None:
        self.ask, self.body, self.base = ask, body, readings_of(body)
        self.asked: set[str] = set()
        found = self.work({})
        assert isinstance(found, tuple), body
        self.found: Found = found

    def work(self, others: Readings) -> Found | Lacking | None:
        """Answer with some points read otherwise."""
        read = Read({**self.base, **others})
        found = self.ask(self.body, read)
        self.asked |= read.asked
        return found

    def otherwise(self, *points: str) -> dict[str, str]:
        """Give the readings that are not in force."""
        return {point: other_reading(point, self.base[point]) for point in points}

    def under(self, point: str) -> Found | Lacking | None:
        """Answer with one point read otherwise."""
        return self.work(self.otherwise(point))

    def turns(self, found: Found | Lacking | None, point: str) -> bool:
        """Say whether an undecided point gives another verdict alone."""
        if not isinstance(found, tuple) or not is_undecided(point, self.body):
            return False
        return found[0] != self.found[0]

    def smallest_together(self) -> list[Turned]:
        """Give the smallest sets of undecided points that turn the verdict round together."""
        if self.found[0] == "answer":
            return []
        for size in range(2, IN_EVERY_WAY + 1):
            points = [p for p in READINGS if p in self.asked and is_undecided(p, self.body)]
            if size > 2 and len(points) > IN_EVERY_WAY:
                break
            if turned := [*self.turned(points, size)]:
                return turned
        return []

    def turned(self, points: list[str], size: int) -> Iterator[Turned]:
        """Give every set of so many points that turns the verdict round."""
        for some in combinations(points, size):
            found = self.work(self.otherwise(*some))
            if isinstance(found, tuple) and found[0] != self.found[0]:
                yield some, found

    def combination(self, turned: Turned) -> dict[str, Any]:
        """Give a set of readings with what they say together."""
        points, found = turned
        return {"readings": self.otherwise(*points), **told(found)}

    def entry(
        self, point: str, found: Found | Lacking | None, undecided: set[str]
    ) -> dict[str, Any] | None:
        """Give what depends on a point; of one that leaves it open every reading."""
        if found is None and point not in undecided:
            return None
        outcomes: dict[str, dict[str, Any]] = {}
        (other,) = self.otherwise(point).values()
        if isinstance(found, Lacking):
            outcomes[other] = {"needs": [*found]}
        elif found is not None and (found[:2] != self.found[:2] or point in undecided):
            outcomes[other] = told(found)
        if point in undecided:
            outcomes[self.base[point]] = told(self.found)
        if not outcomes:
            return None
        reading = None if point in undecided else self.base[point]
        keys = [key for key in READINGS[point] if key in outcomes]
        otherwise = [{"reading": key, **outcomes[key]} for key in keys]
        return {"open_point": point, "reading": reading, "otherwise": otherwise}


def warned_at(question: str, body: Body) -> list[str]:
    """Name what is odd: no road laid where roads matter, or about the whole town its income."""
    if question in {"build", "house"}:
        return [] if body.get("roads") else ["roads"]
    return warned_of_board(body) if question == "income" else []
