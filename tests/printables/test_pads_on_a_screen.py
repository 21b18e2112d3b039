"""Pads that are filled in on a screen: named fields for names and numbers; nothing else differs."""

import re
from collections import Counter
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from printables.core.scorepad import facts_of
from scoring.titles import titles
from tests.house.forms_in_pages import form_to
from tests.printables.orders import panels_on, pdf_at
from tests.printables.pad_orders import PadOrder
from tests.printables.positions import pages_of
from tests.printables.reading import objects_of, text_of
from tests.thorough import first_quickly
from translations.catalogue import languages

FIELD = re.compile(rb"/T \((.*?)\)[^>]*?/TU \((.*?)\)", re.DOTALL)
CARDS = "carson-city-cards"


def fields_of(client: FlaskClient, order: PadOrder, **more: Any) -> dict[str, str]:
    """The names of the fields, each with what is read aloud of it."""
    pdf = pdf_at(client, order.address, **order.fields, fillable="true", **more)
    found = FIELD.findall(pdf + objects_of(pdf))
    return {name.decode("latin-1"): said.decode("latin-1") for name, said in found}


@pytest.mark.parametrize("slug", first_quickly(titles()))
def test_each_seat_has_a_field_for_its_name_and_for_every_row(
    client: FlaskClient, slug: str
) -> None:
    order = PadOrder(slug, "a4", 1, "en", titles()[slug].facts.players[0])
    fields, facts = fields_of(client, order), facts_of(order.title)
    rows = [f"lines/{row.key}" for row in order.rows]
    rows += ["name", "total", "rank", *(name.removeprefix("label-") for name in facts.after_total)]
    expected = {f"seats/{seat}/{row}" for seat in range(order.players) for row in rows}
    assert {f"pads/0/{name}" for name in {*expected, "date", "place"}} <= fields.keys()
    assert fields["pads/0/seats/1/total"] == f"2: {order.words.name('command-total')}"


def test_the_fields_of_two_pads_have_different_names(client: FlaskClient) -> None:
    fields = fields_of(client, PadOrder("gold-rush", "a5", 2, "de", 2))
    pads = Counter(name.split("/")[1] for name in fields)
    assert len(pads) == 2
    assert pads["0"] == pads["1"]


def test_a_field_is_said_with_the_name_of_its_seat(client: FlaskClient) -> None:
    fields = fields_of(client, PadOrder("gold-rush", "a5", 1, "en", 2), names="Ann,Bob")
    assert fields["pads/0/seats/0/lines/gold"] == "Ann: Gold nuggets"
    assert "pads/0/seats/0/name" not in fields


def test_without_being_asked_for_there_are_no_fields(client: FlaskClient) -> None:
    order = PadOrder("nevada-city", "a5", 1, "en", 2)
    pdfs = [
        pdf_at(client, order.address, **order.fields, **more)
        for more in ({}, {"fillable": "false"}, {"fillable": "true"})
    ]
    assert [b"/AcroForm" in pdf + objects_of(pdf) for pdf in pdfs] == [False, False, True]
    assert pdfs[0] == pdfs[1]
    assert text_of(pdfs[0]).split()[:9] == text_of(pdfs[2]).split()[:9]


def test_what_is_neither_true_nor_false_is_refused(client: FlaskClient) -> None:
    answer = client.get(f"/print/{CARDS}/scorepad.pdf?fillable=maybe")
    assert answer.status_code == 422
    assert [*answer.get_json()["errors"]] == ["fillable"]


def test_the_page_of_papers_offers_it(client: FlaskClient) -> None:
    for fillable in ("true", ""):
        page = client.get(f"/{CARDS}/print", query_string={"fillable": fillable}).text
        box = page.partition('name="fillable"')[2].partition(">")[0]
        assert 'value="true"' in box
        assert ("checked" in box) == bool(fillable)
    assert 'name="fillable"' not in client.get(f"/{CARDS}/print?kind=aid").text


# The edition that nobody named


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["scorepad", "aid"])
def test_the_language_of_a_paper_chooses_the_edition(
    client: FlaskClient, kind: str, language: str
) -> None:
    address = f"/print/{CARDS}/{kind}.html"
    unnamed, named = (
        client.get(address, query_string={"lang": language, **more}).text
        for more in ({}, {"edition": language})
    )
    assert unnamed == named
    other = next(each for each in languages() if each != language)
    otherwise = client.get(address, query_string={"lang": language, "edition": other}).text
    # The words of a pad are those of its language; an aid says in what the editions differ.
    assert (otherwise == named) == (kind == "scorepad")


def test_a_title_without_an_edition_in_a_language_keeps_its_first(client: FlaskClient) -> None:
    unnamed, first = (
        client.get("/print/carson-city/scorepad.html", query_string={"lang": "de", **more}).text
        for more in ({}, {"edition": "en"})
    )
    assert unnamed == first


def test_the_page_of_papers_leaves_the_edition_to_the_language(client: FlaskClient) -> None:
    page = client.get(f"/{CARDS}/print").text
    assert form_to(page, f"/{CARDS}/print").value("edition") == ""


def test_four_on_a_page_are_three_where_their_rows_would_be_too_low(client: FlaskClient) -> None:
    for paper, count in (("a4", 4), ("letter", 3), ("a5", 3)):
        order = PadOrder(CARDS, paper, 4, "en", 6)
        front, *_ = pages_of(pdf_at(client, order.address, **order.fields))
        panels = panels_on(front, 4)
        assert len(panels) == count
        assert all(order.words.name("command-rank") in panel.texts for panel in panels)


def test_what_was_chosen_about_the_table_is_kept_for_the_other_papers(client: FlaskClient) -> None:
    chosen = {"lang": "de", "variants": ["kit_carson", "might_is_right"], "house_rules.CC-O1": ""}
    page = client.get("/carson-city/print", query_string={**chosen, "names": "Ann"}).text
    kinds = page.partition('class="kinds"')[2].partition("</nav>")[0]
    tabs = re.findall(r'<a class="button[^"]*" href="([^"]+)"', kinds)
    asked = [parse_qs(urlsplit(unescape(tab)).query) for tab in tabs if "kind=" in tab]
    assert [each.pop("kind") for each in asked] == [["scorepad"], ["aid"], ["scoring"]]
    assert asked == [{"lang": ["de"], "variants": ["kit_carson", "might_is_right"]}] * 3
    for tab in tabs:
        assert client.get(unescape(tab)).status_code == 200
