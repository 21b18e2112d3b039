"""The landscape that grows tile by tile is always what a walk over all its pieces finds."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.features import Kind
from rules.gold_rush.fields import MapField
from rules.gold_rush.figures import place_named
from rules.gold_rush.map.cells import MOST, place_of
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.gaps import is_completed
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.map.text import write_map
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import Placement, legal_placements
from rules.gold_rush.table import Cell, Laid
from scoring.gold_rush.projected import projected
from tests.gold_rush import dealing_maps, dealing_tiles, plain_map, plain_score, plain_tiles, views
from tests.gold_rush.plain_map import Cells
from tests.gold_rush.plain_readings import readings_of

A_FEW, ALL = 5, 1_000
SHORT = 16
LONGEST = 72

Pieces = frozenset[str]


@pytest.fixture
def games(whole: bool) -> list[Random]:
    """A chance for each game, the same in every run."""
    return [Random(seed) for seed in range(ALL if whole else A_FEW)]  # noqa: S311 (no secret)


def read_map(written: Any) -> tuple[Laid, ...]:
    """The tiles of a map, however it is written."""
    return MapField().deserialize(written)


def game(chance: Random) -> tuple[Laid, ...]:
    """A game's tiles in the order of laying; a whole game now and then."""
    if dealing_tiles.heads(chance, 0.3):
        return read_map(dealing_maps.special(chance))
    length = LONGEST if dealing_tiles.heads(chance, 0.03) else chance.randint(2, SHORT)
    return read_map(dealing_maps.game(chance, length))


def walked(laid: tuple[Laid, ...]) -> Cells:
    """The same tiles for the walk over all pieces."""
    return plain_map.lie(write_map(laid)).cells


def of_walk(cells: Cells) -> dict[Pieces, tuple[str, int]]:
    """All features with their open ends, as the walk finds them."""
    return {
        frozenset(f"{x},{y} {name}" for (x, y), name in one.pieces): (
            one.kind,
            0 if one.kind == "prairie" else one.open_ends,
        )
        for one in plain_map.features(cells)
    }


def of_landscape(landscape: Landscape) -> dict[Pieces, tuple[str, int]]:
    """The same, as the landscape has them; nobody asks how open a prairie is."""
    return {
        frozenset(piece.name for piece in feature.pieces): (
            feature.kind.value,
            0 if feature.kind is Kind.PRAIRIE else feature.open_ends,
        )
        for feature in landscape.features()
    }


def completed(cells: Cells) -> set[Pieces]:
    """The pieces of every completed feature, as the walk finds them."""
    readings = readings_of({})
    return {
        frozenset(f"{x},{y} {name}" for (x, y), name in one.pieces)
        for one in plain_map.features(cells)
        if plain_map.is_completed(cells, one, readings)
    }


def test_after_every_tile_there_are_the_features_that_a_walk_finds(games: list[Random]) -> None:
    for chance in games:
        laid, landscape = game(chance), Landscape()
        for number, tile in enumerate(laid, start=1):
            landscape.lay(tile)
            assert of_landscape(landscape) == of_walk(walked(laid[:number])), write_map(laid)


def test_after_every_tile_there_is_room_where_a_trial_finds_it(games: list[Random]) -> None:
    for chance in games:
        laid, landscape = game(chance), Landscape()
        for number, tile in enumerate(laid, start=1):
            landscape.lay(tile)
            drawn = plain_tiles.normal(dealing_tiles.tile(chance))
            found = legal_placements(landscape, read_tile(drawn))
            cells = walked(laid[:number])
            assert found == plain_map.placements(cells, plain_tiles.read(drawn)), write_map(laid)


def test_what_each_tile_completes_is_what_the_walk_finds_completed_since(
    games: list[Random],
) -> None:
    for chance in games:
        laid, landscape, before = game(chance), Landscape(), set[Pieces]()
        for number, tile in enumerate(laid, start=1):
            landscape.lay(tile)
            told = landscape.completed_at()
            now = completed(walked(laid[:number]))
            pieces = [frozenset(piece.name for piece in feature.pieces) for feature in told]
            assert all(feature.completed for feature in told)
            assert len(pieces) == len(set(pieces))
            assert set(pieces) == now - before, write_map(laid)
            before = now


def test_in_whatever_order_tiles_are_laid_the_features_are_the_same(games: list[Random]) -> None:
    for chance in games:
        laid = game(chance)
        shuffled = chance.sample(laid, len(laid))
        assert of_landscape(Landscape(shuffled)) == of_landscape(Landscape(laid)), write_map(laid)


def test_the_whole_map_turned_is_the_same_but_for_its_names(games: list[Random]) -> None:
    for chance in games:
        laid = game(chance)
        turned = read_map(views.turned_map(write_map(laid)))
        assert counted(Landscape(turned), 0) == counted(Landscape(laid), 1), write_map(laid)


def counted(landscape: Landscape, quarters: int) -> Counter[Any]:
    """What every feature counts, and its cells after so many quarter turns of the map."""
    return Counter(
        (
            (feature.kind, feature.completed, feature.cowboys, feature.open_ends),
            (feature.tiles, feature.tracks, feature.locomotives, feature.nuggets),
            (feature.rails, feature.railroads, feature.completed_railroads),
            (feature.tipis, feature.horses),
            frozenset(after(quarters, cell) for cell in feature.cells),
        )
        for feature in landscape.features()
    )


