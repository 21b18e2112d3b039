"""Requests to a real server, in the manner of the client of a test."""

import http.client
import json as as_json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

from tests.house.test_boomtown_command import PATIENCE

FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class WireAnswer:
    """What came back."""

    status_code: int
    text: str
    headers: Mapping[str, str]

    def get_json(self) -> Any:
        """The body as JSON."""
        return as_json.loads(self.text)


@dataclass(frozen=True)
class Wire:
    """Somebody at a server of this machine, with cookies of its own."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)

    def set_cookie(self, name: str, value: str) -> None:
        """Send this cookie from now on."""
        self.cookies[name] = value

    def open(self, address: str, method: str = "GET", json: Any = None) -> WireAnswer:
        """The answer to a call."""
        body = None if json is None else as_json.dumps(json).encode()
        return self._asked(method, address, body, {"Content-Type": "application/json"})

    def get(self, address: str, headers: Mapping[str, str] | None = None) -> WireAnswer:
        """The answer at an address."""
        return self._asked("GET", address, None, headers or {})

    def post(self, address: str, json: Any = None, data: Any = None, **_further: Any) -> WireAnswer:
        """The answer to a form or a body, after the page to which it leads."""
        if data is None:
            return self.open(address, "POST", json)
        body = urlencode(data, doseq=True).encode()
        return self._asked("POST", address, body, {"Content-Type": FORM})

    def first_event(self, address: str, after: int) -> str:
        """The first change of a stream after a revision."""
        connection, answer = self._sent("GET", f"{address}?after={after}", None, {})
        lines = []
        for line in answer:
            lines.append(line.decode())
            if line.startswith(b"data: "):
                break
        connection.close()
        return "".join(lines)

    def _asked(
        self, method: str, address: str, body: bytes | None, headers: Mapping[str, str]
    ) -> WireAnswer:
        connection, answer = self._sent(method, address, body, headers)
        text, known = answer.read().decode(), dict(answer.getheaders())
        connection.close()
        return WireAnswer(answer.status, text, known)

    def _sent(
        self, method: str, address: str, body: bytes | None, headers: Mapping[str, str]
    ) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
        path = urlsplit(address)
        target = f"{path.path}?{path.query}" if path.query else path.path
        sent = {**headers, "Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, target, body, sent)
        return connection, connection.getresponse()
