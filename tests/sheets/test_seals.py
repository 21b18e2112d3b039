"""What lies face down on one phone is known to all others by its seal, and by nothing else."""

import json
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.faults import RefusedError
from sheets.meeting import seals_heard
from sheets.meeting.seals import NONCE_BYTES, SealsTold, seal_of
from sheets.meeting.texts import SeatCode, TableCode, in_parts, read_parts
from sheets.opened import Opened
from sheets.portable import PortableError, portable, read_portable
from sheets.record import Keeping, read_keeping
from sheets.refusals import ContestedError, NotAllowedError, NotRightError
from sheets.sheets import Sheets
from sheets.storage import store
from sheets.timeline import ChangeKind
from tests.sheets.without_network import (
    PEOPLE,
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

TOKENS = "seats.1.tokens"
TOWN = "carson-city"


@pytest.fixture
def table(phones: list[Sheets]) -> Opened:
    """Four people, of whom all but Ben are done."""
    table = begun(phones[0], RUSH)
    others = {n: n for n in range(len(PEOPLE)) if n != 1}
    put(phones[0], table, {f"seats.{n}.points": 10 + n for n in others})
    return put(phones[0], table, {f"seats.{n}.done": True for n in others})


@pytest.fixture
def bens(phones: list[Sheets], table: Opened) -> Opened:
    """Ben's copy, with tokens that nobody else may see."""
    copy = phones[1].copy_of(table_of(phones[0], table), 1, TODAY)
    return put(phones[1], copy, {TOKENS: [5, 3], "seats.1.points": 9, "seats.1.done": True})


def kinds(phone: Sheets, opened: Opened) -> list[ChangeKind]:
    """What the timeline tells of seals."""
    _, changes = phone.changes(opened.code)
    of_seals = {ChangeKind.SEALED, ChangeKind.TURNED_OVER, ChangeKind.UNLIKE_SEAL}
    return [change.kind for change in changes if change.kind in of_seals]


def all_of(code: SeatCode | TableCode) -> str:
    """Everything that stands in a code."""
    parts = in_parts(code)
    text = "".join(part[len("M1ABCD0101") :] for part in parts)
    return json.dumps(read_portable(text))


# ---- face down


def test_nobody_has_won_while_something_lies_face_down_on_another_phone(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    seen = phones[0].hear(table.code, typed_on(phones[1], bens)).view
    assert (seen.sealed_seats, seen.waits_for, seen.waits_for_reveal) == ((1,), (), True)
    assert (seen.is_final, seen.winners) == (False, ())
    assert [seen.elsewhere[TOKENS].role, kinds(phones[0], table)] == ["seat.1", ["sealed"]]


def test_at_no_moment_somebody_seems_to_have_won(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    second.turn_over(bens.code)
    first.hear(table.code, typed_on(second, bens))
    _, changes = first.changes(table.code)
    assert {winners for change in changes for winners in change.after.winners} == set()
    assert first.reveal(table.code).view.winner_names == ("Ben",)


def test_once_it_is_turned_over_its_value_and_nonce_fit_the_seal(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    second.turn_over(bens.code)
    seen = first.hear(table.code, typed_on(second, bens)).view
    assert (seen.elsewhere, seen.sealed_seats) == ({}, ())
    assert kinds(first, table) == ["sealed", "turned_over"]
    assert first.reveal(table.code).view.winner_names == ("Ben",)


def test_the_host_is_asked_and_finishing_anyway_leaves_the_seat_out(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    with pytest.raises(NotRightError) as asked:
        first.finish(table.code)
    assert (asked.value.says.id, asked.value.seats) == ("sheet-lies-elsewhere", ())
    assert asked.value.waits_for_reveal
    seen = first.finish(table.code, anyway=True).view
    assert (seen.sheet.keeping.without, seen.winner_names) == ((1,), ("Dee",))
    assert first.reopen(table.code).view.sealed_seats == (1,)


def test_what_was_exchanged_is_taken_and_told(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    put(second, bens, {TOKENS: [5, 5]})
    second.turn_over(bens.code)
    after = first.hear(table.code, typed_on(second, bens))
    assert after.sheet.document["seats"][1]["fields"]["tokens"] == [5, 5]
    assert kinds(first, table) == ["sealed", "unlike_seal"]
    assert after.view.elsewhere == {}


def test_what_is_told_without_its_nonce_is_told_of_like_what_was_exchanged(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    second.turn_over(bens.code)
    bare = replace(typed_on(second, bens), seals=SealsTold())
    assert first.hear(table.code, bare).view.elsewhere == {}
    assert kinds(first, table) == ["sealed", "unlike_seal"]


def test_what_is_changed_face_down_is_told_as_that(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    for value in ([5], [5, 3]):
        put(second, bens, {TOKENS: value})
        first.hear(table.code, typed_on(second, bens))
    second.turn_over(bens.code)
    first.hear(table.code, typed_on(second, bens))
    assert kinds(first, table) == [*["sealed"] * 3, "turned_over"]


def test_what_is_taken_away_face_down_is_waited_for_no_more(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    put(second, bens, {TOKENS: None})
    seen = first.hear(table.code, typed_on(second, bens)).view
    assert (seen.elsewhere, seen.is_final) == ({}, True)
    assert kinds(first, table) == ["sealed", "sealed"]


@a_share
@given(st.randoms(use_true_random=False))
def test_photos_of_older_codes_bring_nothing_back(phones: list[Sheets], chance: Random) -> None:
    first, second, *_ = phones
    table = begun(first, RUSH)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    photos = []
    for value in [[1], [2, 3], None, [5]][: chance.randrange(1, 5)]:
        put(second, copy, {TOKENS: value})
        photos.append(typed_on(second, copy))
        first.hear(table.code, photos[-1])
    second.turn_over(copy.code)
    last = first.hear(table.code, typed_on(second, copy))
    chance.shuffle(photos)
    for photo in photos:
        assert first.hear(table.code, photo).sheet.keeping.seals == last.sheet.keeping.seals
    assert first.open(table.code).view.elsewhere == {}


# ---- nobody can tell what it is, or say that it was something else


def test_no_code_holds_what_lies_face_down_nor_the_nonce(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    put(first, table, {"seats.0.tokens": [5, 3]})
    put(second, bens, {TOKENS: [5, 3, "whispered"]})
    first.hear(table.code, told := typed_on(second, bens))
    shown = all_of(told) + all_of(first.table_code(table.code))
    nonces = [
        nonce
        for phone, opened in ((first, table), (second, bens))
        for nonce in phone.open(opened.code).sheet.keeping.nonces.values()
    ]
    assert len(nonces) == 2
    assert not [each for each in ("whispered", "[5", *nonces) if each in shown]


def test_who_tries_everything_it_could_be_finds_no_seal(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    told, name = typed_on(phones[1], bens), table_of(phones[0], table).table
    ((digest, _),) = told.seals.lying.values()
    known = ("", name, TOKENS, f"{name} {TOKENS}", bens.code)
    assert seal_of(
        name, TOKENS, phones[1].open(bens.code).sheet.keeping.nonces[TOKENS], [5, 3]
    ) == (digest)
    for said in ("[5,3]", "[5, 3]", '"tokens":[5,3]'):
        assert digest not in {sha256(f"{each}{said}".encode()).hexdigest() for each in known}
    assert digest not in {seal_of(name, TOKENS, each, [5, 3]) for each in known}


def test_the_same_thing_has_another_seal_on_each_phone_and_each_time(
    phones: list[Sheets], table: Opened
) -> None:
    found, nonces = set(), set()
    for phone in phones[1:]:
        copy = phone.copy_of(table_of(phones[0], table), 1, TODAY)
        for value in ([5, 3], [5], [5, 3]):
            put(phone, copy, {TOKENS: value})
            found.add(typed_on(phone, copy).seals.lying[TOKENS][0])
            nonces.add(phone.open(copy.code).sheet.keeping.nonces[TOKENS])
    assert (len(found), len(nonces)) == (9, 9)
    assert {len(bytes.fromhex(nonce)) for nonce in nonces} == {NONCE_BYTES}


@pytest.mark.parametrize("other", ["table", "path", "nonce", "value", "kind of number"])
def test_a_seal_fits_nothing_else(other: str) -> None:
    said: dict[str, Any] = {"table": "T", "path": TOKENS, "nonce": "0" * 32, "value": [5, 3]}
    instead = {"table": "U", "path": "seats.2.tokens", "nonce": "1" * 32, "value": [3, 5]}
    instead["kind of number"] = [5.0, 3]
    key = "value" if other == "kind of number" else other
    assert seal_of(**said) != seal_of(**{**said, key: instead[other]})
    assert seal_of(**said) == seal_of(**said)


def test_the_seal_of_somebody_else_is_of_no_use(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    told = typed_on(second, bens)
    first.hear(table.code, told)
    ((digest, _),) = told.seals.lying.values()
    theirs = "seats.2.tokens"
    shown = SealsTold({theirs: (digest, "seat.2")})
    first.hear(table.code, SeatCode(told.table, told.base, 2, {}, seals=shown))
    second.turn_over(bens.code)
    opened = typed_on(second, bens)
    first.hear(table.code, opened)
    same = SealsTold(turned={theirs: opened.seals.turned[TOKENS]})
    first.hear(table.code, SeatCode(told.table, told.base, 2, {theirs: [5, 3]}, seals=same))
    assert kinds(first, table)[-2:] == ["turned_over", "unlike_seal"]


@pytest.mark.parametrize("path", ["seats.2.tokens", "seats.0.gold"])
def test_nobody_seals_for_another_seat(phones: list[Sheets], table: Opened, path: str) -> None:
    name = table_of(phones[0], table).table
    for told in (SealsTold({path: ("0" * 64, "seat.1")}), SealsTold(turned={path: "0" * 32})):
        with pytest.raises(NotAllowedError):
            phones[0].hear(table.code, SeatCode(name, 1, 1, {}, seals=told))


@pytest.mark.parametrize("path", ["seats.1.points", "seats.9.tokens", "tokens", "seats.1", "", "☃"])
def test_what_never_lies_face_down_has_no_seal(
    phones: list[Sheets], table: Opened, path: str
) -> None:
    told = table_of(phones[0], table)
    sealed = SealsTold({path: ("0" * 64, "seat.1")})
    with pytest.raises(RefusedError):
        phones[0].hear(table.code, SeatCode(told.table, 1, 1, {}, seals=sealed))
    with pytest.raises(RefusedError):
        phones[1].copy_of(replace(told, seals=sealed), 1, TODAY)


# ---- several phones


def test_everybody_else_learns_of_it_from_the_table(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, third, _ = phones
    dees = third.copy_of(table_of(first, table), 2, TODAY)
    first.hear(table.code, typed_on(second, bens))
    seen = third.catch_up(dees.code, table_of(first, table), TODAY)[0].view
    assert (seen.sealed_seats, seen.is_final) == ((1,), False)
    own = second.catch_up(bens.code, table_of(first, table), TODAY)[0].view
    assert (own.sealed_seats, own.waits_for_reveal) == ((), True)
    second.turn_over(bens.code)
    first.hear(table.code, typed_on(second, bens))
    first.reveal(table.code)
    seen = third.catch_up(dees.code, table_of(first, table), TODAY)[0].view
    assert (seen.elsewhere, kinds(third, dees)) == ({}, [])
    assert seats_on(third, dees) == seats_on(first, table)


def test_a_table_that_exchanges_what_was_sealed_is_found_out(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, third, _ = phones
    dees = third.copy_of(table_of(first, table), 2, TODAY)
    first.hear(table.code, typed_on(second, bens))
    third.catch_up(dees.code, table_of(first, table), TODAY)
    second.turn_over(bens.code)
    first.hear(table.code, typed_on(second, bens))
    put(first, table, {TOKENS: None})
    put(first, table, {TOKENS: [0]})
    first.reveal(table.code)
    third.catch_up(dees.code, table_of(first, table), TODAY)
    assert kinds(third, dees) == ["unlike_seal"]


def test_what_lies_face_down_at_the_table_is_known_where_all_of_it_is_taken_along(
    phones: list[Sheets], table: Opened
) -> None:
    first, second, *_ = phones
    put(first, table, {TOKENS: [5, 3], "seats.1.done": True})
    whole = second.copy_of(table_of(first, table), None, TODAY)
    assert (whole.view.sealed_seats, whole.view.is_final) == ((1,), False)
    with pytest.raises(NotRightError):
        second.finish(whole.code)
    first.reveal(table.code)
    seen = second.catch_up(whole.code, table_of(first, table), TODAY)[0].view
    assert (seen.sealed_seats, kinds(second, whole)) == ((), [])
    assert second.reveal(whole.code).view.winner_names == ("Dee",)


def test_a_whole_table_that_is_brought_back_keeps_its_own_face_down(
    phones: list[Sheets], table: Opened
) -> None:
    first, second, *_ = phones
    whole = second.copy_of(table_of(first, table), None, TODAY)
    put(second, whole, {TOKENS: [5, 3], "seats.1.done": True, "seats.3.tokens": [1]})
    seen = first.hear(table.code, typed_on(second, whole)).view
    assert seen.sealed_seats == (1, 3)
    assert {seal.role for seal in seen.elsewhere.values()} == {"host"}
    assert not second.catch_up(whole.code, table_of(first, table), TODAY)[0].view.elsewhere
    second.finish(whole.code)
    first.hear(table.code, typed_on(second, whole))
    assert first.finish(table.code).view.winner_names == ("Dee",)
    assert seats_on(first, table) == seats_on(second, whole)


def test_what_is_typed_at_the_table_goes_before_a_phone_that_is_lost(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    assert not put(first, table, {TOKENS: [5]}).view.elsewhere
    assert first.finish(table.code).view.winners == (1,)
    first.reopen(table.code)
    second.turn_over(bens.code)
    with pytest.raises(ContestedError) as both:
        first.hear(table.code, typed_on(second, bens))
    assert both.value.yours == {TOKENS: [5, 3]}


def test_who_is_left_out_is_waited_for_no_more(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    first.hear(table.code, typed_on(second, bens))
    assert first.leave_out(table.code, 1).view.is_final
    assert not first.bring_back(table.code, 1).view.is_final


def test_what_counts_for_nothing_holds_nobody_up(phones: list[Sheets]) -> None:
    first, second, *_ = phones
    table = begun(first, TOWN)
    copy = second.copy_of(table_of(first, table), 1, TODAY)
    put(second, copy, {"seats.1.duel_tiles": "0, 3", "seats.1.money": 5})
    seen = first.hear(table.code, typed_on(second, copy)).view
    assert [*seen.elsewhere] == ["seats.1.duel_tiles"]
    assert (seen.sealed_seats, seen.waits_for_reveal) == ((), False)


# ---- codes and databases of earlier versions, and of nobody good


def test_codes_without_seals_are_read_as_before(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    old = replace(typed_on(second, bens), seals=SealsTold())
    assert first.hear(table.code, old).view.is_final
    second.turn_over(bens.code)
    old = replace(typed_on(second, bens), seals=SealsTold())
    after = first.hear(table.code, old)
    assert after.sheet.document["seats"][1]["fields"]["tokens"] == [5, 3]
    assert kinds(first, table) == []


def test_what_lay_face_down_before_there_were_nonces_is_known_by_an_empty_seal(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    first, second, *_ = phones
    sheet = second.open(bens.code).sheet
    with second.database.writing() as connection:
        store.save(connection, replace(sheet, keeping=sheet.keeping_with(nonces={})))
    assert first.hear(table.code, typed_on(second, bens)).view.sealed_seats == (1,)
    second.turn_over(bens.code)
    first.hear(table.code, typed_on(second, bens))
    put(second, bens, {TOKENS: [1]})
    assert first.hear(table.code, typed_on(second, bens)).view.elsewhere == {}
    assert "unlike_seal" not in kinds(first, table)


def test_what_is_known_of_seals_is_kept_and_that_of_earlier_versions_read(
    phones: list[Sheets], table: Opened, bens: Opened
) -> None:
    phones[0].hear(table.code, typed_on(phones[1], bens))
    for phone, opened in ((phones[0], table), (phones[1], bens)):
        keeping = phone.open(opened.code).sheet.keeping
        assert read_keeping(keeping.written()) == keeping
    new = ("copies", "nonces", "seals", "settled_there")
    written = {k: v for k, v in json.loads(Keeping().written()).items() if k not in new}
    assert read_keeping(json.dumps(written)) == Keeping()


def test_of_one_thing_so_many_seals_are_remembered(
    monkeypatch: pytest.MonkeyPatch, phones: list[Sheets], table: Opened
) -> None:
    monkeypatch.setattr(seals_heard, "MOST_REMEMBERED", 3)
    name = table_of(phones[0], table).table
    for number in range(6):
        sealed = SealsTold({TOKENS: (f"{number:064}", "seat.1")})
        after = phones[0].hear(table.code, SeatCode(name, 1, 1, {}, seals=sealed))
    assert [seal.digest[-1] for seal in after.sheet.keeping.seals[TOKENS]] == ["3", "4", "5"]


ODD = [None, 3, "", [], {}, [[]], {"a": 1}, {"a": ["0" * 64]}, {"a": ["0" * 63, "host"]}]
ODD += [{"a": ["0" * 64, "join"]}, {"a": [[], {}]}, {"seats.1.tokens": "g" * 32}, ["a"]]


@pytest.mark.parametrize("key", ["lying", "turned", "rulings", "gone", "left"])
@pytest.mark.parametrize("value", ODD, ids=str)
@pytest.mark.parametrize("kind", ["seat", "table"])
def test_whatever_goes_along_is_read_or_refused(key: str, value: Any, kind: str) -> None:
    told = {"kind": kind, "table": "T", "base": 1, "revision": 1, "set": {}, "seats": []}
    text = portable({**told, key: value})
    check = sha256(text.encode())
    from base64 import b32encode  # noqa: PLC0415

    sign = b32encode(check.digest())[:4].decode()
    is_fitting = not value and isinstance(value, list if key in {"rulings", "left"} else dict)
    is_fitting = is_fitting or (key, value) in [("gone", {"a": 1}), ("left", [])]
    if is_fitting:
        read_parts(f"M1{sign}0101{text}")
    else:
        with pytest.raises(PortableError):
            read_parts(f"M1{sign}0101{text}")


# ---- all together


@a_share
@given(st.randoms(use_true_random=False))
def test_whatever_lies_face_down_where_all_phones_end_alike(
    phones: list[Sheets], chance: Random
) -> None:
    def types(phone: Sheets, opened: Opened, number: int) -> None:
        value = chance.choice([[5], [1, 2], [0, 3], None])
        put(phone, opened, {f"seats.{number}.tokens": value, f"seats.{number}.points": number})

    table, copies = played(phones, RUSH, chance, types)
    first, *others = phones
    lying = {n for n, copy in enumerate(copies, 1) if "tokens" in fields_at(others[n - 1], copy, n)}
    assert first.open(table.code).view.sealed_seats == tuple(sorted(lying))
    for phone, copy in zip(others, copies, strict=True):
        phone.turn_over(copy.code)
        first.hear(table.code, typed_on(phone, copy))
    assert first.reveal(table.code).view.elsewhere == {}
    for phone, copy in zip(others, copies, strict=True):
        seen = phone.catch_up(copy.code, table_of(first, table), TODAY)[0].view
        assert (seats_on(phone, copy), seen.elsewhere) == (seats_on(first, table), {})
    assert "unlike_seal" not in kinds(first, table)


def fields_at(phone: Sheets, opened: Opened, number: int) -> dict[str, Any]:
    """What stands at one seat."""
    fields: dict[str, Any] = seats_on(phone, opened)[number].get("fields", {})
    return fields
