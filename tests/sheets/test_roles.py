"""Who may do what, which links each role gets, and codes that open nothing."""

from http import HTTPStatus
from typing import Any

import pytest
from flask.testing import FlaskClient

from sheets.codes import derived
from tests.sheets.sitting import (
    CITY,
    NO_CODE,
    PEOPLE,
    SHEETS,
    Sitting,
    code_in,
    errors,
    made,
    roles,
    sat_down,
    told,
)

Json = Any
JSON = "application/json"
ROLES = list(roles())
ALL = dict.fromkeys(ROLES, 200)
HOST_ONLY = {role: 200 if role == "host" else 403 for role in ROLES}


def only(status: int, *allowed: str) -> dict[str, int]:
    """This for these roles, and 403 for all others."""
    return {role: status if role in allowed else 403 for role in ROLES}


def change(path: str, value: Json) -> Json:
    return {"base": 4, "set": {path: value}}


CALLS: dict[str, tuple[str, str, Json, dict[str, int]]] = {
    "see": ("GET", "", None, ALL),
    "the timeline": ("GET", "/changes", None, ALL),
    "a file": ("GET", "/export.json", None, ALL),
    "a spreadsheet": ("GET", "/export.csv", None, ALL),
    "change a name": ("PATCH", "", change("seats.1.name", "Paul"), only(200, "host", "seat.1")),
    "change a field": ("PATCH", "", change("seats.1.city", CITY), only(200, "host", "seat.1")),
    "change the set-up": ("PATCH", "", change("setup.place", "here"), only(200, "host")),
    "change a shared part that is not there": (
        "PATCH", "", change("shared.board", ""),
        {**only(422, "host", "seat.0", "seat.1", "seat.2")},
    ),
    "change an extra that is not there": (
        "PATCH", "", change("extras.log", ""), only(422, "host", "seat.0", "seat.1", "seat.2"),
    ),
    "change nothing that exists": ("PATCH", "", change("x", 1), only(422, "host")),
    "change a seat of many digits": (
        "PATCH", "", change(f"seats.{'9' * 60}.city", 1), only(422, "host"),
    ),
    "change a path too long to be read": (
        "PATCH", "", change(f"seats.{'9' * 5000}.city", 1), only(422, *ROLES),
    ),
    "preview": (
        "POST", "/preview", {"set": {"seats.1.city": CITY}}, only(200, "host", "seat.1"),
    ),
    "undo what seat 0 did": ("POST", "/changes/2/undo", None, only(200, "host", "seat.0")),
    "undo what the host did": ("POST", "/changes/3/undo", None, only(200, "host")),
    "undo the beginning": ("POST", "/changes/1/undo", None, only(409, "host")),
    "undo what was not done": ("POST", "/changes/99/undo", None, dict.fromkeys(ROLES, 404)),
    "add a seat": ("POST", "/seats", {"name": "Dora"}, only(201, "host")),
    "leave a seat out": ("DELETE", "/seats/2", None, HOST_ONLY),
    "leave out a seat that is not there": ("DELETE", "/seats/7", None, only(404, "host")),
    "take a free seat": ("POST", "/seats/2/take", None, only(200, "join")),
    "take a taken seat": ("POST", "/seats/0/take", None, only(409, "join")),
    "take a seat that is not there": ("POST", "/seats/7/take", None, only(404, "join")),
    "finish": ("POST", "/finish", {"anyway": True}, HOST_ONLY),
    "reopen": ("POST", "/reopen", None, HOST_ONLY),
    "reveal": ("POST", "/reveal", None, HOST_ONLY),
    "rematch": ("POST", "/rematch", None, only(201, "host")),
    "new code to join": ("POST", "/links/join/renew", None, HOST_ONLY),
    "new code of an unknown role": ("POST", "/links/king/renew", None, only(404, "host")),
    "new code of no seat": ("POST", "/links/seat.3/renew", None, only(404, "host")),
    "delete": ("DELETE", "", None, only(204, "host")),
}  # fmt: skip


