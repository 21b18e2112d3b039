"""`./boomtown bench load`: what servers carry, one on a file, one and two on PostgreSQL."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

from tests.benchmarks.card_game import SLUG, full_table
from tests.benchmarks.live import (
    CHANGES,
    HOST,
    PATIENCE,
    SECONDS_BETWEEN,
    asked,
    changed,
    holding,
    memory_of,
    serving,
    waiting,
)
from tests.postgresql import MISSING, is_installed, own_server, remove

CLIENTS = 8
SECONDS = 10.0
OF_CLIENT = "tests.benchmarks.load_client"
KINDS = ("sheets", "changes", "papers")


@dataclass(frozen=True)
class Layout:
    """So many servers on this kind of database."""

    servers: int
    is_on_postgresql: bool

    def __str__(self) -> str:
        kind = "PostgreSQL" if self.is_on_postgresql else "SQLite"
        return f"{kind}, {self.servers} server{'s' * (self.servers > 1)}"


LAYOUTS = (Layout(1, False), Layout(1, True), Layout(2, True))


def main() -> None:
    """Each layout with the same work."""
    print(f"{CLIENTS} clients on this computer, {SECONDS:.0f} s of each kind")
    for layout in LAYOUTS:
        if layout.is_on_postgresql and not is_installed():
            print(f"{layout}: {MISSING}")
            continue
        for line in report(layout):
            print(f"{layout}: {line}", flush=True)


def report(layout: Layout) -> Iterator[str]:
    """What the servers of a layout do each second, and what they hold."""
    with laid_out(layout) as ports_and_workers:
        ports, workers = zip(*ports_and_workers, strict=True)
        for kind in KINDS:
            yield f"{_done(kind, ports) / SECONDS:.1f} {kind} a second"
        with closing(HTTPConnection(HOST, ports[0])) as connection:
            sheet = asked(connection, "POST", "", {"title": SLUG, "seats": full_table()["seats"]})
            host, look = (sheet["links"][role].rpartition("/")[2] for role in ("host", "look"))
            with holding(ports[-1], look) as holder:
                sent = changed(connection, host, CHANGES, SECONDS_BETWEEN)
                held = " and ".join(str(memory_of(worker)) for worker in workers)
                told, _ = holder.communicate(timeout=PATIENCE)
        yield waiting(sent, json.loads(told))
        yield f"memory with them open {held}"


def _done(kind: str, ports: tuple[int, ...]) -> int:
    """How much of something clients got done in the time that they had."""
    clients = [
        subprocess.Popen(
            [sys.executable, "-m", OF_CLIENT, kind, str(ports[n % len(ports)]), str(n)],
            stdout=subprocess.PIPE,
            text=True,
        )
        for n in range(CLIENTS)
    ]
    return sum(int(client.communicate(timeout=PATIENCE)[0]) for client in clients)


@contextmanager
def laid_out(layout: Layout) -> Iterator[list[tuple[int, int]]]:
    """The port of each server, and the process that answers there."""
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        settings = {"BOOMTOWN_PROXIES": "1"}  # so that clients can come from many addresses
        if layout.is_on_postgresql:
            database = own_server()
            opened.callback(remove, database)
            secret = folder / "secret"
            secret.write_bytes(os.urandom(32))
            secret.chmod(0o600)
            settings["BOOMTOWN_DATABASE"] = database.new_database("load")
            settings["BOOMTOWN_SECRET_FILE"] = str(secret)
            settings["BOOMTOWN_URL"] = "http://boomtown.example"
        yield [opened.enter_context(serving(**settings)) for _ in range(layout.servers)]
