"""What the book leaves open and says of it, and where a reading changes no result."""

import pytest
from flask.testing import FlaskClient

from rules.nevada_city import TITLE
from tests.asking import choosing
from tests.nevada_city.asking import answer_to, rule
from tests.nevada_city.plain_box import READINGS, Body
from translations.catalogue import catalogue


def test_the_book_has_the_clauses_of_the_contract() -> None:
    assert list(TITLE.book.clauses) == [f"NC-{number}" for number in range(1, 124)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_clause_of_an_open_point_says_that_it_is_left_open(language: str) -> None:
    words = catalogue(language, TITLE.room)
    for point in TITLE.book.open_points.values():
        assert point.id in words.name(point.clauses[0]), point.id


NO_MATTER: dict[str, tuple[str, Body]] = {
    "a start building that is used": (
        "use_building",
        {"players": 3, "building": "stock_yards", "owner": "self"},
    ),
    "a start building of the Bank": (
        "use_building",
        {"players": 2, "building": "market", "owner": "bank", "fee": 1},
    ),
    "a set-up": ("setup", {"players": 3}),
    "a contract": ("contract", {"action": "reserve", "homestead_cards": 1}),
}


@pytest.mark.parametrize(("question", "body"), NO_MATTER.values(), ids=NO_MATTER.keys())
@pytest.mark.parametrize("reading", READINGS["NC-O22"])
def test_how_start_buildings_are_read_changes_nothing_where_none_is_typed_as_not_built(
    client: FlaskClient, question: str, body: Body, reading: str
) -> None:
    found = rule(client, question, body)
    assert rule(client, question, choosing(body, "NC-O22", reading)) == found
    assert "NC-O22" not in {entry["open_point"] for entry in found["depends_on"]}


@pytest.mark.parametrize("reading", READINGS["NC-O2"])
def test_the_fifth_year_never_hides_that_its_events_come_from_nowhere(
    client: FlaskClient, reading: str
) -> None:
    body = choosing({"players": 2, "year": 5}, "NC-O2", reading)
    says = [reason["says"] for reason in answer_to(client, "setup", body)["because"]]
    assert any("the rulebook does not say from where" in sentence for sentence in says)
