"""The ledger of a seat, the goals and the cards, as pages send and show them."""

import json
import re
from http import HTTPStatus
from io import BytesIO
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.core.forms import read
from sheets import standing
from web.forms.typed import settled
from web.nevada_city.cards import cards_known, key_of
from web.nevada_city.ledger import without_wrong
from web.nevada_city.seats import way_of

NEWSPAPER = "seats.0.newspaper"
AT_BUTTONS = {
    "the first visit begins a list": ([], f"{NEWSPAPER}=3,", "3,"),
    "another visit joins the list": ([(NEWSPAPER, "5, 2")], f"{NEWSPAPER}=3,", "5, 2, 3"),
    "a list of one stays a list": ([(NEWSPAPER, "5,")], f"{NEWSPAPER}=3,", "5, 3"),
    "a plain number becomes a sum": ([(NEWSPAPER, "5")], f"{NEWSPAPER}=3,", "5+3"),
    "what is no number takes the place": ([(NEWSPAPER, "no")], f"{NEWSPAPER}=yes", "yes"),
}


@pytest.mark.parametrize(("typed", "plus", "text"), AT_BUTTONS.values(), ids=AT_BUTTONS.keys())
def test_with_a_button_that_adds(typed: list[tuple[str, str]], plus: str, text: str) -> None:
    assert settled([*typed, ("plus", plus)]) == [(NEWSPAPER, text)]


def test_a_row_is_taken_away_with_all_its_fields_and_no_other() -> None:
    rows = [("seats.0.other.1.points", "3"), ("seats.0.other.1.why", "poker")]
    others = [("seats.0.other.10.points", "2"), ("seats.0.name", "Ann")]
    assert settled([*rows, *others, ("less", "seats.0.other.1")]) == others


def test_what_no_button_sends_changes_nothing() -> None:
    typed = [("seats.0.name", "Ann")]
    assert settled([*typed, ("plus", "=3"), ("plus", "a=b=c"), ("less", "")]) == typed


@pytest.fixture
def sheet(client: FlaskClient) -> str:
    answer = client.post("/nevada-city/sheets", data={"player": ["Ann", "Ben"]})
    return str(answer.headers["Location"])


def state_of(client: FlaskClient, sheet: str) -> dict[str, Any]:
    code = sheet.rpartition("/")[2]
    state = client.get(f"/api/v1/sheets/{code}").get_json()
    return dict(state.get("sheet", state))


def seat_of(client: FlaskClient, sheet: str) -> dict[str, Any]:
    return dict(state_of(client, sheet)["seats"][0]["fields"])


def save(client: FlaskClient, sheet: str, **typed: str) -> None:
    fields = {f"seats.0.{name.replace('__', '.')}": text for name, text in typed.items()}
    answer = client.post(f"{sheet}/seat/0", data={"seats.0.name": "Ann", **fields})
    assert answer.status_code == 303


def test_the_bank_may_be_typed_with_a_capital_as_phones_do(client: FlaskClient, sheet: str) -> None:
    save(client, sheet, contracts__0__vp="5", contracts__0__owner=" Bank ")
    assert seat_of(client, sheet)["contracts"][0]["owner"] == "bank"


def test_two_who_keep_different_entries_of_a_ledger_are_not_at_odds(
    client: FlaskClient, sheet: str
) -> None:
    save(client, sheet, other__0__points="3", other__1__points="4")
    base = str(state_of(client, sheet)["revision"])
    first = {"seats.0.other.0.points": "5", "seats.0.other.1.points": "4"}
    second = {"seats.0.other.0.points": "3", "seats.0.other.1.points": "6"}
    for typed in (first, second):
        told = client.post(f"{sheet}/seat/0", data={"base": base, "seats.0.name": "Ann", **typed})
        assert told.status_code == 303
    assert seat_of(client, sheet)["other"] == [{"points": 5}, {"points": 6}]


def test_a_building_that_is_not_complete_stays_so_when_the_form_is_sent_again(
    client: FlaskClient, sheet: str
) -> None:
    typed = {"buildings__0__building": "saw_mill", "buildings__0__complete": "false"}
    save(client, sheet, **typed)
    assert "under construction" in client.get(f"{sheet}/seat/0").get_data(as_text=True)
    save(client, sheet, **typed, score_track="4")
    assert seat_of(client, sheet)["buildings"] == [{"building": "saw_mill", "complete": False}]


def test_the_running_ledger_stands_beside_the_pawn_with_the_difference(
    client: FlaskClient, sheet: str
) -> None:
    save(client, sheet, newspaper="5, 2", score_track="9")
    page = client.get(f"{sheet}/seat/0").get_data(as_text=True)
    assert "2 points behind the pawn" in page


