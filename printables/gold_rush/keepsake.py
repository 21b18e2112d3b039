"""The map as it stands on the keepsake: every tile as it lies, with what stands on it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from printables.core.finished import FinishedWish
from printables.gold_rush.tile_curves import SIDE
from printables.gold_rush.tile_drawing import Shape, figure_spot, pieces_of_tile
from rules.gold_rush.features import Kind
from rules.gold_rush.table import Figure, Laid, Table

LARGEST_TILE = 20.0
"""Millimetres."""
ROOM = {"a4": (178, 215), "letter": (184, 200), "a5": (128, 145)}
"""Millimetres across and down that a page has for a map."""
GROUND = {
    "cowboy": "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z",
    "farmer": ("M-17 -11h34a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-34a5 5 0 0 1-5-5v-12a5 5 0 0 1 5-5z"),
    "tent": "M0 -19L20 15h-40z",
}
"""What figures stand on: upright, lying flat, or in a tent."""


@dataclass(frozen=True, slots=True)
class FigureDrawn:
    """A figure with its middle on the drawing."""

    seat: int
    ground: str
    x: float
    y: float
    mark_y: float


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile with its upper left corner on the drawing."""

    x: int
    y: int
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class MapDrawn:
    """All of a map, and how large it is printed."""

    laid: tuple[Laid, ...]
    paper: str

    @property
    def columns(self) -> int:
        """From the westernmost to the easternmost tile."""
        return max(x for x, _ in self._cells) - self._left + 1

    @property
    def rows(self) -> int:
        """From the northernmost to the southernmost tile."""
        return max(y for _, y in self._cells) - self._top + 1

    @property
    def width(self) -> float:
        """In millimetres."""
        across, down = ROOM[self.paper]
        side = min(LARGEST_TILE, across / self.columns, down / self.rows)
        return round(side * self.columns, 1)

    @property
    def _cells(self) -> list[tuple[int, int]]:
        return [laid.at for laid in self.laid]

    @property
    def _left(self) -> int:
        return min(x for x, _ in self._cells)

    @property
    def _top(self) -> int:
        return min(y for _, y in self._cells)

    def _corner(self, laid: Laid) -> tuple[int, int]:
        return (laid.at[0] - self._left) * SIDE, (laid.at[1] - self._top) * SIDE

    @property
    def tiles(self) -> Iterator[TileDrawn]:
        """The tiles as they lie."""
        for laid in self.laid:
            pieces = pieces_of_tile(laid.tile)
            shapes = tuple(shape for piece in pieces for shape in piece.shapes)
            yield TileDrawn(*self._corner(laid), shapes)

    @property
    def figures(self) -> Iterator[FigureDrawn]:
        """Cowboys, farmers and tents."""
        for laid in self.laid:
            for figure in laid.cowboys:
                lies = figure.place.kind is Kind.PRAIRIE
                yield self._figure(laid, figure, "farmer" if lies else "cowboy")
            for figure in laid.tents:
                yield self._figure(laid, figure, "tent")

    def _figure(self, laid: Laid, figure: Figure, kind: str) -> FigureDrawn:
        (left, top), (x, y) = self._corner(laid), figure_spot(laid.tile, figure.place)
        middle = 4 if kind == "tent" else 0
        return FigureDrawn(figure.seat, GROUND[kind], left + x, top + y, top + y + middle)


def drawn_with(wish: FinishedWish) -> dict[str, Any]:
    """What the drawing of the table needs: the map, if there is one."""
    table = wish.view.standing.table
    laid = table.map if isinstance(table, Table) else None
    return {"map": MapDrawn(laid, wish.paper) if laid else None, "inked": inked}


def inked(shape: Shape) -> Markup:
    """How a shape is drawn; the attributes are our own."""
    return Markup(shape.ink)  # noqa: S704
