"""A game as it goes on: the tiles that lie, and what was scored with each of them.

Every move gives the game after it. What a tile completes is scored with it and sends its figures
home; whatever takes the tile back, or turns it, takes that back first.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rules.core.readings import Setup
from rules.gold_rush.features import Kind, tallied
from rules.gold_rush.figures import name_of, place_named
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.gaps import GAPS, is_completed
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.map.moves import turned_with_figures
from rules.gold_rush.table import Cell, Figure, Laid
from scoring.gold_rush.scored import Scored, Sent
from scoring.gold_rush.worth import worth


@dataclass(frozen=True, slots=True)
class Completed:
    """A completed feature with what it brings to each of its majority."""

    feature: MapFeature
    points: int


@dataclass(frozen=True)
class Game:
    """The tiles in the order of laying, and what was scored, in the same order."""

    laid: tuple[Laid, ...]
    scored: tuple[Scored, ...]
    setup: Setup

    @cached_property
    def landscape(self) -> Landscape:
        """The tiles with their features."""
        return Landscape(self.laid)

    @property
    def newest(self) -> int:
        """The number of the newest tile."""
        return len(self.laid) - 1

    def number_at(self, cell: Cell | None) -> int | None:
        """The number of the tile on a cell."""
        cells = [laid.at for laid in self.laid]
        return cells.index(cell) if cell in cells else None

    def scored_with(self, number: int) -> list[Scored]:
        """What the tile of this number completed."""
        return [entry for entry in self.scored if entry.tile == self.laid[number].at]

    def went_home_from(self, number: int) -> Iterator[Sent]:
        """The cowboys that stood on this tile and went home already."""
        cell = self.laid[number].at
        sent = (each for entry in self.scored for each in entry.home)
        yield from (each for each in sent if each.at == cell and not each.is_tent)

    def gone_from(self, feature: MapFeature) -> int:
        """How many cowboys went home from a feature: it was occupied until it was scored."""
        names = {piece.name for piece in feature.pieces}
        sent = (each for entry in self.scored for each in entry.home if not each.is_tent)
        return sum(f"{each.at[0]},{each.at[1]} {each.on}" in names for each in sent)

    def feature_of(self, entry: Scored) -> MapFeature:
        """The completed feature of an entry with those on it who went home."""
        sent = entry.home[0]
        number = self.number_at(sent.at)
        assert number is not None, entry  # noqa: S101 (a tile that is gone takes its entry along)
        place = place_named(self.laid[number].tile, sent.on)
        assert place is not None, entry  # noqa: S101
        feature = self.landscape.feature_at(sent.at, place)
        cowboys = tallied([each.seat for each in entry.home if not each.is_tent])
        return replace(feature, completed=True, cowboys=cowboys)

    # Moves

    def laying(self, laid: Laid) -> "Game":
        """The game with one more tile."""
        return replace(self, laid=(*self.laid, laid)).settled(len(self.laid))

    def turning(self, turn: int) -> "Game":
        """The newest tile turned otherwise, with what stands on it."""
        back = self.unscored({self.laid[-1].at})
        return back.with_tile(self.newest, turned_with_figures(back.laid[-1], turn)).settled()

    def with_cowboy(self, number: int, figure: Figure) -> "Game":
        """A cowboy on a tile; where what it stands on is completed, it is scored at once."""
        own = replace(self.laid[number], cowboys=(figure,))
        return self.with_tile(number, own).settled(number)

    def without_cowboy(self, number: int) -> "Game":
        """No cowboy on a tile, although it may have gone home from there."""
        cell = self.laid[number].at
        gone = {entry.tile for entry in self.scored if any(s.at == cell for s in entry.home)}
        tiles = {number, *(n for n, laid in enumerate(self.laid) if laid.at in gone)}
        back = self.unscored(gone)
        then = back.with_tile(number, replace(back.laid[number], cowboys=()))
        for each in sorted(tiles):
            then = then.settled(each)
        return then

    def with_tent(self, number: int, figure: Figure) -> "Game":
        """A tent on a tile, wherever it stood before."""
        there = self.without_tent(figure.seat)
        own = there.laid[number]
        return there.with_tile(number, replace(own, tents=(*own.tents, figure)))

    def without_tent(self, seat: int) -> "Game":
        """No tent of this seat."""
        return replace(self, laid=tuple(_without_tent(laid, seat) for laid in self.laid))

    def back_to(self, number: int) -> "Game":
        """The game as it was when this tile was the newest; before the first for one before."""
        gone = {laid.at for laid in self.laid[number + 1 :]}
        return replace(self, laid=self.laid[: number + 1]).unscored(gone)

    def with_other_tile(self, laid: Laid) -> "Game":
        """The game as if this tile had been laid on its cell; figures stay where it has a place."""
        number = self.number_at(laid.at)
        assert number is not None, laid  # noqa: S101 (asked only for a cell on which one lies)
        back = self.unscored({each.at for each in self.laid[number:]})
        there = back.laid[number]

        def alike(figures: Iterable[Figure]) -> Iterator[Figure]:
            for seat, place in figures:
                same = place_named(laid.tile, name_of(there.tile, place))
                yield from (Figure(seat, each) for each in (same,) if each)

        own = replace(laid, cowboys=(*alike(there.cowboys),), tents=(*alike(there.tents),))
        return back.with_tile(number, own).laid_again(number)

    def laid_again(self, number: int = 0) -> "Game":
        """The game as if all from this tile on had been laid here: what it completes is scored."""
        back = self.unscored({each.at for each in self.laid[number:]})
        game = replace(back, laid=back.laid[:number])
        for laid in back.laid[number:]:
            game = game.laying(laid)
        return game

    # Scoring

    def completed_by(self, number: int) -> list[Completed]:
        """What is completed where this tile lies, with its worth."""
        readings = self.setup.readings()
        return [
            Completed(feature, worth(feature, readings))
            for feature in self._ended(number)
            if is_completed(feature, self.landscape, readings)
        ]

    def waiting(self) -> Iterator[Completed]:
        """What is completed and not scored although somebody stands there: it was typed so."""
        readings = self.setup.readings()
        for feature in self.landscape.occupied():
            is_scored_at_end = feature.kind is Kind.PRAIRIE
            if not is_scored_at_end and is_completed(feature, self.landscape, readings):
                yield Completed(feature, worth(feature, readings))

    def _ended(self, number: int) -> Iterator[MapFeature]:
        """A tile also fills gaps: then it may complete mountains on which it does not lie."""
        yield from self.landscape.completed_at(number)
        if self.setup.readings().says(GAPS, "enclosed_gaps"):
            cell = self.laid[number].at
            for feature in self.landscape.occupied():
                if feature.kind is Kind.MOUNTAIN and cell not in feature.cells:
                    yield feature

    def settled(self, number: int = -1) -> "Game":
        """The game after what lies at this tile is scored and its figures have gone home."""
        number %= len(self.laid)
        found = [
            (self._scored(number, completed), completed.feature)
            for completed in self.completed_by(number)
        ]
        entries = tuple(entry for entry, _ in found if entry.home)
        sent = {sent for entry in entries for sent in entry.home}
        laid = tuple(_without(laid, sent) for laid in self.laid) if sent else self.laid
        return replace(self, laid=laid, scored=(*self.scored, *entries))

    def _scored(self, number: int, completed: Completed) -> Scored:
        feature = completed.feature
        points = tuple((seat, completed.points) for seat in feature.majority)
        return Scored(self.laid[number].at, points, tuple(self._standing_on(feature)))

    def _standing_on(self, feature: MapFeature) -> Iterator[Sent]:
        for piece in feature.pieces:
            name = name_of(piece.tile, piece.place)
            yield from (Sent(piece.cell, False, seat, name) for seat in piece.seats)
            laid = self.landscape.tile_at(piece.cell)
            tents = laid.tents if laid else ()
            yield from (Sent(piece.cell, True, s, name) for s, on in tents if on == piece.place)

    def unscored(self, tiles: set[Cell]) -> "Game":
        """Without what was scored with these tiles; its figures are back where they stood."""
        gone = [entry for entry in self.scored if entry.tile in tiles]
        if not gone:
            return self
        kept = tuple(entry for entry in self.scored if entry.tile not in tiles)
        then = replace(self, scored=kept)
        for sent in (sent for entry in gone for sent in entry.home):
            then = then.brought_back(sent)
        return then

    def brought_back(self, sent: Sent) -> "Game":
        """A figure on its place again, unless that is taken or it stands elsewhere by now."""
        number = self.number_at(sent.at)
        place = place_named(self.laid[number].tile, sent.on) if number is not None else None
        if number is None or place is None:
            return self
        own, figure = self.laid[number], Figure(sent.seat, place)
        if any(each.place == place for each in (*own.cowboys, *own.tents)):
            return self
        if not sent.is_tent:
            return self if own.cowboys else self.with_tile(number, replace(own, cowboys=(figure,)))
        is_elsewhere = any(seat == sent.seat for laid in self.laid for seat, _ in laid.tents)
        return self if is_elsewhere else self.with_tent(number, figure)

    def with_tile(self, number: int, laid: Laid) -> "Game":
        """The game with one tile otherwise."""
        return replace(self, laid=(*self.laid[:number], laid, *self.laid[number + 1 :]))


def on_these_tiles(entries: Iterable[Scored], laid: Sequence[Laid]) -> tuple[Scored, ...]:
    """Those entries whose tile lies there, and whose figures can have stood there."""
    tiles = {each.at: each.tile for each in laid}

    def fits(entry: Scored) -> bool:
        stood = (s.at in tiles and place_named(tiles[s.at], s.on) is not None for s in entry.home)
        return entry.tile in tiles and bool(entry.home) and all(stood)

    return tuple(filter(fits, entries))


def _without_tent(laid: Laid, seat: int) -> Laid:
    if all(each.seat != seat for each in laid.tents):
        return laid
    return replace(laid, tents=tuple(each for each in laid.tents if each.seat != seat))


def _without(laid: Laid, sent: set[Sent]) -> Laid:
    """The tile without the figures that went home."""

    def stays(*, is_tent: bool) -> Callable[[Figure], bool]:
        return lambda figure: (
            Sent(laid.at, is_tent, figure.seat, name_of(laid.tile, figure.place)) not in sent
        )

    if all(each.at != laid.at for each in sent):
        return laid
    return replace(
        laid,
        cowboys=tuple(filter(stays(is_tent=False), laid.cowboys)),
        tents=tuple(filter(stays(is_tent=True), laid.tents)),
    )


def points_moved(before: Sequence[Scored], after: Sequence[Scored]) -> dict[int, int]:
    """How far each marker goes between two states of a game; back where entries are gone."""
    moved: dict[int, int] = {}
    for entries, sign in ((before, -1), (after, 1)):
        for seat, points in (pair for entry in entries for pair in entry.points):
            moved[seat] = moved.get(seat, 0) + sign * points
    return {seat: points for seat, points in sorted(moved.items()) if points}
