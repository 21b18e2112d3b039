"""What can be done on a map: each move with the whole text of the map after it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rules.core.messages import say
from rules.core.readings import Setup
from rules.core.rulings import Reason, Ruling, Verdict
from rules.gold_rush.checks import faults_between_tiles
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place, name_of, place_named, places_of
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.gaps import is_completed
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.map.newest import done_by, done_by_another
from rules.gold_rush.map.reading import MapTyped
from rules.gold_rush.placing import Placement, fitting_turns, legal_placements
from rules.gold_rush.questions import cowboy, tent
from rules.gold_rush.steps import Step
from rules.gold_rush.table import COWBOYS_TO_PLAY, MOST_TILES, NO_FARMERS, Cell, Figure, Laid
from rules.gold_rush.tiles import EDGE_LETTERS, EDGES, HALF_NAMES, HALVES, Tile

FIRST_CELL: Cell = (0, 0)
NOT_JOINED = "map-not-joined"


@dataclass(frozen=True)
class MapMoves:
    """A sound map, and everything that can be done on it."""

    map: MapTyped
    setup: Setup

    @cached_property
    def landscape(self) -> Landscape:
        """The tiles with their features."""
        return Landscape(self.map.laid)

    @property
    def newest(self) -> int:
        """The number of the newest tile."""
        return len(self.map.laid) - 1

    def numbered(self, at: Cell | None) -> int | None:
        """The number of the tile on a cell."""
        cells = [laid.at for laid in self.map.laid]
        return cells.index(at) if at in cells else None

    # Laying and turning

    def placements(self, tile: Tile) -> list[Placement]:
        """Where a tile may be laid; the first one may lie as it likes."""
        if not self.map.laid:
            return [Placement(FIRST_CELL, turn) for turn in tile.distinct_turns]
        if len(self.map.laid) >= MOST_TILES:
            return []
        return legal_placements(self.landscape, tile)

    def laying(self, tile: Tile, placement: Placement) -> str:
        """The map with a tile laid."""
        at, turn = placement
        return self.map.with_entries({}, Laid(at, tile.turned(turn), tile, turn))

    @cached_property
    def turns_of_newest(self) -> Sequence[int]:
        """The turns in which the newest tile may lie where it lies, each picture once."""
        return self.turns_at(self.newest, self.map.laid[-1].written)

    def turns_at(self, number: int, tile: Tile) -> Sequence[int]:
        """The turns in which a tile may lie where another lies, beside all that lie around it."""
        others = [laid for place, laid in enumerate(self.map.laid) if place != number]
        if not others:
            return tile.distinct_turns
        allowed = Landscape(others).allowed_at(self.map.laid[number].at)
        return () if allowed is None else fitting_turns(tile)[allowed]

    def turning(self) -> tuple[int, str] | None:
        """The next turn of the newest tile and the map after it; None where there is no other."""
        last = self.map.laid[-1]
        texts = [last.written.turned(turn).text for turn in self.turns_of_newest]
        if len(texts) < 2 or last.tile.text not in texts:  # noqa: PLR2004
            return None
        place = (texts.index(last.tile.text) + 1) % len(texts)
        turn = self.turns_of_newest[place]
        return turn, self.map.with_entries({self.newest: turned_with_figures(last, turn)})

    # Taking back

    def without(self, number: int) -> str | None:
        """The map without one tile; None where the others would not hang together."""
        rest = [laid for place, laid in enumerate(self.map.laid) if place != number]
        faults = faults_between_tiles(rest) if rest else ()
        if any(fault.says.id == NOT_JOINED for fault in faults):
            return None
        return self.map.with_entries({number: None})

    def back_to(self, number: int) -> str:
        """The map as it was when this tile was the newest."""
        later = range(number + 1, len(self.map.laid))
        return self.map.with_entries(dict.fromkeys(later))

    # Figures

    def with_cowboy(self, number: int, figure: Figure) -> str:
        """The map with a cowboy on this tile."""
        return self.map.with_entries({number: replace(self.map.laid[number], cowboys=(figure,))})

    def without_cowboy(self, number: int) -> str:
        """The map with the cowboy of this tile taken back."""
        return self.map.with_entries({number: replace(self.map.laid[number], cowboys=())})

    def with_tent(self, number: int, figure: Figure) -> str:
        """The map with the seat's tent on this tile, wherever it was before."""
        there = self._without_tent_of(figure.seat)
        own = there.get(number) or self.map.laid[number]
        return self.map.with_entries({**there, number: replace(own, tents=(*own.tents, figure))})

    def without_tent(self, seat: int) -> str:
        """The map without the seat's tent."""
        return self.map.with_entries(self._without_tent_of(seat))

    def _without_tent_of(self, seat: int) -> dict[int, Laid | None]:
        return {
            number: replace(laid, tents=tuple(each for each in laid.tents if each.seat != seat))
            for number, laid in enumerate(self.map.laid)
            if any(each.seat == seat for each in laid.tents)
        }

    def feature(self, number: int, place: Place) -> MapFeature:
        """The feature of a place, completed as the table reads that."""
        return self.completed(self.landscape.feature_at(self.map.laid[number].at, place))

    def completed(self, feature: MapFeature) -> MapFeature:
        """The feature, completed as the table reads that."""
        done = is_completed(feature, self.landscape, self.setup.readings())
        return feature if done == feature.completed else replace(feature, completed=done)

    @cached_property
    def cowboys(self) -> Counter[int]:
        """How many cowboys each seat has on the map."""
        return Counter(seat for laid in self.map.laid for seat, _ in laid.cowboys)

    def against_cowboy(self, number: int, place: Place, seat: int) -> Iterator[Reason]:
        """Why a seat may not put a cowboy there.

        On the newest tile the rules of a turn hold; on an older one a cowboy may stand already.
        """
        laid, feature = self.map.laid[number], self.feature(number, place)
        is_newest = number == self.newest
        situation = cowboy.Situation(
            kind=place.kind,
            cowboys_there=sum(count for _, count in feature.cowboys) if is_newest else 0,
            in_supply=max(0, COWBOYS_TO_PLAY - self.cowboys[seat]),
            already_done=done_by(laid, seat) if is_newest else _placed(laid),
            of_another=done_by_another(laid, seat) if is_newest else None,
            farmers=NO_FARMERS not in self.setup.variants,
        )
        yield from _no(cowboy.answer(situation, self.setup.readings()))
        if any(each.place == place for each in laid.tents):
            yield Reason("GR-28", (say("mountain-piece-is-taken"),))

    def against_tent(self, number: int, place: Place) -> Iterator[Reason]:
        """Why no tent may be put there."""
        laid = self.map.laid[number]
        situation = tent.InNumbers(
            mountain_completed=self.feature(number, place).completed,
            vacant=all(each.place != place for each in (*laid.cowboys, *laid.tents)),
        )
        yield from _no(tent.answer(situation, self.setup.readings()))

    def places(self, number: int) -> Iterator[tuple[Place, str]]:
        """The places of a tile with their names."""
        tile = self.map.laid[number].tile
        yield from ((place, name_of(tile, place)) for place in places_of(tile))


