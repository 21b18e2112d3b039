"""Phones without a network: what codes carry from one to the other, and what becomes of it."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.faults import RefusedError
from scoring.titles import titles
from sheets.document import Document, Put, changed
from sheets.making import new_document
from sheets.meeting.differences import differences
from sheets.meeting.texts import LONGEST_PART, SeatCode, in_parts, read_parts
from sheets.opened import Opened
from sheets.portable import PortableError
from sheets.refusals import ContestedError, NotAllowedError, StandsAgainstError
from sheets.sheets import Sheets
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from tests.sheets.without_network import (
    CARDS,
    RUSH,
    TODAY,
    begun,
    played,
    put,
    seats_on,
    table_of,
    typed_on,
)
from tests.strategies import a_share

CITIES = ("hb.i/tl.i", "h", "hb/tl", "mm/..", "r.r")
VALUES: dict[str, list[Any]] = {
    "city": [*CITIES, None],
    "city.a1": ["s", "h", None],
    "characters": [["doctor"], ["banker"], None],
    "done": [True, None],
}


# ---- the texts


@pytest.mark.parametrize("length", [0, 1, 500, 5_000])
def test_codes_are_read_in_any_order_and_as_often_as_one_likes(length: int) -> None:
    chance = Random(length)  # noqa: S311 (the same in every run)
    letters = "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=length))
    told = SeatCode("T", 3, 1, {"seats.1.notes": letters, "seats.1.money": 4})
    parts = in_parts(told)
    assert max(map(len, parts)) <= LONGEST_PART + len("M1ABCD0101")
    mixed = [*parts, *parts]
    chance.shuffle(mixed)
    assert read_parts("\n".join(mixed).lower()) == told


def test_what_is_lacking_is_named() -> None:
    letters = "".join(Random(1).choices("abcdefghijklmnopqrstuvwxyz", k=2_000))  # noqa: S311
    first, *_, last = in_parts(SeatCode("T", 3, 1, {"seats.1.notes": letters}))
    with pytest.raises(PortableError) as refused:
        read_parts(f"{first} {last}")
    assert refused.value.says.id == "codes-lacking"
    assert dict(refused.value.says.gaps)["numbers"][0] == "2"


@pytest.mark.parametrize("text", ["", "M1", "B1AAAA", "M1ABCD0101B1AAAA", "M1ABCD0001AAAA", "☃"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(PortableError):
        read_parts(text)


@a_share
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=4), st.lists))
def test_whatever_a_code_says_it_is_read_or_refused(value: Any) -> None:
    for body in ({"kind": "seat", "table": "T", "base": value, "set": {}}, value):
        told = SeatCode("T", 1, None, {"extras.log": body})
        assert read_parts("\n".join(in_parts(told))) == told


# ---- differences


def documents(slug: str) -> list[Document]:
    """The tables of a title's worked cases, as they stand on sheets."""
    cases = read_cases(HOUSE / "tests" / titles()[slug].facts.room / "contract.json")
    bodies = [case["body"] for case in cases if case["post"] == "score"]
    found = []
    for body in bodies:
        if isinstance(body, dict) and isinstance(body.get("seats"), list) and body["seats"]:
            table = as_sheet(slug, body)
            if table is not None:
                found.append(table)
    return found


def as_sheet(slug: str, body: dict[str, Any]) -> Document | None:
    """A table of the API as it stands on a sheet; none where it cannot."""
    title = titles()[slug]
    keys = ("edition", "variants", "house_rules")
    parts = {
        "title": slug,
        "setup": {key: body[key] for key in keys if key in body},
        "shared": {key: body[key] for key in title.shared_parts if key in body},
        "seats": [
            {"name": f"P{n}", "fields": {k: v for k, v in seat.items() if k != "name"}}
            for n, seat in enumerate(body["seats"])
            if isinstance(seat, dict)
        ],
    }
    try:
        return new_document(parts, TODAY)[1]
    except RefusedError:  # a worked case of something that is refused
        return None


@pytest.mark.parametrize("slug", titles())
def test_the_differences_make_one_document_of_another(slug: str) -> None:
    facts, found = titles()[slug].sheet, documents(slug)
    assert len(found) > 1
    tried = 0
    for before in found:
        for after in found:
            if len(before["seats"]) != len(after["seats"]):
                continue
            puts = differences(before, after, facts)
            made = changed(before, (Put(*each) for each in puts.items()), facts)
            assert differences(made, after, facts) == {}
            assert bool(puts) == (before != after)
            tried += before != after
    assert tried


# ---- phones that meet


def test_four_phones_put_four_seats_together(phones: list[Sheets]) -> None:
    first, *others = phones
    table = begun(first)
    copies = [phone.copy_of(table_of(first, table), n, TODAY) for n, phone in enumerate(others, 1)]
    put(first, table, {"seats.0.city": "hb.i/tl.i"})
    for number, (phone, copy) in enumerate(zip(others, copies, strict=True), 1):
        put(phone, copy, {f"seats.{number}.city": CITIES[number], f"seats.{number}.done": True})
        first.hear(table.code, typed_on(phone, copy))
    for phone, copy in zip(others, copies, strict=True):
        _, mine = phone.catch_up(copy.code, table_of(first, table), TODAY)
        assert mine == {}
        assert seats_on(phone, copy) == seats_on(first, table)
    assert [seat["fields"]["city"] for seat in seats_on(first, table)] == [*CITIES[:4]]
    _, changes = first.changes(table.code)
    assert [change.role for change in changes][-3:] == ["seat.1", "seat.2", "seat.3"]
    assert changes[-1].name == "Dee"


