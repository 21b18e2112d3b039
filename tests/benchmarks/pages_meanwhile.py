"""How long a page takes while papers are made, compared with the same server at rest.

`python -m tests.benchmarks.pages_meanwhile` prints this alone.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from itertools import product
from statistics import median

from scoring.titles import titles
from tests.benchmarks.live import HOST, serving

PAPERS = 8
AT_REST = 60
PAUSE = 0.02
WARM_AFTER = 6.0
MOST = 3.0
"""So many times as long as at rest the first page may take."""


def report() -> str:
    """The median of both, and how many times one is the other."""
    with serving() as (port, _):
        asked(port, "/")
        time.sleep(WARM_AFTER)
        asked(port, "/print/gold-rush/scorepad.pdf?paper=a5")
        idle = [timed(port) for _ in range(AT_REST)]
        with ThreadPoolExecutor(PAPERS) as pool:
            printing = [pool.submit(asked, port, address) for address in addresses()]
            busy = []
            while not all(each.done() for each in printing):
                busy.append(timed(port))
            made = sum(each.result() == 200 for each in printing)
    rest, meanwhile = median(idle), median(busy)
    return (
        f"GET / takes {rest * 1000:.1f} ms at rest and {meanwhile * 1000:.1f} ms while {made} of"
        f" {PAPERS} papers are made: {meanwhile / rest:.1f} times (at most {MOST:g});"
        f" the longest of {len(busy)} took {max(busy) * 1000:.0f} ms"
    )


def addresses() -> list[str]:
    """Papers of all titles, none like another."""
    kinds = ("scorepad.pdf?per_page=4", "aid.pdf?paper=a4")
    return [f"/print/{slug}/{kind}" for slug, kind in product(titles(), kinds)][:PAPERS]


def timed(port: int) -> float:
    """Seconds for the first page, after a moment."""
    time.sleep(PAUSE)
    start = time.perf_counter()
    asked(port, "/")
    return time.perf_counter() - start


def asked(port: int, address: str) -> int:
    """The status of what is there."""
    connection = HTTPConnection(HOST, port, timeout=120)
    connection.request("GET", address)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


if __name__ == "__main__":
    print(report())
