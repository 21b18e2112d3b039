"""Buildings that count what stands anywhere in the city."""

from collections.abc import Callable

from rules.carson_city_cards.pictures import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    RANCH,
    TOWNHOUSE,
    Picture,
)
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import NOTHING, Finder, Findings

PER_HOTEL = 3


def counting(
    counted_in: Callable[[Estate], int],
    worth: Callable[[Estate, int], int],
    *pictures: Picture,
) -> Finder[Estate]:
    """The finder for buildings each of which brings the worth of certain parcels."""

    def find(estate: Estate, readings: Readings) -> Findings:
        del readings
        board = estate.city.any_of(*pictures)
        if not board:
            return NOTHING
        counted = counted_in(estate)
        points = worth(estate, counted)
        return [(points, building, counted) for building in squares(board)]

    return find


def _each_one(_: Estate, parcels: int) -> int:
    return parcels.bit_count()


def _ranches(estate: Estate) -> int:
    return estate.city[RANCH]


def _mines(estate: Estate) -> int:
    return estate.city[MINE]


def _homes(estate: Estate) -> int:
    return estate.homes


ranch_symbols = counting(_ranches, _each_one, DRUGSTORE, BLACKSMITH)
mine_symbols = counting(_mines, _each_one, BANK, BLACKSMITH)
house_symbols = counting(_homes, Estate.house_points, CHURCH, GENERAL_STORE)


def hotels(estate: Estate, readings: Readings) -> Findings:
    """3 each."""
    del readings
    return [(PER_HOTEL, hotel, 0) for hotel in squares(estate.city[HOTEL])]


def city_hall(estate: Estate, readings: Readings) -> Findings:
    """1 for each building that is neither House nor Townhouse."""
    city = estate.city
    halls = city[CITY_HALL]
    if not halls:
        return NOTHING
    public = city.buildings & ~city[HOUSE] & ~city[TOWNHOUSE]
    itself_too = readings.says("CCC-O5", "counts_itself")
    counted = {hall: public if itself_too else public & ~(1 << hall) for hall in squares(halls)}
    return [(parcels.bit_count(), hall, parcels) for hall, parcels in counted.items()]
