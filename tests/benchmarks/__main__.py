"""`./boomtown bench`: prints every comparison of this run."""

from tests.benchmarks import card_game, landscape, live, over_http, papers, starting, town


def main() -> None:
    """What is compared, our time, the other's, and how many times faster ours is."""
    print(f"{'ours | compared with':<72}{'ours':>10}{'other':>12}{'ratio':>9}")
    for bench in (card_game, town, landscape, over_http, starting):
        for comparison in bench.comparisons():
            print(comparison, flush=True)
    print(starting.memory())
    print(live.report())
    print(*papers.report(), sep="\n")


if __name__ == "__main__":
    main()
