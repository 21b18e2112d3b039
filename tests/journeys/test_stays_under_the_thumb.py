"""Nothing that can be tapped moves, goes or says something else by itself, on any page."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from scoring.titles import titles
from tests.house.visits import Visit
from tests.journeys.bad_wifi import call, new_sheet
from tests.journeys.conftest import Visiting
from tests.journeys.sheets import sit_down
from tests.journeys.test_typing_moves_nothing import TYPED
from tests.journeys.watching import WATCH, Watcher, moved_meanwhile
from tests.thorough import thorough
from web.house.rooms import pages_of

MOST = 8
NAMES = ("Ann", "Ben", "Cid", "Dee")

Opening = Callable[[Visit, str], Page]


def code_in(link: str) -> str:
    """The code at the end of a link to a sheet."""
    return link.rpartition("/")[2]


def typed_by_another(visit: Visit, link: str, **puts: object) -> None:
    """Another phone changes something."""
    address = f"{visit.home}/api/v1/sheets/{code_in(link)}"
    call(address, {"base": call(address)["revision"], "set": puts}, "PATCH")


def number_of(title: str, seat: int, value: int = 4) -> dict[str, object]:
    """A number that counts at once, at a seat."""
    root, _, inner = TYPED[title].partition(".")
    return {f"seats.{seat}.{root}": {inner: value} if inner else value}


def own_seat(visit: Visit, title: str) -> Page:
    """A seat on a phone of its own."""
    links = new_sheet(visit.home, title, NAMES)["links"]
    return sit_down(visit, links["join"], "Ann")


def seat_of_host(visit: Visit, title: str) -> Page:
    """A seat that the host fills in, with others still to come."""
    return visit.go(f"{new_sheet(visit.home, title, NAMES)['links']['host']}/seat/0")


def last_seat(visit: Visit, title: str) -> Page:
    """The last seat that the host fills in: being done with it ends the game."""
    host = new_sheet(visit.home, title, NAMES[:2])["links"]["host"]
    typed_by_another(visit, host, **number_of(title, 1), **{"seats.1.done": True})
    return visit.go(f"{host}/seat/0")


def page_beside(key: str) -> Opening:
    """A page beside the seats."""

    def opened(visit: Visit, title: str) -> Page:
        return visit.go(f"{new_sheet(visit.home, title, NAMES)['links']['host']}/{key}")

    return opened


SEATS = {"own seat": own_seat, "seat of the host": seat_of_host, "last seat": last_seat}


def all_pages() -> Iterator[Any]:
    """Every kind of page on which something is typed, of each title."""
    for slug, title in titles().items():
        keys = [*(["parts?form=1"] if title.shared_parts else []), *pages_of(title).beside]
        for name, opened in {**SEATS, **{key: page_beside(key) for key in keys}}.items():
            yield pytest.param(slug, opened, id=f"{slug}, {name}")


@thorough
@pytest.mark.parametrize(("title", "opened"), [*all_pages()])
def test_what_is_touched_moves_nothing_else(phone: Visiting, title: str, opened: Opening) -> None:
    assert [*Watcher(opened(phone(), title), MOST).moved_by_touches()] == []


# What others do meanwhile


def host_page(visit: Visit, links: Any) -> Page:
    """The table as its host sees it."""
    return visit.go(links["host"])


def joining(visit: Visit, links: Any) -> Page:
    """Who has scanned the code of the table, and is about to tap a name."""
    return visit.go(links["join"])


def of_ann(visit: Visit, links: Any) -> Page:
    """A seat on a phone of its own, on which somebody has said to be done."""
    page = sit_down(visit, links["join"], "Ann")
    page.locator("#is-done").tap()
    page.locator("#not-done").wait_for()
    return page


def seat_by_host(visit: Visit, links: Any) -> Page:
    """A seat that the host fills in."""
    return visit.go(f"{links['host']}/seat/0")


OPENED = {"table": host_page, "join": joining, "own seat": of_ann, "seat by host": seat_by_host}


@pytest.mark.parametrize("opened", OPENED.values(), ids=OPENED)
@pytest.mark.parametrize("title", TYPED)
def test_what_others_do_moves_nothing_under_a_thumb(
    phone: Visiting, title: str, opened: Callable[[Visit, Any], Page]
) -> None:
    visit, others = phone(), phone()
    links = new_sheet(visit.home, title, NAMES)["links"]
    typed_by_another(visit, links["host"], **number_of(title, 0))
    page = opened(visit, links)
    moved = []
    for number in (2, 1):
        page.evaluate(WATCH)
        sit_down(others, links["join"], NAMES[number])
        moved += moved_meanwhile(page)
        typed_by_another(visit, links["host"], **number_of(title, number, 4 + 2 * number))
        moved += moved_meanwhile(page)
        typed_by_another(visit, links["host"], **{f"seats.{number}.done": True})
        moved += moved_meanwhile(page)
    assert moved == []
