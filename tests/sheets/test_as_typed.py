"""Everything is kept as typed: whatever comes is a draft or is refused in a sentence."""

import json
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from hypothesis import example, given
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from scoring.titles import titles
from sheets.checking import fields_of_a_seat
from tests.sheets.sitting import SHEETS, TITLE, Sitting, new_address, sat_down, told, typed

Json = Any
FIELDS = sorted(fields_of_a_seat(titles()[TITLE]))
OF_THE_PERSON = {"virtual", "level"}
ANY_SIGNS = st.characters(exclude_categories=())  # halves of characters too
PLAIN_SIGNS = st.characters(exclude_categories=("Cs", "Cc"))
NUMBERS = st.integers(-3, 30) | st.integers() | st.sampled_from([2**63, -(10**30), 10**400])
FLOATS = st.floats(allow_nan=False, allow_infinity=False)
KEYS = st.sampled_from(["mines", "at", "_schema", "", "a.b", "0", "name", "__proto__", "label"])


def values(signs: st.SearchStrategy[str], numbers: st.SearchStrategy[Any]) -> Any:
    texts = st.text(signs, max_size=10)
    return st.recursive(
        st.none()
        | st.booleans()
        | NUMBERS
        | numbers
        | texts
        | st.sampled_from(["hb/..", "doctor"]),
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(KEYS | texts, inner, max_size=4)
        ),
        max_leaves=10,
    )


PROPER = values(PLAIN_SIGNS, FLOATS)
ANYTHING = values(ANY_SIGNS, st.floats(allow_nan=False))


def nested(depth: int) -> Json:
    value: Json = 1
    for level in range(depth):
        value = [value] if level % 2 else {"a": value}
    return value


@pytest.fixture(scope="module")
def table(app: Flask) -> Sitting:
    """A sheet that lives as long as all these tests."""
    return sat_down(app.test_client())


def written(body: Json) -> str:
    """Any JSON; what is beyond all numbers is written as JSON can write it."""
    return json.dumps(body).replace("Infinity", "1e999")


def sent(table: Sitting, method: str, rest: str, body: Json, role: str = "host") -> TestResponse:
    """An answer to any JSON; never a mistake of ours, and whatever it tells is strict JSON."""
    answer = table.client.open(
        f"{SHEETS}/{table.code(role)}{rest}",
        method=method,
        data=written(body),
        content_type="application/json",
    )
    assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR
    strict(answer)
    return answer


def strict(answer: TestResponse) -> Json:
    def refuse(name: str) -> None:
        raise AssertionError(f"{name} is no JSON")

    return json.loads(answer.text, parse_constant=refuse)


def same(one: Json, other: Json) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def assert_all_can_be_shown(table: Sitting) -> None:
    for rest in ("/changes", "/export.json"):
        told(table.ask("look", "GET", rest))
    assert table.ask("look", "GET", "/export.csv").status_code == HTTPStatus.OK


@given(field=st.sampled_from(FIELDS), value=PROPER.filter(lambda value: value is not None))
@example(field="counts", value=nested(11))
@example(field="counts", value={"_schema": 1, "": 2})
@example(field="characters", value=[[], {}, None, "doctor", "doctor"])
@example(field="cards", value=[{"at": "c3", "parcels": None}, None])
@example(field="city", value="\u2028/\u202e/9")
@example(field="appeal", value=10**400)
def test_any_value_in_any_field_is_kept_and_is_a_draft_unless_it_is_right(
    table: Sitting, field: str, value: Json
) -> None:
    table = sat_down(table.client)
    sheet = table.set({f"seats.0.{field}": value})
    (seat, *_) = sheet["seats"]
    assert same(seat["fields"], {field: value})
    if field in OF_THE_PERSON:
        assert seat["state"] == "empty"
    elif seat["state"] == "draft":
        assert seat["problems"]
        assert all(says for sentences in seat["problems"].values() for says in sentences)
        assert seat["total"] is None
    else:
        assert seat["state"] == "ready"
        score = {"partial": True, "seats": [{"name": "Alex", field: value}]}
        scored = table.client.post(f"/api/v1/{TITLE}/score", json=score)
        assert seat["total"] == told(scored)["seats"][0]["total"]
    assert_all_can_be_shown(table)
    last = table.changes()[-1]
    assert same(last["set"][f"seats.0.{field}"]["new"], value)
    assert last["says"]
    table.undo(last["revision"])
    assert table.see()["seats"][0]["fields"] == {}


OF_THE_SETUP = ("edition", "variants", "house_rules", "CCC-O1", "date", "place", "joining")
NAMES = st.sampled_from(
    [
        *("seats", "0", "1", "00", "9", "99", "name", "mark", "left_out", "fields", "mines", "at"),
        *("setup", *OF_THE_SETUP, "may_add_seats", "totals_covered", "shared", "extras"),
        *("a1", "d4", "A1", "z99", "label", "sheet-mark", "seat-city", "picture"),
        *("", "-1", "x" * 65, *FIELDS),
    ]
)
PATHS = st.one_of(
    st.lists(NAMES, max_size=5).map(".".join),
    st.builds("seats.{}.{}.{}".format, st.integers(0, 2), st.sampled_from(FIELDS), NAMES),
    st.builds("seats.{}.{}".format, st.integers(0, 2), st.sampled_from([*FIELDS, "name", "mark"])),
    st.builds("setup.{}".format, NAMES),
    st.text(ANY_SIGNS, max_size=8),
)


