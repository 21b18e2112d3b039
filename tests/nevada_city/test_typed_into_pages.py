"""Rows that are a number or a list: in addresses, and in forms that are drawn."""

from typing import Any

import pytest
from flask import Flask, render_template_string
from werkzeug.datastructures import MultiDict

from scoring.titles import titles
from tests.house.forms_in_pages import forms_of
from tests.nevada_city.refused_tables import TABLES
from translations.catalogue import catalogue
from web.api.openapi import description
from web.forms.kinds.kind import body_of
from web.forms.typed import typed_from
from web.forms.view import FormView

NEVADA_CITY = titles()["nevada-city"]
SET_UP = ("edition", "variants", "house_rules")
PAGE = """{% from "macros/fields.html" import field with context %}
<form>{% for view in views %}{{ field(view, title, words) }}{% endfor %}</form>"""
SEATS: dict[str, dict[str, Any]] = {
    "one number": {"newspaper": 5, "boarding_house": 3, "contracts": 12},
    "one entry each": {"newspaper": [5], "boarding_house": [1], "contracts": [{"vp": 12}]},
    "several numbers": {"newspaper": [5, 0, 2], "boarding_house": [0, 4]},
    "yes, no and neither": {
        "buildings": [
            {"building": "saw_mill", "vp": 7},
            {"building": "newspaper", "vp": 9, "complete": True},
            {"building": "bordello", "complete": False},
        ]
    },
    "parts": {"properties": {"mines": 2, "farms": 0}, "resources": {"silver": 1}},
    "less than nothing": {"other": [{"points": -3, "why": "3 + 4"}]},
}


def address_and_back(body: dict[str, Any]) -> dict[str, Any]:
    return body_of(NEVADA_CITY.table_form, MultiDict(typed_from(body)))


@pytest.mark.parametrize("fields", SEATS.values(), ids=SEATS)
def test_a_seat_comes_back_from_an_address_as_it_was(fields: dict[str, Any]) -> None:
    body = {"seats": [{"name": "Ann", **fields}]}
    assert address_and_back(body) == body


@pytest.mark.parametrize("body", TABLES.values(), ids=TABLES)
def test_a_whole_table_comes_back_from_an_address(body: dict[str, Any]) -> None:
    table = {name: value for name, value in body.items() if name not in SET_UP}
    assert address_and_back(table) == table


@pytest.mark.parametrize("fields", SEATS.values(), ids=SEATS)
def test_a_form_that_nobody_touched_changes_no_seat(app: Flask, fields: dict[str, Any]) -> None:
    pairs = fields_shown(app, fields)
    again = body_of(NEVADA_CITY.seat_form, MultiDict(pairs))
    assert {key: value for key, value in again.items() if value != ""} == fields


def fields_shown(app: Flask, fields: dict[str, Any]) -> list[tuple[str, str]]:
    """What a browser sends of the form that is drawn for a seat."""
    words = catalogue("en", "nevada_city")
    views = FormView(words, {}, "score").fields(NEVADA_CITY.seat_form, fields)
    with app.test_request_context("/"):
        page = render_template_string(PAGE, views=views, title=NEVADA_CITY, words=words)
    (form,) = forms_of(page)
    return form.fields


def test_a_row_is_described_as_a_number_or_its_entries() -> None:
    shapes = description(catalogue("en", None))["components"]["schemas"]
    seat = shapes["nevada_city.schema.SeatPiece"]["properties"]
    number, entries = seat["boarding_house"]["oneOf"]
    assert number == {"type": "integer", "minimum": 0, "maximum": 15, "multipleOf": 3}
    assert entries["type"] == "array"
    assert entries["items"] == {"type": "integer", "minimum": 0, "maximum": 5}
    number, entries = seat["contracts"]["oneOf"]
    assert number["maximum"] == 500
    assert entries["items"]["$ref"].endswith("nevada_city.schema.ContractPiece")
