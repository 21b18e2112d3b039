"""A tile laid on a map of a shared table with 71 others: the press, and the page that shows it."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from flask.testing import FlaskClient

from rules.gold_rush.map.text import write_map
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import legal_placements
from scoring.gold_rush.game import Game
from tests.benchmarks.stopwatch import seconds_for
from tests.gold_rush.playing import agreed, played

LAID = 71
DRAWN = ("pppp", "rppp", "prpr", "mppp ^1", "mmmm ^1", "rrrr")
PEOPLE = ("Ann", "Ben", "Cid")


def report() -> str:
    """How long the server takes for each, and how heavy the page is over the wire."""
    *_, (_, game) = played(Random(5), LAID, agreed())  # noqa: S311 (no secret)
    with at_a_table(game) as (client, home):
        move = f"{home}/parts/move"
        press = {"lay": _first_place(game), "hand": _fitting(game)}

        def laid_and_taken_back() -> None:
            client.post(move, data=press)
            client.post(move, data={"back": f"{LAID - 1}"})

        laid = seconds_for(laid_and_taken_back) / 2
        shown = seconds_for(lambda: client.get(f"{home}/parts"))
        page = client.get(f"{home}/parts", headers={"Accept-Encoding": "gzip"}).data
    times = f"{laid * 1e3:.1f} ms, its page {shown * 1e3:.1f} ms"
    return f"a tile laid on a map of {LAID}: {times}, {len(page) / 1024:.1f} KB"


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
