"""The two turn order tracks once more, slow and plain: every way to give the untyped places."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from tests.carson_city.plain_board import PERSONALITIES, Body

FIELD_OF_TRACK = {"passing_track": "order", "personality_track": "personality"}
Place = int | None


def place_on(track: str, who: Body) -> Place:
    """Give somebody's place on a track, or None where nobody said it."""
    if track == "passing_track":
        place: Place = who.get("order")
        return place
    personality = who.get("personality")
    return None if personality is None else PERSONALITIES.index(personality) + 1


def places_on(track: str, players: Sequence[Any]) -> list[Place]:
    """Give everybody's place on a track."""
    return [place_on(track, player) for player in players]


def every_way(places: Sequence[Place], last: int) -> Iterator[list[int]]:
    """Give every way in which all of them could stand on the track."""
    free = [place for place in range(1, last + 1) if place not in places]
    for dealt in permutations(free, places.count(None)):
        rest = iter(dealt)
        yield [next(rest) if place is None else place for place in places]


def best_ranks(
    totals: Sequence[int], places: Sequence[Place], track: str, passing_places: int
) -> list[int]:
    """Give each the best rank of all ways; equal totals are told apart by the places."""
    last = passing_places if track == "passing_track" else len(PERSONALITIES)
    ranks = [ranks_of(totals, way) for way in every_way(places, last)]
    return [min(ranks_of_one) for ranks_of_one in zip(*ranks, strict=True)]


def ranks_of(totals: Sequence[int], places: Sequence[int]) -> list[int]:
    """Rank all of them where every place is known."""
    keys = [(-total, place) for total, place in zip(totals, places, strict=True)]
    return [1 + sum(other < key for other in keys) for key in keys]
