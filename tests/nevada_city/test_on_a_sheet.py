"""Nevada City on a shared sheet: ledgers that grow entry by entry, goals that all fill in."""

import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.sheets.sitting import Sitting, errors, sat_down, told

Json = Any
MILL = {"building": "saw_mill", "vp": 7}
NAMES_THE_MILL = {"vp_high": 8, "vp_low": 5, "building": "saw_mill", "built": True}
RANCHES = {"name": "Ranches", "levels": [8, 5, 3], "counts": [0, 0, 0]}


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """Three people with a fresh sheet of Nevada City."""
    return sat_down(client, title="nevada-city")


def totals(sheet: Json) -> list[int | None]:
    return [seat["total"] for seat in sheet["seats"]]


def states(sheet: Json) -> list[str]:
    return [seat["state"] for seat in sheet["seats"]]


def everybody(sitting: Sitting, *points: int) -> Json:
    """The sheet after each pawn's place was typed."""
    return sitting.set({f"seats.{n}.score_track": place for n, place in enumerate(points)})


def test_a_seat_is_counted_while_the_others_are_empty(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.1.newspaper": [5, 2], "seats.1.properties": 6})
    assert states(sheet) == ["empty", "ready", "empty"]
    assert totals(sheet) == [None, 13, None]


def test_what_is_left_over_makes_no_seat_ready(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.resources.silver": 3})
    assert states(sheet)[0] == "draft"
    assert list(sheet["seats"][0]["problems"]) == ["seats.0"]
    assert totals(sitting.set({"seats.0.score_track": 4}))[0] == 4


def test_entries_of_lists_and_parts_of_entries_have_paths_of_their_own(sitting: Sitting) -> None:
    sitting.set({"seats.1.contracts": [{"vp": 8}, {"vp": 3}, {**NAMES_THE_MILL, "owner": "Zoë"}]})
    sitting.set({"seats.1.contracts.2.built": False, "seats.1.contracts.2.owner": None})
    sheet = sitting.set({"seats.0.newspaper.0": 4, "seats.0.newspaper.1": 5})
    assert totals(sheet) == [9, 16, None]
    assert sheet["seats"][0]["fields"] == {"newspaper": [4, 5]}


def test_the_first_entry_begins_its_list_and_goes_again_when_it_is_undone(sitting: Sitting) -> None:
    before = sitting.see()
    sheet = sitting.set({"seats.1.contracts.0": {"vp": 8}}, "seat.1")
    assert totals(sheet)[1] == 8
    undone = told(sitting.undo(sheet["revision"], "seat.1"))
    assert undone["seats"][1]["fields"] == before["seats"][1]["fields"] == {}


def test_two_phones_add_contracts_to_their_own_seats_at_once(sitting: Sitting) -> None:
    base = sitting.revision
    told(sitting.put({"seats.0.contracts.0": {"vp": 8}}, "seat.0", base))
    told(sitting.put({"seats.1.contracts.0": {"vp": 3}}, "seat.1", base))
    assert totals(sitting.see())[:2] == [8, 3]


def test_two_phones_add_two_contracts_to_one_seat_and_the_later_one_is_asked(
    sitting: Sitting,
) -> None:
    base = sitting.revision
    told(sitting.put({"seats.0.contracts.0": {"vp": 8}}, "host", base))
    answer = sitting.put({"seats.0.contracts.0": {"vp": 3}}, "seat.0", base)
    assert answer.status_code == 409
    assert answer.get_json()["theirs"] == {"seats.0.contracts.0": {"vp": 8}}


def test_the_last_entry_can_be_removed_and_an_earlier_one_by_setting_the_rest(
    sitting: Sitting,
) -> None:
    sitting.set({"seats.0.contracts": [{"vp": 1}, {"vp": 2}, {"vp": 4}]})
    assert totals(sitting.set({"seats.0.contracts.2": None}))[0] == 3
    assert list(errors(sitting.put({"seats.0.contracts.0": None}))) == ["seats.0.contracts.0"]
    assert totals(sitting.set({"seats.0.contracts": [{"vp": 2}]}))[0] == 2
    sheet = sitting.set({"seats.0.contracts.0": None})
    assert (sheet["seats"][0]["fields"], totals(sheet)[0]) == ({"contracts": []}, 0)


def test_plain_points_are_replaced_by_entries_as_a_whole(sitting: Sitting) -> None:
    sitting.set({"seats.0.contracts": 12})
    path = "seats.0.contracts.0"
    assert list(errors(sitting.put({path: {"vp": 8}}))) == [path]
    assert totals(sitting.set({"seats.0.contracts": [{"vp": 8}]}))[0] == 8


def test_everybody_types_the_own_count_of_a_goal_at_once(sitting: Sitting) -> None:
    everybody(sitting, 10, 20, 30)
    sitting.set({"shared.goals.0": RANCHES})
    base = sitting.revision
    for number, count in enumerate((3, 3, 2)):
        told(sitting.put({f"shared.goals.0.counts.{number}": count}, f"seat.{number}", base))
    assert totals(sitting.see()) == [16, 26, 33]


def test_goals_count_everybody_who_plays_though_a_seat_is_still_empty(sitting: Sitting) -> None:
    sitting.set({"shared.goals": [{**RANCHES, "counts": [3, 5, 2]}]})
    assert totals(sitting.set({"seats.0.score_track": 10, "seats.2.score_track": 30})) == [
        15,
        None,
        33,
    ]


def test_a_goal_without_the_last_counts_is_a_problem_only_when_nobody_is_missing(
    sitting: Sitting,
) -> None:
    sitting.set({"shared.goals": [{**RANCHES, "counts": [3]}]})
    sheet = sitting.set({"seats.0.score_track": 10})
    assert (totals(sheet)[0], sheet["problems"]) == (18, {})
    sheet = everybody(sitting, 10, 20, 30)
    assert list(sheet["problems"]) == ["shared.goals.0.counts"]
    assert totals(sheet) == [18, 20, 30]


def test_a_seat_that_was_left_out_keeps_its_place_in_the_counts(sitting: Sitting) -> None:
    sitting.set({"shared.goals": [{**RANCHES, "counts": [2, 5, 3]}]})
    everybody(sitting, 10, 20, 30)
    sheet = told(sitting.ask("host", "DELETE", "/seats/1"))
    assert totals(sheet) == [15, None, 38]
    assert sheet["problems"] == {}


def test_the_count_of_the_last_seat_may_stay_though_it_was_left_out(sitting: Sitting) -> None:
    sitting.set({"shared.goals": [{**RANCHES, "counts": [2, 3, 5]}]})
    everybody(sitting, 10, 20, 30)
    sheet = told(sitting.ask("host", "DELETE", "/seats/2"))
    assert (totals(sheet), sheet["problems"]) == ([15, 28, None], {})


def test_an_owner_who_has_typed_nothing_yet_is_no_problem(sitting: Sitting) -> None:
    named = {"seats.0.contracts": [{**NAMES_THE_MILL, "owner": "Zoë"}]}
    sheet = sitting.set(named)
    assert (states(sheet)[0], totals(sheet)[0], sheet["problems"]) == ("ready", 8, {})
    sheet = sitting.set({"seats.1.score_track": 5, "seats.2.buildings": [MILL]})
    assert totals(sheet) == [8, 5, 9]


def test_an_owner_is_asked_for_only_when_nobody_is_missing(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.contracts": [NAMES_THE_MILL], "seats.1.score_track": 5})
    assert sheet["problems"] == {}
    sheet = sitting.set({"seats.2.score_track": 6})
    assert "seats.0.contracts.0.owner" in {**sheet["problems"], **sheet["seats"][0]["problems"]}
    assert totals(sheet) == [8, 5, 6]


def test_one_card_on_two_seats_is_a_problem_of_the_sheet(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.buildings": [MILL], "seats.1.buildings": [MILL]})
    assert states(sheet)[:2] == ["ready", "ready"]
    assert list(sheet["problems"]) == ["seats.1.buildings.0.building"]


def test_cards_leave_the_game_with_the_seats(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.buildings": [{"building": "fire_house", "vp": 6}]})
    assert states(sheet)[0] == "ready"
    sheet = told(sitting.ask("host", "DELETE", "/seats/2"))
    assert states(sheet)[0] == "draft"
    assert list(sheet["seats"][0]["problems"]) == ["seats.0.buildings.0.building"]


def test_a_lonely_first_seat_is_counted_too(client: FlaskClient) -> None:
    sitting = sat_down(client, "Alex", title="nevada-city")
    sheet = sitting.set({"seats.0.newspaper": [5], "seats.0.boarding_house": [3]})
    assert totals(sheet) == [8]


def test_the_cubes_of_one_set_up_exclude_each_other(sitting: Sitting) -> None:
    path = "setup.variants"
    assert list(errors(sitting.put({path: ["extra_cubes", "neutral_cubes_1"]}))) == [path]
    assert sitting.set({path: ["extra_cubes"]})["setup"]["variants"] == ["extra_cubes"]


def test_what_is_kept_beside_the_table_is_known(sitting: Sitting) -> None:
    card = {"building": "saw_mill", "vp": 7}
    sheet = sitting.set({"extras.cards.saw_mill": card, "extras.log.0": "x", "extras.year": 2})
    assert sheet["extras"] == {"cards": {"saw_mill": card}, "log": {"0": "x"}, "year": 2}
    assert list(errors(sitting.put({"extras.palette": []}))) == ["extras.palette"]


def address_about(sitting: Sitting, question: str) -> str:
    """Where the page of a seat leads to with a question."""
    page = sitting.client.get(f"/s/{sitting.code('host')}/seat/0").get_data(as_text=True)
    found = re.search(rf'href="([^"]*/ask/{question}[^"]*)"', page)
    assert found
    return unescape(found[1])


def test_a_goal_that_a_sheet_asks_about_calls_everybody_by_name(sitting: Sitting) -> None:
    sitting.set({"shared.goals": [{**RANCHES, "counts": [3, 5, 2]}]})
    address = address_about(sitting, "goal").replace("&draft=on", "")
    page = sitting.client.get(address).get_data(as_text=True)
    names = [seat["name"] for seat in sitting.see()["seats"]]
    for place, name in enumerate(names):
        assert f'<th scope="row">{name}</th>' in page
        assert f'name="names.{place}" value="{name}"' in page


def test_who_was_left_out_has_no_count_in_the_goal_that_a_sheet_asks_about(
    sitting: Sitting,
) -> None:
    sitting.set({"shared.goals": [{**RANCHES, "counts": [3, 5, 2]}]})
    told(sitting.ask("host", "DELETE", "/seats/1"))
    typed = parse_qs(urlsplit(address_about(sitting, "goal")).query)
    names = [seat["name"] for seat in sitting.see()["seats"]]
    assert typed["counts"] == ["3, 2"]
    assert [typed["names.0"], typed["names.1"]] == [[names[0]], [names[2]]]
    assert "names.2" not in typed


def test_the_timeline_says_whose_count_of_a_goal_it_is(sitting: Sitting) -> None:
    sitting.set({"shared.goals.0": RANCHES})
    sitting.set({"shared.goals.0.counts.2": 3})
    name = sitting.see()["seats"][2]["name"]
    assert sitting.changes()[-1]["says"].startswith(f"Goals 1 What each of you has {name}:")
