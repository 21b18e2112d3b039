"""The score pads of the tile game, and its keepsake: room for what is counted, the map drawn."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient

from printables.core.scorepad import PadWish, scorepad
from printables.gold_rush.keepsake import LARGEST_TILE, ROOM, MapDrawn
from printables.gold_rush.tile_curves import SIDE
from printables.gold_rush.tile_drawing import pieces_of_tile
from rules.core.readings import Setup
from rules.gold_rush.features import Kind
from rules.gold_rush.fields import MapField
from rules.gold_rush.table import MOST_SEATS, NO_FARMERS, TOKEN_FACES, Laid
from scoring.titles import titles
from tests.gold_rush.dealing_maps import game
from tests.gold_rush.plain_map import Entry
from tests.printables.orders import PANELS, at_home, pdf_at
from tests.printables.positions import pages_of
from tests.printables.reading import objects_of
from tests.sheets.sitting import made
from translations.catalogue import catalogue

TITLE = titles()["gold-rush"]
PADS = "/print/gold-rush/scorepad.pdf"
SMALL_MAP = "0,0=rrrr_n-c_e-c_s-c_w-c!c0:city;0,-1=pprp_s-x_h@nw!c1:prairie@se"
NAMES = ("Ann", "Ben", "Cid", "Dora", "Ed")


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def pad(players: int = 4, *variants: str, paper: str = "a4", per_page: int = 1) -> str:
    """A pad as HTML."""
    setup = Setup(TITLE.facts, "en", variants, {})
    wish = PadWish(TITLE, setup, "en", paper=paper, per_page=per_page, players=players)
    return scorepad(wish).replace("\N{NO-BREAK SPACE}", " ")


def grey_rows(html: str) -> list[str]:
    return re.findall(r'class="pad-grey">.*?<b>(.*?)</b>', html)


def rows_of_table(html: str, table: str) -> list[str]:
    (body,) = re.findall(rf'class="{table}"[^>]*>.*?<tbody>(.*?)</tbody>', html, re.DOTALL)
    return re.findall(r"<tr.*?</tr>", body, re.DOTALL)


def lines_in_table(html: str, table: str) -> list[str]:
    """The lines between its columns, one for the height of all rows."""
    (lines,) = re.findall(rf'class="{table}"[^>]*>(.*?)<table', html, re.DOTALL)
    return re.findall(r"<i style", lines)


def test_prairies_are_grey_only_without_farmers() -> None:
    assert grey_rows(pad()) == []
    assert grey_rows(pad(4, NO_FARMERS)) == ["Prairies"]


def test_a_grey_row_says_nothing_of_points() -> None:
    short = catalogue("en", TITLE.facts.room).name("GR-56", "short")
    assert short in pad()
    assert short not in pad(4, NO_FARMERS)


@pytest.mark.parametrize("players", range(2, MOST_SEATS + 1))
def test_below_there_is_a_line_a_column_and_a_counter_for_everybody(players: int) -> None:
    html = pad(players)
    assert html.count('class="gr-who"') == players
    assert len(rows_of_table(html, "gr-tokens")) == players
    assert len(lines_in_table(html, "gr-tokens")) == len(TOKEN_FACES)
    many_and_points = 2
    assert len(lines_in_table(html, "gr-open")) == players + many_and_points


def test_a_kind_is_circled_among_those_that_are_played() -> None:
    for variants, kinds in (((), len(Kind)), ((NO_FARMERS,), len(Kind) - 1)):
        rows = rows_of_table(pad(3, *variants), "gr-open")
        assert len(rows) > 5
        assert {row.count('class="picture"') for row in rows} == {kinds}


def test_the_fewer_play_the_more_features_have_room() -> None:
    few, many = (len(rows_of_table(pad(players), "gr-open")) for players in (2, 5))
    assert few > many


def test_each_seat_has_room_for_laps_where_there_is_room_at_all(client: FlaskClient) -> None:
    for per_page, paper, is_there in ((1, "a4", True), (2, "letter", True), (4, "a5", False)):
        pdf = pdf_at(client, PADS, paper=paper, per_page=per_page, lang="en", players=5)
        (page,) = pages_of(pdf)
        for panel in page.panels(*PANELS[per_page]):
            laps = [panel.texts.count(lap) for lap in ("50", "100", "150")]
            assert all(count >= 5 for count in laps) == is_there


@cache
def dealt(length: int) -> list[Entry]:
    """A map of so many tiles, always the same."""
    return game(Random(5), length)  # noqa: S311 (no secret)


def tiles_dealt(length: int) -> tuple[Laid, ...]:
    laid: tuple[Laid, ...] = MapField().deserialize(dealt(length))
    return laid


@pytest.mark.parametrize("paper", ROOM)
@pytest.mark.parametrize("length", [1, 12, 72])
def test_a_map_is_drawn_as_large_as_its_paper_allows(paper: str, length: int) -> None:
    drawn = MapDrawn(tiles_dealt(length), paper)
    side = drawn.width / drawn.columns
    across, down = ROOM[paper]
    assert drawn.width <= across + 0.1
    assert side * drawn.rows <= down + 1
    is_full = drawn.width > across - 1 or side * drawn.rows > down - 1
    assert is_full or side == pytest.approx(LARGEST_TILE, abs=0.1)


def test_every_tile_and_figure_of_a_map_is_drawn_where_it_lies() -> None:
    laid = tiles_dealt(30)
    drawn = MapDrawn(laid, "a4")
    west, north = (min(each.at[way] for each in laid) for way in (0, 1))
    tiles = list(drawn.tiles)
    for each, tile in zip(laid, tiles, strict=True):
        assert (tile.x // SIDE + west, tile.y // SIDE + north) == each.at
        assert len(tile.shapes) == sum(len(piece.shapes) for piece in pieces_of_tile(each.tile))
    assert {0} == {min(tile.x for tile in tiles), min(tile.y for tile in tiles)}
    stand = [(figure, each) for each in laid for figure in each.cowboys]
    camp = [(figure, each) for each in laid for figure in each.tents]
    figures = {(each.seat, each.x // SIDE + west, each.y // SIDE + north) for each in drawn.figures}
    assert figures == {(figure.seat, *each.at) for figure, each in [*stand, *camp]}
    assert len(list(drawn.figures)) == len(stand) + len(camp)


def keepsake(app: Flask, *, paper: str = "a4", **shared: object) -> bytes:
    """The finished sheet of five."""
    seats = [{"name": name, "fields": {"points": 10}} for name in NAMES]
    body = {"title": TITLE.slug, "setup": {}, "shared": shared, "seats": seats}
    with at_home(app):
        answer = made(app.test_client(), body)
        assert answer.status_code == 201, answer.text
        code = answer.get_json()["links"]["host"].rpartition("/")[2]
        return pdf_at(app.test_client(), f"/sheets/{code}/sheet.pdf", lang="en", paper=paper)


def test_the_map_is_drawn_on_the_finished_sheet_where_there_is_one(app: Flask) -> None:
    features = [{"kind": "railroad", "tiles": 3, "cowboys": {"0": 1}}]
    drawn, counted = (
        keepsake(app, **shared) for shared in ({"map": SMALL_MAP}, {"features": features})
    )
    label = catalogue("en", TITLE.facts.room).says("land-drawn", count=2)
    assert f"/Alt ({label})".encode() in objects_of(drawn)
    assert b"/Alt (Map of" not in objects_of(counted)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A whole map takes seconds to print: on the smallest paper, with `--all` on every one."""
    if "keepsake_paper" in metafunc.fixturenames:
        papers = ROOM if metafunc.config.getoption("--all") else ["a5"]
        metafunc.parametrize("keepsake_paper", papers)


def test_a_keepsake_of_a_whole_map_stands_whole_on_its_pages(
    app: Flask, keepsake_paper: str
) -> None:
    words = catalogue("en", TITLE.facts.room)
    pages = pages_of(keepsake(app, paper=keepsake_paper, map=dealt(72)))
    assert all(page.strays == [] for page in pages)
    text = "".join(page.text for page in pages)
    for name in ("result-why", "away-text-about"):
        assert "".join(words.name(name).split()) in text
