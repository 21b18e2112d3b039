"""What is odd about a table, a map or a tile and yet possible."""

from collections.abc import Iterable, Iterator, Sequence

from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.figures import places_of
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.gaps import is_completed
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.table import TOKEN_FACES, Laid, Seat, Table
from rules.gold_rush.tiles import Edge, End, Tile

ALL_RAILS = 4


def warnings(table: Table, setup: Setup) -> Iterator[Fault]:
    """Everything odd about the end of a game."""
    if table.map is None:
        for feature in table.features:
            yield from (Fault(f"{feature.at}.{at}", says) for at, says in _of_feature(feature))
    else:
        yield from _on_map(Landscape(table.map), setup, at_the_end=True)
        yield from _of_tokens(table.seats, table.map)


def odd_on_map(landscape: Landscape, setup: Setup) -> tuple[Fault, ...]:
    """Everything odd about the tiles that were laid and what stands on them, during the game."""
    return tuple(_on_map(landscape, setup, at_the_end=False))


def _on_map(landscape: Landscape, setup: Setup, *, at_the_end: bool) -> Iterator[Fault]:
    yield from _of_tiles(landscape.laid)
    yield from _still_occupied(landscape, setup, at_the_end=at_the_end)
    yield from _of_locomotives(landscape)
    yield from _of_tents(landscape, setup)


def odd_tile(tile: Tile, at: str = "tile") -> Iterator[Fault]:
    """What is odd about a tile as it lies: mountains without gold, rails that end in nothing."""
    if not all(piece.nuggets for piece in tile.mountains):
        yield Fault(at, say("odd-mountain-without-nuggets"))
    if halts := [track.edges[0] for track in tile.tracks if track.end is End.HALT]:
        edges = tuple(Edge(edge).word for edge in halts)
        yield Fault(at, say("odd-halt", count=len(halts), edges=edges))


def _of_feature(feature: Feature) -> Iterator[tuple[str, Message]]:
    """What is odd about a feature in numbers, each at one of its fields."""
    kind, tiles = feature.kind, feature.tiles
    if feature.completed and feature.cowboys:
        yield "completed", _not_on_the_track(kind)
    if kind is Kind.RAILROAD and feature.completed and tiles == 1:
        yield "tiles", say("odd-railroad-of-one-tile")
    if kind is Kind.RAILROAD and feature.locomotives > tiles:
        yield "locomotives", _too_many_locomotives(feature)
    railroads = feature.completed_railroads
    if kind is Kind.CITY and not feature.completed and railroads == ALL_RAILS:
        yield "completed", say("odd-city-incomplete", count=railroads)
    if kind is Kind.MOUNTAIN and not feature.nuggets:
        yield "nuggets", say("odd-mountain-without-nuggets")


def _too_many_locomotives(railroad: Feature) -> Message:
    return say("odd-locomotives", locomotives=railroad.locomotives, tiles=railroad.tiles)


def _of_tiles(laid: Sequence[Laid]) -> Iterator[Fault]:
    for number, tile in enumerate(laid):
        yield from odd_tile(tile.tile, f"map.{number}.tile")


def _still_occupied(landscape: Landscape, setup: Setup, *, at_the_end: bool) -> Iterator[Fault]:
    """Cowboys on what is completed: in the turn that completes it they are there until step 3."""
    readings = setup.readings()
    for feature in landscape.occupied():
        if is_completed(feature, landscape, readings):
            says = (
                _not_on_the_track(feature.kind)
                if at_the_end
                else _in_the_game(feature, landscape, readings)
            )
            yield Fault(f"map.{_number_of(feature, landscape)}.cowboys", says)


def _not_on_the_track(kind: Kind) -> Message:
    """At the end of the game; a mountain brings its tokens too."""
    if kind is Kind.MOUNTAIN:
        return say("odd-completed-mountain-with-cowboys")
    return say("odd-completed-with-cowboys", kind=kind.word)


def _in_the_game(feature: MapFeature, landscape: Landscape, readings: Readings) -> Message:
    is_new = _is_just_completed(feature, landscape, readings)
    if feature.kind is Kind.MOUNTAIN:
        return say("odd-just-completed-mountain" if is_new else "odd-completed-mountain-before")
    return say("odd-just-completed" if is_new else "odd-completed-before", kind=feature.kind.word)


def _is_just_completed(feature: MapFeature, landscape: Landscape, readings: Readings) -> bool:
    """Whether it was not completed before the newest tile was laid."""
    *earlier, newest = landscape.laid
    older = next((piece for piece in feature.pieces if piece.cell != newest.at), None)
    if older is None:
        return True
    before = Landscape(earlier)
    return not is_completed(before.feature_at(older.cell, older.place), before, readings)


def _number_of(feature: MapFeature, landscape: Landscape) -> int:
    """The first tile on which somebody stands on it, else the first of its tiles."""
    piece = next((piece for piece in feature.pieces if piece.seats), feature.pieces[0])
    return [laid.at for laid in landscape.laid].index(piece.cell)


def _of_locomotives(landscape: Landscape) -> Iterator[Fault]:
    """A railroad has more of them than tiles only where one of its tiles has two or more."""
    found = {railroad.at: railroad for railroad in _with_many_locomotives(landscape)}
    for railroad in found.values():
        if railroad.locomotives > railroad.tiles:
            number = _number_of(railroad, landscape)
            yield Fault(f"map.{number}.tile", _too_many_locomotives(railroad))


def _with_many_locomotives(landscape: Landscape) -> Iterator[MapFeature]:
    for laid in landscape.laid:
        if sum(track.locomotives for track in laid.tile.tracks) > 1:
            railroads = (place for place in places_of(laid.tile) if place.kind is Kind.RAILROAD)
            yield from (landscape.feature_at(laid.at, place) for place in railroads)


def _of_tents(landscape: Landscape, setup: Setup) -> Iterator[Fault]:
    readings = setup.readings()
    for number, laid in enumerate(landscape.laid):
        for index, (_, place) in enumerate(laid.tents):
            if is_completed(landscape.feature_at(laid.at, place), landscape, readings):
                yield Fault(f"map.{number}.tents.{index}", say("odd-tent-on-completed-mountain"))


def _of_tokens(seats: Iterable[Seat], laid: Sequence[Laid]) -> Iterator[Fault]:
    tokens = sum(_fewest_tokens(seat) for seat in seats)
    nuggets = sum(tile.tile.nuggets for tile in laid)
    if tokens > nuggets:
        yield Fault("seats", say("odd-more-tokens-than-nuggets", tokens=tokens, nuggets=nuggets))


def _fewest_tokens(seat: Seat) -> int:
    """How many tokens a seat has; where only their sum is known, at least so many."""
    return len(seat.tokens) if seat.gold is None else -(-seat.gold // max(TOKEN_FACES))
