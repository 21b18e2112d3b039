"""People are called by their names, or by seat and mark, also where the board counts the seats."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.carson_city.road_questions import drawn
from tests.house.forms_in_pages import chips_of, chosen_chips, form_to
from tests.house.links_in_pages import links_of
from web.carson_city.asking import asked_of

Body = dict[str, Any]

TOWN = drawn(d4="1b", e5="2.", f4="2s")
NAMED = {"names.0": "Ann", "names.1": "Ben", "names.2": "Cid"}
OF_BEN: Body = {"board": TOWN, "parcel": "e5", "seat": "1", "roads": "d4-nesw"}
PAYDAY: Body = {
    "board": TOWN,
    "players": "3",
    "attacks.0.parcel": "f4",
    "attacks.0.by": "3",
    "attacks.0.won": "on",
}


def page_of(client: FlaskClient, question: str, typed: Body, language: str = "en") -> str:
    address, head = f"/carson-city/ask/{question}", {"Accept-Language": language}
    return client.get(address, query_string=typed, headers=head).text


@pytest.mark.parametrize(
    ("language", "names", "says"),
    [
        ("en", {}, "e5 belongs to Player 2 (star), who has not agreed."),
        ("en", NAMED, "e5 belongs to Ben, who has not agreed."),
        ("de", {}, "e5 gehört Spieler 2 (Stern), und die Zustimmung fehlt."),
        ("de", NAMED, "e5 gehört Ben, und die Zustimmung fehlt."),
    ],
)
def test_the_owner_of_a_parcel_is_called_by_name_or_mark(
    client: FlaskClient, language: str, names: Body, says: str
) -> None:
    said_no = {**OF_BEN, **names, "owner_agrees": "false"}
    assert says in page_of(client, "house", said_no, language)


def test_a_fact_that_is_a_seat_is_shown_by_name_and_stays_a_number_for_programs(
    client: FlaskClient,
) -> None:
    page = page_of(client, "house", {**OF_BEN, **NAMED, "owner_agrees": "on"})
    assert '<p class="comes-to">It belongs to Ben</p>' in page
    body = {**OF_BEN, "seat": 1, "roads": ["d4-nesw"]}
    told = client.post("/api/v1/carson-city/ask/house", json=body).get_json()
    assert told["facts"]["belongs_to"] == 2


def test_the_income_of_the_town_tells_who_gets_it(client: FlaskClient) -> None:
    page = page_of(client, "income", {**PAYDAY, **NAMED})
    assert "Cid attacks and wins:" in page
    assert "for Ben." in page
    assert 'aria-label="d4, Ann: $0"' in page


def test_a_form_offers_the_seats_by_name(client: FlaskClient) -> None:
    page = page_of(client, "house", {**OF_BEN, **NAMED})
    assert chips_of(page, "seat") == {"1": "Ann", "2": "Ben", "3": "Cid"}
    assert chosen_chips(page, "seat") == ["1"]
    blank = page_of(client, "house", {})
    assert chips_of(blank, "seat")["5"] == "Player 5"


def test_a_seat_that_was_typed_stays_though_nobody_is_known_there(client: FlaskClient) -> None:
    page = page_of(client, "house", {**OF_BEN, **NAMED, "seat": "5"})
    assert form_to(page, "house").value("seat") == "5"


@pytest.mark.parametrize(
    ("question", "typed"),
    [("parcel_price", {}), ("build", {"seat": "1", "building": "ranch"})],
)
def test_the_ways_on_from_a_drawn_town_keep_the_names(
    client: FlaskClient, question: str, typed: Body
) -> None:
    page = page_of(client, question, {"board": TOWN, **typed, **NAMED, "draft": "on"})
    drawn_town = page.partition('<section class="sheet"')[2].partition("</section>")[0]
    ways = links_of(drawn_town)
    assert ways
    assert all("names.1=Ben" in link for link in ways)


def test_the_board_of_a_question_is_painted_by_name(client: FlaskClient) -> None:
    named, blank = page_of(client, "income", {**PAYDAY, **NAMED}), page_of(client, "income", {})
    assert "Cid&#34;" in named
    assert "Player 4 (boot)" not in named.partition('name="board"')[0]
    assert "Player 4 (boot)" in blank.partition('name="board"')[0]


def test_who_was_left_out_comes_along_with_no_question() -> None:
    seats = [{"name": "Ann"}, {"name": "Ben", "left_out": True}, {"name": "Cid"}]
    asked = asked_of({"seats": seats}, 2, "house")
    assert (asked["seat"], asked["names"]) == (3, {"0": "Ann", "2": "Cid"})


def test_a_fault_of_a_board_names_whose_parcels_they_are(client: FlaskClient) -> None:
    fourteen = {f"{column}{row}": "2." for column in "abcdefg" for row in (1, 2)}
    body = {"seats": [{"name": "Ann"}, {"name": "Ben"}], "board": drawn(**fourteen)}
    answer = client.post("/api/v1/carson-city/score", json=body).get_json()
    assert answer["errors"]["board"][0].startswith("Ben has 14 parcels")
