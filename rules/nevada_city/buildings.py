"""The buildings: which there are, and what the number of players makes of them."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from rules.core.messages import Word


class Building(StrEnum):
    """A building, printed on the board or on a card."""

    BANK = "bank"
    CITY_HALL = "city_hall"
    TRADING_POST = "trading_post"
    HOTEL = "hotel"
    ASSAYER = "assayer"
    MARKET = "market"
    STOCK_YARDS = "stock_yards"
    SHERIFF = "sheriff"
    FIRE_HOUSE = "fire_house"
    SOUP_KITCHEN = "soup_kitchen"
    BOARDING_HOUSE = "boarding_house"
    BLACKSMITH = "blacksmith"
    BRICK_OVEN = "brick_oven"
    SAW_MILL = "saw_mill"
    HARDNAILS = "hardnails"
    LEADBRICKS = "leadbricks"
    MASONOAKS = "masonoaks"
    SADDLERY = "saddlery"
    PHARMACIST = "pharmacist"
    POST_OFFICE = "post_office"
    TOBACCONIST = "tobacconist"
    NEWSPAPER = "newspaper"
    BELLES_SALOON = "belles_saloon"
    WINE_AND_ROSES = "wine_and_roses"
    BORDELLO = "bordello"
    OPERA_HOUSE = "opera_house"
    CAPITOL = "capitol"
    CAVALRY_HOTEL = "cavalry_hotel"
    MILITARY_STORE = "military_store"
    DOCTOR = "doctor"
    UNDERTAKER = "undertaker"
    STABLES = "stables"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"building-{self.value}")


_ALL = tuple(Building)
PRINTED = _ALL[: _ALL.index(Building.ASSAYER)]
START = _ALL[len(PRINTED) : _ALL.index(Building.FIRE_HOUSE)]
CITY = _ALL[_ALL.index(Building.FIRE_HOUSE) : _ALL.index(Building.CAPITOL)]
ADVANCED = _ALL[_ALL.index(Building.CAPITOL) :]
REPLACEMENT = (Building.CAPITOL, Building.CAVALRY_HOTEL, Building.MILITARY_STORE)
CLAIMED = (*CITY, *ADVANCED)
"""The cards that are claimed and constructed during the game."""
NEVER_CLAIMED = (*PRINTED, *START)

ADVANCED_BUILDINGS = "advanced_buildings"
"""The variant that brings the advanced cards."""

_REMOVED_WITH_THREE = (Building.SOUP_KITCHEN, Building.SADDLERY, Building.OPERA_HOUSE)
_REMOVED: Mapping[int, frozenset[Building]] = MappingProxyType(
    {
        2: frozenset(
            {*_REMOVED_WITH_THREE, Building.FIRE_HOUSE, Building.LEADBRICKS, Building.BORDELLO}
        ),
        3: frozenset(_REMOVED_WITH_THREE),
        4: frozenset(),
    }
)
REMOVED_BY: Mapping[int, str] = MappingProxyType({2: "NC-83", 3: "NC-106"})
"""The clause that takes cards out of the game, by the number of players."""
_BANKS: Mapping[int, frozenset[Building]] = MappingProxyType(
    {
        2: frozenset({Building.MARKET, Building.STOCK_YARDS}),
        3: frozenset({Building.ASSAYER}),
        4: frozenset(),
    }
)


BANK_CLAIMS_WITH = 2
"""The number of players with which cards that nobody claims go to the Bank."""


class Owner(StrEnum):
    """Whose a building is, as the asking player sees it."""

    SELF = "self"
    OTHER = "other"
    BANK = "bank"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"owner-{self.value}")


def removed(players: int) -> frozenset[Building]:
    """The cards that are not in the game at this number of players."""
    return _REMOVED[players]


def banks(players: int) -> frozenset[Building]:
    """The start buildings that belong to the Bank at this number of players."""
    return _BANKS[players]


def is_players_start(building: Building | None, players: int) -> bool:
    """Whether it is a start building that some player was dealt."""
    return building in START and building not in banks(players)


def is_always_banks(building: Building, players: int) -> bool:
    """Whether nobody else can own it: printed, or a start building of the Bank."""
    return building in PRINTED or building in banks(players)


def may_be_banks(building: Building, players: int) -> bool:
    """Whether the Bank can own it; with two players it takes cards that nobody claimed."""
    if building in CLAIMED:
        return players == BANK_CLAIMS_WITH
    return is_always_banks(building, players)
