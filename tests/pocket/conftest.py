"""The site that browsers fetch, made once for as long as nothing that goes into it changes."""

import shutil
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from app import create_app
from tests.house.rooms import HOUSE
from tests.house.windows import CHROMIUM
from web.pocket.facts import SERVICE_WORKER
from web.pocket.making import code_reader, npm, program, pyodide
from web.pocket.making.site import make_site

if TYPE_CHECKING:
    from tests.pocket.phones import Taken

NEED_A_BROWSER = [
    *(
        "test_compiled_starts.py",
        "test_in_a_browser.py",
        "test_journeys.py",
        "test_looks.py",
        "test_meeting.py",
    ),
    *("test_reloads_and_kills.py", "test_updates.py"),
]
NEED_NODE = ["test_the_same_bytes.py"]
collect_ignore = [
    *([] if CHROMIUM else NEED_A_BROWSER),
    *([] if shutil.which("node") else NEED_NODE),
]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out for want of a browser or of node is said, not passed over."""
    if collect_ignore:
        terminalreporter.write_line(f"Left out, as what runs it is not here: {collect_ignore}")


def made_of() -> str:
    """All that goes into a site, in few signs."""
    digest = sha256((pyodide.PACKAGE.digest + code_reader.PACKAGE.digest).encode())
    for name, file in program.files():
        digest.update(f"{name} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def site_of_the_tests(*, is_made: bool) -> Path | None:
    """The folder; one that was made before is found until something changes."""
    folder = npm.cache() / "site-of-the-tests"
    stamp, now = folder / "made-of", made_of()
    if stamp.is_file() and stamp.read_text("utf-8") == now:
        return folder
    if not is_made:
        return None
    shutil.rmtree(folder, ignore_errors=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOOMTOWN_DATA", str(folder / "data"))
        make_site(create_app(), folder)
    stamp.write_text(now, "utf-8")
    return folder


@pytest.fixture(scope="session")
def site(whole: bool) -> Path:
    """The folder; it is made with --all, and found in every run until something changes."""
    folder = site_of_the_tests(is_made=whole)
    if folder is None:
        pytest.skip("no site of what is here now: --all makes one")
    return folder


class Quietly(SimpleHTTPRequestHandler):
    """A host of static files that knows nothing of what it serves."""

    def __init__(self, *arguments: Any, host: "Host") -> None:
        self._host = host
        super().__init__(*arguments, directory=str(host.folder))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Counts what leaves."""
        content = source.read()
        self._host.sent.append((self.path, len(content)))
        outputfile.write(content)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class Host:
    """It serves a folder until it is stopped, and counts the bytes that leave it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sent: list[tuple[str, int]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quietly, host=self))
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://localhost:{self._server.server_port}/"

    @property
    def bytes_sent(self) -> int:
        """So many since somebody last forgot them."""
        return sum(size for _, size in self.sent)

    def stop(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """A host that serves the site."""
    assert (site / SERVICE_WORKER).is_file()
    host = Host(site)
    yield host
    host.stop()


@pytest.fixture
def phone(host: Host, tmp_path: Path) -> Iterator["Taken"]:
    """A phone with Boomtown on it, and without a network."""
    from tests.pocket.phones import taken_along  # noqa: PLC0415 (it needs what stands here)

    with taken_along(host, tmp_path / "phone") as phone:
        yield phone


__all__ = ["HOUSE", "Host"]
