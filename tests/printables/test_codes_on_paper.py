"""Codes on paper, read from a printer's dots: each opens what it stands for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from tests.house.forms_in_pages import has_form_to
from tests.house.table_of_phones import (
    FOUR,
    TableOfPhones,
    phone_of,
    ready,
    sat_down_at_phones,
    sentence,
)
from tests.printables.codes import codes_in, module_in, picture_of, scanned
from tests.printables.orders import (
    EVERY_ORDER,
    FULL_ORDERS,
    HOME,
    PADS,
    Order,
    at_home,
    pads_with_codes,
    panels_on,
    pdf_at,
)
from tests.printables.positions import pages_of
from translations.catalogue import catalogue

SMALLEST_MODULE = 0.48
SMALLEST_OF_THE_TEXT = 0.48
SMALLEST_OF_A_TENT = 0.9
COARSE = 100
CITIES = ("hb.i/tl.i", "hbhh/mrmr/bdsb/tcg-", "hbh/bhb/mrm", "mmrr/hhbb/ssdd/iitt")
LONG_HOME = "https://scores.the-old-virginia-city-games-club.example.org/boomtown"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Some papers and sizes; with `--all` every one."""
    if "order" in metafunc.fixturenames:
        some = [order for order in FULL_ORDERS if order.paper == "a5"][-1:]
        orders = EVERY_ORDER if metafunc.config.getoption("--all") else some
        metafunc.parametrize("order", orders, ids=str)


@pytest.fixture
def home(app: Flask) -> Iterator[Flask]:
    """The application at an address that phones reach."""
    with at_home(app):
        yield app


@pytest.fixture
def table(home: Flask) -> TableOfPhones:
    """Four people, none of them ready."""
    return sat_down_at_phones(home)


def path_of(address: str) -> str:
    """Where a phone gets that opens what it read."""
    assert address.startswith(f"{HOME.upper()}/S/")
    path = address.removeprefix(HOME.upper())
    return path.replace("/S/", "/s/")


def in_capitals(path: str) -> str:
    return f"{HOME}{path}".upper()


def test_every_pad_has_a_code_of_its_own_that_starts_a_sheet(
    home: Flask, order: Order, tmp_path: Path
) -> None:
    pdf = pads_with_codes(home.test_client(), **order.fields)
    picture = picture_of(pdf)
    codes = codes_in(picture, tmp_path)
    assert len(set(codes)) == len(codes) == len(panels_on(pages_of(pdf)[0], order.per_page))
    assert module_in(picture) >= SMALLEST_MODULE
    for code in codes:
        assert sentence("pad-title") in phone_of(home).page(path_of(code))


def test_an_address_in_capitals_leads_where_it_should(home: Flask, tmp_path: Path) -> None:
    picture = picture_of(pads_with_codes(home.test_client(), paper="a5"))
    (code,) = codes_in(picture, tmp_path)
    answer = home.test_client().get(code.removeprefix(HOME.upper()))
    assert (answer.status_code, answer.location) == (302, path_of(code))


@pytest.mark.parametrize("paper", ["sheet", "scorepad", "tent"])
def test_codes_are_read_from_a_coarse_scan(
    table: TableOfPhones, paper: str, tmp_path: Path
) -> None:
    for number, city in enumerate(CITIES):
        table.api.set({f"seats.{number}.city": city})
    pdf = pdf_at(table.app.test_client(), f"/sheets/{table.code}/{paper}.pdf", paper="a4")
    assert codes_in(picture_of(pdf, dots=COARSE), tmp_path)


@pytest.mark.parametrize(("paper", "per_page"), [("letter", 2), ("a5", 1), ("a4", 2)])
def test_each_code_of_a_pad_with_room_is_read_from_a_coarse_scan(
    home: Flask, paper: str, per_page: int, tmp_path: Path
) -> None:
    pdf = pads_with_codes(home.test_client(), paper=paper, per_page=per_page)
    assert len({*codes_in(scanned(pdf, COARSE), tmp_path)}) == per_page


def test_codes_differ_from_page_to_page(home: Flask, tmp_path: Path) -> None:
    pdf = pads_with_codes(home.test_client(), copies=2, paper="a5")
    (first,), (second,) = (codes_in(picture_of(pdf, page), tmp_path) for page in (1, 3))
    assert first != second


def test_the_first_scan_starts_and_the_second_joins(home: Flask, tmp_path: Path) -> None:
    picture = picture_of(pads_with_codes(home.test_client(), paper="a5"))
    (code,) = codes_in(picture, tmp_path)
    path = path_of(code)
    host = phone_of(home)
    page = host.page(path)
    assert has_form_to(page, f"{path}/start")
    started = host.press(page, "/start", {"player": [*FOUR], "edition": "de"})
    assert has_form_to(started, "/finish")
    later = phone_of(home).page(path)
    assert has_form_to(later, f"{path}/seats/0/take")
    assert not has_form_to(later, f"{path}/start")