def at_revision_4(client: FlaskClient) -> Sitting:
    """Seat 0 and the host have changed something; Alex sits there."""
    sitting = sat_down(client)
    sitting.set({"seats.0.city": CITY}, "seat.0")
    sitting.set({"setup.place": "there"})
    sitting.set({"seats.2.city": CITY})
    return sitting


@pytest.mark.parametrize("call", CALLS)
def test_each_role_may_do_so_much(client: FlaskClient, call: str) -> None:
    method, rest, body, expected = CALLS[call]
    answers = {}
    for role in ROLES:
        sitting = at_revision_4(client)
        before = sitting.see()
        answer = sitting.ask(role, method, rest, body)
        answers[role] = answer.status_code
        if answer.status_code >= HTTPStatus.BAD_REQUEST:
            assert sitting.see() == before, "a refusal changes nothing"
            assert answer.get_json()["detail"]
    assert answers == expected


WITHOUT_FIELDS = [
    call for call, (method, _, body, by_role) in CALLS.items()
    if method == "POST" and body is None and by_role["host"] < HTTPStatus.BAD_REQUEST
]  # fmt: skip


@pytest.mark.parametrize("call", WITHOUT_FIELDS)
def test_a_field_for_which_a_call_has_no_use_is_refused(client: FlaskClient, call: str) -> None:
    sitting = at_revision_4(client)
    _, rest, _, by_role = CALLS[call]
    before = sitting.see()
    assert set(errors(sitting.ask("host", "POST", rest, {"anyway": True}))) == {"anyway"}
    address = f"{SHEETS}/{sitting.code('host')}{rest}"
    odd = [client.post(address, data="{", content_type=kind) for kind in ("text/plain", JSON)]
    assert [answer.status_code for answer in odd] == [415, 400]
    assert sitting.see() == before
    assert sitting.ask("host", "POST", rest, {}).status_code == by_role["host"]


FINISHED = {
    "see": 200, "the timeline": 200, "a file": 200, "a spreadsheet": 200, "reopen": 200,
    "finish": 200, "reveal": 200, "rematch": 201, "new code to join": 200, "delete": 204,
    "change a name": 409, "change a field": 409, "change the set-up": 409, "preview": 409,
    "undo what seat 0 did": 409, "undo what the host did": 409, "add a seat": 409,
    "leave a seat out": 409,
}  # fmt: skip


@pytest.mark.parametrize(("call", "status"), FINISHED.items())
def test_a_finished_sheet_refuses_changes_and_says_so(
    client: FlaskClient, call: str, status: int
) -> None:
    sitting = at_revision_4(client)
    assert sitting.finish()["status"] == "finished"
    method, rest, body, _ = CALLS[call]
    answer = sitting.ask("host", method, rest, body)
    assert answer.status_code == status
    if status == HTTPStatus.CONFLICT:
        assert "finished" in answer.get_json()["detail"]


def test_nobody_sits_down_at_a_finished_sheet(sitting: Sitting) -> None:
    sitting.finish()
    assert sitting.ask("join", "POST", "/seats/1/take").status_code == HTTPStatus.CONFLICT
    sitting.ask("host", "POST", "/reopen")
    assert told(sitting.ask("join", "POST", "/seats/1/take"))["role"] == "seat.1"


# Links


def test_each_role_gets_the_links_that_it_may_hand_out(sitting: Sitting) -> None:
    links, seats = sitting.links, sitting.links["seats"]
    assert sitting.see("host")["links"] == links
    assert sitting.see("join")["links"] == {"join": links["join"], "look": links["look"]}
    assert sitting.see("look")["links"] == {"look": links["look"]}
    expected = {"look": links["look"], "seats": [None, seats[1], None]}
    assert sitting.see("seat.1")["links"] == expected


