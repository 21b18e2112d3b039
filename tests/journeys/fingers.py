"""A finger on the glass: taps and strokes, and how many of them it took."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.journeys.pages import another_page

FRAME = 26
FREE = """node => {
    const box = node.getClientRects()[0];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const label = node.closest("label");
    const thick = Math.min(box.height / 4, 6);
    const isFree = [y - thick, y, y + thick].every((height) => {
        const top = document.elementFromPoint(x, height);
        return node.contains(top) || !!label?.contains(top);
    });
    return isFree ? [x, y] : null;
}"""
# Brings it to the middle of the screen; how many pushes of 600 pixels that takes.
PUSHED = """node => {
    const before = scrollY;
    node.scrollIntoView({ block: "center", behavior: "instant" });
    return Math.max(1, Math.ceil(Math.abs(scrollY - before) / 600));
}"""


@dataclass
class Finger:
    """One finger; pushing the page to reach something counts as a touch too, and so does a key."""

    page: Page
    touches: int = 0

    def tap(self, place: Locator) -> None:
        """Touch the middle of something."""
        self.page.touchscreen.tap(*self._reach(place)[0])
        self.touches += 1

    def type(self, text: str) -> None:
        """Type where the focus is."""
        self.page.keyboard.type(text)
        self.touches += len(text)

    def type_each(self, *texts: str) -> None:
        """Type into one field after the other, with Enter between them."""
        first, *others = texts
        self.type(first)
        for text in others:
            self.press("Enter")
            self.type(text)

    def press(self, key: str) -> None:
        """Press a key such as Enter."""
        self.page.keyboard.press(key)
        self.touches += 1

    def follow(self, place: Locator) -> None:
        """Touch what leads to another page."""
        with another_page(self.page):
            self.tap(place)

    def paint(self, *parcels: str) -> None:
        """Tap a parcel, or drag over several without lifting; one touch."""
        self.stroke(*map(self.parcel, parcels))

    def stroke(self, *places: Locator) -> None:
        """Tap a place, or drag over several without lifting; one touch."""
        if len(places) == 1:
            self.tap(*places)
        else:
            self._drag(*places)

    def _drag(self, *places: Locator) -> None:
        first, *others = self._reach(*places)
        glass = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: list[float]) -> None:
            at = [{"x": x, "y": y} for x, y in points]
            told: dict[str, Any] = {"type": kind, "touchPoints": at}
            glass.send("Input.dispatchTouchEvent", told)

        touch("touchStart", first)
        for point in others:
            touch("touchMove", point)
        touch("touchEnd")
        glass.detach()
        self.touches += 1

    def parcel(self, name: str) -> Locator:
        """The square of the painter with this name."""
        spot = (int(name[1:]) - 1) * FRAME + ord(name[0]) - ord("a")
        return self.page.locator(f'[data-spot="{spot}"]')

    def brush(self, letter: str) -> None:
        """Choose a picture to paint."""
        self.tap(self.page.locator(f'[role="radio"][data-letter="{letter}"]'))

    def _reach(self, *places: Locator) -> list[list[float]]:
        """The points to touch, after one push of the page where anything is out of sight."""
        places[0].wait_for()
        if not all(points := [place.evaluate(FREE) for place in places]):
            self.touches += places[0].evaluate(PUSHED)
            points = [place.evaluate(FREE) for place in places]
        assert all(points), "something lies over it"
        return points
