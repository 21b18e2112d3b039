"""Somebody looks at a page in a browser, and what a page must not have."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Request, Response

LIGHT_ENOUGH = 60 * 1024
FINGER = 44
TO_TOUCH = "a.button, .questions a, .name, button:not([aria-hidden]), select, textarea"
SEND = "form[action^='/api/'][method=post] button"
TOO_SMALL = """([to_touch, finger]) => [...document.querySelectorAll(to_touch)]
    .filter(place => place.checkVisibility())
    .filter(place => Math.min(place.offsetWidth, place.offsetHeight) < finger)
    .map(place => place.textContent.trim())"""
ALL_IS_DRAWN = """() => new Promise(done => requestAnimationFrame(() =>
    requestAnimationFrame(() => document.fonts.ready.then(() => done()))))"""
WIDTHS = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"


@dataclass
class Visit:
    """A page in a window of its own, and what was heard and fetched meanwhile."""

    page: Page
    home: str
    said: list[str] = field(default_factory=list)
    fetched: list[Request] = field(default_factory=list)
    received: list[Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("request", self.asks)
        self.page.on("response", self.gets)

    def asks(self, request: Request) -> None:
        self.fetched.append(request)

    def gets(self, answer: Response) -> None:
        self.received.append(answer)

    def go(self, address: str) -> Page:
        self.page.goto(self.home + address)
        return self.page

    def send(self, call: str, body: Any = None) -> Page:
        """Send the example of a call, or another body."""
        page = self.go(f"/api/?call={call}")
        if body is not None:
            page.fill("#body", json.dumps(body))
        self.received.clear()
        with page.expect_navigation():
            page.click(SEND)
        return page

    def weight(self) -> int:
        """What came over the wire for the last page, heads included, fonts aside."""
        heavy = (answer for answer in self.received if not answer.url.endswith(".woff2"))
        sizes = [answer.request.sizes() for answer in heavy]
        return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def flaws(visit: Visit) -> Iterator[str]:
    """What a page must not have, whoever looks at it in whatever window."""
    visit.page.evaluate(ALL_IS_DRAWN)
    needed, there = visit.page.evaluate(WIDTHS)
    if needed > there:
        yield f"{needed} pixels wide in a window of {there}"
    yield from (f"said: {line}" for line in visit.said)
    for request in visit.fetched:
        if not request.url.startswith(f"{visit.home}/"):
            yield f"asked elsewhere: {request.url}"
    if visit.weight() > LIGHT_ENOUGH:
        yield f"{visit.weight()} bytes over the wire"
    for told in visit.page.evaluate(TOO_SMALL, [TO_TOUCH, FINGER]):
        yield f"too small to touch: {told}"
    found = Axe().run(visit.page)
    if found.violations_count:
        yield found.generate_report()
