"""Places on a tile where cowboys and tents can stand, and their names."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.core.grid import lowered
from rules.gold_rush.features import Kind
from rules.gold_rush.tiles import HALF_NAMES, Tile, letters

IN_THE_MIDDLE = "mid"
KEPT_TILES = 4096


@dataclass(frozen=True, slots=True)
class Place:
    """A piece of a tile: its kind, and its number among the tile's pieces of that kind."""

    kind: Kind
    index: int = 0


def place_named(tile: Tile, name: str) -> Place | None:
    """The place that a name such as "mountain@e" means on this tile; any edge or half will do."""
    return _places_by_name(tile).get(lowered(name.strip()))


def name_of(tile: Tile, place: Place) -> str:
    """The name of a place, by its first edge or half."""
    match place.kind:
        case Kind.RAILROAD:
            spot = letters(tile.tracks[place.index].edges[:1])
        case Kind.MOUNTAIN:
            spot = letters(tile.mountains[place.index].edges[:1]) or IN_THE_MIDDLE
        case Kind.PRAIRIE:
            spot = HALF_NAMES[tile.prairies[place.index].halves[0]]
        case Kind.CITY:
            return f"{place.kind.value}"
    return f"{place.kind.value}@{spot}"


def places_of(tile: Tile) -> tuple[Place, ...]:
    """Every place on a tile: tracks, mountain pieces, the city, prairies."""
    return tuple(dict.fromkeys(_places_by_name(tile).values()))


@lru_cache(KEPT_TILES)
def _places_by_name(tile: Tile) -> Mapping[str, Place]:
    """Every name of every place, in the order of the normal form."""
    names: dict[str, Place] = {}
    for index, track in enumerate(tile.tracks):
        for letter in letters(track.edges):
            names[f"{Kind.RAILROAD.value}@{letter}"] = Place(Kind.RAILROAD, index)
    for index, mountain in enumerate(tile.mountains):
        for spot in letters(mountain.edges) or (IN_THE_MIDDLE,):
            names[f"{Kind.MOUNTAIN.value}@{spot}"] = Place(Kind.MOUNTAIN, index)
    if tile.has_city:
        names[Kind.CITY.value] = Place(Kind.CITY)
    for index, prairie in enumerate(tile.prairies):
        for half in prairie.halves:
            names[f"{Kind.PRAIRIE.value}@{HALF_NAMES[half]}"] = Place(Kind.PRAIRIE, index)
    return names
