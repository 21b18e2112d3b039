"""The board game on a shared sheet: seats that come one by one, a board that all draw."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.sheets.sitting import Sitting, errors, sat_down, told

Json = Any
SOME_TOWN = "1h . . . . . . ." + "/. . . . . . . ." * 7


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """Three people with a fresh sheet of the board game."""
    return sat_down(client, title="carson-city")


def drawn(sitting: Sitting, **parcels: str) -> Json:
    """The sheet after these parcels were drawn."""
    return sitting.set({f"shared.board.{at}": sign for at, sign in parcels.items()})


def totals(sheet: Json) -> list[int | None]:
    return [seat["total"] for seat in sheet["seats"]]


def states(sheet: Json) -> list[str]:
    return [seat["state"] for seat in sheet["seats"]]


def test_one_seat_alone_is_counted(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.1.victory_points": 12, "seats.1.money": 7})
    assert states(sheet) == ["empty", "ready", "empty"]
    assert totals(sheet) == [None, 13, None]


def test_the_third_seat_is_number_3_while_the_second_is_empty(sitting: Sitting) -> None:
    drawn(sitting, a1="3s", b1="1h", h8="m")
    sheet = sitting.set({"seats.2.victory_points": 10})
    assert totals(sheet) == [2, None, 12]
    assert sheet["problems"] == {}


def test_the_third_seat_is_still_number_3_when_the_second_is_left_out(sitting: Sitting) -> None:
    drawn(sitting, a1="3s", b1="1h", h8="m")
    sitting.set({"seats.0.victory_points": 1, "seats.2.victory_points": 1})
    sheet = told(sitting.ask("host", "DELETE", "/seats/1"))
    assert totals(sheet) == [3, None, 3]
    assert sheet["leading"] == ["Alex", "Zoë"]


def test_parcels_of_a_seat_that_was_left_out_are_a_problem_of_the_board(sitting: Sitting) -> None:
    drawn(sitting, a1="2s")
    sitting.set({"seats.0.victory_points": 1, "seats.2.victory_points": 1})
    sheet = told(sitting.ask("host", "DELETE", "/seats/1"))
    assert list(sheet["problems"]) == ["shared.board"]


def test_places_go_up_to_the_number_of_all_who_play(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.order": 3})
    assert states(sheet)[0] == "ready"
    sheet = told(sitting.ask("host", "DELETE", "/seats/1"))
    assert states(sheet)[0] == "draft"
    assert list(sheet["seats"][0]["problems"]) == ["seats.0.order"]


def test_the_bonus_counts_seats_behind_that_are_still_empty(sitting: Sitting) -> None:
    sheet = sitting.set({"setup.variants": ["kit_carson"], "seats.0.order": 1})
    assert totals(sheet)[0] == 2


def test_a_board_is_drawn_parcel_by_parcel_and_wiped(sitting: Sitting) -> None:
    sheet = drawn(sitting, c2="2R", h8="h")
    rows = [". . . . . . . ."] * 8
    rows[1], rows[7] = ". . 2r . . . . .", ". . . . . . . h"
    assert sheet["shared"] == {"board": "/".join(rows)}
    assert drawn(sitting, c2=".", h8=".")["shared"] == {}


def test_two_parcels_are_two_paths(sitting: Sitting) -> None:
    base = sitting.revision
    drawn(sitting, a1="1r")
    told(sitting.put({"shared.board.b1": "2r"}, "seat.1", base))
    assert sitting.see()["shared"]["board"].startswith("1r 2r . .")


@pytest.mark.parametrize(
    ("path", "value"),
    [("shared.board.i1", "1r"), ("shared.board.a1", "6r"), ("shared.board.a1", "x")],
)
def test_what_is_no_parcel_or_no_sign_is_not_drawn(sitting: Sitting, path: str, value: str) -> None:
    assert list(errors(sitting.put({path: value}))) == [path]


def test_duel_tiles_lie_face_down_until_they_are_revealed(sitting: Sitting) -> None:
    sitting.set({"seats.0.duel_tiles": [5, 0, 3]}, "seat.0")
    own, other = sitting.see("seat.0")["seats"][0], sitting.see("seat.1")["seats"][0]
    assert (own["fields"], other["fields"]) == ({"duel_tiles": [5, 0, 3]}, {})
    told(sitting.ask("host", "POST", "/reveal"))
    assert sitting.see("seat.1")["seats"][0]["fields"] == {"duel_tiles": [5, 0, 3]}


def test_duel_tiles_alone_are_no_seat_that_could_be_counted(sitting: Sitting) -> None:
    assert states(sitting.set({"seats.0.duel_tiles": [5]}, "seat.0"))[0] == "empty"
    assert states(sitting.set({"seats.0.money": 5}, "seat.0"))[0] == "ready"


def test_a_program_cannot_send_duel_tiles_to_be_scored(client: FlaskClient) -> None:
    seats = [{"name": "Ann", "duel_tiles": [1]}, {"name": "Bob"}]
    answer = client.post("/api/v1/carson-city/score", json={"seats": seats})
    assert list(errors(answer)) == ["seats.0.duel_tiles"]


def test_a_town_that_came_along_stands_in_no_square_s_way(client: FlaskClient) -> None:
    nobody_there = {"standing": "-", "sheriff_standing": "false", "passed": "false", "cowboys": "3"}
    asked = {"seat": "1", "square": "gambling", "board": SOME_TOWN, **nobody_there}
    page = client.get("/carson-city/ask/place_cowboy", query_string=asked).get_data(as_text=True)
    assert "verdict-yes" in page
    assert SOME_TOWN.partition("/")[0] in page


def test_the_timeline_says_whose_a_parcel_is(sitting: Sitting) -> None:
    drawn(sitting, c3="1s", d3="h")
    drawn(sitting, c3="2s")
    first, second = (change["says"] for change in sitting.changes()[-2:])
    alex, other, _ = (seat["name"] for seat in sitting.see()["seats"])
    assert f"c3: Saloon ({alex})." in first
    assert "d3: House." in first
    assert f"c3: Saloon ({alex}) → Saloon ({other})." in second


def test_a_parcel_of_a_seat_that_is_not_there_is_told_without_a_name(sitting: Sitting) -> None:
    drawn(sitting, c3="5s")
    assert "c3: Saloon." in sitting.changes()[-1]["says"]


def test_secret_tiles_are_typed_at_the_own_seat_and_seen_there_alone(sitting: Sitting) -> None:
    sitting.set({"setup.variants": ["might_is_right"]})
    own, tiles = f"/s/{sitting.code('seat.1')}", "seats.1.duel_tiles"
    sitting.client.post(own, data={"seats.1.name": "Paula", tiles: "1, 4, 4"})
    assert sitting.see("seat.1")["seats"][1]["fields"] == {"duel_tiles": "1, 4, 4"}
    assert 'value="1, 4, 4"' in sitting.client.get(own).text
    for role in ("host", "look", "seat.0"):
        assert "1, 4, 4" not in sitting.client.get(f"/s/{sitting.code(role)}").text
    at_host = f"/s/{sitting.code('host')}/seat/1"
    assert tiles not in sitting.client.get(at_host).text
    told(sitting.ask("host", "POST", "/reveal"))
    assert 'value="1, 4, 4"' in sitting.client.get(at_host).text
    sitting.client.post(own, data={"seats.1.name": "Paula", tiles: " "})
    assert sitting.see("seat.1")["seats"][1]["fields"] == {}


def test_without_the_variant_nobody_is_asked_for_secret_tiles(sitting: Sitting) -> None:
    assert "duel_tiles" not in sitting.client.get(f"/s/{sitting.code('seat.1')}").text
