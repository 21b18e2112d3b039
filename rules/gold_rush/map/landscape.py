"""The laid tiles with all their features, kept up to date tile by tile.

Laying a tile looks at its four neighbours only: pieces that touch become one feature whose open
ends are counted at once, and of the empty cells around it is noted what they must show. What the
tile completes is so known when it lies; only that is counted from its pieces, and whatever else
somebody asks for.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place
from rules.gold_rush.map.cells import STEPS, cell_of
from rules.gold_rush.map.faces import ANYTHING, Face, face_of
from rules.gold_rush.map.features import MapFeature, Piece, city, joined
from rules.gold_rush.map.joining import Joined
from rules.gold_rush.table import Cell, Laid

FACING = 2
"""From the number of an edge to that of the opposite one by exclusive or."""


class Spot(NamedTuple):
    """A laid tile in numbers."""

    cell: int
    face: Face
    first: int
    """The number of its first piece; the others follow."""


class Landscape:
    """A map that grows tile by tile."""

    def __init__(self, laid: Iterable[Laid] = ()) -> None:
        self._laid: list[Laid] = []
        self._spots: list[Spot] = []
        self._at: dict[int, int] = {}
        self._tile_of: list[int] = []
        self._joined = Joined()
        self._seats: dict[int, list[int]] = {}
        self._room: dict[int, int] = {}
        for tile in laid:
            self.lay(tile)

    @property
    def laid(self) -> Sequence[Laid]:
        """The tiles in the order of laying."""
        return self._laid

    @property
    def cells(self) -> Collection[int]:
        """The cells that are taken, by their numbers."""
        return self._at.keys()

    @property
    def room(self) -> Iterable[tuple[int, int]]:
        """The empty cells beside tiles, each with what its edges may show."""
        return self._room.items()

    def tile_at(self, cell: Cell) -> Laid | None:
        """The tile on a cell; None on an empty one."""
        number = self._at.get(cell_of(*cell))
        return None if number is None else self._laid[number]

    def allowed_at(self, cell: Cell) -> int | None:
        """What the edges of a tile on this cell may show; None where nothing lies beside it."""
        return self._allowed(cell_of(*cell))

    def lay(self, laid: Laid) -> None:
        """Lays a tile on an empty cell, with what stands on it."""
        face, cell, room = face_of(laid.tile), cell_of(*laid.at), self._room
        first = self._joined.add(face.open_ends)
        for edge, step in enumerate(STEPS):
            beside = self._at.get(cell + step)
            if beside is None:
                # What several neighbours ask of a cell is what all of them allow.
                room[cell + step] = room.get(cell + step, ANYTHING) & face.asks[edge]
                continue
            there = self._spots[beside]
            pairs = zip(face.sides[edge], there.face.facing[edge ^ FACING], strict=False)
            for mine, theirs in pairs:
                self._joined.join(first + mine, there.first + theirs)
        room.pop(cell, None)
        self._note(laid, Spot(cell, face, first))

    def _note(self, laid: Laid, spot: Spot) -> None:
        number = self._at[spot.cell] = len(self._laid)
        self._laid.append(laid)
        self._spots.append(spot)
        self._tile_of += [number] * len(spot.face.places)
        for seat, place in laid.cowboys:
            self._seats.setdefault(spot.first + spot.face.numbers[place], []).append(seat)

    def _allowed(self, cell: int) -> int | None:
        allowed = None
        for edge, step in enumerate(STEPS):
            beside = self._at.get(cell + step)
            if beside is not None:
                asks = self._spots[beside].face.asks[edge ^ FACING]
                allowed = asks if allowed is None else allowed & asks
        return allowed

    def feature_at(self, cell: Cell, place: Place) -> MapFeature:
        """The feature that a place of a laid tile belongs to."""
        spot = self._spots[self._at[cell_of(*cell)]]
        return self._feature(spot.first + spot.face.numbers[place])

    def features(self) -> Iterator[MapFeature]:
        """All features, in the order of their first pieces."""
        return map(self._feature, self._one_of_each(range(len(self._tile_of))))

    def completed_at(self, number: int = -1) -> list[MapFeature]:
        """What is completed at a tile: its railroads and mountains, then the cities at their ends.

        Of the newest, which is meant where no number is told, that is what it has completed.
        """
        spot, known = self._spots[number], self._joined
        ended = [spot.first + piece for piece in spot.face.may_complete]
        closed = [piece for piece in ended if not known.open_ends[known.feature[piece]]]
        if not closed:
            return []
        firsts = self._one_of_each(closed)
        return [self._feature(piece) for piece in (*firsts, *sorted(self._cities_of(firsts)))]

    def _cities_of(self, railroads: Iterable[int]) -> set[int]:
        """The completed cities in which one of these completed railroads ends."""
        found = set()
        for railroad in railroads:
            for piece in self._joined.members(railroad):
                spot = self._spots[self._tile_of[piece]]
                if piece - spot.first in spot.face.city_rails and self._is_complete_city(spot):
                    found.add(spot.first + spot.face.city)
        return found

    def _is_complete_city(self, spot: Spot) -> bool:
        return all(self._joined.is_closed(spot.first + rail) for rail in spot.face.city_rails)

    def occupied(self) -> Iterator[MapFeature]:
        """The features with cowboys, in the order of laying."""
        return map(self._feature, self._one_of_each(self._seats))

    def _one_of_each(self, pieces: Iterable[int]) -> Collection[int]:
        """The first of these pieces in each of their features."""
        firsts: dict[int, int] = {}
        for piece in pieces:
            firsts.setdefault(self._joined.feature[piece], piece)
        return firsts.values()

    def _feature(self, piece: int) -> MapFeature:
        known = self._joined
        pieces = tuple(map(self._piece, sorted(known.members(piece))))
        if pieces[0].place.kind is Kind.CITY:
            return self._city(piece, pieces[0])
        return joined(pieces, known.open_ends[known.feature[piece]])

    def _city(self, number: int, piece: Piece) -> MapFeature:
        known, spot = self._joined, self._spots[self._tile_of[number]]
        rails = spot.face.city_rails
        railroads = {known.feature[spot.first + rail] for rail in rails}
        return city(piece, len(rails), [not known.open_ends[railroad] for railroad in railroads])

    def _piece(self, number: int) -> Piece:
        tile = self._tile_of[number]
        laid, spot = self._laid[tile], self._spots[tile]
        own = number - spot.first
        seats = self._seats.get(number, ())
        return Piece(laid.at, laid.tile, spot.face.places[own], spot.face.signs[own], seats)
