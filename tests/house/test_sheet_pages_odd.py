"""Whatever stands on a sheet and whatever is sent to its pages: never a mistake of ours."""

import logging
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.carson_city_cards import TITLE as FACTS
from scoring.titles import titles
from sheets.checking import fields_of_a_seat
from tests.house.table_of_phones import TableOfPhones, phone_of, sat_down_at_phones
from tests.house.test_fuzz import Mistakes
from tests.sheets.sitting import NO_CODE, TITLE, new_address, roles

FIELDS = sorted(fields_of_a_seat(titles()[TITLE]))
PAGES = ("", "/result", "/changes", "/take-along", "/setup", "/seat/0", "/seat/1")
FEWER = settings(max_examples=settings().max_examples // 2)

WRITABLE = st.characters(codec="utf-8", exclude_categories=("Cs", "Cc"))
TEXTS = st.text(WRITABLE, max_size=6) | st.sampled_from(
    ["h", "hb.i/tl.i", "3+4", "a1", "hb/tl", "doctor", "<b>", "on", "²", "1e9", "\u202e", "-"]
)
LEAVES = st.none() | st.booleans() | st.integers(-9, 10**20) | st.floats(-9, 9) | TEXTS
KEYS = st.sampled_from(["mines", "hotels", "at", "parcels", "city", "x", "0", "ä", ""]) | TEXTS
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)
SEAT = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4)

NAMES = st.sampled_from(
    [
        *(f"seats.0.{name}" for name in (*FIELDS, "name", "mark", "way", "cards.0.at", "cards.x")),
        *("seats.0.counts.mines", "seats.0.cards.99.parcels", "seats.1.name", "seats.٣.name"),
        *("base", "done", "more", "set", "name", "on", "player", "edition", "date", "place"),
        *("house_rules.CCC-O1", "house_rules.", "has.edition", "variants", "text", "for", ""),
        *("keep.seats.0.city", "seats", "seats.", "seats.0", "seats.0.", "partial"),
    ]
)
SETS = st.sampled_from(
    [
        *('{"seats.0.city": "h"}', '{"seats.0.city.a1": "?"}', '{"": 1}', "[1]", "nul", "{"),
        *(
            '{"seats.9.city": 1}',
            '{"setup.date": 1}',
            '{"\\ud800": 1}',
            '{"seats.0.name": "\\ud800"}',
        ),
        *('{"seats.0.city": NaN}', '{"seats.0.counts": {"a": 1e999}}', '{"seats.0.name": null}'),
    ]
)
FORMS = st.dictionaries(
    NAMES, st.lists(TEXTS | SETS | st.just("\x00\x1b\r\n"), min_size=1, max_size=3), max_size=6
)
FORMS_WITH_PUTS = st.builds(lambda form, puts: {**form, "set": [puts]}, FORMS, SETS)


@pytest.fixture(scope="module")
def table(app: Flask) -> TableOfPhones:
    """A sheet that many tries share."""
    return sat_down_at_phones(app)


@pytest.fixture(scope="module")
def mistakes() -> Iterator[Mistakes]:
    """What is written down as a mistake of ours."""
    found = Mistakes()
    logging.getLogger().addHandler(found)
    yield found
    logging.getLogger().removeHandler(found)


def assert_answered(status: int, mistakes: Mistakes) -> None:
    mistakes.raise_any()
    assert status < HTTPStatus.INTERNAL_SERVER_ERROR


@FEWER
@given(SEAT, st.booleans())
@example({"appeal": {"mines": None}}, False)
@example({"city": {"a1": 1.5}}, False)
@example({"city": {"a1": []}}, False)
@example({"cards": {"x": {}}}, True)
def test_whatever_a_program_puts_on_a_seat_every_page_of_every_role_is_shown(
    table: TableOfPhones, mistakes: Mistakes, fields: dict[str, Any], complete: bool
) -> None:
    mistakes.found.clear()
    puts = {f"seats.0.{name}": fields.get(name) for name in FIELDS}
    others = {f"seats.{n}.city": "hb/tl" if complete else None for n in (1, 2, 3)}
    table.api.put({**puts, **others})
    for role in ("host", "join", "look", "seat.0", "seat.1"):
        for rest in PAGES:
            answer = table.phone().client.get(table.at(role, rest))
            assert_answered(answer.status_code, mistakes)
    saved = table.save(table.form(0), {})
    assert_answered(saved.status_code, mistakes)


def posts(app: Flask) -> list[str]:
    """Every address of sheets to which something may be sent, without those that end a code."""
    ending = ("/delete", "/renew/<any(host, join, look):role>")
    rules = sorted(
        rule.rule
        for rule in app.url_map.iter_rules()
        if "POST" in (rule.methods or ()) and not rule.rule.startswith("/api/")
    )
    kept = [rule for rule in rules if rule.startswith(("/s/", "/open")) or rule.endswith("/sheets")]
    return [rule for rule in kept if not rule.endswith(ending)]


PARTS = {
    "<int(max=99):number>": ("0", "3", "7"),
    "<int(max=1000000):revision>": ("1", "2", "3", "999999"),
    "<any(leave, back, free):what>": ("leave", "back"),
    "<any(reopen, reveal):what>": ("reopen", "reveal"),
    "<any(joining, may_add_seats, totals_covered):name>": ("joining", "may_add_seats"),
    "<slug>": (FACTS.slug,),
    "<key>": ("log", "year", "cards"),
}


def filled_in(rule: str, code: str, choose: Any) -> str:
    """An address with something in each of its gaps."""
    address = rule.replace("<code>", code)
    for part, choices in PARTS.items():
        address = address.replace(part, choose(st.sampled_from(choices)))
    assert "<" not in address
    return address


@settings(max_examples=4 * settings().max_examples)
@given(st.data(), FORMS | FORMS_WITH_PUTS)
def test_whatever_is_sent_to_a_sheet_in_any_role_is_done_or_refused_on_a_page(
    table: TableOfPhones, mistakes: Mistakes, data: st.DataObject, form: dict[str, list[str]]
) -> None:
    mistakes.found.clear()
    role = data.draw(st.sampled_from(["nobody", *roles(4)]))
    code = NO_CODE if role == "nobody" else table.api.code(role)
    rule = data.draw(st.sampled_from(posts(table.app)))
    client = table.app.test_client()
    client.environ_base["REMOTE_ADDR"] = new_address()
    answer = client.post(filled_in(rule, code, data.draw), data=form)
    assert_answered(answer.status_code, mistakes)
    assert answer.mimetype == "text/html"


@FEWER
@given(st.data(), FORMS)
def test_whatever_stands_in_the_address_of_a_page_it_is_shown_or_refused(
    table: TableOfPhones, mistakes: Mistakes, data: st.DataObject, form: dict[str, list[str]]
) -> None:
    mistakes.found.clear()
    role = data.draw(st.sampled_from([*roles(4)]))
    rest = data.draw(st.sampled_from(PAGES))
    answer = phone_of(table.app).client.get(table.at(role, rest), query_string=form)
    assert_answered(answer.status_code, mistakes)
