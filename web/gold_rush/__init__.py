"""What is special about the tile game's seats on pages, and what its drawings show."""

from web.gold_rush import answering, log, map_page, seats, tiles
from web.gold_rush.asked import asked_of, meant_by
from web.gold_rush.seats import OWNED_ONCE, WAYS, seat_body, seated, way_of
from web.house.names import NAMES

__all__ = [
    "OWNED_ONCE",
    "WAYS",
    "asked_of",
    "meant_by",
    "seat_body",
    "seated",
    "way_of",
]

ASKED_BESIDE = frozenset({NAMES})
BESIDE = {**log.BESIDE, **tiles.BESIDE}
IN_LINES = map_page.IN_LINES
OF_THE_PAGE = map_page.OF_THE_PAGE
DRAWINGS = {**map_page.DRAWINGS, **tiles.DRAWINGS}
FOR_TEMPLATES = {
    **answering.FOR_TEMPLATES,
    **log.FOR_TEMPLATES,
    **seats.FOR_TEMPLATES,
    **map_page.FOR_TEMPLATES,
    **tiles.FOR_TEMPLATES,
}
