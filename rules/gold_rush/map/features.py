"""Features as they lie on a map, counted from their pieces."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.gold_rush.features import Feature, Kind, tallied
from rules.gold_rush.figures import Place, name_of
from rules.gold_rush.table import Cell
from rules.gold_rush.tiles import Tile


class Signs(NamedTuple):
    """What is printed on a piece and counts."""

    locomotives: int = 0
    nuggets: int = 0
    tipis: int = 0
    horses: int = 0


class Piece(NamedTuple):
    """A piece of a feature: a place on a laid tile, and whose cowboys are there."""

    cell: Cell
    tile: Tile
    place: Place
    signs: Signs
    seats: Sequence[int] = ()

    @property
    def name(self) -> str:
        """The cell and the place ("1,0 railroad@w")."""
        x, y = self.cell
        return f"{x},{y} {name_of(self.tile, self.place)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class MapFeature(Feature):
    """A feature with the pieces that it was counted from, in the order of laying."""

    pieces: tuple[Piece, ...]
    open_ends: int = 0
    """How many sides of its pieces look at an empty cell."""
    rails: int = 0
    """How many tracks end in this city."""
    railroads: int = 0
    """How many different railroads these are."""

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells that it uses."""
        return frozenset(piece.cell for piece in self.pieces)


def joined(pieces: tuple[Piece, ...], open_ends: int) -> MapFeature:
    """The railroad, mountain or prairie of these pieces; open ends alone keep it open."""
    kind = pieces[0].place.kind
    signs = Signs(*map(sum, zip(*(piece.signs for piece in pieces), strict=True)))
    return MapFeature(
        kind=kind,
        completed=not open_ends and kind is not Kind.PRAIRIE,
        cowboys=_cowboys(pieces),
        tiles=len({piece.cell for piece in pieces}),
        tracks=len(pieces) if kind is Kind.RAILROAD else None,
        locomotives=signs.locomotives,
        nuggets=signs.nuggets,
        tipis=signs.tipis,
        horses=signs.horses,
        at=_name(pieces),
        pieces=pieces,
        open_ends=open_ends,
    )


def city(piece: Piece, rails: int, are_completed: Sequence[bool]) -> MapFeature:
    """The city of this piece; of each of its railroads is told whether it is completed."""
    return MapFeature(
        kind=Kind.CITY,
        completed=all(are_completed),
        cowboys=_cowboys((piece,)),
        tiles=1,
        completed_railroads=sum(are_completed),
        at=piece.name,
        pieces=(piece,),
        rails=rails,
        railroads=len(are_completed),
    )


def _cowboys(pieces: Sequence[Piece]) -> tuple[tuple[int, int], ...]:
    return tallied([seat for piece in pieces for seat in piece.seats])


def _name(pieces: Sequence[Piece]) -> str:
    """Where somebody would look for it: at the first cowboy, else at the first piece."""
    return next((piece for piece in pieces if piece.seats), pieces[0]).name
