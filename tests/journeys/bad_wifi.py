"""A network as it is at tables, slow and now and then silent, and others who type too."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

MARKS = ("hat", "star", "cactus", "boot")
SECONDS_BETWEEN = 0.3

# Answers come after 0 to 2 seconds, each by itself; some requests get lost, some answers too.
SLOW = """([seed, most, lost]) => {
    let state = seed;
    const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
    const pause = (part) => new Promise((go) => setTimeout(go, part * random() * most));
    const quick = window.fetch.bind(window);
    window.quickFetch = quick;
    window.fetch = async (address, how = {}) => {
        const isLost = random() < lost;
        await pause(0.5);
        if (isLost && random() < 0.5) throw new TypeError("lost on the way there");
        const answer = await quick(address, how);
        await pause(0.5);
        if (isLost) throw new TypeError("lost on the way back");
        how.signal?.throwIfAborted();
        return answer;
    };
}"""


def make_slow(page: Page, seed: int, most: int = 2000, lost: float = 0.0) -> None:
    """From the next page on answers take up to so many milliseconds; a part gets lost."""
    page.add_init_script(f"({SLOW})({json.dumps([seed, most, lost])})")


def call(address: str, body: Any = None, method: str | None = None) -> Any:
    """What a program is answered."""
    data = None if body is None else json.dumps(body).encode()
    asked = Request(address, data, {"Content-Type": "application/json"}, method=method)
    with urlopen(asked, timeout=30) as answer:
        return json.load(answer)


def new_sheet(home: str, slug: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A sheet for these people."""
    body = {"title": slug, "setup": {}, "seats": [{"name": name} for name in names]}
    made: dict[str, Any] = call(f"{home}/api/v1/sheets/", body)
    return made


@contextmanager
def another_phone(home: str, code: str, seat: int) -> Iterator[None]:
    """Meanwhile somebody else changes the mark of this seat, and who sits beside it."""
    over = threading.Event()
    address = f"{home}/api/v1/sheets/{code}"
    failed: list[Exception] = []

    def change() -> None:
        revision = call(address)["revision"]
        for number, mark in enumerate(cycle(MARKS)):
            puts = {f"seats.{seat}.mark": mark, f"seats.{seat + 1}.name": f"Ben {number}"}
            body = {"base": revision, "set": puts}
            revision = call(address, body, "PATCH")["revision"]
            if over.wait(SECONDS_BETWEEN):
                return

    def changing() -> None:
        try:
            change()
        except Exception as error:
            failed.append(error)

    thread = threading.Thread(target=changing)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
    assert failed == []
