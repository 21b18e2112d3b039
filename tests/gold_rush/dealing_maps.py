"""Random maps, grown tile by tile as the rules allow, with cowboys and tents on them."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.gold_rush import plain_map, plain_tiles
from tests.gold_rush.dealing_tiles import heads, spelled, tile
from tests.gold_rush.plain_map import Cell, Cells, Entry, Landscape, Piece
from tests.gold_rush.plain_tiles import EDGES, Tile

MOST_COWBOYS = 4
RICH_LANDS = ("pprrm", "rrrp", "mmpr", "pprm", "rrrrpm", "mmmp")


def open_cells(cells: Cells) -> list[Cell]:
    """The empty cells beside the tiles."""
    near = (plain_map.beside(cell, edge) for cell in cells for edge in EDGES)
    return list(dict.fromkeys(cell for cell in near if cell not in cells))


def spot(chance: Random, cells: Cells, drawn: Tile) -> tuple[Cell, int] | None:
    """Deal a cell and a turn that fit, rather beside many tiles."""
    fitting = []
    for cell in open_cells(cells):
        for turn in range(4):
            lying = plain_tiles.turned(drawn, turn)
            if not plain_map.hindrances(cells, lying, cell):
                neighbours = sum(plain_map.beside(cell, edge) in cells for edge in EDGES)
                fitting += [(cell, turn)] * neighbours**3
    return chance.choice(fitting) if fitting else None


def fitting_tile(chance: Random, cells: Cells, lands: str) -> tuple[Tile, Cell, int]:
    """Deal a tile until one fits; rather one that fills a narrow gap."""
    while True:
        drawn = tile(chance, lands)
        if found := spot(chance, cells, drawn):
            return drawn, *found


def growing(
    chance: Random, length: int, *, seats: int = 5, farmers: bool = True
) -> Iterator[list[Entry]]:
    """A map after each of its tiles."""
    lands = chance.choice(RICH_LANDS)
    written: list[Entry] = []
    land = Landscape({}, [], [], (0, 0))
    while len(written) < length:
        drawn, cell, turn = (
            fitting_tile(chance, land.cells, lands)
            if written
            else (tile(chance, lands), (0, 0), chance.randrange(4))
        )
        land.cells[cell] = plain_tiles.turned(drawn, turn)
        entry: Entry = {"at": [*cell], "tile": spelled(chance, drawn)}
        if turn or heads(chance):
            entry["turned"] = turn
        _set_up_tent(chance, land, written, entry, seats)
        if heads(chance):
            _send_cowboy(chance, land, cell, entry, seats, farmers=farmers)
        written.append(entry)
        yield written


def _named(chance: Random, land: Landscape, piece: Piece) -> str:
    """Any of the names of a place."""
    names = plain_tiles.names_of(land.cells[piece[0]])
    return chance.choice([name for name, place in names.items() if place == piece[1]])


def _send_cowboy(
    chance: Random, land: Landscape, cell: Cell, entry: Entry, seats: int, *, farmers: bool
) -> None:
    supply = Counter(seat for seat, _ in land.cowboys)
    able = [seat for seat in range(seats) if supply[seat] < MOST_COWBOYS]
    places = [
        place
        for place in plain_tiles.places(land.cells[cell])
        if farmers or plain_map.kind_of(place) != "prairie"
        if all(piece != (cell, place) for _, piece in land.tents)
    ]
    if able and places:
        seat, piece = chance.choice(able), (cell, chance.choice(places))
        land.cowboys.append((seat, piece))
        entry["cowboys"] = [{"seat": seat, "on": _named(chance, land, piece)}]


def _set_up_tent(
    chance: Random, land: Landscape, written: list[Entry], newest: Entry, seats: int
) -> None:
    """Put a tent on a mountain piece of any tile, where nobody stands."""
    able = [seat for seat in range(seats) if all(seat != other for other, _ in land.tents)]
    taken = {piece for _, piece in [*land.cowboys, *land.tents]}
    vacant = [
        (tuple(entry["at"]), place)
        for entry in [*written, newest]
        for place in plain_tiles.places(land.cells[tuple(entry["at"])])
        if plain_map.kind_of(place) == "mountain"
        if (tuple(entry["at"]), place) not in taken
    ]
    if able and vacant and heads(chance, 0.2):
        seat, piece = chance.choice(able), chance.choice(vacant)
        land.tents.append((seat, piece))
        (entry,) = (one for one in [*written, newest] if one["at"] == [*piece[0]])
        entry.setdefault("tents", []).append({"seat": seat, "on": _named(chance, land, piece)})


def game(chance: Random, length: int, **rules: Any) -> list[Entry]:
    """A map of so many tiles."""
    *_, written = growing(chance, length, **rules)
    return written


def ring(chance: Random) -> list[Entry]:
    """Eight tiles around one empty cell; often a mountain whose sides are all closed."""
    corner, side = f"mmpp ^{chance.randint(0, 2)}", f"pmpm ^{chance.randint(1, 3)}"
    round_about = [
        *((0, 0, corner, 1), (1, 0, side, 0), (2, 0, corner, 2), (2, 1, side, 1)),
        *((2, 2, corner, 3), (1, 2, side, 0), (0, 2, corner, 0), (0, 1, side, 1)),
    ]
    written: list[Entry] = [
        {"at": [x, y], "tile": text, "turned": turn} for x, y, text, turn in round_about
    ]
    if heads(chance):
        other = chance.choice([entry for entry in written if "pmpm" in entry["tile"]])
        other["tile"] = chance.choice(["pmrm em^1 w^1 s-me", "pmrm ^2 s-m", "pmpm e^1 w^0"])
        other["tile"] = other["tile"].replace("em^", "e^")
    if heads(chance, 0.3):
        del written[chance.randrange(1, 8)]
    return written


def loop(chance: Random) -> list[Entry]:
    """Four tiles in a square, round which a railroad comes back to its first tile."""
    start = chance.choice(
        ["rrrr city", "rrrr n-e* s-w", "rrrr", "mrrp ^1 e-m s-m*", "prrp e-x s-x", "prrp"]
    )
    bends = [(1, 0, "pprr"), (1, 1, "rppr"), (0, 1, "rrpp n-e*")]
    return [
        {"at": [0, 0], "tile": start},
        *({"at": [x, y], "tile": text} for x, y, text in bends),
    ]


def special(chance: Random) -> list[Entry]:
    """A ring or a loop that is grown further, with cowboys and tents on it."""
    written = chance.choice([ring, loop])(chance)
    land = plain_map.lie(written)
    for _ in range(chance.randint(0, 4)):
        drawn, cell, turn = fitting_tile(chance, land.cells, "pprrm")
        if cell != (1, 1):
            land.cells[cell] = plain_tiles.turned(drawn, turn)
            written.append({"at": [*cell], "tile": spelled(chance, drawn), "turned": turn})
    for entry in chance.sample(written, min(3, len(written))):
        _send_cowboy(chance, land, tuple(entry["at"]), entry, 5, farmers=False)
    _set_up_tent(chance, land, written[:-1], written[-1], 5)
    return written
