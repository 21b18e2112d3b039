"""What the random tables show, and how many charts there may be."""

import pytest
from flask.testing import FlaskClient

from tests.nevada_city import asking, dealing, plain
from tests.nevada_city.plain_box import CUBES, VARIANTS
from tests.nevada_city.plain_setup import count_states
from tests.strategies import samples

WARNED = {"goals", "variants", "score_track", "properties", "building_owner_bonus"}


@pytest.mark.parametrize("variant", [None, *CUBES])
def test_the_possible_charts_are_as_many_as_one_can_count(
    client: FlaskClient, variant: str | None
) -> None:
    body = {
        "variants": [variant] if variant else [],
        "production": {"silver": 1, "crops": 2, "livestock": 2},
        "market": {"silver": 3, "crops": 3, "livestock": 2},
    }
    facts = asking.rule(client, "charts", body)["facts"]
    assert facts["possible_states"] == count_states(body)


def test_the_random_tables_show_ties_warnings_and_variants() -> None:
    bodies = samples(dealing.table, 600)
    scored = [plain.score(body) for body in bodies]
    assert {len(found["winners"]) for found in scored} == {1, 2, 3, 4}
    assert {found["tie_break"] for found in scored} == {True, False}
    warned = {at.rpartition(".")[2] for found in scored for at in found["warnings"]}
    assert warned == {*WARNED, "contracts", "resources"}
    assert {one for body in bodies for one in body.get("variants", ())} == {*VARIANTS}
