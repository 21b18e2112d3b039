"""Buildings that count what lies around them."""

from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import HOUSE, MINE, MOUNTAIN, RANCH, SALOON, Picture
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import NOTHING, Finder, Finding, Findings

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


def beside_houses(*pictures: Picture, worth: int = 1) -> Finder[Estate]:
    """The finder for buildings that bring `worth` for each House point around."""

    def find(estate: Estate, readings: Readings) -> Findings:
        del readings
        board = estate.city.any_of(*pictures)
        if not board:
            return NOTHING
        double = estate.city.double_houses
        homes = estate.city[HOUSE] | double
        return [_counting_homes(square, homes, double, worth) for square in squares(board)]

    return find


def _counting_homes(square: int, homes: int, double: int, worth: int) -> Finding:
    counted = AROUND[square] & homes
    return worth * (counted.bit_count() + (counted & double).bit_count()), square, counted


saloons = beside_houses(SALOON, worth=PER_HOUSE_AT_A_SALOON)
