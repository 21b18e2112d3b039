"""Python for browsers."""

import json
from collections.abc import Mapping

from web.pocket.making.archives import Bundle, stored_zip_of
from web.pocket.making.npm import JAVASCRIPT, JSON, WASM, ZIP, Package

PACKAGE = Package(
    "pyodide",
    "314.0.7",
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
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


def bundles() -> list[Bundle]:
    """The parts of it that a browser needs."""
    found = PACKAGE.read(PARTS)
    found[LIBRARY] = stored_zip_of(found[LIBRARY], NEVER_ASKED_FOR)
    found["pyodide-lock.json"] = without_packages(found["pyodide-lock.json"])
    return [Bundle(f"python/{name}", kind, found[name]) for name, kind in PARTS.items()]


def without_packages(lock: bytes) -> bytes:
    """What it wants to know of itself, without the packages that stand on other hosts."""
    told: Mapping[str, object] = json.loads(lock)
    return json.dumps({**told, "packages": {}}).encode()
