"""What was typed is there after any reload; what showed as saved is there after any sudden end."""

import re
from random import Random
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Error, Page, expect

from tests.pocket.phones import KEPT, PATIENCE, Opened, Taken
from tests.thorough import thorough

SLUG, FIELDS = "carson-city", ("victory_points", "money")
RELOADS, KILLS = 50, 20
ONE_OF_PYTHON_IN = 10
"""The page that owns Python is reloaded too, which then wakes in another page."""
LATEST = 1_500
"""Milliseconds: what is typed is sent when the hand rests, and kept soon after."""
A_TABLE = re.compile(r"/s/\w+(\?|$)")
TYPE = """([names, texts]) => {
    const fields = names.map((name) => document.querySelector(`[name="${name}"]`));
    fields.forEach((field, at) => { field.value = texts[at]; });
    fields[0].dispatchEvent(new Event("input", { bubbles: true }));
}"""
SLEEPS_UNTIL_TOLD = """(() => {
    const rested = new Promise((go) => { window.wakePython = go; });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...told) {
        rested.then(() => postMessage.apply(this, told));
    };
})()"""
BETWEEN_TWO_PAGES, TRIES = "Not attached to an active page", 100
KEEPS = """async ([address, names]) => {
    const sheet = await (await fetch(address, { cache: "no-store" })).json();
    return names.map((name) => sheet.seats[0].fields[name] ?? null);
}"""

pytestmark = thorough


class Typed(NamedTuple):
    """Two numbers of a seat, which are sent together."""

    points: str
    money: str


NOTHING = (None, None)


def new_seat(opened: Opened) -> str:
    """The address of the first seat of a new table."""
    opened.shows("main", "Carson City")
    opened.go(f"/{SLUG}/score?seats.0.name=Ann&seats.1.name=Ben")
    opened.follow(opened.button("A phone for each"))
    expect(opened.page).to_have_url(A_TABLE)
    return f"{opened.path}/seat/0"


def type_both(opened: Opened, typed: Typed) -> None:
    """At one blow, so that they are sent together."""
    opened.frame.evaluate(TYPE, [[f"seats.0.{name}" for name in FIELDS], [*typed]])


def shown(opened: Opened) -> tuple[str, ...]:
    """What stands in the fields."""
    places = (opened.inside.locator(f"[name='seats.0.{name}']") for name in FIELDS)
    return tuple(place.input_value() for place in places)


def is_saved(opened: Opened) -> bool:
    """Whether the page says so."""
    return opened.inside.locator("[data-sending]").inner_text() == KEPT


def kept(opened: Opened, seat: str) -> tuple[str | None, ...]:
    """What the table holds."""
    code = seat.split("/")[2]
    found = opened.frame.evaluate(KEEPS, [f"/api/v1/sheets/{code}", [*FIELDS]])
    return tuple(None if each is None else str(each) for each in found)


def wait_until_kept(opened: Opened, seat: str, typed: Typed) -> None:
    """What waited on the page has come to the table."""
    until = monotonic() + PATIENCE / 1000
    while (now := kept(opened, seat)) != typed:
        assert monotonic() < until, (now, typed)
        opened.page.wait_for_timeout(100)


def draw(chance: Random) -> Typed:
    """Two numbers that nobody typed before."""
    return Typed(str(chance.randrange(100, 999)), str(chance.randrange(100, 999)))


def test_a_reload_loses_nothing_that_was_typed(phone: Taken, piece: int) -> None:
    chance = Random(piece)  # noqa: S311 (nothing secret)
    keeper, typist = phone.open(), phone.open()
    seat = new_seat(typist)
    typist.go(seat)
    for number in range(RELOADS):
        if number % ONE_OF_PYTHON_IN == ONE_OF_PYTHON_IN - 1:
            keeper.reload()
        typed = draw(chance)
        type_both(typist, typed)
        typist.page.wait_for_timeout(chance.randrange(LATEST))
        typist.reload()
        for place, text in zip(FIELDS, typed, strict=True):
            expect(typist.inside.locator(f"[name='seats.0.{place}']")).to_have_value(text)
        wait_until_kept(typist, seat, typed)


def test_a_table_on_one_phone_outlives_a_reload_while_it_is_typed(phone: Taken) -> None:
    opened = phone.open(f"{SLUG}/score/seat/0?seats.0.name=Ann&seats.1.name=Ben")
    opened.shows("main", "Ann")
    points, money = (opened.inside.locator(f"[name='seats.0.{name}']") for name in FIELDS)
    points.fill("21")
    money.press_sequentially("47")
    opened.reload()
    expect(points).to_have_value("21")
    expect(money).to_have_value("47")


def test_what_is_typed_while_python_sleeps_is_there_once_it_is_awake(phone: Taken) -> None:
    phone.start_again()
    phone.context.add_init_script(SLEEPS_UNTIL_TOLD)
    opened = phone.open(f"{SLUG}/score")
    for number, name in enumerate(("Ann", "Ben"), 1):
        opened.inside.get_by_label(f"Player {number}", exact=True).fill(name)
    with opened.another_page():
        opened.button("Start, a phone for each").click(no_wait_after=True)
        assert not opened.page.locator("body[data-awake]").count()
        opened.page.evaluate("wakePython()")
    expect(opened.page).to_have_url(A_TABLE)
    assert opened.inside.locator(".seat-name").all_inner_texts() == ["Ann", "Ben"]


def reload_at_once(page: Page) -> None:
    """As quickly as the browser lets anybody, who has no page to reload for a moment."""
    for _ in range(TRIES):
        try:
            page.reload()
        except Error as error:
            if BETWEEN_TWO_PAGES not in error.message:
                raise
        else:
            return
    raise AssertionError("there was never a page to reload")


def test_who_reloads_before_the_page_is_there_still_gets_it(phone: Taken) -> None:
    opened = phone.open()
    opened.shows("main", "Carson City")
    for _ in range(5):
        opened.page.goto(f"{phone.address}{SLUG}/rules", wait_until="commit")
        reload_at_once(opened.page)
        opened.shows("h1", "Look up")
        assert opened.path == f"/{SLUG}/rules"


def test_a_sudden_end_loses_nothing_that_showed_as_saved(phone: Taken, piece: int) -> None:
    chance = Random(piece)  # noqa: S311
    opened = phone.open()
    seat = new_seat(opened)
    before: tuple[str | None, ...] = NOTHING
    waiting, saved = before, []
    for number in range(KILLS):
        opened.go(seat)
        expect(opened.inside.locator("[data-seat-form]")).to_be_visible()
        typed = draw(chance)
        type_both(opened, typed)
        opened.page.wait_for_timeout(chance.randrange(LATEST))
        saved.append(is_saved(opened))
        phone.kill()
        opened = phone.open()
        opened.shows("main", "Carson City")
        now = kept(opened, seat)
        whole = [typed] if saved[-1] else [typed, before, waiting]
        assert now in whole, (number, now, whole)
        before, waiting = now, typed
    assert set(saved) == {True, False}
