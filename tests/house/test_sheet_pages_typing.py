"""The form of a seat: what is typed is kept, and what others changed meanwhile stays."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.house.forms_in_pages import SentForm, form_to
from tests.house.table_of_phones import (
    SEE_OTHER,
    TableOfPhones,
    sat_down_at_phones,
)
from translations.catalogue import catalogue

DRAWN = {"seats.0.way": "city", "seats.0.city": "hb.i\r\ntl.i", "seats.0.characters": ["doctor"]}
COUNTED = {"seats.0.way": "counts", "seats.0.counts.mines": "3+4+1", "seats.0.counts.banks": "6"}
LAID = {"seats.0.way": "cards", "seats.0.cards.0.at": "a1", "seats.0.cards.0.parcels": "hb/tl"}
VIRTUAL = {"seats.0.way": "virtual", "seats.0.appeal": "3, 4, 5", "seats.0.level": "1"}

KEPT = {
    "drawn": (DRAWN, {"city": "hb.i/tl.i", "characters": ["doctor"]}),
    "counted": (COUNTED, {"counts": {"mines": 8, "banks": 6}}),
    "laid": (LAID, {"cards": [{"at": "a1", "parcels": "hb/tl"}]}),
    "a sum": ({"seats.0.way": "virtual", "seats.0.appeal": "3+4"}, {"virtual": True, "appeal": 7}),
    "one by one": (
        {"seats.0.way": "virtual", "seats.0.appeal": "3, 4+1; 5"},
        {"virtual": True, "appeal": [3, 5, 5]},
    ),
    "a minus as it is typeset": (
        {"seats.0.way": "counts", "seats.0.counts.outlaws": "−6−6"},
        {"counts": {"outlaws": -12}},
    ),
    "what nobody can read": (
        {"seats.0.way": "counts", "seats.0.counts.mines": "eight <b>"},
        {"counts": {"mines": "eight <b>"}},
    ),
    "a city that is none": ({"seats.0.city": "h?x"}, {"city": "h?x"}),
}


@pytest.fixture(scope="module")
def long_evening(app: Flask) -> TableOfPhones:
    """A sheet that many tries share."""
    return sat_down_at_phones(app)


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A new sheet of four people."""
    return sat_down_at_phones(app)


