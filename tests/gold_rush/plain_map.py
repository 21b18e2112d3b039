"""Maps once more: every feature is found again by walking from piece to piece."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tests.gold_rush import plain_tiles
from tests.gold_rush.plain_readings import Readings
from tests.gold_rush.plain_tiles import EDGES, HALVES, Tile

Cell = tuple[int, int]
Cells = Mapping[Cell, Tile]
Piece = tuple[Cell, str]
Entry = dict[str, Any]

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = dict(zip("nesw", "swne", strict=True)) | {
    half: half[0].translate(str.maketrans("nesw", "swne")) + half[1] for half in HALVES
}
WRITTEN = re.compile(r"(-?\d+),(-?\d+)=([^/!]+)(?:/([0-3]))?((?:![ct][^!]*)*)")


class Landscape(NamedTuple):
    """The tiles as they lie, and who stands on which piece."""

    cells: dict[Cell, Tile]
    cowboys: list[tuple[int, Piece]]
    tents: list[tuple[int, Piece]]
    newest: Cell


class Feature(NamedTuple):
    """Everything that belongs together, and how many edges look at empty cells."""

    kind: str
    pieces: list[Piece]
    open_ends: int


def entries(written: str | list[Entry]) -> list[Entry]:
    """The list of a map, whichever way it is written."""
    if not isinstance(written, str):
        return written
    return [_entry(text) for text in written.split(";")]


def _entry(text: str) -> Entry:
    found = WRITTEN.fullmatch(text)
    assert found, text
    x, y, tile, turn, marks = found.groups()
    standing: dict[str, list[Entry]] = {"c": [], "t": []}
    for mark in (marks or "").split("!")[1:]:
        seat, _, on = mark[1:].partition(":")
        standing[mark[0]].append({"seat": int(seat), "on": on})
    return {
        "at": [int(x), int(y)],
        "tile": tile.replace("_", " "),
        "turned": int(turn or 0),
        "cowboys": standing["c"],
        "tents": standing["t"],
    }


def in_one_line(written: list[Entry]) -> str:
    """The text form of a map."""
    return ";".join(_in_one_line(entry) for entry in written)


def _in_one_line(entry: Entry) -> str:
    x, y = entry["at"]
    tile = plain_tiles.normal(plain_tiles.read(entry["tile"])).replace(" ", "_")
    turn = f"/{entry['turned']}" if entry.get("turned") else ""
    marks = [
        f"!{sign}{mark['seat']}:{mark['on']}"
        for sign, kind in (("c", "cowboys"), ("t", "tents"))
        for mark in entry.get(kind, [])
    ]
    return f"{x},{y}={tile}{turn}{''.join(marks)}"


def lie(written: str | list[Entry]) -> Landscape:
    """The map that its entries make."""
    cells: dict[Cell, Tile] = {}
    standing: dict[str, list[tuple[int, Piece]]] = {"cowboys": [], "tents": []}
    for entry in entries(written):
        x, y = entry["at"]
        tile = plain_tiles.turned(plain_tiles.read(entry["tile"]), entry.get("turned", 0))
        cells[x, y] = tile
        for kind, found in standing.items():
            for mark in entry.get(kind, []):
                place = plain_tiles.names_of(tile)[mark["on"]]
                found.append((mark["seat"], ((x, y), place)))
    return Landscape(cells, standing["cowboys"], standing["tents"], [*cells][-1])


def beside(cell: Cell, edge: str) -> Cell:
    """The cell across an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def kind_of(place: str) -> str:
    """Which kind of feature a place is part of."""
    return place.partition("@")[0]


def parts(cells: Cells, piece: Piece) -> list[str]:
    """The edges or halves at which a piece reaches the border of its tile."""
    cell, place = piece
    if kind_of(place) == "city":
        return []
    names = plain_tiles.names_of(cells[cell])
    spelled = [name.partition("@")[2] for name, of in names.items() if of == place]
    return [part for part in dict.fromkeys(spelled) if part != "mid"]


def joined(cells: Cells, piece: Piece) -> Iterator[Piece | None]:
    """The piece across each edge or half; None where no tile lies."""
    cell, place = piece
    for part in parts(cells, piece):
        other = beside(cell, part[0])
        if other not in cells:
            yield None
            continue
        across = f"{kind_of(place)}@{OPPOSITE[part]}"
        yield other, plain_tiles.names_of(cells[other])[across]


def feature(cells: Cells, piece: Piece) -> Feature:
    """The whole feature of one of its pieces."""
    found, open_ends = [piece], 0
    for one in found:
        for other in joined(cells, one):
            if other is None:
                open_ends += 1
            elif other not in found:
                found.append(other)
    return Feature(kind_of(piece[1]), found, open_ends)


def features(cells: Cells) -> list[Feature]:
    """Every feature of a map, each once."""
    seen: set[Piece] = set()
    found = []
    for cell, tile in cells.items():
        for place in plain_tiles.places(tile):
            if (cell, place) not in seen:
                found.append(feature(cells, (cell, place)))
                seen |= set(found[-1].pieces)
    return found


