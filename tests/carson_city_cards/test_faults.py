"""How a city is refused that has several faults."""

from flask.testing import FlaskClient

from rules.carson_city_cards import TITLE
from tests.broken import with_changes
from tests.carson_city_cards.refused_tables import TABLE


def test_every_fault_of_one_city_has_its_own_sentence(client: FlaskClient) -> None:
    body = with_changes(TABLE, {"seats.1.city": "hh------hh/hh------hh/h"})
    errors = client.post(f"/api/v1/{TITLE.slug}/score", json=body).json["errors"]
    assert len(set(errors["seats.1.city"])) == 3