def test_a_code_that_is_read_again_changes_nothing(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = begun(first)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    put(second, copy, {"seats.1.city": "h"})
    once = first.hear(table.code, typed_on(second, copy))
    again = first.hear(table.code, typed_on(second, copy))
    assert again.sheet.revision == once.sheet.revision
    put(second, copy, {"seats.1.city": "hb"})
    later = first.hear(table.code, typed_on(second, copy))
    assert later.sheet.document["seats"][1]["fields"]["city"] == "hb"


def test_a_photo_of_an_older_code_brings_nothing_back(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = begun(first)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    put(second, copy, {"seats.1.city": "h"})
    photo = typed_on(second, copy)
    first.hear(table.code, photo)
    put(second, copy, {"seats.1.city": "hb"})
    first.hear(table.code, typed_on(second, copy))
    after = first.hear(table.code, photo)
    assert after.sheet.document["seats"][1]["fields"]["city"] == "hb"


def test_where_both_typed_the_same_the_first_phone_is_asked(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = begun(first)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    put(second, copy, {"seats.1.city": "h", "seats.1.characters": ["doctor"]})
    put(first, table, {"seats.1.city": "hb"})
    with pytest.raises(ContestedError) as both:
        first.hear(table.code, typed_on(second, copy))
    assert (both.value.yours, both.value.theirs) == ({"seats.1.city": "h"}, {"seats.1.city": "hb"})


def test_where_both_typed_the_same_a_copy_gives_back_its_own(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = begun(first)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    put(second, copy, {"seats.1.city": "h", "seats.1.characters": ["doctor"]})
    put(first, table, {"seats.1.city": "hb", "seats.0.city": "mm"})
    after, mine = second.catch_up(copy.code, table_of(first, table), TODAY)
    assert mine == {"seats.1.city": "h"}
    assert after.sheet.document["seats"][1]["fields"] == {"city": "hb", "characters": ["doctor"]}
    assert typed_on(second, copy).puts == {"seats.1.characters": ["doctor"]}


def test_what_the_table_has_from_a_copy_itself_is_no_news_to_it(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = begun(first)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    put(second, copy, {"seats.1.city": "h"})
    first.hear(table.code, typed_on(second, copy))
    put(second, copy, {"seats.1.city": "hb", "seats.1.characters": ["doctor"]})
    after, mine = second.catch_up(copy.code, table_of(first, table), TODAY)
    assert mine == {}
    assert after.sheet.document["seats"][1]["fields"]["city"] == "hb"
    first.hear(table.code, typed_on(second, copy))
    assert seats_on(first, table) == seats_on(second, copy)


def test_what_is_face_down_stays_on_its_phone_until_it_is_turned_over(
    phones: list[Sheets],
) -> None:
    first, second, *_ = phones
    table = begun(first, RUSH)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    put(second, copy, {"seats.1.tokens": [5, 3], "seats.1.points": 12})
    assert typed_on(second, copy).puts == {"seats.1.points": 12}
    assert "tokens" not in str(second.table_code(copy.code).body)
    second.turn_over(copy.code)
    assert typed_on(second, copy).puts["seats.1.tokens"] == [5, 3]
    with pytest.raises(NotAllowedError):
        first.turn_over(first.open(table.code).code)


def test_a_seat_tells_only_what_it_may_change(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = begun(first)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    told = SeatCode(first.table_code(table.code).table, 1, 1, {"seats.0.city": "h"})
    with pytest.raises(NotAllowedError):
        first.hear(table.code, told)
    assert typed_on(second, copy).puts == {}


def test_codes_of_another_table_and_older_ones_are_refused(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table, other = begun(first), begun(first)
    old = table_of(first, table)
    copy = second.copy_of(old, 1, TODAY)
    with pytest.raises(StandsAgainstError):
        first.hear(other.code, typed_on(second, copy))
    with pytest.raises(StandsAgainstError):
        second.catch_up(copy.code, table_of(first, other), TODAY)
    put(first, table, {"seats.0.city": "h"})
    second.catch_up(copy.code, table_of(first, table), TODAY)
    with pytest.raises(StandsAgainstError):
        second.catch_up(copy.code, old, TODAY)


def test_people_who_came_or_left_meanwhile_do_so_on_a_copy(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = first.make({"title": CARDS, "seats": [{"name": "Ann"}, {"name": "Ben"}]}, TODAY)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    first.add_seat(table.code, "Cid")
    put(first, table, {"seats.2.city": "h"})
    first.leave_out(table.code, 0)
    second.catch_up(copy.code, table_of(first, table), TODAY)
    assert seats_on(second, copy) == seats_on(first, table)


@a_share
@given(st.randoms(use_true_random=False))
def test_after_all_codes_are_read_every_phone_has_the_same(
    phones: list[Sheets], chance: Random
) -> None:
    def types(phone: Sheets, opened: Opened, number: int) -> None:
        field = chance.choice([*VALUES])
        put(phone, opened, {f"seats.{number}.{field}": chance.choice(VALUES[field])})

    table, copies = played(phones, CARDS, chance, types)
    first, *others = phones
    for phone, copy in zip(others, copies, strict=True):
        phone.catch_up(copy.code, table_of(first, table), TODAY)
        assert seats_on(phone, copy) == seats_on(first, table)
        assert typed_on(phone, copy).puts == {}