def test_the_pads_of_a_sheet_all_lead_to_joining_it(table: TableOfPhones, tmp_path: Path) -> None:
    client = table.app.test_client()
    pdf = pdf_at(client, f"/sheets/{table.code}/scorepad.pdf", per_page=2, paper="a4")
    assert codes_in(picture_of(pdf), tmp_path) == [in_capitals(table.at("join"))] * 2


def test_who_only_looks_on_gets_a_pad_without_a_code(table: TableOfPhones, tmp_path: Path) -> None:
    pdf = pdf_at(
        table.app.test_client(), f"/sheets/{table.api.code('look')}/scorepad.pdf", paper="a5"
    )
    assert codes_in(picture_of(pdf), tmp_path) == []
    assert "Alex" in pages_of(pdf)[0].text


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_both_sides_of_a_tent_lead_to_joining(
    table: TableOfPhones, paper: str, tmp_path: Path
) -> None:
    address = f"/sheets/{table.code}/tent.pdf"
    picture = picture_of(pdf_at(table.app.test_client(), address, paper=paper))
    assert codes_in(picture, tmp_path) == [in_capitals(table.at("join"))] * 2
    assert module_in(picture) >= SMALLEST_OF_A_TENT


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_the_text_on_a_keepsake_opens_the_table(
    table: TableOfPhones, paper: str, tmp_path: Path
) -> None:
    ready(table, 0, 1, 2, 3)
    for number, city in enumerate(CITIES):
        table.api.set({f"seats.{number}.city": city})
    pdf = pdf_at(table.app.test_client(), f"/sheets/{table.code}/sheet.pdf", paper=paper)
    pictures = [picture_of(pdf, number + 1) for number in range(len(pages_of(pdf)))]
    found = [(text, picture) for picture in pictures for text in codes_in(picture, tmp_path)]
    ((text, picture),) = found
    assert module_in(picture) >= SMALLEST_OF_THE_TEXT
    page = phone_of(table.app).page(table.at("look", "/take-along"))
    assert text == page.partition("readonly>")[2].partition("</textarea>")[0]
    opened = phone_of(table.app).page(f"/open/{text}")
    assert all(f"<bdi>{name}</bdi>" in opened for name in FOUR)


def test_a_long_address_makes_a_larger_code_that_still_fits(app: Flask, tmp_path: Path) -> None:
    with at_home(app, LONG_HOME):
        pdf = pads_with_codes(app.test_client(), paper="a5", per_page=4, players=6, lang="de")
    picture = picture_of(pdf)
    panels = panels_on(pages_of(pdf)[0], 4)
    assert len(codes_in(picture, tmp_path)) == len(panels)
    assert module_in(picture) >= SMALLEST_MODULE
    words = catalogue("de")
    for panel in panels:
        assert panel.strays == []
        assert words.name("command-rank") in panel.text
        assert words.name("title-house-rules") in panel.text


@pytest.mark.parametrize("whose", ["join", "look", "seat.1"])
def test_the_code_as_a_picture_of_its_own(table: TableOfPhones, whose: str, tmp_path: Path) -> None:
    answer = table.host.client.get(f"/sheets/{table.code}/qr.png?for={whose}")
    assert (answer.mimetype, answer.headers["Cache-Control"]) == ("image/png", "no-store")
    assert codes_in(answer.data, tmp_path) == [f"{HOME}{table.at(whose)}"]


def test_a_forged_host_gets_into_no_code_on_paper(home: Flask, tmp_path: Path) -> None:
    forged = {"Host": "evil.example"}
    answer = home.test_client().post(PADS, data={"paper": "a5"}, headers=forged)
    (code,) = codes_in(picture_of(answer.data), tmp_path)
    assert code.startswith(HOME.upper())


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("POST", PADS),
        ("GET", "/sheets/{code}/tent.pdf"),
        ("GET", "/sheets/{code}/qr.png"),
        ("GET", "/sheets/{code}/qr.svg"),
    ],
)
def test_without_an_address_of_our_own_no_code_is_made_and_a_sentence_says_what_to_set(
    app: Flask, method: str, address: str
) -> None:
    with at_home(app, ""):
        table = sat_down_at_phones(app)
        answer = app.test_client().open(address.format(code=table.code), method=method)
    assert answer.status_code == 503
    assert "BOOMTOWN_URL" in answer.text
