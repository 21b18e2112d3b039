"""What the JSON API answers: breakdowns and rulings in the contract's form."""

from http import HTTPStatus
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from rules.carson_city_cards import TITLE

API = f"/api/v1/{TITLE.slug}"
ROWS = {
    "ranches": ("Ranches", "Ranches"),
    "mines": ("Mines", "Minen"),
    "drugstores": ("Drugstores (adjacent Houses)", "Drugstores (benachbarte Wohnhäuser)"),
    "banks": ("Banks (adjacent Houses)", "Banken (benachbarte Wohnhäuser)"),
    "saloons": ("Saloons (adjacent Houses)", "Saloons (benachbarte Wohnhäuser)"),
    "general_stores_city_hall": (
        "General Stores and City Hall (adjacent Houses)",
        "General Stores und Rathaus (benachbarte Wohnhäuser)",
    ),
    "ranch_symbols": (
        "Ranches in the city (Drugstore, Blacksmith)",
        "Ranches in der Stadt (Drugstore, Schmiede)",
    ),
    "mine_symbols": (
        "Mines in the city (Bank, Blacksmith)",
        "Minen in der Stadt (Bank, Schmiede)",
    ),
    "house_symbols": (
        "Houses in the city (Church, General Store)",
        "Wohnhäuser in der Stadt (Kirche, General Store)",
    ),
    "hotels": ("Hotels", "Hotels"),
    "city_hall": ("City Hall (buildings)", "Rathaus (Gebäude)"),
    "outlaws": ("Outlaws", "Outlaws"),
    "characters": ("Characters", "Personen"),
    "appeal": ("Appeal (virtual player)", "Reizwert (virtueller Spieler)"),
}
TABLE = {
    "house_rules": {"CCC-O1": "per_cluster"},
    "partial": True,
    "seats": [
        {"name": "Alex", "city": "hb.o/tl.o", "characters": ["editor", "doctor"]},
        {"name": "Eagle", "virtual": True, "appeal": 12},
    ],
}
BOTH = ["Alex", "Eagle"]
RULING = [
    *("title", "question", "verdict", "because", "facts", "remedies"),
    *("depends_on", "together", "warnings"),
]
Json = Any


def told_by(answer: TestResponse, language: str = "en") -> Json:
    """The JSON of an answer that is marked as such and speaks this language."""
    assert answer.status_code == HTTPStatus.OK, answer.text
    assert answer.content_type == "application/json; charset=utf-8"
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.vary
    return answer.get_json()


def post(client: FlaskClient, address: str, body: Json, language: str = "en") -> Json:
    headers = {"Accept-Language": language}
    return told_by(client.post(API + address, json=body, headers=headers), language)


def keys(entries: list[Json]) -> set[tuple[str, ...]]:
    return {tuple(entry) for entry in entries}


def test_a_breakdown_has_the_contracts_form(client: FlaskClient) -> None:
    told = post(client, "/score", TABLE)
    assert list(told) == [
        "title",
        "edition",
        "house_rules",
        "seats",
        "winners",
        "tie_break",
        "tie_break_clauses",
        "depends_on",
        "warnings",
    ]
    assert (told["title"], told["edition"]) == ("carson-city-cards", "en")
    assert told["house_rules"] == {"CCC-O1": "per_cluster"}
    assert (told["winners"], told["tie_break"], told["warnings"]) == (["Alex"], None, [])
    assert keys(told["seats"]) == {("name", "total", "rank", "lines")}
    assert told["depends_on"] == [
        {
            "open_point": "CCC-O1",
            "reading": "per_cluster",
            "otherwise": [
                {"reading": "per_symbol", "totals": {"Alex": 7, "Eagle": 12}, "winners": ["Eagle"]}
            ],
        },
        {
            "open_point": "CCC-O10",
            "reading": "both_count",
            "otherwise": [
                {"reading": "arrow_only", "totals": {"Alex": 12, "Eagle": 12}, "winners": BOTH}
            ],
        },
    ]