def test_where_the_pawn_is_enough_no_ledger_counts_until_it_is_chosen_again(
    client: FlaskClient, sheet: str
) -> None:
    save(client, sheet, newspaper="5, 2")
    save(client, sheet, newspaper="5, 2", score_track="30", way="pawn")
    assert seat_of(client, sheet) == {"score_track": 30}
    save(client, sheet, newspaper="5, 2", score_track="30", way="ledger")
    assert seat_of(client, sheet) == {"score_track": 30, "newspaper": [5, 2]}


def test_a_pawn_that_was_not_typed_is_not_enough(client: FlaskClient, sheet: str) -> None:
    save(client, sheet, newspaper="5, 2")
    save(client, sheet, newspaper="5, 2", way="pawn")
    assert seat_of(client, sheet) == {"newspaper": [5, 2]}


@pytest.mark.parametrize(
    ("typed", "told", "way"),
    [
        ({}, "", "pawn"),
        ({"score_track": 30}, "", "pawn"),
        ({"score_track": 30, "newspaper": 7}, "", "ledger"),
        ({"score_track": 30, "newspaper": 7}, "pawn", "pawn"),
        ({"newspaper": 7}, "pawn", "ledger"),
        ({"score_track": 30}, "ledger", "ledger"),
        ({"score_track": 30}, "odd", "pawn"),
    ],
)
def test_the_way_in_which_a_seat_is_told(typed: dict[str, Any], told: str, way: str) -> None:
    assert way_of(typed, told) == way


def line_of(client: FlaskClient, sheet: str, name: str, *more: str) -> str:
    """What a line of the first seat says while it is closed."""
    page = client.get("/".join((f"{sheet}/seat/0", *more))).get_data(as_text=True)
    found = re.search(rf'<summary id="f-seats-0-{name}-line".*?</summary>', page, re.DOTALL)
    assert found
    return " ".join(re.sub(r"<[^>]*>", " ", found[0]).split())


def test_a_line_that_is_not_right_leaves_the_others_their_points(
    client: FlaskClient, sheet: str
) -> None:
    typed = {"contracts__0__vp": "8", "contracts__1__vp_high": "9", "contracts__2__vp": "5"}
    save(client, sheet, **typed, buildings__0__building="saw_mill")
    assert line_of(client, sheet, "contracts-0") == "Contract 8"
    assert line_of(client, sheet, "contracts-1") == "Contract ✎ not right yet"
    assert line_of(client, sheet, "contracts-2") == "Contract 5"
    assert line_of(client, sheet, "buildings-0") == "Saw Mill ✎ not right yet"
    save(client, sheet, **typed, newspaper="9, 1", buildings__0__building="saw_mill")
    assert line_of(client, sheet, "contracts-2") == "Contract 5"


def test_tiles_are_one_line(client: FlaskClient, sheet: str) -> None:
    save(client, sheet, properties__mines="3", properties__farms="1", properties__ranches="0")
    assert line_of(client, sheet, "properties-tiles") == "3 mines, 1 farm 8"


def test_a_row_in_one_number_is_a_line_too(client: FlaskClient, sheet: str) -> None:
    save(client, sheet, buildings="16")
    assert line_of(client, sheet, "buildings-whole") == "Buildings in one number 16"


WRONG: list[tuple[list[list[str]], dict[str, Any]]] = [
    ([["other"]], {"contracts": [1, 2, 3]}),
    ([["contracts", "1", "vp"]], {"contracts": [1, 3], "other": 4}),
    ([["contracts", "0"], ["contracts", "1"], ["contracts", "2"]], {"other": 4}),
    ([["contracts"], ["other"]], {}),
]


@pytest.mark.parametrize(("wrong", "right"), WRONG)
def test_what_is_wrong_is_left_out(wrong: list[list[str]], right: dict[str, Any]) -> None:
    assert without_wrong({"contracts": [1, 2, 3], "other": 4}, wrong)[0] == right


def radios(page: str, path: str) -> list[str]:
    """What can be chosen at a path."""
    return re.findall(rf'name="{re.escape(path)}" value="([a-z_]*)"', page)


def test_only_cards_that_are_still_free_in_this_game_are_offered(client: FlaskClient) -> None:
    names = [("seats.0.name", "Ann"), ("seats.1.name", "Ben"), ("seats.2.name", "Cid")]
    taken = [("seats.1.buildings.0.building", "saw_mill")]
    own = [("seats.0.start_building.building", "sheriff"), ("seats.0.start_building.vp", "4")]
    seat = "/nevada-city/score/seat/0"
    page = client.get(seat, query_string=[*names, *taken, *own]).get_data(as_text=True)
    free = radios(page, "seats.0.buildings.0.building")
    assert {"blacksmith", "bordello"} <= {*free}
    assert not {"saw_mill", "opera_house", "capitol", "sheriff"} & {*free}
    starts = radios(page, "seats.0.start_building.building")
    assert starts == ["market", "stock_yards", "sheriff"]
    advanced = [*names, ("variants", "advanced_buildings")]
    page = client.get(seat, query_string=advanced).get_data(as_text=True)
    assert "capitol" in radios(page, "seats.0.buildings.0.building")


