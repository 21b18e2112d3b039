"""Phones that send a byte now and then hold nobody up, however many they are."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.house.phones import SharedSheet, asked
from tests.house.test_boomtown_command import PATIENCE
from tests.thorough import thorough
from web.serving.worker import TOO_SLOW

HEAD = b"GET / HTTP/1.1\r\nHost: boomtown\r\nX-a: "
BODY = (
    b"POST /open HTTP/1.1\r\nHost: boomtown\r\nContent-Length: 200000\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\ntext="
)
CHUNKS = (
    b"POST /open HTTP/1.1\r\nHost: boomtown\r\nTransfer-Encoding: chunked\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\n5\r\ntext="
)
CHANGES = 20


@contextmanager
def begun(port: int, beginning: bytes) -> Iterator[socket.socket]:
    """A request of which no more than the beginning comes."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as phone:
        phone.sendall(beginning)
        yield phone


@pytest.fixture
def sheet(server: int) -> Iterator[SharedSheet]:
    made = SharedSheet(server)
    yield made
    made.delete()


def test_a_table_plays_on_beside_slow_heads_and_slow_bodies(
    server: int, sheet: SharedSheet, whole: bool
) -> None:
    many = 500 if whole else 100
    with ExitStack() as opened:
        slow = [opened.enter_context(begun(server, sent)) for sent in (HEAD, BODY) * many]
        slow += [opened.enter_context(begun(server, CHUNKS)) for _ in range(many // 10)]
        for number in range(1, CHANGES + 1):
            change = {"base": number, "set": {"seats.0.name": f"Ann {number}"}}
            assert asked(server, sheet.codes["host"], change, "PATCH")["revision"] == number + 1
            for phone in slow[:: len(slow) // 10]:
                phone.sendall(b"x")


@thorough
@pytest.mark.parametrize("beginning", [HEAD, BODY, CHUNKS])
def test_who_never_comes_to_an_end_is_told_so(server: int, beginning: bytes) -> None:
    with begun(server, beginning) as phone:
        phone.settimeout(1)
        came, ends = b"", time.monotonic() + PATIENCE
        while not came and time.monotonic() < ends:
            try:
                came = phone.recv(1000)
            except TimeoutError:
                phone.sendall(b"x")  # never silent, and never done
        assert came == TOO_SLOW
