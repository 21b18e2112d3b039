"""How a table stands while it is filled in."""

from http import HTTPStatus
from typing import Any

import pytest

from sheets.timeline import Score
from sheets.view import View
from tests.sheets.sitting import CITY, Sitting, sat_down, told

Json = Any
OUTLAWS = "oo/.."


def states(sheet: Json) -> list[str]:
    return [seat["state"] for seat in sheet["seats"]]


def totals(sheet: Json) -> list[int | None]:
    return [seat["total"] for seat in sheet["seats"]]


def test_a_seat_is_empty_then_a_draft_then_ready(sitting: Sitting) -> None:
    assert states(sitting.see()) == ["empty"] * 3
    sheet = sitting.set({"seats.0.characters": ["doctor", "barber"]})
    assert states(sheet)[0] == "draft"
    assert set(sheet["seats"][0]["problems"]) == {"seats.0.characters.1"}
    assert totals(sheet) == [None] * 3
    assert sheet["seats"][0]["fields"] == {"characters": ["doctor", "barber"]}
    sheet = sitting.set({"seats.0.characters": ["doctor"], "seats.0.city": CITY})
    assert states(sheet)[0] == "ready"
    assert sheet["seats"][0]["problems"] == {}
    assert (sheet["seats"][0]["rank"], sheet["breakdown"]["seats"][0]["name"]) == (1, "Alex")
    assert states(sitting.set(dict.fromkeys(("seats.0.characters", "seats.0.city"))))[0] == "empty"


