"""Every breakdown adds up, row by row and part by part."""

from flask.testing import FlaskClient
from hypothesis import given

from tests.carson_city.asking import answer_to
from tests.carson_city.plain_board import Body, parse
from tests.carson_city.situations import income
from tests.carson_city.strategies import tables
from tests.strategies import dealt, same_client


@same_client
@given(body=tables)
def test_every_part_at_a_parcel_is_something_that_the_seat_owns_there(
    client: FlaskClient, body: Body
) -> None:
    for number, seat in enumerate(answer_to(client, "score", body)["seats"], 1):
        named = [part["at"] for line in seat["lines"] for part in line["parts"] if "at" in part]
        town = parse(body["board"]) if "board" in body else {}
        assert all(town[at][0] == number and town[at][1] != "." for at in named)
        owned = [at for at, (owner, sign) in town.items() if owner == number and sign != "."]
        bridged = [at for at in owned if at in body.get("bridges", [])]
        assert sorted(named) == sorted([*owned, *bridged])


@same_client
@given(body=dealt(income))
def test_the_lines_of_an_income_add_up_to_what_everybody_receives(
    client: FlaskClient, body: Body
) -> None:
    facts = answer_to(client, "income", body)["facts"]
    if "building" in body:
        assert facts["amount"] == facts["owner"] + facts["attacker"]
        return
    assert {line["at"]: line["income"] for line in facts["lines"]} == facts["income"]
    assert sum(facts["totals"]) == sum(facts["income"].values())
