"""Many open pages in one process, which only notes when each hears of a change.

`python -m tests.benchmarks.page_holder PORT CODE PAGES CHANGES` says `held` once all streams are
open, and in the end, as JSON, for each page the moment at which each revision came.
"""

import json
import re
import selectors
import socket
import sys
import time
from dataclasses import dataclass, field

HOST = "127.0.0.1"
LANGUAGES = ("en", "de")
BEGINNING = b"retry: 2000"
NUMBER = re.compile(rb"^id: (\d+)$", re.MULTILINE)
AT_MOST = 1 << 16
PATIENCE = 60


@dataclass
class Page:
    """An open stream; what comes is kept with its moment and read when all is over."""

    connection: socket.socket
    came: list[tuple[float, bytes]] = field(default_factory=list)
    changes: int = 0

    def read(self) -> None:
        """Keep what is there; each event has its name once."""
        piece = self.connection.recv(AT_MOST)
        if not piece:
            raise EOFError(self.came)
        self.came.append((time.monotonic(), piece))
        self.changes += piece.count(b"event: change")

    def moments(self) -> dict[int, float]:
        """When each revision came."""
        return {
            int(number): moment for moment, piece in self.came for number in NUMBER.findall(piece)
        }


def opened(port: int, code: str, language: str) -> Page:
    """A page whose stream has begun."""
    connection = socket.create_connection((HOST, port), timeout=PATIENCE)
    request = (
        f"GET /api/v1/sheets/{code}/events HTTP/1.1\r\nHost: {HOST}\r\n"
        f"Accept: text/event-stream\r\nAccept-Language: {language}\r\n\r\n"
    )
    connection.sendall(request.encode())
    begun = b""
    while BEGINNING not in begun:
        piece = connection.recv(AT_MOST)
        if not piece:
            raise EOFError(begun)
        begun += piece
    connection.setblocking(False)
    return Page(connection)


def hold(pages: list[Page], changes: int) -> None:
    """Listen until every page has heard of so many changes."""
    with selectors.DefaultSelector() as selector:
        for page in pages:
            selector.register(page.connection, selectors.EVENT_READ, page)
        waiting = len(pages)
        while waiting:
            for key, _ in selector.select():
                key.data.read()
                if key.data.changes == changes:
                    selector.unregister(key.data.connection)
                    waiting -= 1


def main(port: int, code: str, count: int, changes: int) -> None:
    """Hold them, and tell what was noted."""
    pages = [opened(port, code, LANGUAGES[number % len(LANGUAGES)]) for number in range(count)]
    print("held", flush=True)
    hold(pages, changes)
    print(json.dumps([page.moments() for page in pages]))
    for page in pages:
        page.connection.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:]))
