"""From payments to what players read: what a building earns from, and who gets it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.carson_city.attacks import shares_side_with_church
from rules.carson_city.board import (
    BANK,
    CHURCH,
    DRUGSTORE,
    HOTEL,
    HOUSE,
    MAP,
    MINE,
    MOUNTAIN,
    PRISON,
    RANCH,
    RIVER,
    SALOON,
    Board,
    Thing,
    names_of,
)
from rules.core.messages import Gap, Message, say
from rules.core.rulings import Fact, Reason
from rules.core.seats import noted_seat_told
from scoring.carson_city.estate import (
    AT_THE_RIVER,
    PER_HOUSE,
    PER_HOUSE_OF_SALOON,
    PER_MOUNTAIN,
    PER_OWN_BUILDING,
    Income,
)
from scoring.carson_city.payday import Outcome, Payment, Shares

CLAUSES: Mapping[Thing, str] = {
    RANCH: "CC-75",
    MINE: "CC-79",
    DRUGSTORE: "CC-78",
    BANK: "CC-81",
    SALOON: "CC-82",
    HOTEL: "CC-83",
    CHURCH: "CC-85",
    PRISON: "CC-89",
}
AS_HOMES: Mapping[Thing, str] = {RANCH: "CC-77", HOTEL: "CC-84", CHURCH: "CC-85"}
HOME_THINGS = (HOUSE, RANCH, HOTEL, CHURCH)
SERVED_BY: Mapping[Thing, tuple[Thing, ...]] = {
    MINE: (MOUNTAIN,),
    DRUGSTORE: HOME_THINGS,
    BANK: HOME_THINGS,
    SALOON: HOME_THINGS,
}
DOUBLED_AND_ATTACKED: Mapping[str, str] = {
    "won-each": "income-doubled-won-each",
    "won-split": "income-doubled-won-split",
    "lost-doubled": "income-doubled-lost-doubled",
    "lost-normal": "income-doubled-lost-normal",
}

FIXED = "fixed"


@dataclass(frozen=True, slots=True)
class Earning:
    """One thing that a building earns from: so many of it, wherever they lie."""

    clause: str
    counted: str
    count: int
    amount: int
    parcels: int = 0

    @property
    def fact(self) -> Fact:
        """The earning as part of a fact."""
        return {
            "clause": self.clause,
            "counted": self.counted,
            "count": self.count,
            "amount": self.amount,
            "parcels": names_of(self.parcels),
        }


def earnings(board: Board, income: Income) -> list[Earning]:
    """What a normal income is made up of; the amounts add up to it."""
    _, building, _, amount, near, far, river = income
    clause = CLAUSES[building]
    count = near.bit_count()
    houses = count + (near & board[HOTEL]).bit_count()
    elsewhere = PER_OWN_BUILDING * far
    match building:
        case Thing.RANCH:
            return [Earning(clause, "free_parcels", count, amount, near)]
        case Thing.MINE:
            mountains = Earning(clause, "mountains", count, PER_MOUNTAIN * count, near)
            by_river = Earning("CC-117", "river", 1, AT_THE_RIVER, river)
            return [mountains, by_river] if river else [mountains]
        case Thing.DRUGSTORE:
            return [
                Earning(clause, "houses", houses, PER_HOUSE * houses, near),
                Earning(clause, "own_ranches", far, elsewhere),
            ]
        case Thing.BANK:
            return [
                Earning(clause, "houses", houses, PER_HOUSE * houses, near),
                Earning(clause, "own_mines", far, elsewhere),
            ]
        case Thing.SALOON:
            return [Earning(clause, "houses", houses, PER_HOUSE_OF_SALOON * houses, near)]
    return [Earning(clause, FIXED, 1, amount)]


def in_vain(board: Board, income: Income) -> int:
    """The parcels around a building that would serve it if they were not somebody else's."""
    things = SERVED_BY.get(income.building, ())
    near = MAP.around_each[income.square] & ~income.near
    return sum(near & board[thing] for thing in things)