def saved(table: TableOfPhones, form: SentForm, typed: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept for the first seat after its form was sent with this."""
    answer = table.save(form, typed)
    assert answer.status_code == SEE_OTHER, answer.text
    return table.fields()


def last_change(table: TableOfPhones) -> dict[str, Any]:
    """The paths that were set last, with old and new values."""
    found: dict[str, Any] = table.api.changes()[-1]["set"]
    return found


@pytest.mark.parametrize("role", ["seat.0", "host"])
@pytest.mark.parametrize(("typed", "expected"), KEPT.values(), ids=KEPT)
def test_what_was_typed_is_what_programs_then_see(
    table: TableOfPhones, role: str, typed: dict[str, str], expected: dict[str, Any]
) -> None:
    assert saved(table, table.form(role=role), typed) == expected


@pytest.mark.parametrize(("typed", "_"), KEPT.values(), ids=KEPT)
def test_a_form_sent_a_second_time_changes_nothing(
    table: TableOfPhones, typed: dict[str, str], _: object
) -> None:
    saved(table, table.form(), typed)
    before = table.api.revision
    saved(table, table.form(), {})
    assert table.api.revision == before


def test_the_player_comes_back_to_the_seat_and_the_host_may_go_home(table: TableOfPhones) -> None:
    assert table.save(table.form(0), DRAWN).location == table.at("seat.0")
    form = table.form(0, "host")
    assert table.save(form, {}).location == f"{table.address}/seat/0"
    done = form.button("done")
    assert table.save(form, {}, (done.name, done.value)).location == table.address


def test_what_cannot_be_read_stands_in_its_field_with_the_sentence_beside_it(
    table: TableOfPhones,
) -> None:
    saved(table, table.form(), {"seats.0.way": "counts", "seats.0.counts.mines": "eight <b>"})
    page = table.phone().page(table.at("seat.0"))
    assert table.form().value("seats.0.counts.mines") == "eight <b>"
    [problem] = table.seat(0)["problems"]["seats.0.counts.mines"]
    assert "“eight &lt;b&gt;”" in page
    assert "eight <b>" not in page
    assert problem.startswith("“eight <b>”")
    assert 'id="f-seats-0-counts-mines-problems"' in page
    assert table.seat(0)["state"] == "draft"


def test_parcels_that_two_people_drew_meet_in_one_city(table: TableOfPhones) -> None:
    saved(table, table.form(), {"seats.0.city": "hhhh/hhhh"})
    form = table.form()
    table.api.set({"seats.0.city.a1": "m", "seats.0.city.d2": None})
    fields = saved(table, form, {"seats.0.city": "hhbh/hhhh/t"})
    assert fields["city"] == "mhbh/hhh-/t---"
    assert set(last_change(table)) == {"seats.0.city.c1", "seats.0.city.a3"}


def test_counts_that_two_people_typed_meet_part_by_part(table: TableOfPhones) -> None:
    saved(table, table.form(), COUNTED)
    form = table.form()
    table.api.set({"seats.0.counts.mines": 10, "seats.0.counts.ranches": 2})
    fields = saved(table, form, {"seats.0.counts.banks": "9"})
    assert fields["counts"] == {"mines": 10, "ranches": 2, "banks": 9}
    assert set(last_change(table)) == {"seats.0.counts.banks"}


def test_a_name_that_the_host_changed_survives_an_older_form(table: TableOfPhones) -> None:
    form = table.form()
    table.api.set({"seats.0.name": "Alexandra", "seats.0.mark": "cow"})
    saved(table, form, DRAWN)
    assert (table.seat(0)["name"], table.seat(0)["mark"]) == ("Alexandra", "cow")


def test_an_older_form_takes_nothing_away_that_came_meanwhile(table: TableOfPhones) -> None:
    form = table.form()
    table.api.set({"seats.0.city": "hb", "seats.0.characters": ["doctor"]})
    assert saved(table, form, {"seats.0.name": "A"}) == {"city": "hb", "characters": ["doctor"]}


def test_ticks_in_another_order_are_the_same_ticks(table: TableOfPhones) -> None:
    table.api.set({"seats.0.characters": ["editor", "doctor"], "seats.0.city": "h"})
    before = table.api.revision
    saved(table, table.form(), {})
    assert table.api.revision == before


def test_the_mark_is_chosen_in_the_form(table: TableOfPhones) -> None:
    saved(table, table.form(), {"seats.0.mark": "cow"})
    assert table.seat(0)["mark"] == "cow"
    answer = table.save(table.form(), {"seats.0.mark": "hen"})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY


def contested(table: TableOfPhones) -> SentForm:
    """The page of both versions, after the host and the player counted mines otherwise."""
    saved(table, table.form(), COUNTED)
    form = table.form()
    table.api.set({"seats.0.counts.mines": 10})
    answer = table.save(form, {"seats.0.counts.mines": "12", "seats.0.counts.hotels": "3"})
    assert answer.status_code == HTTPStatus.CONFLICT
    assert answer.headers["Cache-Control"] == "no-store"
    assert "<strong>12</strong>" in answer.text
    assert "<strong>10</strong>" in answer.text
    return form_to(answer.text, "/settle")


def test_the_same_thing_changed_by_two_is_not_kept_before_somebody_chooses(
    table: TableOfPhones,
) -> None:
    form = contested(table)
    assert table.fields() == {"counts": {"mines": 10, "banks": 6}}
    assert form.choices == {"keep.seats.0.counts.mines": ["mine", "theirs"]}


@pytest.mark.parametrize(("chosen", "mines"), [("mine", 12), ("theirs", 10)])
def test_the_version_that_was_chosen_stands_and_the_rest_is_kept_too(
    table: TableOfPhones, chosen: str, mines: int
) -> None:
    answer = table.save(contested(table), {"keep.seats.0.counts.mines": chosen})
    assert (answer.status_code, answer.location) == (SEE_OTHER, table.at("seat.0"))
    assert table.fields() == {"counts": {"mines": mines, "banks": 6, "hotels": 3}}


def test_a_choice_made_too_late_is_asked_again(table: TableOfPhones) -> None:
    form = contested(table)
    table.api.set({"seats.0.counts.mines": 14})
    answer = table.save(form, {})
    assert answer.status_code == HTTPStatus.CONFLICT
    assert "<strong>14</strong>" in answer.text
    assert table.save(form_to(answer.text, "/settle"), {}).status_code == SEE_OTHER
    assert table.fields()["counts"]["mines"] == 12


def test_a_parcel_drawn_by_two_is_named_once_with_both_pictures(table: TableOfPhones) -> None:
    saved(table, table.form(), {"seats.0.city": "hhhh"})
    form = table.form()
    table.api.set({"seats.0.city.d1": "m"})
    answer = table.save(form, {"seats.0.city": "hhhb"})
    assert answer.status_code == HTTPStatus.CONFLICT
    legend = answer.text.partition("<legend>")[2].partition("</legend>")[0]
    assert legend.count("d1") == 1
    assert "<strong>Mountain</strong>" in answer.text
    assert "<strong>Bank</strong>" in answer.text


@pytest.mark.parametrize("sent", ["", "{", "[]", "[" * 9999, "1", '{"seats.0.money": 1}'])
def test_a_choice_that_nobody_can_read_is_refused_on_a_page(
    table: TableOfPhones, sent: str
) -> None:
    answer = table.host.client.post(f"{table.address}/seat/0/settle", data={"set": sent})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert answer.mimetype == "text/html"


def test_another_way_of_filling_in_takes_away_the_first_and_undo_brings_it_back(
    table: TableOfPhones,
) -> None:
    drawn = saved(table, table.form(), DRAWN)
    form = table.form()
    assert form.value("seats.0.way") == "city"
    counted = saved(table, form, {**COUNTED, "seats.0.counts.characters": "3"})
    assert set(counted) == {"counts", "characters"}
    told = table.phone().client.post(table.at("seat.0", f"/changes/{table.api.revision}/undo"))
    assert told.status_code == SEE_OTHER
    assert table.fields() == drawn


def test_leaving_a_way_takes_away_what_no_form_could_show(table: TableOfPhones) -> None:
    table.api.set({"seats.0.counts": 3.5, "seats.0.cards": "many"})
    assert saved(table, table.form(), DRAWN) == {"city": "hb.i/tl.i", "characters": ["doctor"]}


def test_one_more_row_keeps_what_was_typed(table: TableOfPhones) -> None:
    form = table.form()
    more = form.button("more")
    assert more.goes_to == f"{table.at('seat.0')}#f-seats-0-cards"
    answer = table.save(form, LAID, (more.name, more.value))
    assert answer.status_code == SEE_OTHER
    assert parse_qs(urlsplit(answer.location).query) == {"more": ["seats.0.cards"]}
    rows = form_to(table.phone().page(answer.location), table.at("seat.0"))
    assert rows.value("seats.0.cards.0.parcels") == "hb/tl"
    assert [f"seats.0.cards.{n}.at" in rows.filled() for n in range(4)] == [True, True, True, False]


@pytest.mark.parametrize("base", ["", "x", "-1", "0", "99999999999", "1e3", "٣", "1.5"])
def test_a_form_without_a_revision_that_ever_was_is_read_all_the_same(
    table: TableOfPhones, base: str
) -> None:
    assert saved(table, table.form(), {**DRAWN, "base": base})["city"] == "hb.i/tl.i"


def test_a_character_of_another_seat_is_shown_as_taken_there(table: TableOfPhones) -> None:
    table.api.set({"seats.1.characters": ["doctor"], "seats.1.city": "h"})
    page = table.phone().page(table.at("seat.0"))
    told = catalogue("en", "carson_city_cards").says("taken-by", name="Paula")
    assert f"<small>{told}</small>" in page
    assert "doctor" not in form_to(page, table.at("seat.0")).choices["seats.0.characters"]


def test_the_questions_come_filled_in_with_what_lies_before_the_seat(table: TableOfPhones) -> None:
    saved(table, table.form(), DRAWN)
    page = table.phone().page(table.at("seat.0"))
    links = [part.partition('"')[0] for part in page.split('href="')]
    asked = [link for link in links if "/ask/" in link]
    assert any("city=hb.i/tl.i" in link for link in asked)
    for link in asked:
        table.phone().page(link.replace("&amp;", "&"))


TEXTS = st.sampled_from(["", " ", "h", " hb/tl ", "HB", "9", "?", "3+4", "-", "💥", "\t"])
LEAVES = TEXTS | st.integers(-9, 99) | st.floats(-9, 9) | st.booleans()
ANY_JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["mines", "at", "parcels", "ä", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
CARDS = st.lists(
    st.fixed_dictionaries({}, optional={"at": TEXTS, "parcels": TEXTS, "ö": TEXTS}), max_size=2
)
COUNTS = st.dictionaries(
    st.sampled_from(["mines", "banks", "ä"]), st.integers(-3, 9) | TEXTS | st.none(), max_size=3
)
TICKS = st.lists(st.sampled_from(["doctor", "editor", "nobody", 3]), max_size=3)
SUMS = st.lists(st.integers(0, 9) | TEXTS, max_size=3)
WAYS_TO_FILL_IN = st.one_of(
    st.fixed_dictionaries(
        {"city": st.just("hb.i\n tl.i") | ANY_JSON}, optional={"characters": TICKS | ANY_JSON}
    ),
    st.fixed_dictionaries({"cards": CARDS | ANY_JSON}, optional={"auctioneer_sold": ANY_JSON}),
    st.fixed_dictionaries({"counts": COUNTS | ANY_JSON}, optional={"characters": TICKS}),
    st.fixed_dictionaries(
        {"virtual": st.just(value=True)},
        optional={"appeal": SUMS | ANY_JSON, "level": st.sampled_from(["1", "x"]) | ANY_JSON},
    ),
)


@settings(max_examples=settings().max_examples // 2)
@given(WAYS_TO_FILL_IN)
def test_a_form_that_nobody_touches_changes_nothing_whatever_a_program_has_put_there(
    long_evening: TableOfPhones, fields: dict[str, Any]
) -> None:
    table = long_evening
    old = table.fields()
    puts = {f"seats.0.{name}": fields.get(name) for name in {*old, *fields}}
    if puts:
        table.api.set(puts)
    form, kept = table.form(), table.fields()
    [way] = {"city", "cards", "counts", "virtual"} & fields.keys()
    assert saved(table, form, {"seats.0.way": way}) == kept
