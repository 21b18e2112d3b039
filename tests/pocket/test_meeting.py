"""Four phones without a server and without a network put four seats together by codes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.pocket.conftest import Host
from tests.pocket.phones import PATIENCE, Opened, Taken
from tests.thorough import thorough

PEOPLE = ("Ann", "Ben", "Cid", "Dee")
A_SHEET = re.compile(r"/s/\w+$")
POINTS = ("3", "14", "15", "9")
SLUG = "nevada-city"


@pytest.fixture
def phones(host: Host, tmp_path: Path) -> Iterator[list[Taken]]:
    """Four phones with Boomtown on them."""
    with sync_playwright() as driver:
        phones = [Taken(driver, tmp_path / name, host) for name in PEOPLE]
        host.stop()
        yield phones
        for phone in phones:
            phone.put_away()


def photos_of(opened: Opened, folder: Path) -> list[Path]:
    """A picture of each code that a phone shows one after the other."""
    codes = opened.inside.locator("[data-codes] figure")
    expect(codes.first).to_be_attached()
    taken = []
    for number in range(codes.count()):
        file = folder / f"{opened.path.replace('/', '-')} {number}.png"
        expect(codes.nth(number)).to_be_visible()
        codes.nth(number).locator("svg").screenshot(path=file)
        taken.append(file)
    return taken


def read(opened: Opened, photos: list[Path]) -> None:
    """The phone gets the pictures, as its camera would take them."""
    with opened.page.expect_event("framenavigated", timeout=PATIENCE):
        opened.inside.locator("[data-photo]").set_input_files(photos)


@thorough
def test_four_phones_put_four_seats_together(phones: list[Taken], tmp_path: Path) -> None:
    first, *others = [phone.open() for phone in phones]
    first.shows("main", "Carson City")
    names = "&".join(f"seats.{n}.name={name}" for n, name in enumerate(PEOPLE))
    first.go(f"/{SLUG}/score?{names}")
    first.inside.get_by_role("button", name="A phone for each").click()
    expect(first.page).to_have_url(A_SHEET)
    table = first.path
    first.go(f"{table}/meet")
    shown = photos_of(first, tmp_path)
    for number, other in enumerate(others, 1):
        other.shows("main", "Carson City")
        other.go("/meet")
        read(other, shown)
        other.inside.get_by_role("button", name=PEOPLE[number]).click()
        expect(other.page).to_have_url(A_SHEET)
        other.type_points(POINTS[number])
        other.go(f"{other.path}/meet")
        told = photos_of(other, tmp_path)
        first.go(f"{table}/meet")
        read(first, told)
        first.shows("[role=status]", f"Taken over: {PEOPLE[number]}")
    for number in range(1, len(PEOPLE)):
        first.go(f"{table}/seat/{number}")
        expect(first.inside.locator(f"[data-seat-form='{number}']")).to_be_visible()
        field = first.inside.locator("main input[inputmode]").first
        expect(field).to_have_value(POINTS[number])
