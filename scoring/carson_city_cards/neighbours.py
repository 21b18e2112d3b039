"""Buildings that count what lies around them."""

from collections.abc import Iterator

from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import Picture
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import Finder, Finding

PER_MOUNTAIN = 2
PER_HOUSE_AT_A_SALOON = 2


def ranches(estate: Estate, readings: Readings) -> Iterator[Finding]:
    """1 for each empty parcel around."""
    board = estate.city[Picture.RANCH]
    if not board:
        return
    empty = estate.empty_for_ranches(readings)
    for ranch in squares(board):
        counted = FRAME.around_each[ranch] & empty
        yield counted.bit_count(), ranch, counted


def mines(estate: Estate, readings: Readings) -> Iterator[Finding]:
    """2 for each Mountain around."""
    del readings
    mountains = estate.city[Picture.MOUNTAIN]
    for mine in squares(estate.city[Picture.MINE]):
        counted = FRAME.around_each[mine] & mountains
        yield PER_MOUNTAIN * counted.bit_count(), mine, counted


def beside_houses(*pictures: Picture, worth: int = 1) -> Finder[Estate]:
    """The finder for buildings that bring `worth` for each House point around."""

    def find(estate: Estate, readings: Readings) -> Iterator[Finding]:
        del readings
        city = estate.city
        board = city.any_of(*pictures)
        if not board:
            return
        double = city.double_houses
        homes = city[Picture.HOUSE] | double
        for building in squares(board):
            counted = FRAME.around_each[building] & homes
            houses = counted.bit_count() + (counted & double).bit_count()
            yield worth * houses, building, counted

    return find


saloons = beside_houses(Picture.SALOON, worth=PER_HOUSE_AT_A_SALOON)
