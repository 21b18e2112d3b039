"""Boomtown in a browser without a network: `python -m tests.benchmarks.pocket` prints this alone.

Seconds are those of the clock, so whatever else runs on the machine shows in them.
"""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from tests.house.windows import CHROMIUM
from tests.pocket.conftest import Host, site_of_the_tests
from tests.pocket.phones import PATIENCE, Taken, compiled_on
from tests.pocket.processes import memory_of, processes_of, slowed

STARTS, SLOWER = 5, 4
MEGABYTE, MEBIBYTE = 1_000_000, 1024**2
FULLY_AWAKE = 6_000
"""Milliseconds after which indexes are made, too."""


class Started(NamedTuple):
    """Seconds from opening the address to the first page, and until Python answers."""

    first_page: float
    awake: float


def report() -> Iterator[str]:
    """How soon it is there, as quickly as this machine can and slowed, and what it takes up."""
    if CHROMIUM is None:
        yield "in the pocket: no Chromium here"
        return
    with taken_along() as (phone, host, memory):
        yield f"in the pocket: {host.bytes_sent / MEGABYTE:.1f} MB are fetched, once"
        first = told([*starts(phone, memory, 1, only=1)])
        yield f"in the pocket, for the first time: {first}"
        wait_until_compiled(phone)
        for times in (1, SLOWER):
            yield f"in the pocket, {times} times slower: {told([*starts(phone, memory, times)])}"
        yield f"in the pocket: {memory_taken(phone, memory) / MEBIBYTE:.0f} MiB of memory"


def told(some: list[Started]) -> str:
    """The middle one of each."""
    first, awake = (sorted(each)[len(some) // 2] for each in zip(*some, strict=True))
    return f"first page after {first:.2f} s, Python awake after {awake:.2f} s"


@contextmanager
def taken_along() -> Iterator[tuple[Taken, Host, Path]]:
    """A phone that has fetched everything, and has no server any more."""
    site = site_of_the_tests(is_made=True)
    assert site is not None
    with ExitStack() as all_of_it:
        folder = Path(all_of_it.enter_context(tempfile.TemporaryDirectory()))
        driver: Playwright = all_of_it.enter_context(sync_playwright())
        host = Host(site)
        phone = Taken(driver, folder, host)
        host.stop()
        yield phone, host, folder
        phone.put_away()


def wait_until_compiled(phone: Taken) -> None:
    """What a start finds from the second one on."""
    phone.start_again()
    compiled_on(phone.open().page)


def starts(phone: Taken, memory: Path, times: int, only: int = STARTS) -> Iterator[Started]:
    """Each in a browser of its own, as after the phone was off."""
    for _ in range(only):
        phone.start_again()
        page = phone.context.new_page()
        with slowed(memory, times) if times > 1 else nullcontext():
            began = perf_counter()
            page.goto(phone.address, wait_until="commit")
            page.locator("body[data-shown]").wait_for(timeout=PATIENCE)
            first = perf_counter() - began
            page.locator("body[data-awake]").wait_for(timeout=PATIENCE)
            yield Started(first, perf_counter() - began)


def memory_taken(phone: Taken, memory: Path) -> int:
    """What all processes of the browser take with it, more than with an empty page."""
    phone.start_again()
    phone.context.new_page()
    empty = memory_of(processes_of(memory))
    opened = phone.open("nevada-city/score?seats.0.name=Ann&seats.1.name=Ben")
    opened.page.locator("body[data-awake]").wait_for(timeout=PATIENCE)
    opened.page.wait_for_timeout(FULLY_AWAKE)
    return memory_of(processes_of(memory)) - empty


if __name__ == "__main__":
    for line in report():
        print(line, flush=True)
