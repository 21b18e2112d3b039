"""What is this parcel worth?"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import FRAME, City
from rules.carson_city_cards.fields import ParcelField
from rules.carson_city_cards.pictures import EMPTY, OUTLAWS
from rules.carson_city_cards.schema import CityForm
from rules.core.faults import Fault
from rules.core.grid import name_of
from rules.core.messages import Message, say, signed
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered
from scoring.carson_city_cards import CITY_ROWS
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.outlaws import PENALTY
from scoring.carson_city_cards.reasons import at_outlaws
from scoring.core.rows import Cell, Part

BY_NEIGHBOURS = ("ranches", "mines", "drugstores", "banks", "saloons", "general_stores_city_hall")
BY_SYMBOL = ("ranch_symbols", "mine_symbols", "house_symbols", "city_hall")
ALONE = ("hotels",)


@dataclass(frozen=True, slots=True)
class Situation:
    """A city, whose it is, and one of its parcels."""

    city: City
    characters: frozenset[Character]
    square: int
    warnings: tuple[Fault, ...] = ()

    @property
    def at(self) -> str:
        """The name of the parcel."""
        return FRAME.names[self.square]


class QuestionForm(CityForm):
    """What is typed."""

    deciding = ("characters",)
    at = ParcelField(required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The city, and a parcel with a card."""
        own = self.own_city(given, setup, faults)
        square = FRAME.square(*given["at"])
        if not faults and own.city.picture_on(square) is None:
            faults.append(Fault("at", say("no-card-there", at=name_of(*given["at"]))))
        return Situation(own.city, own.characters, square, own.warnings)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The points that its neighbours, its symbols and it alone bring."""
    estate = Estate(situation.city, tuple(situation.characters))
    by_neighbours, by_symbol, alone = (
        _parts_at(situation.square, rows, estate, readings)
        for rows in (BY_NEIGHBOURS, BY_SYMBOL, ALONE)
    )
    parts = [*by_neighbours, *by_symbol, *alone]
    picture = situation.city.picture_on(situation.square) or EMPTY
    penalty = PENALTY if picture is OUTLAWS and not estate.is_protected else 0
    facts: Facts = {
        "picture": picture.key,
        "adjacent_points": sum(part.points for part in by_neighbours),
        "symbol_points": sum(part.points for part in by_symbol),
        "points": sum(part.points for part in parts) + penalty,
    }
    because = [_reason(part.clauses[0], part.points, part.why) for part in parts]
    ruling = answered(facts, *(because or [_alone(situation, estate, penalty)]))
    return replace(ruling, warnings=situation.warnings)


def _parts_at(square: int, rows: tuple[str, ...], estate: Estate, readings: Readings) -> list[Part]:
    cells: dict[str, Cell[Estate]] = {key: cell for key, _, cell in CITY_ROWS}
    return [
        cells[row].explain(estate, finding)
        for row in rows
        for finding in cells[row].find(estate, readings)
        if finding[1] == square
    ]


def _reason(clause: str, points: int, why: Message) -> Reason:
    says = say("points-because", change=signed(points), count=abs(points), why=why)
    return Reason(clause, (says,))


def _alone(situation: Situation, estate: Estate, penalty: int) -> Reason:
    """Why a parcel that counts nothing has these points, or none."""
    picture = situation.city.picture_on(situation.square) or EMPTY
    if picture is OUTLAWS:
        part = at_outlaws(estate, (penalty, situation.square, 1 << situation.square))
        return _reason("CCC-52", penalty, part.why)
    says = say("no-points-of-its-own", picture=picture.word, at=situation.at)
    return Reason("CCC-86", (says,))
