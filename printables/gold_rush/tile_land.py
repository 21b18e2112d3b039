"""Where mountains and railroads lie on the drawing of a tile."""

from collections.abc import Sequence
from functools import lru_cache
from math import dist

from printables.gold_rush.tile_curves import (
    CENTRE,
    CORNERS,
    MIDDLES,
    ROUND,
    SIDE,
    Curve,
    Point,
    between,
    straight,
    turned,
)
from rules.gold_rush.tiles import EDGES, End, Mountain, Tile, Track

DRAWINGS_KEPT = 4096
HALT, HALT_BESIDE_A_CITY = 29.0, 18.0
"""How far from its edge a halt lies."""
CITY = 21.0
"""How far the city reaches from the middle."""
LARGEST_HILL = 24.0
SMALLEST_HILL = 11.0
BESIDE_A_HILL, BEFORE_THE_BORDER = 9.0, 6.0
PLACES_FOR_A_HILL = tuple((x, y) for y in range(20, 81, 10) for x in range(20, 81, 10))

# The foot of a mountain past edges that are not its own, from the corner in the north-east.
FOOT = {
    0: (),
    1: ((90, 11), (71, 26), (69, 50), (71, 74), (90, 89), (100, 100)),
    2: (
        *((82, 15), (66, 27), (50, 30)),
        *((36, 32), (32, 36), (30, 50)),
        *((27, 66), (15, 82), (0, 100)),
    ),
    3: ((85, 7), (76, 25), (60, 29), (54, 30), (46, 30), (40, 29), (24, 25), (15, 7), (0, 0)),
}
# How a track enters it from each of those edges: two handles and the end, inside the mountain.
TUNNELS: dict[int, tuple[tuple[Point, Point, Point], ...]] = {
    1: (((88, 50), (78, 50), (69, 50)),),
    2: (((78, 50), (63, 45), (59, 28)), ((50, 78), (45, 63), (28, 59))),
    3: (
        ((80, 50), (68, 47), (65, 28)),
        ((50, 80), (50, 50), (50, 30)),
        ((20, 50), (32, 47), (35, 28)),
    ),
}


def foot_of(tile: Tile, mountain: Mountain) -> Curve:
    """The outline of a mountain piece."""
    if not mountain.edges:
        return _hill(*hill_of(tile))
    points: list[Point] = [CORNERS[mountain.edges[0]]]
    for edge, run in runs(mountain.edges):
        points += straight(CORNERS[edge], CORNERS[(edge + 1) % EDGES]).points[1:]
        points += [turned(point, edge) for point in FOOT[run]]
    return Curve(tuple(points))


def runs(edges: Sequence[int]) -> list[tuple[int, int]]:
    """Each edge with the number of edges between it and the next one of the piece."""
    following = [*edges[1:], edges[0] + EDGES]
    return [(edge, then - edge - 1) for edge, then in zip(edges, following, strict=True)]


def _hill(centre: Point, size: float) -> Curve:
    (x, y), handle = centre, size * ROUND
    points: list[Point] = [(x, y - size)]
    for quarter in range(EDGES):
        for point in ((handle, -size), (size, -handle), (size, 0.0)):
            across, down = turned((point[0] + CENTRE[0], point[1] + CENTRE[1]), quarter)
            points.append((x + across - CENTRE[0], y + down - CENTRE[1]))
    return Curve(tuple(points))


@lru_cache(DRAWINGS_KEPT)
def hill_of(tile: Tile) -> tuple[Point, float]:
    """Where on this tile there is most room for a mountain in the middle, and how much."""
    taken = [
        point
        for track in tile.tracks
        if track.end is not End.MOUNTAIN
        for point in way_of(tile, track).samples()
    ]
    if not taken:
        return CENTRE, LARGEST_HILL

    def room(point: Point) -> tuple[float, float]:
        beside = min(dist(point, other) for other in taken)
        if tile.has_city:
            beside = min(beside, dist(point, CENTRE) - CITY + BESIDE_A_HILL)
        border = min(*point, SIDE - point[0], SIDE - point[1])
        return (
            min(beside - BESIDE_A_HILL, border - BEFORE_THE_BORDER, LARGEST_HILL),
            -dist(point, CENTRE),
        )

    best = max(PLACES_FOR_A_HILL, key=room)
    return best, max(room(best)[0], SMALLEST_HILL)


@lru_cache(DRAWINGS_KEPT)
def way_of(tile: Tile, track: Track) -> Curve:
    """The way of a track from its first edge."""
    start = MIDDLES[track.edges[0]]
    if track.end is None:
        return _bend(start, MIDDLES[track.edges[1]])
    if track.end is End.MOUNTAIN and track.mountain is not None:
        return _into(tile, track.edges[0], tile.mountains[track.mountain])
    halt = HALT_BESIDE_A_CITY if tile.has_city else HALT
    ends = {End.JUNCTION: 50.0, End.CITY: 50 - CITY + 1, End.HALT: halt}
    return straight(start, between(start, CENTRE, ends[track.end] / 50))


def _bend(start: Point, end: Point) -> Curve:
    return Curve((start, between(start, CENTRE, ROUND), between(end, CENTRE, ROUND), end))


def _into(tile: Tile, edge: int, mountain: Mountain) -> Curve:
    start = MIDDLES[edge]
    if not mountain.edges:
        centre, size = hill_of(tile)
        end = between(centre, start, size / max(dist(centre, start), 1))
        return Curve((start, between(start, CENTRE, 0.4), between(end, start, 0.2), end))
    for last, run in runs(mountain.edges):
        place = (edge - last - 1) % EDGES
        if place < run:
            return Curve((start, *(turned(point, last) for point in TUNNELS[run][place])))
    raise AssertionError(tile.text, edge)
