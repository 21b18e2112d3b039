"""The house opened for real: a server in a process of its own, and its command line."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from flask import Flask

from tests.house.table_of_phones import HOME
from tests.house.test_boomtown_command import PATIENCE, ask, free_port, surroundings
from tests.house.windows import CHROMIUM
from tests.kinds_of_database import KEPT_IN, KINDS, app, kept_in

HOUSE = Path(__file__).parents[2]
PAGES_OF_SHEETS = "test_sheet_pages"
NEED_A_BROWSER = ["test_pages.py"]

Run = Callable[..., Result]

__all__ = ["app", "kept_in"]

collect_ignore = [] if CHROMIUM else NEED_A_BROWSER


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out for want of a browser is said, not passed over."""
    if not CHROMIUM:
        left_out = ", ".join(NEED_A_BROWSER)
        terminalreporter.write_line(f"Left out, as there is no chromium here: {left_out}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The pages of sheets are tried on both kinds of database."""
    is_of_sheets = metafunc.module.__name__.rpartition(".")[2].startswith(PAGES_OF_SHEETS)
    if KEPT_IN in metafunc.fixturenames and is_of_sheets:
        metafunc.parametrize(KEPT_IN, KINDS, indirect=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port at which Boomtown is open for the length of the run."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "web.serving", "--port", str(port)],
        cwd=HOUSE,
        env=surroundings(tmp_path_factory.mktemp("served")),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        ask(process, port).close()
        yield port
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=PATIENCE)
    assert complaints == ""


@pytest.fixture
def at_home(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """The application knows its address."""
    monkeypatch.setitem(app.config, "PUBLIC_URL", HOME)


@pytest.fixture
def run(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command on a body that comes through standard input, in an English terminal."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def done(*arguments: str, body: Any = None, text: str | None = None) -> Result:
        typed = json.dumps(body) if text is None else text
        return app.test_cli_runner().invoke(args=list(arguments), input=typed)

    return done
