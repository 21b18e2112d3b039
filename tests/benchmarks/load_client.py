"""One of many clients: `python -m tests.benchmarks.load_client KIND PORT NUMBER` prints a count."""

import json
import sys
import time
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

from tests.benchmarks.card_game import SLUG, full_table
from tests.benchmarks.live import HOST, PATIENCE, SHEETS
from tests.benchmarks.load import SECONDS

OK, CREATED = 200, 201


class Client:
    """Somebody who asks again and again, from other addresses."""

    def __init__(self, port: int, number: int) -> None:
        self.connection = HTTPConnection(HOST, port, timeout=PATIENCE)
        self.number = number
        self.count = 0
        self.code = ""
        self.revision = 0

    def ask(self, method: str, address: str, body: object = None) -> Any:
        """The answer, which must be a good one."""
        sent = None if body is None else json.dumps(body)
        come_from = f"10.{self.number}.{self.count >> 8 & 255}.{self.count & 255}"
        headers = {"Content-Type": "application/json", "X-Forwarded-For": come_from}
        self.connection.request(method, address, sent, headers)
        answer = self.connection.getresponse()
        told = answer.read()
        if answer.status not in {OK, CREATED}:
            raise RuntimeError(f"{answer.status}: {told[:200]!r}")
        return json.loads(told) if told[:1] == b"{" else None

    def make(self) -> None:
        """One more sheet."""
        body = {"title": SLUG, "seats": full_table()["seats"]}
        made = self.ask("POST", SHEETS, body)
        self.code, self.revision = made["links"]["host"].rpartition("/")[2], made["revision"]

    def change(self) -> None:
        """One more change of the own sheet."""
        if not self.code:
            self.make()
        puts = {"seats.1.city.a1": "h."[self.revision % 2], "seats.0.name": f"A {self.revision}"}
        body = {"base": self.revision, "set": puts}
        self.revision = self.ask("PATCH", f"{SHEETS}{self.code}", body)["revision"]

    def print(self) -> None:
        """A score pad that nobody has wished for before."""
        wish = f"players=4&names=N{self.number}x{self.count}"
        self.ask("GET", f"/print/{SLUG}/scorepad.pdf?{wish}")


def main(kind: str, port: str, number: str) -> None:
    """Does one kind of thing for some seconds."""
    client = Client(int(port), int(number))
    does: dict[str, Callable[[], None]] = {
        "sheets": client.make,
        "changes": client.change,
        "papers": client.print,
    }
    with closing(client.connection):
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            does[kind]()
            client.count += 1
    print(client.count)


if __name__ == "__main__":
    main(*sys.argv[1:])
