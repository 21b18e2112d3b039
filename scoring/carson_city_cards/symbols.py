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
from scoring.carson_city_cards.reasons import at_building, at_city_hall
from scoring.core.rows import NOTHING, Cell, Findings

PER_HOTEL = 3


Count = Callable[[Estate], int]


def _each_has(
    sentence: str, clause: str, counted_in: Count, *buildings: Picture, homes: bool = False
) -> Cell[Estate]:
    """Buildings each of which brings 1 for every such parcel, or every House point, in the city."""

    def find(estate: Estate, readings: Readings) -> Findings:
        del readings
        board = estate.city.any_of(*buildings)
        if not board:
            return NOTHING
        counted = counted_in(estate)
        points = estate.house_points(counted) if homes else counted.bit_count()
        return [(points, building, counted) for building in squares(board)]

    return Cell(find, at_building(sentence, clause, *buildings, homes=homes))


def _ranches(estate: Estate) -> int:
    return estate.city[RANCH]


def _mines(estate: Estate) -> int:
    return estate.city[MINE]


def _homes(estate: Estate) -> int:
    return estate.homes


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
    if city[HOTEL] and readings.says("CCC-O13", "does_not_count"):
        public &= ~city[HOTEL]
    itself_too = readings.says("CCC-O5", "counts_itself")
    counted = {hall: public if itself_too else public & ~(1 << hall) for hall in squares(halls)}
    return [(parcels.bit_count(), hall, parcels) for hall, parcels in counted.items()]


RANCH_SYMBOLS = _each_has("why-per-ranch", "CCC-47", _ranches, DRUGSTORE, BLACKSMITH)
MINE_SYMBOLS = _each_has("why-per-mine", "CCC-48", _mines, BANK, BLACKSMITH)
HOUSE_SYMBOLS = _each_has("why-per-house", "CCC-49", _homes, CHURCH, GENERAL_STORE, homes=True)
HOTELS = Cell(hotels, at_building("why-hotel", "CCC-50", HOTEL))
CITY_HALLS = Cell(city_hall, at_city_hall)
