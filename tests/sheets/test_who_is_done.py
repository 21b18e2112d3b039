"""A seat says when it is done; till all have, somebody leads and nobody has won."""

from http import HTTPStatus
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from sheets.portable import portable, read_portable
from tests.sheets.sitting import CITY, TITLE, Sitting, errors, made, roles, sat_down, told
from web.pages.results.files import table_of
from web.sheets.installation import sheets_of

Json = Any
OUTLAWS = "oo/.."


def seat(number: int) -> Json:
    return {"what": "seat", "seat": number}


def each(sheet: Json, key: str) -> list[Json]:
    return [one[key] for one in sheet["seats"]]


@pytest.fixture
def counted(sitting: Sitting) -> Sitting:
    """All three can be counted; the first has most."""
    sitting.set({"seats.0.city": CITY, "seats.1.city": OUTLAWS, "seats.2.city": "hh/hh"})
    return sitting


def test_till_all_are_done_somebody_leads(counted: Sitting) -> None:
    sheet = counted.see()
    assert (sheet["leading"], sheet["winners"], sheet["final"]) == (["Alex"], None, False)
    assert sheet["waits_for"] == [seat(0), seat(1), seat(2)]
    sheet = counted.done(0, 2)
    assert (sheet["waits_for"], each(sheet, "done")) == ([seat(1)], [True, False, True])
    sheet = counted.done(1)
    assert (sheet["leading"], sheet["winners"], sheet["final"]) == ([], ["Alex"], True)
    assert sheet["waits_for"] == []


def test_two_lead_with_as_many_points(counted: Sitting) -> None:
    assert counted.set({"seats.1.city": CITY})["leading"] == ["Alex", "Paula"]


def test_done_stays_through_corrections(counted: Sitting) -> None:
    counted.done(0, 1, 2)
    sheet = counted.set({"seats.0.city": "?"}, "seat.0")
    assert each(sheet, "done") == [True, True, True]
    assert (sheet["final"], sheet["winners"], sheet["waits_for"]) == (False, None, [seat(0)])
    sheet = counted.set({"seats.0.city": CITY}, "seat.0")
    assert (sheet["final"], sheet["winners"]) == (True, ["Alex"])


def test_a_seat_that_is_left_out_is_not_waited_for(counted: Sitting) -> None:
    counted.done(0, 1)
    assert told(counted.ask("host", "DELETE", "/seats/2"))["final"] is True


def test_its_own_phone_and_the_host_say_so_and_nobody_else(counted: Sitting) -> None:
    for role in roles():
        answer = counted.put({"seats.1.done": True}, role)
        expected = HTTPStatus.OK if role in {"host", "seat.1"} else HTTPStatus.FORBIDDEN
        assert answer.status_code == expected


@pytest.mark.parametrize("nothing", [None, False])
def test_not_done_after_all_is_nothing(counted: Sitting, nothing: Json) -> None:
    counted.done(0)
    sheet = counted.set({"seats.0.done": nothing}, "seat.0")
    assert each(sheet, "done")[0] is False


@pytest.mark.parametrize("value", [1, "yes", [], {}])
def test_done_is_true_or_absent(counted: Sitting, value: Json) -> None:
    assert set(errors(counted.put({"seats.0.done": value}))) == {"seats.0.done"}
    assert set(errors(counted.put({"seats.0.done.a": True}))) == {"seats.0.done.a"}


