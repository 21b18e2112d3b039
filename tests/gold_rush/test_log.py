"""The running log of a sheet: what is completed moves the markers, and can be taken back."""

import re
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from sheets.edits import ChangeRequest
from sheets.opened import Opened
from sheets.sheets import Sheets
from tests.house.links_in_pages import links_of
from tests.sheets.sitting import Json, Sitting, sat_down

RAILROAD = {"kind": "railroad", "tiles": "5", "locomotives": "1"}
UNDO = re.compile(r'action="([^"]+/undo)"')
ONCE = re.compile(r'name="once" value="([^"]+)"')


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    return sat_down(client, "Ann", "Ben", "Cy", title="gold-rush")


def address(sitting: Sitting, role: str = "host") -> str:
    return f"/s/{sitting.code(role)}/beside/log"


def log(sitting: Sitting, feature: Json, *seats: int, role: str = "seat.0") -> TestResponse:
    """Somebody logs a feature on which these seats have their cowboys."""
    cowboys = {f"cowboys.{seat}": str(seats.count(seat)) for seat in seats}
    return sitting.client.post(address(sitting, role), data={**feature, **cowboys})


def points(sitting: Sitting) -> list[Json]:
    return [seat["fields"].get("points") for seat in sitting.see()["seats"]]


def page(sitting: Sitting, role: str = "host", **typed: str) -> str:
    return sitting.client.get(address(sitting, role), query_string=typed).text


def test_all_who_tie_move_on_in_one_change_that_one_press_takes_back(sitting: Sitting) -> None:
    assert log(sitting, RAILROAD, 0, 2).status_code == HTTPStatus.SEE_OTHER
    assert points(sitting) == [10, None, 10]
    entry = sitting.see()["extras"]["log"]["0"]
    assert entry["points"] == {"0": 10, "2": 10}
    (undo,) = UNDO.findall(page(sitting))
    answer = sitting.client.post(undo, data={"beside": "log"})
    assert answer.location.endswith("/beside/log")
    assert points(sitting) == [None, None, None]
    assert sitting.see()["extras"].get("log", {}) == {}


@pytest.mark.parametrize(
    ("feature", "seats", "then"),
    [
        ({"kind": "railroad", "tiles": "4"}, (1,), [None, 4, None]),
        ({"kind": "railroad", "tiles": "2+2", "locomotives": "2"}, (1, 1, 2), [None, 4, None]),
        ({"kind": "mountain", "nuggets": "7"}, (2,), [None, None, 7]),
        ({"kind": "city", "completed_railroads": "3"}, (0,), [9, None, None]),
        ({"kind": "city", "completed_railroads": "2", "tiles": "9"}, (0,), [6, None, None]),
    ],
    ids=["no locomotive", "a majority", "printed nuggets", "railroads", "left from another kind"],
)
def test_a_feature_brings_what_the_score_says(
    sitting: Sitting, feature: Json, seats: tuple[int, ...], then: list[Json]
) -> None:
    log(sitting, feature, *seats)
    assert points(sitting) == then


def test_the_page_shows_what_it_brings_before_it_is_added(sitting: Sitting) -> None:
    sitting.set({"seats.1.points": 45})
    shown = page(sitting, **RAILROAD, **{"cowboys.1": "1"})
    brings = shown[shown.index('id="brings"') :]
    assert "45 → 55" in brings
    assert "GR-35" in brings
    assert points(sitting) == [None, 45, None]


def test_without_a_cowboy_nobody_moves_and_what_was_typed_is_still_there(sitting: Sitting) -> None:
    answer = log(sitting, RAILROAD)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert 'value="5"' in answer.text
    assert "log" not in sitting.see()["extras"]


@pytest.mark.parametrize(
    ("feature", "seats"),
    [
        ({"kind": "railroad"}, (0,)),
        ({"kind": "railroad", "tiles": "73"}, (0,)),
        ({"kind": "railroad", "tiles": "many"}, (0,)),
        ({"kind": "city", "completed_railroads": "1"}, (0,)),
        ({"kind": "city", "completed_railroads": "3"}, (0, 1)),
        ({"kind": "prairie", "horses": "1"}, (0,)),
        ({"tiles": "3"}, (0,)),
        ({"kind": "railroad", "tiles": "3"}, (7,)),
    ],
)
def test_what_cannot_be_completed_is_refused(
    sitting: Sitting, feature: Json, seats: tuple[int, ...]
) -> None:
    assert log(sitting, feature, *seats).status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert points(sitting) == [None, None, None]


def test_points_that_cannot_be_read_or_kept_are_not_added_to(sitting: Sitting) -> None:
    for kept in ("many", 998, -1, True):
        sitting.set({"seats.0.points": kept})
        assert log(sitting, RAILROAD, 0).status_code == HTTPStatus.UNPROCESSABLE_ENTITY
        assert points(sitting)[0] is kept or points(sitting)[0] == kept


