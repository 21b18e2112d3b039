"""Every breakdown adds up, row by row and part by part."""

from typing import Any

from flask.testing import FlaskClient
from hypothesis import given

from rules.nevada_city import TITLE
from tests.nevada_city.asking import answer_to
from tests.nevada_city.plain_box import Body
from tests.nevada_city.plain_score import ROWS
from tests.nevada_city.strategies import same_client, tables

CLAUSES_OF_ROWS = {
    "score_track": ["NC-2"],
    "start_building": ["NC-99"],
    "properties": ["NC-5"],
    "buildings": ["NC-36"],
    "contracts": ["NC-44", "NC-45"],
    "building_owner_bonus": ["NC-46"],
    "newspaper": ["NC-80"],
    "boarding_house": ["NC-73"],
    "troublemakers": ["NC-115"],
    "other": ["NC-8"],
    "goals": ["NC-59", "NC-60"],
}
LABELS = {
    "en": (
        *("Score track", "Start building", "Properties", "Buildings", "Contracts"),
        *("Owner of named building", "Newspaper", "Boarding House", "Troublemakers"),
        *("Other", "Goals"),
    ),
    "de": (
        *("Punkteleiste", "Startgebäude", "Grundstücke", "Gebäude", "Aufträge"),
        *("Besitzer des genannten Gebäudes", "Zeitung", "Pension", "Unruhestifter"),
        *("Sonstiges", "Ziele"),
    ),
}


@same_client
@given(body=tables)
def test_all_rows_stand_in_score_pad_order_and_add_up_to_the_total(
    client: FlaskClient, body: Body
) -> None:
    for seat in answer_to(client, "score", body)["seats"]:
        assert tuple(line["row"] for line in seat["lines"]) == ROWS
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        for line in seat["lines"]:
            assert line["clauses"] == CLAUSES_OF_ROWS[line["row"]]
            assert line["points"] == sum(part["points"] for part in line["parts"])
            assert all(part["why"] for part in line["parts"])


def test_the_rows_have_the_contracts_labels(client: FlaskClient) -> None:
    body = {"seats": [{"name": "Ann", "score_track": 1}, {"name": "Bob", "score_track": 2}]}
    for language, labels in LABELS.items():
        headers = {"Accept-Language": language}
        answer = client.post(f"/api/v1/{TITLE.slug}/score", json=body, headers=headers)
        lines: list[dict[str, Any]] = answer.json["seats"][0]["lines"]
        assert tuple(line["label"] for line in lines) == labels


def test_every_contract_building_and_goal_is_a_part_of_its_own(client: FlaskClient) -> None:
    rows: dict[str, Any] = {
        "properties": {"mines": 1, "farms": 2, "ranches": 3},
        "buildings": [{"building": "saw_mill", "vp": 7}, {"building": "newspaper", "vp": 9}],
        "contracts": [
            {"name": "Army Contract", "vp": 8},
            {"vp_high": 6, "vp_low": 1, "building": "saw_mill", "built": True},
        ],
        "newspaper": [5, 2],
        "boarding_house": [3, 1, 2],
        "other": [{"points": -2, "why": "Drought"}, {"points": 3}],
    }
    goals = [{"name": "Ranches", "levels": [8], "counts": [3, 1]}] * 3
    seats = [{"name": "Ann", **rows}, {"name": "Bob", "score_track": 3}]
    lines = answer_to(client, "score", {"seats": seats, "goals": goals})["seats"][0]["lines"]
    points = {line["row"]: sorted(part["points"] for part in line["parts"]) for line in lines}
    assert points["properties"] == [2, 4, 6]
    assert points["buildings"] == [7, 9]
    assert points["contracts"] == [6, 8]
    assert points["building_owner_bonus"] == [2]
    assert points["newspaper"] == [2, 5]
    assert [each for each in points["boarding_house"] if each] == [3, 3]
    assert points["other"] == [-2, 3]
    assert points["goals"] == [8, 8, 8]
    why = " ".join(part["why"] for line in lines for part in line["parts"])
    assert all(word in why for word in ("Army Contract", "Drought", "Ranches", "Saw Mill"))
