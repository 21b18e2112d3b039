"""Whose a building is comes from the ledgers; choosing the building fills it in."""

import re
from html import unescape
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.sheets.sitting import Sitting, sat_down

LEDGERS = {
    "seats.0.buildings": [{"building": "newspaper"}, {"building": "capitol", "complete": False}],
    "seats.1.buildings": [{"building": "pharmacist"}, {"building": "cavalry_hotel"}],
}
KNOWN = {
    "use_building": {"newspaper": "self", "pharmacist": "other", "cavalry_hotel": "other"},
    "buy": {"pharmacist": "other"},
    "hire": {"cavalry_hotel": "other"},
}


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """Three with their ledgers."""
    sitting = sat_down(client, "Ann", "Bob", "Cid", title="nevada-city")
    sitting.set(LEDGERS)
    return sitting


def address_at(sitting: Sitting, role: str, key: str) -> str:
    """Where a question is opened."""
    page = sitting.client.get(f"/s/{sitting.code(role)}/ask").text
    return unescape(re.findall(rf'href="(/nevada-city/ask/{key}\?[^"]*)"', page)[0])


def offered(page: str) -> list[str]:
    """The links that fill in a building with its owner."""
    sections = re.findall(r'<p class="(?:chosen-of|buttons)">(.*?)</p>', page, re.DOTALL)[:1]
    return [unescape(link) for each in sections for link in re.findall(r'href="([^"]+)"', each)]


@pytest.mark.parametrize(("key", "owners"), KNOWN.items(), ids=KNOWN)
def test_buildings_come_with_their_owners(sitting: Sitting, key: str, owners: Any) -> None:
    links = offered(sitting.client.get(address_at(sitting, "seat.0", key)).text)
    chosen = [
        (re.findall(r"[?&](?:building|via)=(\w+)", link), re.findall(r"owner=(\w+)", link))
        for link in links
    ]
    assert chosen == [([building], [owner]) for building, owner in owners.items()]


@pytest.mark.parametrize("key", KNOWN)
def test_nobody_in_particular_owns_anything(sitting: Sitting, key: str) -> None:
    assert not offered(sitting.client.get(address_at(sitting, "host", key)).text)


def test_of_several_goals_one_is_chosen(sitting: Sitting) -> None:
    goals = [
        {"levels": [8, 5, 3], "counts": [2, 3, 1]},
        {"levels": [6, 4], "counts": [0, 3], "name": "Farms"},
    ]
    sitting.set({"shared.goals": goals})
    first, second = offered(sitting.client.get(address_at(sitting, "seat.2", "goal")).text)
    assert "levels=8,+5,+3&counts=2,+3,+1" in first
    assert "levels=6,+4&counts=0,+3" in second


def test_one_goal_is_opened_at_once(sitting: Sitting) -> None:
    sitting.set({"shared.goals": [{"levels": [8, 5], "counts": [2, 3]}]})
    page = sitting.client.get(address_at(sitting, "seat.2", "goal")).text
    assert not offered(page)
    assert re.findall(r'name="counts\.\d" [^>]*value="(\d*)"', page) == ["2", "3", ""]


@pytest.mark.parametrize(
    "counts",
    [{"0": "2", "1": "3"}, {"0": "2", "2": "3"}, {"1": "2", "2": "3"}],
    ids=["the last", "one in between", "the first"],
)
def test_a_goal_waits_for_the_number_of_each(sitting: Sitting, counts: dict[str, str]) -> None:
    address = address_at(sitting, "seat.2", "goal").replace("&draft=on", "")
    typed = {f"counts.{number}": count for number, count in counts.items()}
    more = "".join(f"&{name}={text}" for name, text in {"levels.0": "8", **typed}.items())
    page = sitting.client.get(f"{address}{more}").text
    assert 'id="verdict"' not in page
    assert "One number for each of you is needed" in page


def test_a_gap_is_no_answer_among_strangers_either(client: FlaskClient) -> None:
    page = client.get("/nevada-city/ask/goal?levels.0=8&counts.0=2&counts.2=3&counts.3=1").text
    assert 'id="verdict"' not in page
