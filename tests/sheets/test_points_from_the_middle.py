"""A seat that gets points from what is shared counts with them, though nothing was typed for it."""

from collections.abc import Mapping
from typing import Any

import pytest
from flask.testing import FlaskClient

from scoring.titles import titles
from sheets.standing import State
from tests.sheets.sitting import Sitting, sat_down
from web.forms.table_state import TableState
from web.forms.typed import Typed, typed_from

Json = Any
FEATURES = [
    {"kind": "railroad", "tiles": 2, "cowboys": {"0": 1}},
    {"kind": "mountain", "nuggets": 10, "cowboys": {"1": 2, "2": 1}},
]
MIDDLES = [
    pytest.param(
        "gold-rush", {"features": FEATURES}, [2, 10, None], {"points": 4}, id="features in numbers"
    ),
    pytest.param(
        "carson-city",
        {"board": "2h 1m . . . . . ." + "/. . . . . . . ." * 7},
        [2, 2, None],
        {"victory_points": 7},
        id="a painted town",
    ),
]


def seats_of(sheet: Json) -> list[tuple[str, int | None]]:
    return [(seat["state"], seat["total"]) for seat in sheet["seats"]]


def expected(totals: list[int | None]) -> list[tuple[str, int | None]]:
    return [("empty", None) if total is None else ("ready", total) for total in totals]


def with_middle(client: FlaskClient, title: str, shared: Mapping[str, Json]) -> Sitting:
    sitting = sat_down(client, title=title)
    sitting.set({f"shared.{part}": value for part, value in shared.items()})
    return sitting


@pytest.mark.parametrize(("title", "shared", "totals", "own"), MIDDLES)
def test_on_a_sheet(
    client: FlaskClient, title: str, shared: Json, totals: list[int | None], own: Json
) -> None:
    sitting = with_middle(client, title, shared)
    sheet = sitting.see()
    assert seats_of(sheet) == expected(totals)
    assert sheet["problems"] == {}
    counted = [seat["total"] for seat in sheet["breakdown"]["seats"]]
    assert counted == [total for total in totals if total is not None]
    field, value = next(iter(own.items()))
    sheet = sitting.set({f"seats.0.{field}": value})
    assert sheet["seats"][0]["total"] == (totals[0] or 0) + value
    cleared = sitting.set({f"shared.{part}": None for part in shared})
    assert seats_of(cleared) == [("ready", value), ("empty", None), ("empty", None)]


@pytest.mark.parametrize(("title", "shared", "totals", "own"), MIDDLES)
def test_on_a_page_whose_address_holds_the_table(
    app: Any, title: str, shared: Json, totals: list[int | None], own: Json
) -> None:
    del own
    seats = [{"name": name} for name in ("Ann", "Ben", "Cid")]
    typed = Typed(
        [
            pair
            for name, value in {**shared, "seats": seats}.items()
            for pair in typed_from(value, name)
        ]
    )
    with app.test_request_context():
        state = TableState(titles()[title], typed)
        found = [(seat.state, state.scores.get(seat.number)) for seat in state.seats]
    assert [(each.value, score.total if score else None) for each, score in found] == expected(
        totals
    )


def test_who_gets_nothing_from_the_middle_is_still_waited_for(client: FlaskClient) -> None:
    sheet = with_middle(client, "gold-rush", {"features": FEATURES[:1]}).see()
    assert [seat["state"] for seat in sheet["seats"]] == [State.READY, State.EMPTY, State.EMPTY]
    assert sheet["winners"] is None


def test_what_is_wrong_in_the_middle_is_said_before_any_seat_is_typed(client: FlaskClient) -> None:
    wrong = [{"kind": "railroad", "tiles": "many", "cowboys": {"0": 1}}]
    sheet = with_middle(client, "gold-rush", {"features": wrong}).see()
    assert list(sheet["problems"]) == ["shared.features.0.tiles"]
    assert seats_of(sheet) == [("empty", None)] * 3


@pytest.mark.parametrize(("title", "shared", "totals", "own"), MIDDLES)
def test_the_last_points_stay_while_the_middle_is_not_right(
    client: FlaskClient, title: str, shared: Json, totals: list[int | None], own: Json
) -> None:
    del own
    sitting, wrong = with_middle(client, title, shared), dict.fromkeys(shared, "x")
    sheet = sitting.set({f"shared.{part}": value for part, value in wrong.items()})
    assert [seat["total"] for seat in sheet["seats"]] == [None] * 3
    assert [seat["last_total"] for seat in sheet["seats"]] == totals
    again = sitting.set({"seats.2.name": "Dee"})
    assert [seat["last_total"] for seat in again["seats"]] == totals, "they were kept, too"
    cleared = sitting.set({f"shared.{part}": None for part in shared})
    assert [seat["last_total"] for seat in cleared["seats"]] == [None] * 3
