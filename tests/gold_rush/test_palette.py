"""Tiles that come back: the box of a sheet, what lies on the map, and a file of both."""

import io
import re
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from rules.gold_rush.notation import read_tile
from tests.gold_rush import plain_tiles
from tests.gold_rush.strategies import tiles
from tests.sheets.sitting import Json, Sitting, sat_down
from web.gold_rush.palette import as_file, key_of, most_used_first, read_file

LEFT = re.compile(r'"tile-choice( all-laid)?".*?<span class="left" aria-hidden="true">(\d)')
KEPT = re.compile(r"<li>.*?<code>(.*?)</code>", re.DOTALL)
MAP = "0,0=rprp_n-s;0,1=rprp_n-s;1,0=pppp_t@nw;0,2=rprp_n-s"


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    return sat_down(client, "Ann", "Ben", title="gold-rush")


def address(sitting: Sitting, role: str = "host") -> str:
    return f"/s/{sitting.code(role)}/beside/palette"


def press(sitting: Sitting, role: str = "seat.0", **data: Json) -> TestResponse:
    return sitting.client.post(address(sitting, role), data=data, follow_redirects=True)


def box(sitting: Sitting) -> list[str]:
    page = sitting.client.get(address(sitting)).text
    return KEPT.findall(page[page.index('id="box"') :])


def add(sitting: Sitting, *texts: str) -> None:
    for text in texts:
        assert press(sitting, add="1", tile=text).status_code == HTTPStatus.OK


def test_a_composed_tile_is_kept_once_whichever_way_round(sitting: Sitting) -> None:
    add(sitting, "prpr", "rprp n-s", "mppp ^2")
    assert box(sitting) == ["prpr e-w", "mppp n^2"]


def test_a_tile_that_is_none_is_said_at_its_field_and_still_there(sitting: Sitting) -> None:
    answer = press(sitting, add="1", tile="prpr e-n")
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert 'id="tile-problems"' in answer.text
    assert 'value="prpr e-n"' in answer.text
    assert box(sitting) == []


def test_what_is_removed_comes_back_when_it_is_undone(sitting: Sitting) -> None:
    add(sitting, "prpr", "mppp ^2")
    press(sitting, remove=key_of(read_tile("rprp")))
    assert box(sitting) == ["mppp n^2"]
    sitting.undo(sitting.revision)
    assert sorted(box(sitting)) == ["mppp n^2", "prpr e-w"]


def test_two_who_add_at_once_both_do(sitting: Sitting) -> None:
    base = sitting.revision
    for role, text in (("seat.0", "prpr"), ("seat.1", "mppp ^2")):
        press(sitting, role, add="1", tile=text, base=base)
    assert sorted(box(sitting)) == ["mppp n^2", "prpr e-w"]


def test_tiles_of_the_map_come_first_and_can_all_be_taken(sitting: Sitting) -> None:
    add(sitting, "mppp ^2", "prpr")
    sitting.set({"shared.map": MAP})
    assert box(sitting) == ["prpr e-w", "mppp n^2"]
    press(sitting, take="1")
    assert box(sitting) == ["prpr e-w", "pppp t@nw", "mppp n^2"]


def test_what_is_saved_as_a_file_is_the_box_of_another_sheet(
    sitting: Sitting, client: FlaskClient
) -> None:
    add(sitting, "prpr", "mppp ^2")
    file = client.get(f"{address(sitting)}/file")
    assert file.headers["Content-Disposition"] == 'attachment; filename="gold-rush-tiles.jsonl"'
    assert file.text == '"prpr e-w"\n"mppp n^2"\n'
    other = sat_down(client, "Cat", "Dan", title="gold-rush")
    press(other, load="1", file=(io.BytesIO(file.data), "tiles.jsonl"))
    assert box(other) == box(sitting)


def counted(sitting: Sitting) -> dict[str, int]:
    """How many of each tile the box holds, as far as it is known."""
    extras = sitting.see()["extras"]
    texts = extras.get("palette", {})
    return {texts[key]: count for key, count in extras.get("tile_counts", {}).items()}


