"""What is too much: a sentence, not a crash."""

from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from sheets import limits, sheets
from sheets.hub import Hub
from tests.sheets.sitting import CITY, SHEETS, TITLE, Sitting, made, new_address, sat_down, told
from web.house.limits import RateLimit
from web.sheets.installation import NEW_SHEETS, sheets_of

Json = Any
BODY = {"title": TITLE, "seats": [{"name": "Alex"}]}


def test_the_limits_are_those_of_the_contract() -> None:
    assert (limits.LARGEST, limits.MOST_CHANGES) == (256 * 1024, 20_000)


def test_a_sheet_with_as_many_changes_as_it_holds_takes_no_more(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_CHANGES", 3)
    sitting.set({"seats.0.city": CITY})
    sitting.set({"seats.1.city": CITY})
    for role, method, rest, body in (
        ("host", "PATCH", "", {"base": 3, "set": {"seats.2.city": CITY}}),
        ("host", "POST", "/changes/2/undo", None),
        ("host", "POST", "/seats", {"name": "Dora"}),
        ("join", "POST", "/seats/1/take", None),
    ):
        answer = sitting.ask(role, method, rest, body)
        assert "3" in told(answer, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)["detail"]
    assert sitting.see()["revision"] == 3
    told(sitting.ask("host", "POST", "/links/join/renew"))
    assert sitting.finish()["status"] == "finished"
    assert sitting.ask("host", "DELETE").status_code == HTTPStatus.NO_CONTENT


def test_a_sheet_holds_so_much_and_not_a_byte_more(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LARGEST", 1000)
    fitting, too_much = 1, 1000
    while too_much - fitting > 1:
        middle = (fitting + too_much) // 2
        answer = sitting.put({"seats.0.level": "x" * middle})
        fitting, too_much = (
            (middle, too_much) if answer.status_code == HTTPStatus.OK else (fitting, middle)
        )
    sitting.set({"seats.0.level": "x" * fitting})
    answer = sitting.put({"seats.0.level": "x" * (fitting + 1)})
    assert "256 KiB" in told(answer, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)["detail"]
    assert sitting.see()["seats"][0]["fields"]["level"] == "x" * fitting
    sitting.set({"seats.0.level": None})
    sitting.set({"seats.0.level": "x" * fitting})


def test_no_end_of_paths_is_kept_beside_an_empty_sheet(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LARGEST", 3000)
    for attempt in range(100):
        path = f"seats.0.counts.{'x' * 60}{attempt}"
        if sitting.put({path: 1}).status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            break
        sitting.put({path: None})
    assert 5 < attempt < 99
    sitting.set({"seats.0.counts": {}})
    sitting.set({"seats.0.counts.mines": 4})


def test_a_new_sheet_holds_no_more_than_others(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LARGEST", 1000)
    body = {**BODY, "seats": [{"name": "Alex", "level": "x" * 1000}]}
    told(made(client, body), HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


def test_the_largest_sheet_comes_back_from_its_file(sitting: Sitting) -> None:
    sitting.set({f"seats.0.counts.a{number}": "x" * 25_000 for number in range(8)})
    saved = sitting.ask("host", "GET", "/export.json").get_json()
    told(made(sitting.client, saved, "/import"), HTTPStatus.CREATED)


@pytest.fixture
def few(app: Flask, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Two sheets at once for each address, and one more each ten seconds; the clock is here."""
    clock = [0.0]
    limit = RateLimit(2, 10.0, lambda: clock[0])
    monkeypatch.setitem(app.extensions, NEW_SHEETS, limit)
    return clock


def test_whoever_makes_too_many_waits(client: FlaskClient, few: list[float]) -> None:
    mine, theirs = new_address(), new_address()

    def status(address: str, how: str = "/") -> int:
        come = {"REMOTE_ADDR": address}
        return client.post(f"{SHEETS}{how}", json=BODY, environ_base=come).status_code

    assert [status(mine), status(mine, "/import"), status(mine)] == [201, 201, 429]
    assert status(mine, "/import") == HTTPStatus.TOO_MANY_REQUESTS
    assert status(theirs) == HTTPStatus.CREATED
    few[0] += 9.9
    assert status(mine) == HTTPStatus.TOO_MANY_REQUESTS
    few[0] += 0.2
    assert [status(mine), status(mine)] == [201, 429]
    few[0] += 1000
    assert [status(mine) for _ in range(3)] == [201, 201, 429]


def test_a_rematch_is_a_new_sheet_too(client: FlaskClient, few: list[float]) -> None:
    assert few == [0.0]
    sitting, come = sat_down(client), {"REMOTE_ADDR": new_address()}
    address = f"{SHEETS}/{sitting.code('host')}/rematch"
    answers = [client.post(address, environ_base=come) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].get_json()["detail"]


def test_open_streams_are_bounded(
    app: Flask, sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = sheets_of(app)
    bounded = sheets.Sheets(house.database, house.secret, house.version, Hub(most_of_one_sheet=2))
    monkeypatch.setitem(app.extensions, "sheets", bounded)
    streams = [sitting.ask("look", "GET", "/events") for _ in range(2)]
    answer = sitting.ask("look", "GET", "/events")
    assert told(answer, HTTPStatus.TOO_MANY_REQUESTS)["detail"]
    streams[0].close()
    again = sitting.ask("look", "GET", "/events")
    assert again.status_code == HTTPStatus.OK
    for stream in (again, streams[1]):
        stream.close()
    bounded.crier.stop()
