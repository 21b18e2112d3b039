"""What is odd about a table and yet possible."""

from collections.abc import Iterator, Sequence

from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.readings import Setup
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.gaps import is_completed
from rules.gold_rush.landscape import Landscape
from rules.gold_rush.map_features import MapFeature
from rules.gold_rush.table import TOKEN_FACES, Laid, Seat, Table

ALL_RAILS = 4


def warnings(table: Table, setup: Setup) -> Iterator[Fault]:
    """Everything odd, features first."""
    for feature in table.features:
        for field, says in _of_feature(feature):
            yield Fault(_path(feature, field, table), says)
    if table.map is not None:
        yield from _of_tiles(table.map)
        yield from _of_tents(table.map, setup)
        yield from _of_tokens(table.seats, table.map)


def _path(feature: Feature, field: str, table: Table) -> str:
    """The field of a feature in numbers, or what a tile of the map has of it."""
    if not isinstance(feature, MapFeature) or table.map is None:
        return f"{feature.at}.{field}"
    piece = next((piece for piece in feature.pieces if piece.seats), feature.pieces[0])
    number = [laid.at for laid in table.map].index(piece.cell)
    return f"map.{number}.{'cowboys' if field == 'completed' else 'tile'}"


def _of_feature(feature: Feature) -> Iterator[tuple[str, Message]]:
    kind, tiles = feature.kind, feature.tiles
    if feature.completed and feature.cowboys:
        yield "completed", say("odd-completed-with-cowboys", kind=kind.word)
    if kind is Kind.RAILROAD and feature.completed and tiles == 1:
        yield "tiles", say("odd-railroad-of-one-tile")
    if kind is Kind.RAILROAD and feature.locomotives > tiles:
        says = say("odd-locomotives", locomotives=feature.locomotives, tiles=tiles)
        yield "locomotives", says
    railroads = feature.completed_railroads
    if kind is Kind.CITY and not feature.completed and railroads == ALL_RAILS:
        yield "completed", say("odd-city-incomplete", count=railroads)
    if kind is Kind.MOUNTAIN and not feature.nuggets and not isinstance(feature, MapFeature):
        yield "nuggets", say("odd-mountain-without-nuggets")


def _of_tiles(laid: Sequence[Laid]) -> Iterator[Fault]:
    for number, tile in enumerate(laid):
        if not all(piece.nuggets for piece in tile.tile.mountains):
            yield Fault(f"map.{number}.tile", say("odd-mountain-without-nuggets"))


def _of_tents(laid: Sequence[Laid], setup: Setup) -> Iterator[Fault]:
    if not any(tile.tents for tile in laid):
        return
    landscape, readings = Landscape(laid), setup.readings()
    for number, tile in enumerate(laid):
        for index, (_, place) in enumerate(tile.tents):
            if is_completed(landscape.feature_at(tile.at, place), landscape, readings):
                yield Fault(f"map.{number}.tents.{index}", say("odd-tent-on-completed-mountain"))


def _of_tokens(seats: Sequence[Seat], laid: Sequence[Laid]) -> Iterator[Fault]:
    tokens = sum(_fewest_tokens(seat) for seat in seats)
    nuggets = sum(tile.tile.nuggets for tile in laid)
    if tokens > nuggets:
        yield Fault("seats", say("odd-more-tokens-than-nuggets", tokens=tokens, nuggets=nuggets))


def _fewest_tokens(seat: Seat) -> int:
    """How many tokens a seat has; where only their sum is known, at least so many."""
    return len(seat.tokens) if seat.gold is None else -(-seat.gold // max(TOKEN_FACES))
