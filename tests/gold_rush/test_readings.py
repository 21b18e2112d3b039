"""Which reading never changes a score; what is warned about may change with it."""

from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.asking import choosing
from tests.gold_rush.asking import score
from tests.gold_rush.plain_readings import READINGS, Body
from tests.gold_rush.strategies import tables
from tests.strategies import a_share


@a_share
@given(body=tables, reading=st.sampled_from(READINGS["GR-O2"]))
def test_a_score_is_the_same_whether_a_gap_keeps_a_mountain_incomplete(
    client: FlaskClient, body: Body, reading: str
) -> None:
    otherwise, usually = score(client, choosing(body, "GR-O2", reading)), score(client, body)
    assert {**otherwise, "warnings": []} == {**usually, "warnings": []}
