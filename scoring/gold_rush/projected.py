"""What the features of a map would bring if the game ended now, at any time of a game."""

from rules.core.readings import Readings
from rules.gold_rush.map.landscape import Landscape
from scoring.gold_rush.worth import worth


def projected(landscape: Landscape, readings: Readings) -> dict[int, int]:
    """The points of every seat that has a cowboy on the map, by the number of the seat."""
    points: dict[int, int] = {}
    for feature in landscape.occupied():
        brought = worth(feature, readings)
        for seat, _ in feature.cowboys:
            points[seat] = points.get(seat, 0) + (brought if seat in feature.majority else 0)
    return dict(sorted(points.items()))