def test_all_codes_are_different_and_give_their_roles(sitting: Sitting) -> None:
    assert len({sitting.code(role) for role in ROLES}) == len(ROLES)
    assert {role: sitting.see(role)["role"] for role in ROLES} == {role: role for role in ROLES}


def test_a_code_is_forgiven_its_form(sitting: Sitting) -> None:
    code = sitting.code("host")
    for typed in (
        code.lower(),
        "-".join(code),
        code.replace("0", "O").replace("1", "l"),
        f" {code}",
    ):
        sheet = told(sitting.client.get(f"{SHEETS}/{typed}"))
        assert sheet["links"] == sitting.links


def test_everybody_sees_the_same_table(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": CITY, "seats.1.level": "expert"})
    seen = [sitting.see(role) for role in ROLES]
    for sheet in seen:
        del sheet["role"], sheet["links"]
    assert all(sheet == seen[0] for sheet in seen)


# Sitting down


def test_who_sits_down_gets_a_code_of_their_own(sitting: Sitting) -> None:
    sheet = told(sitting.ask("join", "POST", "/seats/1/take"))
    own = code_in(sheet["links"]["seats"][1])
    assert sheet["role"] == "seat.1"
    assert own not in {sitting.code(role) for role in ROLES}
    assert [seat["taken"] for seat in sheet["seats"]] == [False, True, False]
    assert told(sitting.client.get(f"{SHEETS}/{own}"))["role"] == "seat.1"
    change = {"base": 2, "set": {"seats.1.city": CITY}}
    assert (
        told(sitting.client.patch(f"{SHEETS}/{own}", json=change))["seats"][1]["state"] == "ready"
    )
    assert sitting.changes()[1]["kind"] == "taken"


def test_a_seat_is_taken_once(sitting: Sitting) -> None:
    told(sitting.ask("join", "POST", "/seats/1/take"))
    answer = sitting.ask("join", "POST", "/seats/1/take")
    assert "Paula" in told(answer, HTTPStatus.CONFLICT)["detail"]


def test_who_types_as_a_seat_sits_there(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.1.city": CITY}, "seat.1")
    assert [seat["taken"] for seat in sheet["seats"]] == [False, True, False]
    sheet = sitting.set({"seats.2.city": CITY}, "host")
    assert [seat["taken"] for seat in sheet["seats"]] == [False, True, False]


def test_the_host_closes_joining(sitting: Sitting) -> None:
    sitting.set({"setup.joining": "closed"})
    assert sitting.ask("join", "POST", "/seats/1/take").status_code == HTTPStatus.CONFLICT
    sitting.set({"setup.joining": "open"})
    assert told(sitting.ask("join", "POST", "/seats/1/take"))


def test_a_seat_that_was_left_out_is_taken_by_nobody(sitting: Sitting) -> None:
    told(sitting.ask("host", "DELETE", "/seats/1"))
    answer = sitting.ask("join", "POST", "/seats/1/take")
    assert "Paula" in told(answer, HTTPStatus.CONFLICT)["detail"]


def test_people_add_themselves_where_the_host_allows_it(sitting: Sitting) -> None:
    new = {"name": " Dora "}
    assert sitting.ask("join", "POST", "/seats", new).status_code == HTTPStatus.FORBIDDEN
    sitting.set({"setup.may_add_seats": True})
    sheet = told(sitting.ask("join", "POST", "/seats", new), HTTPStatus.CREATED)
    assert [seat["name"] for seat in sheet["seats"]] == [*PEOPLE, "Dora"]
    assert told(sitting.ask("join", "POST", "/seats/3/take"))["role"] == "seat.3"
    sitting.set({"setup.joining": "closed"})
    assert sitting.ask("join", "POST", "/seats", new).status_code == HTTPStatus.FORBIDDEN


def test_a_seat_that_is_added_has_a_link_and_a_mark_of_its_own(sitting: Sitting) -> None:
    sheet = told(sitting.ask("host", "POST", "/seats", {"name": "Dora"}), HTTPStatus.CREATED)
    assert len({seat["mark"] for seat in sheet["seats"]}) == 4
    code = code_in(sheet["links"]["seats"][3])
    assert told(sitting.client.get(f"{SHEETS}/{code}"))["role"] == "seat.3"


def test_a_table_has_as_many_seats_as_the_game(sitting: Sitting) -> None:
    for name in ("D", "E", "F"):
        told(sitting.ask("host", "POST", "/seats", {"name": name}), HTTPStatus.CREATED)
    assert set(errors(sitting.ask("host", "POST", "/seats", {"name": "G"}))) == {"seats"}
    told(sitting.ask("host", "DELETE", "/seats/0"))
    told(sitting.ask("host", "POST", "/seats", {"name": "G"}), HTTPStatus.CREATED)
    assert len(sitting.see()["seats"]) == 7


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({}, "name"),
        ({"name": ""}, "name"),
        ({"name": 3}, "name"),
        ({"name": None}, "name"),
        ({"name": "A" * 41}, "name"),
        ({"name": "A", "mark": "hat"}, "mark"),
        ([], "body"),
    ],
)
def test_a_seat_needs_a_name_and_nothing_else(sitting: Sitting, body: Json, at: str) -> None:
    assert set(errors(sitting.ask("host", "POST", "/seats", body))) == {at}


