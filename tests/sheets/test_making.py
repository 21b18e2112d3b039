"""New sheets: from a body, from a saved file, from a printed text, for a further game."""

import csv
import io
import json
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from rules.core.faults import MOST_FAULTS
from scoring.titles import titles
from sheets.opened import Opened
from sheets.portable import portable, read_portable
from tests.examples import read_cases
from tests.sheets.sitting import (
    CITY,
    PEOPLE,
    SHEETS,
    TITLE,
    Sitting,
    code_in,
    errors,
    made,
    sat_down,
    told,
    typed,
)
from web.pages.results.files import table_of
from web.sheets.installation import sheets_of

Json = Any
REFUSED = HTTPStatus.UNPROCESSABLE_ENTITY
CONTRACT = Path(__file__).parents[1] / "carson_city_cards" / "contract.json"
SEATS = [{"name": "Alex"}]
FULL: Json = {
    "title": TITLE,
    "setup": {
        "edition": "de",
        "house_rules": {"CCC-O1": "per_cluster"},
        "date": "2026-11-18",
        "place": "at Zoë's",
        "joining": "closed",
        "may_add_seats": True,
        "totals_covered": True,
    },
    "seats": [
        {"name": "Alex", "mark": "cow", "fields": {"city": CITY, "characters": ["doctor"]}},
        {"name": "Paula", "counts": {}, "characters": "typed wrong"},
        {"name": "Eagle", "virtual": True, "level": "expert", "appeal": [12, 3]},
        {"name": "Zoë", "city": "", "left_out": True},
    ],
}


def sheet_of(client: FlaskClient, body: Json, how: str = "/") -> Json:
    return told(made(client, body, how), HTTPStatus.CREATED)


@pytest.mark.parametrize("how", ["", "/"])
def test_a_sheet_is_made_with_and_without_the_slash(client: FlaskClient, how: str) -> None:
    body = {"title": TITLE, "seats": [{"name": "Alex"}]}
    sheet = told(made(client, body, how), HTTPStatus.CREATED)
    assert sheet["seats"][0]["name"] == "Alex"


def test_a_new_sheet_has_its_people_and_nothing_else(client: FlaskClient) -> None:
    sheet = sheet_of(client, {"title": TITLE, "seats": [{"name": " Alex "}, {"name": "Paula"}]})
    assert sheet["revision"] == 1
    assert (sheet["role"], sheet["status"]) == ("host", "open")
    assert [seat["name"] for seat in sheet["seats"]] == ["Alex", "Paula"]
    assert len({seat["mark"] for seat in sheet["seats"]}) == 2
    for seat in sheet["seats"]:
        assert (seat["state"], seat["fields"], seat["taken"]) == ("empty", {}, False)
        assert (seat["total"], seat["rank"], seat["problems"]) == (None, None, {})
    assert sheet["setup"].pop("date").startswith("2")
    expected = {"edition": "en", "variants": [], "house_rules": {}, "place": ""}
    assert sheet["setup"] == expected
    assert (sheet["shared"], sheet["extras"], sheet["problems"]) == ({}, {}, {})
    assert (sheet["breakdown"], sheet["winners"]) == (None, None)


def test_a_new_sheet_may_have_everything_at_once(client: FlaskClient) -> None:
    sheet = sheet_of(client, FULL)
    assert sheet["setup"] == {"variants": [], **FULL["setup"]}
    assert [seat["state"] for seat in sheet["seats"]] == ["ready", "draft", "ready", "left_out"]
    assert sheet["seats"][0]["mark"] == "cow"
    assert sheet["seats"][1]["fields"] == {"counts": {}, "characters": "typed wrong"}
    assert sheet["revision"] == 1


