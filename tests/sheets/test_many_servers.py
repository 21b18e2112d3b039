"""Two applications on one PostgreSQL: what one does the other knows, and nothing is lost."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from threading import Barrier
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import text

from sheets import roles
from sheets.codes import pad_code
from sheets.edits import ChangeRequest
from sheets.hub import Follower, FollowingEndedError
from sheets.opened import News, Opened
from sheets.refusals import NoSheetError, StandsAgainstError
from sheets.sheets import Sheets
from sheets.storage import Database, known_secret, listening
from sheets.storage.allowances import Allowances, Bucket
from sheets.timeline import ChangeKind
from tests.postgresql import Server

SECRET, OTHER_SECRET = b"a" * 32, b"b" * 32
TODAY = date(2026, 11, 19)
SEATS = [{"name": name} for name in ("Alex", "Kim", "Sam")]
BODY = {"title": "carson-city-cards", "seats": SEATS}
PATIENCE = 20

Two = tuple[Sheets, Sheets]


@pytest.fixture
def address(postgresql: Server) -> Iterator[str]:
    """A database of this test."""
    name = f"two_{uuid4().hex}"
    yield postgresql.new_database(name)
    postgresql.drop(name)


@pytest.fixture
def two(address: str) -> Iterator[Two]:
    """Two servers' sheets in one database."""
    here, there = (Sheets(Database(address), SECRET, "test") for _ in range(2))
    yield here, there
    for each in (here, there):
        each.close()


@pytest.fixture
def made(two: Two) -> Opened:
    """A sheet that the first of them made."""
    return two[0].make(BODY, TODAY)


def put(sheets: Sheets, code: str, path: str, value: Any) -> Opened:
    base = sheets.open(code).sheet.revision
    return sheets.put(code, ChangeRequest(base, {path: value}))


