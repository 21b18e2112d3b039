"""Which halves of a tile's edges are one prairie, and which barrier parts the others.

A barrier touches the border in the middle of its railroad edges and along its mountain edges. It
cuts the border into as many stretches as it has edges; halves on different stretches are parted.
"""

from collections.abc import Iterable, Iterator, Sequence

from rules.gold_rush.tiles import HALVES, Edge, End, Land, Mountain, Track

Barrier = tuple[int, ...]
"""The edges that a barrier touches, in ascending order."""

ACROSS = frozenset({frozenset({Edge.N, Edge.S}), frozenset({Edge.E, Edge.W})})
JOINED_ENDS = (End.JUNCTION, End.CITY)


def barriers(tracks: Sequence[Track], mountains: Sequence[Mountain]) -> list[Barrier]:
    """What parts the prairies of a tile."""
    own = [track.edges for track in tracks if track.end in {None, End.HALT}]
    joined = [_edges(track for track in tracks if track.end is end) for end in JOINED_ENDS]
    with_tracks = [
        tuple(sorted((*piece.edges, *_edges(track for track in tracks if track.mountain == index))))
        for index, piece in enumerate(mountains)
    ]
    return [barrier for barrier in (*own, *joined, *with_tracks) if barrier]


def _edges(tracks: Iterable[Track]) -> Barrier:
    return tuple(sorted(edge for track in tracks for edge in track.edges))


def crossing(parting: Iterable[Barrier]) -> bool:
    """Whether one barrier runs from north to south and another from east to west."""
    return {frozenset(barrier) for barrier in parting} >= ACROSS


def prairie_halves(lands: Sequence[Land], parting: Sequence[Barrier]) -> Iterator[tuple[int, ...]]:
    """The halves of each prairie piece, the pieces in the order of their first halves."""
    pieces: dict[tuple[int, ...], list[int]] = {}
    for half in range(HALVES):
        if lands[half // 2] is not Land.MOUNTAIN:
            pieces.setdefault(_stretches(half, parting), []).append(half)
    yield from (tuple(halves) for halves in pieces.values())


def _stretches(half: int, parting: Sequence[Barrier]) -> tuple[int, ...]:
    """On which stretch of each barrier's border a half lies."""
    return tuple(sum(2 * edge < half for edge in barrier) % len(barrier) for barrier in parting)
