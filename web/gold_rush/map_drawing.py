"""A map as a drawing: a picture for each different tile, figures, and spots to press."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from flask import current_app
from markupsafe import Markup

from printables.gold_rush.tile_drawing import figure_spot
from rules.core.seats import MARKS
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import place_named
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.map.reading import tiles_of
from rules.gold_rush.table import Cell, Figure, Laid
from rules.gold_rush.tiles import Tile

SIDE = 100
MARGIN = 1
PICTURES_KEPT = 2048
COWBOY, FARMER, TENT = "cowboy", "farmer", "tent"
ROOM = {COWBOY: (18, 18), FARMER: (25, 14), TENT: (23, 21)}
"""How far a figure reaches from its middle, across and up and down."""

Lit = Mapping[Cell, frozenset[str]]
"""The names of the places that stand out on each cell."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something to press on a cell: a link, or a button that says `value` under `name`."""

    at: Cell
    label: str
    address: str = ""
    name: str = ""
    value: str = ""
    kind: str = ""
    tile: Tile | None = None
    """What would lie there."""
    text: str = ""
    action: str = ""
    """Where a button leads where it is not the form's own address."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A tile as it lies with what stands out on it; the same wherever it lies."""

    tile: Tile
    lit: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        """A name for the element in the page: equal pictures share it, in all drawings."""
        return f"tile-{crc32(' '.join((self.tile.text, *sorted(self.lit))).encode()):08x}"

    @property
    def shapes(self) -> Markup:
        """Its shapes."""
        return shapes_of(self.tile, self.lit)


@lru_cache(PICTURES_KEPT)
def shapes_of(tile: Tile, lit: frozenset[str] = frozenset()) -> Markup:
    """Drawn once for all maps, which is most of the work."""
    drawn = current_app.jinja_env.get_template("gold_rush/tile.html").module
    return Markup(drawn.tile_shape(tile, lit))  # type: ignore[attr-defined]  # noqa: S704 (a template's)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Something at a place of the drawing; x and y are its upper left corner, or its middle."""

    x: float
    y: float
    kind: str = ""
    picture: str = ""
    seat: int = 0
    mark: str = ""
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Sight:
    """The part of a map that is drawn, with one empty cell around it."""

    laid: Sequence[Laid]
    marks: Mapping[int, str]
    lit: Lit
    spots: Sequence[Spot]

    @property
    def cells(self) -> list[Cell]:
        """The cells on which something is drawn."""
        return [*(laid.at for laid in self.laid), *(spot.at for spot in self.spots)]

    @property
    def left(self) -> int:
        """The westernmost column."""
        return min(x for x, _ in self.cells) - MARGIN

    @property
    def top(self) -> int:
        """The northernmost row."""
        return min(y for _, y in self.cells) - MARGIN

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return max(x for x, _ in self.cells) - self.left + 1 + MARGIN

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return max(y for _, y in self.cells) - self.top + 1 + MARGIN

    @property
    def pictures(self) -> list[Picture]:
        """Each different picture once."""
        ghosts = (Picture(spot.tile) for spot in self.spots if spot.tile)
        return list(dict.fromkeys([*map(self._picture, self.laid), *ghosts]))

    def _picture(self, laid: Laid) -> Picture:
        return Picture(laid.tile, self.lit.get(laid.at, frozenset()))

    @property
    def tiles(self) -> Iterator[Drawn]:
        """The tiles as they lie."""
        for laid in self.laid:
            yield Drawn(*corner(laid.at), picture=self._picture(laid).id)

    @property
    def newest(self) -> Drawn | None:
        """Where the newest tile lies."""
        return Drawn(*corner(self.laid[-1].at)) if self.laid else None

    @property
    def figures(self) -> Iterator[Drawn]:
        """The cowboys, farmers and tents."""
        for laid in self.laid:
            for figure in laid.cowboys:
                lies = figure.place.kind is Kind.PRAIRIE
                yield self._figure(laid, figure, FARMER if lies else COWBOY)
            yield from (self._figure(laid, figure, TENT) for figure in laid.tents)

    def _figure(self, laid: Laid, figure: Figure, kind: str) -> Drawn:
        (left, top), spot = corner(laid.at), figure_spot(laid.tile, figure.place)
        x, y = (max(room, min(at, SIDE - room)) for at, room in zip(spot, ROOM[kind], strict=True))
        return Drawn(
            left + x, top + y, kind, seat=figure.seat, mark=mark_of(figure.seat, self.marks)
        )

    @property
    def to_press(self) -> Iterator[Drawn]:
        """The spots."""
        for spot in self.spots:
            picture = Picture(spot.tile).id if spot.tile else ""
            yield Drawn(*corner(spot.at), picture=picture, spot=spot)


def corner(at: Cell) -> Cell:
    """The upper left corner of a cell on the drawing."""
    return at[0] * SIDE, at[1] * SIDE


def mark_of(seat: int, marks: Mapping[int, str]) -> str:
    """The mark of a seat; where nobody chose one, that of its number."""
    return marks.get(seat) or MARKS[seat % len(MARKS)]


def sight_of(
    map_: object,
    marks: Mapping[int, str] | None = None,
    lit: Iterable[str] = (),
    spots: Iterable[Spot] = (),
) -> Sight | None:
    """What is drawn of a map; nothing where nothing lies there and nothing can be pressed."""
    laid, pressed = tiles_of(map_), tuple(spots)
    if not laid and not pressed:
        return None
    return Sight(laid, marks or {}, _by_cell(lit), pressed)


def _by_cell(names: Iterable[str]) -> Lit:
    """Names such as "1,0 railroad@w" by their cells."""
    found: dict[Cell, frozenset[str]] = {}
    for name in names:
        cell, _, place = name.partition(" ")
        if at := cell_typed(cell):
            found[at] = found.get(at, frozenset()) | {place}
    return found


def cell_typed(value: object) -> Cell | None:
    """A cell such as "1,0" or [1, 0]; None for what is no cell."""
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, Collection) or len(parts) != len(Cell.__args__):  # type: ignore[attr-defined]
        return None
    try:
        x, y = (int(part) for part in parts)
    except (TypeError, ValueError):
        return None
    return (x, y)


def pieces_joined(map_: object, at: object, on: str) -> tuple[str, ...]:
    """The names of all pieces of the feature that a place belongs to; none where it is no place."""
    cell, landscape = cell_typed(at), Landscape(tiles_of(map_))
    laid = landscape.tile_at(cell) if cell else None
    place = place_named(laid.tile, on) if laid else None
    if laid is None or place is None:
        return ()
    return tuple(piece.name for piece in landscape.feature_at(laid.at, place).pieces)


FOR_TEMPLATES = {
    "cell_typed": cell_typed,
    "pieces_joined": pieces_joined,
    "shapes_of": shapes_of,
    "sight_of": sight_of,
}
