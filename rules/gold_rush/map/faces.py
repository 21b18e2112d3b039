"""A tile as the landscape sees it: small numbers only, worked out once for each tile as it lies.

Its pieces are numbered in the order of its places: tracks, mountain pieces, the city, prairies.
What an edge shows is one of three bits, so the four edges are a number of twelve; what is asked of
an empty cell is such a number too, with all bits set that are allowed. Then a tile fits where
`edges & asked == edges`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_

from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place, places_of
from rules.gold_rush.map.features import Signs
from rules.gold_rush.tiles import EDGES, Edge, End, Land, Tile

KEPT_FACES = 4096
BITS_OF_EDGE = 3
ANY_LAND = (1 << BITS_OF_EDGE) - 1
ANYTHING = (1 << BITS_OF_EDGE * EDGES) - 1
SHOWN = {land: 1 << number for number, land in enumerate(Land)}


def shown(land: Land, edge: int) -> int:
    """The bit that says that an edge shows this land."""
    return SHOWN[land] << BITS_OF_EDGE * edge


def asked(land: Land, edge: int) -> int:
    """Anything on the other edges, but this land on this one."""
    return ANYTHING & ~(ANY_LAND << BITS_OF_EDGE * edge) | shown(land, edge)


def allowed_beside(lands: Mapping[Edge, Land]) -> int:
    """What a tile may show between neighbours that show these lands to it."""
    return reduce(and_, (asked(land, edge) for edge, land in lands.items()), ANYTHING)


def contradictions(tile: Tile, allowed: int) -> Iterator[tuple[Edge, Land]]:
    """The edges of a tile as it lies that do not continue what lies beside them, and that."""
    for edge in Edge:
        there = allowed >> BITS_OF_EDGE * edge & ANY_LAND
        if not SHOWN[tile.lands[edge]] & there:
            yield from ((edge, land) for land in Land if SHOWN[land] & there)


@dataclass(frozen=True, slots=True)
class Face:
    """The numbers of a tile as it lies."""

    edges: int
    asks: tuple[int, ...]
    """For each edge, what the cell beyond it must show there."""
    sides: tuple[tuple[int, ...], ...]
    """For each edge, the pieces that reach it, clockwise."""
    facing: tuple[tuple[int, ...], ...]
    """The same the other way round, as a neighbour finds them."""
    open_ends: tuple[int, ...]
    """For each piece, how often it reaches an edge."""
    places: tuple[Place, ...]
    numbers: dict[Place, int]
    signs: tuple[Signs, ...]
    city_rails: tuple[int, ...]
    """The tracks that end in the city."""
    city: int
    """The piece that is the city, if there is one."""
    may_complete: tuple[int, ...]
    """Its railroads and mountains, which a tile may complete."""


@lru_cache(KEPT_FACES)
def face_of(tile: Tile) -> Face:
    """The face of a tile."""
    places = places_of(tile)
    sides = tuple(tuple(_reaching(tile, edge)) for edge in Edge)
    pieces = [piece for side in sides for piece in side]
    return Face(
        edges=sum(shown(land, edge) for edge, land in enumerate(tile.lands)),
        asks=tuple(asked(land, Edge(edge).opposite) for edge, land in enumerate(tile.lands)),
        sides=sides,
        facing=tuple(side[::-1] for side in sides),
        open_ends=tuple(pieces.count(piece) for piece in range(len(places))),
        places=places,
        numbers={place: piece for piece, place in enumerate(places)},
        signs=tuple(_signs(tile, place) for place in places),
        city_rails=tuple(i for i, track in enumerate(tile.tracks) if track.end is End.CITY),
        city=len(tile.tracks) + len(tile.mountains),
        may_complete=tuple(range(len(tile.tracks) + len(tile.mountains))),
    )


def _reaching(tile: Tile, edge: Edge) -> Iterator[int]:
    """The pieces at an edge, clockwise: a prairie edge is one piece, a railroad edge has three."""
    land = tile.lands[edge]
    if land is Land.MOUNTAIN:
        pieces = (edge in mountain.edges for mountain in tile.mountains)
        yield len(tile.tracks) + [*pieces].index(True)
        return
    yield _prairie_at(tile, 2 * edge)
    if land is Land.RAILROAD:
        yield [edge in track.edges for track in tile.tracks].index(True)
        yield _prairie_at(tile, 2 * edge + 1)


def _prairie_at(tile: Tile, half: int) -> int:
    before = len(tile.tracks) + len(tile.mountains) + tile.has_city
    return before + [half in prairie.halves for prairie in tile.prairies].index(True)


def _signs(tile: Tile, place: Place) -> Signs:
    match place.kind:
        case Kind.RAILROAD:
            return Signs(locomotives=tile.tracks[place.index].locomotives)
        case Kind.MOUNTAIN:
            return Signs(nuggets=tile.mountains[place.index].nuggets)
        case Kind.PRAIRIE:
            prairie = tile.prairies[place.index]
            return Signs(tipis=prairie.tipis, horses=prairie.horses)
        case Kind.CITY:
            return Signs()
