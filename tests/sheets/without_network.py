"""Phones without a network, each with Boomtown of its own, that show codes to each other."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pytest

from scoring.titles import titles
from sheets import view
from sheets.edits import ChangeRequest
from sheets.meeting.texts import SeatCode, TableCode, in_parts, read_parts
from sheets.opened import Opened
from sheets.sheets import Sheets
from sheets.storage import open_database

TODAY = date(2026, 11, 19)
PEOPLE = ("Ann", "Ben", "Cid", "Dee")
CARDS, RUSH = "carson-city-cards", "gold-rush"


@pytest.fixture
def phones(tmp_path: Any) -> Iterator[list[Sheets]]:
    """Four phones, each with Boomtown of its own."""
    phones = [
        Sheets(open_database(f"sqlite:///{tmp_path}/{name}.db"), name.encode() * 8, "test")
        for name in PEOPLE
    ]
    yield phones
    for phone in phones:
        phone.close()


@pytest.fixture
def covered_moments(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as it would be if what a question asks for could lie face down."""
    title = titles()[CARDS]
    covered = replace(title.sheet, covered=frozenset({"appeal", "moment"}))
    monkeypatch.setitem(title.__dict__, "sheet", covered)
    view.standing_of.cache_clear()
    yield
    view.standing_of.cache_clear()


def begun(phone: Sheets, slug: str = CARDS) -> Opened:
    """The table, on the phone of the first."""
    return phone.make({"title": slug, "seats": [{"name": name} for name in PEOPLE]}, TODAY)


def table_of(phone: Sheets, opened: Opened) -> TableCode:
    """What the first phone shows, as another one reads it."""
    told = read_parts("\n".join(in_parts(phone.table_code(opened.code))))
    assert isinstance(told, TableCode)
    return told


def typed_on(phone: Sheets, opened: Opened) -> SeatCode:
    """What a phone with a copy shows, as the first one reads it."""
    told = read_parts(" ".join(reversed(in_parts(phone.seat_code(opened.code)))))
    assert isinstance(told, SeatCode)
    return told


def put(phone: Sheets, opened: Opened, puts: dict[str, Any]) -> Opened:
    """A change by whoever sees the last revision."""
    revision = phone.open(opened.code).sheet.revision
    return phone.put(opened.code, ChangeRequest(revision, puts))


def seats_on(phone: Sheets, opened: Opened) -> Any:
    """What stands at each seat."""
    return phone.open(opened.code).sheet.document["seats"]


def played(
    phones: list[Sheets], slug: str, chance: Random, does: Callable[[Sheets, Opened, int], object]
) -> tuple[Opened, list[Opened]]:
    """A table and its copies, at which something is done and now and then a code is read."""
    first, *others = phones
    table = begun(first, slug)
    copies = [phone.copy_of(table_of(first, table), n, TODAY) for n, phone in enumerate(others, 1)]
    for _ in range(chance.randrange(1, 12)):
        number = chance.randrange(len(PEOPLE))
        phone, opened = phones[number], [table, *copies][number]
        does(phone, opened, number)
        if number and chance.random() < 0.5:
            first.hear(table.code, typed_on(phone, opened))
        if number and chance.random() < 0.4:
            _, mine = phone.catch_up(opened.code, table_of(first, table), TODAY)
            assert mine == {}
    for phone, copy in zip(others, copies, strict=True):
        first.hear(table.code, typed_on(phone, copy))
    return table, copies
