"""Numbers that can only cost points are typed without a minus, which phones often lack."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient
from marshmallow import Schema
from werkzeug.datastructures import MultiDict

from rules.core.fields import PieceOf, Whole
from scoring.titles import BuiltTitle, titles
from tests.sheets.sitting import made
from web.forms.kinds.kind import body_of, fields_of


def numbers_of(schema: Schema, path: str = "") -> Iterator[tuple[str, Whole]]:
    """The plain numbers of a form and of the pieces in it, with their paths."""
    for name, entry in fields_of(schema):
        if isinstance(entry, Whole):
            yield f"{path}{name}", entry
        elif isinstance(entry, PieceOf):
            yield from numbers_of(entry.schema, f"{path}{name}.")


def read_back(schema: Schema, path: str, text: str) -> object:
    """The value at a path of the body that a typed form becomes."""
    value: object = body_of(schema, MultiDict([(path, text)]))
    for key in path.split("."):
        assert isinstance(value, dict)
        value = value[key]
    return value


@pytest.mark.parametrize("title", [*titles().values()], ids=lambda title: title.slug)
def test_a_number_means_minus_points_where_there_are_no_others(title: BuiltTitle) -> None:
    for path, number in numbers_of(title.seat_form):
        sign = -1 if number.maximum <= 0 else 1
        assert read_back(title.seat_form, path, "12") == 12 * sign, path
        assert read_back(title.seat_form, path, "6+6") == 12 * sign, path
        assert read_back(title.seat_form, path, "-12") == -12, path
        assert read_back(title.seat_form, path, "0") == 0, path
        assert read_back(title.seat_form, path, "twelve") == "twelve", path


def test_the_fields_that_this_is_about_say_so(client: FlaskClient) -> None:
    sheet = made(client, {"title": "carson-city-cards", "seats": [{"name": "Ann"}]})
    page = client.get(f"{sheet.json['links']['host']}/seat/0").text
    assert "12 counts as −12" in page