def test_every_seat_has_every_row_and_the_rows_add_up(client: FlaskClient) -> None:
    for seat in post(client, "/score", TABLE)["seats"]:
        lines = seat["lines"]
        assert [line["row"] for line in lines] == list(ROWS)
        assert keys(lines) == {("row", "label", "points", "clauses", "parts")}
        assert sum(line["points"] for line in lines) == seat["total"]
        for line in lines:
            assert sum(part["points"] for part in line["parts"]) == line["points"]


def test_a_part_says_where_or_who_and_why(client: FlaskClient) -> None:
    lines = {line["row"]: line for line in post(client, "/score", TABLE)["seats"][0]["lines"]}
    [bank] = lines["banks"]["parts"]
    assert {**bank, "why": ""} == {"at": "b1", "points": 5, "why": "", "clauses": ["CCC-44"]}
    assert "5" in bank["why"]
    assert [part["character"] for part in lines["characters"]["parts"]] == ["editor", "doctor"]
    assert all("at" not in part for part in lines["characters"]["parts"])


def test_a_tie_is_told_in_a_sentence_and_shares_the_rank(client: FlaskClient) -> None:
    seats = [{"virtual": True, "appeal": appeal} for appeal in (7, 9, 9, 3)]
    told = post(client, "/score", {"partial": True, "seats": seats})
    assert [seat["rank"] for seat in told["seats"]] == [3, 1, 1, 4]
    assert [seat["name"] for seat in told["seats"]] == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
    assert told["winners"] == ["Seat 2", "Seat 3"]
    assert told["tie_break"].endswith(".")


def test_an_odd_table_is_scored_with_a_warning(client: FlaskClient) -> None:
    table = {
        "seats": [
            {"name": "Alex", "cards": [{"at": "a1", "parcels": "h./.m"}]},
            *({"virtual": True, "appeal": appeal} for appeal in (7, 9, 3)),
        ]
    }
    [warning] = post(client, "/score", table)["warnings"]
    assert warning["at"] == "seats.0.cards"
    assert warning["message"].endswith(".")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", ["en", "de"])
def test_labels_follow_the_edition_and_sentences_the_reader(
    client: FlaskClient, edition: str, language: str
) -> None:
    told = post(client, "/score", {**TABLE, "edition": edition}, language)
    lines = told["seats"][0]["lines"]
    column = ["en", "de"].index(edition)
    assert [line["label"] for line in lines] == [labels[column] for labels in ROWS.values()]
    spoken = " ".join(part["why"] for line in lines for part in line["parts"])
    assert ("Bank at b1" in spoken, "Bank auf b1" in spoken) == (language == "en", language == "de")


def test_a_ruling_has_the_contracts_form(client: FlaskClient) -> None:
    situation = {"city": "----/----/--mmi./--m.pm", "card": "i./.m", "at": "d4"}
    told = post(client, "/ask/placement", situation)
    assert list(told) == RULING
    [reason] = told.pop("because")
    assert reason["clause"] == "CCC-29"
    assert "e4" in reason["says"]
    assert isinstance(told.pop("remedies"), list)
    assert told == {
        "title": "carson-city-cards",
        "question": "placement",
        "verdict": "no",
        "facts": {},
        "depends_on": [],
        "together": [],
        "warnings": [],
    }


def test_an_open_verdict_names_every_reading(client: FlaskClient) -> None:
    told = post(client, "/ask/paperboy", {"moment": "when_taken"})
    assert list(told) == RULING
    assert told["verdict"] == "open"
    assert told["depends_on"] == [
        {
            "open_point": "CCC-O6",
            "reading": None,
            "otherwise": [
                {"reading": "at_game_end", "verdict": "no", "facts": {}},
                {"reading": "at_once", "verdict": "yes", "facts": {}},
            ],
        }
    ]


def test_a_reason_is_given_in_the_readers_language(client: FlaskClient) -> None:
    situation = {"people": 3, "virtual_players": 4}
    said = {
        language: post(client, "/ask/setup", situation, language)["because"][0]["says"]
        for language in ("en", "de")
    }
    assert "players" in said["en"]
    assert "players" not in said["de"]
    assert said["en"] != said["de"]
