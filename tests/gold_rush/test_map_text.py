"""A map in one line says the same as its list, and is short enough for an address."""

from http import HTTPStatus
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from hypothesis import given

from rules.gold_rush.fields import MapField
from rules.gold_rush.map.text import write_map
from tests.gold_rush import asking, dealing_maps, plain_map
from tests.gold_rush.plain_map import Entry
from tests.gold_rush.plain_readings import Body
from tests.gold_rush.strategies import maps, tables_with_a_map
from tests.strategies import a_share
from web.house.addresses import in_query

SEATS = [{"name": "Ann"}, {"name": "Ben"}]
LINE = "0,0=prpr_e-w*/1!c0:railroad@n;0,1=mrpr_e-w_n^1!t1:mountain@n"
LONGEST_ADDRESS = 4_000
LONGEST_TILE = "rrrr n-c*9 e-c*9 s-c*9 w-c*9 t9@nw h9@nw t9@ne h9@ne t9@es h9@es t9@sw h9@sw"
UNREAD = {
    "no text": "",
    "a blank": "  ",
    "a tile alone": "prpr",
    "a cell alone": "0,0",
    "an empty entry at the end": "0,0=prpr;",
    "an empty entry between": "0,0=prpr;;1,0=prpr",
    "a figure that is no cowboy and no tent": "0,0=prpr!x0:railroad@e",
    "a cowboy that stands nowhere": "0,0=prpr!c0",
}
WRONG_AT: dict[str, tuple[str, set[str]]] = {
    "one number as a cell": ("0=prpr", {"map.0.at"}),
    "letters as a cell": ("a,b=prpr", {"map.0.at"}),
    "a cell outside": ("0,0=prpr;100,0=prpr", {"map.1.at"}),
    "no tile": ("0,0=", {"map.0.tile"}),
    "a word that is no tile": ("0,0=prpr;1,0=prpx", {"map.1.tile"}),
    "five turns": ("0,0=prpr/5", {"map.0.turned"}),
    "a letter as a turn": ("0,0=prpr/n", {"map.0.turned"}),
    "a letter as a seat": ("0,0=prpr!cx:railroad@e", {"map.0.cowboys.0.seat"}),
    "a seat that is not there": ("0,0=prpr!c2:railroad@e", {"map.0.cowboys.0.seat"}),
    "a place that is not there": ("0,0=prpr!c0:railroad@n", {"map.0.cowboys.0.on"}),
    "two cowboys": ("0,0=prpr!c0:railroad@e!c0:prairie@nw", {"map.0.cowboys"}),
    "a tent on a railroad": ("0,0=prpr!t0:railroad@e", {"map.0.tents.0.on"}),
    "an edge that contradicts": ("0,0=prpr;1,0=pppp", {"map.1.tile"}),
    "two tiles on a cell": ("0,0=prpr;0,0=prpr", {"map.1.at"}),
    "three faults": ("0,0=x;0,1=prpr/7;z=pppp", {"map.0.tile", "map.1.turned", "map.2.at"}),
}


def written_back(written: Any) -> str:
    """The map, read by the field of a form and written in one line."""
    return write_map(MapField().deserialize(written))


@a_share
@given(body=tables_with_a_map)
def test_a_map_in_one_line_scores_like_its_list(client: FlaskClient, body: Body) -> None:
    entries = plain_map.entries(body["map"])
    line = plain_map.in_one_line(entries)
    found = [asking.answer_to(client, "score", {**body, "map": one}) for one in (entries, line)]
    assert found[0] == found[1]


@a_share
@given(written=maps)
def test_a_map_in_one_line_is_written_as_it_was_read(written: list[Entry]) -> None:
    line = written_back(written)
    assert written_back(line) == line
    read, meant = plain_map.lie(line), plain_map.lie(written)
    assert (read.cells, read.cowboys, read.tents) == (meant.cells, meant.cowboys, meant.tents)


def test_the_line_of_the_contract_is_written_as_it_was_read() -> None:
    assert written_back(LINE) == LINE
    assert plain_map.in_one_line(plain_map.entries(LINE)) == LINE


@pytest.mark.parametrize("question", ["placements", "tile", "cowboy", "tent", "feature"])
def test_every_question_reads_a_map_in_one_line(client: FlaskClient, question: str) -> None:
    more: dict[str, Body] = {
        "placements": {"tile": "pppp"},
        "tile": {"tile": "pppp", "at": [0, 2]},
        "cowboy": {"seat": 0, "on": "prairie@sw"},
        "tent": {"seat": 0, "at": [0, 1], "on": "mountain@n"},
        "feature": {"at": [0, 0], "on": "railroad@s"},
    }
    line = "0,0=prpr_e-w*/1!c0:railroad@n;0,1=rppp_^1!t1:mountain@mid"
    if question == "tent":
        line = "0,0=pprp_^1!c0:railroad@s;0,1=rmpr_^1!t1:mountain@e"
        more["tent"]["on"] = "mountain@e"
    entries = plain_map.entries(line)
    assert asking.answer_to(client, question, {"map": line, **more[question]}) == asking.answer_to(
        client, question, {"map": entries, **more[question]}
    )


@pytest.mark.parametrize("line", UNREAD.values(), ids=UNREAD)
def test_a_line_that_cannot_be_read_is_refused_as_a_whole(client: FlaskClient, line: str) -> None:
    assert asking.refused_at(client, "score", {"seats": SEATS, "map": line}) == {"map"}


@pytest.mark.parametrize(("line", "errors"), WRONG_AT.values(), ids=WRONG_AT)
def test_what_a_line_says_wrongly_is_refused_where_a_list_would_have_it(
    client: FlaskClient, line: str, errors: set[str]
) -> None:
    assert asking.refused_at(client, "score", {"seats": SEATS, "map": line}) == errors


@pytest.mark.parametrize("seed", range(5))
def test_a_map_of_72_tiles_fits_an_address(seed: int) -> None:
    chance = Random(seed)  # noqa: S311 (nothing secret)
    line = written_back(dealing_maps.game(chance, 72))
    address = f"/gold-rush/ask/placements?{in_query([('map', line), ('tile', LONGEST_TILE)])}"
    assert len(address) < LONGEST_ADDRESS


def test_an_address_that_a_form_made_too_long_is_exchanged_for_one_that_fits(
    client: FlaskClient,
) -> None:
    line = written_back(dealing_maps.game(Random(1), 72))  # noqa: S311 (nothing secret)
    typed = urlencode({"map": line, "tile": "prpr", "more": "x" * 200})
    answer = client.get(f"/gold-rush/ask/placements?{typed}")
    assert answer.status_code == HTTPStatus.FOUND
    assert len(answer.location) < len(typed)
    followed = client.get(answer.location)
    assert followed.status_code == HTTPStatus.OK
    assert followed.request.args["map"] == line
