"""Connections on which nothing is answered at the moment, and how long each may stay so."""

from collections.abc import Iterator
from enum import Enum
from time import monotonic
from typing import Any

from gunicorn.workers.gthread import TConn

from web.serving.arriving import Arriving
from web.serving.shares import Shares


class Stage(Enum):
    """What a connection waits for."""

    SILENT = "the first byte of a request"
    HEAD = "the rest of a request's head"
    BODY = "the rest of its body"
    CLOSING = "the other side to hang up"


SECONDS_FOR = {Stage.SILENT: 20.0, Stage.HEAD: 10.0, Stage.BODY: 20.0, Stage.CLOSING: 2.0}
"""From the beginning of a stage to its end, not from byte to byte."""


class Connection(TConn):  # type: ignore[misc]
    """A connection of gunicorn's, with what has come of its next request."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.initialized = self.data_ready = True  # nobody but the loop reads from it
        self.arriving = Arriving()
        self.stage = Stage.SILENT
        self.ends = 0.0

    @property
    def peer(self) -> str:
        """The address at the other end, which may be a proxy's."""
        return str(self.client[0]) if isinstance(self.client, tuple) else ""


class Waiting:
    """All of them, each in the line of its stage: who came first has to go on first."""

    def __init__(self) -> None:
        self._lines: dict[Stage, dict[Connection, None]] = {stage: {} for stage in Stage}
        self._shares = Shares[Connection](0)
        self.bytes = 0

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._lines[connection.stage]

    def __iter__(self) -> Iterator[Connection]:
        return (each for line in self._lines.values() for each in [*line])

    def add(self, connection: Connection, stage: Stage) -> None:
        """One that begins to wait."""
        self._shares.add(connection.peer, connection)
        self.bytes += len(connection.arriving.bytes)
        self._line_up(connection, stage)

    def move(self, connection: Connection, stage: Stage) -> None:
        """It waits for something else now."""
        if connection.stage is not stage:
            del self._lines[connection.stage][connection]
            self._line_up(connection, stage)

    def take(self, connection: Connection, piece: bytes) -> None:
        """More has come of its request."""
        connection.arriving.add(piece)
        self.bytes += len(piece)

    def remove(self, connection: Connection) -> None:
        """It waits no more."""
        del self._lines[connection.stage][connection]
        self._shares.remove(connection.peer, connection)
        self.bytes -= len(connection.arriving.bytes)

    def expired(self) -> Iterator[Connection]:
        """Those that have waited too long."""
        now = monotonic()
        for line in self._lines.values():
            for connection in [*line]:
                if connection.ends > now:
                    break
                yield connection

    def first_to_go(self) -> Connection | None:
        """Who has waited longest of the address that lets most of them wait."""
        return self._shares.oldest_of(self._shares.greediest()) if len(self._shares) else None

    def _line_up(self, connection: Connection, stage: Stage) -> None:
        connection.stage = stage
        connection.ends = monotonic() + SECONDS_FOR[stage]
        self._lines[stage][connection] = None
