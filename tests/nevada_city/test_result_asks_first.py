"""A result names nobody who has won before the goals are entered and a tie is decided."""

import re

import pytest
from flask.testing import FlaskClient

from tests.house.links_in_pages import links_of
from tests.sheets.sitting import Sitting, sat_down

RESULT = "/nevada-city/score/result"
TIED = "seats.0.name=Alan&seats.1.name=Beth&seats.0.score_track=75&seats.1.score_track=75"
AHEAD = f"{TIED}&seats.2.name=Cora&seats.2.score_track=80"
GOALS = "goals.0.levels=8&goals.0.counts.0=1&goals.0.counts.1=1"


def headline_of(page: str) -> str:
    """The largest words."""
    (words,) = re.findall(r"<h1[^>]*>(.*?)</h1>", page)
    return words


@pytest.mark.parametrize("typed", [TIED, AHEAD, f"{TIED}&seats.0.resources=3&seats.1.resources=2"])
def test_the_goals_come_first_where_none_is_entered(client: FlaskClient, typed: str) -> None:
    page = client.get(f"{RESULT}?{typed}").text
    assert "The goals?" in page
    assert headline_of(page) == "Not decided yet"
    assert 'class="podium' not in page
    assert 'class="winner"' not in page
    counted, enter = (
        next(link for link in links_of(page) if start in link)
        for start in ("counted=on", "/nevada-city/score/parts?")
    )
    assert "The goals?" not in client.get(counted).text
    assert client.get(enter).status_code == 200


@pytest.mark.parametrize(("more", "total"), [(GOALS, 79), ("counted=on", 75)])
def test_a_tie_asks_what_is_left_on_the_spot(client: FlaskClient, more: str, total: int) -> None:
    page = client.get(f"{RESULT}?{TIED}&{more}").text
    assert headline_of(page) == f"Tied at {total}: Alan and Beth"
    assert "Count what is left" in page
    assert 'class="podium' not in page
    asked = re.findall(r'<input id="asks-\d" name="([^"]+)"', page)
    assert asked == ["seats.0.resources", "seats.1.resources"]
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', page))
    answer = {**hidden, "seats.0.resources": "2", "seats.1.resources": "3"}
    decided = client.get(RESULT, query_string=answer).text
    assert headline_of(decided) == "Beth wins"


def test_only_those_who_are_tied_for_the_first_place_are_asked(client: FlaskClient) -> None:
    page = client.get(f"{RESULT}?{AHEAD}&counted=on").text
    assert headline_of(page) == "Cora wins"
    assert "Count what is left" not in page


def test_equal_leftovers_let_the_tie_stand(client: FlaskClient) -> None:
    page = client.get(f"{RESULT}?{TIED}&counted=on&seats.0.resources=2&seats.1.resources=2").text
    assert 'class="podium' in page
    assert "Count what is left" not in page


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """Two people at a shared table, both done, who entered no goal."""
    sitting = sat_down(client, "Ann", "Ben", title="nevada-city")
    sitting.set({"seats.0.score_track": 31, "seats.1.score_track": 20})
    sitting.done(0, 1)
    return sitting


def page_of(sitting: Sitting, role: str, rest: str = "/result") -> str:
    """A page of the table as a role sees it."""
    return sitting.client.get(f"/s/{sitting.code(role)}{rest}").text


def test_a_shared_table_asks_for_the_goals_until_the_host_says_that_they_count(
    sitting: Sitting,
) -> None:
    finish = f"/s/{sitting.code('host')}/finish"
    asked = sitting.client.post(finish)
    assert asked.location.endswith("/result")
    for role in ("host", "seat.0", "look"):
        page = page_of(sitting, role)
        assert "The goals?" in page
        assert headline_of(page) == "Not decided yet"
        assert ("/parts" in page.partition("asks-first")[2]) == (role != "look")
    assert f'action="{finish}"' in page_of(sitting, "host")
    sitting.client.post(finish, data={"anyway": "1"})
    assert all(headline_of(page_of(sitting, role)) == "Ann wins" for role in ("host", "look"))


def test_a_shared_table_leads_to_the_seats_that_are_tied(sitting: Sitting) -> None:
    sitting.set({"seats.1.score_track": 31})
    page = page_of(sitting, "host", "/result?counted=on")
    assert headline_of(page) == "Tied at 31: Ann and Ben"
    seats = [link for link in links_of(page.partition("asks-first")[2]) if "/seat/" in link]
    assert [link[-1] for link in seats[:2]] == ["0", "1"]
    sitting.set({"seats.0.resources": 1, "seats.1.resources": 2})
    assert headline_of(page_of(sitting, "host", "/result?counted=on")) == "Ben wins"
