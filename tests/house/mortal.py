"""A server that may be killed at any moment, and phones that go on."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.house.phones import HOUSE, Phones
from tests.house.test_boomtown_command import PATIENCE, ask, free_port, surroundings


@dataclass
class Mortal:
    """A server that can be killed with all its processes, and opened again at the same port."""

    data: Path
    port: int = field(default_factory=free_port)
    settings: Mapping[str, str] = field(default_factory=dict)

    def open(self) -> None:
        """Start it in a process group of its own and wait for its first answer."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self._said.open("a") as said:  # no pipe, which is full some time
            self.process = subprocess.Popen(
                [sys.executable, "-m", "web.serving", "--port", str(self.port)],
                cwd=HOUSE,
                env=surroundings(self.data, BOOMTOWN_DATA=str(self.data), **self.settings),
                stdout=subprocess.DEVNULL,
                stderr=said,
                start_new_session=True,
            )
        ask(self.process, self.port).close()

    def end(self) -> str:
        """Tell it to end, and wait until it has; what it complained of."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        return self._said.read_text()

    def kill(self) -> str:
        """End it without a chance to tidy up; what it complained of before."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._wait_until_nobody_listens()
        return self._said.read_text()

    @property
    def _said(self) -> Path:
        return self.data / "complaints"

    def _wait_until_nobody_listens(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)):
                    return
            time.sleep(0.01)
        raise AssertionError("it listens still")


def wait_for_more(phones: Phones, processes: list[subprocess.Popen[str]]) -> None:
    """Until one more change was taken than before."""
    before, deadline = phones.taken, time.monotonic() + PATIENCE
    while phones.taken == before:
        assert time.monotonic() < deadline, "nothing is taken"
        assert all(process.poll() is None for process in processes)
        time.sleep(0.02)
