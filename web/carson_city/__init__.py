"""What is special about the board game's seats on pages, and what its drawings show."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.carson_city.board import MAP, MOST_SEATS, RIVER, SIDE, Board, Thing
from rules.carson_city.questions.firepower import PARTS
from rules.carson_city.roads import BELOW, DOWNWARDS, NAME_OF_SIDE, Road, bridge_sides
from rules.core.seats import MARKS, seat_told
from scoring.carson_city.questions.income import COUNTS, OF_ONE_BUILDING, OF_THE_TOWN
from scoring.core.breakdown import SeatScore
from scoring.core.possible import Numbers
from translations.catalogue import Catalogue
from web.carson_city import income, sites, spending, town
from web.carson_city.asking import asked_of, meant_by
from web.carson_city.headlines import HEADLINES
from web.carson_city.tied import who_passed_first
from web.house.names import NAMES
from web.house.rooms import InNumbers, PageFacts

SIZE = 24
"""How wide a parcel is drawn."""


def things_of(words: Catalogue) -> list[dict[str, str]]:
    """The palette: sign, key and name of each thing."""
    return [
        {"sign": thing.sign, "key": thing.key, "name": words.name(thing.word)} for thing in Thing
    ]


def owners_of(seats: Sequence[Any], words: Catalogue) -> list[dict[str, str]]:
    """Mark and name of each seat that may own parcels; all five where nobody is known."""
    if not seats:
        numbers = range(min(max(words.sitting, default=MOST_SEATS - 1) + 1, MOST_SEATS))
        return [{"mark": MARKS[n], "name": words.text(seat_told(n))} for n in numbers]
    return [
        {"mark": getattr(seat, "mark", None) or MARKS[seat.number], "name": seat.name}
        for seat in seats[:MOST_SEATS]
    ]


@dataclass(frozen=True, slots=True)
class Parcel:
    """A parcel of a drawn town; x and y are its upper left corner."""

    name: str
    thing: str | None
    owner: int | None
    x: int
    y: int


def parcels_of(board: Board) -> Iterator[Parcel]:
    """The parcels row by row; an empty one shows no thing."""
    for square, name in MAP.names.items():
        column, row = MAP.place(square)
        thing = board.thing_on(square)
        shown = thing.key if thing is not Thing.EMPTY else None
        yield Parcel(name, shown, board.owner_of(square), column * SIZE, row * SIZE)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A road of a drawn town."""

    name: str
    is_bridge: bool
    x: int
    y: int
    across: int
    down: int


def strokes_of(roads: int | Iterable[Road], board: Board) -> list[Stroke]:
    """Where roads lie, given as a net or one by one."""
    over_river = bridge_sides(board[RIVER])
    if isinstance(roads, int):
        roads = [Road(name, side) for side, name in NAME_OF_SIDE.items() if roads & side]
    return [_stroke(road, is_bridge=bool(road.side & over_river)) for road in roads]


def _stroke(road: Road, *, is_bridge: bool) -> Stroke:
    number = road.side.bit_length() - 1
    goes_down = number >= DOWNWARDS
    row, column = divmod(number - DOWNWARDS * goes_down, BELOW)
    across, down = (0, SIZE) if goes_down else (SIZE, 0)
    return Stroke(road.name, is_bridge, (column - 1) * SIZE, (row - 1) * SIZE, across, down)


def points_of_money(score: SeatScore | None) -> Numbers:
    """What the money of a seat may bring, where that is not known; else nothing."""
    if score is None or len(score.totals) == 1:
        return ()
    others = sum(line.points for line in score.lines if line.row.key not in OF_MONEY)
    return tuple(total - others for total in score.totals)


OF_MONEY = frozenset({"cash_limit", "money"})

IN_SIGHT = {
    "parcel_price": ("board", "parcel"),
    "build": ("board", "seat", "building", "parcel", "roads", "new_roads", "house"),
    "road": ("board", "roads", "new", "reserve"),
    "house": ("board", "parcel", "seat", "roads"),
    "place_cowboy": ("seat", "square", "board", "parcel"),
    "duel": ("duellists", "duellists.who.three_guns", "duellists.who.personality.mercenary"),
    "duel.duellists": ("name", "cowboys", "revolvers", "die"),
    "income": ("board",),
    "firepower": ("cowboys", "revolvers", "ranches", "mines", "prisons"),
    "cash_out": ("money", "personality"),
    "turn_order": ("choices",),
    "turn_order.choices": ("personality",),
    "actions": ("parcels", "buildings"),
    "personality": ("personality", "side"),
}

IN_NUMBERS = {
    "parcel_price": InNumbers(("board", "parcel"), ("things",)),
    "firepower": InNumbers(PARTS, ("revolvers",), draws_first=False),
    "income": InNumbers(OF_THE_TOWN, ("building", *COUNTS, *OF_ONE_BUILDING)),
}

PAGES = PageFacts(
    owned_once="personality",
    asked_first={
        "build": "thing-saloon",
        "parcel_price": "thing-empty",
        "duel": "personality-sheriff",
        "income": "thing-bank",
    },
    asked_of=asked_of,
    headlines=HEADLINES,
    asked_at=frozenset({"parcel"}),
    in_sight=IN_SIGHT,
    in_numbers=IN_NUMBERS,
    drawn=frozenset({"board"}),
    asked_beside=frozenset({NAMES}),
    meant_by=meant_by,
    asks_next=who_passed_first,
    of_each_player=frozenset({"totals"}),
    seats_in_facts={"belongs_to": 1, "seat": 1},
    for_templates={
        "things_of": things_of,
        "owners_of": owners_of,
        "parcels_of": parcels_of,
        "strokes_of": strokes_of,
        "points_of_money": points_of_money,
        "town_side": SIDE * SIZE,
        **income.FOR_TEMPLATES,
        **sites.FOR_TEMPLATES,
        **spending.FOR_TEMPLATES,
        **town.FOR_TEMPLATES,
    },
)
