"""Blank printed pads: the first scan starts a sheet, the later ones join it."""

from http import HTTPStatus

import pytest
from flask import Flask

from sheets.codes import SIGNS, pad_code
from sheets.sheets import Sheets
from tests.house.forms_in_pages import form_to, has_form_to
from tests.house.table_of_phones import (
    FOUR,
    SEE_OTHER,
    PhoneAt,
    TableOfPhones,
    phone_of,
    sentence,
)
from tests.sheets.sitting import SHEETS, TITLE
from web.sheets.installation import sheets_of

PLAYERS = {"player": [*FOUR], "edition": "de"}


@pytest.fixture
def pad(app: Flask) -> str:
    """The address on a blank pad of this installation."""
    return f"/s/{pad_code(app.config['SECRET_KEY'], TITLE)}"


@pytest.fixture
def phone(app: Flask) -> PhoneAt:
    """Whose phone scans it first."""
    return phone_of(app)


def started(app: Flask, phone: PhoneAt, pad: str) -> TableOfPhones:
    """The sheet that this phone starts."""
    answer = phone.client.post(f"{pad}/start", data=PLAYERS)
    assert answer.status_code == SEE_OTHER, answer.text
    return TableOfPhones(app, phone, answer.location)


def test_looking_at_a_blank_pad_stores_nothing(app: Flask, phone: PhoneAt, pad: str) -> None:
    for rest in ("", "/start", "/result", "/changes", "/delete"):
        phone.client.get(f"{pad}{rest}")
    answer = phone.client.get(pad)
    assert sentence("pad-title") in answer.text
    assert has_form_to(answer.text, f"{pad}/start")
    assert (answer.headers["Cache-Control"], answer.headers["X-Robots-Tag"]) == (
        "no-store",
        "noindex",
    )
    assert "Set-Cookie" not in answer.headers
    assert app.test_client().get(f"{SHEETS}/{pad[3:]}").status_code == HTTPStatus.NOT_FOUND


def test_who_starts_it_is_the_host_and_its_code_is_then_the_one_to_join(
    app: Flask, phone: PhoneAt, pad: str
) -> None:
    page = phone.press(phone.page(pad), "/start", PLAYERS)
    assert has_form_to(page, "/finish")
    later = phone_of(app)
    joining = later.page(pad)
    assert [has_form_to(joining, f"{pad}/seats/{n}/take") for n in range(4)] == [True] * 4
    assert "<bdi>Zoë</bdi></h1>" in later.press(joining, "/seats/2/take")
    assert app.test_client().get(f"{SHEETS}/{pad[3:]}").get_json()["setup"]["edition"] == "de"


def test_who_starts_it_a_second_time_joins(app: Flask, phone: PhoneAt, pad: str) -> None:
    started(app, phone, pad)
    answer = phone_of(app).client.post(f"{pad}/start", data=PLAYERS)
    assert (answer.status_code, answer.location) == (SEE_OTHER, pad)


def test_of_two_starts_at_the_same_moment_the_second_joins(
    app: Flask, phone: PhoneAt, pad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = started(app, phone, pad)
    with monkeypatch.context() as moment:
        moment.setattr(Sheets, "title_of_pad", lambda *_: TITLE)
        answer = phone_of(app).client.post(f"{pad}/start", data=PLAYERS)
    assert (answer.status_code, answer.location) == (SEE_OTHER, pad)
    assert has_form_to(phone_of(app).page(pad), "/seats/0/take")
    assert [seat["name"] for seat in table.api.see()["seats"]] == [*FOUR]


def test_a_pad_without_names_seats_player_1_and_the_others(phone: PhoneAt, pad: str) -> None:
    answer = phone.client.post(f"{pad}/start", data={"player": " "})
    assert (answer.status_code, answer.location.startswith("/s/")) == (SEE_OTHER, True)
    assert "Player 4" in phone.page(answer.location)


def test_a_pad_tells_what_is_wrong_with_a_name(app: Flask, phone: PhoneAt, pad: str) -> None:
    answer = phone.client.post(f"{pad}/start", data={"player": ["Ann", "Ann"]})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert "There is “Ann” twice." in answer.text
    assert form_to(answer.text, "/start").filled()["player"][:2] == ["Ann", "Ann"]
    assert sheets_of(app).title_of_pad(pad[3:]) == TITLE


def test_a_pad_with_one_sign_altered_is_no_pad(phone: PhoneAt, pad: str) -> None:
    for place in range(3, len(pad)):
        other = SIGNS[(SIGNS.index(pad[place]) + 1) % 8]
        altered = pad[:place] + other + pad[place + 1 :]
        phone.page(altered, HTTPStatus.NOT_FOUND)
        answer = phone.client.post(f"{altered}/start", data=PLAYERS)
        assert answer.status_code == SEE_OTHER
        phone.page(answer.location, HTTPStatus.NOT_FOUND)


def test_a_pad_of_another_installation_is_no_pad(phone: PhoneAt) -> None:
    phone.page(f"/s/{pad_code(b'elsewhere', TITLE)}", HTTPStatus.NOT_FOUND)
