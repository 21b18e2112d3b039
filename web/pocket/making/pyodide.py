"""Python for browsers, fetched once by its name and taken only with the digest that is known."""

import base64
import json
import os
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from hashlib import sha512
from pathlib import Path
from tempfile import TemporaryDirectory

from web.pocket.making.archives import Bundle, stored_zip_of

VERSION = "314.0.7"
DIGEST = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
FILE = f"pyodide-{VERSION}.tgz"
JAVASCRIPT, WASM, ZIP, JSON = (
    "text/javascript",
    "application/wasm",
    "application/zip",
    "application/json",
)
PARTS = {
    "pyodide.mjs": JAVASCRIPT,
    "pyodide.asm.mjs": JAVASCRIPT,
    "pyodide.asm.wasm": WASM,
    "python_stdlib.zip": ZIP,
    "pyodide-lock.json": JSON,
}
LIBRARY = "python_stdlib.zip"
NEVER_ASKED_FOR = (
    *("unittest/", "doctest.py", "pydoc", "idlelib/"),
    *("xmlrpc/", "imaplib.py", "ftplib.py", "poplib.py", "smtplib.py", "mailbox.py", "wsgiref/"),
    *("_pydatetime.py", "_pydecimal.py", "pickletools.py", "profile.py", "cProfile.py", "curses/"),
    *("pstats.py", "trace.py", "webbrowser.py", "zipapp.py", "venv/", "ensurepip/"),
    *("turtle", "tkinter/", "lib2to3/", "antigravity.py", "this.py", "tabnanny.py", "netrc.py"),
    *("multiprocessing/", "asyncio/windows", "sqlite3/__main__.py", "sqlite3/dump.py"),
    *("http/cookiejar.py", "nturl2path.py", "ensurepip/", "plistlib.py", "_pyrepl/"),
)
"""What of the standard library neither the house nor what it builds on imports."""


class NoPyodideError(Exception):
    """Says in a sentence why there is no Python for browsers here."""


def bundles() -> list[Bundle]:
    """The parts of it that a browser needs."""
    found = _unpacked(package())
    found[LIBRARY] = stored_zip_of(found[LIBRARY], NEVER_ASKED_FOR)
    found["pyodide-lock.json"] = without_packages(found["pyodide-lock.json"])
    return [Bundle(f"python/{name}", kind, found[name]) for name, kind in PARTS.items()]


def package() -> Path:
    """The package as it was fetched, now or before."""
    file = cache() / FILE
    if not file.is_file():
        _fetch(file)
    if base64.b64encode(sha512(file.read_bytes()).digest()).decode() != DIGEST:
        raise NoPyodideError(f"{file} is not the file that Boomtown knows by this name; delete it.")
    return file


def cache() -> Path:
    """Where what was fetched is kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "boomtown"


def _fetch(file: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise NoPyodideError(
            f"Packing Boomtown fetches Python for browsers with npm, which is missing here. "
            f"Install npm, or put the file {FILE} of the package pyodide into {file.parent}."
        )
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=file.parent) as folder:
        command = [npm, "pack", "--silent", f"pyodide@{VERSION}"]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)  # noqa: S603
        fetched = Path(folder) / FILE
        if done.returncode or not fetched.is_file():
            raise NoPyodideError(
                "Python for browsers could not be fetched. Is this computer online?"
            )
        fetched.replace(file)


def _unpacked(package: Path) -> dict[str, bytes]:
    with tarfile.open(package) as archive:
        return {name: _read(archive, f"package/{name}") for name in PARTS}


def _read(archive: tarfile.TarFile, name: str) -> bytes:
    file = archive.extractfile(name)
    assert file is not None  # noqa: S101 (a file of the package whose digest is known)
    return file.read()


def without_packages(lock: bytes) -> bytes:
    """What it wants to know of itself, without the packages that stand on other hosts."""
    told: Mapping[str, object] = json.loads(lock)
    return json.dumps({**told, "packages": {}}).encode()