def line_of(board: Board, payment: Payment) -> Fact:
    """Everything about one building as a fact."""
    income, shares = payment.income, payment.shares
    paid: list[Fact] = [{"seat": income.seat, "amount": shares.owner, "as": "owner"}]
    if payment.attacker is not None:
        paid.append({"seat": payment.attacker, "amount": shares.attacker, "as": "attacker"})
    why = earnings(board, income)
    if others := in_vain(board, income):
        why.append(Earning("CC-64", "of_others", others.bit_count(), 0, others))
    return {
        "at": MAP.names[income.square],
        "seat": income.seat,
        "building": income.building.key,
        "income": shares.amount,
        "why": [earning.fact for earning in why],
        "normal": income.amount,
        "doubled": payment.doubled,
        "attack": None if payment.outcome is None else payment.outcome.value,
        "paid": paid,
    }


def reasons(board: Board, payments: Sequence[Payment]) -> tuple[Reason, ...]:
    """The rules that were applied, each with a sentence for every building it says something of."""
    said = {"CC-61": [say("income-without-cowboys", count=len(payments))]}
    for payment in payments:
        for clause, says in (*_of_income(board, payment.income), *_of_payment(board, payment)):
            said.setdefault(clause, []).append(says)
    return tuple(Reason(clause, tuple(says)) for clause, says in said.items())


def _of_income(board: Board, income: Income) -> Iterator[tuple[str, Message]]:
    at, building = MAP.names[income.square], income.building
    main = earnings(board, income)
    counted = Counter({earning.counted: earning.count for earning in main})
    counts = {
        "free_parcels": counted["free_parcels"],
        "mountains": counted["mountains"],
        "houses": counted["houses"],
        "own_ranches": counted["own_ranches"],
        "own_mines": counted["own_mines"],
    }
    amount = sum(earning.amount for earning in main if earning.clause == CLAUSES[building])
    yield CLAUSES[building], say(f"income-{building.key}", at=at, amount=amount, **counts)
    if building in {DRUGSTORE, BANK, SALOON}:
        for home, clause in AS_HOMES.items():
            if parcels := tuple(names_of(income.near & board[home])):
                yield clause, say(f"counts-as-house-{home.key}", at=at, parcels=parcels)
    if building is RANCH and (river := tuple(names_of(income.near & board[RIVER]))):
        yield "CC-116", say("income-river-is-free", at=at, parcels=river)
    if income.at_river:
        yield "CC-117", say("income-at-river", at=at, amount=AT_THE_RIVER)
    if others := in_vain(board, income):
        parcels = tuple(names_of(others))
        yield "CC-64", say("income-of-others", at=at, building=building.word, parcels=parcels)


def _of_payment(board: Board, payment: Payment) -> Iterable[tuple[str, Message]]:
    income, shares = payment.income, payment.shares
    gaps: dict[str, Gap] = {
        "at": MAP.names[income.square],
        "normal": income.amount,
        "amount": shares.amount,
        "owner": shares.owner,
        "attacker": shares.attacker,
        "owner_seat": noted_seat_told(income.seat),
        "seat": noted_seat_told(payment.attacker or income.seat),
    }
    if payment.outcome is Outcome.CANCELLED:
        beside = shares_side_with_church(board, income.square)
        sentence = "income-attack-cancelled" if beside else "income-attack-cancelled-corner"
        yield "CC-86", say(sentence, **gaps)
        yield "CC-87", say("income-attacker-returns", **gaps)
    is_fought_over = payment.outcome in {Outcome.WON, Outcome.LOST}
    if payment.doubled and is_fought_over and income.amount:
        way = doubled_and_attacked(income.amount, shares, payment.outcome)
        yield "CC-95", say(DOUBLED_AND_ATTACKED[way], **gaps)
        return
    if payment.outcome is Outcome.WON:
        yield "CC-62", say("income-attack-won", **gaps)
    elif payment.outcome is Outcome.LOST:
        yield "CC-62", say("income-attack-lost", **gaps)
    if payment.doubled:
        yield "CC-95", say("income-doubled", **gaps)


def doubled_and_attacked(normal: int, shares: Shares, outcome: Outcome | None) -> str:
    """How a doubled income is paid out after an attack."""
    if outcome is Outcome.WON:
        return "won-each" if shares.attacker == normal else "won-split"
    return "lost-normal" if shares.owner == normal else "lost-doubled"
