"""The page of a sheet on which a group composes the tiles of its box once."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from rules.gold_rush import TITLE
from rules.gold_rush.notation import read_tile
from rules.gold_rush.tile_items import NotationError
from rules.gold_rush.tiles import Tile
from sheets.opened import Opened
from web.forms.typed import Typed
from web.gold_rush.palette import (
    PATH,
    as_file,
    box_of,
    key_of,
    most_used_first,
    on_the_map,
    puts_of,
    read_file,
)
from web.house.rooms import Beside, FileBeside

FILENAME = "gold-rush-tiles.jsonl"


@dataclass(frozen=True, slots=True)
class BoxTile:
    """A tile of the box, and how often it lies on the map."""

    key: str
    tile: Tile
    count: int


def _laid(opened: Opened) -> list[Tile]:
    return on_the_map(opened.view.document.get("shared", {}).get("map"))


def shown(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """The box, most used first; what lies on the map and is not in it; the tile being composed."""
    box, laid = box_of(opened.view.document), _laid(opened)
    counts = Counter(map(key_of, laid))
    known = {key_of(tile) for tile in box}
    return {
        "box": sorted(
            (BoxTile(key_of(tile), tile, counts[key_of(tile)]) for tile in box),
            key=lambda each: -each.count,
        ),
        "lacking": [tile for tile in most_used_first((), laid) if key_of(tile) not in known],
        "composing": typed.get("tile", ""),
    }


def wanted(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """A tile more or fewer, all of a file, or all that lie on the map."""
    box = box_of(opened.view.document)
    if "remove" in typed:
        key = typed["remove"]
        return {f"{PATH}.{key}": None} if key in map(key_of, box) else {}
    if "take" in typed:
        return puts_of(box, _laid(opened))
    if "load" in typed:
        return puts_of(box, read_file(typed.get("file", "")))
    return puts_of(box, [_tile_of(typed)])


def _tile_of(typed: Typed) -> Tile:
    text = typed.get("tile", "")
    if not text.strip():
        raise RefusedError([Fault("tile", say("field-required"))], TITLE)
    try:
        return read_tile(text)
    except NotationError as error:
        raise RefusedError([Fault("tile", says) for says in error.says], TITLE) from None


def saved(opened: Opened) -> FileBeside:
    """The box as a file."""
    return FileBeside(FILENAME, as_file(box_of(opened.view.document)))


BOX = Beside(say("beside-palette"), shown, wanted, saved)
