"""A map is the same from whichever side it is looked at, and whoever sits where."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.gold_rush import plain_map, plain_tiles, views
from tests.gold_rush.asking import rule, score
from tests.gold_rush.plain_readings import Body
from tests.gold_rush.strategies import questions, tables, tables_with_a_map
from tests.strategies import a_share

ON_A_MAP = ("cowboy", "tent", "feature")


def in_any_order(found: Body) -> Body:
    """A score without the order of names."""
    depends_on = [
        {
            **entry,
            "otherwise": [
                {**other, "winners": set(other["winners"])} for other in entry["otherwise"]
            ],
        }
        for entry in found["depends_on"]
    ]
    return {**found, "winners": set(found["winners"]), "depends_on": depends_on}


def with_warnings_counted(found: Body) -> Body:
    """A score in which warnings have no place: a tile is named by its place in the list."""
    return {**found, "warnings": len(found["warnings"])}


@a_share
@given(body=tables_with_a_map)
def test_a_table_scores_the_same_from_every_side(client: FlaskClient, body: Body) -> None:
    found, seen = score(client, body), body
    for _ in range(3):
        seen = views.turned_body(seen)
        assert score(client, seen) == found


@a_share
@given(body=tables_with_a_map, x=st.integers(-70, 70), y=st.integers(-70, 70))
def test_a_table_scores_the_same_wherever_its_first_tile_lies(
    client: FlaskClient, body: Body, x: int, y: int
) -> None:
    assert score(client, {**body, "map": views.moved_map(body["map"], x, y)}) == score(client, body)


@a_share
@given(body=tables_with_a_map, data=st.data())
def test_a_table_scores_the_same_in_whatever_order_its_tiles_were_laid(
    client: FlaskClient, body: Body, data: st.DataObject
) -> None:
    entries = data.draw(st.permutations(plain_map.entries(body["map"])))
    found = score(client, {**body, "map": entries})
    assert with_warnings_counted(found) == with_warnings_counted(score(client, body))


@a_share
@given(body=tables_with_a_map)
def test_a_table_scores_the_same_when_its_tiles_are_written_as_they_lie(
    client: FlaskClient, body: Body
) -> None:
    entries = [{**entry, **as_it_lies(entry)} for entry in plain_map.entries(body["map"])]
    assert score(client, {**body, "map": entries}) == score(client, body)


def as_it_lies(entry: plain_map.Entry) -> plain_map.Entry:
    """The tile of an entry, written so that it need not be turned."""
    tile = plain_tiles.turned(plain_tiles.read(entry["tile"]), entry.get("turned", 0))
    return {"tile": plain_tiles.normal(tile), "turned": 0}


@pytest.mark.parametrize("question", ON_A_MAP)
@a_share
@given(data=st.data())
def test_an_answer_is_the_same_from_every_side(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    assume("map" in body)
    assert rule(client, question, views.turned_body(body)) == rule(client, question, body)


@a_share
@given(body=questions("placements"))
def test_a_turned_map_takes_a_tile_in_the_turned_places(client: FlaskClient, body: Body) -> None:
    found = rule(client, "placements", body)["facts"]
    elsewhere = rule(client, "placements", views.turned_body(body))["facts"]
    listed = [(tuple(entry["at"]), entry["turned"]) for entry in elsewhere["placements"]]
    assert set(listed) == views.turned_placements(body["tile"], found["placements"])
    assert listed == sorted(listed, key=lambda entry: (entry[0][1], entry[0][0], entry[1]))
    assert (elsewhere["cells"], elsewhere["placeable"]) == (found["cells"], found["placeable"])


@a_share
@given(body=questions("tile"))
def test_a_tile_fits_the_turned_map_one_turn_further(client: FlaskClient, body: Body) -> None:
    assume("map" in body)
    tile = plain_tiles.read(body["tile"])
    seen: dict[str, Any] = views.turned_body(body)
    if "turned" in body:
        seen["turned"] = (body["turned"] + 1) % 4
    found, elsewhere = rule(client, "tile", body), rule(client, "tile", seen)
    further = {views.lowest(tile, turn + 1) for turn in found["facts"]["turns"]}
    assert elsewhere["facts"]["turns"] == sorted(further)
    assert [elsewhere[part] for part in ("verdict", "clauses")] == [
        found[part] for part in ("verdict", "clauses")
    ]


@a_share
@given(body=tables, data=st.data())
def test_a_table_scores_the_same_whoever_sits_where(
    client: FlaskClient, body: Body, data: st.DataObject
) -> None:
    places = data.draw(st.permutations(range(len(body["seats"]))))
    found, elsewhere = score(client, body), score(client, views.reseated(body, places))
    for part in ("lines", "ranks"):
        moved = [elsewhere[part][place] for place in places]
        assert (part, moved) == (part, found[part])
    for one in (found, elsewhere):
        del one["lines"], one["ranks"]
    assert in_any_order(elsewhere) == in_any_order(found)


@pytest.mark.parametrize("question", ON_A_MAP)
@a_share
@given(data=st.data(), places=st.permutations(range(5)))
def test_an_answer_is_the_same_whoever_sits_where(
    client: FlaskClient, question: str, data: st.DataObject, places: list[int]
) -> None:
    body = data.draw(questions(question))
    found, elsewhere = (rule(client, question, one) for one in (body, views.reseated(body, places)))
    if question == "feature":
        for facts in facts_in(found):
            facts["cowboys"] = views.reseated_numbers(facts["cowboys"], places)
            facts["majority"] = sorted(places[seat] for seat in facts["majority"])
    assert elsewhere == found


def facts_in(found: Body) -> list[Body]:
    """The facts of an answer, also those under other readings."""
    others = [other for entry in found["depends_on"] for other in entry["otherwise"]]
    return [found["facts"], *(other["facts"] for other in others)]
