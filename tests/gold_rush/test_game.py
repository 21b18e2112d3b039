"""A game as it goes on: what each tile scores, who goes home, and how all of it is taken back."""

from collections import Counter
from random import Random

import pytest

from rules.gold_rush.fields import MapField
from rules.gold_rush.figures import place_named
from rules.gold_rush.map.text import write_map
from rules.gold_rush.notation import read_tile
from rules.gold_rush.table import Figure, Laid
from scoring.gold_rush.game import Game, points_moved
from scoring.gold_rush.scored import Scored, as_logged, in_one_line, read_line, read_logged
from tests.gold_rush import plain_map, plain_score, plain_tiles
from tests.gold_rush.plain_readings import readings_of
from tests.gold_rush.playing import agreed, played

A_FEW, ALL = 6, 300
LONG, LONGEST = 24, 72


@pytest.fixture
def games(whole: bool) -> list[Random]:
    """A chance for each game, the same in every run."""
    return [Random(seed) for seed in range(ALL if whole else A_FEW)]  # noqa: S311 (no secret)


def game_of(text: str, **house_rules: str) -> Game:
    """A game in which nothing was scored yet."""
    return Game(MapField().deserialize(text), (), agreed(**house_rules))


def laying(game: Game, x: int, y: int, text: str, turn: int = 0) -> Game:
    """One more tile."""
    tile = read_tile(text)
    return game.laying(Laid((x, y), tile.turned(turn), tile, turn))


def told(game: Game) -> tuple[str, str]:
    """The map and what was scored, as texts."""
    return write_map(game.laid), in_one_line(game.scored)


def put(game: Game, seat: int, on: str) -> Game:
    """A cowboy on the newest tile."""
    place = place_named(game.laid[-1].tile, on)
    assert place is not None
    return game.with_cowboy(len(game.laid) - 1, Figure(seat, place))


def test_a_completed_railroad_brings_its_points_and_sends_its_cowboy_home() -> None:
    before = game_of("0,0=prpp_e-x*!c0:railroad@e;1,0=prpr")
    after = laying(before, 2, 0, "pppr w-x")
    assert told(after) == ("0,0=prpp_e-x*;1,0=prpr_e-w;2,0=pppr_w-x", "2,0=0:6/0,0!c0:railroad@e")
    assert points_moved(before.scored, after.scored) == {0: 6}


def test_what_was_scored_with_a_tile_is_taken_back_with_it() -> None:
    before = game_of("0,0=prpp_e-x*!c0:railroad@e;1,0=prpr_e-w")
    after = laying(before, 2, 0, "pppr w-x")
    assert told(after.back_to(1)) == told(before)
    assert points_moved(after.scored, after.back_to(1).scored) == {0: -6}


def test_a_cowboy_on_what_its_own_tile_completes_goes_home_in_the_same_turn() -> None:
    laid = laying(game_of("0,0=prpp_e-x"), 1, 0, "pppr w-x")
    assert laid.scored == ()
    after = put(laid, 1, "railroad@w")
    assert told(after) == ("0,0=prpp_e-x;1,0=pppr_w-x", "1,0=1:2/1,0!c1:railroad@w")
    assert [sent.seat for sent in after.went_home_from(1)] == [1]
    assert told(after.without_cowboy(1)) == told(laid)


def test_a_tile_that_is_turned_scores_anew() -> None:
    open_rail = game_of("0,0=prpp_e-x!c0:railroad@e")
    through = laying(open_rail, 1, 0, "rrpr n-x e-w")
    assert through.scored == ()
    ended = through.turning(3)
    assert in_one_line(ended.scored) == "1,0=0:2/0,0!c0:railroad@e"
    assert told(ended.turning(0)) == told(through)


def test_a_city_is_scored_when_its_last_railroad_is_completed() -> None:
    game = game_of("0,0=rrrp_city!c2:city;1,0=pppr;0,-1=pprp")
    assert game.scored == ()
    after = laying(game, 0, 1, "rppp")
    assert in_one_line(after.scored) == "0,1=2:9/0,0!c2:city"


def test_all_who_tie_get_all_and_tents_go_home_with_the_miners() -> None:
    game = game_of(
        "0,0=pmpp_e^2!c0:mountain@e;2,0=pmpm_ew^0!t1:mountain@e;3,0=pppm_w^1!c1:mountain@w"
    )
    after = laying(game, 1, 0, "pmpm ^0")
    assert after.scored[0].points == ((0, 3), (1, 3))
    assert "!" not in write_map(after.laid)
    assert told(after.back_to(2)) == told(game)


