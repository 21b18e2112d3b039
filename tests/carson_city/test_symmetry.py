"""A town is the same from whichever side it is looked at, and whoever sits where."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.carson_city.asking import rule, score
from tests.carson_city.strategies import questions, tables
from tests.carson_city.views import VIEWS, Body, View, reseated, seen
from tests.strategies import a_share

ON_THE_BOARD = ("parcel_price", "build", "road", "house", "attack", "place_cowboy", "income")
WITH_SEATS = ("build", "house", "attack", "place_cowboy", "income")

each_view = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)


@each_view
@a_share
@given(body=tables)
def test_a_table_scores_the_same_from_every_side(
    client: FlaskClient, view: View, body: Body
) -> None:
    assert score(client, seen(body, view)) == score(client, body)


@pytest.mark.parametrize("question", ON_THE_BOARD)
@a_share
@given(data=st.data(), view=st.sampled_from([*VIEWS.values()]))
def test_an_answer_is_the_same_from_every_side(
    client: FlaskClient, question: str, data: st.DataObject, view: View
) -> None:
    body = data.draw(questions(question))
    assert rule(client, question, seen(body, view)) == seen(rule(client, question, body), view)


@pytest.mark.parametrize("question", WITH_SEATS)
@a_share
@given(data=st.data(), places=st.permutations([1, 2, 3, 4, 5]))
def test_an_answer_is_the_same_whoever_sits_where(
    client: FlaskClient, question: str, data: st.DataObject, places: list[int]
) -> None:
    body = data.draw(questions(question))
    if question == "income" and "board" in body:
        body["players"] = 5
    found, elsewhere = rule(client, question, body), rule(client, question, reseated(body, places))
    assert elsewhere == reseated(found, places)


@a_share
@given(body=tables, data=st.data())
def test_a_table_scores_the_same_whoever_sits_where(
    client: FlaskClient, body: Body, data: st.DataObject
) -> None:
    places = data.draw(st.permutations(range(1, len(body["seats"]) + 1)))
    found, elsewhere = score(client, body), score(client, reseated(body, places))
    for name in ("lines", "ranks"):
        assert elsewhere[name] == reseated(found[name], places, name)
    for name in ("totals", "tie_break", "tie_break_clauses"):
        assert elsewhere[name] == found[name]
    assert in_any_order(elsewhere) == in_any_order(found)
    assert sorted(elsewhere["winners"]) == sorted(found["winners"])


def in_any_order(found: dict[str, Any]) -> list[dict[str, Any]]:
    """What a score depends on, with winners sorted and every seat by its name."""
    names = [*found["totals"]]
    return [
        {**entry, "otherwise": [by_names(other, names) for other in entry["otherwise"]]}
        for entry in found["depends_on"]
    ]


def by_names(other: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """Another reading's outcome, or what it would need, wherever anybody sits."""
    if "winners" in other:
        return {**other, "winners": sorted(other["winners"])}
    needed = [path.split(".") for path in other["needs"]]
    return {**other, "needs": {(names[int(seat)], field) for _, seat, field in needed}}