def test_a_virtual_seat_is_done_when_it_is_ready(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.2.virtual": True, "seats.2.level": "expert"})
    assert each(sheet, "done")[2] is False
    sheet = sitting.set({"seats.2.appeal": 12})
    assert each(sheet, "done") == [False, False, True]
    assert seat(2) not in sheet["waits_for"]


def test_done_is_in_no_text_no_file_and_no_rematch(app: Any, counted: Sitting) -> None:
    counted.done(0, 1, 2)
    view = sheets_of(app).open(counted.code("host")).view
    assert "done" not in str(read_portable(portable(table_of(view))))
    assert "done" not in str(told(counted.ask("host", "GET", "/export.json"))["seats"])
    after = told(counted.ask("host", "POST", "/rematch"), HTTPStatus.CREATED)
    assert each(after, "done") == [False] * 3


def test_a_new_sheet_begins_with_nobody_done(client: FlaskClient) -> None:
    answer = made(client, {"title": TITLE, "seats": [{"name": "Alex", "done": True}]})
    assert set(errors(answer)) == {"seats.0.done"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_timeline_says_who_is_done(counted: Sitting, language: str) -> None:
    counted.done(0)
    counted.set({"seats.0.done": None})
    address = f"/api/v1/sheets/{counted.code('look')}/changes"
    answer = counted.client.get(address, headers={"Accept-Language": language})
    last, now = (change["says"] for change in told(answer)["changes"][-2:])
    assert "Alex" in last
    assert "Alex" in now
    assert last != now
    assert "done" not in (last + now if language == "de" else "")


# The last total that counted


def test_the_last_total_stays_while_something_is_not_right(counted: Sitting) -> None:
    assert each(counted.see(), "last_total") == each(counted.see(), "total")
    sheet = counted.set({"seats.0.city": "?"}, "seat.0")
    assert (each(sheet, "total")[0], each(sheet, "last_total")[0]) == (None, 10)
    sheet = counted.set({"seats.0.city": "??"}, "seat.0")
    assert each(sheet, "last_total")[0] == 10
    sheet = counted.set({"seats.0.city": None}, "seat.0")
    assert (each(sheet, "state")[0], each(sheet, "last_total")[0]) == ("empty", None)
    sheet = counted.set({"seats.0.city": "?"}, "seat.0")
    assert each(sheet, "last_total")[0] is None


def test_a_last_total_is_covered_as_totals_are(counted: Sitting) -> None:
    counted.set({"setup.totals_covered": True})
    counted.set({"seats.0.city": "?"}, "seat.0")
    assert each(counted.see("seat.1"), "last_total") == [None, -12, None]
    assert each(counted.see("seat.0"), "last_total") == [10, None, None]
    assert counted.see()["leading"] == []


# Finishing


def test_finishing_names_those_that_are_not_right(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": CITY, "seats.1.city": "?"})
    answer = sitting.ask("host", "POST", "/finish")
    body = told(answer, HTTPStatus.CONFLICT)
    assert body["waits_for"] == [seat(1), seat(2)]
    assert "Paula" in body["detail"]
    assert "Zoë" in body["detail"]
    assert "Alex" not in body["detail"]
    assert sitting.see()["status"] == "open"


@pytest.mark.parametrize("body", [None, {}, {"anyway": False}, {"anyway": None}])
def test_who_is_ready_and_not_done_stands_in_no_way(counted: Sitting, body: Json) -> None:
    sheet = told(counted.ask("host", "POST", "/finish", body))
    assert (sheet["final"], sheet["winners"], sheet["waits_for"]) == (True, ["Alex"], [])


@pytest.mark.parametrize(
    ("body", "at"), [({"anyway": 1}, "anyway"), ({"any": True}, "any"), ([], "body")]
)
def test_a_body_that_means_nothing_is_refused(sitting: Sitting, body: Json, at: str) -> None:
    assert set(errors(sitting.ask("host", "POST", "/finish", body))) == {at}


def test_seats_that_are_not_right_are_left_out_of_the_result_and_come_back(
    sitting: Sitting,
) -> None:
    before = sitting.set({"seats.0.city": CITY, "seats.1.city": "?"})
    sheet = sitting.finish()
    assert each(sheet, "state") == ["ready", "left_out", "left_out"]
    assert each(sheet, "fields") == each(before, "fields")
    assert (sheet["final"], sheet["winners"]) == (True, ["Alex"])
    assert sheet["result"]["totals"] == [10, None, None]
    reopened = told(sitting.ask("host", "POST", "/reopen"))
    same = ("seats", "winners", "leading", "final", "waits_for", "problems", "breakdown")
    assert {key: reopened[key] for key in same} == {key: before[key] for key in same}


def test_the_number_of_players_stays_when_one_is_left_out_of_the_result(
    client: FlaskClient,
) -> None:
    """Cowboys of a seat that is left out of the result still hold its majority."""
    mountain = {"kind": "mountain", "nuggets": 7, "cowboys": {"0": 1, "2": 2}}
    sitting = sat_down(client, title="gold-rush", shared={"features": [mountain]})
    sitting.set({"seats.0.points": 5, "seats.1.points": 4, "seats.2.points": "?"})
    sheet = sitting.finish()
    assert each(sheet, "total") == [5, 4, None]
    assert sheet["problems"] == {}
    assert sheet["winners"] == ["Alex"]


def test_nobody_is_right_and_nobody_wins(sitting: Sitting) -> None:
    sheet = sitting.finish()
    assert (sheet["winners"], sheet["breakdown"]) == ([], None)
    assert each(sheet, "state") == ["left_out"] * 3


def test_a_seat_asks_for_reopening_and_all_read_it(sitting: Sitting) -> None:
    sitting.finish()
    before = sitting.see()["revision"]
    sheets = sheets_of(sitting.client.application)
    sheets.ask_to_reopen(sitting.code("seat.1"))
    change = sitting.changes("look")[-1]
    assert (change["kind"], change["revision"]) == ("asked_to_reopen", before + 1)
    assert (change["who"]["name"], bool(change["says"])) == ("Paula", True)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, 2), st.sampled_from([CITY, OUTLAWS, "?", None])),
        st.tuples(st.just("done"), st.integers(0, 2), st.sampled_from([True, None])),
        st.sampled_from([("finish", 0, None), ("reopen", 0, None), ("leave", 2, None)]),
    ),
    max_size=8,
)


@given(STEPS)
def test_final_waits_and_winners_never_disagree(
    app: Any, steps: list[tuple[str, int, Any]]
) -> None:
    sitting = sat_down(app.test_client())
    for what, number, value in steps:
        if what == "put":
            sitting.put({f"seats.{number}.city": value})
        elif what == "done":
            sitting.put({f"seats.{number}.done": value})
        elif what == "leave":
            sitting.ask("host", "DELETE", f"/seats/{number}")
        else:
            sitting.ask("host", "POST", f"/{what}", {"anyway": True} if what == "finish" else None)
        for role in ("host", "seat.1", "look"):
            assert_sound(sitting.see(role))


def assert_sound(sheet: Json) -> None:
    """What is true of every sheet at every moment."""
    assert (sheet["winners"] is None) == (not sheet["final"])
    if sheet["final"]:
        assert (sheet["waits_for"], sheet["leading"]) == ([], [])
    open_seats = [n for n, one in enumerate(sheet["seats"]) if one["state"] != "left_out"]
    waited = {one["seat"] for one in sheet["waits_for"]}
    assert waited <= set(open_seats)
    if sheet["status"] == "open":
        ready = {n for n in open_seats if sheet["seats"][n]["state"] == "ready"}
        missing = {n for n in open_seats if n not in ready or not sheet["seats"][n]["done"]}
        assert missing <= waited
    totals = [one["total"] for one in sheet["seats"] if one["total"] is not None]
    for name in sheet["leading"]:
        best = next(one for one in sheet["seats"] if one["name"] == name)
        assert best["total"] == max(totals)
    for one in sheet["seats"]:
        assert one["total"] is None or one["last_total"] == one["total"]
