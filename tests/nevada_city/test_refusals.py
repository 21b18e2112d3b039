"""What is refused in every question, and what a reading makes a fault."""

import pytest
from flask.testing import FlaskClient

from rules.nevada_city import TITLE
from tests.broken import with_changes
from tests.nevada_city.asking import refused_at
from tests.nevada_city.broken import set_up
from tests.nevada_city.refusals import REFUSALS
from tests.nevada_city.refused_tables import THREE


@pytest.mark.parametrize("question", TITLE.questions)
def test_a_wrong_set_up_is_refused_in_every_question(client: FlaskClient, question: str) -> None:
    bodies = [valid.body for valid in REFUSALS.at(question)]
    body = next((body for body in bodies if not body["variants"]), bodies[0])
    for case in set_up():
        errors = refused_at(client, question, with_changes(body, case.changes))
        assert case.errors <= errors, case.sentence
        assert errors == case.errors or body["variants"], case.sentence


@pytest.mark.parametrize("point", ["count", "do_not_count"])
def test_a_third_building_is_no_fault_where_a_replacement_card_does_not_count(
    client: FlaskClient, point: str
) -> None:
    changes = {"seats.0.buildings.1.complete": False, "house_rules": {"NC-O15": point}}
    errors = {"seats.0.buildings"} if point == "count" else set()
    assert refused_at(client, "score", with_changes(THREE, changes)) == errors
