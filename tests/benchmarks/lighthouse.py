"""`./boomtown bench lighthouse [WORDS]`: every kind of page of every title, as a phone gets it.

Lighthouse comes from npm when this is run; nothing of it is installed with Boomtown.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from scoring.titles import titles
from tests.benchmarks.over_http import HOST, serving
from tests.house.windows import CHROMIUM
from tests.journeys.wide_pages import pages_of

LIGHTHOUSE = "lighthouse@12.8.2"
LEAST = {"performance": 98, "accessibility": 100, "best-practices": 100}
MOST_SHIFT = 0.05
SECONDS = 180
MOST_TRIES = 4
ONE_OF_A_KIND = re.compile(
    r"""[a-z-]+(:\ (rules|house\ rules|aid|scorepad|who\ plays))? | [A-Z]+-O?1
    | .+\ filled\ in:\ (the\ host|/result|/seat/0|/parts|/beside/.+|/changes|joining|looking\ on|)
    | .+\ blank:\ (the\ host|/seat/0|) | .+\ finished:\ /result""",
    re.VERBOSE,
)
"""One page of each kind; of the questions some more, as each title draws its own."""
QUESTIONS = 3


@dataclass(frozen=True)
class Marks:
    """What Lighthouse gave a page, out of 100, and how far its parts moved while it loaded."""

    name: str
    scores: dict[str, int]
    shift: float

    @property
    def are_enough(self) -> bool:
        """Whether all that is asked for is there."""
        least = all(self.scores[what] >= score for what, score in LEAST.items())
        return least and self.shift <= MOST_SHIFT

    def __str__(self) -> str:
        scores = "".join(f"{self.scores[what]:>5}" for what in LEAST)
        return f"{self.name:<64}{scores}{self.shift:>8.3f}{'' if self.are_enough else '  !'}"


def report(*words: str) -> Iterator[Marks]:
    """The marks of each page whose name has all these words in it."""
    with serving() as port:
        home = f"http://{HOST}:{port}"
        for name, address in kinds_of_pages(home).items():
            if all(word in name for word in words):
                yield marks_of(name, home + address)


def kinds_of_pages(home: str) -> dict[str, str]:
    """The addresses of one page of each kind of each title, by what is seen there."""
    found = {"home": "/"}
    for title in titles().values():
        asked = [
            f"{question}, {how}"
            for question in title.facts.questions[:QUESTIONS]
            for how in ("blank", "answered")
        ]
        found |= {
            name: address
            for name, address in pages_of(title, home).items()
            if ONE_OF_A_KIND.fullmatch(name) or name in asked
        }
    return found


def marks_of(name: str, address: str) -> Marks:
    """A visit, or the middle one of three where the first is not enough: each differs a little."""
    first = visit(name, address)
    if first.are_enough:
        return first
    visits = sorted([first, visit(name, address), visit(name, address)], key=worth)
    return visits[1]


def worth(marks: Marks) -> int:
    """What decides between visits to one page."""
    return marks.scores["performance"]


def visit(name: str, address: str) -> Marks:
    """One visit with the phone that Lighthouse makes of a browser."""
    for _ in range(MOST_TRIES - 1):  # its browser hangs now and then
        with suppress(subprocess.SubprocessError):
            return _marks(name, lighthouse(address))
    return _marks(name, lighthouse(address))


def _marks(name: str, told: dict[str, Any]) -> Marks:
    scores = {what: round(100 * told["categories"][what]["score"]) for what in LEAST}
    return Marks(name, scores, told["audits"]["cumulative-layout-shift"]["numericValue"])


def lighthouse(address: str) -> dict[str, Any]:
    """What the program says about an address."""
    asked = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"]
    asked += [f"--only-categories={','.join(LEAST)}", "--chrome-flags=--no-sandbox --disable-gpu"]
    made = subprocess.run(
        asked,
        env={**os.environ, "CHROME_PATH": CHROMIUM or ""},
        capture_output=True,
        check=True,
        timeout=SECONDS,
    )
    told: dict[str, Any] = json.loads(made.stdout)
    return told


def main(*words: str) -> None:
    """Print each page's marks; the exit status says whether all are enough."""
    print(f"{'page':<64}{'P':>5}{'A':>5}{'BP':>5}{'shift':>8}")
    enough = True
    for marks in report(*words):
        print(marks, flush=True)
        enough &= marks.are_enough
    sys.exit(not enough)
