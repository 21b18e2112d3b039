"""What is wrong with what was typed: all of it in one list, each with a link to its field."""

import re
from collections.abc import Iterator
from copy import deepcopy
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from tests.house.forms_in_pages import form_to
from web.forms.typed import typed_from
from web.forms.view import SETUP
from web.pages.ask import ASKED, example_of

QUESTIONS = [
    pytest.param(title, key, id=f"{title.slug} {key}")
    for title in titles().values()
    for key in title.questions
]
EVERY_QUESTION = pytest.mark.parametrize(("title", "key"), QUESTIONS)
BOX = re.compile(r'<div class="(?:problems summary|still-needed)" id="answer".*?</div>', re.DOTALL)
LINK = re.compile(r'<a href="#([^"]+)">([^<]+)</a>')
ENTRY = re.compile(r"<li>(.*?)</li>", re.DOTALL)


def box_of(page: str) -> str:
    found = BOX.search(page)
    return found[0] if found else ""


def without_one_thing(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The body without one of its fields, and each list of several cut to its first entry."""
    for name, value in body.items():
        if name in SETUP:
            continue
        yield {other: part for other, part in body.items() if other != name}
        if isinstance(value, list) and len(value) > 1:
            yield {**body, name: value[:1]}
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for inner in value[0]:
                less = deepcopy(body)
                del less[name][0][inner]
                yield less


def asked(client: FlaskClient, title: BuiltTitle, key: str, body: dict[str, Any]) -> str:
    sent = urlencode([*typed_from(body), (ASKED, "")])
    answer = client.get(f"/{title.slug}/ask/{key}?{sent}")
    assert answer.status_code == HTTPStatus.OK
    return answer.text


@EVERY_QUESTION
def test_each_fault_of_a_half_filled_question_is_a_link_to_its_field(
    client: FlaskClient, title: BuiltTitle, key: str
) -> None:
    for body in without_one_thing(example_of(title, key)):
        page = asked(client, title, key, body)
        box = box_of(page)
        assert bool(box) is not ('class="verdict"' in page)
        if "Nothing entered yet" in box:
            continue
        for entry in ENTRY.findall(box):
            link = LINK.search(entry)
            assert link, entry
            assert f'id="{link[1]}"' in page, entry


@EVERY_QUESTION
def test_a_question_sent_blank_is_answered_or_says_so_and_shows_an_example(
    client: FlaskClient, title: BuiltTitle, key: str
) -> None:
    form = form_to(client.get(f"/{title.slug}/ask/{key}").text, f"/ask/{key}")
    page = client.get(
        f"{form.action.partition('#')[0]}?{urlencode(form.filled(), doseq=True)}"
    ).text
    if 'class="verdict"' in page:
        return
    box = box_of(page)
    assert "Nothing entered yet." in box
    assert "Show an example" in box
    assert "aria-invalid" not in page


@EVERY_QUESTION
def test_a_question_that_nobody_asked_says_nothing(
    client: FlaskClient, title: BuiltTitle, key: str
) -> None:
    assert not box_of(client.get(f"/{title.slug}/ask/{key}").text)


@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_each_fault_of_a_seat_is_a_link_to_its_field(
    client: FlaskClient, title: BuiltTitle
) -> None:
    numbers = [
        name
        for name, field in title.seat_form.fields.items()
        if getattr(field, "kind", "") in {"number", "sum_or_list", "city"}
    ]
    typed = {"seats.0.name": "Ann", **{f"seats.0.{name}": "#" for name in numbers}}
    page = client.get(f"/{title.slug}/score/seat/0?{urlencode(typed)}").text
    links = LINK.findall(page.partition('id="not-right"')[2].partition("</span>")[0])
    assert links
    assert all(f'id="{place}"' in page for place, _ in links)


def test_too_few_are_told_in_words(client: FlaskClient) -> None:
    page = client.get("/carson-city/ask/duel?duellists.0.cowboys=2").text
    assert "At least 2 are needed; 1 is there." in page


def test_only_what_is_wrong_is_marked(client: FlaskClient) -> None:
    names = "duellists.0.name=A&duellists.1.name=B"
    typed = f"{names}&duellists.1.cowboys=2&duellists.0.revolvers=x"
    page = client.get(f"/carson-city/ask/duel?{typed}").text
    wrong = re.findall(r'name="([^"]+)"[^>]*aria-invalid="true"', page)
    assert {*wrong} == {"duellists.0.cowboys", "duellists.0.revolvers", "duellists.1.revolvers"}
