"""One of the last tiles laid on the map of a shared table: the press, and what it draws."""

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import process_time

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from rules.gold_rush.map.text import write_map
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import legal_placements
from scoring.gold_rush.game import Game
from tests.benchmarks.stopwatch import seconds_for
from tests.gold_rush.playing import agreed, played
from web.gold_rush.laying.open_page import COUNTS, HEADER

LAID = 70
DRAWN = ("pppp", "rppp", "prpr", "mppp ^1", "mmmm ^1", "rrrr")
PACKED = {"Accept-Encoding": "gzip"}
PICTURE = re.compile('<pattern id="tile-([0-9a-f]{8})"')
PEOPLE = ("Ann", "Ben", "Cid")


def report() -> str:
    """How long the server takes for each, and how heavy the page is over the wire."""
    game = nearly_played()
    with at_a_table(game) as (client, home):
        move = f"{home}/parts/move"
        press = {"lay": _first_place(game), "hand": _fitting(game)}

        def laid_and_taken_back() -> None:
            client.post(move, data=press)
            client.post(move, data={"back": f"{LAID - 1}"})

        laid = seconds_for(laid_and_taken_back, process_time) / 2
        first = client.get(f"{home}/parts", headers=PACKED)
        has = {HEADER: " ".join((COUNTS, *PICTURE.findall(client.get(f"{home}/parts").text)))}
        again = client.get(f"{home}/parts", headers={**PACKED, **has})
        shown = seconds_for(lambda: client.get(f"{home}/parts", headers=has), process_time)
    times = f"{laid * 1e3:.1f} ms, and {shown * 1e3:.1f} ms for what it draws"
    weights = f"{_kib(again)} ({_kib(first)} when the page is opened)"
    return f"a tile laid on a map of {LAID}: {times}, {weights}"


def _kib(answer: TestResponse) -> str:
    return f"{len(answer.data) / 1024:.1f} KB"


def nearly_played() -> Game:
    """A game in which hardly a tile is left."""
    *_, (_, game) = played(Random(5), LAID, agreed())  # noqa: S311 (no secret)
    return game


@contextmanager
def at_a_table(game: Game) -> Iterator[tuple[FlaskClient, str]]:
    """A program that talks to the application, and the host's page of a table with this map."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["BOOMTOWN_DATA"] = data
        from app import create_app  # noqa: PLC0415 (not before the folder is set)

        client = create_app().test_client()
        seats = [{"name": name} for name in PEOPLE]
        body = {"title": "gold-rush", "seats": seats, "shared": {"map": write_map(game.laid)}}
        made = client.post("/api/v1/sheets/", json=body).get_json()
        yield client, made["links"]["host"]


def _fitting(game: Game) -> str:
    """A tile that can be laid."""
    fitting = (text for text in DRAWN if legal_placements(game.landscape, read_tile(text)))
    return next(fitting)


def _first_place(game: Game) -> str:
    (x, y), turn = legal_placements(game.landscape, read_tile(_fitting(game)))[0]
    return f"{x},{y}/{turn}"
