"""Every breakdown adds up, row by row and part by part."""

from typing import Any

from flask.testing import FlaskClient
from hypothesis import given

from rules.carson_city import TITLE
from tests.carson_city.asking import answer_to
from tests.carson_city.plain_board import Body, parse
from tests.carson_city.plain_score import ROWS
from tests.carson_city.situations import income
from tests.carson_city.strategies import dealt, same_client, tables

CLAUSES_OF_ROWS = {
    "track": [],
    "cash_limit": ["CC-31", "CC-32", "CC-106"],
    "buildings": ["CC-70"],
    "houses": ["CC-70"],
    "mountains": ["CC-70"],
    "bridges": ["CC-119"],
    "money": ["CC-71"],
    "kit_carson": ["CC-124"],
}
LABELS = {
    "en": (
        *("Victory points on the track", "Money above the limit", "Buildings", "Houses"),
        *("Mountains", "At a bridge", "Remaining money", "Kit Carson bonus"),
    ),
    "de": (
        *("Siegpunkte auf der Leiste", "Geld über dem Limit", "Gebäude", "Häuser"),
        *("Berge", "An einer Brücke", "Restliches Geld", "Kit-Carson-Bonus"),
    ),
}


@same_client
@given(body=tables)
def test_all_rows_stand_in_score_pad_order_and_add_up_to_the_total(
    client: FlaskClient, body: Body
) -> None:
    for seat in answer_to(client, "score", body)["seats"]:
        assert [line["row"] for line in seat["lines"]] == ROWS.split()
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        for line in seat["lines"]:
            assert line["clauses"] == CLAUSES_OF_ROWS[line["row"]]
            spent, *instead = line["parts"] or [{"points": 0}]
            parts = [spent] if line["row"] == "cash_limit" else [spent, *instead]
            assert line["points"] == sum(part["points"] for part in parts)
            assert all(part["why"] for part in line["parts"])


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


def test_the_rows_have_the_contracts_labels(client: FlaskClient) -> None:
    body = {"seats": [{"name": "Ann"}, {"name": "Bob"}]}
    for language, labels in LABELS.items():
        headers = {"Accept-Language": language}
        answer = client.post(f"/api/v1/{TITLE.slug}/score", json=body, headers=headers)
        lines: list[dict[str, Any]] = answer.json["seats"][0]["lines"]
        assert tuple(line["label"] for line in lines) == labels


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
