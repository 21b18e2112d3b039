"""From seat to seat on one phone: who comes next, and what is taken along."""

from collections.abc import Iterable
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from flask.testing import FlaskClient

TOWN, TILES, CARDS = "carson-city", "gold-rush", "carson-city-cards"
NAMES = ("Ann", "Ben", "Cid")
PEOPLE = [(f"seats.{number}.name", name) for number, name in enumerate(NAMES)]
POINTS = [(f"seats.{number}.points", str(number + 7)) for number in range(3)]
RAILROAD = [
    ("features.0.kind", "railroad"),
    ("features.0.tiles", "4"),
    ("features.0.cowboys.0", "1"),
]


def onward(
    client: FlaskClient, slug: str, number: int | None, *typed: Iterable[tuple[str, str]]
) -> tuple[str, dict[str, str]]:
    """Where it goes on to from a seat, and with what."""
    fields = [*PEOPLE, *(pair for pairs in typed for pair in pairs)]
    query = urlencode([*fields, ("from", "" if number is None else str(number))])
    address = urlsplit(client.get(f"/{slug}/score/onward?{query}").location)
    return address.path.removeprefix(f"/{slug}/score"), dict(parse_qsl(address.query))


def test_from_each_seat_the_next_one_and_then_the_result(client: FlaskClient) -> None:
    done: list[tuple[str, str]] = []
    for number, page in enumerate(("/seat/1", "/seat/2", "/result")):
        path, typed = onward(client, TILES, number, POINTS, done)
        assert path == page
        done.append((f"seats.{number}.done", "on"))
        assert set(done) <= set(typed.items())
        assert "from" not in typed


def test_a_seat_that_was_passed_over_comes_at_the_end(client: FlaskClient) -> None:
    assert onward(client, TILES, 0)[0] == "/seat/1"
    done = [("seats.1.done", "on")]
    assert onward(client, TILES, 2, POINTS[1:], done)[0] == "/seat/0"


def test_who_is_corrected_later_leads_to_the_result_at_once(client: FlaskClient) -> None:
    done = [(f"seats.{number}.done", "on") for number in range(3)]
    assert onward(client, TILES, 0, POINTS, done)[0] == "/result"


def test_while_a_seat_is_not_right_it_goes_on_to_the_table(client: FlaskClient) -> None:
    done = [(f"seats.{number}.done", "on") for number in range(2)]
    wrong = [*POINTS[:2], ("seats.2.points", "x")]
    assert onward(client, TILES, 2, wrong, done)[0] == ""


def test_from_what_all_share_the_first_seat_that_is_not_done(client: FlaskClient) -> None:
    assert onward(client, TILES, None, RAILROAD)[0] == "/seat/0"
    done = [("seats.0.done", "on")]
    assert onward(client, TILES, None, POINTS, done)[0] == "/seat/1"


def test_who_has_nothing_but_what_all_share_is_done_too(client: FlaskClient) -> None:
    done: list[tuple[str, str]] = []
    for number, page in enumerate(("/seat/1", "/seat/2", "/result")):
        assert onward(client, TILES, number, RAILROAD, done)[0] == page
        done.append((f"seats.{number}.done", "on"))


def test_the_next_seat_is_filled_in_as_the_one_before(client: FlaskClient) -> None:
    counted = [("seats.0.way", "counts"), ("seats.0.counts.mines", "8"), ("seats.1.way", "city")]
    path, typed = onward(client, CARDS, 0, counted)
    assert (path, typed["seats.1.way"]) == ("/seat/1", "counts")
    drawn = [*counted, ("seats.1.city", "hb.i/tl.i")]
    assert onward(client, CARDS, 0, drawn)[1]["seats.1.way"] == "city"
    nobody = [*counted[:2], ("seats.1.way", "virtual")]
    assert onward(client, CARDS, 0, nobody)[1]["seats.1.way"] == "virtual"


@pytest.mark.parametrize("number", ["", "-1", "7", "x", "99999999999"])
def test_from_nowhere_it_begins_with_the_first(client: FlaskClient, number: str) -> None:
    query = urlencode([*PEOPLE, ("from", number)])
    assert "/seat/0?" in client.get(f"/{TOWN}/score/onward?{query}").location


def test_a_form_of_a_seat_keeps_that_it_is_done(client: FlaskClient) -> None:
    query = urlencode([*PEOPLE, *POINTS, ("seats.0.done", "on")])
    page = client.get(f"/{TILES}/score/seat/0?{query}").text
    assert 'name="seats.0.done" value="on"' in page
    assert "Next: Ben" in page
