"""What another reading would need and nobody typed."""

from flask.testing import FlaskClient
from hypothesis import given

from tests.asking import choosing
from tests.carson_city.asking import refused_at, score
from tests.carson_city.plain_board import Body, has
from tests.carson_city.strategies import tables
from tests.strategies import a_share


@a_share
@given(body=tables)
def test_a_table_lacks_for_the_other_track_what_it_was_told(
    client: FlaskClient, body: Body
) -> None:
    for entry in score(client, body)["depends_on"]:
        for other in entry["otherwise"]:
            if "needs" in other:
                chosen = choosing(body, "CC-O7", other["reading"])
                assert_it_lacks(client, chosen, other["needs"])


def assert_it_lacks(client: FlaskClient, chosen: Body, needs: list[str]) -> None:
    """Without what is needed the bonus cannot be counted, or the tie stands."""
    if has(chosen, "kit_carson"):
        assert refused_at(client, "score", chosen) == {*needs}
    else:
        assert len(score(client, chosen)["winners"]) > 1
