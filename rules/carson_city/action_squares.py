"""The action squares above the map: their sequence, their prices, and where duels are fought."""

from enum import StrEnum

from rules.core.messages import Word


class ActionSquare(StrEnum):
    """A square for cowboys, in the sequence of the board."""

    WAGES = "wages"
    AMMUNITION = "ammunition"
    THREE_ROADS = "three_roads"
    ONE_ROAD = "one_road"
    BUILD_12 = "build_12"
    BUILD_10 = "build_10"
    BUILD_8 = "build_8"
    BUILD_6 = "build_6"
    BUILD_5 = "build_5"
    BUILD_4 = "build_4"
    BUILD_3 = "build_3"
    PARCELS_INCOME = "parcels_income"
    COWBOY_INCOME = "cowboy_income"
    GAMBLING = "gambling"
    PARCELS_VP = "parcels_vp"
    COWBOY_VP = "cowboy_vp"
    ESTATE_VP = "estate_vp"
    BUY_VP_2 = "buy_vp_2"
    BUY_VP_3 = "buy_vp_3"
    BUY_VP_4 = "buy_vp_4"
    BUY_VP_5 = "buy_vp_5"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"square-{self.value}")

    @property
    def knows_duels(self) -> bool:
        """Whether players challenge each other for it."""
        return self not in WITHOUT_DUELS

    @property
    def point_price(self) -> int | None:
        """What a point costs on a buying square."""
        return POINT_PRICES.get(self)


TURNS = 4
MOST_COWBOYS = 10
WITHOUT_DUELS = frozenset({ActionSquare.WAGES, ActionSquare.ONE_ROAD})
BUILDING_PRICES = (12, 10, 8, 6, 5, 4, 3)
POINT_PRICES = {ActionSquare(f"buy_vp_{price}"): price for price in (2, 3, 4, 5)}

KEPT_BUILDINGS, ESTATE_INCOME = "kept_buildings", "estate_income"
# What is done after a square without being one: no cowboy is placed there.
DONE_AFTER = {
    ActionSquare.ONE_ROAD: "parcel_purchase",
    ActionSquare.BUILD_3: KEPT_BUILDINGS,
    ActionSquare.GAMBLING: ESTATE_INCOME,
}
SEQUENCE = tuple(
    step
    for square in ActionSquare
    for step in (square.value, DONE_AFTER.get(square))
    if step is not None
)


def building_price(square: int, *, halved: bool) -> int:
    """What a building costs on the construction square of this price."""
    return (square + 1) // 2 if halved else square


def is_open(price: int, turn: int) -> bool:
    """Whether the buying square of this price is still open in this turn."""
    return turn < price


def open_prices(turn: int) -> list[int]:
    """The prices at which points can be bought in this turn."""
    return [price for price in POINT_PRICES.values() if is_open(price, turn)]
