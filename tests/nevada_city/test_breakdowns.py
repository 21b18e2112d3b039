"""Every breakdown adds up, row by row and part by part."""

from typing import Any

from flask.testing import FlaskClient

from tests.nevada_city.asking import answer_to


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
