"""How soon a change reaches all the pages that have its sheet open."""

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from tests.benchmarks.card_game import SLUG, full_table

HOST = "127.0.0.1"
SHEETS = "/api/v1/sheets/"
PAGES = 500
CHANGES = 60
SECONDS_BETWEEN = 0.5
WARMING_UP = 5
PATIENCE = 60
KIB_PER_MIB = 1024
RESIDENT = re.compile(r"^Rss: +(\d+)", re.MULTILINE)
PRIVATE = re.compile(r"^Private_\w+: +(\d+)", re.MULTILINE)


@dataclass(frozen=True)
class Memory:
    """What a process holds, and how much of it is its own, in MiB."""

    resident: float
    private: float

    def __str__(self) -> str:
        return f"{self.resident:.0f} MiB ({self.private:.0f} its own)"


def report() -> str:
    """Some changes to one sheet that many pages have open."""
    with serving() as (port, server), closing(HTTPConnection(HOST, port)) as connection:
        sheet = asked(connection, "POST", "", {"title": SLUG, "seats": full_table()["seats"]})
        host, look = (sheet["links"][role].rpartition("/")[2] for role in ("host", "look"))
        changed(connection, host, times=WARMING_UP, pause=0)
        before = memory_of(server)
        with holding(port, look) as holder:
            sent = changed(connection, host, CHANGES, SECONDS_BETWEEN)
            held = memory_of(server)
            told, _ = holder.communicate(timeout=PATIENCE)
    return f"{waiting(sent, json.loads(told))}\nmemory of the server {before} | with them {held}"


def waiting(sent: dict[str, float], pages: list[dict[str, float]]) -> str:
    """How long the pages waited for the changes."""
    waits = [[(page[number] - moment) for page in pages] for number, moment in sent.items()]
    each = [wait for of_change in waits for wait in of_change]
    found = median(each), quantiles(each, n=100)[-1], median(map(max, waits))
    middle, slow, last = (f"{seconds * 1000:.0f} ms" for seconds in found)
    return (
        f"{len(pages)} pages hear of a change after {middle} (median), {slow} (99th percentile)"
        f" | until the last of them does {last} (median of {len(sent)} changes)"
    )


def changed(connection: HTTPConnection, code: str, times: int, pause: float) -> dict[str, float]:
    """The moment at which each revision was sent; the table is counted anew for each."""
    sent = {}
    revision = asked(connection, "GET", code)["revision"]
    for _ in range(times):
        time.sleep(pause)
        puts = {"seats.1.name": f"Paul {revision}", "seats.1.city.a1": "h."[revision % 2]}
        moment = time.monotonic()
        answer = asked(connection, "PATCH", code, {"base": revision, "set": puts})
        revision = answer["revision"]
        sent[str(revision)] = moment
    return sent


def asked(connection: HTTPConnection, method: str, address: str, body: object = None) -> Any:
    """The answer of the API."""
    sent = None if body is None else json.dumps(body)
    connection.request(method, SHEETS + address, sent, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    told = json.loads(answer.read())
    if answer.status >= HTTPStatus.BAD_REQUEST:
        raise RuntimeError(told)
    return told


@contextmanager
def serving(**settings: str) -> Iterator[tuple[int, int]]:
    """The port of a server that goes away afterwards, and the number of its worker process."""
    with closing(socket.socket()) as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "web.serving", "--port", str(port)],
            env={**os.environ, **settings, "BOOMTOWN_DATA": folder},
            stdout=subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield port, worker_of(server.pid)
        finally:
            server.terminate()
            server.communicate()


def worker_of(keeper: int) -> int:
    """The process that answers, once it has been started by the one that keeps it alive."""
    children = Path(f"/proc/{keeper}/task/{keeper}/children")
    while not (found := children.read_text().split()):
        time.sleep(0.01)
    return int(found[0])


@contextmanager
def holding(port: int, code: str) -> Iterator[subprocess.Popen[str]]:
    """A process of its own with all the pages, once they are open."""
    arguments = [str(each) for each in (port, code, PAGES, CHANGES)]
    holder = subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.page_holder", *arguments],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert holder.stdout is not None
        if holder.stdout.readline() != "held\n":
            raise RuntimeError("the pages could not be opened")
        yield holder
    finally:
        holder.kill()
        holder.communicate()


def memory_of(process: int) -> Memory:
    """What a process holds at this moment."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text()
    resident, private = (sum(map(int, each.findall(told))) for each in (RESIDENT, PRIVATE))
    return Memory(resident / KIB_PER_MIB, private / KIB_PER_MIB)
