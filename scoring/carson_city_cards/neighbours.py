"""Buildings that count what lies around them."""

from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import (
    BANK,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOUSE,
    MINE,
    MOUNTAIN,
    RANCH,
    SALOON,
    Picture,
)
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.reasons import at_building, at_ranch
from scoring.core.rows import NOTHING, Cell, Finding, Findings

PER_MOUNTAIN = 2
PER_HOUSE_AT_A_SALOON = 2

AROUND = FRAME.around_each


def ranches(estate: Estate, readings: Readings) -> Findings:
    """1 for each empty parcel around."""
    board = estate.city[RANCH]
    if not board:
        return NOTHING
    empty = estate.empty_for_ranches(readings)
    return [_counting_each(ranch, AROUND[ranch] & empty) for ranch in squares(board)]


def mines(estate: Estate, readings: Readings) -> Findings:
    """2 for each Mountain around."""
    del readings
    board, mountains = estate.city[MINE], estate.city[MOUNTAIN]
    return [_counting_each(mine, AROUND[mine] & mountains, PER_MOUNTAIN) for mine in squares(board)]


def _counting_each(square: int, counted: int, worth: int = 1) -> Finding:
    return worth * counted.bit_count(), square, counted


def _beside_houses(sentence: str, clause: str, *buildings: Picture, worth: int = 1) -> Cell[Estate]:
    """Buildings that bring `worth` for each House point around."""

    def find(estate: Estate, readings: Readings) -> Findings:
        del readings
        board = estate.city.any_of(*buildings)
        if not board:
            return NOTHING
        double = estate.city.double_houses
        homes = estate.city[HOUSE] | double
        return [_counting_homes(square, homes, double, worth) for square in squares(board)]

    return Cell(find, at_building(sentence, clause, *buildings, homes=True))


def _counting_homes(square: int, homes: int, double: int, worth: int) -> Finding:
    counted = AROUND[square] & homes
    return worth * (counted.bit_count() + (counted & double).bit_count()), square, counted


RANCHES = Cell(ranches, at_ranch)
MINES = Cell(mines, at_building("why-mine", "CCC-42", MINE))
DRUGSTORES = _beside_houses("why-houses", "CCC-43", DRUGSTORE)
BANKS = _beside_houses("why-houses", "CCC-44", BANK)
SALOONS = _beside_houses("why-saloon", "CCC-45", SALOON, worth=PER_HOUSE_AT_A_SALOON)
STORES_AND_HALL = _beside_houses("why-houses", "CCC-46", GENERAL_STORE, CITY_HALL)
