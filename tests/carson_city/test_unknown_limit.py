"""Money of which nobody knows the cash limit is never counted as if it were certain."""

import pytest
from flask.testing import FlaskClient

from rules.core.forms import read
from scoring.core.breakdown import score
from scoring.core.possible import numbers_told
from scoring.titles import titles
from translations.catalogue import catalogue
from web.house.addresses import in_query

ANN = {"seats.0.name": "Ann", "seats.0.money": "47", "seats.0.victory_points": "10"}
BOB = {"seats.1.name": "Bob", "seats.1.money": "5", "seats.1.personality": "banker"}


def page(client: FlaskClient, where: str, said: dict[str, str]) -> str:
    address = f"/carson-city/score{where}?{in_query([*said.items()])}"
    return client.get(address).get_data(as_text=True)


def test_a_seat_shows_both_numbers_until_the_personality_is_known(client: FlaskClient) -> None:
    said = {**ANN, **BOB}
    assert "15 to 17 so far" in page(client, "/seat/0", said)
    assert "5 to 7 points: last personality?" in page(client, "/seat/0", said)
    assert "15 to 17" in page(client, "", said)
    for known in ({"seats.0.personality": "mercenary"}, {"seats.0.cash_limit": "20"}):
        assert "15 so far" in page(client, "/seat/0", {**said, **known})


@pytest.mark.parametrize(
    ("points", "is_open"), [("14", False), ("15", True), ("16", True), ("17", True), ("18", False)]
)
def test_nobody_wins_by_money_of_which_the_limit_is_unknown(
    client: FlaskClient, points: str, is_open: bool
) -> None:
    said = {**ANN, **BOB, "seats.1.money": "0", "seats.1.victory_points": points}
    result = page(client, "/result", said)
    assert ("Not decided yet" in result) is is_open
    assert ('name="seats.0.personality" value="sheriff"' in result) is is_open
    winner = "Ann wins" if int(points) < 15 else "Bob wins"
    assert (winner in result) is not is_open


def test_the_places_that_break_a_tie_are_asked_on_the_result(client: FlaskClient) -> None:
    said = {"seats.0.name": "Ann", "seats.1.name": "Bob"}
    said |= {f"seats.{number}.victory_points": "16" for number in (0, 1)}
    result = page(client, "/result", said)
    assert 'name="seats.0.order"' in result
    assert 'name="seats.1.order"' in result
    answered = page(client, "/result", {**said, "seats.0.order": "2", "seats.1.order": "1"})
    assert "Bob wins" in answered


LIMITS = {20, 25, 30, 60, 120}
"""Of all yellow sides."""


@pytest.mark.parametrize("money", range(0, 200, 7))
def test_the_totals_that_are_possible_are_those_of_every_limit(money: int) -> None:
    title = titles()["carson-city"]
    seats = [{"name": "Ann", "money": money}, {"name": "Bob"}]
    setup, table = read(title.table_form, {"edition": "en", "seats": seats})
    ann, bob = score(title.pad, table, setup).seats
    assert set(ann.totals) == {
        max(spent // 10 + (money - spent) // 6 for spent in range(max(0, money - limit), money + 1))
        for limit in LIMITS
    }
    assert bob.totals == (0,)


@pytest.mark.parametrize(
    ("numbers", "english", "german"),
    [
        ((58,), "58", "58"),
        ((58, 61), "58 or 61", "58 oder 61"),
        ((5, 6), "5 or 6", "5 oder 6"),
        ((5, 6, 7), "5 to 7", "5 bis 7"),
        ((5, 6, 9), "5, 6, or 9", "5, 6 oder 9"),
    ],
)
def test_numbers_are_told_that_are_possible_and_no_others(
    numbers: tuple[int, ...], english: str, german: str
) -> None:
    told = numbers_told(numbers)
    assert [catalogue(language).text(told) for language in ("en", "de")] == [english, german]


def test_who_chooses_a_personality_leaves_the_other_limits(client: FlaskClient) -> None:
    said = {**ANN, **BOB, "seats.0.money": "32"}
    assert "14 or 15 so far" in page(client, "/seat/0", said)