def test_a_form_that_a_phone_sends_twice_counts_once(sitting: Sitting) -> None:
    (once,) = ONCE.findall(page(sitting, "seat.0"))
    for _ in range(2):
        assert log(sitting, {**RAILROAD, "once": once}, 0).status_code == HTTPStatus.SEE_OTHER
    assert points(sitting) == [10, None, None]


def test_who_was_slower_adds_to_what_the_faster_ones_have_left(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, faster = Sheets.put, [4, 3]

    def overtaken(self: Sheets, code: str, wanted: ChangeRequest) -> Opened:
        if faster:
            now = {"seats.0.points": faster.pop()}
            put(self, sitting.code("host"), ChangeRequest(self.open(code).sheet.revision, now))
        return put(self, code, wanted)

    monkeypatch.setattr(Sheets, "put", overtaken)
    assert log(sitting, RAILROAD, 0).status_code == HTTPStatus.SEE_OTHER
    assert points(sitting)[0] == 14


def test_what_several_phones_log_at_once_is_all_added(sitting: Sitting) -> None:
    def logs(seat: int) -> int:
        client = sitting.client.application.test_client()
        data = {**RAILROAD, "cowboys.0": "1", f"cowboys.{seat}": "1"}
        return client.post(address(sitting, f"seat.{seat}"), data=data).status_code

    with ThreadPoolExecutor(3) as phones:
        answers = list(phones.map(logs, [0, 1, 2]))
    assert answers == [HTTPStatus.SEE_OTHER] * 3
    assert points(sitting) == [30, 10, 10]
    assert sorted(sitting.see()["extras"]["log"]) == ["0", "1", "2"]


def test_only_who_logged_it_and_the_host_are_offered_to_take_it_back(sitting: Sitting) -> None:
    log(sitting, RAILROAD, 0, role="seat.1")
    offered = {
        role: bool(UNDO.findall(page(sitting, role))) for role in ("host", "seat.0", "seat.1")
    }
    assert offered == {"host": True, "seat.0": False, "seat.1": True}
    sitting.set({"seats.0.points": 12})
    assert not UNDO.findall(page(sitting))


def test_who_looks_on_sees_the_log_and_cannot_add_to_it(sitting: Sitting) -> None:
    log(sitting, RAILROAD, 0)
    shown = page(sitting, "look")
    assert "+10" in shown
    assert "<form" not in shown[shown.index("<main") : shown.index("</main")]
    assert log(sitting, RAILROAD, 0, role="look").status_code == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize(
    "kept", [[], "nothing", {"x": 1, "3": "?", "4": {"points": {"y": 2}}}, [7]]
)
def test_a_log_that_a_program_wrote_otherwise_keeps_nobody_from_logging(
    sitting: Sitting, kept: Json
) -> None:
    sitting.set({"extras.log": kept})
    assert sitting.client.get(address(sitting)).status_code == HTTPStatus.OK
    answer = log(sitting, RAILROAD, 0)
    assert answer.status_code in {HTTPStatus.SEE_OTHER, HTTPStatus.UNPROCESSABLE_ENTITY}


def test_a_rematch_begins_with_an_empty_log_and_the_same_box(sitting: Sitting) -> None:
    log(sitting, RAILROAD, 0)
    sitting.set({"extras.palette": {"a": "prpr"}})
    answer = sitting.client.post(f"/s/{sitting.code('host')}/rematch", data={"sure": "1"})
    code = answer.location.rpartition("/")[2]
    extras = sitting.client.get(f"/api/v1/sheets/{code}").get_json()["extras"]
    assert extras == {"palette": {"a": "prpr"}}


TEXTS = st.sampled_from(
    ["", "0", "1", "5", "72", "999999", "-1", "3+4", "x", "railroad", "city", "💥"]
)
NAMES = st.sampled_from(
    ["kind", "tiles", "locomotives", "nuggets", "cowboys.0", "cowboys.1", "cowboys.x", "once"]
)


@given(typed=st.dictionaries(NAMES, TEXTS))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_typed_is_added_or_refused_on_its_page(sitting: Sitting, typed: Json) -> None:
    assert sitting.client.get(address(sitting), query_string=typed).status_code == HTTPStatus.OK
    answer = sitting.client.post(address(sitting), data=typed)
    assert answer.status_code in {HTTPStatus.SEE_OTHER, HTTPStatus.UNPROCESSABLE_ENTITY}


def test_after_somebody_left_those_who_tie_are_asked_about_in_turn(sitting: Sitting) -> None:
    sitting.ask("host", "DELETE", "/seats/0")
    tied = {"cowboys.1": "1", "cowboys.2": "1"}
    shown = page(sitting, kind="mountain", nuggets="2", **tied)
    address = next(link for link in links_of(shown) if "/ask/split_tokens?" in link)
    typed = parse_qs(urlsplit(address).query)
    assert (typed["players"], typed["tied"]) == (["2"], ["0, 1"])
    assert (typed["names.0"], typed["names.1"]) == (["Ben"], ["Cy"])
    assert "names.2" not in typed
