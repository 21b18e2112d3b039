"""Random games, tile by tile: after every step the map is what a walk over all pieces finds."""

from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.gold_rush import asking, dealing_maps, dealing_tiles, plain, plain_map, plain_tiles
from tests.gold_rush.plain_map import Entry, Landscape
from tests.gold_rush.plain_readings import READINGS, Body

A_FEW, ALL = 4, 1_000
SHORT = 11
LONG = 24
LONGEST = 72
SEATS = [{"name": name} for name in ("Ann", "Ben", "Cat", "Dov", "Eve")]


@pytest.fixture
def games(piece: int, whole: bool) -> list[Random]:
    """A chance for each game, the same in every run of a piece."""
    count = ALL if whole else A_FEW
    return [Random(piece * ALL + number) for number in range(count)]  # noqa: S311


def readings(chance: Random) -> dict[str, str]:
    """A reading for each of the points that a map asks about."""
    return {point: chance.choice(READINGS[point]) for point in ("GR-O1", "GR-O2")}


def length_of(chance: Random) -> int:
    """How long a game is; a long one now and then."""
    return LONG if dealing_tiles.heads(chance, 0.03) else chance.randint(3, SHORT)


def assert_as_plain(client: FlaskClient, question: str, body: Body) -> dict[str, Any]:
    """What the API answers is what the plain reference says."""
    found, expected = asking.rule(client, question, body), plain.rule(question, body)
    for part in ("verdict", "facts", "depends_on", "warnings"):
        assert (found[part], part) == (expected[part], part), (question, body)
    return found


def test_the_score_is_right_after_every_tile(client: FlaskClient, games: list[Random]) -> None:
    for chance in games:
        body: Body = {"seats": SEATS, "house_rules": readings(chance)}
        for written in dealing_maps.growing(chance, length_of(chance)):
            table = {**body, "map": written}
            assert asking.score(client, table) == plain.score(table), table


def test_every_tile_goes_where_the_walk_says_after_every_tile(
    client: FlaskClient, games: list[Random]
) -> None:
    for chance in games:
        for written in dealing_maps.growing(chance, length_of(chance)):
            drawn = dealing_tiles.spelled(chance, dealing_tiles.tile(chance))
            found = assert_as_plain(client, "placements", {"map": written, "tile": drawn})
            if found["facts"]["placeable"]:
                place = chance.choice(found["facts"]["placements"])
                body = {"map": written, "tile": drawn, **place}
                assert assert_as_plain(client, "tile", body)["verdict"] == "yes"


def test_a_whole_game_is_right_at_its_end(client: FlaskClient, whole: bool) -> None:
    for seed in range(100 if whole else 2):
        written = dealing_maps.game(Random(seed), LONGEST)  # noqa: S311 (nothing secret)
        table: Body = {"seats": SEATS, "map": written}
        assert asking.score(client, table) == plain.score(table)
        assert_as_plain(client, "placements", {"map": written, "tile": "prpr"})


def places_on(written: list[Entry]) -> list[Body]:
    """Every place of a map, as a question names it."""
    return [
        {"at": [*cell], "on": place}
        for cell, tile in plain_map.lie(written).cells.items()
        for place in plain_tiles.places(tile)
    ]


def test_every_feature_is_right_at_the_end_of_a_game(
    client: FlaskClient, games: list[Random]
) -> None:
    for chance in games:
        deal = dealing_maps.special if dealing_tiles.heads(chance) else dealing_maps.game
        written = (
            deal(chance) if deal is dealing_maps.special else deal(chance, chance.randint(1, 9))
        )
        rules = readings(chance)
        for place in places_on(written):
            assert_as_plain(client, "feature", {"map": written, "house_rules": rules, **place})


def test_one_place_of_the_newest_tile_is_right_after_every_tile(
    client: FlaskClient, games: list[Random]
) -> None:
    for chance in games:
        for written in dealing_maps.growing(chance, length_of(chance)):
            land = plain_map.lie(written)
            place = chance.choice(plain_tiles.places(land.cells[land.newest]))
            body = {"map": written, "at": [*land.newest], "on": place}
            assert_as_plain(client, "feature", body)
            assert_as_plain(client, "cowboy", {**body, "seat": chance.randrange(5)})


def test_both_halves_at_a_shared_side_are_one_prairie(
    client: FlaskClient, games: list[Random]
) -> None:
    for chance in games[: len(games) // 3]:
        written = dealing_maps.game(chance, SHORT)
        land = plain_map.lie(written)
        for one, other in shared_halves(land)[:12]:
            found = [asking.rule(client, "feature", {"map": written, **at}) for at in (one, other)]
            assert found[0] == found[1], (written, one, other)


def shared_halves(land: Landscape) -> list[tuple[Body, Body]]:
    """The two names of every half where two tiles touch."""
    return [
        (
            {"at": [*cell], "on": f"prairie@{half}"},
            {"at": [*plain_map.beside(cell, half[0])], "on": f"prairie@{plain_map.OPPOSITE[half]}"},
        )
        for cell, tile in land.cells.items()
        for half in plain_tiles.HALVES
        if tile.land(half[0]) != "m" and plain_map.beside(cell, half[0]) in land.cells
    ]
