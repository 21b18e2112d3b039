"""Where a prairie lies on the drawing of a tile, and where there is room for what stands on it.

The tile is seen as a chessboard of small squares; what neither mountain nor railroad takes is
filled from the halves of the edges that a prairie reaches.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import dist

from printables.gold_rush.tile_curves import CENTRE, SIDE, Point
from printables.gold_rush.tile_land import CITY, DRAWINGS_KEPT, foot_of, way_of
from rules.gold_rush.tiles import HALVES, Tile

Square = tuple[int, int]

STEP = 4
COUNT = SIDE // STEP
TRACK = 6.0
APART, WIDE = 4, 7.0
"""So many squares at least, and better, lie between the middles of two things on one prairie."""
ENOUGH = 3
"""So many squares away from every border nothing is in the way."""
MOST_THINGS = 3
HALF_SQUARES: tuple[tuple[Square, ...], ...] = tuple(
    tuple(
        ((along, 0), (COUNT - 1, along), (COUNT - 1 - along, COUNT - 1), (0, COUNT - 1 - along))[
            half // 2
        ]
        for along in range(COUNT * (half % 2) // 2, COUNT * (half % 2 + 1) // 2)
    )
    for half in range(HALVES)
)


def _middle(square: Square) -> Point:
    return ((square[0] + 0.5) * STEP, (square[1] + 0.5) * STEP)


ALL_SQUARES = tuple((x, y) for y in range(COUNT) for x in range(COUNT))


def _around(square: Square) -> Iterator[Square]:
    x, y = square
    yield from ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))


def _beside(square: Square) -> Iterator[Square]:
    x, y = square
    yield from ((x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1))


def _taken(tile: Tile) -> set[Square]:
    """The squares under mountains, railroads and the city."""
    taken: set[Square] = set()
    for mountain in tile.mountains:
        taken.update(_within(list(foot_of(tile, mountain).samples())))
    for track in tile.tracks:
        for point in way_of(tile, track).samples():
            taken.update(_near(point, TRACK))
    if tile.has_city:
        taken.update(_near(CENTRE, CITY))
    return taken


def _near(point: Point, reach: float) -> Iterator[Square]:
    lowest = [int((number - reach) // STEP) for number in point]
    highest = [int((number + reach) // STEP) for number in point]
    for x in range(lowest[0], highest[0] + 1):
        for y in range(lowest[1], highest[1] + 1):
            if dist(_middle((x, y)), point) < reach:
                yield (x, y)


def _within(outline: list[Point]) -> Iterator[Square]:
    """Row by row the squares between the outline's crossings."""
    sides = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    for row in range(COUNT):
        y = (row + 0.5) * STEP
        crossings = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in sides
            if (y1 > y) != (y2 > y)
        )
        for start, end in zip(crossings[::2], crossings[1::2], strict=True):
            yield from ((x, row) for x in range(COUNT) if start < (x + 0.5) * STEP < end)


@lru_cache(DRAWINGS_KEPT)
def _squares(tile: Tile) -> tuple[frozenset[Square], ...]:
    """The squares of each prairie."""
    free = set(ALL_SQUARES) - _taken(tile)
    found = []
    for prairie in tile.prairies:
        reached: set[Square] = set()
        waiting = [square for half in prairie.halves for square in HALF_SQUARES[half]]
        while waiting:
            square = waiting.pop()
            if square in free and square not in reached:
                reached.add(square)
                waiting += _around(square)
        found.append(frozenset(reached))
    return tuple(found)


@lru_cache(DRAWINGS_KEPT)
def spots_on(tile: Tile, index: int) -> tuple[Point, ...]:
    """Where on a prairie there is room for a camp, a herd and a farmer, the most room first."""
    depths = _depths(_squares(tile)[index])
    if not depths:
        return (CENTRE,)
    first = _in_the_middle([square for square in depths if depths[square] == max(depths.values())])
    spots = [first]
    while len(spots) < MOST_THINGS:
        free = {square: _apart(square, spots) for square in depths}
        free = {square: apart for square, apart in free.items() if apart >= APART}
        if not free:
            break
        spots.append(max(free, key=lambda each: (min(depths[each], ENOUGH), min(free[each], WIDE))))
    return tuple(map(_middle, spots))


def _apart(square: Square, spots: list[Square]) -> float:
    return min(dist(square, spot) for spot in spots)


def _depths(squares: frozenset[Square]) -> dict[Square, int]:
    """How many squares each lies away from the nearest border."""
    depths = dict.fromkeys(sorted(squares), 0)
    layer = squares
    while inner := frozenset(square for square in layer if layer.issuperset(_beside(square))):
        layer = inner
        for square in layer:
            depths[square] += 1
    return depths


def _in_the_middle(squares: list[Square]) -> Square:
    middle = (_mean(x for x, _ in squares), _mean(y for _, y in squares))
    return min(squares, key=lambda square: dist(square, middle))


def _mean(numbers: Iterable[int]) -> float:
    row = list(numbers)
    return sum(row) / len(row)


@lru_cache(DRAWINGS_KEPT)
def ground_of(tile: Tile, index: int) -> str:
    """The ground of a prairie as a path, reaching a little under what borders it."""
    own = _squares(tile)[index]
    others = {square for squares in _squares(tile) for square in squares} - own
    wide = {near for square in own for near in _beside(square)} - others
    return "".join(_strips(wide))


def _strips(squares: set[Square]) -> Iterator[str]:
    for y in range(COUNT):
        start = None
        for x in range(COUNT + 1):
            if x < COUNT and (x, y) in squares:
                start = x if start is None else start
            elif start is not None:
                width = (x - start) * STEP
                yield f"M{start * STEP} {y * STEP}h{width}v{STEP}h{-width}z"
                start = None
