"""Every building has a pictogram of its own, wherever one is chosen."""

import re

from flask.testing import FlaskClient

from printables.core.pictures import STATIC, drawings
from rules.nevada_city.buildings import CITY, START, Building

DRAWN = drawings(STATIC / "nevada_city/pictograms.svg")
OF_A_CHIP = re.compile(r'pictograms\.svg#(building-\w+)"/></svg><span>')


def pictures_on(client: FlaskClient, page: str) -> set[str]:
    """The pictograms of buildings that stand before names."""
    return set(OF_A_CHIP.findall(client.get(page).text))


def test_no_two_buildings_look_alike() -> None:
    looks = [str(DRAWN[building.word.id]) for building in Building]
    assert len(set(looks)) == len(Building)


def test_the_cards_of_a_ledger_are_chosen_by_their_pictograms(client: FlaskClient) -> None:
    table = client.post("/nevada-city/sheets", data={"player": ["Ann", "Ben", "Cid", "Dee"]})
    shown = pictures_on(client, f"{table.headers['Location']}/seat/0?seats.0.way=ledger")
    assert shown == {building.word.id for building in (*START, *CITY)}


def test_a_question_about_a_building_shows_all_of_them(client: FlaskClient) -> None:
    shown = pictures_on(client, "/nevada-city/ask/use_building")
    assert shown == {building.word.id for building in Building}
