"""Which faults of a body are named first."""

from flask.testing import FlaskClient

from tests.broken import with_changes
from tests.gold_rush.asking import refused_at
from tests.gold_rush.refused_questions import ON_A_MAP
from tests.gold_rush.refused_tables import DRAWN


def test_checks_over_several_entries_wait_until_every_field_is_right(client: FlaskClient) -> None:
    changes = {"map.2.tile": "pppp", "map.3.at": [9, 9], "seats.0.points": -1}
    assert refused_at(client, "score", with_changes(DRAWN, changes)) == {"seats.0.points"}
    changes = {"map.2.tile": "pppp", "at": [5, 5], "seat": 5}
    body = with_changes(ON_A_MAP["tent"], changes)
    assert refused_at(client, "tent", body) == {"seat"}
