"""The drawings of the pages, to stand in the text of a paper."""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from markupsafe import Markup

SYMBOL = re.compile(
    r'<symbol id="(?P<name>[^"]+)" (?P<inside>[^>]*>.*?)</symbol>', re.ASCII | re.DOTALL
)


class UnknownPictureError(KeyError):
    """Nobody has drawn a picture of this name."""


@lru_cache
def symbol(sprite: Path, name: str, classes: str = "picture") -> Markup:
    """A symbol of a sprite as a drawing of its own, which is passed over when read aloud."""
    drawings = _drawings(sprite)
    if name not in drawings:
        known = ", ".join(drawings)
        raise UnknownPictureError(f"{sprite.name} has no {name!r}, only {known}")
    return Markup('<svg class="{}" aria-hidden="true" {}</svg>').format(classes, drawings[name])


@lru_cache
def _drawings(sprite: Path) -> Mapping[str, Markup]:
    """What each symbol says about itself and holds, by its name."""
    found = SYMBOL.finditer(sprite.read_text("utf-8"))
    # The sprites are files of our own.
    return MappingProxyType({each["name"]: Markup(each["inside"]) for each in found})  # noqa: S704
