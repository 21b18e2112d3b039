"""What speaks against a map, features or a table: every fault with its path and sentence."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.readings import Setup
from rules.core.seats import seat_told
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.table import (
    COWBOYS_TO_PLAY,
    MINING_TOKENS,
    MOST_SEATS,
    NO_FARMERS,
    Cell,
    Laid,
    Seat,
)
from rules.gold_rush.tiles import EDGES, Edge

ALL_SEATS = range(MOST_SEATS)
STEPS: Mapping[Edge, Cell] = {Edge.N: (0, -1), Edge.E: (1, 0), Edge.S: (0, 1), Edge.W: (-1, 0)}


def map_faults(
    laid: Sequence[Laid], setup: Setup, seats: Collection[int] = ALL_SEATS
) -> list[Fault]:
    """What is wrong with a map whose entries are right by themselves."""
    return [*faults_of_figures(laid, setup, seats)] or [*faults_between_tiles(laid)]


def faults_of_figures(
    laid: Sequence[Laid], setup: Setup, seats: Collection[int]
) -> Iterator[Fault]:
    """Figures of seats that are not there, and farmers where nobody plays with them."""
    for number, tile in enumerate(laid):
        for name, figures in (("cowboys", tile.cowboys), ("tents", tile.tents)):
            for index, (seat, place) in enumerate(figures):
                path = f"map.{number}.{name}.{index}"
                if seat not in seats:
                    yield Fault(f"{path}.seat", say("no-such-seat", seat=seat_told(seat)))
                if place.kind is Kind.PRAIRIE and NO_FARMERS in setup.variants:
                    yield Fault(f"{path}.on", say("no-farmers-here"))


def faults_between_tiles(laid: Sequence[Laid]) -> Iterator[Fault]:
    """Everything that only several tiles together show."""
    at: dict[Cell, int] = {}
    for number, tile in enumerate(laid):
        if tile.at in at:
            says = say("map-cell-taken", x=tile.at[0], y=tile.at[1])
            yield Fault(f"map.{number}.at", says)
        at.setdefault(tile.at, number)
    yield from _unjoined(at)
    yield from _contradicting(laid, at)
    yield from _tents(laid)
    seats = Counter(seat for tile in laid for seat, _ in tile.cowboys)
    yield from _too_many_cowboys("map", seats)


def _beside(at: Mapping[Cell, int], cell: Cell) -> Iterator[tuple[Edge, int]]:
    for edge, (x, y) in STEPS.items():
        neighbour = at.get((cell[0] + x, cell[1] + y))
        if neighbour is not None:
            yield edge, neighbour


def _unjoined(at: Mapping[Cell, int]) -> Iterator[Fault]:
    """The tiles that no chain of sides joins to the first one."""
    first, *_ = at
    reached, ends = {first}, [first]
    cells = list(at)
    numbers = {number: cell for cell, number in at.items()}
    while ends:
        for _, number in _beside(at, ends.pop()):
            if (cell := numbers[number]) not in reached:
                reached.add(cell)
                ends.append(cell)
    for cell in cells:
        if cell not in reached:
            yield Fault(f"map.{at[cell]}.at", say("map-not-joined", x=cell[0], y=cell[1]))


def _contradicting(laid: Sequence[Laid], at: Mapping[Cell, int]) -> Iterator[Fault]:
    """Edges that do not continue what lies beside them, at the later tile."""
    for cell, number in at.items():
        for edge, neighbour in _beside(at, cell):
            own = laid[number].tile.lands[edge]
            other = laid[neighbour].tile.lands[(edge + EDGES // 2) % EDGES]
            if neighbour < number and own is not other:
                says = say("map-edge-contradicts", edge=edge.word, own=own.word, other=other.word)
                yield Fault(f"map.{number}.tile", says)


def _tents(laid: Sequence[Laid]) -> Iterator[Fault]:
    """A second tent of a seat, at the later tile."""
    seen: set[int] = set()
    for number, tile in enumerate(laid):
        for seat, _ in tile.tents:
            if seat in seen:
                yield Fault(f"map.{number}.tents", say("second-tent", seat=seat_told(seat)))
            seen.add(seat)


def _too_many_cowboys(path: str, seats: Mapping[int, int]) -> Iterator[Fault]:
    for seat, count in sorted(seats.items()):
        if count > COWBOYS_TO_PLAY:
            says = say("too-many-cowboys", seat=seat_told(seat), count=count, most=COWBOYS_TO_PLAY)
            yield Fault(path, says)


def faults_of_crowds(
    features: Sequence[Feature], setup: Setup, seats: Collection[int]
) -> Iterator[Fault]:
    """Cowboys of seats that are not there, and farmers where nobody plays with them."""
    for number, feature in enumerate(features):
        path = f"features.{number}.cowboys"
        for seat in feature.named:
            if seat not in seats:
                yield Fault(f"{path}.{seat}", say("no-such-seat", seat=seat_told(seat)))
        if feature.kind is Kind.PRAIRIE and feature.cowboys and NO_FARMERS in setup.variants:
            yield Fault(path, say("no-farmers-here"))


def faults_between_features(features: Sequence[Feature]) -> Iterator[Fault]:
    """More cowboys of a seat than it has."""
    seats: Counter[int] = Counter()
    for feature in features:
        seats.update(dict(feature.cowboys))
    yield from _too_many_cowboys("features", seats)


def faults_of_tokens(seats: Sequence[Seat]) -> Iterator[Fault]:
    """More tokens than the box holds."""
    count = sum(len(seat.tokens) for seat in seats)
    if count > MINING_TOKENS:
        yield Fault("seats", say("too-many-tokens", count=count, most=MINING_TOKENS))
