"""What an answer depends on is what comes out when a table chooses the other reading."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.nevada_city import TITLE
from tests.carson_city.test_readings import choosing
from tests.nevada_city.asking import answer_to, rule, score
from tests.nevada_city.plain_box import LEFT_OPEN_BY, READINGS, Body, readings_of
from tests.nevada_city.strategies import a_share, questions, tables
from translations.catalogue import catalogue


def test_the_book_has_the_open_points_and_readings_of_the_contract() -> None:
    points = TITLE.book.open_points.values()
    assert {point.id: point.readings for point in points} == READINGS
    assert all(point.default("en") == point.readings[0] for point in points)


def test_the_book_has_the_clauses_of_the_contract() -> None:
    assert list(TITLE.book.clauses) == [f"NC-{number}" for number in range(1, 124)]


@pytest.mark.parametrize("question", TITLE.questions)
@a_share
@given(data=st.data())
def test_an_other_reading_says_what_it_gives_once_it_is_chosen(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    for entry in rule(client, question, body)["depends_on"]:
        for other in entry["otherwise"]:
            chosen = choosing(body, **{entry["open_point"]: other["reading"]})
            found = rule(client, question, chosen)
            assert found["verdict"] in {other["verdict"], "open"}
            if found["verdict"] == other["verdict"]:
                assert found["facts"] == other["facts"]


@pytest.mark.parametrize("question", TITLE.questions)
@a_share
@given(data=st.data())
def test_choosing_the_readings_in_force_only_decides_what_was_open(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    found = rule(client, question, body)
    settled = rule(client, question, {**body, "house_rules": readings_of(body)})
    named = [[entry["open_point"] for entry in each["depends_on"]] for each in (found, settled)]
    assert named[0] == named[1]
    assert all(entry["reading"] is not None for entry in settled["depends_on"])
    if found["verdict"] == "open":
        assert settled["verdict"] in {"yes", "no"}
    else:
        assert settled == found


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_clause_of_an_open_point_says_that_it_is_left_open(language: str) -> None:
    words = catalogue(language, TITLE.room)
    for point in TITLE.book.open_points.values():
        assert point.id in words.name(point.clauses[0]), point.id


def test_the_clause_that_leaves_a_verdict_open_is_that_of_the_contract() -> None:
    told_at = {point.id: point.clauses[0] for point in TITLE.book.open_points.values()}
    assert {key: told_at[key] for key in LEFT_OPEN_BY} == LEFT_OPEN_BY


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
def test_how_start_buildings_are_read_never_changes_a_result(
    client: FlaskClient, question: str, body: Body, reading: str
) -> None:
    found = rule(client, question, body)
    assert rule(client, question, choosing(body, **{"NC-O22": reading})) == found
    assert "NC-O22" not in {entry["open_point"] for entry in found["depends_on"]}


@a_share
@given(body=tables)
def test_a_table_scores_under_another_reading_as_it_was_told(
    client: FlaskClient, body: Body
) -> None:
    for entry in score(client, body)["depends_on"]:
        for other in entry["otherwise"]:
            found = score(client, choosing(body, **{entry["open_point"]: other["reading"]}))
            told: dict[str, Any] = {"totals": found["totals"], "winners": found["winners"]}
            assert {"reading": other["reading"], **told} == other


@pytest.mark.parametrize("reading", READINGS["NC-O2"])
def test_the_fifth_year_never_hides_that_its_events_come_from_nowhere(
    client: FlaskClient, reading: str
) -> None:
    body = choosing({"players": 2, "year": 5}, **{"NC-O2": reading})
    says = [reason["says"] for reason in answer_to(client, "setup", body)["because"]]
    assert any("the rulebook does not say from where" in sentence for sentence in says)
