"""A sheet, and phones that have its pages open: they read forms, fill them in and send them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from flask import Flask
from flask.testing import FlaskClient
from markupsafe import escape
from werkzeug.test import TestResponse

from tests.house.forms_in_pages import SentForm, form_to
from tests.sheets.sitting import SHEETS, TITLE, Sitting, new_address
from translations.catalogue import catalogue

FOUR = ("Alex", "Paula", "Zoë", "Kim")
CITY = "hb.i/tl.i"
HOME = "https://boomtown.example"
"""An address at which the application may be told that it stands."""
SEE_OTHER = HTTPStatus.SEE_OTHER
ASKS_WHO_IT_IS = 'class="buttons are-you"'

Typing = Mapping[str, str | list[str]]


@dataclass(frozen=True)
class PhoneAt:
    """A phone with cookies of its own; it is at a page's address or sends a form."""

    client: FlaskClient

    def page(self, address: str, status: int = HTTPStatus.OK) -> str:
        """The page at an address."""
        answer = self.client.get(address)
        if ASKS_WHO_IT_IS in answer.text:
            self.is_known_at(address)
            answer = self.client.get(address)
        assert answer.status_code == status, answer.text
        return answer.text

    def is_known_at(self, address: str) -> None:
        """The phone has said before that it is the seat of this address."""
        cookie = self.client.get_cookie("sheets")
        codes = [urlsplit(address).path.split("/")[2], *([cookie.value] if cookie else [])]
        self.client.set_cookie("sheets", ".".join(codes))

    def send(
        self, form: SentForm, typed: Typing | None = None, button: tuple[str, str] | None = None
    ) -> TestResponse:
        """The answer to a form."""
        fields: dict[str, Any] = form.filled(typed)
        if button:
            fields[button[0]] = [button[1]]
        if form.method == "get":
            return self.client.get(form.action, query_string=fields)
        return self.client.post(form.action, data=fields)

    def press(self, page: str, ending: str, typed: Typing | None = None) -> str:
        """The page to which sending the form with this address leads."""
        form = form_to(page, ending)
        named = [(each.name, each.value) for each in form.buttons if each.name]
        answer = self.send(form, typed, named[0] if len(form.buttons) == 1 and named else None)
        assert answer.status_code == SEE_OTHER, answer.text
        return self.page(answer.location)


def phone_of(app: Flask) -> PhoneAt:
    """A new phone, at an address of its own."""
    client = app.test_client()
    client.environ_base["REMOTE_ADDR"] = new_address()
    return PhoneAt(client)


@dataclass(frozen=True)
class TableOfPhones:
    """A shared sheet with the host's phone."""

    app: Flask
    host: PhoneAt
    address: str

    @property
    def code(self) -> str:
        """The host's code."""
        return self.address.rpartition("/")[2]

    @cached_property
    def api(self) -> Sitting:
        """The same sheet as programs see it, in the hands of all roles."""
        client = self.app.test_client()
        links = client.get(f"{SHEETS}/{self.code}").get_json()["links"]
        return Sitting(client, links)

    def at(self, role: str, rest: str = "") -> str:
        """The address of a page for a role."""
        return f"/s/{self.api.code(role)}{rest}"

    def phone(self) -> PhoneAt:
        """One more phone."""
        return phone_of(self.app)

    def seat(self, number: int) -> dict[str, Any]:
        """A seat as the API shows it."""
        found: dict[str, Any] = self.api.see()["seats"][number]
        return found

    def fields(self, number: int = 0) -> dict[str, Any]:
        """What is kept of what was typed for a seat."""
        found: dict[str, Any] = self.seat(number)["fields"]
        return found

    def form(self, number: int = 0, role: str = "") -> SentForm:
        """The form of a seat as its own player, or the role named, sees it."""
        rest = f"/seat/{number}" if role == "host" else ""
        page = self.phone().page(self.at(role or f"seat.{number}", rest))
        return form_to(page, self.at(role or f"seat.{number}", rest))

    def save(
        self, form: SentForm, typed: Typing, button: tuple[str, str] | None = None
    ) -> TestResponse:
        """The answer to a form of a seat, with texts typed into its fields."""
        return self.phone().send(form, typed, button)


def sat_down_at_phones(app: Flask, *names: str) -> TableOfPhones:
    """A sheet made on the page that asks who plays."""
    host = phone_of(app)
    page = host.page(f"/{TITLE}/score")
    form = form_to(page, f"/{TITLE}/score")
    there = next(button.goes_to for button in form.buttons if button.goes_to != form.action)
    sent = {**form.filled({"player": list(names or FOUR)})}
    answer = host.client.post(there, data=sent)
    assert answer.status_code == SEE_OTHER, answer.text
    return TableOfPhones(app, host, answer.location)


def sentence(message_id: str, **gaps: Any) -> str:
    """A sentence as it stands in the source of an English page."""
    return str(escape(catalogue("en").says(message_id, **gaps)))


def ready(table: TableOfPhones, *numbers: int) -> None:
    """These seats have been filled in and said that they are done."""
    for number in numbers:
        puts = {f"seats.{number}.city": CITY, f"seats.{number}.done": True}
        table.api.set(puts, f"seat.{number}")
