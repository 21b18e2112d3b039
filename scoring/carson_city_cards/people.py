"""What characters are worth at the end: a small function for each kind of worth."""

from collections.abc import Callable, Mapping

from rules.carson_city_cards.characters import WITH_ARROW, WITH_BOTH, WITH_DOLLAR, Character
from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import (
    BANK,
    DRUGSTORE,
    EMPTY,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    RANCH,
    Picture,
)
from rules.carson_city_cards.schema import POINTS_FOR_A_SOLD_CARD
from rules.core.readings import Readings
from scoring.carson_city_cards.company import as_bits, symbols
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.neighbours import SALOONS
from scoring.carson_city_cards.reasons import of_character
from scoring.core.rows import Cell, Findings

Worth = tuple[int, int]
"""Points, and the parcels or the characters they come from."""

NO_PARCELS = 0
PER_ARROW = 4


def characters(estate: Estate, readings: Readings) -> Findings:
    """One finding for each character owned, also for those without points."""
    found = [(character, *worth(character, estate, readings)) for character in estate.characters]
    return [(points, character, counted) for character, points, counted in found]


def worth(character: Character, estate: Estate, readings: Readings) -> Worth:
    """What this character brings to this estate."""
    return _WORTH[character](estate, readings)


def per_picture(picture: Picture, points: int) -> Callable[[Estate, Readings], Worth]:
    """So many points for each parcel with this picture."""

    def count(estate: Estate, _: Readings) -> Worth:
        board = estate.city[picture]
        return points * board.bit_count(), board

    return count


def fixed(points: int) -> Callable[[Estate, Readings], Worth]:
    """So many points, whatever the city."""
    worth = points, NO_PARCELS
    return lambda *_: worth


def auctioneer(estate: Estate, _: Readings) -> Worth:
    """7 for each card sold."""
    return POINTS_FOR_A_SOLD_CARD * estate.sold, NO_PARCELS


def settler(estate: Estate, readings: Readings) -> Worth:
    """1 for each empty parcel beside any Ranch, each once."""
    ranches = estate.city[RANCH]
    if not ranches:
        return 0, NO_PARCELS
    beside = FRAME.around(ranches)
    empty = estate.city[EMPTY] | estate.bare_spots(readings)
    outlaws = estate.city[OUTLAWS] & beside
    if outlaws and estate.outlaws_are_empty(readings) and readings.says("CCC-O11", "counts"):
        empty |= outlaws
    counted = beside & empty
    return counted.bit_count(), counted


def singer(estate: Estate, readings: Readings) -> Worth:
    """As much as the best Saloon."""
    points, saloon, _ = max(SALOONS.find(estate, readings), default=(0, None, 0))
    return points, 1 << saloon if isinstance(saloon, int) else NO_PARCELS


def teacher(estate: Estate, _: Readings) -> Worth:
    """1 for each House point."""
    return estate.house_points(estate.homes), estate.homes


def editor(estate: Estate, readings: Readings) -> Worth:
    """1 for each character with $, 4 for each with the arrow."""
    counted = estate.counted_by(Character.EDITOR, readings)
    arrows = WITH_ARROW.intersection(counted)
    dollars = WITH_DOLLAR.intersection(counted)
    if WITH_BOTH & dollars and readings.says("CCC-O10", "arrow_only"):
        dollars -= WITH_BOTH
    return PER_ARROW * len(arrows) + len(dollars), symbols(dollars, arrows)


def indian(estate: Estate, _: Readings) -> Worth:
    """Half a point for each parcel without a card, the sum rounded up."""
    return (estate.free_parcels + 1) // 2, NO_PARCELS


def prospector(estate: Estate, _: Readings) -> Worth:
    """1 for each Mountain and each Mine."""
    board = estate.city[MOUNTAIN] | estate.city[MINE]
    return board.bit_count(), board


def undertaker(estate: Estate, readings: Readings) -> Worth:
    """2 for each character owned."""
    counted = estate.counted_by(Character.UNDERTAKER, readings)
    return 2 * len(counted), as_bits(counted)


_WORTH: Mapping[Character, Callable[[Estate, Readings], Worth]] = {
    Character.COWBOY: per_picture(RANCH, 3),
    Character.AUCTIONEER: auctioneer,
    Character.SETTLER: settler,
    Character.CAPTAIN: fixed(6),
    Character.SINGER: singer,
    Character.LAWYER: fixed(0),
    Character.GUNSMITH: fixed(0),
    Character.BANKER: per_picture(BANK, 4),
    Character.GOVERNOR: fixed(0),
    Character.DOCTOR: fixed(5),
    Character.HEROES: fixed(6),
    Character.TEACHER: teacher,
    Character.EDITOR: editor,
    Character.GROCER: per_picture(DRUGSTORE, 4),
    Character.CHINESE_WORKER: fixed(0),
    Character.PAPERBOY: fixed(3),
    Character.SHERIFF: per_picture(PRISON, 3),
    Character.MERCENARY: fixed(0),
    Character.INDIAN: indian,
    Character.PROSPECTOR: prospector,
    Character.UNDERTAKER: undertaker,
}

CHARACTERS = Cell(characters, of_character)
