"""Covered values without a network: whoever typed one sees it, and no code gives it away."""

import pytest

from sheets.opened import Opened
from sheets.refusals import ClosedError
from sheets.sheets import Sheets
from tests.sheets.without_network import RUSH, TODAY, begun, put, table_of, typed_on

ANNS, BENS = "seats.0.tokens", "seats.1.tokens"


def seen(phone: Sheets, opened: Opened, seat: int) -> object:
    """What a phone shows of the tokens of a seat."""
    fields = phone.open(opened.code).view.document["seats"][seat].get("fields", {})
    return fields.get("tokens")


@pytest.fixture
def table(phones: list[Sheets]) -> Opened:
    """The first phone has the table and fills in for Ann."""
    return put(phones[0], begun(phones[0], RUSH), {ANNS: [3]})


def test_the_phone_with_the_table_sees_what_it_typed_for_others(
    phones: list[Sheets], table: Opened
) -> None:
    put(phones[0], table, {ANNS: [3, 1], BENS: [2]})
    assert [seen(phones[0], table, seat) for seat in (0, 1)] == [[3, 1], [2]]


@pytest.mark.parametrize("seat", [None, 1])
def test_a_copy_sees_what_was_typed_there_and_nothing_of_the_table(
    phones: list[Sheets], table: Opened, seat: int | None
) -> None:
    first, second, *_ = phones
    copy = second.copy_of(table_of(first, table), seat, TODAY)
    put(second, copy, {BENS: [5]})
    assert (seen(second, copy, 0), seen(second, copy, 1)) == (None, [5])
    put(second, copy, {BENS: [5, 2]})
    first.hear(table.code, typed_on(second, copy))
    assert (seen(first, table, 0), seen(first, table, 1)) == ([3], None)


@pytest.mark.parametrize("seat", [None, 1])
def test_what_the_table_has_turned_over_is_seen_on_a_copy(
    phones: list[Sheets], table: Opened, seat: int | None
) -> None:
    first, second, *_ = phones
    early = second.copy_of(table_of(first, table), seat, TODAY)
    first.reveal(table.code)
    late = second.copy_of(table_of(first, table), seat, TODAY)
    second.catch_up(early.code, table_of(first, table), TODAY)
    assert (seen(second, early, 0), seen(second, late, 0)) == ([3], [3])


def test_a_copy_of_the_whole_table_does_not_overwrite_what_a_phone_typed_meanwhile(
    phones: list[Sheets], table: Opened
) -> None:
    first, second, *_ = phones
    whole = second.copy_of(table_of(first, table), None, TODAY)
    put(second, whole, {BENS: [1], "seats.2.points": 7})
    second.turn_over(whole.code)
    bens = first.open(first._seat_code_of(table, 1))  # noqa: SLF001 (a phone with a network)
    put(first, bens, {BENS: [5, 3]})
    with pytest.raises(ClosedError):
        put(first, table, {BENS: [1]})
    first.hear(table.code, typed_on(second, whole))
    assert (seen(first, bens, 1), seen(first, table, 1)) == ([5, 3], None)
    assert first.open(table.code).view.document["seats"][2]["fields"]["points"] == 7