BODIES: dict[str, tuple[Json, set[str]]] = {
    "null": (None, {"body"}),
    "a list": ([], {"body"}),
    "a text": ("carson", {"body"}),
    "no title": ({"seats": SEATS}, {"title"}),
    "an unknown title": ({"title": "poker", "seats": SEATS}, {"title"}),
    "a title that is none": ({"title": [TITLE], "seats": SEATS}, {"title"}),
    "no seats": ({}, {"seats"}),
    "null as seats": ({"seats": None}, {"seats"}),
    "an object as seats": ({"seats": {"0": {"name": "A"}}}, {"seats"}),
    "not one seat": ({"seats": []}, {"seats"}),
    "seven seats": ({"seats": [{"name": f"{n}"} for n in range(7)]}, {"seats"}),
    "thirteen seats": (
        {"seats": [{"name": f"{n}", "left_out": n > 3} for n in range(13)]}, {"seats"},
    ),
    "a text as seat": ({"seats": ["Alex"]}, {"seats.0"}),
    "a seat without a name": ({"seats": [{"name": "A"}, {}]}, {"seats.1.name"}),
    "an unknown field": ({"seats": [{"name": "A", "money": 1}]}, {"seats.0.money"}),
    "an unknown field among the fields": (
        {"seats": [{"name": "A", "fields": {"money": 1}}]}, {"seats.0.money"},
    ),
    "a list as fields": ({"seats": [{"name": "A", "fields": []}]}, {"seats.0.fields"}),
    "null as fields": ({"seats": [{"name": "A", "fields": None}]}, {"seats.0.fields"}),
    "another name among the fields": (
        {"seats": [{"name": "A", "fields": {"name": "B"}}]}, {"seats.0.fields.name"},
    ),
    "a field given twice": (
        {"seats": [{"name": "A", "city": "h", "fields": {"city": "m"}}]}, {"seats.0.fields.city"},
    ),
    "a path as field": ({"seats": [{"name": "A", "counts.mines": 1}]}, {"seats.0.counts.mines"}),
    "left out, perhaps": ({"seats": [{"name": "A", "left_out": 1}]}, {"seats.0.left_out"}),
    "an unknown mark": ({"seats": [{"name": "A", "mark": "gun"}]}, {"seats.0.mark"}),
    "a list as set-up": ({"seats": SEATS, "setup": []}, {"setup"}),
    "an unknown set-up": ({"seats": SEATS, "setup": {"colour": 1}}, {"setup.colour"}),
    "an unknown edition": ({"seats": SEATS, "setup": {"edition": "fr"}}, {"setup.edition"}),
    "an unknown reading": (
        {"seats": SEATS, "setup": {"house_rules": {"CCC-O1": 1, "x": 1}}},
        {"setup.house_rules.CCC-O1", "setup.house_rules.x"},
    ),
    "a path as set-up": (
        {"seats": SEATS, "setup": {"house_rules.CCC-O1": "per_cluster"}},
        {"setup.house_rules.CCC-O1"},
    ),
    "no such day": ({"seats": SEATS, "setup": {"date": "tomorrow"}}, {"setup.date"}),
    "an unknown shared part": ({"seats": SEATS, "shared": {"board": ""}}, {"shared.board"}),
    "an unknown extra": ({"seats": SEATS, "extras": {"log": ""}}, {"extras.log"}),
    "an unknown key": ({"seats": SEATS, "colour": "red"}, {"colour"}),
    "faults everywhere": (
        {"seats": [{"name": "A", "mark": "gun", "x": 1}], "setup": {"place": 1}, "y": 1},
        {"seats.0.mark", "seats.0.x", "setup.place", "y"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("how", ["/", "/import"])
@pytest.mark.parametrize(("body", "at"), BODIES.values(), ids=BODIES)
def test_every_fault_of_a_new_sheet_is_named_at_its_path(
    client: FlaskClient, how: str, body: Json, at: set[str]
) -> None:
    if isinstance(body, dict) and "title" not in at:
        body = {"title": TITLE, **body}
    text = json.dumps(body)
    come = {"REMOTE_ADDR": "10.255.0.1" if how == "/" else "10.255.0.2"}
    answer = client.post(
        f"{SHEETS}{how}", data=text, content_type="application/json", environ_base=come
    )
    assert set(errors(answer)) == at


def test_of_thousands_of_unknown_keys_the_first_are_named_at_once(client: FlaskClient) -> None:
    body = {"title": TITLE, "seats": SEATS, "extras": {f"a{n}": 0 for n in range(9_000)}}
    assert len(errors(made(client, body))) == MOST_FAULTS + 1


def test_what_is_wrong_with_a_saved_ruling_is_told_with_the_words_of_its_title(
    client: FlaskClient,
) -> None:
    for title in titles().values():
        seats = [{"name": "Ann"}, {"name": "Ben"}]
        for key, question in title.questions.items():
            case = next(case for case in title.cases if case["post"] == f"ask/{key}")
            for name in question.form.fields:
                situation = {**case["body"], name: "gggg"}
                saved = {"title": title.slug, "seats": seats}
                saved["rulings"] = [{"question": key, "situation": situation}]
                answer = made(client, saved, "/import")
                assert answer.status_code in {HTTPStatus.CREATED, REFUSED}, (key, name)
                if answer.status_code == REFUSED:
                    assert all(path.startswith("rulings.0.") for path in errors(answer))


# There and back


def test_a_saved_file_comes_back_as_the_same_table(client: FlaskClient) -> None:
    sitting = Sitting(client, sheet_of(client, FULL)["links"])
    before = sitting.set({"seats.1.cards": [{"at": "c3"}, None, 1.5], "setup.place": "there"})
    sitting.finish()
    answer = sitting.ask("host", "GET", "/export.json")
    assert answer.headers["Content-Disposition"] == (
        f'attachment; filename="{TITLE}-2026-11-18.json"'
    )
    after = sheet_of(client, answer.get_json(), "/import")
    assert typed(after) == typed(before)
    assert after["revision"] == 1
    assert after["status"] == "open"
    assert not {code_in(after["links"]["host"]), code_in(after["links"]["join"])} & {
        sitting.code("host"),
        sitting.code("join"),
    }


def test_a_table_with_as_many_left_out_as_ever_comes_back(sitting: Sitting) -> None:
    for name in ("D", "E", "F"):
        told(sitting.ask("host", "POST", "/seats", {"name": name}), HTTPStatus.CREATED)
    for number in range(6):
        told(sitting.ask("host", "DELETE", f"/seats/{number}"))
        told(sitting.ask("host", "POST", "/seats", {"name": f"N{number}"}), HTTPStatus.CREATED)
    saved = told(sitting.ask("host", "GET", "/export.json"))
    assert typed(sheet_of(sitting.client, saved, "/import")) == typed(sitting.see())


@pytest.mark.parametrize("role", ["host", "join", "look", "seat.0"])
def test_a_saved_file_holds_no_code(sitting: Sitting, role: str) -> None:
    sitting.set({"seats.0.city": CITY})
    codes = [sitting.code(each) for each in ("host", "join", "look", "seat.0", "seat.1")]
    for file in ("/export.json", "/export.csv"):
        text = sitting.ask(role, "GET", file).text
        assert not any(code in text for code in codes)


def opened(app: Flask, sitting: Sitting) -> Opened:
    return sheets_of(app).open(sitting.code("host"))


def test_the_portable_text_comes_back_as_the_same_table(app: Flask, client: FlaskClient) -> None:
    sitting = Sitting(client, sheet_of(client, FULL)["links"])
    table = table_of(opened(app, sitting).view)
    text = portable(table)
    assert read_portable(text) == table
    after = sheet_of(client, read_portable(text), "/import")
    assert typed(after) == typed(sitting.see())


def test_the_contracts_whole_table_is_scored_on_a_sheet_as_in_one_go(client: FlaskClient) -> None:
    body = next(case["body"] for case in read_cases(CONTRACT) if case["id"] == "full-table")
    setup = {"edition": body["edition"], "house_rules": body["house_rules"]}
    made_of_it = sheet_of(client, {"title": TITLE, "setup": setup, "seats": body["seats"]})
    sheet = Sitting(client, made_of_it["links"]).finish(anyway=False)
    score = told(client.post(f"/api/v1/{TITLE}/score", json=body))
    assert sheet["breakdown"] == score
    assert sheet["winners"] == score["winners"]
    assert [(seat["total"], seat["rank"]) for seat in sheet["seats"]] == [
        (seat["total"], seat["rank"]) for seat in score["seats"]
    ]
    saved = told(client.get(f"{SHEETS}/{code_in(sheet['links']['look'])}/export.json"))
    assert saved["result"]["totals"] == [seat["total"] for seat in score["seats"]]


# A spreadsheet


def rows(sitting: Sitting) -> list[list[str]]:
    answer = sitting.ask("look", "GET", "/export.csv")
    assert answer.content_type == "text/csv; charset=utf-8"
    return list(csv.reader(io.StringIO(answer.text)))


def test_a_spreadsheet_has_a_column_for_each_seat_that_counts(client: FlaskClient) -> None:
    sitting = sat_down(client)
    assert rows(sitting) == [["", *PEOPLE]]
    sheet = sitting.set({"seats.0.city": CITY, "seats.2.city": "oo/.."})
    found = rows(sitting)
    assert found[0] == ["", "Alex", "Zoë"]
    totals = [sheet["seats"][number]["total"] for number in (0, 2)]
    assert [sum(int(row[n]) for row in found[1:-2]) for n in (1, 2)] == totals
    assert found[-2][1:] == [str(total) for total in totals]
    assert found[-1][1:] == [str(sheet["seats"][number]["rank"]) for number in (0, 2)]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("x")', '"', ",;"])
def test_no_name_is_taken_for_a_formula(client: FlaskClient, name: str) -> None:
    sitting = sat_down(client, name)
    assert rows(sitting)[0][1].lstrip("'") == name
    assert rows(sitting)[0][1][0] not in "=+-@"
    sitting.set({"seats.0.city": CITY})
    assert rows(sitting)[0][1][0] not in "=+-@"


# Another game


def test_a_rematch_keeps_the_people_and_what_they_agreed_on(client: FlaskClient) -> None:
    sitting = Sitting(client, sheet_of(client, FULL)["links"])
    before = sitting.see()
    sheet = told(sitting.ask("host", "POST", "/rematch"), HTTPStatus.CREATED)
    assert sheet["revision"] == 1
    assert [seat["name"] for seat in sheet["seats"]] == ["Alex", "Paula", "Eagle"]
    assert [seat["mark"] for seat in sheet["seats"]] == [s["mark"] for s in before["seats"][:3]]
    fields = [seat["fields"] for seat in sheet["seats"]]
    assert fields == [{}, {}, {"virtual": True, "level": "expert"}]
    assert {seat["state"] for seat in sheet["seats"]} == {"empty"}
    of_that_day = {"date", "joining"}
    agreed = {key: value for key, value in before["setup"].items() if key not in of_that_day}
    assert {key: value for key, value in sheet["setup"].items() if key != "date"} == agreed
    assert sheet["links"]["host"] != sitting.links["host"]
    assert typed(sitting.see()) == typed(before)
    assert sitting.changes()[-1]["kind"] == "rematched"


def test_a_rematch_of_a_sheet_without_any_set_up_is_made(sitting: Sitting) -> None:
    keys = ("edition", "variants", "house_rules", "date", "place")
    sitting.set(dict.fromkeys((f"setup.{key}" for key in keys), None))
    assert sitting.see()["setup"]["edition"] == "en"
    told(sitting.ask("host", "POST", "/rematch"), HTTPStatus.CREATED)
