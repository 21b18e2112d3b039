"""Drawings as parts of pages: whatever is typed, there is an answer with a sentence."""

from http import HTTPStatus

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.gold_rush import plain_tiles
from tests.gold_rush.strategies import tiles
from tests.strategies import same_client

AT = "/gold-rush/drawing"


def drawing(client: FlaskClient, tile: str, status: int = HTTPStatus.OK) -> str:
    answer = client.get(f"{AT}/tile", query_string={"tile": tile, "name": "hand"})
    assert answer.status_code == status, answer.text
    return answer.text


def test_a_tile_is_drawn_as_understood(client: FlaskClient) -> None:
    text = drawing(client, "RPMP ^2")
    assert text.count('<svg class="tile"') == 1
    assert 'value="rpmp n-m s^3"' in text
    assert 'aria-label="north railroad, east prairie, south mountain, west prairie; ' in text


def test_every_button_sends_a_tile_under_the_name_of_the_field(client: FlaskClient) -> None:
    text = drawing(client, "rrrp")
    assert 'name="hand" value="rrrp n-c e-c s-c"' in text
    assert text.count("<button") == text.count('name="hand"')


def test_of_a_wrong_text_the_faults_are_said_and_the_rest_is_drawn(client: FlaskClient) -> None:
    text = drawing(client, "rprp <b>", HTTPStatus.UNPROCESSABLE_ENTITY)
    assert '<p class="composer-wrong">' in text
    assert "&lt;b&gt;" in text
    assert "<b>" not in text
    assert 'aria-label="north railroad, east prairie, south railroad, west prairie' in text


def test_a_blank_text_is_a_tile_to_begin_with(client: FlaskClient) -> None:
    text = drawing(client, " ")
    assert 'value="rppp n-x"' in text


def test_what_is_too_long_for_an_address_is_posted(client: FlaskClient) -> None:
    answer = client.post(f"{AT}/palette", data={"file": '"prpr"\nprpr e-w\n"rprp"\n"rrrp city"'})
    assert answer.status_code == HTTPStatus.OK
    assert answer.text.count("<button") == 2


def test_lines_that_are_no_tiles_are_named(client: FlaskClient) -> None:
    answer = client.post(f"{AT}/palette", data={"file": "prpr\nxx\n"})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "Line 2 is no tile: xx" in answer.text


@pytest.mark.parametrize("path", [f"{AT}/nothing", "/carson-city/drawing/tile", "/x/drawing/tile"])
def test_what_nobody_draws_is_not_there(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("page", ["/gold-rush/ask/on_map", "/gold-rush/score/seat/0"])
def test_without_scripts_a_drawing_leads_back_to_any_page_of_the_title(
    client: FlaskClient, page: str
) -> None:
    typed = {"seats.0.name": "Ann", "map": "0,0=prpr"}
    answer = client.post(f"{AT}/map/back?page={page}&field=map", data=typed)
    assert answer.status_code == HTTPStatus.SEE_OTHER
    assert answer.headers["Location"].startswith(f"{page}?map=0")
    elsewhere = client.post(f"{AT}/map/back?page=//elsewhere.example/1&field=map", data=typed)
    assert elsewhere.status_code == HTTPStatus.NOT_FOUND


@same_client
@given(plain=tiles)
def test_every_tile_is_drawn(client: FlaskClient, plain: plain_tiles.Tile) -> None:
    drawing(client, plain_tiles.normal(plain))


@same_client
@given(text=st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_any_text_has_an_answer(client: FlaskClient, text: str) -> None:
    answer = client.post(f"{AT}/tile", data={"tile": text})
    assert answer.status_code in {HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY}
    answer = client.post(f"{AT}/palette", data={"file": text})
    assert answer.status_code in {HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY}
