"""The page of a sheet on which a group composes the tiles of its box once."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from rules.gold_rush import TITLE
from rules.gold_rush.notation import read_tile
from rules.gold_rush.table import MOST_TILES
from rules.gold_rush.tile_items import NotationError
from rules.gold_rush.tiles import Tile
from sheets.opened import Opened
from web.forms.typed import Typed
from web.gold_rush.palette import (
    COPIES,
    PATH,
    as_file,
    box_of,
    copies_of,
    copies_put,
    key_of,
    most_used_first,
    on_the_map,
    puts_of,
    read_file,
)
from web.house.rooms import Beside, FileBeside

FILENAME = "gold-rush-tiles.jsonl"
SIGNS_OF_A_COUNT = 2


@dataclass(frozen=True, slots=True)
class BoxTile:
    """A tile of the box, and how often it lies on the map."""

    key: str
    tile: Tile
    count: int
    copies: int | None = None
    """How many of it there are, where somebody said so."""

    @property
    def most(self) -> int:
        """One more than there were."""
        return min(MOST_TILES, max(self.copies or 0, self.count) + 1)

    @property
    def least(self) -> int | None:
        """One fewer than there were; None where nobody said how many."""
        return self.copies - 1 if self.copies else None


def _laid(opened: Opened) -> list[Tile]:
    return on_the_map(opened.view.document.get("shared", {}).get("map"))


def shown(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """The box, most used first; what lies on the map and is not in it; the tile being composed."""
    box, laid = box_of(opened.view.document), _laid(opened)
    counts, copies = Counter(map(key_of, laid)), copies_of(opened.view.document)
    known = {key_of(tile) for tile in box}
    return {
        "box": sorted(
            (_box_tile(tile, counts, copies) for tile in box), key=lambda each: -each.count
        ),
        "lacking": [tile for tile in most_used_first((), laid) if key_of(tile) not in known],
        "can_take": bool(copies_put(copies, laid)),
        "holds": sum(copies.values()),
        "composing": typed.get("tile", ""),
    }


def _box_tile(tile: Tile, counts: Mapping[str, int], copies: Mapping[str, int]) -> BoxTile:
    key = key_of(tile)
    return BoxTile(key, tile, counts.get(key, 0), copies.get(key))


def wanted(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """A tile more or fewer, all of a file, or all that lie on the map."""
    box = box_of(opened.view.document)
    if "remove" in typed:
        return _removed(opened, box, typed["remove"])
    if "copies" in typed:
        return _counted(box, typed["copies"])
    if "take" in typed:
        return _taken(opened, box, _laid(opened))
    if "load" in typed:
        read = read_file(typed.get("file", ""))
        return _taken(opened, box, _counted_in(read), read)
    return puts_of(box, [_tile_of(typed)])


def _removed(opened: Opened, box: Iterable[Tile], key: str) -> Mapping[str, Any]:
    if key not in map(key_of, box):
        return {}
    known = {f"{COPIES}.{key}": None} if key in copies_of(opened.view.document) else {}
    return {f"{PATH}.{key}": None, **known}


def _counted(box: Iterable[Tile], text: str) -> Mapping[str, Any]:
    """So many of a tile of the box; nobody knows how many where there would be none."""
    key, _, count = text.partition(":")
    is_known = key in map(key_of, box) and count.isascii() and count.isdecimal()
    if not is_known or len(count) > SIGNS_OF_A_COUNT or int(count) > MOST_TILES:
        return {}
    return {f"{COPIES}.{key}": int(count) or None}


def _counted_in(tiles: Sequence[Tile]) -> Sequence[Tile]:
    """Those of a file of which it tells how many there are: all of a whole box, else the many."""
    counts = Counter(map(key_of, tiles))
    is_whole = len(tiles) == MOST_TILES
    return [tile for tile in tiles if is_whole or counts[key_of(tile)] > 1]


def _taken(
    opened: Opened, box: Iterable[Tile], counted: Iterable[Tile], tiles: Iterable[Tile] = ()
) -> Mapping[str, Any]:
    """Tiles for the box, and how many of those there are of which all are told."""
    counted = list(counted)
    copies = copies_put(copies_of(opened.view.document), counted)
    return {**puts_of(box, [*tiles, *counted]), **copies}


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
    document = opened.view.document
    return FileBeside(FILENAME, as_file(box_of(document), copies_of(document)))


BOX = Beside(say("beside-palette"), shown, wanted, saved)
