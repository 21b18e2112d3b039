"""A table at which a few people sit, each with a code of their own."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from itertools import count
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

SHEETS = "/api/v1/sheets"
TITLE = "carson-city-cards"
PEOPLE = ("Alex", "Paula", "Zoë")
CITY = "hb.i/tl.i"
NO_CODE = "00041061050R3GG28A1C60T3GF"
_numbers = count()

Json = Any


def new_address() -> str:
    """An address from which nobody has made a sheet yet."""
    number = next(_numbers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def code_in(link: str) -> str:
    """The code at the end of a link."""
    return link.rpartition("/")[2]


def made(client: FlaskClient, body: Mapping[str, Json], how: str = "/") -> TestResponse:
    """The answer to a new sheet."""
    come_from = {"REMOTE_ADDR": new_address()}
    return client.post(f"{SHEETS}{how}", json=body, environ_base=come_from)


@dataclass(frozen=True)
class Sitting:
    """A sheet with the codes of everybody who has it open."""

    client: FlaskClient
    links: Mapping[str, Json]

    def code(self, role: str) -> str:
        """The code that gives a role."""
        root, _, number = role.partition(".")
        return code_in(self.links["seats"][int(number)] if number else self.links[root])

    def ask(self, role: str, method: str, rest: str = "", body: Json = None) -> TestResponse:
        """Any call with the code of a role."""
        address = f"{SHEETS}/{self.code(role)}{rest}"
        return self.client.open(address, method=method, json=body)

    def see(self, role: str = "host") -> Json:
        """The sheet as a role sees it."""
        return told(self.ask(role, "GET"))

    @property
    def revision(self) -> int:
        """The last revision."""
        return int(self.see()["revision"])

    def put(
        self, puts: Mapping[str, Json], role: str = "host", base: int | None = None
    ) -> TestResponse:
        """A change, made by somebody who has seen the last revision unless told otherwise."""
        base = self.revision if base is None else base
        return self.ask(role, "PATCH", "", {"base": base, "set": dict(puts)})

    def set(self, puts: Mapping[str, Json], role: str = "host") -> Json:
        """The sheet after a change that is taken."""
        return told(self.put(puts, role))

    def done(self, *numbers: int) -> Json:
        """The sheet after these seats said that they are done."""
        return self.set({f"seats.{number}.done": True for number in numbers})

    def finish(self, *, anyway: bool = True) -> Json:
        """The sheet after the host finished it, also without those that are not right."""
        return told(self.ask("host", "POST", "/finish", {"anyway": anyway}))

    def undo(self, revision: int, role: str = "host") -> TestResponse:
        """The answer to taking a change back."""
        return self.ask(role, "POST", f"/changes/{revision}/undo")

    def changes(self, role: str = "host") -> list[Json]:
        """The timeline."""
        found: list[Json] = told(self.ask(role, "GET", "/changes"))["changes"]
        return found


def told(answer: TestResponse, status: HTTPStatus = HTTPStatus.OK) -> Json:
    """The JSON of an answer that has this status."""
    assert answer.status_code == status, answer.text
    return answer.get_json()


def errors(answer: TestResponse) -> dict[str, list[str]]:
    """What is wrong with a body, at its paths."""
    found: dict[str, list[str]] = told(answer, HTTPStatus.UNPROCESSABLE_ENTITY)["errors"]
    assert all(isinstance(says, str) and says.strip() for at in found.values() for says in at)
    return found


def typed(sheet: Json) -> Json:
    """All of a sheet that somebody typed."""
    seats = [
        {key: seat[key] for key in ("name", "mark", "state", "fields")} for seat in sheet["seats"]
    ]
    return {**{key: sheet[key] for key in ("title", "setup", "shared", "extras")}, "seats": seats}


def sat_down(client: FlaskClient, *names: str, **more: Json) -> Sitting:
    """A new sheet for these people."""
    seats = [{"name": name} for name in names or PEOPLE]
    answer = made(client, {"title": TITLE, "seats": seats, **more})
    links = told(answer, HTTPStatus.CREATED)["links"]
    # As a browser it has said already that it is each of the seats.
    client.set_cookie("sheets", ".".join(map(code_in, links["seats"])))
    return Sitting(client, links)


def roles(people: int = len(PEOPLE)) -> Iterator[str]:
    """Every role of a sheet."""
    yield from ("host", "join", "look", *(f"seat.{number}" for number in range(people)))