@pytest.mark.parametrize(
    ("building", "is_asked"), [("saw_mill", False), ("bordello", True), ("bank", False)]
)
def test_whose_a_building_is_is_asked_only_where_nobody_lists_it(
    client: FlaskClient, sheet: str, building: str, is_asked: bool
) -> None:
    typed = {"contracts__0__vp": "5", "contracts__0__building": building}
    save(client, sheet, **typed, buildings__0__building="saw_mill", buildings__0__vp="7")
    page = client.get(f"{sheet}/seat/0").get_data(as_text=True)
    assert bool(radios(page, "seats.0.contracts.0.owner")) is is_asked


def test_the_goals_stand_in_one_line_with_what_they_bring(client: FlaskClient, sheet: str) -> None:
    goals = {
        "shared.goals.0.name": "Ranches",
        "shared.goals.0.levels": "8, 5",
        "shared.goals.0.counts.0": "3",
        "shared.goals.1.levels": "6, 3",
        "shared.goals.1.counts.0": "1",
        "shared.goals.1.counts.1": "2",
    }
    client.post(f"{sheet}/parts", data=goals)
    page = client.get(f"{sheet}/seat/0").get_data(as_text=True)
    assert 'id="goals-told">Ranches 8, Goal 2 3</span>' in page


def test_a_goal_counts_for_everybody_from_the_start(client: FlaskClient, sheet: str) -> None:
    client.post(f"{sheet}/parts", data={"shared.goals.0.levels": "8, 5"})
    goals = state_of(client, sheet)["shared"]["goals"]
    assert goals == [{"levels": [8, 5], "counts": [0, 0]}]
    client.post(
        f"{sheet}/parts",
        data={"shared.goals.0.levels": "8, 5", "shared.goals.0.counts.1": "3"},
    )
    assert state_of(client, sheet)["shared"]["goals"][0]["counts"] == [0, 3]


def test_cards_go_to_another_table_in_a_file(client: FlaskClient, sheet: str) -> None:
    save(client, sheet, contracts__0__name="Army", contracts__0__vp="8")
    client.post(
        f"{sheet}/beside/cards",
        data={"keep": "buildings", "buildings.building": "saw_mill", "buildings.iron": "2"},
    )
    file = client.get(f"{sheet}/beside/cards/file")
    assert "attachment" in file.headers["Content-Disposition"]
    other = client.post("/nevada-city/sheets", data={"player": ["Cleo", "Dan"]}).headers["Location"]
    sent = {"load": "1", "file": (BytesIO(file.data), "cards.json")}
    assert client.post(f"{other}/beside/cards", data=sent).status_code == 303
    kept = state_of(client, str(other))["extras"]["cards"]
    assert kept == {
        "buildings": {"saw_mill": {"building": "saw_mill", "iron": 2}},
        "contracts": {"army": {"name": "Army", "vp": 8}},
    }
    client.post(f"{other}/beside/cards", data={"remove": "contracts.army"})
    assert "contracts" not in state_of(client, str(other))["extras"]["cards"]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"goals": [{"name": "Ranches"}]}', '{"x": 1}'])
def test_a_file_that_holds_no_cards_is_refused(client: FlaskClient, sheet: str, text: str) -> None:
    sent = {"load": "1", "file": (BytesIO(text.encode()), "cards.json")}
    answer = client.post(f"{sheet}/beside/cards", data=sent)
    assert answer.status_code == 422
    assert 'id="file-problems"' in answer.get_data(as_text=True)


ODD: list[Any] = [
    None,
    3,
    "x",
    [],
    {},
    {"name": 3},
    {"building": "nowhere", "vp": 3},
    {"levels": [1]},
]


@pytest.mark.parametrize("odd", ODD, ids=json.dumps)
def test_what_is_no_card_is_not_offered(odd: object) -> None:
    kept = {"buildings": {"a": odd}, "contracts": odd, "goals": {"b": odd}}
    seats = [{"buildings": [odd], "start_building": odd, "contracts": odd}]
    assert not any(cards_known(kept, seats, [odd]).values())


def test_the_same_name_is_the_same_card_however_it_is_typed() -> None:
    assert key_of("goals", {"name": " Most  Ranches "}) == "most-ranches"
    accents = [key_of("goals", {"name": name}) for name in ("Élan", "élan ", "Elan")]
    assert accents[0] == accents[1] != accents[2]


def test_each_seat_is_read_once_however_many_rows_there_are(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[object] = []

    def counted(*what: Any) -> Any:
        reads.append(what)
        return read(*what)

    monkeypatch.setattr(standing, "read", counted)
    rows = 12
    goals = "goals.0.levels.0=1&goals.0.counts.0=1&goals.0.counts.1=0"
    seats = "&".join(f"seats.{number}=7" for number in range(rows))
    answer = client.get(f"/nevada-city/score/seat/0?{goals}&{seats}")
    assert answer.status_code == HTTPStatus.OK
    assert rows <= len(reads) < 2 * rows
