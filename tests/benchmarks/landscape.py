"""The landscape that is kept up to date, against a walk over all its pieces each time."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.fields import MapField
from rules.gold_rush.figures import places_of
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import legal_placements
from rules.gold_rush.table import MOST_TILES, Cell, Figure, Laid
from scoring.gold_rush.projected import projected
from scoring.titles import titles
from tests.benchmarks.stopwatch import Comparison, compared
from tests.gold_rush import dealing_maps, dealing_tiles, plain_map, plain_score, plain_tiles
from tests.gold_rush.plain_readings import readings_of

LATE = 66
DRAWN = "mrpr ^1"
START: tuple[Cell, int] = ((0, 0), 0)
COWBOYS = {4 * number: number % 5 for number in range(15)}
"""With which tiles a cowboy comes, and whose it is."""
SEATS = [{"name": name} for name in ("Ann", "Ben", "Cat", "Dov", "Eve")]


def comparisons() -> Iterator[Comparison]:
    """A whole game, where a tile may go late in one, and the score of a whole map."""
    tiles = drawn()
    assert our_game(tiles) == plain_game(tiles)
    yield compared(
        "a game of 72 tiles: placements of each, score | plain: the same",
        lambda: our_game(tiles),
        lambda: plain_game(tiles),
    )
    yield compared(
        "the same, and what each tile completes | plain: all features again",
        lambda: our_game(tiles, watched=True),
        lambda: plain_game(tiles, watched=True),
    )
    yield compared(
        "a game with what each tile completes | a game without",
        lambda: our_game(tiles, watched=True),
        lambda: our_game(tiles),
    )
    yield _late_placements()
    yield _whole_score()


def chance_of(seed: int) -> Random:
    """A chance that is the same in every run."""
    return Random(seed)  # noqa: S311 (nothing secret)


def drawn() -> list[str]:
    """The tiles of a game in the order of drawing."""
    chance = chance_of(72)
    return [plain_tiles.normal(dealing_tiles.tile(chance)) for _ in range(MOST_TILES)]


def our_game(tiles: list[str], *, watched: bool = False) -> dict[int, int]:
    """Lays each tile on one of its places; the points at the end."""
    chance, land = chance_of(1), Landscape()
    for number, text in enumerate(tiles):
        tile = read_tile(text)
        placements: list[Any] = legal_placements(land, tile) if number else [START]
        if not placements:
            continue
        at, turn = chance.choice(placements)
        lying = tile.turned(turn)
        seat = COWBOYS.get(number)
        cowboys = () if seat is None else (Figure(seat, places_of(lying)[0]),)
        land.lay(Laid(at, lying, tile, turn, cowboys))
        if watched:
            _ = [*land.completed_at()]
    return projected(land, Setup(TITLE, TITLE.editions[0], (), {}).readings())


def plain_game(tiles: list[str], *, watched: bool = False) -> dict[int, int]:
    """The same game, with everything found again whenever it is wanted."""
    chance, land = chance_of(1), plain_map.Landscape({}, [], [], START[0])
    readings = readings_of({})
    for number, text in enumerate(tiles):
        tile = plain_tiles.read(text)
        placements = plain_map.placements(land.cells, tile) if number else [START]
        if not placements:
            continue
        at, turn = chance.choice(placements)
        lying = land.cells[at] = plain_tiles.turned(tile, turn)
        if number in COWBOYS:
            land.cowboys.append((COWBOYS[number], (at, plain_tiles.places(lying)[0])))
        if watched:
            features = plain_map.features(land.cells)
            touched = [one for one in features if any(cell == at for cell, _ in one.pieces)]
            _ = [plain_map.is_completed(land.cells, one, readings) for one in touched]
    return plain_points(land)


def plain_points(land: plain_map.Landscape) -> dict[int, int]:
    """The points of every seat on the map."""
    points = Counter({seat: 0 for seat, _ in land.cowboys})
    for one in plain_score.on_the_map(land, readings_of({})):
        for seat in plain_score.majority(one["cowboys"]):
            points[seat] += plain_score.worth(one)
    return dict(points)


def _late_placements() -> Comparison:
    written = dealing_maps.game(chance_of(3), LATE)
    land, cells = Landscape(MapField().deserialize(written)), plain_map.lie(written).cells
    tile, plain_tile = read_tile(DRAWN), plain_tiles.read(DRAWN)
    return compared(
        f"all placements of a tile beside {LATE} | plain: the same",
        lambda: legal_placements(land, tile),
        lambda: plain_map.placements(cells, plain_tile),
    )


def _whole_score() -> Comparison:
    body = {"seats": SEATS, "map": dealing_maps.game(chance_of(4), MOST_TILES)}
    title = titles()[TITLE.slug]
    return compared(
        "score of a map of 72 tiles from its JSON, with warnings | plain: bare",
        lambda: title.score(body),
        lambda: plain_score.score(body),
    )
