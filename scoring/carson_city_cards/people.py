"""What characters are worth at the end: one function for each, found by its name."""

from collections.abc import Callable, Iterator

from rules.carson_city_cards.characters import WITH_ARROW, WITH_BOTH, WITH_DOLLAR, Character
from rules.carson_city_cards.city import FRAME, LARGEST_SIDE, LARGEST_SIDE_WITH_CAPTAIN
from rules.carson_city_cards.pictures import Picture
from rules.carson_city_cards.schema import POINTS_FOR_A_SOLD_CARD
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.neighbours import saloons
from scoring.core.rows import Finding

Worth = tuple[int, int]
"""Points, and the parcels they come from."""

NO_PARCELS = 0
PER_ARROW = 4


def characters(estate: Estate, readings: Readings) -> Iterator[Finding]:
    """One finding for each character owned, also for those without points."""
    for character in estate.characters:
        points, counted = worth(character, estate, readings)
        yield points, character, counted


def worth(character: Character, estate: Estate, readings: Readings) -> Worth:
    """What this character brings to this estate."""
    if character in _FIXED:
        return _FIXED[character], NO_PARCELS
    return _COUNTED[character](estate, readings)


def per_picture(picture: Picture, points: int) -> Callable[[Estate, Readings], Worth]:
    """So many points for each parcel with this picture."""

    def count(estate: Estate, _: Readings) -> Worth:
        board = estate.city[picture]
        return points * board.bit_count(), board

    return count


def auctioneer(estate: Estate, _: Readings) -> Worth:
    """7 for each card sold."""
    return POINTS_FOR_A_SOLD_CARD * estate.sold, NO_PARCELS


def settler(estate: Estate, readings: Readings) -> Worth:
    """1 for each empty parcel beside any Ranch, each once."""
    ranches = estate.city[Picture.RANCH]
    if not ranches:
        return 0, NO_PARCELS
    beside = FRAME.around(ranches)
    empty = estate.city[Picture.EMPTY] | estate.bare_spots(readings)
    outlaws = estate.city[Picture.OUTLAWS] & beside
    if outlaws and estate.outlaws_are_empty(readings) and readings.says("CCC-O11", "counts"):
        empty |= outlaws
    counted = beside & empty
    return counted.bit_count(), counted


def singer(estate: Estate, readings: Readings) -> Worth:
    """As much as the best Saloon."""
    points, saloon, _ = max(saloons(estate, readings), default=(0, None, 0))
    return points, 1 << saloon if isinstance(saloon, int) else NO_PARCELS


def teacher(estate: Estate, _: Readings) -> Worth:
    """1 for each House point."""
    homes = estate.city[Picture.HOUSE] | estate.city.double_houses
    return estate.house_points(homes), homes


def editor(estate: Estate, readings: Readings) -> Worth:
    """1 for each character with $, 4 for each with the arrow."""
    arrows = WITH_ARROW.intersection(estate.characters)
    dollars = WITH_DOLLAR.intersection(estate.characters)
    if WITH_BOTH & dollars and readings.says("CCC-O10", "arrow_only"):
        dollars -= WITH_BOTH
    return PER_ARROW * len(arrows) + len(dollars), NO_PARCELS


def indian(estate: Estate, _: Readings) -> Worth:
    """Half a point for each parcel without a card, the sum rounded up."""
    captain = Character.CAPTAIN in estate.characters
    side = LARGEST_SIDE_WITH_CAPTAIN if captain else LARGEST_SIDE
    free = LARGEST_SIDE * side - estate.city.covered.bit_count()
    return max(0, (free + 1) // 2), NO_PARCELS


def prospector(estate: Estate, _: Readings) -> Worth:
    """1 for each Mountain and each Mine."""
    board = estate.city[Picture.MOUNTAIN] | estate.city[Picture.MINE]
    return board.bit_count(), board


def undertaker(estate: Estate, _: Readings) -> Worth:
    """2 for each character owned."""
    return 2 * len(estate.characters), NO_PARCELS


_FIXED = {
    Character.CAPTAIN: 6,
    Character.DOCTOR: 5,
    Character.HEROES: 6,
    Character.PAPERBOY: 3,
    Character.LAWYER: 0,
    Character.GUNSMITH: 0,
    Character.GOVERNOR: 0,
    Character.CHINESE_WORKER: 0,
    Character.MERCENARY: 0,
}
_COUNTED: dict[Character, Callable[[Estate, Readings], Worth]] = {
    Character.COWBOY: per_picture(Picture.RANCH, 3),
    Character.AUCTIONEER: auctioneer,
    Character.SETTLER: settler,
    Character.SINGER: singer,
    Character.BANKER: per_picture(Picture.BANK, 4),
    Character.TEACHER: teacher,
    Character.EDITOR: editor,
    Character.GROCER: per_picture(Picture.DRUGSTORE, 4),
    Character.SHERIFF: per_picture(Picture.PRISON, 3),
    Character.INDIAN: indian,
    Character.PROSPECTOR: prospector,
    Character.UNDERTAKER: undertaker,
}
