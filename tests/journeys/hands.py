"""A hand that fills in whatever a form has, as quickly as it is told, and knows what it typed."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

FORM = "[data-seat-form], form[data-keep]"
OTHERS = (".mark", ".way")
"""Endings of names that are left to other phones, or chosen before anything is typed."""

# The next field that nobody has touched yet, after all that can be unfolded is unfolded: where it
# is on the screen, and how it is filled in.
NEXT = """([form, done, leaveOut, inOne]) => {
    const place = document.querySelector(form);
    for (const each of place.querySelectorAll("details:not([open])")) each.open = true;
    for (const each of place.querySelectorAll("[type=checkbox]:not([name])")) each.checked = true;
    const fields = [...place.querySelectorAll("[name*='.']:is(input, select, textarea)")]
        .filter(({ type }) => type !== "hidden");
    const names = fields.map(({ name }) => name);
    const isSum = ({ name }) => names.some((other) => other.startsWith(`${name}.`));
    const hasSum = ({ name }) => names.some((other) => name.startsWith(`${other}.`));
    const rowOf = (node) => node.closest(".row-of-fields, .rows > .entry");
    const isFarDown = (node) => {
        const row = rowOf(node);
        if (!row) return false;
        const rows = [...row.parentElement.children].filter((each) => rowOf(each) === each);
        return rows.indexOf(row) > 1;
    };
    const keyOf = ({ type, name, value }) => type === "checkbox" ? `${name}=${value}` : name;
    const isFree = (node) => !done.includes(keyOf(node)) && !node.matches(":disabled")
        && !leaveOut.some((end) => node.name.endsWith(end)) && node.checkVisibility()
        && !isFarDown(node) && (inOne ? !hasSum(node) : !isSum(node));
    const node = fields.find(isFree);
    if (!node) return null;
    const more = node.parentElement.querySelector("[data-step='1']");
    const target = more ?? node;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const group = fields.filter(({ type, name }) => type === "radio" && name === node.name);
    const options = [...node.options ?? group]
        .filter(({ value, disabled }) => value && !disabled).map(({ value }) => value);
    return { key: keyOf(node), name: node.name, value: node.value,
        kind: more ? "stepper" : node.type, options,
        notation: node.dataset.notation ?? null, isNumber: node.matches(".figures, [inputmode]"),
        x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""
# What of it a page that is fetched anew shows.
KEPT = """async ([form, keys, address]) => {
    const quick = window.quickFetch ?? fetch;
    const answer = await quick(address ?? location.href, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const typed = "[name*='.']:is(input, select, textarea)";
    const fields = [...page.querySelector(form).querySelectorAll(typed)];
    const shows = (key) => {
        const [name, value] = key.split("=");
        const found = fields.filter((each) => each.name === name);
        const shown = found.find(({ checked }) => checked) ?? found[0];
        if (value === undefined) return shown?.value ?? null;
        return found.some((each) => each.value === value && each.checked) ? "on" : "";
    };
    return Object.fromEntries(keys.map((key) => [key, shows(key)]));
}"""
UNSENT = "() => Object.keys(localStorage).some((key) => key.startsWith('typed.'))"
DRAWN = {"": "h", "map": "h", "landscape": "0,0=pppp"}


def as_shown(text: str | None) -> str:
    """A text without what the server adds or takes away at its end."""
    return (text or "").strip().rstrip(",; /\n")


@dataclass
class Hand:
    """Fills in a form field by field; it aims, waits its pace and only then touches."""

    page: Page
    pace: int = 0
    typed: dict[str, str] = field(default_factory=dict)

    def fill_in(self, *, in_one: bool = False, most: int = 200) -> None:
        """Everything that can be filled in, with two rows of each list."""
        done: list[str] = []
        for number in range(most):
            found = self.page.evaluate(NEXT, [FORM, done, OTHERS, in_one])
            if found is None:
                return
            done.append(found["key"])
            self.page.wait_for_timeout(self.pace)
            self._touch(found, number)
        raise AssertionError("there is no end to this form")

    def _touch(self, found: dict[str, Any], number: int) -> None:
        kind, key = found["kind"], found["key"]
        if kind in {"select-one", "radio"}:
            self._choose(found)
            return
        self.page.touchscreen.tap(found["x"], found["y"])
        if kind == "checkbox":
            self.typed[key] = "on"
        elif kind == "stepper":
            self.page.touchscreen.tap(found["x"], found["y"])
            self.typed[key] = "2"
        else:
            self.typed[key] = self._text(found, number)
            self.page.keyboard.press("ControlOrMeta+a")
            if found["value"]:
                self.page.evaluate("document.activeElement.select()")
            self.page.keyboard.type(self.typed[key])

    def _choose(self, found: dict[str, Any]) -> None:
        if not found["options"]:
            return
        last = found["name"].rpartition(".")[2]
        place = int(last) if last.isdecimal() else 0
        is_radio = found["kind"] == "radio"
        option = found["options"][-1 if is_radio else place % len(found["options"])]
        group = self.page.locator(FORM).locator(f'[name="{found["name"]}"]')
        if is_radio:
            group.and_(self.page.locator(f'[value="{option}"]')).check()
        else:
            group.select_option(option)
        self.typed[found["key"]] = option

    @staticmethod
    def _text(found: dict[str, Any], number: int) -> str:
        if found["notation"] is not None:
            return DRAWN[found["notation"]]
        return str(1 + number % 3) if found["isNumber"] else f"Word {number}"

    def is_sent(self) -> None:
        """Wait until nothing is left to be sent."""
        self.page.wait_for_function(f"() => !({UNSENT})()", timeout=60_000)

    def lost(self, address: str | None = None) -> dict[str, tuple[str, str]]:
        """What was typed and is not there when the page is fetched anew, with what is."""
        kept = self.page.evaluate(KEPT, [FORM, [*self.typed], address])
        both = {key: (as_shown(text), as_shown(kept[key])) for key, text in self.typed.items()}
        return {key: texts for key, texts in both.items() if texts[0] != texts[1]}
