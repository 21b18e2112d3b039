"""Tiles as drawings and in words: everything on a tile is drawn, and where it lies."""

import re
from itertools import combinations
from math import dist

import pytest
from hypothesis import given

from printables.gold_rush.tile_curves import MIDDLES, SIDE
from printables.gold_rush.tile_drawing import (
    INK,
    Shape,
    figure_spot,
    grounds_of_tile,
    pieces_of_tile,
)
from printables.gold_rush.tile_land import way_of
from printables.gold_rush.tile_prairies import STEP, ground_of
from printables.gold_rush.tile_spots import spots_to_touch
from printables.gold_rush.tile_words import tile_in_words
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place, name_of, places_of
from rules.gold_rush.notation import read_tile
from rules.gold_rush.tiles import HALVES, Edge, Land, Tile
from tests.gold_rush import plain_tiles
from tests.gold_rush.strategies import tiles
from translations.catalogue import catalogue

STRIP = re.compile(r"M(\d+) (\d+)h(\d+)v")
# A little inside of the middle of each half, clockwise from the north-western corner.
BESIDE_THE_BORDER = (
    *((26, 2), (74, 2), (98, 26), (98, 74)),
    *((74, 98), (26, 98), (2, 74), (2, 26)),
)


def squares(ground: str) -> set[tuple[int, int]]:
    """The small squares of a prairie's ground."""
    strips = [tuple(map(int, found)) for found in STRIP.findall(ground)]
    return {(x, y) for left, y, width in strips for x in range(left, left + width, STEP)}


def drawn(plain: plain_tiles.Tile) -> Tile:
    return read_tile(plain_tiles.normal(plain))


def shapes(tile: Tile, look: str) -> list[Shape]:
    return [shape for piece in pieces_of_tile(tile) for shape in piece.shapes if shape.look == look]


@given(tiles)
def test_every_half_lies_on_the_ground_of_its_own_prairie_and_of_no_other(
    plain: plain_tiles.Tile,
) -> None:
    tile = drawn(plain)
    grounds = [squares(ground_of(tile, index)) for index in range(len(tile.prairies))]
    for half in range(HALVES):
        x, y = (number // STEP * STEP for number in BESIDE_THE_BORDER[half])
        there = [index for index, ground in enumerate(grounds) if (x, y) in ground]
        meant = [index for index, prairie in enumerate(tile.prairies) if half in prairie.halves]
        assert there == meant, (tile.text, half)


@given(tiles)
def test_every_piece_is_drawn_with_all_its_signs(plain: plain_tiles.Tile) -> None:
    tile = drawn(plain)
    names = {piece.place for piece in pieces_of_tile(tile)}
    bare = {
        Place(Kind.PRAIRIE, index)
        for index, prairie in enumerate(tile.prairies)
        if not (prairie.tipis or prairie.horses)
    }
    assert names - {""} == {name_of(tile, place) for place in places_of(tile) if place not in bare}
    assert len(shapes(tile, "rail")) == len(tile.tracks)
    assert len(shapes(tile, "mountain")) == len(tile.mountains)
    one_by_one = sum(m.nuggets <= 1 or (m.nuggets <= 3 and m.edges != ()) for m in tile.mountains)
    assert len(shapes(tile, "nuggets")) == len(tile.mountains) - one_by_one


@given(tiles)
def test_turning_a_tile_turns_where_its_tracks_run(plain: plain_tiles.Tile) -> None:
    tile = drawn(plain)
    rails = {MIDDLES[edge] for edge in Edge if tile.lands[edge] is Land.RAILROAD}
    ways = [way_of(tile, track) for track in tile.tracks]
    ends = {way.points[0] for way in ways} | {
        way.end for way, track in zip(ways, tile.tracks, strict=True) if track.end is None
    }
    assert ends == rails


@given(tiles)
def test_everything_has_a_look_and_lies_on_the_tile(plain: plain_tiles.Tile) -> None:
    tile = drawn(plain)
    names = {name_of(tile, place) for place in places_of(tile)}
    parts = [shape for piece in pieces_of_tile(tile) for shape in piece.shapes]
    for shape in (*parts, *grounds_of_tile(tile, names)):
        assert shape.look in INK
        assert all(0 <= number <= SIDE for number in shape.at), tile.text
        assert shape.ink


@given(tiles)
def test_a_figure_stands_on_the_tile_and_a_farmer_on_its_prairie(plain: plain_tiles.Tile) -> None:
    tile = drawn(plain)
    for place in places_of(tile):
        x, y = figure_spot(tile, place)
        assert min(x, y) >= 0
        assert max(x, y) <= SIDE
        if place.kind is Kind.PRAIRIE:
            square = (int(x // STEP) * STEP, int(y // STEP) * STEP)
            assert square in squares(ground_of(tile, place.index)), tile.text


@pytest.mark.parametrize("text", ["rrrr city", "rrrr", "prpr", "mpmp n^1 s^1", "mmrr n^1 e^1 s-w"])
def test_figures_on_different_places_stand_apart(text: str) -> None:
    tile = read_tile(text)
    spots = [figure_spot(tile, place) for place in places_of(tile)]
    assert all(dist(one, other) > 18 for one, other in combinations(spots, 2))


IN_WORDS = {
    "prpr": (
        "north prairie, east railroad, south prairie, west railroad; railroad from east to west"
    ),
    "rpmp ^2": (
        "north railroad, east prairie, south mountain, west prairie; "
        "railroad from north into the mountain; mountain in the south; with 2 nuggets"
    ),
    "rppp t2 h": (
        "north railroad, east prairie, south prairie, west prairie; railroad from north to a halt; "
        "the only prairie; 2 tipi camps; 1 herd of wild horses"
    ),
    "rrrr n-e* s-w h@wn": (
        "north railroad, east railroad, south railroad, west railroad; "
        "railroad from north to east; with 1 locomotive; railroad from south to west; "
        "prairie in the north-west and south-east corner; 1 herd of wild horses"
    ),
}


@pytest.mark.parametrize("text", IN_WORDS)
def test_a_tile_is_told_in_words(text: str) -> None:
    assert tile_in_words(read_tile(text), catalogue("en", "gold_rush")) == IN_WORDS[text]


@given(tiles)
def test_every_place_has_a_spot_of_its_own_to_touch(plain: plain_tiles.Tile) -> None:
    tile = drawn(plain)
    spots = spots_to_touch(tile)
    assert set(spots) == set(places_of(tile))
    assert all(dist(one, other) > 20 for one, other in combinations(spots.values(), 2))
    assert all(10 <= at <= SIDE - 10 for spot in spots.values() for at in spot)
