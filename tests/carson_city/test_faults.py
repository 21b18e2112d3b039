"""How a board is refused that has several faults."""

from flask.testing import FlaskClient

from rules.carson_city import TITLE
from tests.asking import address_of
from tests.carson_city.broken import with_parcels
from tests.carson_city.refused_tables import DRAWN


def test_every_fault_of_one_board_has_its_own_sentence(client: FlaskClient) -> None:
    mountains = dict.fromkeys(("b1", "b2", "b3", "b4", "b5"), "m")
    board = with_parcels(DRAWN["board"], a1="s", a2="4.", **mountains)
    answer = client.post(address_of(TITLE.slug, "score"), json={**DRAWN, "board": board})
    assert len(set(answer.json["errors"]["board"])) == 3
