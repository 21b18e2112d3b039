"""A map as one line of text: "0,0=prpr_e-w*/1!c0:railroad@n;0,1=mrpr_e-w_n^1!t1:mountain@n".

What is read are raw entries as a program would send them in a list. So whatever is wrong with one
of them is found and named in the same way, at the same path.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rules.core.fields import quoted
from rules.core.messages import Message, say
from rules.gold_rush.figures import name_of
from rules.gold_rush.table import MOST_TILES, Figure, Laid
from rules.gold_rush.tiles import Tile

BETWEEN_TILES = ";"
BLANK = "_"
FIGURES = {"c": "cowboys", "t": "tents"}

ENTRY = re.compile(r"(?P<at>[^=]*)=(?P<tile>[^/!]*)(?:/(?P<turned>[^!]*))?(?P<figures>(?:!.*)?)")
FIGURE = re.compile(rf"(?P<sort>[{''.join(FIGURES)}])(?P<seat>[^:]*):(?P<on>.*)")
NUMBER = re.compile(r"-?[0-9]{1,9}")


class MapTextError(ValueError):
    """A text that is no map; says which of its entries cannot be read."""

    def __init__(self, *says: Message) -> None:
        super().__init__(", ".join(message.id for message in says))
        self.says = says


def read_map_text(text: str) -> list[dict[str, Any]]:
    """The entries of a text, as they would stand in a list."""
    if (count := text.count(BETWEEN_TILES) + 1) > MOST_TILES:
        raise MapTextError(say("field-list-too-long", count=count, longest=MOST_TILES))
    read = [_entry(entry.strip()) for entry in text.split(BETWEEN_TILES)] if text.strip() else []
    unread = [number for number, entry in enumerate(read) if entry is None]
    if unread:
        entries = text.split(BETWEEN_TILES)
        gaps = [(number + 1, quoted(entries[number].strip())) for number in unread]
        raise MapTextError(*(say("map-entry-unread", number=n, given=given) for n, given in gaps))
    return [entry for entry in read if entry is not None]


def _entry(text: str) -> dict[str, Any] | None:
    """What one entry says; None where it says nothing that can be read."""
    parts = ENTRY.fullmatch(text)
    if parts is None:
        return None
    entry: dict[str, Any] = {
        "at": [_number(part) for part in parts["at"].split(",")],
        "tile": parts["tile"].replace(BLANK, " "),
    }
    if parts["turned"] is not None:
        entry["turned"] = _number(parts["turned"])
    for written in parts["figures"].split("!")[1:]:
        figure = FIGURE.fullmatch(written.strip())
        if figure is None:
            return None
        standing = {"seat": _number(figure["seat"]), "on": figure["on"]}
        entry.setdefault(FIGURES[figure["sort"]], []).append(standing)
    return entry


def _number(text: str) -> int | str:
    """A whole number; what is none stays as it is, so that it is refused in its own place."""
    return int(text) if NUMBER.fullmatch(text.strip()) else text


def write_map(laid: Iterable[Laid]) -> str:
    """The text of a map."""
    return BETWEEN_TILES.join(map(write_laid, laid))


def write_laid(laid: Laid) -> str:
    """The entry of one tile."""
    x, y = laid.at
    turned = f"/{laid.quarters}" if laid.quarters else ""
    figures = (*_figures("c", laid.tile, laid.cowboys), *_figures("t", laid.tile, laid.tents))
    return f"{x},{y}={str(laid.written).replace(' ', BLANK)}{turned}{''.join(figures)}"


def _figures(sort: str, tile: Tile, figures: Iterable[Figure]) -> Iterator[str]:
    for seat, place in figures:
        yield f"!{sort}{seat}:{name_of(tile, place)}"