def part_of(cells: Cells, piece: Piece) -> Any:
    """What is printed at a place: its track, mountain or prairie piece."""
    cell, place = piece
    tile = cells[cell]
    printed = [*tile.tracks, *tile.mountains, *(["city"] if tile.city else []), *tile.prairies]
    return printed[plain_tiles.places(tile).index(place)]


def railroads_of(cells: Cells, cell: Cell) -> list[Feature]:
    """The different railroads that end in the city of a tile."""
    tracks = [f"railroad@{track.edges}" for track in cells[cell].tracks if track.end == "c"]
    found: list[Feature] = []
    for track in tracks:
        if not any((cell, track) in other.pieces for other in found):
            found.append(feature(cells, (cell, track)))
    return found


def is_completed(cells: Cells, one: Feature, readings: Readings) -> bool:
    """Whether a feature is complete under these readings."""
    if one.kind == "prairie":
        return False
    if one.kind == "city":
        ((cell, _),) = one.pieces
        return all(not railroad.open_ends for railroad in railroads_of(cells, cell))
    gaps = one.kind == "mountain" and readings["GR-O2"] == "enclosed_gaps"
    return not one.open_ends and not (gaps and has_enclosed_gap(cells, one))


def has_enclosed_gap(cells: Cells, mountain: Feature) -> bool:
    """Whether a group of empty cells is surrounded by this mountain."""
    own = {cell for cell, _ in mountain.pieces}
    return any(_around(cells, gap) <= own for gap in enclosed_gaps(cells))


def _around(cells: Cells, gap: set[Cell]) -> set[Cell]:
    return {beside(cell, edge) for cell in gap for edge in EDGES} & cells.keys()


def enclosed_gaps(cells: Cells) -> list[set[Cell]]:
    """The groups of empty cells that are cut off from the outside."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    empty = {
        (x, y)
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(rows) - 1, max(rows) + 2)
    } - cells.keys()
    outside = (min(columns) - 1, min(rows) - 1)
    groups = []
    while empty:
        group = [next(iter(empty))]
        for cell in group:
            near = [beside(cell, edge) for edge in EDGES]
            group += [other for other in near if other in empty and other not in group]
        empty -= set(group)
        if outside not in group:
            groups.append(set(group))
    return groups


def figures(one: Feature, land: Landscape) -> dict[int, int]:
    """How many cowboys of each seat stand on a feature."""
    return dict(Counter(seat for seat, piece in land.cowboys if piece in one.pieces))


def tiles_of(one: Feature) -> int:
    """How many different tiles a feature uses."""
    return len({cell for cell, _ in one.pieces})


def numbers_of(cells: Cells, one: Feature, readings: Readings) -> dict[str, Any]:
    """The feature as it is typed in numbers, without its cowboys."""
    printed = [part_of(cells, piece) for piece in one.pieces]
    done = is_completed(cells, one, readings)
    if one.kind == "railroad":
        long = len(printed) if readings["GR-O1"] == "per_piece" else tiles_of(one)
        steam = sum(track.locomotives for track in printed)
        return {"kind": one.kind, "tiles": long, "locomotives": steam, "completed": done}
    if one.kind == "mountain":
        gold = sum(hill.nuggets for hill in printed)
        return {"kind": one.kind, "nuggets": gold, "completed": done}
    if one.kind == "city":
        ready = [r for r in railroads_of(cells, one.pieces[0][0]) if not r.open_ends]
        return {"kind": one.kind, "completed_railroads": len(ready), "completed": done}
    tipis, horses = (sum(getattr(plain, mark) for plain in printed) for mark in ("tipis", "horses"))
    return {"kind": one.kind, "tipis": tipis, "horses": horses, "completed": False}


def hindrances(cells: Cells, tile: Tile, at: Cell) -> set[str]:
    """Why a tile, as it is turned, may not lie on a cell."""
    if at in cells:
        return {"GR-16"}
    near = {edge: cells[beside(at, edge)] for edge in EDGES if beside(at, edge) in cells}
    return against({edge: other.land(OPPOSITE[edge]) for edge, other in near.items()}, tile)


def against(shown: Mapping[str, str], tile: Tile) -> set[str]:
    """Why a tile may not lie between neighbours that show this."""
    if not shown:
        return {"GR-16"}
    fits = all(tile.land(edge) == land for edge, land in shown.items())
    return set() if fits else {"GR-17"}


def placements(cells: Cells, tile: Tile) -> list[tuple[Cell, int]]:
    """Every cell and turn, by rows, columns and turns; of equal pictures the lowest turn."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    turns = {turn: plain_tiles.turned(tile, turn) for turn in plain_tiles.different_turns(tile)}
    return [
        ((x, y), turn)
        for y in range(min(rows) - 1, max(rows) + 2)
        for x in range(min(columns) - 1, max(columns) + 2)
        for turn, as_it_lies in turns.items()
        if not hindrances(cells, as_it_lies, (x, y))
    ]
