"""The proxy of several hosts, as its own file sets it up, in front of servers on this computer."""

import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.house.phones import HOUSE
from tests.house.test_boomtown_command import PATIENCE, free_port

SECONDS_UNTIL_IT_ASKS_AGAIN = 3.0
"""Whether a server is ready: a little more than its file says."""
NO_DOOR_OF_ITS_OWN = "{\n\tadmin off\n}\n"
"""Several may run at once."""


@contextmanager
def caddy(folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """The port at which it listens."""
    port, file = free_port(), folder / "Caddyfile"
    file.write_text(NO_DOOR_OF_ITS_OWN + in_front_of(ports))
    own = {"BOOMTOWN_NAME": f"http://127.0.0.1:{port}", "HOME": str(folder)}
    process = subprocess.Popen(
        ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)],
        env={**os.environ, **own, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until_it_passes_on(port)
        yield port
    finally:
        process.kill()  # told to end, it would wait for its streams
        process.wait(PATIENCE)


def in_front_of(ports: Sequence[int]) -> str:
    """Its file, with servers here instead of those of the containers."""
    shipped = (HOUSE / "hosting" / "Caddyfile.two").read_text("utf-8")
    here = shipped.replace(
        "first:8000 second:8000", " ".join(f"127.0.0.1:{port}" for port in ports)
    )
    assert here != shipped
    return here


def wait_until_it_passes_on(port: int) -> None:
    """Until a server behind it answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE) as answer:
                if answer.status == HTTPStatus.OK:
                    return
        except URLError:
            time.sleep(0.05)
    raise AssertionError("nothing is passed on")
