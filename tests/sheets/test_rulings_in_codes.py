"""What a table settles stands on every phone, wherever it was asked."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.faults import RefusedError
from sheets.meeting import settled_elsewhere
from sheets.meeting.texts import SeatCode, TableCode
from sheets.opened import Opened
from sheets.refusals import NotAllowedError, StandsAgainstError
from sheets.rulings import AskedQuestion, KeptRuling, rulings_on
from sheets.sheets import Sheets
from sheets.timeline import ChangeKind
from tests.sheets.without_network import CARDS, TODAY, begun, played, put, table_of, typed_on
from tests.strategies import a_share

ASKED = {
    "paperboy": AskedQuestion("paperboy", {"moment": "when_taken", "source": "pile"}),
    "later": AskedQuestion("paperboy", {"moment": "game_end", "source": "pile"}),
    "mine": AskedQuestion("cover", {"under": "prison", "over": "mine"}),
    "house": AskedQuestion("cover", {"under": "mine", "over": "house"}),
}


@pytest.fixture
def table(phones: list[Sheets]) -> Opened:
    """The table, on the phone of the first."""
    return begun(phones[0])


@pytest.fixture
def bens(phones: list[Sheets], table: Opened) -> Opened:
    """Ben's copy."""
    return phones[1].copy_of(table_of(phones[0], table), 1, TODAY)


def kept(phone: Sheets, opened: Opened) -> list[KeptRuling]:
    """What a phone keeps."""
    return [*rulings_on(phone.open(opened.code).sheet.document)]


def asked_on(phone: Sheets, opened: Opened) -> list[str]:
    """What was asked there, in no order."""
    names = {json.dumps(asked.situation): name for name, asked in ASKED.items()}
    return sorted(
        names[json.dumps({k: v for k, v in each.asked.situation.items() if k in KEYS})]
        for each in kept(phone, opened)
    )


KEYS = {key for asked in ASKED.values() for key in asked.situation}


def last_number(phone: Sheets, opened: Opened) -> int:
    """The number of the ruling that was kept last."""
    return kept(phone, opened)[-1].number


def undo_last(phone: Sheets, opened: Opened, kind: ChangeKind) -> None:
    """Takes the last change of a kind back."""
    _, changes = phone.changes(opened.code)
    phone.undo(opened.code, next(c.revision for c in reversed(changes) if c.kind is kind))