def test_how_many_of_a_tile_are_left_stands_beside_it_in_the_palette(sitting: Sitting) -> None:
    sitting.set({"shared.map": MAP})
    press(sitting, take="1")
    assert counted(sitting) == {"rprp n-s": 3, "pppp t@nw": 1}
    press(sitting, copies=f"{key_of(read_tile('rprp'))}:5")
    shown = sitting.client.get(f"/s/{sitting.code('host')}/parts").text
    assert LEFT.findall(shown) == [("", "2"), (" all-laid", "0")]
    press(sitting, copies=f"{key_of(read_tile('rprp'))}:0")
    assert counted(sitting) == {"pppp t@nw": 1}


def test_a_file_tells_how_many_there_are(sitting: Sitting, client: FlaskClient) -> None:
    add(sitting, "prpr", "mppp ^2")
    press(sitting, copies=f"{key_of(read_tile('rprp'))}:3")
    file = client.get(f"{address(sitting)}/file")
    assert file.text.count("prpr e-w") == 3
    other = sat_down(client, "Cat", "Dan", title="gold-rush")
    press(other, load="1", file=(io.BytesIO(file.data), "tiles.jsonl"))
    assert counted(other) == {"prpr e-w": 3}


@pytest.mark.parametrize("odd", ["", "x", "y:1", "x:-1", "x:99", "x:1:1"])
def test_what_counts_no_tile_of_the_box_changes_nothing(sitting: Sitting, odd: str) -> None:
    add(sitting, "prpr")
    before = sitting.see()
    press(sitting, copies=odd.replace("x", key_of(read_tile("prpr"))))
    assert sitting.see() == before


def test_a_file_with_a_line_that_is_no_tile_changes_nothing(sitting: Sitting) -> None:
    answer = press(sitting, load="1", file=(io.BytesIO(b'"prpr"\n<i>\n'), "tiles.jsonl"))
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "Line 2 is no tile: &lt;i&gt;" in answer.text
    assert box(sitting) == []


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"[]\n", b"{" * 5000])
def test_a_file_of_something_else_is_refused(sitting: Sitting, data: bytes) -> None:
    answer = press(sitting, load="1", file=(io.BytesIO(data), "tiles.jsonl"))
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert 'id="file-problems"' in answer.text


def test_a_box_holds_at_most_as_many_tiles_as_there_are(sitting: Sitting) -> None:
    texts = [f"mmmm nesw^{one} " if one else "mmmm ^0" for one in range(10)]
    texts += [f"mppp n^{one} t{two}@es" for one in range(10) for two in range(2, 9)]
    lines = "\n".join(texts).encode()
    answer = press(sitting, load="1", file=(io.BytesIO(lines), "tiles.jsonl"))
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "at most 72" in answer.text


@pytest.mark.parametrize("kept", ["prpr", ["prpr"], {"a": 7, "b": "xx", "c": ["prpr"]}, {"a": {}}])
def test_what_a_program_left_there_and_is_no_tile_is_passed_over(
    sitting: Sitting, kept: Json
) -> None:
    sitting.set({"extras.palette": kept})
    assert box(sitting) == []


def test_who_looks_on_sees_the_box_and_changes_nothing(sitting: Sitting) -> None:
    add(sitting, "prpr")
    page = sitting.client.get(address(sitting, "look")).text
    assert "prpr e-w" in page
    assert 'name="remove"' not in page
    assert press(sitting, "look", add="1", tile="rppp").status_code == HTTPStatus.FORBIDDEN


def test_the_timeline_tells_the_tile_and_not_its_key(sitting: Sitting) -> None:
    add(sitting, "prpr")
    told = sitting.changes()[-1]
    assert "prpr e-w" in str(told)
    assert told["says"] == "Tile of the box: prpr e-w."


@given(st.lists(tiles, min_size=1, max_size=8))
def test_a_file_reads_back_as_what_was_saved(plain: list[plain_tiles.Tile]) -> None:
    kept = most_used_first([read_tile(plain_tiles.normal(tile)) for tile in plain], ())
    assert read_file(as_file(kept)) == kept


@given(tiles)
def test_a_tile_has_one_key_in_all_its_turns(plain: plain_tiles.Tile) -> None:
    tile = read_tile(plain_tiles.normal(plain))
    assert len({key_of(turned) for turned in tile.turns}) == 1


def test_tiles_on_the_map_are_offered_most_used_first() -> None:
    laid = [read_tile(text) for text in ("rppp", "prpr", "rprp", "prpp")]
    found = most_used_first([read_tile("mppp"), read_tile("prpr")], laid)
    assert [tile.text for tile in found] == ["prpr e-w", "rppp n-x", "mppp n^0"]
