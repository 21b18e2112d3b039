"""What an address may cost: so much at once and then a share, far above what a table needs."""

from http import HTTPStatus

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.sheets.sitting import SHEETS, new_address
from web.house import limits
from web.house.limits import RateLimit
from web.sheets.installation import NEW_SHEETS

BODY = {"title": "carson-city-cards", "seats": [{"name": "Alex"}]}
TOO_MANY = HTTPStatus.TOO_MANY_REQUESTS


@pytest.fixture
def clock(app: Flask, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still; two seconds of work at once, and one more each ten."""
    now = [0.0]
    work = RateLimit(2.0, 10.0, lambda: now[0])
    monkeypatch.setitem(app.extensions, limits.WORK, work)
    monkeypatch.setattr(limits, "thread_time", lambda: 0.0)
    return now


def worked(app: Flask, address: str, seconds: float) -> None:
    """Something that cost so much was done for an address."""
    with app.test_request_context(environ_base={"REMOTE_ADDR": address}):
        limits.charge_for(seconds)


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/"),
        ("PATCH", f"{SHEETS}/x"),
        ("POST", f"{SHEETS}/x/preview"),
        ("GET", "/print/gold-rush/aid.pdf"),
        ("POST", "/api/v1/gold-rush/ask/placement"),
    ],
)
def test_who_has_cost_too_much_waits_and_is_told_how_long(
    app: Flask, client: FlaskClient, clock: list[float], method: str, address: str
) -> None:
    greedy, other = new_address(), new_address()

    def asked(whose: str, where: str = address) -> tuple[int, str | None]:
        come = {"REMOTE_ADDR": whose}
        with client.open(where, method=method, environ_base=come) as answer:
            return answer.status_code, answer.headers.get("Retry-After")

    worked(app, greedy, 2.5)
    assert asked(greedy) == (TOO_MANY, "5")
    assert asked(other)[0] != TOO_MANY
    assert asked("127.0.0.1")[0] != TOO_MANY
    clock[0] = 5.1
    assert asked(greedy)[0] != TOO_MANY
    worked(app, greedy, 1000)
    assert asked(greedy) == (TOO_MANY, "20")  # a debt has a bottom


def test_the_parts_of_pages_are_never_refused(
    app: Flask, client: FlaskClient, clock: list[float]
) -> None:
    greedy = new_address()
    worked(app, greedy, 1000)
    with client.get("/static/house/house.css", environ_base={"REMOTE_ADDR": greedy}) as answer:
        assert answer.status_code == HTTPStatus.OK
    assert clock == [0.0]


def test_the_time_that_an_answer_takes_and_what_is_sent_are_counted(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = RateLimit(100.0, 1e9)
    monkeypatch.setitem(app.extensions, limits.WORK, work)
    ticks = iter(range(100))
    monkeypatch.setattr(limits, "thread_time", lambda: float(next(ticks)))
    mine, yours = new_address(), new_address()
    client.get("/api/v1/titles", environ_base={"REMOTE_ADDR": mine})
    client.post("/open", data={"text": "x" * 131_072}, environ_base={"REMOTE_ADDR": yours})
    left = [work.take(mine, 99.5), work.take(yours, 99.0)]
    assert all(left)
    assert left[1] == pytest.approx(0.5e9, rel=0.2)


def test_what_is_refused_costs_none_of_the_sheets_that_an_address_may_make(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = RateLimit(1, 100.0, lambda: 0.0)
    monkeypatch.setitem(app.extensions, NEW_SHEETS, limit)
    come = {"REMOTE_ADDR": new_address()}

    def status(body: object) -> int:
        return client.post(f"{SHEETS}/", json=body, environ_base=come).status_code

    assert [status({"title": "x"}) for _ in range(5)] == [HTTPStatus.UNPROCESSABLE_ENTITY] * 5
    assert status(BODY) == HTTPStatus.CREATED
    refused = client.post(f"{SHEETS}/", json=BODY, environ_base=come)
    assert (refused.status_code, refused.headers["Retry-After"]) == (TOO_MANY, "100")


def test_twenty_quick_phones_are_far_below_what_an_address_may_cost() -> None:
    changes_a_second, seconds_for_one, megabytes_for_one = 40, 0.006, 0.001
    cost = seconds_for_one + megabytes_for_one * limits.SECONDS_FOR_A_MEGABYTE
    assert changes_a_second * cost < 1 / limits.SECONDS_FOR_A_SECOND_OF_WORK


def test_an_address_is_forgotten_after_many_others() -> None:
    limit = RateLimit(1, 1e9, lambda: 0.0)
    assert limit.take("first") == 0
    for number in range(limits.ADDRESSES_REMEMBERED):
        limit.take(str(number))
    assert limit.take("first") == 0
