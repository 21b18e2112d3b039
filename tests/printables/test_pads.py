"""Score pads on every paper: all of it stands on its page and in its panel."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from printables.core.scorepad import PadWish, rows_of
from rules.carson_city_cards.characters import Character
from rules.core.readings import Setup
from tests.printables.orders import (
    BLANK_ORDERS,
    EVERY_ORDER,
    FULL_ORDERS,
    PADS,
    STRANGE,
    Order,
    at_home,
    longest_house_rules,
    pads_with_codes,
    panels_on,
    pdf_at,
    the_title,
)
from tests.printables.positions import Page, pages_of
from tests.printables.reading import facts_of, fonts_of, objects_of, structure_of
from translations.catalogue import Catalogue, catalogue
from web.papers.wishes import edition_of

BLANKS = re.compile(r"\s+|-\n")
OURS = "Boomtown-"
NO_SIGN = ".notdef"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each paper and size blank or full; with `--all` in every way."""
    some = {"blank": BLANK_ORDERS[::2], "full": FULL_ORDERS[1::2]}
    for name in some.keys() & set(metafunc.fixturenames):
        orders = EVERY_ORDER if metafunc.config.getoption("--all") else some[name]
        metafunc.parametrize(name, orders, ids=str)


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing but of signs that no font of this machine has."""
    yield
    lines = [record.getMessage() for record in caplog.get_records("call")]
    assert [line for line in lines if NO_SIGN not in line] == []


def words_of(order: Order) -> Catalogue:
    return catalogue(order.lang, the_title().facts.room)


def squeezed(text: str) -> str:
    return BLANKS.sub("", text)


def panels_of(page: Page, order: Order) -> list[Page]:
    return panels_on(page, order.per_page)


def labels_of(order: Order) -> list[str]:
    setup = Setup(the_title().facts, edition_of(the_title(), order.lang), (), {})
    return [row.name for row in rows_of(PadWish(the_title(), setup, order.lang))]


def assert_is_whole(front: Page, order: Order) -> None:
    """A pad with every row and the lines below them."""
    words = words_of(order)
    text = squeezed(front.text)
    for label in [*labels_of(order), words.name("command-total"), words.name("command-rank")]:
        assert squeezed(label) in text
    assert squeezed(words.name("title")) in text
    for line in ("label-sheet-date", "label-sheet-place", "title-house-rules"):
        assert squeezed(words.name(line)) in text


def test_a_blank_pad_is_whole_on_every_paper(client: FlaskClient, blank: Order) -> None:
    pdf = pdf_at(client, f"{PADS}.pdf", **blank.fields)
    front, *back = pages_of(pdf)
    assert len(back) <= 1
    for page in (front, *back):
        assert page.words
        assert (page.width, page.height) == pytest.approx(blank.size_of(page), abs=0.2)
        assert page.overlaps == []
    first, *others = panels_of(front, blank)
    for panel in (first, *others):
        assert panel.strays == []
        assert_is_whole(panel, blank)
        assert sorted(panel.texts) == sorted(first.texts)
    for panel in chain.from_iterable(panels_of(page, blank) for page in back):
        assert panel.strays == []
        assert panel.words


def test_the_characters_stand_below_the_rows_or_on_the_back(
    client: FlaskClient, blank: Order
) -> None:
    words = words_of(blank)
    names = [squeezed(words.name(character.word)) for character in Character]
    sides = pages_of(pdf_at(client, f"{PADS}.pdf", **blank.fields))
    for panels in zip(*(panels_of(side, blank) for side in sides), strict=True):
        listed = [[name for name in names if name in panel.text] for panel in panels]
        assert [found for found in listed if found] == [names]


def test_a_pad_with_everything_on_it_is_whole_too(app: Flask, full: Order) -> None:
    names = list(STRANGE[: full.players])
    with at_home(app):
        pdf = pads_with_codes(
            app.test_client(),
            **full.fields,
            names=names,
            house_rules=longest_house_rules(full.lang),
            date="W" * 40,
            place="M" * 80,
        )
    front, *back = pages_of(pdf)
    for panel in chain.from_iterable(panels_of(page, full) for page in (front, *back)):
        assert panel.strays == []
    for panel in panels_of(front, full):
        assert_is_whole(panel, full)
        assert all(point in panel.text for point in the_title().facts.book.open_points)
        assert "<b>" in panel.text
        assert "49" not in panel.text


def test_house_rules_are_told_in_words_where_there_is_room(client: FlaskClient) -> None:
    few = "CCC-O1:per_cluster,CCC-O2:bare_too"
    for order in (order for order in BLANK_ORDERS if order.per_page == 1):
        words = words_of(order)
        front, _ = pages_of(pdf_at(client, f"{PADS}.pdf", **order.fields, house_rules=few))
        for panel in panels_of(front, order):
            told = words.name("CCC-O1", "per_cluster").rstrip(".")
            assert squeezed(told) in squeezed(panel.text).replace("-", ""), order


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_pad_says_its_title_and_language_and_is_tagged_in_reading_order(
    client: FlaskClient, lang: str
) -> None:
    order = Order("a4", 1, lang, 4)
    pdf = pdf_at(client, f"{PADS}.pdf", **order.fields, names="Alex,Zoë")
    words, facts = words_of(order), facts_of(pdf)
    assert facts["Tagged"] == "yes"
    assert facts["Title"] == f"{words.name('print-scorepad')} – {words.name('title')}"
    assert f"/Lang ({lang})".encode() in objects_of(pdf)
    spoken = squeezed(structure_of(pdf).replace('"', ""))
    order_of_reading = [
        words.name("title"),
        words.name("label-sheet-date"),
        "Alex",
        "Zoë",
        *labels_of(order),
        words.name("command-total"),
        words.name("command-rank"),
        words.name("title-house-rules"),
        words.name("label-city"),
    ]
    at = 0
    for text in order_of_reading:
        at = spoken.find(squeezed(text), at)
        assert at >= 0, text


def test_every_font_is_ours_and_embedded(client: FlaskClient) -> None:
    for order in BLANK_ORDERS[:2]:
        fonts = fonts_of(pdf_at(client, f"{PADS}.pdf", **order.fields))
        assert fonts
        for name, *_, embedded, subset, _unicode, _object, _generation in fonts:
            assert OURS in name
            assert (embedded, subset) == ("yes", "yes")


def test_signs_that_our_fonts_lack_come_from_elsewhere_and_harm_nothing(
    client: FlaskClient,
) -> None:
    pdf = pdf_at(client, f"{PADS}.pdf", names=STRANGE[2], lang="en")
    assert all(columns[-5] == "yes" for columns in fonts_of(pdf))
    assert pages_of(pdf)[0].strays == []


@pytest.mark.parametrize(("copies", "per_page", "pages"), [(1, 1, 2), (2, 1, 4)])
def test_each_copy_is_a_page_with_its_back(
    client: FlaskClient, copies: int, per_page: int, pages: int
) -> None:
    fields: dict[str, Any] = {"copies": copies, "per_page": per_page, "paper": "a5"}
    assert facts_of(pdf_at(client, f"{PADS}.pdf", **fields))["Pages"] == str(pages)


def test_a_pad_has_a_column_for_each_name_even_without_their_number(client: FlaskClient) -> None:
    names = ["Ann", "Bob", "Cat", "Dan", "Eve"]
    front, back = pages_of(pdf_at(client, f"{PADS}.pdf", names=names))
    for name in names:
        assert front.text.count(name) == back.text.count(name) == 1


def test_names_may_come_with_commas_between(client: FlaskClient) -> None:
    one, several = ({"names": "Ann, Bob,Cat"}, {"names": ["Ann", "Bob", "Cat"]})
    assert pdf_at(client, f"{PADS}.pdf", **one) == pdf_at(client, f"{PADS}.pdf", **several)
