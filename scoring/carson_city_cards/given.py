"""Seats that need no city: rows counted by the player, and the appeal of virtual players."""

from rules.carson_city_cards.city import EMPTY_CITY
from rules.carson_city_cards.table import Appeal, Counted, Seat
from rules.core.messages import say
from rules.core.readings import Readings
from scoring.carson_city_cards import people, reasons
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part

NOTHING_COUNTED = 0


def counted_row(key: str) -> Cell[Seat]:
    """The cell for a row that the player has counted."""

    def find(seat: Seat, readings: Readings) -> Findings:
        del readings
        points = _counts(seat)
        return [(points[key], key, NOTHING_COUNTED)] if key in points else NOTHING

    return Cell(find, _typed)


def _counts(seat: Seat) -> dict[str, int]:
    return dict(seat.holding.points) if isinstance(seat.holding, Counted) else {}


def _typed(_: Seat, finding: Finding) -> Part:
    return Part({}, finding[0], say("why-typed"), ())


def _counted_characters(seat: Seat, readings: Readings) -> Findings:
    points = _counts(seat)
    if "characters" in points:
        return [(points["characters"], "characters", NOTHING_COUNTED)]
    return people.characters(_without_city(seat), readings)


def _explain_character(seat: Seat, finding: Finding) -> Part:
    if "characters" in _counts(seat):
        return _typed(seat, finding)
    return reasons.of_character(_without_city(seat), finding)


def _without_city(seat: Seat) -> Estate:
    return Estate(EMPTY_CITY, seat.characters, seat.sold, seat.brought)


def _appeal(appeal: Appeal, readings: Readings) -> Findings:
    del readings
    return [(value, number, NOTHING_COUNTED) for number, value in enumerate(appeal.values, 1)]


def _explain_appeal(appeal: Appeal, finding: Finding) -> Part:
    points, number, _ = finding
    single = len(appeal.values) == 1
    why = say("why-appeal-sum") if single else say("why-appeal-card", number=int(number))
    return Part({}, points, why, ("CCC-54",))


COUNTED_CHARACTERS = Cell(_counted_characters, _explain_character)
APPEAL = Cell(_appeal, _explain_appeal)
