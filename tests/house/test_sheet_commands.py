"""The commands that look after sheets, and the settings that concern them."""

from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import update

from app import create_app
from sheets.storage import tables
from tests.house.table_of_phones import TableOfPhones, sat_down_at_phones
from tests.sheets.sitting import TITLE
from web.house.limits import RateLimit
from web.sheets.installation import NEW_SHEETS, SHEETS, sheets_of

DAY = 24 * 60 * 60 * 1000
MONTH = 30.44 * DAY

Start = Callable[..., Flask]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start an installation of its own with these settings."""
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    monkeypatch.delenv("BOOMTOWN_DATABASE", raising=False)
    opened: list[Flask] = []

    def started(**settings: str) -> Flask:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        opened.append(create_app())
        return opened[-1]

    yield started
    for app in opened:
        if SHEETS in app.extensions:
            sheets_of(app).database.close()


def run(app: Flask, *arguments: str) -> Result:
    """What a command for sheets says."""
    return app.test_cli_runner().invoke(args=["sheets", *arguments])


def untouched(app: Flask, months: float) -> TableOfPhones:
    """A sheet that nobody has touched for so long."""
    table = sat_down_at_phones(app)
    number = sheets_of(app).open(table.code).sheet.id
    moment = int(sheets_of(app).clock() - months * MONTH)
    with sheets_of(app).database.writing() as connection:
        row = tables.sheets.c.id == number
        connection.execute(update(tables.sheets).where(row).values(touched_at=moment))
    return table


def is_there(table: TableOfPhones) -> bool:
    """Whether the sheet still opens."""
    return table.host.client.get(table.address).status_code == HTTPStatus.OK


def left_after(app: Flask, ages: tuple[float, ...], *arguments: str) -> list[bool]:
    """Which sheets of these ages are there after pruning."""
    tables = [untouched(app, age) for age in ages]
    result = run(app, "prune", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    found = [is_there(table) for table in tables]
    assert str(found.count(False)) in result.stdout
    return found


def test_sheets_untouched_for_a_year_are_removed_and_the_newer_stay(start: Start) -> None:
    assert left_after(start(), (12.1, 30, 11.9, 0)) == [False, False, True, True]


def test_how_long_sheets_are_kept_is_a_setting(start: Start) -> None:
    app = start(BOOMTOWN_KEEP_MONTHS="3")
    assert left_after(app, (3.1, 2.9)) == [False, True]


def test_how_long_sheets_are_kept_can_be_told_once(start: Start) -> None:
    app = start(BOOMTOWN_KEEP_MONTHS="3")
    assert left_after(app, (3.1, 6.1), "--months", "6") == [True, False]


def test_a_second_pruning_finds_nothing(start: Start) -> None:
    app = start()
    assert left_after(app, (12.1, 0)) == [False, True]
    assert "0" in run(app, "prune").stdout


@pytest.mark.parametrize("months", ["0", "-1", "x", "1.5", "9999"])
def test_no_other_number_of_months_is_taken(start: Start, months: str) -> None:
    result = run(start(), "prune", "--months", months)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_the_tables_are_made_and_brought_up_to_date(start: Start, tmp_path: Path) -> None:
    app = start()
    for _ in range(2):
        result = run(app, "migrate")
        assert (result.exit_code, result.stderr) == (0, "")
    assert (tmp_path / "boomtown.db").exists()
    assert is_there(sat_down_at_phones(app))


@pytest.mark.parametrize("command", ["migrate", "prune"])
def test_a_database_that_cannot_be_is_said_in_a_sentence(start: Start, command: str) -> None:
    result = run(start(BOOMTOWN_DATABASE="mysql://alex:secret@host/boomtown"), command)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert "secret" not in result.output


def test_a_database_that_cannot_be_is_said_on_pages_too(start: Start) -> None:
    app = start(BOOMTOWN_DATABASE="mysql://alex:secret@host/boomtown")
    answer = app.test_client().post(f"/{TITLE}/sheets", data={"player": "Alex"})
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert answer.mimetype == "text/html"
    assert "secret" not in answer.text


def made(app: Flask, told: str, sender: str = "10.0.0.1", **more: Any) -> int:
    """The answer to a new sheet that comes through a proxy which tells of this address."""
    answer = app.test_client().post(
        f"/{TITLE}/sheets",
        data={"player": "Alex"},
        headers={"X-Forwarded-For": told},
        environ_base={"REMOTE_ADDR": sender},
        **more,
    )
    return answer.status_code


@pytest.fixture
def two_each(start: Start) -> Start:
    """An installation that allows two new sheets for each address."""

    def started(**settings: str) -> Flask:
        app = start(**settings)
        app.extensions[NEW_SHEETS] = RateLimit(2, 1000.0, clock=lambda: 0.0)
        return app

    return started


SOME, TOO_MANY = HTTPStatus.SEE_OTHER, HTTPStatus.TOO_MANY_REQUESTS


def test_what_a_sender_tells_of_its_address_is_not_believed(two_each: Start) -> None:
    app = two_each()
    assert [made(app, f"1.2.3.{n}") for n in range(3)] == [SOME, SOME, TOO_MANY]
    assert made(app, "1.2.3.4", sender="10.0.0.2") == SOME


def test_behind_a_proxy_the_address_that_it_tells_counts(two_each: Start) -> None:
    app = two_each(BOOMTOWN_PROXIES="1")
    assert [made(app, "1.2.3.4") for _ in range(3)] == [SOME, SOME, TOO_MANY]
    assert made(app, "1.2.3.5") == SOME


def test_behind_a_proxy_only_its_own_word_is_believed(two_each: Start) -> None:
    app = two_each(BOOMTOWN_PROXIES="1")
    answers = [made(app, f"9.9.9.{n}, 1.2.3.4") for n in range(3)]
    assert answers == [SOME, SOME, TOO_MANY]


def test_whoever_made_too_many_sheets_reads_a_sentence(two_each: Start) -> None:
    app = two_each()
    table = sat_down_at_phones(app)
    app.extensions[NEW_SHEETS] = RateLimit(0, 1000.0, clock=lambda: 0.0)
    for address in (f"/{TITLE}/sheets", f"{table.address}/rematch"):
        answer = table.host.client.post(address, data={"player": "Alex", "sure": "1"})
        assert answer.status_code == TOO_MANY
        assert answer.mimetype == "text/html"
        assert '<p class="lead">' in answer.text
    assert is_there(table)


def test_an_allowance_comes_back_with_time() -> None:
    moment = [0.0]
    limit = RateLimit(2, 10.0, clock=lambda: moment[0])
    assert [limit.take("a") for _ in range(3)] == [0, 0, 10.0]
    moment[0] = 9.0
    assert limit.take("a") == pytest.approx(1.0)
    moment[0] = 10.5
    assert [limit.take("a"), limit.take("a")] == [0, pytest.approx(9.5)]
    moment[0] = 1000.0
    assert [limit.take("a") for _ in range(3)] == [0, 0, 10.0]
