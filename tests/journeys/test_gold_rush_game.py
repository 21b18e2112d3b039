"""A whole game at the map in a browser: every marker is where the engine has it, tile by tile."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from rules.gold_rush.figures import Place, name_of, place_named
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import Placement, legal_placements
from rules.gold_rush.table import COWBOYS_TO_PLAY, Figure, Laid
from rules.gold_rush.tiles import Tile
from scoring.gold_rush.game import Game, points_moved
from scoring.gold_rush.projected import projected
from tests.gold_rush.dealing_tiles import tile as dealt
from tests.gold_rush.plain_tiles import normal
from tests.gold_rush.playing import agreed, free_places
from tests.house.visits import Visit
from tests.journeys.conftest import Visiting
from tests.journeys.examples import at
from tests.journeys.keys import Keys
from tests.journeys.laying import HOME, has_laid, is_drawn, mark, on_track, place, put_into_box
from tests.journeys.pages import click
from tests.journeys.sheets import LAPTOP, complaints
from tests.thorough import thorough

PEOPLE = ("Ann", "Ben", "Cid")
A_FEW, ALL = 6, 72
DIFFERENT = 24
LANDS = "pprrm"

Press = Callable[[Locator], None]


def by_touch(place: Locator) -> None:
    """Touch it, and wait until what it does is drawn."""
    place.tap()
    is_drawn(place.page)


def by_keys(place: Locator) -> None:
    """Go to it and press Enter."""
    keys = Keys(place.page)
    keys.to(place)
    keys.press("Enter")
    is_drawn(place.page)


def box_of_tiles(chance: Random) -> list[Tile]:
    """So many different tiles."""
    found: dict[str, Tile] = {}
    while len(found) < DIFFERENT:
        tile = read_tile(normal(dealt(chance, LANDS)))
        found[min(turned.text for turned in tile.turns)] = tile
    return [*found.values()]


def table_of(visit: Visit, tiles: list[Tile]) -> Page:
    """The map of a shared table whose box holds these tiles."""
    page = visit.go(at(HOME, *(("player", name) for name in PEOPLE)))
    click(page.locator("form[action$=sheets] button"))
    page.goto(f"{page.url}/parts")
    put_into_box(page, *(tile.text for tile in tiles))
    page.reload()
    return page


def played(page: Page, chance: Random, tiles: list[Tile], length: int, press: Press) -> Game:
    """The game after so many tiles; the page is compared with it after each."""
    game = Game((), (), agreed())
    while len(game.laid) < length:
        tile = chance.choice(tiles)
        spots = legal_placements(game.landscape, tile) if game.laid else [Placement((0, 0), 0)]
        if not spots:
            continue
        first = {spot.at: spot for spot in reversed(spots)}
        spot = chance.choice([*first.values()])
        game = laid_on_page(page, game, tile, spot, press)
        game = figure_on_page(page, game, chance, press)
        agree(page, game)
    return game


def laid_on_page(page: Page, game: Game, tile: Tile, spot: Placement, press: Press) -> Game:
    """A tile of the palette laid on its cell, in the first turn that fits there."""
    press(page.locator(f'.laying-palette [value="{tile.text}"]'))
    (x, y), _ = spot
    cell = page.locator(f'.spot button[name=lay][value^="{x},{y}/"]')
    turn = int((cell.get_attribute("value") or "").rpartition("/")[2])
    assert Placement((x, y), turn) in (
        legal_placements(game.landscape, tile) or [Placement((0, 0), 0)]
    )
    press(cell)
    return game.laying(Laid((x, y), tile.turned(turn), tile, turn))


def figure_on_page(page: Page, game: Game, chance: Random, press: Press) -> Game:
    """A cowboy of whoever laid the tile, where one may stand; none now and then.

    The start tile is nobody's.
    """
    number = len(game.laid) - 1
    if not number:
        return game
    seat = (number - 1) % len(PEOPLE)
    on_map = sum(figure.seat == seat for laid in game.laid for figure in laid.cowboys)
    free = free_places(game)
    if not free or on_map == COWBOYS_TO_PLAY or chance.random() < 0.3:
        return game
    there: Place = chance.choice(free)
    name = name_of(game.laid[-1].tile, there)
    assert place_named(game.laid[-1].tile, name) == there
    press(place(page, name))
    press(mark(page, PEOPLE[seat]))
    return game.with_cowboy(number, Figure(seat, there))


def agree(page: Page, game: Game) -> None:
    """The page shows what the engine has."""
    has_laid(page, len(game.laid))
    moved = points_moved((), game.scored)
    assert on_track(page) == [moved.get(seat, 0) for seat in range(len(PEOPLE))]
    standing = sum(len(laid.cowboys) + len(laid.tents) for laid in game.laid)
    expect(page.locator(".landscape .figure")).to_have_count(standing)


def totals_agree(page: Page, game: Game) -> None:
    """What would be counted if the game ended now is what the engine counts."""
    brings = projected(game.landscape, game.setup.readings())
    moved = points_moved((), game.scored)
    expected = [moved.get(seat, 0) + brings.get(seat, 0) for seat in range(len(PEOPLE))]
    if not page.locator(".map-points").is_visible():
        page.locator(".to-counts").click()
    shown = page.locator(".map-points tbody tr td:last-child")
    expect(shown).to_have_text([f"{total}" for total in expected])


@pytest.mark.parametrize("length", [A_FEW, pytest.param(ALL, marks=thorough)])
def test_a_game_by_touch_scores_tile_by_tile_as_the_engine_does(
    phone: Visiting, length: int
) -> None:
    chance = Random(9)  # noqa: S311 (no secret)
    visit, tiles = phone(), box_of_tiles(chance)
    page = table_of(visit, tiles)
    game = played(page, chance, tiles, length, by_touch)
    totals_agree(page, game)
    assert complaints(visit) == []


@thorough
def test_a_game_by_keyboard_scores_tile_by_tile_as_the_engine_does(phone: Visiting) -> None:
    chance = Random(10)  # noqa: S311 (no secret)
    visit, tiles = phone(**LAPTOP), box_of_tiles(chance)
    page = table_of(visit, tiles)
    game = played(page, chance, tiles, A_FEW, by_keys)
    totals_agree(page, game)
    assert complaints(visit) == []
