"""The rows of what scored during the game: visits, year ends, duels, everything else."""

from rules.core.messages import say
from rules.core.readings import Readings
from rules.nevada_city.table import POINTS_FOR_UNHIRED, UNHIRED_FOR_POINTS, Sundry
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part
from scoring.nevada_city.holding import Holding, called
from scoring.nevada_city.typed import plain_or


def _numbers(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return () if isinstance(value, int) else value


def _visits(holding: Holding) -> Findings:
    visits = _numbers(holding.ledger.newspaper)
    return [(points, number, points) for number, points in enumerate(visits) if points]


def _of_visits(_: Holding, finding: Finding) -> Part:
    points, number, _dollars = finding
    says = say("why-newspaper", number=int(number) + 1, points=points)
    return Part({}, points, says, ("NC-80",))


def _year_ends(holding: Holding) -> Findings:
    """Those at which too few workers were left, too: worth nothing."""
    return [
        (POINTS_FOR_UNHIRED if unhired >= UNHIRED_FOR_POINTS else 0, number, unhired)
        for number, unhired in enumerate(_numbers(holding.ledger.boarding_house))
    ]


def _of_year_ends(_: Holding, finding: Finding) -> Part:
    points, _number, unhired = finding
    return Part({}, points, say("why-boarding-house", count=unhired), ("NC-73",))


def _killed(holding: Holding, _: Readings) -> Findings:
    killed = holding.ledger.troublemakers
    return [(killed, "troublemakers", killed)] if killed else NOTHING


def _of_killed(_: Holding, finding: Finding) -> Part:
    return Part({}, finding[0], say("why-troublemakers", count=finding[2]), ("NC-115",))


def _sundries(holding: Holding) -> Findings:
    other = holding.ledger.other
    entries: tuple[Sundry, ...] = () if isinstance(other, int) else other
    return [(entry.points, number, 1) for number, entry in enumerate(entries)]


def _of_sundries(holding: Holding, finding: Finding) -> Part:
    other = holding.ledger.other
    number = int(finding[1])
    told = None if isinstance(other, int) else other[number].why
    why = called(told, number, "sundry-number")
    return Part({}, finding[0], say("why-other", why=why), ("NC-8",))


NEWSPAPER = plain_or(lambda holding: holding.ledger.newspaper, _visits, _of_visits)
BOARDING_HOUSE = plain_or(lambda holding: holding.ledger.boarding_house, _year_ends, _of_year_ends)
TROUBLEMAKERS = Cell(_killed, _of_killed)
OTHER = plain_or(lambda holding: holding.ledger.other, _sundries, _of_sundries)
