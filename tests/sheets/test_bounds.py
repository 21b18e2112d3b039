"""How much there may be of something, and what the worst that fits costs: seconds of processor."""

from collections.abc import Callable
from http import HTTPStatus
from time import thread_time
from typing import Any

import pytest
from flask.testing import FlaskClient

from scoring.titles import titles
from sheets import checking, edits
from sheets.document import Document, Put, as_text, changed, tried, value_at
from sheets.storage import reading_changes
from tests.sheets.sitting import SHEETS, Sitting, made, sat_down, told

Json = Any
MANY = 500
GOLD_RUSH = "gold-rush"
SOME = 1.0
"""Seconds of the processor; what these once took is 12 and 14, what they take a tenth of these."""


def cost_of(work: Callable[[], Any]) -> float:
    """Seconds of the processor that something takes in this thread."""
    began = thread_time()
    work()
    return thread_time() - began


def asked(sitting: Sitting, method: str, rest: str, body: Json) -> Callable[[], Json]:
    """A call that is still to be made."""
    address = f"{SHEETS}/{sitting.code('host')}{rest}"
    return lambda: told(sitting.client.open(address, method=method, json=body))


@pytest.fixture
def map_makers(client: FlaskClient) -> Sitting:
    """A table with a map on which there is room for few more."""
    sitting = sat_down(client, "Ann", "Ben", title=GOLD_RUSH)
    cells = (f"{n % 90},{n // 90}=x" for n in range(checking.LONGEST_DRAWING // 8 - 2 * MANY))
    sitting.set({"shared.map": ";".join(cells)})
    return sitting


@pytest.fixture
def counters(client: FlaskClient) -> Sitting:
    """A table with as many values as there may be, and a change for each few hundred."""
    sitting = sat_down(client, "Ann", "Ben")
    for block in range(checking.MOST_VALUES // MANY - 1):
        sitting.set({f"seats.0.counts.a{block}x{n}": 1 for n in range(MANY)})
    return sitting


def test_five_hundred_places_of_the_largest_map_cost_next_to_nothing(map_makers: Sitting) -> None:
    puts = {f"shared.map.{n % 50},{-1 - n // 50}": "x" for n in range(MANY)}
    assert cost_of(asked(map_makers, "POST", "/preview", {"set": puts})) < SOME
    assert cost_of(asked(map_makers, "PATCH", "", {"base": 2, "set": puts})) < SOME


def test_five_hundred_values_beside_thousands_cost_next_to_nothing(counters: Sitting) -> None:
    puts = {f"seats.0.counts.a0x{n}": 2 for n in range(MANY)}
    base = counters.revision
    assert cost_of(asked(counters, "PATCH", "", {"base": base, "set": puts})) < SOME


def test_the_pages_cost_the_same_however_many_paths_a_change_has(counters: Sitting) -> None:
    for page in (f"/s/{counters.code('host')}/changes", f"/s/{counters.code('host')}"):
        assert cost_of(lambda page=page: counters.client.get(page)) < SOME


def test_what_undoing_would_move_is_worked_out_when_somebody_asks(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben")
    sitting.set({"seats.0.city": "hb.i/tl.i", "seats.0.characters": []})
    last = sitting.revision
    address = f"/s/{sitting.code('host')}/changes"
    plain = client.get(address).text
    assert f"undo={last}#" in plain
    assert "It would" not in plain
    asked = client.get(f"{address}?undo={last}").text
    assert "It would" in asked
    assert f"undo={last}#" not in asked


@pytest.mark.parametrize("undo", ["1", "99999", "x", "9" * 30, "-1", "٣", ""])
@pytest.mark.parametrize("before", ["1", "9" * 30, "-1", ""])
def test_whatever_stands_in_the_address_of_the_timeline(
    client: FlaskClient, undo: str, before: str
) -> None:
    sitting = sat_down(client, "Ann", "Ben")
    address = f"/s/{sitting.code('host')}/changes"
    answer = client.get(address, query_string={"undo": undo, "before": before})
    assert answer.status_code == HTTPStatus.OK


TOO_LONG = ";".join(f"{n % 99},{n // 99}=xxxx" for n in range(2000))


def test_no_drawing_is_longer_than_any_can_be(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben", title=GOLD_RUSH)
    refused = sitting.put({"shared.map": TOO_LONG})
    assert list(told(refused, HTTPStatus.UNPROCESSABLE_ENTITY)["errors"]) == ["shared.map"]
    body = {"title": GOLD_RUSH, "seats": [{"name": "Ann"}], "shared": {"map": TOO_LONG}}
    told(made(client, body), HTTPStatus.UNPROCESSABLE_ENTITY)
    sitting.set({"shared.map": TOO_LONG[: checking.LONGEST_DRAWING - 10]})
    one_more = sitting.put({"shared.map.-1,-1": "x" * 20})
    assert list(told(one_more, HTTPStatus.UNPROCESSABLE_ENTITY)["errors"]) == ["shared.map.-1,-1"]


A_LONG_MAP = pytest.param(
    GOLD_RUSH, {"shared.map": TOO_LONG}, ("shared.map.-1,-1", "x"), "shared.map.0,0", id="a map"
)
MANY_VALUES = pytest.param(
    "carson-city-cards",
    {"seats.0.counts": {f"a{n}": 1 for n in range(checking.MOST_VALUES + 100)}},
    ("seats.0.counts.more", 1),
    "seats.0.counts.a1",
    id="many values",
)


@pytest.mark.parametrize(("title", "before", "more", "less"), [A_LONG_MAP, MANY_VALUES])
def test_what_is_too_large_already_stays_readable_and_says_so_where_more_comes(
    client: FlaskClient,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    before: Json,
    more: tuple[str, Json],
    less: str,
) -> None:
    sitting = sat_down(client, "Ann", "Ben", title=title)
    with monkeypatch.context() as earlier:
        earlier.setattr(checking, "LONGEST_DRAWING", 10**9)
        earlier.setattr(checking, "MOST_VALUES", 10**9)
        sitting.set(before)
    for rest in ("", "/export.json", "/export.csv", "/changes"):
        assert sitting.ask("look", "GET", rest).status_code == HTTPStatus.OK
    for page in ("", "/changes", "/result", "/take-along"):
        answer = client.get(f"/s/{sitting.code('host')}{page}")
        assert answer.status_code in {HTTPStatus.OK, HTTPStatus.FOUND}
    path, value = more
    refused = told(sitting.put({path: value}), HTTPStatus.UNPROCESSABLE_ENTITY)
    assert "still be read" in refused["errors"][path][0]
    sitting.set({"seats.1.name": "Bo", less: None})
    assert sitting.ask("host", "DELETE").status_code == HTTPStatus.NO_CONTENT


def test_a_timeline_holds_so_much_and_says_so(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edits, "LARGEST_TIMELINE", 4_000)
    sitting = sat_down(client, "Ann", "Ben")
    sitting.set({"seats.0.level": "x" * 3000})
    refused = sitting.put({"seats.0.level": "y" * 3000})
    assert "still be read" in told(refused, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)["detail"]
    assert sitting.undo(2).status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    assert sitting.see()["seats"][0]["fields"]["level"] == "x" * 3000
    assert sitting.finish()["status"] == "finished"
    assert sitting.ask("host", "DELETE").status_code == HTTPStatus.NO_CONTENT


@pytest.fixture
def long_told(client: FlaskClient) -> Sitting:
    """A table with some changes, the last of which is number 9."""
    sitting = sat_down(client, "Ann", "Ben")
    for number in range(8):
        sitting.set({"seats.0.level": "x" * 100 * (number + 1)})
    return sitting


def test_the_timeline_is_read_in_pages(long_told: Sitting) -> None:
    address, found = f"{SHEETS}/{long_told.code('look')}/changes?most=3", list[int]()
    while address:
        answer = long_told.client.get(address)
        page = told(answer)
        found += [change["revision"] for change in page["changes"]]
        address = page["next"]
        assert answer.headers.get("Link") == (f'<{address}>; rel="next"' if address else None)
    assert found == list(range(1, 10))


def test_a_page_of_the_timeline_holds_no_more_than_an_answer_can_carry(
    long_told: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading_changes, "LARGEST_READ", 1500)
    first = long_told.ask("look", "GET", "/changes")
    assert 1 < len(told(first)["changes"]) < 9
    assert told(first)["next"]
    last = long_told.ask("look", "GET", "/changes?after=8&most=9")
    assert [change["revision"] for change in told(last)["changes"]] == [9]
    assert told(last)["next"] is None
    page = long_told.client.get(f"/s/{long_told.code('look')}/changes").text
    assert "before=" in page


@pytest.mark.parametrize("wish", ["after=x", "most=-1", "after=" + "9" * 30, "most=", "most=99999"])
def test_a_wish_for_a_page_that_can_be_none_is_no_wish(long_told: Sitting, wish: str) -> None:
    answer = long_told.ask("look", "GET", f"/changes?{wish}")
    assert len(told(answer)["changes"]) == 9


def test_whoever_has_missed_too_much_is_told_to_fetch_the_sheet_anew(
    long_told: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading_changes, "MOST_READ", 5)
    near = long_told.ask("look", "GET", "/events?after=4")
    far = long_told.ask("look", "GET", "/events?after=3")
    with near, far:
        beginning = [next(far.response) for _ in range(2)]
        assert beginning[1] == b'id: 9\nevent: reload\ndata: {"revision": 9}\n\n'
        assert [next(near.response)[:6] for _ in range(6)][1:] == [
            f"id: {n}\n".encode()[:6] for n in range(5, 10)
        ]


PLACES = [f"seats.0.city.{column}{row}" for column in "abc" for row in range(1, 4)]


def test_many_puts_at_once_are_what_they_are_one_after_the_other() -> None:
    facts = titles()["carson-city-cards"].sheet
    bare: Document = {
        "setup": {},
        "shared": {},
        "extras": {},
        "seats": [{"name": "A", "fields": {}}],
    }
    text = as_text(bare)
    puts = [
        *(Put(path, "h") for path in PLACES),
        Put("seats.0.level", {"a": {}}),
        *(Put(f"seats.0.level.a.{n}", n) for n in "xyz"),
        Put("seats.0.city.b2", None),
        Put("seats.0.list.0", [1]),
        Put("seats.0.list.0.1", 2),
        Put("seats.0.list.0.9", 2),
        Put("seats.0.city", "s"),
        Put("seats.0.city.a2", "t"),
    ]
    one_by_one, refused = bare, []
    for put in puts:
        one_by_one, faults = tried(one_by_one, [put], facts)
        refused += faults
    at_once = tried(bare, puts, facts)
    assert at_once == (one_by_one, refused)
    assert [put.path for put, _ in refused] == ["seats.0.list.0.9"]
    assert as_text(bare) == text
    assert value_at(at_once[0], "seats.0.city", facts) == "s/t"
    assert changed(bare, [], facts) is bare


def test_a_saved_name_works_without_the_marks_that_came_along(client: FlaskClient) -> None:
    sitting = sat_down(client, "\u2068Ann\u2069", "Ben\u200e ")
    assert [seat["name"] for seat in sitting.see()["seats"]] == ["Ann", "Ben"]
    sitting.set({"seats.1.name": "\ufeffBea"})
    told(sitting.ask("host", "POST", "/seats", {"name": "\u200bCid"}), HTTPStatus.CREATED)
    assert [seat["name"] for seat in sitting.see()["seats"]] == ["Ann", "Bea", "Cid"]


@pytest.mark.parametrize("name", ["Ann\u202egnp.exe", "\u202dBen"])
def test_a_name_that_turns_the_writing_round_is_refused(client: FlaskClient, name: str) -> None:
    sitting = sat_down(client, "Ann", "Ben")
    for answer in (
        sitting.put({"seats.1.name": name}),
        sitting.ask("host", "POST", "/seats", {"name": name}),
        made(client, {"title": GOLD_RUSH, "seats": [{"name": name}]}),
    ):
        [says] = next(iter(told(answer, HTTPStatus.UNPROCESSABLE_ENTITY)["errors"].values()))
        assert "turn the writing round" in says


def test_what_lies_face_down_cannot_be_guessed_with_an_old_base(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben", title=GOLD_RUSH)
    sitting.set({"seats.0.gold": 41}, "seat.0")
    answers = [sitting.put({"seats.0.gold": guess}, "host", base=1) for guess in (40, 41)]
    wrong, right = (told(answer, HTTPStatus.FORBIDDEN) for answer in answers)
    assert wrong == right
    assert told(sitting.put({"seats.0.gold": 41}, "seat.0", base=1))["revision"] == 2
