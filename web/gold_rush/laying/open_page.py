"""What a page that is open already has: it says so with each press, and is not sent that again."""

from collections.abc import Iterable, Iterator

from flask import request

from web.gold_rush.map_drawing import Picture

HEADER = "Boomtown-Has"
COUNTS = "counts"
MOST = 400


def has_already() -> frozenset[str]:
    """The names of pictures that the page has, and whether it can do without what is folded."""
    return frozenset(request.headers.get(HEADER, "").split()[:MOST])


def lacking(pictures: Iterable[Picture], has: frozenset[str]) -> Iterator[Picture]:
    """Those pictures that the page has not."""
    yield from (picture for picture in pictures if picture.id.removeprefix("tile-") not in has)
