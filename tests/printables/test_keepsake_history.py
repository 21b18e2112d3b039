"""What happened at a table, as its keepsake tells it: short sentences in two columns."""

import re
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask

from printables.core.finished import FinishedWish, Happening
from scoring.titles import BuiltTitle, titles
from tests.house.table_of_phones import sat_down_at_phones
from tests.printables.orders import at_home, pdf_at
from tests.printables.positions import pages_of
from tests.sheets.sitting import Sitting, code_in, made, told
from translations.catalogue import catalogue
from web.papers import pages

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
NOTATION = re.compile(r"\S[/=_@;|]\S|\.\.\S|[a-z]\.[a-z]|null|None|\{")
"""What no sentence has: signs side by side, keys, the words of programs."""


@pytest.fixture
def home(app: Flask) -> Iterator[Flask]:
    with at_home(app):
        yield app


@pytest.fixture
def happened(monkeypatch: pytest.MonkeyPatch) -> list[Happening]:
    """What the keepsakes that are printed say that happened."""
    found: list[Happening] = []

    def remember(wish: FinishedWish) -> str:
        found.extend(wish.happened)
        return ""

    class Proofs:
        def print(self, html: str) -> bytes:
            return html.encode()

    monkeypatch.setattr(pages, "finished_sheet", remember)
    monkeypatch.setattr("web.papers.printing.the_press", Proofs)
    return found


def bodies(title: BuiltTitle) -> Iterator[Mapping[str, Any]]:
    """The worked tables that can be scored."""
    scored = (case for case in title.cases if case["post"] == "score")
    return (case["body"] for case in scored if "status" not in case["expect"])


def filled_in(app: Flask, title: BuiltTitle, body: Mapping[str, Any]) -> Sitting:
    """A sheet on which all of a table was set, field by field."""
    client = app.test_client()
    seats = [{"name": seat["name"]} for seat in body["seats"]]
    setup = {key: body[key] for key in ("edition", "variants", "house_rules") if key in body}
    answer = made(client, {"title": title.slug, "setup": setup, "seats": seats})
    sitting = Sitting(client, told(answer, HTTPStatus.CREATED)["links"])
    for number, seat in enumerate(body["seats"]):
        client.set_cookie("sheets", code_in(sitting.links["seats"][number]))
        for field, value in seat.items():
            sitting.put({f"seats.{number}.{field}": value}, f"seat.{number}")
    for part in title.shared_parts:
        if part in body:
            sitting.put({f"shared.{part}": body[part]})
    return sitting


@every_title
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_history_has_no_notation(
    home: Flask, title: BuiltTitle, language: str, happened: list[Happening]
) -> None:
    for body in [*bodies(title)][::5]:
        sitting = filled_in(home, title, body)
        pdf_at_code = f"/sheets/{sitting.code('host')}/sheet.pdf?lang={language}"
        assert home.test_client().get(pdf_at_code).status_code == 200
    assert happened
    assert [each.says for each in happened if NOTATION.search(each.says)] == []


def test_fields_of_one_seat_are_parted_by_stops(home: Flask, happened: list[Happening]) -> None:
    table = filled_in(
        home,
        titles()["carson-city"],
        {"seats": [{"name": "Ann", "money": 47, "personality": "mercenary"}, {"name": "Ben"}]},
    )
    home.test_client().get(f"/sheets/{table.code('host')}/sheet.pdf?lang=en")
    assert any("47. Personality: Mercenary." in each.says for each in happened)


CARDS = [
    {"at": "a1", "parcels": "hb/.r"},
    {"at": "c1", "parcels": "ss/dd"},
    {"at": "e1", "parcels": "ii/tt"},
]


@pytest.mark.parametrize(("language", "says"), [("en", "3 cards"), ("de", "3 Karten")])
@pytest.mark.parametrize("is_whole", [True, False], ids=["at once", "one by one"])
def test_cards_are_counted(
    home: Flask, language: str, says: str, is_whole: bool, happened: list[Happening]
) -> None:
    table = sat_down_at_phones(home, "Ann", "Ben", "Cleo", "Dan")
    if is_whole:
        table.api.set({"seats.0.cards": CARDS})
    else:
        table.api.set({"seats.0.cards": []})
        for number, card in enumerate(CARDS):
            table.api.set({f"seats.0.cards.{number}": card})
    home.test_client().get(f"/sheets/{table.code}/sheet.pdf?lang={language}")
    assert [each.says for each in happened if says in each.says]


@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_the_history_has_two_columns_side_by_side(home: Flask, paper: str) -> None:
    table = sat_down_at_phones(home, "Ann", "Ben", "Cleo", "Dan")
    for number in range(4):
        table.api.set({f"seats.{number}.counts": {"mines": 4}})
        table.api.set({f"seats.{number}.done": True})
    pdf = pdf_at(home.test_client(), f"/sheets/{table.code}/sheet.pdf", paper=paper, lang="en")
    heading = catalogue("en").name("sheet-timeline").split()[0]
    page = next(page for page in pages_of(pdf) if heading in page.texts)
    begun = next(word for word in page.words if word.text == heading)
    days = [word for word in page.words if re.fullmatch(r"\d+/\d+/\d+,", word.text)]
    days = [day for day in days if day.top > begun.top]
    left = [day for day in days if day.left < page.width / 2]
    right = [day for day in days if day.left >= page.width / 2]
    assert left
    assert right
    assert min(day.top for day in right) == pytest.approx(min(day.top for day in left), abs=0.5)
    assert page.overlaps == []
