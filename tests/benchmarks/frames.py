"""A map of nearly 72 tiles on a phone slowed four times: how long the browser draws each frame."""

from contextlib import closing
from http.client import HTTPConnection
from statistics import median, quantiles

from playwright.sync_api import Page

from rules.gold_rush.map.text import write_map
from tests.benchmarks.laying import PEOPLE, nearly_played
from tests.benchmarks.live import HOST, asked, serving
from tests.house.windows import CHROMIUM, opened_browser, windows

SLOWER = 4
FRAMES = 60
AFTER_A_LAY = 40
IN_HAND = "hand=rppp&sure=nesw"
TILE = ".spot.fits button, .spot.otherwise button"
PHONE = {"has_touch": True, "device_scale_factor": 2}
# From the beginning of a frame until it is drawn, while the map is pushed about if asked for.
DRAWN = """([frames, isPushed]) => new Promise((done) => {
    const box = document.getElementById("map-box");
    const { port1, port2 } = new MessageChannel();
    const spent = [];
    let began = 0;
    const frame = () => {
        began = performance.now();
        const [x, y] = [spent.length % 30 < 15 ? 12 : -12, spent.length % 20 < 10 ? 9 : -9];
        if (isPushed) box.scrollBy(x, y);
        port2.postMessage(0);
    };
    port1.onmessage = () => {
        spent.push(performance.now() - began);
        if (spent.length < frames) requestAnimationFrame(frame);
        else done(spent);
    };
    requestAnimationFrame(frame);
})"""


def report() -> str:
    """The frames while the map is moved, with a tile in hand too, and after one was laid."""
    if CHROMIUM is None:
        return "frames of the map: no Chromium here"
    game = nearly_played()
    seats = [{"name": name} for name in PEOPLE]
    body = {"title": "gold-rush", "seats": seats, "shared": {"map": write_map(game.laid)}}
    with serving() as (port, _), opened_browser() as browser, windows(browser, port) as window:
        with closing(HTTPConnection(HOST, port)) as connection:
            home = asked(connection, "POST", "", body)["links"]["host"]
        visit = window(**PHONE)
        frames = {
            "moved": frames_of(visit.go(f"{home}/parts"), is_pushed=True),
            "moved with a tile in hand": frames_of(
                visit.go(f"{home}/parts?{IN_HAND}"), is_pushed=True
            ),
            "after a tile was laid": frames_of(laid(visit.page), is_pushed=False),
        }
    told = ", ".join(f"{what} {_told(spent)}" for what, spent in frames.items())
    return f"a frame of a map of {len(game.laid)} at {SLOWER} times slower: {told}"


def frames_of(page: Page, *, is_pushed: bool) -> list[float]:
    """The milliseconds of each frame; the map is looked at closely."""
    if is_pushed:
        page.get_by_role("button", name="Nearer").tap()
    slowed(page)
    frames = FRAMES if is_pushed else AFTER_A_LAY
    spent: list[float] = page.evaluate(DRAWN, [frames, is_pushed])
    return spent


def slowed(page: Page) -> None:
    """The processor of a phone."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def laid(page: Page) -> Page:
    """The page once a finger has laid the tile in hand; what it draws is still to come."""
    page.locator(TILE).first.tap()
    return page


def _told(spent: list[float]) -> str:
    return f"{median(spent):.1f} ms (95 of 100 within {quantiles(spent, n=20)[-1]:.1f})"
