"""A question opened from a table brings what the table knows, and is answered as the API answers.

Tables are dealt at random and put on shared sheets. Each question is opened through the page's own
link, as a seat and as the host, and what it still asks for is filled in at random.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from random import Random
from typing import Any

import pytest
from flask import Flask, template_rendered
from flask.testing import FlaskClient

from rules.core.faults import Fault, RefusedError
from rules.core.forms import Form, read
from rules.core.paths import root_of
from scoring.titles import BuiltTitle, titles
from tests.broken import Body
from tests.house.forms_in_pages import SentForm, form_to
from tests.sheets.sitting import Sitting, sat_down
from tests.title_tests import AtTable, TitleTests, every_title
from web.asking.from_table import OF_A_SEAT
from web.asking.unsaid import LEFT_OUT, unsaid_in, with_values
from web.forms.held import with_holders
from web.forms.kinds.kind import NONE, body_of
from web.forms.kinds.rows import of_those_chosen
from web.forms.typed import Typed, typed_from
from web.forms.view import SETUP
from web.house.addresses import in_query
from web.house.rooms import pages_of

TABLES, MANY_TABLES = 30, 60
ONE_QUESTION_IN = 5
"""A quick run asks each table a part of its questions, the next one another part."""
TRIES = 60
HALF = 0.5
BESIDE_THE_SHARED_PARTS = frozenset({*SETUP, "partial", "seats"})
AT_TABLES = {slug: tests for slug, tests in every_title().items() if tests.at_table}
Page = Mapping[str, Any]


@dataclass(frozen=True)
class Evening:
    """A dealt table on a sheet, and from where its questions are opened."""

    tests: TitleTests
    table: Body
    sitting: Sitting
    seat: int | None

    @property
    def title(self) -> BuiltTitle:
        """The game."""
        return titles()[self.tests.title.slug]

    @property
    def at_table(self) -> AtTable:
        """What a table of this game knows."""
        assert self.tests.at_table
        return self.tests.at_table

    def known(self, key: str) -> Body:
        """What is known of a question here."""
        return self.at_table.known(self.table, self.seat, key)

    def links(self) -> dict[str, str]:
        """The addresses of the questions on the page of this seat or host."""
        role = "host" if self.seat is None else f"seat.{self.seat}"
        page = self.sitting.client.get(f"/s/{self.sitting.code(role)}/ask").text
        found = re.findall(rf'href="(/{self.title.slug}/ask/(\w+)[^"]*)"', page)
        return {key: unescape(address) for address, key in found}


def evening(client: FlaskClient, tests: TitleTests, number: int) -> Evening:
    """A table with a name for each; every other one is looked at by its host."""
    chance = Random(number)  # noqa: S311 (the same in every run)
    table = tests.dealers.tables(chance)
    for place, seat in enumerate(table["seats"]):
        seat["name"] = seat.get("name", f"Guest {place}").strip()
    names = [seat["name"] for seat in table["seats"]]
    sitting = sat_down(client, *names, title=tests.title.slug)
    sitting.set(dict(puts(table)))
    seat = None if number % 2 else chance.randrange(len(names))
    return Evening(tests, table, sitting, seat)


def puts(table: Body) -> Iterator[tuple[str, Any]]:
    """All of a table as a sheet has it."""
    yield from ((f"setup.{name}", table[name]) for name in SETUP if name in table)
    shared = (name for name in table if name not in BESIDE_THE_SHARED_PARTS)
    yield from ((f"shared.{name}", table[name]) for name in shared)
    for number, seat in enumerate(table["seats"]):
        fields = (name for name in seat if name != "name")
        yield from ((f"seats.{number}.{name}", seat[name]) for name in fields)


def full_situation(here: Evening, key: str, chance: Random) -> Body:
    """A random situation in which stands what the table knows."""
    known, dealt = here.known(key), here.tests.dealers.situations[key](chance)
    agreed = {name: here.table[name] for name in SETUP if name in here.table}
    rest = without_nothing({name: dealt[name] for name in dealt if name not in SETUP})
    rows = {name: _together(value, rest.get(name)) for name, value in known.items()}
    full = {**agreed, **rest, **rows}
    used = {name: full[name] for name in full if name not in here.at_table.useless(key, full)}
    return _all_said(here.title, key, used, chance)


def without_nothing(value: Any) -> Any:
    """Without empty lists and objects: on a page they are said otherwise than by typing."""
    if isinstance(value, list):
        return [without_nothing(each) for each in value]
    if not isinstance(value, dict):
        return value
    inner = {name: without_nothing(each) for name, each in value.items()}
    return {name: each for name, each in inner.items() if each not in ([], {})}


def _all_said(title: BuiltTitle, key: str, body: Body, chance: Random) -> Body:
    """With a value for everything that decides and is not said; what the page hides is left out."""
    form, meant = title.questions[key].form, pages_of(title).meant_by(key, body)
    for field in unsaid_in(form, meant, frozenset()):
        values = [value for value in field.values if value is not LEFT_OUT]
        if not (field.may_be_none and chance.random() < HALF):
            chance.shuffle(values)
            further = (with_values(meant, [(field.path, value)]) for value in values)
            meant = min([*further, meant], key=lambda each: len(_faults(form, each)))
    return pages_of(title).meant_by(key, meant)


def _faults(form: Form, body: Body) -> tuple[Fault, ...]:
    try:
        read(form, body)
    except RefusedError as error:
        return error.faults
    return ()


def _together(known: Any, dealt: Any) -> Any:
    """What is known; of rows of which the table knows a part, the rest as it was dealt."""
    if not (_are_rows(known) and _are_rows(dealt)):
        return known
    further = [{**more, **row} for row, more in zip(known, dealt, strict=False)]
    return [*further, *known[len(further) :], *dealt[len(further) :]]


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def answer_of_api(client: FlaskClient, slug: str, key: str, body: Body) -> Body | None:
    """What a program is answered; nothing where it is refused."""
    answer = client.post(f"/api/v1/{slug}/ask/{key}", json=body)
    found: Body = answer.get_json()
    return found if answer.status_code == 200 else None


def page_at(app: Flask, client: FlaskClient, address: str) -> Page:
    """What the template of a question's page gets."""
    seen: list[Page] = []

    def listen(_: Flask, template: Any, context: Page, **__: Any) -> None:
        if template.name == "pages/ask.html":
            seen.append(context)

    with template_rendered.connected_to(listen, app):
        answer = client.get(address, follow_redirects=True)
    assert (answer.status_code, len(seen)) == (200, 1), address
    return seen[0]


