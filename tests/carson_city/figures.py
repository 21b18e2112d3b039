"""The numbers in short rules, as the rules and the scorer hold them."""

from collections.abc import Iterator

from rules.carson_city.action_squares import MOST_COWBOYS, TURNS
from rules.carson_city.firepower import DOLLARS_PER_FIREPOWER, OF_THE_CHIP
from rules.carson_city.money import PRICE_AT_THE_END, PRICE_OF_A_POINT
from rules.carson_city.personalities import CARDS, Option, Side
from rules.carson_city.questions.actions import (
    DOLLARS_PER_PARCEL,
    DOLLARS_PER_WAGES_COWBOY,
    ROADS_OF_THE_SQUARE,
    ROADS_PER_COWBOY,
)
from rules.carson_city.questions.parcel_price import GROUND_PRICE
from rules.carson_city.questions.setup import CASH, CASH_BEFORE_TILES, HIGHEST_TILE, TILES_EACH
from scoring.carson_city.estate import (
    AT_THE_RIVER,
    LEAST_OF_RANCH,
    OF_HOTEL,
    PER_HOUSE,
    PER_HOUSE_OF_SALOON,
    PER_MOUNTAIN,
    PER_OWN_BUILDING,
)
from scoring.carson_city.possessions import MORE_AT_A_BRIDGE, POINTS_EACH
from tests.title_tests import Figures

A_POINT = 1


def offers(clause: str) -> Iterator[Option]:
    """What the personality cards offer by this clause."""
    sides = (card[side] for card in CARDS.values() for side in Side)
    yield from (option for side in sides for option in side.options if option.clause == clause)


def numbers_of(clause: str) -> list[int]:
    """Prices and amounts of those offers."""
    told = [(option.pay, option.amount) for option in offers(clause)]
    return [number for pair in told for number in pair if number]


PERSONALITIES = [f"CC-{number}" for number in (92, 93, 94, 97, 101, 102, 103, 104, 105)]
FIGURES = Figures(
    {
        "CC-18": [TURNS],
        "CC-30": [MOST_COWBOYS],
        "CC-31": [A_POINT, PRICE_OF_A_POINT],
        "CC-36": [DOLLARS_PER_WAGES_COWBOY],
        "CC-37": [OF_THE_CHIP],
        "CC-38": [ROADS_OF_THE_SQUARE],
        "CC-39": [ROADS_PER_COWBOY],
        "CC-44": [GROUND_PRICE],
        "CC-57": [DOLLARS_PER_PARCEL],
        "CC-58": [DOLLARS_PER_FIREPOWER],
        "CC-67": [A_POINT],
        "CC-69": [TURNS],
        "CC-70": [POINTS_EACH],
        "CC-71": [A_POINT, PRICE_AT_THE_END],
        "CC-75": [LEAST_OF_RANCH],
        "CC-78": [PER_HOUSE, PER_OWN_BUILDING],
        "CC-79": [PER_MOUNTAIN],
        "CC-81": [PER_HOUSE, PER_OWN_BUILDING],
        "CC-82": [PER_HOUSE_OF_SALOON],
        "CC-83": [OF_HOTEL],
        "CC-96": numbers_of("CC-96"),
        "CC-98": numbers_of("CC-98"),
        "CC-99": [option.pay for option in offers("CC-99")],
        **{clause: numbers_of(clause) for clause in PERSONALITIES},
        "CC-108": [0, HIGHEST_TILE, CASH],
        "CC-109": [0, HIGHEST_TILE, TILES_EACH],
        "CC-110": [CASH_BEFORE_TILES],
        "CC-117": [AT_THE_RIVER],
        "CC-119": [MORE_AT_A_BRIDGE],
        "CC-124": [A_POINT],
    },
    beside={
        "CC-26": {3},
        "CC-30": {1, 2, 3, 4, 5},
        "CC-60": {2},
        "CC-108": {2},
        "CC-109": {3},
        "CC-112": {3},
        "CC-118": {2},
    },
    of_pieces=frozenset({"CC-9", "CC-10"}),
    of_points={"CC-O6": [A_POINT]},
)
