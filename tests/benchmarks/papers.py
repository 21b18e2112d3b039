"""What papers take of the processor, measured against a plain page in the same run.

`python -m tests.benchmarks.papers` prints these ratios alone.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, partial
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any

from weasyprint import CSS, HTML  # type: ignore[import-untyped]
from weasyprint.text.fonts import FontConfiguration  # type: ignore[import-untyped]

from printables.core.aid import AidWish, aid
from printables.core.cache import PaperCache
from printables.core.finished import FinishedWish, Happening, finished_sheet
from printables.core.pictures import STATIC, symbols
from printables.core.press import the_press
from printables.core.rendering import PRINTABLES
from printables.core.scorepad import PadWish, scorepad
from rules.core.readings import Setup
from scoring.titles import BuiltTitle, titles
from sheets.document import as_text
from sheets.making import new_document
from sheets.portable import portable
from sheets.record import Keeping, Sheet
from sheets.roles import HOST
from sheets.view import View
from tests.benchmarks.card_game import SLUG, full_table
from tests.benchmarks.stopwatch import seconds_for

TRIES = 3
LINES, COLUMNS, PICTOGRAMS = 14, 5, 10
MOST = {"pad": 2.5, "four on a page": 5, "aid": 6, "pocket": 6, "keepsake": 8}
"""So many plain pages each paper may take; the worst title counts."""
ANY_KEY = "0" * 64
LONGEST_TEXT = 1000
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


def plain_page() -> str:
    """A table with two fonts and ten pictograms, as anybody would print one."""
    drawings = list(islice(symbols(STATIC / "carson_city_cards/pictograms.svg"), PICTOGRAMS))
    lines = "".join(
        f"<tr><th>{drawings[line] if line < PICTOGRAMS else ''} Line {line}</th>"
        + "<td>12</td>" * COLUMNS
        for line in range(LINES)
    )
    return f'<!doctype html><html lang="en"><title>Plain</title><h1>A plain page</h1><table>{lines}'


PLAIN_STYLE = """
@page { size: A4 } h1 { font-family: "Boomtown Display Print" }
html { font-family: "Boomtown Text Print" } svg { width: 1em; height: 1em }
table { width: 100%; border-collapse: collapse } th, td { height: 10mm; border: 0.2mm solid }
"""


class PlainPrinter:
    """WeasyPrint without anything of ours but the fonts."""

    def __init__(self) -> None:
        self.fonts = FontConfiguration()
        styles = ({"filename": PRINTABLES / "core/fonts.css"}, {"string": PLAIN_STYLE})
        self.styles = [CSS(**style, font_config=self.fonts) for style in styles]

    def print(self, html: str) -> object:
        """A tagged PDF."""
        document = HTML(string=html)
        how = {"font_config": self.fonts, "pdf_tags": True}
        return document.write_pdf(stylesheets=self.styles, **how)


@dataclass(frozen=True, slots=True)
class Timed:
    """How many plain pages the papers of one kind take, by title."""

    kind: str
    times: Mapping[str, float]
    plain: float

    def __str__(self) -> str:
        each = ", ".join(f"{slug} {time / self.plain:.1f}" for slug, time in self.times.items())
        worst = max(self.times.values()) / self.plain
        return f"{self.kind}: {worst:.1f} plain pages (at most {MOST[self.kind]}): {each}"


def compared_with_a_plain_page() -> Iterator[str]:
    """Every kind of paper of every title, the worst first in its line."""
    the_press().warm_up()
    printer = PlainPrinter()
    plain = _cpu(partial(printer.print, plain_page()))
    yield f"a plain page: {plain * 1000:.0f} ms of processor time"
    for kind in MOST:
        times = {slug: _cpu(partial(_printed, kind, slug)) for slug in titles()}
        yield str(Timed(kind, times, plain))


def _printed(kind: str, slug: str) -> bytes:
    return the_press().print(documents(slug)[kind])


def _cpu(task: Any) -> float:
    """Seconds of this process, at their fewest once it is warm."""
    seconds = []
    for _ in range(TRIES + 1):
        start = process_time()
        task()
        seconds.append(process_time() - start)
    return min(seconds[1:])


@cache
def documents(slug: str) -> Mapping[str, str]:
    """The papers of a title that are timed, as HTML."""
    title = titles()[slug]
    setup = Setup(title.facts, next(iter(title.facts.editions)), (), {})
    return {
        "pad": scorepad(PadWish(title, setup, "en")),
        "four on a page": scorepad(PadWish(title, setup, "en", per_page=4)),
        "aid": aid(AidWish(title, setup, "en")),
        "pocket": aid(AidWish(title, setup, "en", "pocket")),
        "keepsake": finished_sheet(_finished(title)),
    }


def _finished(title: BuiltTitle) -> FinishedWish:
    """A full table at the end of its game."""
    told = {"title": title.slug, **_fullest(title)}
    setup = {
        name: told.pop(name) for name in ("edition", "variants", "house_rules") if name in told
    }
    seats, shared = told["seats"], {part: told[part] for part in title.shared_parts if part in told}
    made = {"title": title.slug, "setup": setup, "shared": shared, "seats": seats}
    _, document = new_document(made, date(2026, 11, 18))
    sheet = Sheet(0, title.slug, 1, as_text(document), Keeping(), 0, 0)
    happened = [Happening("18/11/2026, 20:15", "Alex", "City d4: Ranch → Saloon.")] * 20
    view = View(sheet, HOST)
    text = portable({"title": title.slug, "seats": document["seats"]})
    text = text if len(text) < LONGEST_TEXT else ""
    return FinishedWish(view, "en", document["setup"], happened, text)


def _fullest(title: BuiltTitle) -> dict[str, Any]:
    """The worked table with the most on it."""
    if title.slug == SLUG:
        return {"seats": full_table()["seats"]}
    bodies = [dict(case["body"]) for case in title.cases if case["post"] == "score"]
    return max(bodies, key=lambda body: len(json.dumps(body)))


def report() -> Iterator[str]:
    """A line for each paper, and one for the memory after many."""
    yield from compared_with_a_plain_page()
    papers = documents(SLUG)
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


if __name__ == "__main__":
    print(*compared_with_a_plain_page(), sep="\n")
