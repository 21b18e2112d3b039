"""Whatever can be tapped is watched: where it is, what lies over it, what a tap on it would do."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

AFTER_A_KEY = 1500
"""Milliseconds; by then what was typed has been sent, counted and shown."""

# Notes everything in sight that can be tapped; afterwards says what of it is otherwise.
WATCH = """() => {
    const TAPPED = "a[href], button, summary, select, textarea, label:has(input), "
        + "input:not([type=hidden]), [data-seat-row]";
    // News are read, and lead to the fields that they are about.
    const NEWS = ".not-right, .live-note, #conflict";
    const boxOf = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    };
    const topAt = ([x, y, width, height]) => {
        const inside = Math.min(innerHeight - 1, Math.max(0, y + height / 2));
        return document.elementFromPoint(x + width / 2, inside);
    };
    const isFree = (node) => {
        const top = topAt(boxOf(node));
        return node.contains(top) || Boolean(top?.closest("label")?.contains(node));
    };
    const isInSight = (node) => {
        const { width, height, bottom, top } = node.getBoundingClientRect();
        return node.checkVisibility() && Math.min(width, height) > 2
            && bottom > 0 && top < innerHeight && isFree(node) && !node.closest(NEWS);
    };
    const textOf = (node) => node.textContent.replace(/\\s+/g, " ").trim();
    // A line that leads to the table has a name; beside it stands what it brings so far.
    const says = (node) => node.matches("button, .button")
        ? textOf(node.querySelector(".named") ?? node) : "";
    const does = (node) => [node.getAttribute("href"), node.name, says(node)].join("|");
    const nameOf = (node) => node.id || node.name || textOf(node).slice(0, 40) || node.className;
    const isMoved = (was, now) => now.some((each, at) => Math.abs(each - was[at]) > 1);
    const watched = [...document.querySelectorAll(TAPPED)].filter(isInSight)
        .map((node) => ({ node, name: nameOf(node), was: boxOf(node), did: does(node) }));
    function* otherwise({ node, name, was, did }) {
        if (!node.isConnected) return yield `${name} is gone`;
        if (isMoved(was, boxOf(node))) return yield `${name} moved from ${was} to ${boxOf(node)}`;
        if (node.matches(":disabled")) return; // A tap on it does nothing any more.
        if (does(node) !== did) yield `${name} did ${did}, now it does ${does(node)}`;
        if (!isFree(node)) yield `${name} lies under ${topAt(was)?.outerHTML.slice(0, 80)}`;
    }
    window.otherwise = () => watched.flatMap((each) => [...otherwise(each)]);
    return watched.length;
}"""

# The next thing to touch; of things that are alike two are enough.
NEXT = """(done) => {
    const TOUCHED = "input:not([type=hidden]), textarea, summary, "
        + "button[type=button], [data-opens]";
    const isText = ({ nodeName, type }) => nodeName === "TEXTAREA" || type === "text";
    const keyOf = (node) => node.id || [node.name, node.value, node.ariaLabel].join("=");
    const kindOf = (node) => {
        const groups = ".chosen-of, .token-row, .rows, .line-of-pad, .steppers, .field";
        const place = node.closest(groups);
        const group = node.type === "radio" ? node.name : place?.className ?? "";
        return [node.nodeName, node.type, node.dataset.step, group].join();
    };
    const isNew = (node) => !done.some(([key]) => key === keyOf(node))
        && done.filter(([, kind]) => kind === kindOf(node)).length < 2;
    const isFree = (node) => node.checkVisibility()
        && !node.matches(":disabled, :checked, [readonly]")
        && !node.closest("fieldset:disabled, .paint, [data-composer], .seat-head")
        && !node.name?.endsWith(".mark") && isNew(node);
    const form = document.querySelector("[data-seat-form], form[data-keep]");
    const open = form?.querySelector("details.ledger-line[open]");
    const inside = (part) => [...part?.querySelectorAll(TOUCHED) ?? []];
    const places = [...inside(open), ...inside(form)];
    const node = places.find(isFree);
    if (!node) return null;
    const target = node.closest("label.chip, label.tick, label.hidden") ?? node;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = target.getBoundingClientRect();
    return { key: keyOf(node), kind: kindOf(node), isText: isText(node),
        isNumber: node.matches(".figures, [inputmode]"), x: x + width / 2, y: y + height / 2 };
}"""


@dataclass
class Watcher:
    """Touches one thing after the other, and looks each time what else has changed since."""

    page: Page
    most: int
    touched: list[tuple[str, str]] = field(default_factory=list)

    def moved_by_touches(self) -> Iterator[str]:
        """What became of things that nobody touched, with what was touched before."""
        for _ in range(self.most):
            found = self.page.evaluate(NEXT, self.touched)
            if found is None:
                return
            self.touched.append((found["key"], found["kind"]))
            self._touch(found)
            yield from (f"after {found['key']}: {says}" for says in moved_meanwhile(self.page))

    def _touch(self, found: Any) -> None:
        """Tap it, or type a sign; what a tap does at once is seen by whoever taps."""
        self.page.touchscreen.tap(found["x"], found["y"])
        self.page.evaluate(WATCH)
        if found["isText"]:
            self.page.keyboard.type("1" if found["isNumber"] else "W")


def moved_meanwhile(page: Page) -> list[str]:
    """What moved, or does something else by now, since things were watched."""
    page.wait_for_timeout(AFTER_A_KEY)
    told: list[str] = page.evaluate("window.otherwise()")
    return told
