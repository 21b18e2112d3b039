"""Two real servers on one PostgreSQL: as one for the phones, whichever of them they ask."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from shutil import which
from statistics import median
from urllib.error import HTTPError
from urllib.request import urlopen
from uuid import uuid4

import pytest

from tests.house.caddy import SECONDS_UNTIL_IT_ASKS_AGAIN, caddy
from tests.house.ears import Ear
from tests.house.mortal import Mortal, wait_for_more
from tests.house.phone import EXPECTED
from tests.house.phones import (
    LONGEST_PAUSE,
    MORE_THAN_ENOUGH,
    Phones,
    SharedSheet,
    asked,
    told,
)
from tests.house.replay import History
from tests.house.test_boomtown_command import PATIENCE
from tests.postgresql import Server, own_server, remove
from tests.thorough import thorough

WRITERS = 8
LONGEST_LIFE = 0.5
CHANGES = 20
LONG_PAPER = "/print/carson-city-cards/scorepad.pdf?players=4&copies=10"
"""It takes a while, and is printed to its end."""

Open = Callable[[str], Mortal]


@pytest.fixture
def database(postgresql: Server) -> Iterator[str]:
    """A database of this test."""
    name = f"servers_{uuid4().hex}"
    yield postgresql.new_database(name)
    postgresql.drop(name)


@pytest.fixture
def stoppable() -> Iterator[Server]:
    """A PostgreSQL that only this test needs."""
    server = own_server()
    yield server
    remove(server)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Open]:
    """Open servers on a database, each with folders of its own and one secret."""
    secret = tmp_path / "secret"
    secret.write_bytes(b"s" * 32)
    secret.chmod(0o600)
    opened: list[Mortal] = []

    def started(database: str) -> Mortal:
        settings = {
            "BOOMTOWN_DATABASE": database,
            "BOOMTOWN_SECRET_FILE": str(secret),
            "BOOMTOWN_URL": "http://saloon.example",
        }
        server = Mortal(tmp_path / f"data {len(opened)}", settings=settings)
        opened.append(server)
        server.open()
        return server

    yield started
    for each in opened:
        with suppress(ProcessLookupError):
            each.kill()


def change(port: int, code: str, revision: int) -> None:
    body = {"base": revision, "set": {"setup.place": f"Saloon {revision}"}}
    asked(port, code, body, "PATCH")


def status_of(port: int, address: str) -> int:
    try:
        with urlopen(f"http://127.0.0.1:{port}{address}", timeout=PATIENCE) as answer:
            return int(answer.status)
    except HTTPError as error:
        return int(error.code)


@contextmanager
def ears_at(ports: Sequence[int], sheet: SharedSheet) -> Iterator[list[Ear]]:
    """A stream from each server."""
    with ExitStack() as opened:
        yield [opened.enter_context(Ear(port, sheet.codes["look"])) for port in ports]


def all_is_kept_and_told(phones: Phones, ears: Sequence[Ear]) -> History:
    """What the phones did: nothing of it is lost, and every stream tells each change once."""
    history = phones.history()
    last = history.last["revision"]
    for ear in ears:
        ear.wait_for(last)
        assert ear.revisions == list(range(2, last + 1))
    assert list(history.flaws()) == []
    return history


@thorough
def test_a_change_through_one_is_seen_live_through_the_other(serve: Open, database: str) -> None:
    here, there = serve(database), serve(database)
    sheet = SharedSheet(here.port)
    waited = []
    with Ear(there.port, sheet.codes["look"]) as far:
        for revision in range(1, CHANGES + 1):
            began = time.monotonic()
            change(here.port, sheet.codes["host"], revision)
            far.wait_for(revision + 1)
            waited.append(far.heard[-1][1] - began)
    assert far.revisions == list(range(2, CHANGES + 2))
    milliseconds = median(waited) * 1000
    print(f"heard of through the other server after {milliseconds:.0f} ms (median)")  # noqa: T201
    assert [status_of(each.port, "/ready") for each in (here, there)] == [200, 200]
    assert here.end() == there.end() == ""


@thorough
@pytest.mark.parametrize("seconds", [10.0])
def test_while_the_database_is_away_nothing_is_taken_and_then_all_goes_on(
    serve: Open, stoppable: Server, tmp_path: Path, seconds: float
) -> None:
    database = stoppable.new_database("away")
    here, there = serve(database), serve(database)
    ports = (here.port, there.port)
    sheet = SharedSheet(here.port)
    phones = Phones(sheet, tmp_path, WRITERS, ports, are_patient=True)
    with ears_at(ports, sheet) as ears:
        with phones.writing(MORE_THAN_ENOUGH, LONGEST_PAUSE) as processes:
            wait_for_more(phones, processes)
            time.sleep(LONGEST_LIFE)
            stoppable.stop()
            statuses = {status_of(port, "/ready") for port in ports}
            statuses |= {status_of(port, f"/s/{sheet.codes['host']}") for port in ports}
            assert statuses == {503}
            assert {status_of(port, "/health") for port in ports} == {200}
            time.sleep(seconds)
            stoppable.start()
            wait_for_more(phones, processes)
            time.sleep(LONGEST_LIFE)
            phones.over.touch()
        history = all_is_kept_and_told(phones, ears)
    print(f"{seconds:.0f} s without the database: {told(history)}")  # noqa: T201


@thorough
def test_one_of_two_is_killed_again_and_again_and_nothing_confirmed_is_lost(
    serve: Open, database: str, tmp_path: Path, piece: int, whole: bool
) -> None:
    kills, chance = 100 if whole else 2, Random(1873 + piece)  # noqa: S311 (no secret)
    mortal, other = serve(database), serve(database)
    sheet = SharedSheet(other.port)
    ports = (mortal.port, other.port)
    phones = Phones(sheet, tmp_path, WRITERS, ports)
    with ears_at(ports, sheet) as ears:
        with phones.writing(MORE_THAN_ENOUGH, LONGEST_PAUSE) as processes:
            for _ in range(kills):
                wait_for_more(phones, processes)
                time.sleep(chance.uniform(0, LONGEST_LIFE))
                assert mortal.kill() == ""
                mortal.open()
            wait_for_more(phones, processes)
            phones.over.touch()
        history = all_is_kept_and_told(phones, ears)
    kept = f"{history.unheard} kept without an answer"
    print(f"{kills} sudden deaths of one of two: {told(history)}, {kept}")  # noqa: T201


@thorough
def test_servers_are_replaced_one_after_the_other_and_nobody_notices(
    serve: Open, database: str, tmp_path: Path
) -> None:
    servers = [serve(database) for _ in range(2)]
    ports = tuple(server.port for server in servers)
    sheet = SharedSheet(ports[0])
    phones = Phones(sheet, tmp_path, WRITERS, ports)
    with ears_at(ports, sheet) as ears, ThreadPoolExecutor() as beside:
        with phones.writing(MORE_THAN_ENOUGH, LONGEST_PAUSE) as processes:
            for server in servers * 2:
                wait_for_more(phones, processes)
                paper = beside.submit(status_of, server.port, LONG_PAPER)
                time.sleep(LONGEST_LIFE)
                assert server.end() == ""
                assert server.process.returncode == 0
                assert paper.result() == 200
                server.open()
            wait_for_more(phones, processes)
            phones.over.touch()
        history = all_is_kept_and_told(phones, ears)
    assert history.unheard == 0
    print(f"each of two replaced twice: {told(history)}")  # noqa: T201


@thorough
@pytest.mark.skipif(not which("caddy"), reason="Caddy is not here to stand in front")
def test_behind_the_proxy_nobody_gets_an_error_while_servers_are_replaced(
    serve: Open, database: str, tmp_path: Path
) -> None:
    servers = [serve(database) for _ in range(2)]
    with caddy(tmp_path, [server.port for server in servers]) as port:
        sheet = SharedSheet(port)
        phones = Phones(sheet, tmp_path, WRITERS)
        with ears_at([port], sheet) as ears:
            with phones.writing(MORE_THAN_ENOUGH, LONGEST_PAUSE) as processes:
                for server in servers:
                    wait_for_more(phones, processes)
                    assert server.end() == ""
                    server.open()
                    time.sleep(SECONDS_UNTIL_IT_ASKS_AGAIN)
                wait_for_more(phones, processes)
                phones.over.touch()
            history = all_is_kept_and_told(phones, ears)
    assert history.unheard == 0
    assert {each.status for each in history.tries} <= {*EXPECTED}
    print(f"each of two replaced behind a proxy: {told(history)}")  # noqa: T201


@thorough
@pytest.mark.usefixtures("piece")
def test_many_writers_at_both_lose_nothing(serve: Open, database: str, tmp_path: Path) -> None:
    writers, seconds = 20, 60.0
    ports = (serve(database).port, serve(database).port)
    sheet = SharedSheet(ports[0])
    phones = Phones(sheet, tmp_path, writers, ports)
    with ears_at(ports, sheet) as ears:
        with phones.writing(MORE_THAN_ENOUGH):
            time.sleep(seconds)
            phones.over.touch()
        history = all_is_kept_and_told(phones, ears)
    print(f"{writers} writers at two servers for {seconds:.0f} s: {told(history)}")  # noqa: T201
