"""However many names stand in an address or a form, a page says what is wrong; nothing breaks."""

from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.nevada_city.buildings import Building
from rules.nevada_city.schema import TableForm
from tests.nevada_city import dealing
from tests.nevada_city.dealing import Body
from tests.thorough import one_in
from web.forms.typed import typed_from

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida")
PAGES = ("score", "score/result", "score/parts", "score/seat/0", "score/seat/8")
FIELDS: dict[str, Body] = {
    "a pawn": {"score_track": 40},
    "a building that some leave in the box": {"buildings": [{"building": "opera_house", "vp": 8}]},
    "a start building that some leave to the Bank": {
        "start_building": {"building": "market", "vp": 4}
    },
    "a contract that names one": {
        "contracts": [{"vp": 4, "building": "fire_house", "built": True, "owner": "bank"}]
    },
    "year ends": {"boarding_house": [6, 0, 1, 2, 3], "troublemakers": 5},
}


def typed_at(count: int, fields: Body) -> list[tuple[str, str]]:
    """What a page sends for so many seats, the first of them with these fields."""
    seats: list[dict[str, Any]] = [{"name": name} for name in NAMES[:count]]
    if seats:
        seats[0] |= fields
    goals = [{"levels": [5, 3], "counts": [1] * count}] if count else []
    variants = ["troublemakers", "gunslinging_goal"]
    return list(typed_from({"seats": seats, "goals": goals, "variants": variants}))


@pytest.mark.parametrize("fields", FIELDS.values(), ids=FIELDS.keys())
@pytest.mark.parametrize("count", one_in(4, range(len(NAMES) + 1)))
def test_a_table_of_any_size_has_its_pages(client: FlaskClient, count: int, fields: Body) -> None:
    typed = typed_at(count, fields)
    for page in PAGES:
        answer = client.get(f"/nevada-city/{page}", query_string=typed)
        assert answer.status_code in {200, 302, 404, 422}, page
    assert client.post("/nevada-city/sheets", data=MultiDict(typed)).status_code in {303, 422}


@pytest.mark.parametrize("count", [5, 9])
def test_too_many_names_are_refused_in_a_sentence(client: FlaskClient, count: int) -> None:
    body = {"seats": [{"name": name, **FIELDS["a pawn"]} for name in NAMES[:count]]}
    answer = client.post("/api/v1/nevada-city/score", json=body)
    assert answer.status_code == 422
    assert set(answer.get_json()["errors"]) == {"seats"}
    page = client.get("/nevada-city/score", query_string=typed_at(count, FIELDS["a pawn"]))
    assert f"{count} seats are too many" in page.get_data(as_text=True)


def test_random_tables_with_more_or_fewer_names_have_their_pages(
    client: FlaskClient, whole: bool
) -> None:
    chance = Random(5)  # noqa: S311 (nothing secret)
    for _ in range(400 if whole else 8):
        body = dict(dealing.table(chance))
        count = chance.randint(0, len(NAMES))
        dealt = [*body["seats"], *body["seats"], *body["seats"], *body["seats"], *body["seats"]]
        body["seats"] = [
            {**seat, "name": name} for seat, name in zip(dealt[:count], NAMES, strict=False)
        ]
        for page in PAGES:
            answer = client.get(f"/nevada-city/{page}", query_string=list(typed_from(body)))
            assert answer.status_code in {200, 302, 404, 422}, (page, body)


@pytest.mark.parametrize("count", range(1, len(NAMES) + 1))
def test_a_body_of_any_size_is_read_or_refused(count: int) -> None:
    assert [building for building in Building if not is_refused(count, building)] == []


def is_refused(count: int, building: Building) -> bool:
    """Whether a table of so many seats is refused that has a building of the Bank's in a city."""
    seats: list[Body] = [{"name": name, "score_track": 1} for name in NAMES[:count]]
    named = {"vp": 4, "building": building.value, "owner": "bank", "built": True}
    seats[0] |= {"buildings": [{"building": building.value, "vp": 3}], "contracts": [named]}
    try:
        read(TableForm(), {"seats": seats})
    except RefusedError as refused:
        return bool(refused.faults)
    return False