def test_a_seat_that_was_left_out_takes_no_changes_and_keeps_everything(sitting: Sitting) -> None:
    sitting.set({"seats.1.city": CITY})
    sheet = told(sitting.ask("host", "DELETE", "/seats/1"))
    assert sheet["seats"][1]["state"] == "left_out"
    assert sheet["seats"][1]["fields"] == {"city": CITY}
    assert sheet["seats"][1]["total"] is None
    assert set(errors(sitting.put({"seats.1.city": "h"}))) == {"seats.1.city"}
    again = told(sitting.ask("host", "DELETE", "/seats/1"))
    assert again["revision"] == sheet["revision"], "once is enough"


# Renewing


def end_of(sitting: Sitting, code: str) -> int:
    return sitting.client.get(f"{SHEETS}/{code}").status_code


def own_code(sitting: Sitting, seat: int) -> str:
    """The code of somebody who sat down."""
    answer = told(sitting.ask("join", "POST", f"/seats/{seat}/take"))
    return code_in(answer["links"]["seats"][seat])


@pytest.mark.parametrize("role", ["join", "look", "seat.0", "seat.2"])
def test_a_renewed_role_has_a_new_code_and_the_others_keep_theirs(
    sitting: Sitting, role: str
) -> None:
    sheet = told(sitting.ask("host", "POST", f"/links/{role}/renew"))
    now = Sitting(sitting.client, sheet["links"])
    assert end_of(sitting, sitting.code(role)) == HTTPStatus.NOT_FOUND
    assert now.see(role)["role"] == role
    for other in set(ROLES) - {role}:
        assert now.code(other) == sitting.code(other)
        assert now.see(other)["role"] == other
    assert now.see("seat.1")["links"]["look"] == now.links["look"]


def test_a_role_can_be_renewed_again_and_again(sitting: Sitting) -> None:
    codes = {sitting.code("join")}
    for _ in range(3):
        sheet = told(sitting.ask("host", "POST", "/links/join/renew"))
        codes.add(code_in(sheet["links"]["join"]))
    assert [end_of(sitting, code) for code in codes].count(HTTPStatus.OK) == 1
    assert len(codes) == 4


def test_a_seat_whose_code_is_renewed_is_free_again(sitting: Sitting) -> None:
    own, other = own_code(sitting, 1), own_code(sitting, 2)
    sheet = told(sitting.ask("host", "POST", "/links/seat.1/renew"))
    assert [seat["taken"] for seat in sheet["seats"]] == [False, False, True]
    assert (end_of(sitting, own), end_of(sitting, other)) == (404, 200)
    assert own_code(sitting, 1) != own


