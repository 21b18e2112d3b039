"""A sheet at a real server, and phones in processes of their own that change it."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tests.house.phone import Phone
from tests.house.replay import CONTESTED, TAKEN, History, Try
from tests.house.test_boomtown_command import PATIENCE

HOUSE = Path(__file__).parents[2]
FOUR = [{"name": name} for name in ("Alex", "Kim", "Sam", "Toni")]
SHEETS = "/api/v1/sheets/"
EVERY_OTHER = 2
MORE_THAN_ENOUGH = 1_000_000
"""Edits for as long as a test likes."""
LONGEST_PAUSE = 0.04
"""Seconds between edits where phones are not as quick as they can be."""


def asked(port: int, address: str, body: Any = None, method: str | None = None) -> Any:
    """The JSON at an address; nothing where nothing is answered."""
    sent = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    request = Request(f"http://127.0.0.1:{port}{SHEETS}{address}", sent, headers, method=method)
    with urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read() or "null")


@dataclass(frozen=True)
class SharedSheet:
    """A sheet of four at the server of a port."""

    port: int

    @cached_property
    def first(self) -> Any:
        """The sheet as it was made."""
        return asked(self.port, "", {"title": "carson-city-cards", "seats": FOUR})

    @cached_property
    def codes(self) -> dict[str, str]:
        """The code of each role."""
        links = self.first["links"]
        seats = {f"seat.{number}": link for number, link in enumerate(links["seats"])}
        named = {role: links[role] for role in ("host", "join", "look")}
        return {role: link.rpartition("/")[2] for role, link in {**named, **seats}.items()}

    @property
    def last(self) -> Any:
        """The sheet as it is now."""
        return asked(self.port, self.codes["host"])

    @property
    def changes(self) -> list[Any]:
        """The timeline."""
        changes: list[Any] = []
        while more := self._changes_after(changes[-1]["revision"] if changes else 0):
            changes += more
        return changes

    def _changes_after(self, revision: int) -> list[Any]:
        address = f"{self.codes['host']}/changes?after={revision}"
        changes: list[Any] = asked(self.port, address)["changes"]
        return changes

    def delete(self) -> None:
        """Nobody has it any more; streams end."""
        asked(self.port, self.codes["host"], method="DELETE")

    def role_of(self, number: int) -> str:
        """Every other phone is the host's, the others sit at the table."""
        seat = number // EVERY_OTHER % len(FOUR)
        return "host" if number % EVERY_OTHER == 0 else f"seat.{seat}"


@dataclass(frozen=True)
class Phones:
    """Many phones with the same sheet, each a process that keeps a book of its tries."""

    sheet: SharedSheet
    folder: Path
    count: int
    ports: tuple[int, ...] = ()
    """The servers that they ask in turn, where there are several."""
    are_patient: bool = False

    @property
    def over(self) -> Path:
        """The file that ends them all."""
        return self.folder / "over"

    def _book(self, number: int) -> Path:
        return self.folder / f"{number}.jsonl"

    @contextmanager
    def writing(self, edits: int, pause: float = 0.0) -> Iterator[Sequence[subprocess.Popen[str]]]:
        """All of them write, until each has made its edits or the block has ended otherwise."""
        processes = [self._started(number, edits, pause) for number in range(self.count)]
        try:
            yield processes
            for process in processes:
                _, complaints = process.communicate(timeout=PATIENCE * 5)
                assert (process.returncode, complaints) == (0, "")
        finally:
            for process in processes:
                process.kill()
                process.communicate()

    def _started(self, number: int, edits: int, pause: float) -> subprocess.Popen[str]:
        role = self.sheet.role_of(number)
        own = None if role == "host" else int(role.removeprefix("seat."))
        code, over = self.sheet.codes[role], str(self.over)
        ports = self.ports or (self.sheet.port,)
        phone = Phone(
            port=ports[number % len(ports)],
            code=code,
            own_seat=own,
            seats=len(FOUR),
            seed=number,
            edits=edits,
            over=over,
            longest_pause=pause,
            is_patient=self.are_patient,
        )
        command = [sys.executable, "-m", "tests.house.phone", json.dumps(asdict(phone))]
        return subprocess.Popen(
            [*command, self._book(number)],
            cwd=HOUSE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def taken(self) -> int:
        """How many tries were taken up to now."""
        books = (self._book(number) for number in range(self.count))
        return sum(book.read_text().count('"status": 200') for book in books if book.exists())

    def _tries(self) -> Iterator[Try]:
        for number in range(self.count):
            for line in self._book(number).read_text().splitlines():
                told = json.loads(line)
                base, puts, status = (told.pop(name) for name in ("base", "set", "status"))
                yield Try(self.sheet.role_of(number), base, puts, status, told)

    def history(self) -> History:
        """What came of it all."""
        sheet = self.sheet
        return History(sheet.first, sheet.changes, sheet.last, list(self._tries()))


def told(history: History) -> str:
    """What became of the tries, in a few words."""
    answers = Counter(each.status for each in history.tries)
    return f"{answers[TAKEN]:,} accepted, {answers[CONTESTED]:,} refused, all justified"
