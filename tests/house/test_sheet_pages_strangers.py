"""Names and places of strangers on the pages of a sheet, and what lies face down."""

from collections.abc import Iterator
from dataclasses import replace
from http import HTTPStatus

import pytest
from flask import Flask

from scoring.titles import titles
from tests.house.forms_in_pages import form_to, has_form_to
from tests.house.table_of_phones import (
    SEE_OTHER,
    TableOfPhones,
    ready,
    sat_down_at_phones,
    sentence,
)
from tests.sheets.sitting import TITLE, roles

MARKUP = "<script>alert(1)</script>\"'&{{7*7}}"
RIGHT_TO_LEFT, EMOJI = "شيماء gnp", "🤠👩‍👩‍👧"
PAGES = ("", "/seat/0", "/result", "/changes", "/setup", "/take-along", "/delete")
SECRET = "73"
"""The appeal that lies face down; no other number of a page is like it."""


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A sheet of people with names that are hard to write."""
    table = sat_down_at_phones(app, MARKUP[:40], RIGHT_TO_LEFT, EMOJI, "Kim")
    table.api.set({"setup.place": MARKUP})
    ready(table, 0, 1, 2)
    return table


def pages_of(table: TableOfPhones, *rests: str) -> Iterator[tuple[str, str]]:
    """Every page that each role may see, with who sees it."""
    for role in roles(4):
        for rest in rests or PAGES:
            phone = table.phone()
            phone.is_known_at(table.at(role))
            answer = phone.client.get(table.at(role, rest))
            if answer.status_code == HTTPStatus.OK:
                yield f"{role}{rest}", answer.text


def test_markup_in_names_and_places_is_text_on_every_page(table: TableOfPhones) -> None:
    seen = []
    for where, page in pages_of(table):
        seen.append(where)
        assert "<script>alert" not in page, where
        assert "alert(1)</script>" not in page, where
    assert {"host", "join", "look", "seat.0", "host/result", "look/changes"} <= {*seen}
    assert "&lt;script&gt;alert" in table.phone().page(table.at("look"))


def test_names_stand_apart_from_the_text_around_them(table: TableOfPhones) -> None:
    for role in ("host", "join", "look"):
        page = table.phone().page(table.at(role))
        for name in (RIGHT_TO_LEFT, EMOJI):
            assert f'<bdi class="seat-name">{name}</bdi>' in page
    for role, heading in (("seat.1", RIGHT_TO_LEFT), ("seat.2", EMOJI)):
        assert f"<bdi>{heading}</bdi></h1>" in table.phone().page(table.at(role))
    assert f"<bdi>{RIGHT_TO_LEFT}</bdi>" in table.host.page("/")


def test_names_and_places_come_back_from_their_fields_as_they_were(table: TableOfPhones) -> None:
    assert table.form(0).value("seats.0.name") == MARKUP[:40]
    assert table.form(1).value("seats.1.name") == RIGHT_TO_LEFT
    setup = form_to(table.host.page(f"{table.address}/setup"), "/setup")
    assert setup.value("place") == MARKUP


@pytest.mark.parametrize(("length", "status"), [(40, SEE_OTHER), (41, HTTPStatus(422))])
def test_a_name_has_forty_characters_at_most(
    table: TableOfPhones, length: int, status: HTTPStatus
) -> None:
    answer = table.save(table.form(3), {"seats.3.name": "ш" * length})
    assert answer.status_code == status
    assert (table.seat(3)["name"] == "ш" * length) is (status == SEE_OTHER)


@pytest.mark.parametrize(("length", "status"), [(80, SEE_OTHER), (81, HTTPStatus(422))])
def test_a_place_has_eighty_characters_at_most(
    table: TableOfPhones, length: int, status: HTTPStatus
) -> None:
    address = f"{table.address}/setup"
    answer = table.host.client.post(address, data={"place": "🤠" * length})
    assert answer.status_code == status
    assert (table.api.see()["setup"]["place"] == "🤠" * length) is (status == SEE_OTHER)


def test_a_sheet_whose_day_was_taken_away_still_shows_everywhere(table: TableOfPhones) -> None:
    table.api.set({"setup.date": None, "setup.place": None})
    seen = [where for where, _ in pages_of(table, "", "/take-along")]
    assert len(seen) == 2 * len([*roles(4)])


def test_the_first_page_lists_a_sheet_whose_day_was_taken_away(table: TableOfPhones) -> None:
    table.api.set({"setup.date": None, "setup.place": None})
    assert f'href="{table.address}"' in table.host.page("/")


@pytest.fixture
def face_down(app: Flask, monkeypatch: pytest.MonkeyPatch) -> TableOfPhones:
    """A virtual player's cards lie face down, as the tokens of another game do."""
    title = titles()[TITLE]
    covered = replace(title.sheet, covered=frozenset({"appeal"}))
    monkeypatch.setitem(title.__dict__, "sheet", covered)
    table = sat_down_at_phones(app)
    ready(table, 1, 2, 3)
    typed = {"seats.0.way": "virtual", "seats.0.appeal": "60+13"}
    assert table.save(table.form(0), typed).status_code == SEE_OTHER
    return table


def shows(page: str) -> bool:
    """Whether the secret stands in a page, in a field, a text or a sum."""
    visible = page.replace("v=", "").split('<svg class="qr"')[0]
    around = (f">{SECRET}<", f'"{SECRET}"', f"{SECRET}.", f": {SECRET}<")
    return any(each in visible for each in around)


def test_what_lies_face_down_stands_on_no_page_but_its_own(face_down: TableOfPhones) -> None:
    own = face_down.phone().page(face_down.at("seat.0"))
    assert form_to(own, face_down.at("seat.0")).value("seats.0.appeal") == SECRET
    for where, page in pages_of(face_down):
        assert shows(page) is where.startswith(("seat.0", "seat.0/seat")), where


def test_what_lies_face_down_is_in_no_text_to_take_along(face_down: TableOfPhones) -> None:
    for role in ("host", "join", "look", "seat.1"):
        page = face_down.phone().page(face_down.at(role, "/take-along"))
        text = page.partition("readonly>")[2].partition("</textarea>")[0]
        opened = face_down.phone().client.get(f"/open/{text}")
        assert opened.status_code == HTTPStatus.OK
        assert not shows(opened.text)


def test_the_host_saves_a_seat_without_taking_away_what_lies_face_down(
    face_down: TableOfPhones,
) -> None:
    form = face_down.form(0, "host")
    assert form.value("seats.0.appeal") == ""
    assert face_down.save(form, {"seats.0.name": "Eagle"}).status_code == SEE_OTHER
    assert face_down.api.see("seat.0")["seats"][0]["fields"]["appeal"] == 73
    assert face_down.seat(0)["name"] == "Eagle"


def test_what_the_host_types_over_what_lies_face_down_is_not_kept(
    face_down: TableOfPhones,
) -> None:
    form = face_down.form(0, "host")
    face_down.save(face_down.form(0), {"seats.0.appeal": "74"})
    answer = face_down.save(form, {"seats.0.appeal": "9"})
    assert sentence("sheet-not-saved") in answer.text
    assert not shows(answer.text.replace("74", SECRET))
    assert face_down.api.see("seat.0")["seats"][0]["fields"]["appeal"] == 74


def test_after_the_reveal_everybody_sees_what_lay_face_down(face_down: TableOfPhones) -> None:
    page = face_down.host.page(face_down.address)
    assert has_form_to(page, "/reveal")
    page = face_down.host.press(page, "/reveal")
    assert not has_form_to(page, "/reveal")
    for role in roles(4):
        assert shows(face_down.phone().page(face_down.at(role)))
