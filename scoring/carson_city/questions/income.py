"""What does estate income bring: of the whole town, or of one building by its counts?"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import (
    BANK,
    BY_KEY,
    CHURCH,
    DRUGSTORE,
    HOTEL,
    IN_THE_BOX,
    MAP,
    MINE,
    MOST_SEATS,
    PRISON,
    RANCH,
    SALOON,
    Board,
    Thing,
)
from rules.carson_city.checks import CARSON_RIVER, board_faults, board_warnings
from rules.carson_city.fields import BoardField, ParcelOnMapField, SeatNumber
from rules.carson_city.warned import with_warnings
from rules.core.faults import Fault
from rules.core.fields import Flag, ListOf, OneOf, Piece, PieceOf, Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, Verdict, answered
from rules.core.seats import noted_seat_told
from scoring.carson_city.estate import (
    AT_THE_RIVER,
    LEAST_OF_RANCH,
    OF_HOTEL,
    PER_HOUSE,
    PER_HOUSE_OF_SALOON,
    PER_MOUNTAIN,
    PER_OWN_BUILDING,
)
from scoring.carson_city.ledger import CLAUSES, doubled_and_attacked, line_of, reasons
from scoring.carson_city.payday import (
    Attack,
    Grocer,
    Outcome,
    Payment,
    Shares,
    payments,
    shares_of,
)

NEIGHBOURS = 8
MOST_HOUSES = 11
FEWEST_PLAYERS, _ = TITLE.players
OF_THE_TOWN = ("board", "players", "grocer", "attacks", "parcel")
OF_ONE_BUILDING = ("doubled", "attack")
COUNTS_OF: Mapping[Thing, tuple[str, ...]] = {
    RANCH: ("free_parcels",),
    MINE: ("mountains", "river"),
    DRUGSTORE: ("houses", "ranches"),
    BANK: ("houses", "mines"),
    SALOON: ("houses",),
    HOTEL: (),
    CHURCH: (),
    PRISON: (),
}
EACH_OF: Mapping[Thing, Mapping[str, int]] = {
    RANCH: {"free_parcels": LEAST_OF_RANCH},
    MINE: {"mountains": PER_MOUNTAIN},
    DRUGSTORE: {"houses": PER_HOUSE, "ranches": PER_OWN_BUILDING},
    BANK: {"houses": PER_HOUSE, "mines": PER_OWN_BUILDING},
    SALOON: {"houses": PER_HOUSE_OF_SALOON},
    HOTEL: {},
    CHURCH: {},
    PRISON: {},
}
"""What each thing counted brings, the river aside."""
COUNTS = tuple(dict.fromkeys(field for fields in COUNTS_OF.values() for field in fields))
BEATEN_OR_NOT = {outcome.value: outcome for outcome in (Outcome.WON, Outcome.LOST)}


@dataclass(frozen=True, slots=True)
class Town:
    """The whole board on payday; `only` are the parcels that somebody wants to know of."""

    board: Board
    players: int
    attacks: Mapping[int, Attack]
    grocer: Grocer | None
    only: int
    warnings: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class OneBuilding:
    """A building by what was counted around it."""

    building: Thing
    counts: Mapping[str, int]
    doubled: bool = False
    attack: Outcome | None = None
    warnings: tuple[Fault, ...] = ()

    @property
    def amount(self) -> int:
        """The normal income."""
        return NORMAL[self.building](self.counts)


NORMAL: Mapping[Thing, Callable[[Mapping[str, int]], int]] = {
    RANCH: lambda counts: max(LEAST_OF_RANCH, counts["free_parcels"]),
    MINE: lambda counts: PER_MOUNTAIN * counts["mountains"] + AT_THE_RIVER * counts["river"],
    DRUGSTORE: lambda counts: PER_HOUSE * counts["houses"] + PER_OWN_BUILDING * counts["ranches"],
    BANK: lambda counts: PER_HOUSE * counts["houses"] + PER_OWN_BUILDING * counts["mines"],
    SALOON: lambda counts: PER_HOUSE_OF_SALOON * counts["houses"],
    HOTEL: lambda _: OF_HOTEL,
    CHURCH: lambda _: 0,
    PRISON: lambda _: 0,
}


class GrocerPiece(Piece):
    """The yellow grocer at work."""

    seat = SeatNumber(required=True)
    building = OneOf(BY_KEY, required=True)


class AttackPiece(Piece):
    """An attack and how it ended."""

    parcel = ParcelOnMapField(required=True)
    by = SeatNumber(required=True)
    won = Flag(required=True)


class QuestionForm(Form):
    """What is typed: the board with what happens on it, or one building with its counts."""

    title = TITLE
    deciding = ("grocer", "doubled", "attack")
    board = BoardField()
    players = Whole(FEWEST_PLAYERS, MOST_SEATS)
    grocer = PieceOf(GrocerPiece)
    attacks = ListOf(PieceOf(AttackPiece))
    parcel = ParcelOnMapField()
    building = OneOf(BY_KEY)
    houses = Whole(0, MOST_HOUSES)
    ranches = Whole(0, IN_THE_BOX[RANCH])
    mines = Whole(0, IN_THE_BOX[MINE])
    mountains = Whole(0, NEIGHBOURS)
    river = Flag()
    free_parcels = Whole(0, NEIGHBOURS)
    doubled = Flag()
    attack = OneOf(BEATEN_OR_NOT)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> object:
        """The town, or one building where a building is named."""
        if "building" in given:
            faults += _against_building(given, setup)
            return _one_building(given)
        foreign = [field for field in (*COUNTS, *OF_ONE_BUILDING) if field in given]
        faults += [Fault(field, say("only-of-one-building")) for field in foreign]
        if "board" not in given:
            faults.append(Fault("board", say("field-required")))
            return None
        town = _town(given)
        faults += _against_town(given, town, setup)
        return replace(town, warnings=board_warnings(town.board, setup))


def _one_building(given: Mapping[str, Any]) -> OneBuilding:
    building = given["building"]
    counts = {field: int(given.get(field, 0)) for field in COUNTS_OF[building]}
    return OneBuilding(building, counts, given.get("doubled", False), given.get("attack"))


def _against_building(given: Mapping[str, Any], setup: Setup) -> Iterator[Fault]:
    building = given["building"]
    for field in OF_THE_TOWN:
        if field in given:
            yield Fault(field, say("only-of-the-town"))
    for field in COUNTS:
        if field in given and field not in COUNTS_OF[building]:
            yield Fault(field, say("count-of-another", building=building.word))
    if "river" in given and CARSON_RIVER not in setup.variants:
        yield Fault("river", say("bridge-without-river"))
    if "attack" in given and building in {CHURCH, PRISON}:
        yield Fault("attack", say("attack-on-such", building=building.word))


def _town(given: Mapping[str, Any]) -> Town:
    board = given["board"]
    attacks = given.get("attacks", ())
    present = [n for n in range(1, MOST_SEATS + 1) if board.owned[n]]
    attacking = [attack["by"] for attack in attacks]
    grocer = given.get("grocer")
    return Town(
        board,
        given.get("players", max((FEWEST_PLAYERS, *present, *attacking))),
        {attack["parcel"]: Attack(attack["by"], attack["won"]) for attack in attacks},
        None if grocer is None else Grocer(grocer["seat"], grocer["building"]),
        1 << given["parcel"] if "parcel" in given else MAP.all,
    )


def _against_town(given: Mapping[str, Any], town: Town, setup: Setup) -> Iterator[Fault]:
    players = range(1, town.players + 1)
    for says in board_faults(town.board, setup, players):
        yield Fault("board", says)
    if town.grocer is not None and town.grocer.seat not in players:
        yield Fault("grocer.seat", _beyond(town.grocer.seat, town))
    if "parcel" in given and not town.board.buildings & town.only:
        yield Fault("parcel", say("no-building-there", at=MAP.names[given["parcel"]]))
    seen: set[int] = set()
    for place, attack in enumerate(given.get("attacks", ())):
        for field, says in _against_attack(attack, town, seen):
            yield Fault(f"attacks.{place}.{field}", says)
        seen.add(attack["parcel"])


def _against_attack(
    attack: Mapping[str, Any], town: Town, seen: Collection[int]
) -> Iterator[tuple[str, Message]]:
    square, by = attack["parcel"], attack["by"]
    at, thing = MAP.names[square], town.board.thing_on(square)
    if square in seen:
        yield "parcel", say("attacked-twice", at=at)
    if not town.board.buildings >> square & 1:
        yield "parcel", say("no-building-there", at=at)
    elif thing in {CHURCH, PRISON}:
        yield "parcel", say("attack-on-such", building=thing.word)
    elif town.board.owner_of(square) == by:
        yield "by", say("attack-on-own", at=at, seat=noted_seat_told(by))
    if by > town.players:
        yield "by", _beyond(by, town)


def _beyond(seat: int, town: Town) -> Message:
    return say("no-such-player", seat=noted_seat_told(seat), count=town.players)


@with_warnings
def answer(situation: Town | OneBuilding, readings: Readings) -> Ruling:
    """Who receives how much."""
    if isinstance(situation, OneBuilding):
        return _of_building(situation, readings)
    paid = payments(situation.board, situation.attacks, situation.grocer, readings, situation.only)
    facts = _facts(situation, paid)
    return Ruling(
        verdict=Verdict.ANSWER,
        because=reasons(situation.board, paid),
        facts=facts,
        asides=frozenset({"lines"}),
    )


def _facts(town: Town, paid: Collection[Payment]) -> Facts:
    totals = [0] * (MOST_SEATS + 1)
    for payment in paid:
        totals[payment.income.seat] += payment.shares.owner
        totals[payment.attacker or 0] += payment.shares.attacker
    cancelled = (p.income.square for p in paid if p.outcome is Outcome.CANCELLED)
    return {
        "income": {MAP.names[p.income.square]: p.shares.amount for p in paid},
        "totals": totals[1 : town.players + 1],
        "cancelled": sorted(MAP.names[square] for square in cancelled),
        "lines": [line_of(town.board, payment) for payment in paid],
    }


def _of_building(one: OneBuilding, readings: Readings) -> Ruling:
    shares = shares_of(one.amount, one.attack, readings, doubled=one.doubled)
    facts = {"amount": shares.amount, "owner": shares.owner, "attacker": shares.attacker}
    return answered(facts, *_reasons(one), *_paid_out(one, shares))


def _reasons(one: OneBuilding) -> Iterator[Reason]:
    """What the normal income is made up of."""
    normal = say("one-building-earns", building=one.building.word, amount=one.amount)
    yield Reason(CLAUSES[one.building], (*_parts(one), normal))
    if one.counts.get("river"):
        yield Reason("CC-117", (say("one-building-at-river", amount=AT_THE_RIVER),))


def _parts(one: OneBuilding) -> Iterator[Message]:
    """Each count with what it brings; a ranch beside no free parcel earns all the same."""
    for field, each in EACH_OF[one.building].items():
        count = one.counts[field]
        if count:
            yield say(f"earned-by-{field}", count=count, each=each, amount=each * count)
        elif one.building is RANCH:
            yield say("one-building-least", amount=LEAST_OF_RANCH)


def _paid_out(one: OneBuilding, shares: Shares) -> Iterator[Reason]:
    """Who receives what of it; a doubled building that was attacked has a sentence of its own."""
    gaps = {
        "normal": one.amount,
        "amount": shares.amount,
        "owner": shares.owner,
        "attacker": shares.attacker,
    }
    if one.doubled and one.attack and one.amount:
        way = doubled_and_attacked(one.amount, shares, one.attack)
        yield Reason("CC-95", (say(f"one-building-doubled-{way}", **gaps),))
        return
    if one.attack:
        yield Reason("CC-62", (say(f"one-building-attack-{one.attack}", **gaps),))
    if one.doubled:
        yield Reason("CC-95", (say("one-building-doubled", **gaps),))
