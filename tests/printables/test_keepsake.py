"""The finished sheet on paper, and the tent that calls the table to its phones."""

import json
import re
from collections.abc import Iterator
from datetime import date
from http import HTTPStatus
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from printables.core.finished import FinishedWish, finished_sheet
from printables.core.press import Press
from scoring.titles import titles
from sheets.document import as_text
from sheets.making import new_document
from sheets.record import FINISHED, Keeping, Sheet
from sheets.view import View
from tests.house.table_of_phones import TableOfPhones, sat_down_at_phones
from tests.printables.orders import SIZES, STRANGE, at_home, pdf_at, the_title
from tests.printables.positions import Page, Word, pages_of
from tests.printables.reading import facts_of, fonts_of, structure_of, text_of
from tests.printables.reading import told as told_by
from translations.catalogue import catalogue
from web.sheets.installation import sheets_of

CITIES = ("hb.i/tl.i", "hbhh/mrmr/bdsb/tcg-", "hbh/bhb/mrm", "mmrr/hhbb/ssdd/iitt")
LARGE_CITY = "dbsrdbsr/hhrmhhrm/brmbhmrm/hrhmhbhm/shhmhbdm/rmhmhbhs"
COUNTED = {"ranches": 6, "mines": 4, "banks": 3, "hotels": 6}
NO_SIGN = ".notdef"
MARGIN = 12
"""Millimetres at the foot of a page, with its number."""


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing but of signs that no font of this machine has."""
    yield
    lines = [record.getMessage() for record in caplog.get_records("call")]
    assert [line for line in lines if NO_SIGN not in line] == []


@pytest.fixture
def home(app: Flask) -> Iterator[Flask]:
    """The application at an address that phones reach."""
    with at_home(app):
        yield app


def played(app: Flask, *names: str, **puts: Any) -> TableOfPhones:
    """A table of which the first seats drew their cities and the others counted."""
    table = sat_down_at_phones(app, *names)
    for number in range(len(names)):
        is_drawn = number < len(CITIES)
        field, value = ("city", CITIES[number]) if is_drawn else ("counts", COUNTED)
        table.api.set({f"seats.{number}.{field}": value})
    if puts:
        table.api.set(puts)
    return table


def sheet_of(table: TableOfPhones, **fields: Any) -> bytes:
    return pdf_at(table.app.test_client(), f"/sheets/{table.code}/sheet.pdf", **fields)


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(("paper", "lang"), [("a4", "en"), ("letter", "de")])
def test_a_keepsake_tells_every_row_every_total_and_why(home: Flask, paper: str, lang: str) -> None:
    table = played(home, *STRANGE, **{"seats.0.characters": ["doctor", "teacher"]})
    pdf = sheet_of(table, paper=paper, lang=lang)
    pages = pages_of(pdf)
    for page in pages:
        assert (page.width, page.height) == pytest.approx(SIZES[paper], abs=0.2)
        assert page.strays == []
    told = squeezed("".join(page.text for page in pages))
    words = catalogue(lang, the_title().facts.room)
    for row in the_title().pad.rows:
        assert squeezed(words.name(f"row-{row.key}")) in told, "counted or named below the table"
    for seat in table.api.see()["breakdown"]["seats"]:
        assert str(seat["total"]) in told
    about = words.name("away-text-about").split()
    assert {*about} <= {word for page in pages for word in page.texts}
    for text in ("command-total", "command-rank", "result-why"):
        assert squeezed(words.name(text)) in told
    assert squeezed(STRANGE[1]) in told
    assert "{{7*7}}" in told


@pytest.fixture(scope="module")
def small(app: Flask) -> list[Page]:
    """A keepsake of six on the smallest paper."""
    with at_home(app):
        return pages_of(sheet_of(played(app, *STRANGE), paper="a5"))


def test_the_result_stands_on_the_first_page_in_columns_of_one_width(small: list[Page]) -> None:
    first = small[0]
    total = next(word for word in first.words if word.text == "Total")
    in_row = [word for word in first.words if abs(word.bottom - total.bottom) < 0.5]
    rights = sorted(word.right for word in in_row if word is not total)
    steps = [after - before for before, after in pairwise(rights)]
    assert len(rights) == len(STRANGE)
    assert max(steps) - min(steps) < 0.5


def test_all_of_it_stands_on_small_pages_too(small: list[Page]) -> None:
    for page in small:
        assert (page.width, page.height) == pytest.approx(SIZES["a5"], abs=0.2)
        assert page.strays == []
        assert page.overlaps == []


def test_no_heading_is_parted_from_what_it_heads(small: list[Page]) -> None:
    headings = {"Why", "Edition", "What"}
    assert headings <= {word.text for page in small for word in page.words if is_large(word)}
    for page in small:
        body = [word for word in page.words if word.bottom < page.height - MARGIN]
        assert not is_large(max(body, key=lambda word: word.bottom))


def example(app: Flask, slug: str, name: str, **fields: Any) -> bytes:
    """The keepsake of an example of the contract."""
    folder = Path(__file__).parent.parent / slug.replace("-", "_")
    cases = json.loads((folder / "contract.json").read_text("utf-8"))
    body = next(case["body"] for case in cases if case["id"] == name)
    setup = {key: body[key] for key in ("edition", "variants", "house_rules") if key in body}
    shared = {key: body[key] for key in titles()[slug].shared_parts if key in body}
    made = {"title": slug, "setup": setup, "shared": shared, "seats": body["seats"]}
    opened = sheets_of(app).make(made, date(2026, 11, 19))
    return pdf_at(app.test_client(), f"/sheets/{opened.code}/sheet.pdf", **fields)


@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_a_name_stands_with_the_city_that_it_heads(home: Flask, paper: str) -> None:
    pages = pages_of(example(home, "carson-city-cards", "full-table", paper=paper, lang="en"))
    assert len(pages) > 1
    for page in pages:
        body = [word for word in page.words if word.bottom < page.height - MARGIN]
        assert not is_large(max(body, key=lambda word: word.bottom)), page.text


def test_all_rows_of_the_result_stand_on_one_page_with_the_totals_below_them(home: Flask) -> None:
    pages = pages_of(example(home, "carson-city-cards", "full-table", paper="a5", lang="en"))
    labels = ("Ranches", "Appeal", "Total", "Rank")
    tables = [page for page in pages if "Total" in page.texts]
    assert len(tables) == 1
    assert [label for label in labels if label not in tables[0].texts] == []


def is_large(word: Word) -> bool:
    """Headings are set in larger type."""
    return word.bottom - word.top > 4.9


def test_every_finding_of_a_large_city_is_told_over_the_pages(home: Flask) -> None:
    table = sat_down_at_phones(home, "Alex", "Paula", "Zoë", "Kim")
    table.api.set({"seats.0.city": LARGE_CITY})
    told = plain(told_by(sheet_of(table, paper="a5"), "pdftotext", "-raw", "-", "-"))
    parts = [
        plain(part["why"])
        for line in table.api.see()["breakdown"]["seats"][0]["lines"]
        for part in line["parts"]
    ]
    assert len(parts) > 30
    assert [why for why in parts if why not in told] == []


def plain(text: str) -> str:
    """Without blanks and without the signs that keep directions of writing apart."""
    return re.sub(r"[\s\u2066-\u2069]", "", text)


def test_a_keepsake_is_told_in_one_language(home: Flask) -> None:
    table = played(home, "Alex", "Paula", "Zoë", "Kim")
    told = text_of(sheet_of(table, lang="de"))
    english = catalogue("en", the_title().facts.room)
    german = catalogue("de", the_title().facts.room)
    assert german.name("sheet-timeline") in told
    assert german.name("change-made") in told
    assert english.name("change-made") not in told


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_was_settled_stands_on_the_keepsake(home: Flask, lang: str) -> None:
    table = played(home, "Alex", "Paula", "Zoë", "Kim")
    words = catalogue(lang, the_title().facts.room)
    heading = words.name("rulings-you-settled")
    assert heading not in text_of(sheet_of(table, lang=lang))
    asked = {"question": "cover", "situation": {"under": "prison", "over": "mine"}}
    assert table.api.ask("seat.0", "POST", "/rulings", asked).status_code == HTTPStatus.CREATED
    (ruling,) = table.api.see()["rulings"]
    pdf = sheet_of(table, lang=lang)
    said = squeezed(text_of(pdf))
    for text in (heading, words.name("question-cover"), words.name("verdict-no")):
        assert squeezed(text) in said
    assert f"{ruling['ruling']['because'][0]['clause']}–Alex" in said
    assert [page.strays for page in pages_of(pdf)] == [[]] * len(pages_of(pdf))


def test_a_keepsake_is_tagged_and_says_its_title_and_language(home: Flask) -> None:
    pdf = sheet_of(played(home, "Alex", "Paula", "Zoë", "Kim"), lang="de")
    words = catalogue("de", the_title().facts.room)
    facts = facts_of(pdf)
    assert facts["Tagged"] == "yes"
    assert facts["Title"] == f"{words.name('result-title')} – {words.name('title')}"
    spoken = structure_of(pdf)
    for tag in ("H1", "H2", "H3", "Table", "TH", "TD"):
        assert tag in spoken
    fonts = fonts_of(pdf)
    assert fonts
    assert all("Boomtown-" in name and rest[-5] == "yes" for name, *rest in fonts)


def test_a_sheet_at_which_nobody_is_ready_is_a_page_that_says_so(home: Flask) -> None:
    table = sat_down_at_phones(home, *STRANGE)
    (page,) = pages_of(sheet_of(table))
    words = catalogue("en", the_title().facts.room)
    assert squeezed(words.name("sheet-nobody-ready")) in page.text
    assert squeezed(STRANGE[4]) in page.text
    assert page.strays == []


def test_papers_of_a_sheet_are_kept_in_no_browser_and_who_was_left_out_is_on_none(
    home: Flask,
) -> None:
    table = played(home, "Alex", "Paula", "Zoë", "Kim", "Gone")
    assert table.api.ask("host", "DELETE", "/seats/4").status_code == 200
    for paper in ("sheet", "scorepad", "tent"):
        answer = home.test_client().get(f"/sheets/{table.code}/{paper}.pdf?paper=a5")
        assert answer.headers["Cache-Control"] == "no-store"
        assert "ETag" not in answer.headers
        told = pages_of(answer.data)[0].text
        assert "Zoë" in told
        assert "Gone" not in told


def test_a_finished_sheet_is_printed_once_and_goes_with_the_sheet(
    home: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(home.config, "PAPERS", tmp_path)
    table = played(home, "Alex", "Paula", "Zoë", "Kim")
    first = sheet_of(table)
    (kept,) = (tmp_path / "sheets").iterdir()
    with monkeypatch.context() as without_a_press:
        without_a_press.setattr(Press, "print", lambda *_: pytest.fail("printed again"))
        assert sheet_of(table) == first
    table.api.set({"seats.0.name": "Alexandra"})
    assert sheet_of(table) != first
    assert len([*(tmp_path / "sheets").iterdir()]) == 2
    assert kept.stat().st_mode & 0o077 == 0
    assert table.api.ask("host", "DELETE", "").status_code == HTTPStatus.NO_CONTENT
    assert [*(tmp_path / "sheets").iterdir()] == []


def test_covered_totals_stay_covered_on_paper(home: Flask) -> None:
    table = sat_down_at_phones(home, "Alex", "Paula", "Zoë", "Kim")
    table.api.set({"setup.totals_covered": True})
    table.api.set({"seats.0.city": CITIES[1]})
    look = table.api.code("look")
    told = squeezed(text_of(pdf_at(home.test_client(), f"/sheets/{look}/sheet.pdf")))
    words = catalogue("en", the_title().facts.room)
    assert table.api.see("look")["seats"][0]["total"] is None
    assert squeezed(words.name("sheet-totals-covered")) in told
    assert words.name("command-rank") not in told


def test_the_pad_of_a_sheet_has_its_people_its_day_and_its_house_rules(home: Flask) -> None:
    table = played(home, "Alex", "Paula", "Zoë", "Kim", "Bo")
    table.api.set(
        {
            "setup.date": "2026-11-18",
            "setup.place": "Virginia City",
            "setup.house_rules.CCC-O1": "per_cluster",
        }
    )
    pdf = pdf_at(home.test_client(), f"/sheets/{table.code}/scorepad.pdf", lang="en")
    front, _ = pages_of(pdf)
    words = catalogue("en", the_title().facts.room)
    for text in ("Alex", "Bo", "18November2026", "VirginiaCity", "CCC-O1"):
        assert text in front.text
    assert squeezed(words.name("CCC-O1", "per_cluster")) in squeezed(front.text)
    assert front.strays == []


@pytest.mark.parametrize("paper", SIZES)
def test_a_tent_is_one_page_that_is_folded(home: Flask, paper: str) -> None:
    table = sat_down_at_phones(home, *STRANGE)
    pdf = pdf_at(home.test_client(), f"/sheets/{table.code}/tent.pdf", paper=paper)
    (page,) = pages_of(pdf)
    assert page.strays == []
    upper, lower = page.panels(1, 2)
    assert lower.strays == []
    for side in (upper, lower):
        assert "Kim" in side.text


@pytest.mark.parametrize("role", ["look", "seat.0"])
def test_who_may_not_call_to_the_table_gets_no_tent(home: Flask, role: str) -> None:
    table = sat_down_at_phones(home, "Alex", "Paula", "Zoë", "Kim")
    address, phone = f"/sheets/{table.api.code(role)}/tent.pdf", table.phone()
    phone.is_known_at(address)
    answer = phone.client.get(address)
    assert answer.status_code == 403
    assert answer.get_json()["detail"]


@pytest.mark.parametrize("paper", ["sheet", "scorepad", "tent"])
def test_an_unknown_code_has_no_papers(client: FlaskClient, paper: str) -> None:
    assert client.get(f"/sheets/00041061050R3GG28A1C60T3GF/{paper}.pdf").status_code == 404


def test_what_lies_face_down_is_said_where_no_winner_is_named() -> None:
    scored = (case["body"] for case in titles()["gold-rush"].cases if case["post"] == "score")
    body = next(body for body in scored if any("tokens" in seat for seat in body["seats"]))
    made = {"title": "gold-rush", "seats": body["seats"]}
    _, document = new_document(made, date(2026, 11, 18))
    sheet = Sheet(0, "gold-rush", 1, as_text(document), Keeping(status=FINISHED), 0, 0)
    html = finished_sheet(FinishedWish(View(sheet, "look"), "en", document["setup"], [], ""))
    words = catalogue("en", "gold_rush")
    assert words.name("keepsake-face-down") in html
    assert words.name("result-so-far") not in html


def test_rows_that_nobody_used_are_no_empty_lines(home: Flask) -> None:
    table = sat_down_at_phones(home, "Alex", "Paula", "Zoë", "Kim")
    table.api.set({f"seats.{seat}.counts": {"mines": 4} for seat in range(4)})
    said = text_of(sheet_of(table))
    words = catalogue("en", the_title().facts.room)
    unused = words.says("keepsake-unused", rows="")
    assert squeezed(unused.rstrip("\u2069. ")) in squeezed(said)
    assert "Outlaws" in said.partition("Without")[2].partition("Why")[0]


def test_the_code_stands_beside_the_title(home: Flask) -> None:
    pdf = sheet_of(played(home, "Alex", "Paula", "Zoë", "Kim"))
    first, *others = pages_of(pdf)
    about = squeezed(catalogue("en").name("away-text-about"))
    assert about[:20] in first.text
    assert all(about[:20] not in page.text for page in others)