def test_the_hosts_new_code_ends_all_that_came_from_the_old_one(sitting: Sitting) -> None:
    own = own_code(sitting, 1)
    sheet = told(sitting.ask("host", "POST", "/links/host/renew"))
    now = Sitting(sitting.client, sheet["links"])
    assert {end_of(sitting, sitting.code(role)) for role in ROLES} == {HTTPStatus.NOT_FOUND}
    assert {role: now.see(role)["role"] for role in ROLES} == {role: role for role in ROLES}
    assert end_of(sitting, own) == HTTPStatus.OK, "whoever sat down stays"
    added = told(now.ask("host", "POST", "/seats", {"name": "D"}), HTTPStatus.CREATED)
    assert end_of(now, code_in(added["links"]["seats"][3])) == HTTPStatus.OK


# Codes that open nothing


def test_all_that_opens_nothing_gets_the_same_answer(client: FlaskClient) -> None:
    deleted, renewed = sat_down(client), sat_down(client)
    deleted.ask("host", "DELETE")
    renewed.ask("host", "POST", "/links/look/renew")
    codes = [NO_CODE, "x", "🤠", deleted.code("host"), deleted.code("look"), renewed.code("look")]
    calls = [(method, rest, body) for method, rest, body, _ in CALLS.values()]
    for method, rest, body in [*calls, ("GET", "/events", None)]:
        answers = [
            client.open(f"{SHEETS}/{code}{rest}", method=method, json=body) for code in codes
        ]
        assert {answer.status_code for answer in answers} == {HTTPStatus.NOT_FOUND}
        assert len({answer.data for answer in answers}) == 1


def test_a_seat_that_was_not_added_yet_opens_nothing(sitting: Sitting) -> None:
    code = derived(sitting.code("host"), "seat.3", 0)
    assert end_of(sitting, code) == HTTPStatus.NOT_FOUND
    told(sitting.ask("host", "POST", "/seats", {"name": "D"}), HTTPStatus.CREATED)
    assert end_of(sitting, code) == HTTPStatus.OK


def test_deleting_leaves_other_sheets_alone(client: FlaskClient) -> None:
    one, other = sat_down(client), sat_down(client)
    one.ask("host", "DELETE")
    assert other.see()["revision"] == 1


# What a reader has already


@pytest.mark.parametrize("role", ROLES)
def test_a_reader_who_has_it_is_not_told_again(sitting: Sitting, role: str) -> None:
    address = f"{SHEETS}/{sitting.code(role)}"
    answer = sitting.client.get(address)
    assert answer.get_etag() == ("1", False)
    assert answer.headers["Cache-Control"] == "no-store"
    seen = {"If-None-Match": '"1"'}
    again = sitting.client.get(address, headers=seen)
    assert (again.status_code, again.data) == (HTTPStatus.NOT_MODIFIED, b"")
    assert again.get_etag() == ("1", False)
    assert "Accept-Language" in again.vary, "its sentences come in the reader's language"
    sitting.set({"setup.place": "here"})
    assert told(sitting.client.get(address, headers=seen))["revision"] == 2


def test_a_change_is_answered_whatever_its_sender_has(sitting: Sitting) -> None:
    address, seen = f"{SHEETS}/{sitting.code('host')}", {"If-None-Match": '"1", "2", *'}
    change = {"base": 1, "set": {"setup.place": "here"}}
    assert told(sitting.client.patch(address, json=change, headers=seen))["revision"] == 2


def test_looking_changes_nothing(sitting: Sitting) -> None:
    before = sitting.see()
    for role in ROLES:
        for rest in ("", "/changes", "/export.json", "/export.csv", "/events"):
            sitting.ask(role, "GET", rest).close()
            sitting.ask(role, "HEAD", rest).close()
    assert sitting.see() == before
    assert made(sitting.client, {"title": "x"}).status_code == HTTPStatus.UNPROCESSABLE_ENTITY