def _placed(laid: Laid) -> Step | None:
    """A tile holds one cowboy, whosever it is."""
    return Step.COWBOY if laid.cowboys else None


def can_hold_tent(place: Place) -> bool:
    """Whether a tent can stand on such a place at all."""
    return place.kind is Kind.MOUNTAIN


def _no(ruling: Ruling) -> tuple[Reason, ...]:
    return ruling.because if ruling.verdict is Verdict.NO else ()


def turned_with_figures(laid: Laid, turn: int) -> Laid:
    """The tile turned otherwise; what stands on it turns with it."""
    tile, quarters = laid.written.turned(turn), turn - laid.quarters

    def there(figure: Figure) -> Figure:
        place = place_named(tile, _name_turned(name_of(laid.tile, figure.place), quarters))
        assert place is not None, figure  # noqa: S101 (the same piece of the same tile)
        return Figure(figure.seat, place)

    return replace(
        laid,
        tile=tile,
        quarters=turn,
        cowboys=tuple(map(there, laid.cowboys)),
        tents=tuple(map(there, laid.tents)),
    )


def _name_turned(name: str, quarters: int) -> str:
    kind, _, spot = name.partition("@")
    if spot in HALF_NAMES:
        spot = HALF_NAMES[(HALF_NAMES.index(spot) + 2 * quarters) % HALVES]
    elif spot and spot in EDGE_LETTERS:
        spot = EDGE_LETTERS[(EDGE_LETTERS.index(spot) + quarters) % EDGES]
    return f"{kind}@{spot}" if spot else kind
