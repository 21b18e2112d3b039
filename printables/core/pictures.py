"""The drawings of the pages, to stand in the text of a paper: as drawings, or as signs of a font.

A sign is found by what its drawing looks like, so a drawing that was altered, or that a further
title brought along, is drawn until the font is made anew.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType

from markupsafe import Markup

SYMBOL = re.compile(
    r'<symbol id="(?P<name>[^"]+)" (?P<inside>[^>]*>.*?)</symbol>', re.ASCII | re.DOTALL
)
STATIC = Path(__file__).parents[2] / "static"
FONT = STATIC / "fonts/boomtown-pictograms.woff2"
SIGNS = FONT.with_suffix(".json")
FONT_FAMILY = "Boomtown Pictograms Print"
FIRST_PLACE, PLACES = 0xF0000, 0xFFFD
"""Code points that mean nothing to anybody else."""


class UnknownPictureError(KeyError):
    """Nobody has drawn a picture of this name."""


@lru_cache
def symbol(sprite: Path, name: str, classes: str = "picture") -> Markup:
    """A symbol of a sprite as a drawing of its own, which is passed over when read aloud."""
    drawing = _drawing(sprite, name)
    return Markup('<svg class="{}" aria-hidden="true" {}</svg>').format(classes, drawing)


@lru_cache
def sign(sprite: Path, name: str, classes: str = "picture") -> Markup:
    """The same as a sign of the font where it has one: far cheaper, and as large as its type."""
    place = place_of(_drawing(sprite, name))
    if place not in _places_of_signs():
        return symbol(sprite, name, classes)
    written = '<picture-sign class="{}" aria-hidden="true">{}</picture-sign>'
    return Markup(written).format(classes, chr(place))  # noqa: S704


def place_of(drawing: str) -> int:
    """The code point of a drawing, made of nothing but itself."""
    return FIRST_PLACE + int.from_bytes(sha256(drawing.encode()).digest()[:8]) % PLACES


@cache
def _places_of_signs() -> frozenset[int]:
    return frozenset(json.loads(SIGNS.read_text("utf-8")))


def _drawing(sprite: Path, name: str) -> Markup:
    known = drawings(sprite)
    if name not in known:
        raise UnknownPictureError(f"{sprite.name} has no {name!r}, only {', '.join(known)}")
    return known[name]


def symbols(sprite: Path) -> Iterator[Markup]:
    """All symbols of a sprite as drawings."""
    return (symbol(sprite, name) for name in drawings(sprite))


@lru_cache
def drawings(sprite: Path) -> Mapping[str, Markup]:
    """What each symbol says about itself and holds, by its name."""
    found = SYMBOL.finditer(sprite.read_text("utf-8"))
    # The sprites are files of our own.
    return MappingProxyType({each["name"]: Markup(each["inside"]) for each in found})  # noqa: S704
