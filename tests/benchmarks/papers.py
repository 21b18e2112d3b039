"""How long papers take with a cold press, a warm one and from the cache; the press's memory."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from datetime import date
from functools import partial
from pathlib import Path

from printables.core.aid import AidWish, aid
from printables.core.cache import PaperCache
from printables.core.finished import FinishedWish, Happening, finished_sheet
from printables.core.press import the_press
from printables.core.scorepad import PadWish, scorepad
from rules.core.readings import Setup
from scoring.titles import titles
from sheets.document import as_text
from sheets.making import new_document
from sheets.portable import portable
from sheets.record import Keeping, Sheet
from sheets.roles import HOST
from sheets.view import View
from tests.benchmarks.card_game import SLUG, full_table
from tests.benchmarks.stopwatch import seconds_for

TRIES = 3
ANY_KEY = "0" * 64
RENDERINGS = (1, 100, 300)
COLD = """
import sys, time
from pathlib import Path
html = Path(sys.argv[1]).read_text("utf-8")
start = time.perf_counter()
from printables.core.press import the_press
the_press().print(html)
print(time.perf_counter() - start)
"""
GROWING = """
import re, sys
from pathlib import Path
from printables.core.press import the_press
html = Path(sys.argv[1]).read_text("utf-8")
done = 0
for number in map(int, sys.argv[2:]):
    for done in range(done + 1, number + 1):
        the_press().print(html.replace("</body>", f"<p>{done}</p></body>"))
    resident = re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())
    print(int(resident[1]) // 1024)
"""


def documents() -> Mapping[str, str]:
    """The papers that are timed, as HTML."""
    title = titles()[SLUG]
    edition = next(iter(title.facts.editions))
    setup = Setup(title.facts, edition, (), {})
    return {
        "score pad": scorepad(PadWish(title, setup, "en")),
        "four score pads on a page": scorepad(PadWish(title, setup, "en", per_page=4)),
        "finished sheet": finished_sheet(_finished()),
        "player aid": aid(AidWish(title, setup, "en")),
        "player aid for the pocket": aid(AidWish(title, setup, "en", "pocket")),
    }


def _finished() -> FinishedWish:
    """A full table at the end of its game."""
    _, document = new_document({"title": SLUG, "seats": full_table()["seats"]}, date(2026, 11, 18))
    sheet = Sheet(0, SLUG, 1, as_text(document), Keeping(), 0, 0)
    happened = [Happening("18/11/2026, 20:15", "Alex", "City d4: Ranch → Saloon.")] * 20
    text = portable({"title": SLUG, "seats": document["seats"]})
    return FinishedWish(View(sheet, HOST), "en", document["setup"], happened, text)


def report() -> Iterator[str]:
    """A line for each paper, and one for the memory after many."""
    the_press().warm_up()
    papers = documents()
    for name, html in papers.items():
        cold, warm = _cold(html), seconds_for(partial(the_press().print, html))
        yield (
            f"{name}: {cold * 1000:.0f} ms in a fresh process, {warm * 1000:.0f} ms warm,"
            f" {_from_the_cache(html):.0f} a second from the cache"
        )
    sizes = _told(GROWING, next(iter(papers.values())), *map(str, RENDERINGS))
    after = ", ".join(
        f"{size} MiB after {number}" for number, size in zip(RENDERINGS, sizes, strict=True)
    )
    yield f"memory of a process that prints: {after} papers"


def _cold(html: str) -> float:
    """With everything that the first paper of a process waits for."""
    return min(float(_told(COLD, html)[0]) for _ in range(TRIES))


def _from_the_cache(html: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        papers = PaperCache(Path(folder))
        papers.put(ANY_KEY, the_press().print(html))
        return 1 / seconds_for(lambda: papers.get(ANY_KEY))


def _told(code: str, html: str, *arguments: str) -> list[str]:
    """What a fresh interpreter says of a paper."""
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(html)
        file.flush()
        command = [sys.executable, "-c", code, file.name, *arguments]
        return subprocess.check_output(command, text=True).split()
