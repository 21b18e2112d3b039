"""Where the places of a tile can be touched: on each of them, and no two on the same spot."""

from functools import lru_cache
from math import hypot

from printables.gold_rush.tile_curves import SIDE, Point
from printables.gold_rush.tile_drawing import figure_spot
from printables.gold_rush.tile_land import DRAWINGS_KEPT
from rules.gold_rush.figures import Place, places_of
from rules.gold_rush.tiles import Tile

APART = 26.5
"""Between the middles of two spots, so that a finger tells them apart."""
FROM_THE_RIM = 13.0
ROUNDS = 60


@lru_cache(DRAWINGS_KEPT)
def spots_to_touch(tile: Tile) -> dict[Place, Point]:
    """A spot for each place: where a figure stands on it, or a little aside of others there."""
    places = places_of(tile)
    spots = [figure_spot(tile, place) for place in places]
    for _ in range(ROUNDS):
        moved = [_pushed(number, spots) for number in range(len(spots))]
        if moved == spots:
            break
        spots = moved
    return dict(zip(places, spots, strict=True))


def _pushed(number: int, spots: list[Point]) -> Point:
    """One of the spots after the others that are too near have pushed it aside."""
    x, y = own = spots[number]
    for other, there in enumerate(spots):
        far = hypot(own[0] - there[0], own[1] - there[1])
        if other == number or far >= APART:
            continue
        # Of two on the same spot the later one goes to the east.
        east, south = _away(own, there, far) if far else ((1.0 if number > other else -1.0), 0.0)
        x += east * (APART - far) / 2
        y += south * (APART - far) / 2
    return _on_tile(x), _on_tile(y)


def _away(own: Point, there: Point, far: float) -> Point:
    return (own[0] - there[0]) / far, (own[1] - there[1]) / far


def _on_tile(at: float) -> float:
    return max(FROM_THE_RIM, min(at, SIDE - FROM_THE_RIM))
