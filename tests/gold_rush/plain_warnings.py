"""What is odd once more: where on a body the contract wants a word of warning."""

from collections.abc import Iterator

from tests.gold_rush import plain_map, plain_tiles
from tests.gold_rush.plain_map import Feature, Landscape, Piece
from tests.gold_rush.plain_readings import Body, readings_of
from tests.gold_rush.plain_tiles import Tile

BIGGEST_FACE = 5
ALL_RAILS = 4


def warned_at(body: Body) -> list[str]:
    """Every warning by the thing that it belongs to: a feature, a tile or all seats."""
    found = [f"features.{number}" for number in _odd_numbers(body.get("features", []))]
    if "map" in body:
        land = plain_map.lie(body["map"])
        found += [f"map.{number}" for number in _odd_on_map(body, land)]
        found += ["seats"] * (_tokens_held(body) > _nuggets(land))
    if isinstance(body.get("tile"), str):
        found += ["tile"] * _odd_of_tile(plain_tiles.read(body["tile"]))
    return sorted(found)


def _odd_numbers(features: list[Body]) -> Iterator[int]:
    for number, one in enumerate(features):
        yield from [number] * _odd_of_feature({"cowboys": {}, "locomotives": 0, **one})


def _odd_of_feature(one: Body) -> int:
    done, kind = one.get("completed", False), one["kind"]
    railroad = kind == "railroad"
    return sum(
        (
            done and any(one["cowboys"].values()),
            railroad and done and one["tiles"] == 1,
            railroad and one["locomotives"] > one["tiles"],
            kind == "city" and not done and one["completed_railroads"] == ALL_RAILS,
            kind == "mountain" and not one["nuggets"],
        )
    )


def _odd_of_tile(tile: Tile) -> int:
    """One for mountain pieces without nuggets, one for halts."""
    return any(not hill.nuggets for hill in tile.mountains) + any(
        track.end == "x" for track in tile.tracks
    )


def _odd_on_map(body: Body, land: Landscape) -> Iterator[int]:
    order, readings = [*land.cells], readings_of(body)
    for number, tile in enumerate(land.cells.values()):
        yield from [number] * _odd_of_tile(tile)
    for one in plain_map.features(land.cells):
        numbers = plain_map.numbers_of(land.cells, one, readings)
        if numbers["completed"] and (there := _occupied(one, land)):
            yield min(order.index(cell) for cell, _ in there)
        if one.kind == "railroad" and numbers["locomotives"] > plain_map.tiles_of(one):
            there = _occupied(one, land) or one.pieces
            yield min(order.index(cell) for cell, _ in there)
    for _, piece in land.tents:
        hill = plain_map.feature(land.cells, piece)
        if plain_map.is_completed(land.cells, hill, readings):
            yield order.index(piece[0])


def _occupied(one: Feature, land: Landscape) -> list[Piece]:
    """The pieces of a feature with cowboys on them."""
    return [piece for _, piece in land.cowboys if piece in one.pieces]


def _tokens_held(body: Body) -> int:
    """How many tokens the seats hold; where only their sum is known, at least so many."""
    return sum(
        -(-seat["gold"] // BIGGEST_FACE) if "gold" in seat else len(seat.get("tokens", []))
        for seat in body.get("seats", [])
    )


def _nuggets(land: Landscape) -> int:
    return sum(hill.nuggets for tile in land.cells.values() for hill in tile.mountains)