def test_a_gap_keeps_a_mountain_from_being_scored_where_the_table_reads_it_so() -> None:
    ring = (
        "0,0=mmpp_ne^1/1!c0:mountain@e;1,0=pmpm_ew^1;2,0=mmpp_ne^1/2;2,1=pmpm_ew^1/1;"
        "2,2=mmpp_ne^1/3;1,2=pmpm_ew^1;0,2=mmpp_ne^1"
    )
    side = (0, 1, "pmpm ^1", 1)
    assert laying(game_of(ring), *side).scored[0].points == ((0, 8),)
    gaping = laying(game_of(ring, GR_O2="enclosed_gaps"), *side)
    assert gaping.scored == ()
    assert laying(gaping, 1, 1, "pppp").scored[0].points == ((0, 8),)


def test_a_farmer_is_never_sent_home(games: list[Random]) -> None:
    for chance in games:
        *_, (_, game) = played(chance, LONG, agreed())
        assert all("prairie" not in str(entry) for entry in game.scored)


def test_undone_to_any_tile_a_game_is_as_it_was_then(games: list[Random]) -> None:
    for chance in games:
        states = [game for _, game in played(chance, LONG, agreed())]
        for number, state in enumerate(states):
            assert told(states[-1].back_to(number)) == told(state)


def test_laid_again_a_game_is_the_same(games: list[Random]) -> None:
    for chance in games:
        *_, (_, game) = played(chance, LONG, agreed())
        for again in (game.laid_again(), game.with_other_tile(game.laid[LONG // 2])):
            assert again.laid == game.laid
            assert {*again.scored} == {*game.scored}


def test_a_map_on_which_nothing_was_scored_yet_scores_the_same_laid_again(
    games: list[Random],
) -> None:
    for chance in games:
        *_, (_, game) = played(chance, LONG, agreed())
        unscored = game.unscored({laid.at for laid in game.laid})
        assert unscored.scored == ()
        assert points_moved((), unscored.laid_again().scored) == points_moved((), game.scored)


def test_another_tile_on_a_cell_takes_back_what_the_first_had_completed() -> None:
    before = game_of("0,0=prpp_e-x*!c0:railroad@e;1,0=prpr_e-w")
    after = laying(before, 2, 0, "pppr w-x")
    other = after.with_other_tile(Laid((2, 0), read_tile("rppr n-w"), read_tile("rppr n-w")))
    assert told(other) == ("0,0=prpp_e-x*!c0:railroad@e;1,0=prpr_e-w;2,0=rppr_n-w", "")


def test_each_tile_scores_what_a_walk_over_the_map_finds_completed(
    games: list[Random], whole: bool
) -> None:
    scored = 0
    for chance in games:
        before: tuple[Scored, ...] = ()
        for _, game in played(chance, LONGEST if whole else LONG, agreed()):
            moved = points_moved(before, game.scored)
            assert moved == walked(game, game.scored[len(before) :]), told(game)
            before, scored = game.scored, scored + bool(moved)
    assert scored


def walked(game: Game, own: tuple[Scored, ...]) -> dict[int, int]:
    """What is completed on the map while those who went home with its last tile still stand."""
    land = plain_map.lie(write_map(game.laid))
    for sent in (sent for entry in own for sent in entry.home):
        place = plain_tiles.names_of(land.cells[sent.at])[sent.on]
        land.cowboys.append((sent.seat, (sent.at, place)))
    points: Counter[int] = Counter()
    for one in plain_score.on_the_map(land, readings_of({})):
        if one["completed"]:
            majority = plain_score.majority(one["cowboys"])
            points.update(dict.fromkeys(majority, plain_score.worth(one)))
    return {seat: brought for seat, brought in sorted(points.items()) if brought}


def test_what_was_scored_can_be_read_again(games: list[Random]) -> None:
    for chance in games:
        *_, (_, game) = played(chance, LONG, agreed())
        assert read_line(in_one_line(game.scored)) == game.scored
        for entry in game.scored:
            cell, place = entry.home[0].at, entry.home[0].on
            tile = next(laid.tile for laid in game.laid if laid.at == cell)
            found = place_named(tile, place)
            assert found is not None
            feature = game.landscape.feature_at(cell, found)
            assert read_logged(as_logged(entry, feature)) == entry


ODD = ["", "x", "0,0=", "0,0=9:1/zz", {"tile": "x"}, {"tile": [0, 0]}, None, 3]


@pytest.mark.parametrize("odd", ODD)
def test_what_nobody_scored_does_no_harm(odd: object) -> None:
    assert read_logged(odd) is None
    assert all(isinstance(entry, Scored) for entry in read_line(str(odd)))