def test_one_of_the_table_stands_on_every_copy(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, third, _ = phones
    first.keep_ruling(table.code, ASKED["paperboy"])
    (there,) = kept(first, table)
    second.catch_up(bens.code, table_of(first, table), TODAY)
    later = third.copy_of(table_of(first, table), 2, TODAY)
    for phone, copy in ((second, bens), (third, later)):
        (here,) = kept(phone, copy)
        assert here == there
        assert typed_on(phone, copy).rulings == ()


def test_one_of_a_copy_comes_to_the_table_and_to_all_others(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, third, _ = phones
    second.keep_ruling(bens.code, ASKED["paperboy"])
    first.hear(table.code, typed_on(second, bens))
    (here,) = kept(first, table)
    assert (here.settled.role, here.settled.name, here.number) == ("seat.1", "Ben", 1)
    assert here.answer == kept(second, bens)[0].answer
    later = third.copy_of(table_of(first, table), 2, TODAY)
    assert kept(third, later) == [here]
    _, changes = first.changes(table.code)
    assert (changes[-1].kind, changes[-1].role) == (ChangeKind.RULING_KEPT, "seat.1")


def test_two_that_were_kept_under_one_number_are_both_kept(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, third, _ = phones
    cids = third.copy_of(table_of(first, table), 2, TODAY)
    first.keep_ruling(table.code, ASKED["house"])
    second.keep_ruling(bens.code, ASKED["paperboy"])
    third.keep_ruling(cids.code, ASKED["mine"])
    assert {last_number(*each) for each in ((first, table), (second, bens), (third, cids))} == {1}
    first.hear(table.code, typed_on(second, bens))
    first.hear(table.code, typed_on(third, cids))
    for phone, copy in ((second, bens), (third, cids)):
        phone.catch_up(copy.code, table_of(first, table), TODAY)
    for each in ((first, table), (second, bens), (third, cids)):
        assert asked_on(*each) == ["house", "mine", "paperboy"]
        assert sorted(ruling.number for ruling in kept(*each)) == [1, 2, 3]


def test_what_is_read_twice_or_asked_on_two_phones_is_there_once(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.keep_ruling(table.code, ASKED["paperboy"])
    second.keep_ruling(bens.code, ASKED["paperboy"])
    second.keep_ruling(bens.code, ASKED["mine"])
    for _ in range(2):
        after = first.hear(table.code, typed_on(second, bens))
        second.catch_up(bens.code, table_of(first, table), TODAY)
    assert asked_on(first, table) == asked_on(second, bens) == ["mine", "paperboy"]
    assert first.open(table.code).sheet.revision == after.sheet.revision


@pytest.mark.parametrize("by", ["host", "other phone"])
def test_what_two_phones_settled_goes_from_both(
    phones: list[Sheets], table: Opened, bens: Opened, by: str
) -> None:
    first, second, third, _ = phones
    cids = third.copy_of(table_of(first, table), 2, TODAY)
    for phone, copy in ((second, bens), (third, cids)):
        phone.keep_ruling(copy.code, ASKED["paperboy"])
        first.hear(table.code, typed_on(phone, copy))
    photo = typed_on(third, cids)
    if by == "host":
        first.delete_ruling(table.code, 1)
    else:
        second.delete_ruling(bens.code, 1)
        first.hear(table.code, typed_on(second, bens))
    first.hear(table.code, photo)
    third.catch_up(cids.code, table_of(first, table), TODAY)
    assert kept(first, table) == kept(third, cids) == []


def test_what_the_table_takes_back_does_not_come_again(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    second.keep_ruling(bens.code, ASKED["paperboy"])
    photo = typed_on(second, bens)
    first.hear(table.code, photo)
    undo_last(first, table, ChangeKind.RULING_KEPT)
    for told in (photo, typed_on(second, bens)):
        first.hear(table.code, told)
        assert kept(first, table) == []
    second.catch_up(bens.code, table_of(first, table), TODAY)
    assert kept(second, bens) == []
    second.keep_ruling(bens.code, ASKED["paperboy"])
    first.hear(table.code, typed_on(second, bens))
    assert asked_on(first, table) == ["paperboy"]


@pytest.mark.parametrize("has_read", [False, True])
def test_what_a_copy_takes_back_goes_and_what_it_puts_back_comes(
    phones: list[Sheets], table: Opened, bens: Opened, has_read: bool
) -> None:
    first, second, *_ = phones
    second.keep_ruling(bens.code, ASKED["paperboy"])
    photo = typed_on(second, bens)
    first.hear(table.code, photo)
    if has_read:
        second.catch_up(bens.code, table_of(first, table), TODAY)
    undo_last(second, bens, ChangeKind.RULING_KEPT)
    first.hear(table.code, typed_on(second, bens))
    first.hear(table.code, photo)
    assert kept(first, table) == []
    undo_last(second, bens, ChangeKind.UNDONE)
    first.hear(table.code, typed_on(second, bens))
    second.catch_up(bens.code, table_of(first, table), TODAY)
    assert asked_on(first, table) == asked_on(second, bens) == ["paperboy"]


def test_what_was_taken_back_before_the_copy_reads_again_stays_away(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    second.keep_ruling(bens.code, ASKED["paperboy"])
    first.hear(table.code, typed_on(second, bens))
    second.delete_ruling(bens.code, 1)
    second.catch_up(bens.code, told := table_of(first, table), TODAY)
    first.hear(table.code, typed_on(second, bens))
    second.catch_up(bens.code, table_of(first, table), TODAY)
    assert told.rulings
    assert kept(first, table) == kept(second, bens) == []


def test_the_table_puts_back_what_a_copy_took_away(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    second.keep_ruling(bens.code, ASKED["paperboy"])
    first.hear(table.code, typed_on(second, bens))
    second.catch_up(bens.code, table_of(first, table), TODAY)
    second.delete_ruling(bens.code, 1)
    told = typed_on(second, bens)
    first.hear(table.code, told)
    undo_last(first, table, ChangeKind.RULING_DELETED)
    first.hear(table.code, told)
    second.catch_up(bens.code, table_of(first, table), TODAY)
    first.hear(table.code, typed_on(second, bens))
    assert asked_on(first, table) == asked_on(second, bens) == ["paperboy"]


def test_a_seat_takes_away_what_is_its_own_and_a_whole_copy_everything(
    phones: list[Sheets], table: Opened
) -> None:
    first, second, third, _ = phones
    first.keep_ruling(table.code, ASKED["paperboy"])
    bens = second.copy_of(table_of(first, table), 1, TODAY)
    whole = third.copy_of(table_of(first, table), None, TODAY)
    with pytest.raises(NotAllowedError):
        second.delete_ruling(bens.code, 1)
    told = typed_on(second, bens)
    left = table_of(first, table)
    forged = replace(told, left=typed_after_deleting(third, whole).left)
    assert forged.left
    first.hear(table.code, forged)
    assert asked_on(first, table) == ["paperboy"]
    first.hear(table.code, typed_on(third, whole))
    assert kept(first, table) == []
    assert left.rulings


def typed_after_deleting(phone: Sheets, copy: Opened) -> SeatCode:
    """What a copy shows once it has put its first ruling aside."""
    phone.delete_ruling(copy.code, 1)
    return typed_on(phone, copy)


def test_what_the_table_no_longer_keeps_goes_from_its_copies(
    phones: list[Sheets], table: Opened
) -> None:
    first, second, *_ = phones
    first.keep_ruling(table.code, ASKED["paperboy"])
    bens = second.copy_of(table_of(first, table), 1, TODAY)
    first.delete_ruling(table.code, 1)
    second.catch_up(bens.code, table_of(first, table), TODAY)
    assert kept(second, bens) == []


# ---- face down


@pytest.mark.usefixtures("covered_moments")
def test_what_holds_what_lies_face_down_waits_for_the_reveal(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    with pytest.raises(StandsAgainstError):
        second.keep_ruling(bens.code, ASKED["paperboy"])
    second.turn_over(bens.code)
    second.keep_ruling(bens.code, ASKED["paperboy"])
    second.keep_ruling(bens.code, ASKED["mine"])
    first.hear(table.code, told := typed_on(second, bens))
    assert asked_on(first, table) == ["mine"]
    second.catch_up(bens.code, table_of(first, table), TODAY)
    assert asked_on(second, bens) == ["mine", "paperboy"]
    first.reveal(table.code)
    first.hear(table.code, told)
    assert asked_on(first, table) == ["mine", "paperboy"]


# ---- codes of nobody good


STRANGE: dict[str, Any] = {
    "no question": {"situation": {}},
    "no such question": {"question": "☃", "situation": {}},
    "no situation": {"question": "cover"},
    "nothing to answer": {"question": "cover", "situation": {}},
    "no object": {"question": "cover", "situation": [1]},
    "too deep": {"question": "cover", "situation": {"under": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}},
}


@pytest.mark.parametrize("told", STRANGE.values(), ids=STRANGE)
def test_what_cannot_be_asked_is_refused_and_nothing_else_is_taken(
    phones: list[Sheets], table: Opened, bens: Opened, told: Any
) -> None:
    first, second, *_ = phones
    put(second, bens, {"seats.1.city": "h"})
    before = first.open(table.code).sheet.revision
    with pytest.raises(RefusedError) as refused:
        first.hear(table.code, replace(typed_on(second, bens), rulings=(told,)))
    assert all(fault.at.startswith("rulings.0.") for fault in refused.value.faults)
    assert first.open(table.code).sheet.revision == before
    with pytest.raises(RefusedError):
        second.copy_of(replace(table_of(first, table), rulings=(told,)), 1, TODAY)


@pytest.mark.parametrize(
    "more",
    [
        {"role": "seat.99", "name": "\u202e", "at": -1, "mark": 7, "since": "x"},
        {"role": ["host"], "name": {}, "at": 10**30, "beside": 3, "since": True},
        {"answer": {"verdict": "yes"}, "readings": 5, "version": None},
    ],
)
def test_what_else_a_code_says_of_a_ruling_does_no_harm(
    phones: list[Sheets], table: Opened, more: dict[str, Any]
) -> None:
    first, second, *_ = phones
    strange = {"question": "cover", "situation": ASKED["mine"].situation, **more}
    code: TableCode = replace(table_of(first, table), rulings=(strange,))
    (ruling,) = kept(second, second.copy_of(code, 1, TODAY))
    assert (ruling.settled.role, ruling.settled.name) == ("host", None)
    assert ruling.settled.at < 253_402_300_800_000
    assert ruling.settled.version == "test"


def test_what_is_remembered_has_bounds(
    monkeypatch: pytest.MonkeyPatch, phones: list[Sheets], table: Opened
) -> None:
    monkeypatch.setattr(settled_elsewhere, "MOST_ALONG", most := 3)
    first, *_ = phones
    told = SeatCode(table_of(first, table).table, 1, 1, {})
    ruling = {"question": "cover", "situation": ASKED["mine"].situation}
    for number in range(most + 3):
        here = {**ruling, "mark": f"{number:016}", "since": 1}
        after = first.hear(table.code, replace(told, rulings=(here,)))
        first.delete_ruling(table.code, number + 1)
    assert len(after.sheet.keeping.settled_there) == most
    assert table_of(first, table).gone


# ---- all together


@a_share
@given(st.randoms(use_true_random=False))
def test_after_all_codes_are_read_every_phone_keeps_the_same(
    phones: list[Sheets], chance: Random
) -> None:
    table, copies = played(
        phones, CARDS, chance, lambda phone, opened, _: keep_or_not(phone, opened, chance)
    )
    first, *others = phones
    for phone, copy in zip(others, copies, strict=True):
        phone.catch_up(copy.code, table_of(first, table), TODAY)
        assert asked_on(phone, copy) == asked_on(first, table)
        assert typed_on(phone, copy).rulings == ()


def keep_or_not(phone: Sheets, opened: Opened, chance: Random) -> None:
    """Something is settled, or put aside by whoever may."""
    mine = [
        ruling.number
        for ruling in kept(phone, opened)
        if opened.role in {"host", ruling.settled.role}
    ]
    if mine and chance.random() < 0.4:
        phone.delete_ruling(opened.code, chance.choice(mine))
    else:
        phone.keep_ruling(opened.code, ASKED[chance.choice([*ASKED])])
