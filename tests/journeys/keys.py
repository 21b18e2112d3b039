"""A keyboard and nothing else; wherever it stops, one sees where."""

from dataclasses import dataclass

from playwright.sync_api import ElementHandle, Locator, Page

from tests.journeys.pages import another_page

MOST_STOPS = 120
FOCUS = """wanted => {
    const node = document.activeElement;
    const style = getComputedStyle(node);
    const place = node.closest("label") ?? node;
    const shows = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const free = [...place.getClientRects()].some(({ x, y, width, height }) =>
        place.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
    return { there: node === wanted, seen: shows && free, at: node.outerHTML.slice(0, 200) };
}"""


@dataclass
class Keys:
    """Somebody who goes through a page with Tab."""

    page: Page

    def to(self, place: Locator) -> None:
        """Press Tab until this has the focus; all on the way shows that it has it."""
        wanted = place.element_handle()
        if wanted.evaluate("node => node === document.activeElement"):
            return
        for _ in range(MOST_STOPS):
            self.press("Tab")
            if self._is_at(wanted):
                return
        raise AssertionError(f"no way to {place}")

    def walk(self, *keys: str) -> None:
        """Go on with arrows and letters within something; each step shows where."""
        for key in keys:
            self.press(key)
            self._is_at(None)

    def press(self, key: str) -> None:
        """Press a key where the focus is."""
        self.page.keyboard.press(key)

    def enter(self) -> None:
        """Press Enter where it leads to another page."""
        with another_page(self.page):
            self.press("Enter")

    def follow(self, place: Locator) -> None:
        """Go to what leads to another page and press Enter."""
        self.to(place)
        self.enter()

    def type(self, place: Locator, text: str) -> None:
        """Go to a field and replace what stands there."""
        self.to(place)
        self.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def _is_at(self, wanted: ElementHandle | None) -> bool:
        focus = self.page.evaluate(FOCUS, wanted)
        assert focus["seen"], focus["at"]
        return bool(focus["there"])
