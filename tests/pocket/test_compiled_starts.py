"""The second start is quicker than the first, and any start is a start."""

import pytest
from playwright.sync_api import Page

from tests.pocket.phones import COMPILED, PATIENCE, Taken, compiled_on
from tests.thorough import thorough

CUT, OTHER = "cut", "other"
SPOILED = """async (how) => {
    for (const version of await caches.keys()) {
        const kept = await caches.open(version);
        for (const { url } of await kept.keys()) {
            if (!url.includes("/compiled/")) continue;
            const answer = await kept.match(url), { headers } = answer;
            const found = new Uint8Array(await answer.arrayBuffer());
            const spoiled = how === "cut" ? found.slice(0, 999) : found.fill(67);
            await kept.put(url, new Response(spoiled, { headers }));
        }
    }
}"""
pytestmark = thorough


def woken(phone: Taken) -> Page:
    """A tab in which Python is awake."""
    page = phone.open("gold-rush/score?seats.0.name=Ann&seats.1.name=Ben").page
    page.locator("body[data-awake]").wait_for(timeout=PATIENCE)
    return page


@pytest.mark.parametrize("how", [CUT, OTHER])
def test_what_was_compiled_is_taken_where_it_is_whole(phone: Taken, how: str) -> None:
    sizes = compiled_on(woken(phone))
    assert sorted(sizes) == ["library.zip", "program.tar"]
    assert min(sizes.values()) > 1_000_000
    phone.start_again()
    second = woken(phone)
    assert second.evaluate(COMPILED) == sizes
    second.evaluate(SPOILED, how)
    phone.start_again()
    assert compiled_on(woken(phone)) == pytest.approx(sizes, rel=0.05)