def following(sheets: Sheets, code: str) -> Follower[News]:
    """Somebody who follows, once the server listens."""
    follower = sheets.follow(sheets.open(code))
    deadline = time.monotonic() + PATIENCE
    listens = text("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    while time.monotonic() < deadline:
        with sheets.database.reading() as connection:
            if connection.scalar(listens):
                return follower
        time.sleep(0.01)
    raise AssertionError("it does not listen")


def heard(follower: Follower[News], count: int) -> list[int]:
    """The revisions of so many news."""
    found = (follower.next(PATIENCE) for _ in range(count))
    return [news.change.revision for news in found if news is not None]


def test_what_one_server_is_told_the_phones_of_the_other_hear_in_order(
    two: Two, made: Opened
) -> None:
    here, there = two
    with following(there, made.code) as far, following(here, made.code) as near:
        for number in range(5):
            put(two[number % 2], made.code, "setup.place", f"Saloon {number}")
        assert heard(far, 5) == heard(near, 5) == [2, 3, 4, 5, 6]
        assert far.next(0.1) is None


def test_a_stream_hears_what_was_done_between_reading_and_following(two: Two, made: Opened) -> None:
    here, there = two
    seen = there.open(made.code)
    put(here, made.code, "setup.place", "Saloon")
    put(here, made.code, "setup.place", "Church")
    with there.follow(seen) as far:
        assert heard(far, 2) == [2, 3]


def test_a_renewed_code_and_a_deleted_sheet_are_heard_of(two: Two, made: Opened) -> None:
    here, there = two
    removed: list[int] = []
    there.crier.gone.append(removed.append)
    look = there.look_code(made.sheet)
    with following(there, made.code) as far:
        here.renew(made.code, roles.LOOK)
        news = far.next(PATIENCE)
        assert news is not None
        assert news.change.kind is ChangeKind.RENEWED
        with pytest.raises(NoSheetError):
            there.open(look)
        here.delete(made.code)
        with pytest.raises(FollowingEndedError):
            far.next(PATIENCE)
    assert removed == [made.sheet.id]


def test_pruning_ends_the_streams_of_every_server(two: Two, made: Opened) -> None:
    here, there = two
    with following(there, made.code) as far:
        assert here.prune(made.sheet.touched_at + 1) == 1
        with pytest.raises(FollowingEndedError):
            far.next(PATIENCE)


def test_a_server_whose_connection_broke_hears_what_it_missed(two: Two, made: Opened) -> None:
    here, there = two
    listeners = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    with following(there, made.code) as far:
        with here.database.writing() as connection:
            connection.execute(text(listeners))
        for place in ("Saloon", "Church"):
            put(here, made.code, "setup.place", place)
        assert heard(far, 2) == [2, 3]


def test_what_nobody_announced_is_found_all_the_same(
    two: Two, made: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    monkeypatch.setattr(listening, "SECONDS_BETWEEN_LOOKS", 0.05)
    monkeypatch.setattr(Database, "announce", lambda *_: None)
    with following(there, made.code) as far:
        put(here, made.code, "setup.place", "Saloon")
        assert heard(far, 1) == [2]


def test_whoever_missed_very_much_is_sent_to_read_anew(
    two: Two, made: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    monkeypatch.setattr("sheets.crier.MOST_AT_ONCE", 2)
    seen = there.open(made.code)
    for number in range(4):
        put(here, made.code, "setup.place", f"Saloon {number}")
    with there.follow(seen) as far, pytest.raises(FollowingEndedError):
        far.next(PATIENCE)


def test_changes_through_both_at_once_lose_nothing(two: Two, made: Opened) -> None:
    each, together = 20, Barrier(4)

    def write(number: int) -> None:
        together.wait()
        for value in range(each):
            path = f"seats.{number % 3}.name" if number < 3 else "setup.place"
            put(two[number % 2], made.code, path, f"{number} {value}")

    with ThreadPoolExecutor(4) as writers:
        list(writers.map(write, range(4)))
    opened, changes = two[0].changes(made.code)
    assert [change.revision for change in changes] == list(range(1, 4 * each + 2))
    names = [seat["name"] for seat in opened.sheet.document["seats"]]
    assert names == [f"{number} {each - 1}" for number in range(3)]
    assert opened.sheet.document["setup"]["place"] == f"3 {each - 1}"


def test_one_pad_becomes_one_sheet_though_two_start_it_at_once(two: Two) -> None:
    code, together = pad_code(SECRET, "carson-city-cards"), Barrier(2)

    def start(sheets: Sheets) -> bool:
        together.wait()
        try:
            sheets.start_pad(code, BODY, TODAY)
        except StandsAgainstError:
            return False
        return True

    with ThreadPoolExecutor(2) as both:
        assert sorted(both.map(start, two)) == [False, True]


def test_codes_renewed_at_both_at_once_open_the_sheet(two: Two, made: Opened) -> None:
    together = Barrier(2)

    def renew(sheets: Sheets) -> None:
        together.wait()
        sheets.renew(made.code, roles.JOIN)

    with ThreadPoolExecutor(2) as both:
        list(both.map(renew, two))
    assert two[0].open(made.code).sheet.keeping.generation(roles.JOIN) == 2


def test_what_an_address_may_do_is_counted_for_all_servers_together(address: str) -> None:
    here, there = (Allowances(Database(address), SECRET) for _ in range(2))
    two_at_once = Bucket(2, 1000.0)
    took = [each.take("things", "1.2.3.4", two_at_once) for each in (here, there, here)]
    assert took[:2] == [0, 0]
    assert 990 < took[2] <= 1000
    assert there.take("things", "1.2.3.5", two_at_once) == 0
    here.charge("things", "1.2.3.4", two_at_once, -1.0)
    assert there.take("things", "1.2.3.4", two_at_once) == 0
    with here.database.reading() as connection:
        kept = str(connection.execute(text("SELECT * FROM allowances")).all())
    assert "1.2.3" not in kept
    for each in (here, there):
        each.database.close()


def test_all_servers_need_one_secret(two: Two) -> None:
    here, there = (each.database for each in two)
    assert known_secret.is_ours(here, SECRET)
    assert known_secret.is_ours(there, SECRET)
    assert not known_secret.is_ours(there, OTHER_SECRET)
    known_secret.take(there, OTHER_SECRET)
    assert not known_secret.is_ours(here, SECRET)