def test_who_sits_there_says_nothing_of_the_game(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.virtual": True, "seats.0.level": "expert"})
    assert states(sheet)[0] == "empty"
    assert states(sitting.set({"seats.0.appeal": 12}))[0] == "ready"


def test_ready_seats_have_totals_while_others_are_not(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.1.city": OUTLAWS, "seats.0.city": "?"})
    assert states(sheet) == ["draft", "ready", "empty"]
    assert totals(sheet) == [None, -12, None]
    assert sheet["winners"] is None
    assert [seat["name"] for seat in sheet["breakdown"]["seats"]] == ["Paula"]


def test_a_winner_is_named_when_nobody_is_waited_for(sitting: Sitting) -> None:
    sitting.set({"seats.1.city": OUTLAWS})
    sheet = sitting.set({"seats.0.city": CITY})
    sitting.done(0, 1)
    assert sheet["winners"] is None
    sheet = told(sitting.ask("host", "DELETE", "/seats/2"))
    assert states(sheet) == ["ready", "ready", "left_out"]
    assert sheet["winners"] == ["Alex"]
    assert [seat["rank"] for seat in sheet["seats"]] == [1, 2, None]
    sheet = told(sitting.undo(sheet["revision"]))
    assert (states(sheet)[2], sheet["winners"]) == ("empty", None)
    sheet = sitting.set({"seats.2.city": "hh/hh"})
    assert sheet["winners"] is None
    assert sitting.done(2)["winners"] is not None


def test_nobody_wins_where_nobody_plays(sitting: Sitting) -> None:
    for number in range(3):
        sheet = told(sitting.ask("host", "DELETE", f"/seats/{number}"))
    assert (sheet["winners"], sheet["breakdown"]) == (None, None)


def test_a_character_ticked_twice_is_a_problem_of_the_sheet_that_names_both(
    sitting: Sitting,
) -> None:
    seat = {"city": CITY, "characters": ["doctor"]}
    puts = {f"seats.{n}.{field}": value for n in (0, 2) for field, value in seat.items()}
    sheet = sitting.set(puts)
    assert states(sheet) == ["ready", "empty", "ready"]
    assert set(sheet["problems"]) == {"seats.2.characters.0"}
    (says,) = sheet["problems"]["seats.2.characters.0"]
    assert "Alex" in says
    assert "Zoë" in says
    assert totals(sheet)[2] is None
    told(sitting.ask("host", "DELETE", "/seats/1"))
    assert sitting.done(0, 2)["winners"] is None
    sheet = sitting.set({"seats.2.characters": ["teacher"]})
    assert set(sheet["problems"]) == {"seats"}, "two are too few, but can be counted"
    assert sheet["winners"]


def test_more_than_the_box_holds_is_a_problem_of_the_sheet(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.city": "y./..", "seats.1.city": "y./.."})
    assert states(sheet)[:2] == ["ready", "ready"]
    assert set(sheet["problems"]) == {"seats"}
    assert sheet["winners"] is None


def test_two_of_one_name_are_a_problem_that_names_them(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.0.city": CITY, "seats.1.city": OUTLAWS, "seats.1.name": "Alex"})
    assert set(sheet["problems"]) == {"seats.1.name"}
    assert totals(sheet)[0] is not None


def test_paths_of_problems_are_those_of_the_whole_sheet(sitting: Sitting) -> None:
    told(sitting.ask("host", "DELETE", "/seats/0"))
    sheet = sitting.set(
        {"seats.2.characters": ["nobody"], "seats.1.level": "x", "seats.1.city": ""}
    )
    assert set(sheet["seats"][2]["problems"]) == {"seats.2.characters.0"}
    assert set(sheet["seats"][1]["problems"]) == {"seats.1.level"}


def test_sentences_come_in_the_readers_language(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": "?"})
    address = f"/api/v1/sheets/{sitting.code('look')}"
    english, german = (
        told(sitting.client.get(address, headers={"Accept-Language": language}))["seats"][0]
        for language in ("en", "de")
    )
    assert set(english["problems"]) == set(german["problems"])
    assert english["problems"] != german["problems"]


# Suspense


def test_totals_are_covered_until_a_winner_can_be_named(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": CITY, "seats.1.city": OUTLAWS})
    sheet = sitting.set({"setup.totals_covered": True})
    assert totals(sheet) == [None] * 3
    assert [seat["rank"] for seat in sheet["seats"]] == [None] * 3
    assert sheet["breakdown"] is None
    assert totals(sitting.see("seat.1")) == [None, -12, None]
    for change in sitting.changes("seat.0"):
        assert not any(change["before"]["totals"] + change["after"]["totals"])
    saved = told(sitting.ask("look", "GET", "/export.json"))
    assert saved["result"] is None
    assert totals(sitting.finish())[:2] == [10, -12]
    told(sitting.ask("host", "POST", "/reopen"))
    sitting.set({"seats.2.city": CITY})
    assert totals(sitting.done(0, 1)) == [None] * 3
    sheet = sitting.done(2)
    assert None not in totals(sheet)
    assert sheet["winners"]


def test_the_reveal_uncovers_totals_too(sitting: Sitting) -> None:
    sitting.set({"seats.1.city": OUTLAWS, "setup.totals_covered": True})
    assert totals(told(sitting.ask("host", "POST", "/reveal")))[1] == -12


# The end


def test_a_finished_result_keeps_the_version_and_the_moment(sitting: Sitting) -> None:
    before = sitting.set({f"seats.{number}.city": CITY for number in range(3)})
    sheet = sitting.finish()
    assert sheet["status"] == "finished"
    assert sheet["result"]["totals"] == totals(before)
    assert before["winners"] is None
    assert sheet["result"]["winners"] == before["leading"] == sheet["winners"]
    assert sheet["result"]["version"]
    assert sheet["result"]["at"].endswith("+00:00")
    assert "today" not in sheet["result"]
    sheet = told(sitting.ask("host", "POST", "/reopen"))
    assert sheet["status"] == "open"
    assert "result" not in sheet


def test_both_results_are_shown_where_todays_rules_count_differently(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.set({f"seats.{number}.city": CITY for number in range(3)})
    then = sitting.finish()["result"]
    monkeypatch.setattr(View, "counted", Score((1, 2, 3), (2,)))
    now = sitting.see()["result"]
    assert {key: now[key] for key in then} == then
    assert now["today"] == {"totals": [1, 2, 3], "winners": ["Zoë"]}


def test_finishing_twice_is_finishing_once(sitting: Sitting) -> None:
    first = sitting.finish()
    assert sitting.finish() == first
    reopened = told(sitting.ask("host", "POST", "/reopen"))
    assert told(sitting.ask("host", "POST", "/reopen")) == reopened
    revealed = told(sitting.ask("host", "POST", "/reveal"))
    assert told(sitting.ask("host", "POST", "/reveal"), HTTPStatus.OK) == revealed


def test_a_table_of_one_stands_alone(client: Any) -> None:
    sheet = sat_down(client, "Alex").set({"seats.0.city": CITY})
    assert sheet["seats"][0]["rank"] == 1
