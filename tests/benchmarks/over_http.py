"""POST /score against a route that returns the same bytes, through the real server."""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager

from tests.benchmarks.card_game import SLUG, full_table
from tests.benchmarks.stopwatch import Comparison, compared

HOST = "127.0.0.1"


def comparisons() -> Iterator[Comparison]:
    """One keep-alive connection, one request after the other."""
    body = json.dumps(full_table()).encode()
    with serving() as port, closing(socket.create_connection((HOST, port))) as connection:
        score = _request(f"/api/v1/{SLUG}/score", body)
        same = _request("/same", body)
        yield compared(
            "POST /score over HTTP | the same bytes without any work",
            lambda: _exchange(connection, score),
            lambda: _exchange(connection, same),
        )


@contextmanager
def serving() -> Iterator[int]:
    """A server of our own on a free port, with a data folder that goes away with it."""
    with closing(socket.socket()) as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.server", str(port)],
            env={**os.environ, "BOOMTOWN_DATA": data},
            stdout=subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield port
        finally:
            server.terminate()
            server.wait()


def _request(path: str, body: bytes) -> bytes:
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _exchange(connection: socket.socket, request: bytes) -> bytes:
    """Sends a request and reads its whole answer."""
    connection.sendall(request)
    received = b""
    while b"\r\n\r\n" not in received:
        received += connection.recv(65536)
    head, _, body = received.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(head.decode())
    missing = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0]) - len(body)
    while missing > 0:
        missing -= len(connection.recv(65536))
    return head
