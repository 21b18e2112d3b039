"""A phone that listens to a sheet, comes back whenever its stream ends, and notes what it hears."""

import http.client
import json
import time
from contextlib import closing
from dataclasses import dataclass, field
from threading import Event, Thread
from types import TracebackType
from typing import Self

from tests.house.phones import SHEETS
from tests.house.test_boomtown_command import PATIENCE

NOT_THERE = (OSError, http.client.HTTPException)
SECONDS_BETWEEN_KNOCKS = 0.05


@dataclass
class Ear:
    """One stream at a server, with the moment of each news and its revision."""

    port: int
    code: str
    last: int = 1
    heard: list[tuple[int, float]] = field(default_factory=list)
    listens: Event = field(default_factory=Event)
    over: Event = field(default_factory=Event)

    def __enter__(self) -> Self:
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()
        assert self.listens.wait(PATIENCE)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.over.set()

    @property
    def revisions(self) -> list[int]:
        """What it heard of, in the order in which it did."""
        return [revision for revision, _ in self.heard]

    def wait_for(self, revision: int) -> None:
        """Until it has heard of a revision."""
        deadline = time.monotonic() + PATIENCE
        while self.last < revision:
            assert time.monotonic() < deadline, f"{self.last} is the last, not {revision}"
            time.sleep(0.005)

    def _listen(self) -> None:
        while not self.over.is_set():
            try:
                self._hear()
            except NOT_THERE:
                time.sleep(SECONDS_BETWEEN_KNOCKS)

    def _hear(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        with closing(connection):
            headers = {"Last-Event-ID": str(self.last)}
            connection.request("GET", f"{SHEETS}{self.code}/events", headers=headers)
            answer = connection.getresponse()
            if answer.status != http.HTTPStatus.OK:
                raise ConnectionError(answer.status)
            while line := answer.readline():
                self.listens.set()
                if line.startswith(b"data: "):
                    self.last = json.loads(line[6:])["change"]["revision"]
                    self.heard.append((self.last, time.monotonic()))
