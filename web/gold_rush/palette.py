"""Composed tiles that come back: those of the table's box, and those that lie on the map.

On a sheet the box is kept in `extras.palette`, each tile under a key of its own, which is the same
whichever way round the tile was composed, and in `extras.tile_counts` how many of it there are,
where that is known. As a file it is a line of JSON for each tile, and for each more of it.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.fields import quoted
from rules.core.messages import Message, say
from rules.gold_rush import TITLE
from rules.gold_rush.map.reading import tiles_of
from rules.gold_rush.notation import read_tile
from rules.gold_rush.table import MOST_TILES
from rules.gold_rush.tile_items import NotationError
from rules.gold_rush.tiles import Tile
from sheets.document import Document

LENGTH_OF_A_KEY = 12
MOST_TOLD = 5
PATH, COPIES = "extras.palette", "extras.tile_counts"


def key_of(tile: Tile) -> str:
    """The same for every turn of a tile."""
    picture = min(turned.text for turned in tile.turns)
    return sha256(picture.encode()).hexdigest()[:LENGTH_OF_A_KEY]


def most_used_first(
    kept: Iterable[Tile], laid: Iterable[Tile], copies: Mapping[str, int] | None = None
) -> list[Tile]:
    """Each tile once, those first that lie on the map most often, those of which none is left last.

    Of those that lie there equally often the ones come first of which the box holds more.
    """
    on_map, known = list(laid), copies or {}
    counts = Counter(map(key_of, on_map))
    found: dict[str, Tile] = {}
    for tile in (*kept, *on_map):
        found.setdefault(key_of(tile), tile)

    def rank(tile: Tile) -> tuple[bool, int, int]:
        key = key_of(tile)
        return left_of(tile, known, counts) == 0, -counts[key], -known.get(key, 0)

    return sorted(found.values(), key=rank)


def box_of(document: Document) -> list[Tile]:
    """The tiles kept on a sheet; what a program put there and is no tile is passed over."""
    kept = document.get("extras", {}).get("palette")
    return list(_readable(kept.values() if isinstance(kept, dict) else ()))


def copies_of(document: Document) -> dict[str, int]:
    """How many of a tile the box holds, by its key, as far as somebody said so."""
    kept = document.get("extras", {}).get("tile_counts")
    entries = kept.items() if isinstance(kept, dict) else ()
    return {key: count for key, count in entries if _is_count(count)}


def _is_count(count: object) -> bool:
    return type(count) is int and 0 < count <= MOST_TILES


def left_of(tile: Tile, copies: Mapping[str, int], laid: Mapping[str, int]) -> int | None:
    """How many of a tile are still to come; None where nobody said how many there are."""
    key = key_of(tile)
    return max(0, copies[key] - laid.get(key, 0)) if key in copies else None


def _readable(texts: Iterable[Any]) -> Iterator[Tile]:
    for text in texts:
        try:
            yield read_tile(text if isinstance(text, str) else "")
        except NotationError:
            continue


def on_the_map(value: object) -> list[Tile]:
    """The tiles of a map as they were composed."""
    return [laid.written for laid in tiles_of(value)]


def read_file(text: str, field: str = "file") -> list[Tile]:
    """The tiles of a file as often as they stand there; refused with the lines that are none."""
    found: list[Tile] = []
    says: list[Message] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.strip():
            try:
                found.append(read_tile(_written(line)))
            except NotationError:
                says.append(say("palette-line", number=number, given=quoted(line.strip())))
    if not found and not says:
        says = [say("palette-empty-file")]
    if len(found) > MOST_TILES:
        says.append(say("palette-too-many", most=MOST_TILES))
    if says:
        raise RefusedError([Fault(field, each) for each in says[:MOST_TOLD]], TITLE)
    return found


def _written(line: str) -> str:
    """A line of JSON, or the notation as it is."""
    try:
        text = json.loads(line)
    except (ValueError, RecursionError):
        return line
    return text if isinstance(text, str) else line


def as_file(tiles: Iterable[Tile], copies: Mapping[str, int] | None = None) -> str:
    """A line of JSON for each tile, and for each more of it."""
    known = copies or {}
    return "".join(f"{json.dumps(tile.text)}\n" * known.get(key_of(tile), 1) for tile in tiles)


def puts_of(box: Iterable[Tile], more: Iterable[Tile]) -> dict[str, Any]:
    """What has to be put on a sheet so that these tiles are in its box too."""
    there = {key_of(tile) for tile in box}
    new: dict[str, str] = {}
    for tile in more:
        if key_of(tile) not in there:
            new.setdefault(key_of(tile), tile.text)
    if len(there) + len(new) > MOST_TILES:
        raise RefusedError([Fault("file", say("palette-too-many", most=MOST_TILES))], TITLE)
    return {f"{PATH}.{key}": text for key, text in new.items()}


def copies_put(known: Mapping[str, int], seen: Iterable[Tile]) -> dict[str, Any]:
    """What has to be put on a sheet so that its box holds at least as many of these tiles."""
    counts = Counter(map(key_of, seen))
    more = {key: count for key, count in counts.items() if count > known.get(key, 0)}
    return {f"{COPIES}.{key}": count for key, count in more.items()}
