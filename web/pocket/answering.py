"""Answers what the service worker passes on, as the server would answer it."""

import json
import shutil
import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from werkzeug.wrappers import Response

from app import create_app
from scoring.titles import titles
from web.house.security import CONTENT_SECURITY_POLICY
from web.pocket.compiling import Compiling
from web.pocket.cookies import COOKIES, Cookies
from web.pocket.keeping import live_in_a_pocket
from web.search.entries import index_of
from web.sheets.installation import sheets_of

FRAMED_BY_NOBODY, FRAMED_BY_US = "frame-ancestors 'none'", "frame-ancestors 'self'"
SHOWN_IN_A_FRAME = CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, FRAMED_BY_US)
DATABASE = "boomtown.db"
BLANK = Path(__file__).parents[2] / "blank.db"
"""Made while packing, so that nothing has to be migrated before there is anything."""
DEFAULT_PORTS = {"http": "80", "https": "443"}
Environ = dict[str, Any]


class Pocket:
    """The application of one browser, below one folder of one host."""

    def __init__(self, home: str, data: str, *, is_compiled: bool = True) -> None:
        """Knows the address at which it stands, and the folder of its data."""
        self._home, self._data = urlsplit(home), Path(data)
        self._is_compiled = is_compiled
        self._compiling: Compiling | None = None
        self._open()

    def _open(self) -> None:
        """Begins with what is kept, as a server does when it starts."""
        if BLANK.exists() and not (self._data / DATABASE).exists():
            self._data.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(BLANK, self._data / DATABASE)
        self._cookies = Cookies(self._data / COOKIES)
        self._app = create_app()
        live_in_a_pocket(self._app, self._open)
        indexes = (partial(index_of, slug) for slug in titles())
        self._not_ready: list[Callable[[], object]] = [partial(sheets_of, self._app), *indexes]

    def get_readier(self) -> bool:
        """Does one thing of those for which somebody would wait later; whether any is left."""
        if self._not_ready:
            self._not_ready.pop(0)()
            return bool(self._not_ready) or not self._is_compiled
        if self._is_compiled:
            return False
        self._compiling = self._compiling or Compiling()
        self._is_compiled = not self._compiling.go_on()
        return not self._is_compiled

    def compiled(self) -> tuple[bytes, bytes] | None:
        """What makes the next start quick, once: the program and Python's own library."""
        if not self._is_compiled or self._compiling is None:
            return None
        compiling, self._compiling = self._compiling, None
        return compiling.program, compiling.library

    def answer(self, method: str, address: str, headers: str, body: Any) -> tuple[str, bytes]:
        """Status and headers as JSON, and the body."""
        environ = self._environ(method, address, json.loads(headers), bytes(body))
        answer = Response.from_app(self._app, environ, buffered=True)
        let_be_framed(answer)
        self._cookies.hear(answer.headers.getlist("Set-Cookie"))
        head = {"status": answer.status_code, "headers": answer.headers.to_wsgi_list()}
        return json.dumps(head), answer.get_data()

    def _environ(self, method: str, address: str, headers: dict[str, str], body: bytes) -> Environ:
        asked = urlsplit(address)
        folder = self._home.path.rstrip("/")
        path = unquote_to_bytes(asked.path).decode("latin-1")
        return {
            **{f"HTTP_{name.upper().replace('-', '_')}": text for name, text in headers.items()},
            "REQUEST_METHOD": method,
            "SCRIPT_NAME": folder,
            "PATH_INFO": path.removeprefix(folder),
            "QUERY_STRING": asked.query,
            "CONTENT_TYPE": headers.get("content-type", ""),
            "CONTENT_LENGTH": str(len(body)),
            "SERVER_PROTOCOL": "HTTP/1.1",
            "SERVER_NAME": self._home.hostname,
            "SERVER_PORT": str(self._home.port or DEFAULT_PORTS[self._home.scheme]),
            "HTTP_HOST": self._home.netloc,
            "HTTP_COOKIE": self._cookies.header,
            "REMOTE_ADDR": "127.0.0.1",
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": self._home.scheme,
            "wsgi.input": BytesIO(body),
            "wsgi.input_terminated": True,
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": False,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
        }


def let_be_framed(answer: Response) -> None:
    """The page that keeps Python awake shows all others inside itself."""
    if policy := answer.headers.get("Content-Security-Policy"):
        answer.headers["Content-Security-Policy"] = policy.replace(FRAMED_BY_NOBODY, FRAMED_BY_US)
    answer.headers.pop("X-Frame-Options", None)
