"""Numbers that do not hold yet what was typed, or are old for want of a network, say so."""

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.journeys.bad_wifi import new_sheet
from tests.journeys.conftest import Visiting
from tests.journeys.pages import field, so_far
from tests.journeys.sheets import (
    SAVED,
    back_again,
    complaints,
    cut_off,
    note,
    sending,
    sit_down,
    total,
)
from tests.journeys.test_typing_moves_nothing import COUNTED, TYPED

PENCIL = """node => {
    const { content, visibility } = getComputedStyle(node, "::after");
    return content.includes("✎") && visibility === "visible";
}"""
MARKED = f"selector => [...document.querySelectorAll(selector)].map({PENCIL})"
TOTALS = ".seat-total"
OLD = "No connection. The numbers may be old."


def is_old(place: Locator) -> Any:
    """Whether a number carries the pencil."""
    return place.evaluate(PENCIL)


def waits_until(page: Page, selector: str, marks: list[bool]) -> None:
    """Wait until just these numbers are marked."""
    page.wait_for_function(
        f"([selector, marks]) => JSON.stringify(({MARKED})(selector)) === JSON.stringify(marks)",
        arg=[selector, marks],
    )


def hold(held: list[Route], route: Route) -> None:
    """Keep what is sent on its way; what is only fetched comes."""
    if route.request.method == "POST":
        held.append(route)
    else:
        route.continue_()


def table(phone: Visiting, title: str) -> tuple[Page, Page]:
    """Ann's seat on her phone, and the host's page of the table."""
    anns, hosts = phone(), phone()
    links = new_sheet(anns.home, title, ("Ann", "Ben"))["links"]
    ann, host = sit_down(anns, links["join"], "Ann"), hosts.go(links["host"])
    if ann.locator(COUNTED).count():
        ann.locator(COUNTED).check()
    field(ann, f"seats.0.{TYPED[title]}").fill("12")
    expect(sending(ann)).to_have_text(SAVED)
    expect(total(host, "Ann")).not_to_have_text("–")
    return ann, host


@pytest.mark.parametrize("title", TYPED)
def test_a_number_is_old_until_what_was_typed_is_answered(phone: Visiting, title: str) -> None:
    ann, _ = table(phone, title)
    assert not is_old(so_far(ann))
    held: list[Route] = []
    ann.route("**/s/**", lambda route: hold(held, route))
    before = so_far(ann).inner_text()
    field(ann, f"seats.0.{TYPED[title]}").fill("14")
    assert so_far(ann).inner_text() == before
    assert is_old(so_far(ann))
    waits_until(ann, TOTALS, [True, False])
    while not held:
        ann.wait_for_timeout(50)
    ann.unroute("**/s/**")
    for route in held:
        with suppress(Error):  # the page gave it up for a later one
            route.continue_()
    waits_until(ann, TOTALS, [False, False])
    assert so_far(ann).inner_text() != before
    assert not is_old(so_far(ann))


def test_every_number_is_old_while_there_is_no_network(phone: Visiting) -> None:
    ann, host = table(phone, "gold-rush")
    cut_off(host)
    waits_until(host, TOTALS, [True, True])
    expect(note(host)).to_have_text(OLD)
    expect(total(host, "Ann")).to_have_text("12")
    field(ann, "seats.0.points").fill("28")
    expect(sending(ann)).to_have_text(SAVED)
    expect(total(host, "Ann")).to_have_text("12")
    back_again(host)
    expect(total(host, "Ann")).to_have_text("28")
    waits_until(host, TOTALS, [False, False])
    expect(note(host)).to_have_text("")


def test_what_lines_say_is_old_too(phone: Visiting) -> None:
    ann, _ = table(phone, "gold-rush")
    marker = ann.locator("#marker")
    expect(marker).not_to_have_text("")
    assert not is_old(marker)
    cut_off(ann)
    field(ann, "seats.0.points").fill("33")
    assert is_old(marker)
    assert is_old(so_far(ann))
    back_again(ann)
    expect(so_far(ann)).to_contain_text("33")
    waits_until(ann, "#marker, #so-far", [False, False])


def test_no_pencil_is_left_where_nothing_is_typed(phone: Visiting) -> None:
    visit = phone()
    links = new_sheet(visit.home, "carson-city", ("Ann", "Ben"))["links"]
    page = sit_down(visit, links["join"], "Ann")
    page.wait_for_timeout(5000)  # longer than a connection may be gone without a word
    assert page.evaluate(MARKED, f"{TOTALS}, #so-far") == [False, False, False]
    assert complaints(visit) == []
