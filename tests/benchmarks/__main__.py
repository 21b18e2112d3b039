"""`./boomtown bench`: every comparison of this run; `lighthouse` for pages, `load` for servers.

`pocket` for a browser without a network.
"""

import sys

from tests.benchmarks import (
    card_game,
    frames,
    landscape,
    laying,
    lighthouse,
    live,
    load,
    over_http,
    pages_meanwhile,
    papers,
    pocket,
    starting,
    town,
)


def main(*asked: str) -> None:
    """What is compared, our time, the other's, and how many times faster ours is."""
    if asked[:1] == ("lighthouse",):
        lighthouse.main(*asked[1:])
    if asked[:1] == ("load",):
        load.main()
        return
    if asked[:1] == ("pocket",):
        print(*pocket.report(), sep="\n")
        return
    print(f"{'ours | compared with':<72}{'ours':>10}{'other':>12}{'ratio':>9}")
    for bench in (card_game, town, landscape, over_http, starting):
        for comparison in bench.comparisons():
            print(comparison, flush=True)
    print(starting.memory())
    print(laying.report())
    print(frames.report())
    print(live.report())
    print(*papers.report(), sep="\n")
    print(pages_meanwhile.report())


if __name__ == "__main__":
    main(*sys.argv[1:])
