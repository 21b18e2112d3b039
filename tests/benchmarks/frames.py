"""A map of nearly 72 tiles on a phone slowed four times: how long the browser works on each frame.

What counts is the time of the processor, as the browser itself notes it: other work on the machine
disturbs that little.
"""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from threading import Event
from typing import Any

from playwright.sync_api import Page, expect

from rules.gold_rush.map.text import write_map
from tests.benchmarks.laying import PEOPLE, nearly_played
from tests.benchmarks.live import HOST, asked, serving
from tests.house.windows import CHROMIUM, opened_browser, windows

SLOWER = 4
FRAMES, LAID = 120, 5
IN_HAND = "hand=rppp&sure=nesw"
PHONE = {"has_touch": True, "device_scale_factor": 2}
TRACED = {"categories": "toplevel,devtools.timeline", "transferMode": "ReportEvents"}
MAIN, TASK = "CrRendererMain", "ThreadControllerImpl::RunTask"
MICROSECONDS = 1_000
A_MOMENT = 50
BEFORE_THE_PRESS, LONG_ENOUGH = 600, 2_000
PRESSED_SOON = """(milliseconds) => {
    const cell = document.querySelector(".spot.fits button");
    setTimeout(() => cell.click(), milliseconds);
}"""
# Pushes the map about, a little in each frame.
PUSHED = """(frames) => new Promise((done) => {
    const box = document.getElementById("map-box");
    const frame = (count) => () => {
        box.scrollBy(count % 30 < 15 ? 12 : -12, count % 20 < 10 ? 9 : -9);
        requestAnimationFrame(count < frames ? frame(count + 1) : done);
    };
    requestAnimationFrame(frame(0));
})"""


def report() -> str:
    """The frames while the map is moved, with a tile in hand too, and while that tile is laid."""
    if CHROMIUM is None:
        return "frames of the map: no Chromium here"
    with map_page() as (page, address):
        spent = {what: frame_of(page, f"{address}{query}") for what, query in LOOKED_AT.items()}
        longest = sorted(longest_laying(page, f"{address}?{IN_HAND}") for _ in range(LAID))
    told = ", ".join(f"{what} {milliseconds:.1f} ms" for what, milliseconds in spent.items())
    laid = f"the longest of its tasks while a tile is laid {longest[LAID // 2]:.1f} ms"
    return f"a frame of that map at {SLOWER} times slower, moved: {told}; {laid}"


LOOKED_AT = {"alone": "", "with a tile in hand": f"?{IN_HAND}"}


@contextmanager
def map_page() -> Iterator[tuple[Page, str]]:
    """A phone, and the address of the map of a table."""
    seats = [{"name": name} for name in PEOPLE]
    shared = {"map": write_map(nearly_played().laid)}
    body = {"title": "gold-rush", "seats": seats, "shared": shared}
    with serving() as (port, _), opened_browser() as browser, windows(browser, port) as window:
        with closing(HTTPConnection(HOST, port)) as connection:
            home = asked(connection, "POST", "", body)["links"]["host"]
        visit = window(**PHONE)
        yield visit.page, f"{visit.home}{home}/parts"


def frame_of(page: Page, address: str) -> float:
    """The milliseconds that one frame takes, looked at closely."""
    page.goto(address)
    page.get_by_role("button", name="Nearer").tap()
    with slowed_down(page), traced(page) as events:
        page.evaluate(PUSHED, FRAMES)
    return sum(tasks(events)) / FRAMES


def longest_laying(page: Page, address: str) -> float:
    """The milliseconds for which nothing can be drawn at the most, from a press to all it shows.

    Nothing is asked of the page meanwhile: what asks would be measured too. The tile is taken back
    afterwards.
    """
    page.goto(address)
    before = page.locator("#laying-map .laid").count()
    page.evaluate(PRESSED_SOON, BEFORE_THE_PRESS)
    with slowed_down(page), traced(page) as events:
        page.wait_for_timeout(BEFORE_THE_PRESS + LONG_ENOUGH)
    expect(page.locator("#laying-map .laid")).to_have_count(before + 1)
    page.locator(".small-deeds [name=back]").evaluate("button => button.click()")
    expect(page.locator("#laying-map .laid")).to_have_count(before)
    return max(tasks(events))


@contextmanager
def slowed_down(page: Page) -> Iterator[None]:
    """The page on a phone that is so much slower."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield
    session.detach()


@contextmanager
def traced(page: Page) -> Iterator[list[dict[str, Any]]]:
    """What the browser notes of its work meanwhile; all of it is there afterwards."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    has_ended = Event()
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: has_ended.set())
    session.send("Tracing.start", TRACED)
    yield events
    session.send("Tracing.end")
    while not has_ended.is_set():
        page.wait_for_timeout(A_MOMENT)


def tasks(events: list[dict[str, Any]]) -> list[float]:
    """The milliseconds of the processor that the page took for each of its tasks."""
    pages = {(e["pid"], e["tid"]) for e in events if e["args"].get("name") == MAIN}
    found = (e for e in events if e["name"] == TASK and (e["pid"], e["tid"]) in pages)
    return [float(task.get("tdur", 0)) / MICROSECONDS for task in found]
