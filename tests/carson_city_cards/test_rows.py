"""The rows of the score pad: their order, their printed names and their clauses."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.carson_city_cards import TITLE

Json = Any

STORES = ("General Stores and City Hall", "General Stores und Rathaus")
ROWS = {
    "ranches": ("Ranches", "Ranches", "CCC-41"),
    "mines": ("Mines", "Minen", "CCC-42"),
    "drugstores": (
        *("Drugstores (adjacent Houses)", "Drugstores (benachbarte Wohnhäuser)"),
        "CCC-43",
    ),
    "banks": ("Banks (adjacent Houses)", "Banken (benachbarte Wohnhäuser)", "CCC-44"),
    "saloons": ("Saloons (adjacent Houses)", "Saloons (benachbarte Wohnhäuser)", "CCC-45"),
    "general_stores_city_hall": (
        *(f"{STORES[0]} (adjacent Houses)", f"{STORES[1]} (benachbarte Wohnhäuser)"),
        "CCC-46",
    ),
    "ranch_symbols": (
        "Ranches in the city (Drugstore, Blacksmith)",
        *("Ranches in der Stadt (Drugstore, Schmiede)", "CCC-47"),
    ),
    "mine_symbols": (
        *("Mines in the city (Bank, Blacksmith)", "Minen in der Stadt (Bank, Schmiede)"),
        "CCC-48",
    ),
    "house_symbols": (
        "Houses in the city (Church, General Store)",
        *("Wohnhäuser in der Stadt (Kirche, General Store)", "CCC-49"),
    ),
    "hotels": ("Hotels", "Hotels", "CCC-50"),
    "city_hall": ("City Hall (buildings)", "Rathaus (Gebäude)", "CCC-51"),
    "outlaws": ("Outlaws", "Outlaws", "CCC-52"),
    "characters": ("Characters", "Personen", "CCC-53"),
    "appeal": ("Appeal (virtual player)", "Reizwert (virtueller Spieler)", "CCC-54"),
}
SEATS = [
    {"city": "hb.i/tl.i", "characters": ["doctor"]},
    {"counts": {"mines": 4}},
    {"virtual": True, "appeal": 7},
]


def scored(client: FlaskClient, language: str = "en", **table: Json) -> Json:
    headers = {"Accept-Language": language}
    body = {"partial": True, "seats": SEATS, **table}
    return client.post(f"/api/v1/{TITLE.slug}/score", json=body, headers=headers).json


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("edition", "printed"), [("en", 0), ("de", 1)])
def test_the_rows_are_called_as_in_the_editions_box_whatever_the_language(
    client: FlaskClient, edition: str, printed: int, language: str
) -> None:
    for seat in scored(client, language, edition=edition)["seats"]:
        labels = [(line["row"], line["label"]) for line in seat["lines"]]
        assert labels == [(row, told[printed]) for row, told in ROWS.items()]


def test_every_row_names_its_clause(client: FlaskClient) -> None:
    for seat in scored(client)["seats"]:
        assert [line["clauses"][0] for line in seat["lines"]] == [each[2] for each in ROWS.values()]


def test_a_breakdown_repeats_what_the_table_chose_and_nothing_else(client: FlaskClient) -> None:
    plain = scored(client)
    assert (plain["title"], plain["edition"], plain["house_rules"]) == (TITLE.slug, "en", {})
    rules = {"CCC-O5": "counts_itself", "CCC-O1": "per_cluster"}
    chosen = scored(client, edition="de", house_rules=rules)
    assert (chosen["edition"], chosen["house_rules"]) == ("de", rules)


def test_seats_without_a_name_are_numbered(client: FlaskClient) -> None:
    assert [seat["name"] for seat in scored(client)["seats"]] == ["Seat 1", "Seat 2", "Seat 3"]
