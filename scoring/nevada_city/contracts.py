"""The rows of completed contracts, and of the points for owners of buildings that they name."""

from collections.abc import Iterator

from rules.core.faults import refuse
from rules.core.messages import Message, Word, say
from rules.core.readings import Readings
from rules.nevada_city.buildings import Building
from rules.nevada_city.table import BANK, POINTS_FOR_OWNER, Contract
from scoring.core.rows import Cell, Finding, Findings, Part
from scoring.nevada_city.holding import Holding, called
from scoring.nevada_city.typed import TYPED, as_typed, plain

UNNAMED = "contract-number"
OF_THE_BANK = "bank."
"""Before the number of a contract that brings its owner nothing, as the Bank scores nothing."""


def _contracts(holding: Holding, readings: Readings) -> Findings:
    contracts = holding.ledger.contracts
    return plain(contracts) if isinstance(contracts, int) else list(_found(holding, readings))


def _found(holding: Holding, readings: Readings) -> Iterator[Finding]:
    for number, contract in enumerate(holding.ledger.listed_contracts):
        if contract.doubted_at:
            refuse(holding.table.unknown_owners(readings))
        points = contract.read_as(readings).points
        yield points, number, points
        if contract.owner == BANK:
            yield 0, f"{OF_THE_BANK}{number}", 0


def _of_contracts(holding: Holding, finding: Finding) -> Part:
    points, subject, _ = finding
    if subject == TYPED:
        return as_typed(points)
    number = int(str(subject).removeprefix(OF_THE_BANK))
    contract = holding.ledger.listed_contracts[number]
    if isinstance(subject, str):
        says = say("why-bank-scores-nothing", building=_word(contract.building))
        return Part(_named(contract), points, says, ("NC-46", "NC-94"))
    clauses: tuple[str, ...] = ("NC-44",) if contract.low is None else ("NC-44", "NC-45")
    if contract.doubted_at:
        clauses = (*clauses, "NC-99")
    return Part(_named(contract), points, _why(contract, number), clauses)


def _why(contract: Contract, number: int) -> Message:
    name = called(contract.name, number, UNNAMED)
    if contract.low is None:
        return say("why-contract", contract=name)
    which = "larger" if contract.was_built else "smaller"
    if contract.doubted_at:
        which = f"{which}-doubted"
    building = _word(contract.building)
    return say(
        f"why-contract-{which}",
        contract=name,
        building=building,
        high=contract.high,
        low=contract.low,
    )


def _named(contract: Contract) -> dict[str, str]:
    return {"building": contract.building.value} if contract.building else {}


def _word(building: Building | None) -> Word:
    assert building is not None  # noqa: S101 (two numbers and owners need a named building)
    return building.word


def _bonus(holding: Holding, readings: Readings) -> Findings:
    """As typed, else 2 points for each contract that names a building of this seat."""
    typed = holding.ledger.building_owner_bonus
    if typed is not None:
        return plain(typed)
    named = (fulfilment.contract.read_as(readings) for fulfilment in holding.fulfilments)
    return [(POINTS_FOR_OWNER, n, 1) for n, contract in enumerate(named) if contract.was_built]


def _of_bonus(holding: Holding, finding: Finding) -> Part:
    points, subject, _ = finding
    if subject == TYPED:
        return Part({}, points, say("why-typed", points=points), ("NC-46",))
    fulfilled = holding.fulfilments[int(subject)]
    contract = fulfilled.contract
    says = say(
        "why-owner-bonus",
        building=_word(contract.building),
        contract=called(contract.name, fulfilled.number, UNNAMED),
        name=fulfilled.seat.name,
    )
    return Part(_named(contract), points, says, ("NC-46",))


CONTRACTS = Cell(_contracts, _of_contracts)
OWNER_BONUS = Cell(_bonus, _of_bonus)