def after(quarters: int, cell: Cell) -> Cell:
    """Where a cell lies after so many quarter turns."""
    x, y = cell
    return cell if not quarters else after(quarters - 1, (-y, x))


def test_every_half_of_an_edge_without_mountain_is_on_exactly_one_prairie(
    games: list[Random],
) -> None:
    for chance in games:
        laid = game(chance)
        named = Counter(
            (piece.cell, half)
            for feature in Landscape(laid).features()
            if feature.kind is Kind.PRAIRIE
            for piece in feature.pieces
            for half in piece.tile.prairies[piece.place.index].halves
        )
        expected = {(tile.at, half) for tile in laid for half in range(8) if _has_half(tile, half)}
        assert set(named) == expected
        assert set(named.values()) <= {1}


def _has_half(laid: Laid, half: int) -> bool:
    return laid.tile.lands[half // 2].value != "m"


def test_what_a_map_would_bring_now_is_what_the_walk_counts(games: list[Random]) -> None:
    readings = Setup(TITLE, "en", (), {}).readings()
    for chance in games:
        laid = game(chance)
        land = plain_map.lie(write_map(laid))
        expected = Counter({seat: 0 for seat, _ in land.cowboys})
        for one in plain_score.on_the_map(land, readings_of({})):
            for seat in plain_score.majority(one["cowboys"]):
                expected[seat] += plain_score.worth(one)
        assert projected(Landscape(laid), readings) == dict(expected), write_map(laid)


# Gaps within a mountain

RING = (
    "0,0=mmpp_ne^1/1;1,0=pmpm_ew^1;2,0=mmpp_ne^1/2;2,1=pmpm_ew^1/1;"
    "2,2=mmpp_ne^1/3;1,2=pmpm_ew^1;0,2=mmpp_ne^1"
)
GAPS = {
    "a ring around one empty cell has a gap": (f"{RING};0,1=pmpm_ew^1/1", False),
    "a ring around a tile has none": (f"{RING};0,1=pmpm_ew^1/1;1,1=pppp", True),
    "a ring whose two ends lie on one tile has a gap all the same": (
        f"{RING};0,1=pmpm_e^1_w^1/1",
        False,
    ),
    "a mountain without an empty cell in it has no gap": ("0,0=pmpp_e^1;1,0=pppm_w^1", True),
    "a mountain in the middle of its tile has no gap": ("0,0=pppp_^1", True),
}
AT_THE_RING = {"0,0=pppp_^1": "mountain@mid"}


@pytest.mark.parametrize(("written", "expected"), GAPS.values(), ids=GAPS)
def test_an_enclosed_gap_keeps_a_mountain_open_where_the_table_says_so(
    written: str, expected: bool
) -> None:
    landscape = Landscape(read_map(written))
    place = place_named(landscape.laid[0].tile, AT_THE_RING.get(written, "mountain@e"))
    assert place is not None
    mountain = landscape.feature_at((0, 0), place)
    assert mountain.completed
    assert under(mountain, landscape, "open_sides")
    assert under(mountain, landscape, "enclosed_gaps") is expected


def under(mountain: MapFeature, landscape: Landscape, reading: str) -> bool:
    """Whether a mountain is completed as the table reads what a gap is."""
    readings = Setup(TITLE, "en", (), {"GR-O2": reading}).readings()
    return is_completed(mountain, landscape, readings)


def test_a_ring_that_other_tiles_complete_has_no_gap_of_its_own() -> None:
    """The empty cell touches a tile without a piece of the mountain."""
    wide = (
        "0,0=mmpp_ne^1/1;1,0=pmpm_ew^1;2,0=pmpm_ew^1;3,0=mmpp_ne^1/2;3,1=pmpm_ew^1/1;"
        "3,2=mmpp_ne^1/3;2,2=pmpm_ew^1;1,2=pmpm_ew^1;0,2=mmpp_ne^1;0,1=pmpm_ew^1/1"
    )
    for more, expected in (("", False), (";1,1=pppp", True)):
        landscape = Landscape(read_map(wide + more))
        place = place_named(landscape.laid[0].tile, "mountain@e")
        assert place is not None
        mountain = landscape.feature_at((0, 0), place)
        assert under(mountain, landscape, "enclosed_gaps") is expected


def test_nobody_asks_about_gaps_while_a_side_is_open() -> None:
    landscape = Landscape(read_map(RING))
    readings = Setup(TITLE, "en", (), {}).readings()
    assert not any(is_completed(f, landscape, readings) for f in landscape.features())
    assert not readings.asked


# The rim of the map


def test_no_tile_goes_beyond_the_rim_of_the_map() -> None:
    landscape = Landscape(read_map([{"at": [MOST, -MOST], "tile": "pppp"}]))
    assert legal_placements(landscape, read_tile("pppp")) == [
        Placement((MOST - 1, -MOST), 0),
        Placement((MOST, 1 - MOST), 0),
    ]
    assert len({place_of(cell) for cell, _ in landscape.room}) == 4
