"""A feature is worth the same whether it is typed in numbers or lies on a map."""

from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.gold_rush import asking, plain_map, plain_score, plain_tiles
from tests.gold_rush.plain_readings import Body, readings_of
from tests.gold_rush.strategies import special_maps, tables_with_a_map
from tests.strategies import a_share

MOST = {"locomotives": 72, "nuggets": 216, "tipis": 99, "horses": 99}
VALUED = ("kind", "completed", "cowboys", "majority", "points_now", "points_at_end")


def typed(body: Body) -> list[Body]:
    """The features of a table's map in numbers."""
    found = plain_score.features_of(body, readings_of(body))
    return [{name: value for name, value in one.items() if name != "pieces"} for one in found]


def can_be_typed(one: Body) -> bool:
    """Whether the numbers of a feature are not beyond what anybody would type."""
    return all(one.get(name, 0) <= most for name, most in MOST.items())


@a_share
@given(body=tables_with_a_map)
def test_a_table_scores_the_same_in_numbers_as_with_its_map(
    client: FlaskClient, body: Body
) -> None:
    assume(all(map(can_be_typed, typed(body))))
    numbers = {name: value for name, value in body.items() if name != "map"}
    found = asking.answer_to(client, "score", body)["seats"]
    expected = asking.answer_to(client, "score", {**numbers, "features": typed(body)})["seats"]
    for mine, other in zip(found, expected, strict=True):
        assert (mine["total"], mine["rank"]) == (other["total"], other["rank"])
        for line, same in zip(mine["lines"], other["lines"], strict=True):
            assert (line["row"], line["points"]) == (same["row"], same["points"])
            assert {*line["clauses"]} == {*same["clauses"]}


@a_share
@given(written=special_maps, data=st.data())
def test_a_feature_is_worth_the_same_in_numbers_as_on_its_map(
    client: FlaskClient, written: list[plain_map.Entry], data: st.DataObject
) -> None:
    land = plain_map.lie(written)
    one = data.draw(st.sampled_from(plain_map.features(land.cells)))
    cell, place = one.pieces[0]
    assert place in plain_tiles.places(land.cells[cell])
    numbers = plain_map.numbers_of(land.cells, one, readings_of({}))
    assume(can_be_typed(numbers))
    cowboys = {str(seat): number for seat, number in plain_map.figures(one, land).items()}
    on_the_map = {"map": written, "at": [*cell], "on": place}
    found = [
        asking.rule(client, "feature", body)["facts"]
        for body in (on_the_map, {"feature": {**numbers, "cowboys": cowboys}})
    ]
    assert [found[0][name] for name in VALUED] == [found[1][name] for name in VALUED]