@given(st.dictionaries(PATHS, ANYTHING, max_size=4), st.sampled_from(["host", "seat.0", "look"]))
@example({f"seats.{'9' * 5000}.city": 1}, "seat.0")
@example({"seats.0.counts": nested(13)}, "host")
@example({"seats.0.counts": nested(500)}, "host")
@example({"seats.0.cards.0": 1, "seats.0.cards.1": None}, "host")
@example({"seats.0.cards.0": None}, "seat.0")
@example({"seats.0.counts.edition": True}, "seat.0")
@example({"seats.0.counts.mark": [1]}, "seat.0")
@example({"seats.0.counts.CCC-O1": "else"}, "seat.0")
@example({"seats.0.counts.label": 1, "seats.0.counts.sheet-mark": 1}, "host")
@example({"setup.house_rules": {"\ud800": "\udfff", "CCC-O1": []}}, "host")
def test_any_paths_with_any_values_are_taken_or_refused(
    table: Sitting, puts: dict[str, Json], role: str
) -> None:
    table = sat_down(table.client)
    before = table.see()
    preview = sent(table, "POST", "/preview", {"set": puts}, role)
    answer = sent(table, "PATCH", "", {"base": before["revision"], "set": puts}, role)
    assert preview.status_code == answer.status_code
    if answer.status_code == HTTPStatus.OK:
        assert [seat["state"] for seat in strict(preview)["seats"]] == [
            seat["state"] for seat in strict(answer)["seats"]
        ]
        assert_all_can_be_shown(table)
        if table.revision > before["revision"]:
            told(table.undo(table.revision))
        assert same(typed(table.see()), typed(before))
    else:
        assert answer.status_code in {403, 422}
        assert same(table.see(), before)


@given(ANYTHING | st.fixed_dictionaries({}, optional={
    "base": ANYTHING, "set": ANYTHING, "name": ANYTHING,
}))  # fmt: skip
def test_no_body_whatever_breaks_a_call(table: Sitting, body: Json) -> None:
    for method, rest in (("PATCH", ""), ("POST", "/preview"), ("POST", "/seats")):
        answer = sent(table, method, rest, body)
        if answer.status_code == HTTPStatus.CREATED:
            assert isinstance(body["name"], str)
            told(table.ask("host", "DELETE", f"/seats/{len(answer.get_json()['seats']) - 1}"))
        else:
            assert answer.status_code in {200, 422}


SEATS = st.lists(
    ANYTHING
    | st.fixed_dictionaries(
        {"name": st.sampled_from(["Alex", " Zoë"]) | ANYTHING},
        optional={
            "mark": st.just("hat") | ANYTHING,
            "fields": ANYTHING | st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=3),
            "left_out": st.booleans() | ANYTHING,
            **dict.fromkeys(FIELDS, ANYTHING),
        },
    ),
    max_size=3,
)
BODIES = ANYTHING | st.fixed_dictionaries(
    {"title": st.just(TITLE), "seats": SEATS | ANYTHING},
    optional={
        "setup": ANYTHING | st.dictionaries(NAMES, ANYTHING, max_size=3),
        "shared": ANYTHING,
        "extras": ANYTHING,
        "changes": ANYTHING,
        "x": ANYTHING,
    },
)


@given(body=BODIES, how=st.sampled_from(["/", "/import"]))
@example(body={"title": TITLE, "seats": [{"name": "A", "fields": nested(500)}]}, how="/")
@example(body={"title": TITLE, "seats": [{"name": "A", "counts": nested(500)}]}, how="/")
@example(body={"title": TITLE, "seats": [{"name": "A", "cards": nested(11)}]}, how="/")
@example(body={"title": TITLE, "seats": [{"name": "A"}], "setup": {"edition": []}}, how="/")
def test_any_body_makes_a_sheet_or_is_refused(table: Sitting, body: Json, how: str) -> None:
    answer = table.client.post(
        f"{SHEETS}{how}",
        data=written(body),
        content_type="application/json",
        environ_base={"REMOTE_ADDR": new_address()},
    )
    told_back = strict(answer)
    assert answer.status_code in {201, 422}
    if answer.status_code == HTTPStatus.CREATED:
        fields = [dict(seat) for seat in body["seats"]]
        for seat, given_seat in zip(told_back["seats"], fields, strict=True):
            own = {key: given_seat[key] for key in FIELDS if given_seat.get(key) is not None}
            inner = given_seat.get("fields") or {}
            assert same(
                seat["fields"], {**own, **{k: v for k, v in inner.items() if v is not None}}
            )


@pytest.mark.parametrize("rest", ["/changes/1/undo", "/seats/0/take", "/finish", "/rematch"])
def test_no_body_helps_a_role_that_is_too_low(sitting: Sitting, rest: str) -> None:
    refused = {HTTPStatus.FORBIDDEN, HTTPStatus.UNPROCESSABLE_ENTITY}
    for body in ([], {"x": 1}, "text"):
        assert sitting.ask("look", "POST", rest, body).status_code in refused
    assert sitting.ask("look", "POST", rest).status_code == HTTPStatus.FORBIDDEN


NUMBERS_IN_ADDRESSES = ["-1", "1.5", "x", "9" * 30, "1000001", "1e3", " 1", "%00"]


@pytest.mark.parametrize("number", NUMBERS_IN_ADDRESSES)
def test_what_is_no_number_in_an_address_leads_nowhere(sitting: Sitting, number: str) -> None:
    for method, rest in (
        ("POST", f"/changes/{number}/undo"),
        ("DELETE", f"/seats/{number}"),
        ("POST", f"/seats/{number}/take"),
    ):
        assert sitting.ask("host", method, rest).status_code == HTTPStatus.NOT_FOUND