def as_json(value: Any) -> Any:
    """A fact as programs get it."""
    return json.loads(json.dumps(value, default=list))


def missing_in(here: Evening, key: str, form: SentForm) -> Body:
    """What the table knows of a question, and the form of its page holds otherwise or not."""
    schema = here.title.questions[key].form
    typed = Typed(typed_in(form))
    there = with_holders(schema, of_those_chosen(schema, body_of(schema, typed)), typed)
    known = body_of(schema, Typed(typed_from(here.known(key))))
    return {
        name: value
        for name, value in known.items()
        if not _is_same(here.title, name, there.get(name), value)
    }


def _is_same(title: BuiltTitle, name: str, one: Any, other: Any) -> bool:
    drawing = title.sheet.drawn.get(name)
    if drawing and isinstance(one, str) and isinstance(other, str):
        return drawing.differences(other, one) == {}
    if all(isinstance(each, list) for each in (one, other)) and not _are_rows(other):
        return sorted(one) == sorted(other)
    return bool(one == other)


def typed_in(form: SentForm) -> list[tuple[str, str]]:
    """What a form would send if nobody touched it."""
    return [(name, text) for name, texts in form.filled().items() for text in texts]


def address_sent(here: Evening, key: str, form: SentForm, full: Body) -> str:
    """Where the form leads once all is filled in that the table did not bring."""
    known = here.known(key)
    by_hand = {name: value for name, value in full.items() if known.get(name) != value}
    untouched = [pair for pair in typed_in(form) if root_of(pair[0]) not in by_hand]
    none = [(field.path, NONE) for field in unsaid_in(_form(here, key), full, frozenset())]
    typed = [*untouched, *typed_from(by_hand), *none]
    return f"/{here.title.slug}/ask/{key}?{in_query(typed)}"


def _form(here: Evening, key: str) -> Form:
    return here.title.questions[key].form


@pytest.mark.parametrize("slug", AT_TABLES)
def test_a_question_from_a_table_is_answered_as_programs_are(
    app: Flask, client: FlaskClient, slug: str, *, whole: bool
) -> None:
    answered = set()
    one_in = 1 if whole else ONE_QUESTION_IN
    for number in range(MANY_TABLES if whole else TABLES):
        here = evening(client, AT_TABLES[slug], number)
        for key, address in [*here.links().items()][number % one_in :: one_in]:
            form = form_to(client.get(address).text, f"/ask/{key}")
            assert missing_in(here, key, form) == {}, address
            assert page_at(app, client, address)["otherwise"] == [], address
            if is_answered_alike(app, client, here, key, form):
                answered.add(key)
    assert answered == {*titles()[slug].questions}


def is_answered_alike(
    app: Flask, client: FlaskClient, here: Evening, key: str, form: SentForm
) -> bool:
    """Whether anything was found with which programs are answered; the page answers the same."""
    for attempt in range(TRIES):
        full = full_situation(here, key, Random(attempt))  # noqa: S311 (the same in every run)
        expected = answer_of_api(client, here.title.slug, key, full)
        if expected is not None:
            page = page_at(app, client, address_sent(here, key, form, full))
            assert "answer" in page, (key, full, page.get("faults_listed"), page.get("depending"))
            ruling = page["answer"].ruling
            found = {"verdict": ruling.verdict.value, "facts": as_json(ruling.facts)}
            assert found == {name: expected[name] for name in found}, (key, full)
            left_out = here.known(key).keys() - full.keys()
            assert len(page["unused"]) == len(left_out), (key, left_out)
            return True
    return False


@pytest.mark.parametrize("slug", AT_TABLES)
def test_a_number_of_the_table_that_is_changed_is_named(
    app: Flask, client: FlaskClient, slug: str
) -> None:
    changed = 0
    for number in range(TABLES // ONE_QUESTION_IN):
        here = evening(client, AT_TABLES[slug], number)
        for key, address in here.links().items():
            known = here.known(key)
            numbers = {name: each for name, each in known.items() if type(each) is int}
            for name, value in numbers.items():
                if name != OF_A_SEAT and f"{name}={value}" in address:
                    other = address.replace(f"{name}={value}", f"{name}={value + 1}")
                    assert len(page_at(app, client, other)["otherwise"]) == 1, other
                    changed += 1
    assert changed
