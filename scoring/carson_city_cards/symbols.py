"""Buildings that count what stands anywhere in the city."""

from collections.abc import Callable, Iterator

from rules.carson_city_cards.pictures import Picture
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import Finder, Finding

HOTEL = 3


def counting(
    counted_in: Callable[[Estate], int],
    worth: Callable[[Estate, int], int],
    *pictures: Picture,
) -> Finder[Estate]:
    """The finder for buildings each of which brings the worth of certain parcels."""

    def find(estate: Estate, readings: Readings) -> Iterator[Finding]:
        del readings
        board = estate.city.any_of(*pictures)
        if board:
            counted = counted_in(estate)
            points = worth(estate, counted)
            for building in squares(board):
                yield points, building, counted

    return find


def _each_one(_: Estate, parcels: int) -> int:
    return parcels.bit_count()


def _homes(estate: Estate) -> int:
    return estate.city[Picture.HOUSE] | estate.city.double_houses


ranch_symbols = counting(
    lambda estate: estate.city[Picture.RANCH], _each_one, Picture.DRUGSTORE, Picture.BLACKSMITH
)
mine_symbols = counting(
    lambda estate: estate.city[Picture.MINE], _each_one, Picture.BANK, Picture.BLACKSMITH
)
house_symbols = counting(_homes, Estate.house_points, Picture.CHURCH, Picture.GENERAL_STORE)


def hotels(estate: Estate, readings: Readings) -> Iterator[Finding]:
    """3 each."""
    del readings
    for hotel in squares(estate.city[Picture.HOTEL]):
        yield HOTEL, hotel, 0


def city_hall(estate: Estate, readings: Readings) -> Iterator[Finding]:
    """1 for each building that is neither House nor Townhouse."""
    city = estate.city
    halls = city[Picture.CITY_HALL]
    if not halls:
        return
    public = city.buildings & ~city[Picture.HOUSE] & ~city[Picture.TOWNHOUSE]
    itself_too = readings.says("CCC-O5", "counts_itself")
    for hall in squares(halls):
        counted = public if itself_too else public & ~(1 << hall)
        yield counted.bit_count(), hall, counted
