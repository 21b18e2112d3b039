"""A ruling that a table keeps says everywhere what its page said, and nothing that nobody said."""

import json
import re
from collections.abc import Iterator
from html import unescape
from http import HTTPStatus
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.rulings import Facts, rule
from scoring.titles import titles
from sheets.rulings import rulings_on
from tests.broken import Body
from tests.every_title.test_certainty import QUESTIONS, deciding_paths, without
from tests.house.forms_in_pages import form_to, has_form_to
from tests.sheets.sitting import made, sat_down, told
from tests.sheets.without_network import TODAY, table_of
from tests.title_tests import every_title
from web.asking.unsaid import unsaid_in, with_values
from web.forms.typed import typed_from
from web.house.addresses import in_query
from web.sheets.installation import sheets_of

TITLES = every_title()
SEEDS = range(2)
CREATED, SEE_OTHER = HTTPStatus.CREATED, HTTPStatus.SEE_OTHER
OFTEN = 0.6
SALE = "/nevada-city/ask/sell?price=3&count=4&space_limit=4&owner=other&have=4"
"""Neither bonus nor fee is said, so nobody knows what it brings."""
SAID = {
    "verdict": r'<h2 id="verdict"[^>]*>(.*?)</h2>',
    "comes to": r'<p class="comes-to">(.*?)</p>',
    "reasons": r"<ul class=\"reasons\">\n(.*?)</ul>",
    "depends on": r'<ul class="sides">(.*?)</ul>',
}
BUTTONS = re.compile(r"<form.*?</form>|<p class=\"read-so\">.*?</p>", re.DOTALL)
Json = Any


def plain(html: str) -> str:
    """The words of some HTML."""
    return unescape(" ".join(re.sub(r"<[^>]*>", " ", BUTTONS.sub("", html)).split()))


def said_on(page: str) -> dict[str, str]:
    """What the page of a question answers, in its words."""
    found = {name: re.findall(form, page, re.DOTALL) for name, form in SAID.items()}
    return {name: plain(" | ".join(each)) for name, each in found.items()}


def asked_in_part(slug: str, key: str, seed: int) -> Body:
    """A situation of which some of what decides is not said."""
    dice = Random(seed)  # noqa: S311 (nothing secret)
    body: Body = TITLES[slug].dealers.situations[key](dice)
    for path, _ in [*deciding_paths(titles()[slug].questions[key].form, body)]:
        body = without(body, path) if dice.random() < OFTEN else body
    return body


def kept_on_page(client: FlaskClient, address: str) -> str | None:
    """The page that a table keeps; nothing where it is certain of nothing."""
    page = client.get(address).text
    if not has_form_to(page, "/rulings"):
        return None
    form = form_to(page, "/rulings")
    assert client.post(form.action, data=form.filled(None)).status_code == SEE_OTHER, address
    return page


def facts_of_all(slug: str, key: str, left: Body) -> Iterator[Facts]:
    """The facts that programs get with every value of each thing that was not said."""
    title = titles()[slug]
    question = title.questions[key]
    for field in unsaid_in(question.form, left, frozenset()):
        for value in field.values:
            try:
                setup, situation = read(question.form, with_values(left, [(field.path, value)]))
                yield rule(question.answer, situation, setup).ruling.facts
            except RefusedError:
                continue


def reasons_of(ruling: Json) -> set[tuple[str, str]]:
    return {(reason["clause"], reason["says"]) for reason in ruling["because"]}


@pytest.mark.parametrize(("slug", "key"), QUESTIONS)
def test_a_kept_ruling_says_what_its_page_said(client: FlaskClient, slug: str, key: str) -> None:
    for seed in SEEDS:
        left = asked_in_part(slug, key, seed)
        sitting = sat_down(client, "Ann", "Ben", title=slug)
        client.get(f"/s/{sitting.code('host')}")
        page = kept_on_page(client, f"/{slug}/ask/{key}?{in_query(typed_from(left))}")
        if page is None:
            continue
        (kept,) = sitting.see()["rulings"]
        ruling, said = kept["ruling"], said_on(page)
        assert said_on(client.get(kept["address"]).text) == said, left
        for facts in facts_of_all(slug, key, left):
            for name, fact in ruling["facts"].items():
                assert json.loads(json.dumps(facts.get(name))) == fact, (name, left)
        saved = told(sitting.ask("host", "GET", "/export.json"))
        (back,) = told(made(client, saved, "/import"), CREATED)["rulings"]
        assert saved["rulings"][0]["ruling"] == ruling == back["ruling"]
        assert kept["said_none"] == back["said_none"]
        listed = plain(client.get(f"/s/{sitting.code('look')}").text)
        for reason in ruling["because"]:
            assert reason["says"] in listed
            assert reason["says"] in said["reasons"] + said["verdict"]
        assert said["comes to"] in listed


def test_a_fee_that_nobody_said_is_in_no_kept_ruling(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben", title="nevada-city")
    client.get(f"/s/{sitting.code('host')}")
    page = kept_on_page(client, SALE)
    assert page is not None
    assert said_on(page)["verdict"] == "YES"
    (kept,) = sitting.see()["rulings"]
    assert kept["said_none"] == []
    assert {"fee", "net", "income"}.isdisjoint(kept["ruling"]["facts"])
    assert not {"fee", "bonus"} & {*parse_qs(urlsplit(kept["address"]).query)}
    for language, brief in (("en", "YES"), ("de", "JA")):
        headers = {"Accept-Language": language}
        look = client.get(f"/s/{sitting.code('look')}", headers=headers).text
        assert f'<strong class="verdict-yes">{brief}</strong>' in look


def test_a_copy_of_a_table_keeps_no_more_than_the_table(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben", title="nevada-city")
    client.get(f"/s/{sitting.code('host')}")
    assert kept_on_page(client, SALE)
    sheets = sheets_of(client.application)
    table = sheets.open(sitting.code("host"))
    copy = sheets.copy_of(table_of(sheets, table), 1, TODAY)
    (here,) = rulings_on(table.sheet.document)
    (there,) = rulings_on(copy.sheet.document)
    assert there.asks(here.asked)
    assert there.answers(here.answer)
