"""A question's page: an example in one touch, readings side by side, the bar, the way back."""

import re
from html import unescape
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from rules.core.forms import read
from rules.core.rulings import Verdict, rule
from scoring.titles import BuiltTitle, Question, titles
from tests.house.links_in_pages import links_of
from tests.house.table_of_phones import TableOfPhones, sat_down_at_phones, sentence
from web.asking.folding import folds_of
from web.forms.typed import typed_from
from web.forms.view import SETUP, FormView
from web.house.addresses import in_query
from web.house.language import catalogue
from web.house.rooms import pages_of
from web.pages.ask import example_of

QUESTIONS = [
    pytest.param(title, question, id=f"{title.slug} {question.key}")
    for title in titles().values()
    for question in title.questions.values()
]
EVERY_QUESTION = pytest.mark.parametrize(("title", "question"), QUESTIONS)
EXAMPLE = re.compile(r'<a class="example" href="([^"]+)"')
SIDE = re.compile(r'<li class="side[^"]*">(.*?)</li>', re.DOTALL)
BAR = re.compile(r'<div class="buttons sticky ask-bar">(.*?)</div>', re.DOTALL)
SILENT = "/carson-city-cards/ask/paperboy?edition=en&moment=when_taken&source=pile"
PRICE = "/carson-city/ask/parcel_price?things=5&money=9"


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A shared sheet of four people of the card game."""
    return sat_down_at_phones(app)


def verdict_on(page: str) -> str:
    found = re.search(r'<h2 id="verdict"[^>]*>(.*?)</h2>', page, re.DOTALL)
    return unescape(found[1]).strip() if found else ""


def bar_of(page: str) -> str:
    found = BAR.search(page)
    return found[1] if found else ""


@EVERY_QUESTION
def test_an_example_is_one_touch_away_and_answered(
    client: FlaskClient, title: BuiltTitle, question: Question
) -> None:
    blank = client.get(f"/{title.slug}/ask/{question.key}").text
    (address,) = EXAMPLE.findall(blank)
    answered = client.get(unescape(address).partition("#")[0]).text
    assert verdict_on(answered)
    assert verdict_on(answered).lower() != "answer"
    assert sentence("ask-example") not in answered


@EVERY_QUESTION
def test_an_example_is_no_refusal_where_there_is_another(
    title: BuiltTitle, question: Question
) -> None:
    expected = [
        case["expect"].get("verdict")
        for case in title.cases
        if case["post"] == f"ask/{question.key}" and "status" not in case["expect"]
    ]
    setup, situation = read(question.form, example_of(title, question.key))
    verdict = rule(question.answer, situation, setup).ruling.verdict
    assert verdict is not Verdict.NO or not {"yes", "answer"} & {*expected}


@EVERY_QUESTION
def test_nothing_that_has_to_be_filled_in_is_folded_unless_it_is_drawn_too(
    title: BuiltTitle, question: Question
) -> None:
    views = FormView(catalogue("en", title.facts.room), {}, question.key).fields(
        question.form, {}, leave_out=SETUP
    )
    folds = folds_of(title, question.key, views)
    folded = folds.folded.views if folds.folded else ()
    needed = {view.name for view in folded if view.required}
    drawn = {view.name for view in folds.in_sight if view.name in pages_of(title).drawn}
    assert not needed or drawn or not folds.in_sight


def test_a_fold_says_what_stands_in_it_and_is_open_where_something_is_wrong(
    client: FlaskClient,
) -> None:
    page = "/carson-city/ask/parcel_price?parcel=d4"
    assert '<details class="folded" open>' not in client.get(page).text
    assert '<details class="folded" open>' not in client.get(f"{page}&money=9").text
    assert "<summary><span>Money: 9</span></summary>" in client.get(f"{page}&money=9").text
    assert '<details class="folded" open>' in client.get(f"{page}&money=x").text
    assert '<details class="folded" open>' not in client.get(f"{page}&money=9&draft=on").text
    assert "filled in" in client.get(f"{page}&money=9&draft=on").text


def test_the_answer_is_said_in_its_own_words(client: FlaskClient) -> None:
    page = client.get(PRICE).text
    assert verdict_on(page) == "$6"
    assert "Price" not in page.partition('<dl class="facts">')[2].partition("</dl>")[0]


def test_facts_without_a_value_are_left_out(client: FlaskClient) -> None:
    page = client.get("/carson-city/ask/parcel_price?things=5").text
    assert "Money left" not in page


def test_notation_is_no_fact_for_people(client: FlaskClient) -> None:
    body = example_of(titles()["carson-city-cards"], "placement")
    page = client.get(f"/carson-city-cards/ask/placement?{in_query(typed_from(body))}").text
    assert "City afterwards" not in page


def test_both_readings_stand_side_by_side_with_what_they_mean(client: FlaskClient) -> None:
    page = client.get(SILENT).text
    assert verdict_on(page) == sentence("verdict-open")
    first, second = SIDE.findall(page)
    assert "NO" in first
    assert "YES" in second
    assert sentence("readings-unless-chosen") in first
    assert sentence("readings-unless-chosen") not in second
    for side in (first, second):
        (again,) = links_of(side)
        assert "house_rules.CCC-O6=" in again
        assert verdict_on(client.get(again.partition("#")[0]).text) in {"NO", "YES"}


def test_what_an_answer_hangs_on_says_the_answer_of_each_reading(client: FlaskClient) -> None:
    body = {"levels": [8, 5, 3], "counts": [5, 5, 3, 1], "names": {"0": "Ann", "1": "Ben"}}
    page = client.get(f"/nevada-city/ask/goal?{in_query(typed_from(body))}").text
    chosen, other = SIDE.findall(page)
    assert "Ann 6, Ben 6" in chosen
    assert "Ann 4, Ben 4" in other


def test_the_bar_asks_and_with_an_answer_sends(client: FlaskClient) -> None:
    blank = bar_of(client.get("/carson-city/ask/parcel_price?parcel=d4&draft=on").text)
    assert sentence("ask-now") in blank
    assert "d4" in blank
    assert sentence("asking-send") not in blank
    answered = bar_of(client.get(PRICE).text)
    assert sentence("asking-again") in answered
    assert sentence("asking-send") in answered
    assert sentence("ruling-keep") not in answered


def test_the_bar_leads_to_what_is_wrong(client: FlaskClient) -> None:
    bar = bar_of(client.get("/carson-city/ask/parcel_price?things=x").text)
    assert 'href="#f-things"' in bar
    bar = bar_of(client.get("/carson-city/ask/parcel_price?things=x&money=y").text)
    assert 'href="#answer"' in bar


def test_an_answer_is_sent_by_its_address(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = client.get(PRICE).text
    send = next(link for link in links_of(page) if "/send?" in link)
    sent = client.get(send).text
    assert "$6" in sent
    assert "<svg" not in sent.partition("<main")[2]
    monkeypatch.setitem(app.config, "PUBLIC_URL", "http://192.168.1.7:5000")
    sent = client.get(send).text
    assert "<svg" in sent.partition("<main")[2]
    assert f"http://192.168.1.7:5000{PRICE}" in unescape(sent)


def test_a_half_filled_question_has_an_address_too(client: FlaskClient) -> None:
    answer = client.get("/carson-city/ask/duel/send?duellists.0.name=A")
    assert answer.status_code == HTTPStatus.OK


def test_the_way_back_leads_to_our_table(table: TableOfPhones) -> None:
    phone = table.phone()
    asked = "/carson-city-cards/ask/cover?edition=en&under=prison&over=mine"
    assert sentence("asking-our-table") not in re.sub("data-say-[^>]*", "", phone.page(asked))
    phone.page(table.at("seat.1"))
    for page in (phone.page("/carson-city-cards/ask/cover"), phone.page(asked)):
        assert f'<a class="name back" href="{table.at("seat.1")}"' in page
        assert sentence("asking-our-table") in page


def test_the_host_asks_for_the_table_and_a_seat_for_itself(table: TableOfPhones) -> None:
    table.api.set({"seats.1.city": "hb.i/tl.i", "setup.edition": "de"})
    for role, knows in (("host", False), ("seat.1", True)):
        page = table.phone().page(table.at(role, "/ask"))
        address = next(link for link in links_of(page) if "/ask/placement?" in link)
        assert "edition=de" in address
        assert ("city=hb.i" in address) is knows
    assert table.at("host", "/ask") in links_of(table.host.page(table.at("host")))


SEATS: dict[str, dict[str, Any]] = {
    "carson-city": {
        "board": "1h . . . . . . ./. . . . . . . ./. . 3s . . . . ./. . . 2b . . . ."
        + "/. . . . . . . ." * 4,
        "variants": ["kit_carson"],
        "house_rules": {"CC-11": "each"},
        "seats": [{"name": "Ann", "money": 12}, {"name": "Ben", "money": 7}],
    },
    "carson-city-cards": {
        "edition": "de",
        "seats": [
            {"name": "Ann", "city": "hb.i/tl.i", "characters": ["lawyer"]},
            {"name": "Ben", "city": "h./.."},
        ],
    },
    "gold-rush": {
        "map": "0,0=rmrp_n-s_e^1!c1:railroad@n",
        "seats": [{"name": "Ann", "points": 3}, {"name": "Ben"}],
    },
    "nevada-city": {
        "goals": [{"levels": [8, 5, 3], "counts": [3, 5]}],
        "variants": ["poker"],
        "seats": [{"name": "Ann"}, {"name": "Ben"}],
    },
}
KNOWN = {
    "carson-city": ("parcel_price", ("money=12", "board=1h", "names.0=Ann", "variants=kit_carson")),
    "carson-city-cards": ("placement", ("city=hb.i", "characters=lawyer", "edition=de")),
    "gold-rush": ("cowboy", ("map=0,0=rmrp", "names.1=Ben", "seat=0")),
    "nevada-city": ("goal", ("levels=8", "names.0=Ann", "variants=poker")),
}


@pytest.mark.parametrize("slug", SEATS)
def test_a_seat_on_one_phone_asks_with_all_that_its_table_knows(
    client: FlaskClient, slug: str
) -> None:
    body = {**SEATS[slug]}
    body.pop("house_rules", None)
    query = in_query(typed_from(body))
    seat = client.get(f"/{slug}/score/seat/0?{query}").text
    assert f'name="for" value="0" formaction="/{slug}/ask"' in seat
    page = client.get(f"/{slug}/ask?{query}&for=0").text
    key, known = KNOWN[slug]
    address = next(link for link in links_of(page) if f"/ask/{key}?" in link)
    assert [told for told in known if told not in address.replace("+", "")] == []
    assert client.get(address).status_code == HTTPStatus.OK
    assert any(f"/{slug}/score?" in link for link in links_of(page))


@pytest.mark.parametrize("slug", SEATS)
def test_a_table_on_one_phone_asks_without_what_is_one_seats_alone(
    client: FlaskClient, slug: str
) -> None:
    body = {**SEATS[slug]}
    body.pop("house_rules", None)
    query = in_query(typed_from(body))
    assert f"/{slug}/ask?" in client.get(f"/{slug}/score?{query}").text
    page = client.get(f"/{slug}/ask?{query}").text
    addresses = [link for link in links_of(page) if f"/{slug}/ask/" in link]
    assert len(addresses) == len(titles()[slug].questions)
    assert not [each for each in addresses if re.search(r"[?&](seat|money|city|points)=", each)]


@pytest.mark.parametrize("slug", titles())
def test_all_questions_stand_in_a_row_without_a_table_too(client: FlaskClient, slug: str) -> None:
    page = client.get(f"/{slug}/ask").text
    for key in titles()[slug].questions:
        assert f"/{slug}/ask/{key}" in links_of(page)
