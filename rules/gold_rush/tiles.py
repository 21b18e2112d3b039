"""A land tile as a value: what its edges show and how tracks, mountains and prairies lie on it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from functools import cached_property

from rules.core.messages import Word

EDGES = 4
HALVES = 8
HALF_NAMES = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")
"""Clockwise from the north-western corner; half `h` lies on edge `h // 2`."""
HALVES_BY_NAME = {name: half for half, name in enumerate(HALF_NAMES)}


class Edge(IntEnum):
    """A side of a tile, clockwise from the north."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def letter(self) -> str:
        """The edge in the notation."""
        return self.name.lower()

    @property
    def word(self) -> Word:
        """Its name for players."""
        return Word(f"edge-{self.letter}")

    @property
    def opposite(self) -> "Edge":
        """The edge of the neighbour that touches this one."""
        return Edge((self + 2) % EDGES)


EDGE_LETTERS = "".join(edge.letter for edge in Edge)


class Land(Enum):
    """What an edge shows; the value is its letter."""

    PRAIRIE = "p"
    RAILROAD = "r"
    MOUNTAIN = "m"

    @property
    def word(self) -> Word:
        """Its name for players."""
        return Word(f"choice-{self.value}")


class End(Enum):
    """Where a track ends on its own tile; the value is its letter."""

    JUNCTION = "j"
    CITY = "c"
    MOUNTAIN = "m"
    HALT = "x"


@dataclass(frozen=True, slots=True)
class Track:
    """A railroad from edge to edge, or from one edge to its end."""

    edges: tuple[int, ...]
    end: End | None = None
    mountain: int | None = None
    """Which mountain piece of the tile it ends in."""
    locomotives: int = 0


@dataclass(frozen=True, slots=True)
class Mountain:
    """A mountain piece; without edges it lies in the middle."""

    edges: tuple[int, ...]
    nuggets: int = 0


@dataclass(frozen=True, slots=True)
class Prairie:
    """A prairie piece by the halves of the edges that it reaches."""

    halves: tuple[int, ...]
    tipis: int = 0
    horses: int = 0


@dataclass(frozen=True)
class Tile:
    """A tile as it lies; its pieces stand in the order of the normal form."""

    lands: tuple[Land, Land, Land, Land]
    tracks: tuple[Track, ...]
    mountains: tuple[Mountain, ...]
    prairies: tuple[Prairie, ...]

    @cached_property
    def has_city(self) -> bool:
        """Whether there is a city on it."""
        return any(track.end is End.CITY for track in self.tracks)

    @cached_property
    def nuggets(self) -> int:
        """All nuggets that are printed on it."""
        return sum(mountain.nuggets for mountain in self.mountains)

    @cached_property
    def turns(self) -> "tuple[Tile, Tile, Tile, Tile]":
        """The tile after 0, 1, 2 and 3 quarter turns clockwise."""
        return (self, _turned(self, 1), _turned(self, 2), _turned(self, 3))

    @cached_property
    def distinct_turns(self) -> tuple[int, ...]:
        """The lowest turn of each different picture."""
        texts = [turned.text for turned in self.turns]
        return tuple(turn for turn, text in enumerate(texts) if text not in texts[:turn])

    @cached_property
    def text(self) -> str:
        """The tile in normal form."""
        edges = "".join(land.value for land in self.lands)
        tracks = [self._track_text(track) for track in self.tracks]
        mountains = [f"{letters(piece.edges)}^{piece.nuggets}" for piece in self.mountains]
        tipis = [_mark("t", piece.tipis, piece) for piece in self.prairies if piece.tipis]
        horses = [_mark("h", piece.horses, piece) for piece in self.prairies if piece.horses]
        return " ".join([edges, *tracks, *mountains, *tipis, *horses])

    def turned(self, quarters: int) -> "Tile":
        """The tile after so many quarter turns clockwise."""
        return self.turns[quarters % EDGES]

    def ends_of(self, track: Track) -> tuple[str, str]:
        """Both ends of one of its tracks as the normal form writes them."""
        first, other = letters(track.edges[:1]), letters(track.edges[1:])
        return (first, other or self._end_text(track))

    def _track_text(self, track: Track) -> str:
        locomotives = track.locomotives
        drawn = "*" if locomotives == 1 else f"*{locomotives}"
        return "-".join(self.ends_of(track)) + (drawn if locomotives else "")

    def _end_text(self, track: Track) -> str:
        assert track.end is not None, track  # noqa: S101 (a track without end has two edges)
        if track.mountain is None or len(self.mountains) == 1:
            return track.end.value
        return track.end.value + letters(self.mountains[track.mountain].edges[:1])

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        return hash(self.text)  # tiles are looked up by the thousand


def letters(edges: Iterable[int]) -> str:
    """The edges as the notation writes them."""
    return "".join(EDGE_LETTERS[edge] for edge in edges)


def edge_words(edges: Iterable[str]) -> tuple[Word, ...]:
    """The edges of these letters by their names, for sentences."""
    return tuple(Word(f"edge-{letter}") for letter in edges)


def _mark(sign: str, count: int, prairie: Prairie) -> str:
    number = "" if count == 1 else str(count)
    return f"{sign}{number}@{HALF_NAMES[prairie.halves[0]]}"


def _turned(tile: Tile, quarters: int) -> Tile:
    def edges_then(edges: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted((edge + quarters) % EDGES for edge in edges))

    def halves_then(halves: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted((half + 2 * quarters) % HALVES for half in halves))

    north, east, south, west = (tile.lands[(edge - quarters) % EDGES] for edge in Edge)
    pieces = [replace(piece, edges=edges_then(piece.edges)) for piece in tile.mountains]
    order = sorted(range(len(pieces)), key=lambda index: pieces[index].edges)
    tracks = [
        replace(
            track,
            edges=edges_then(track.edges),
            mountain=None if track.mountain is None else order.index(track.mountain),
        )
        for track in tile.tracks
    ]
    prairies = [replace(piece, halves=halves_then(piece.halves)) for piece in tile.prairies]
    return Tile(
        lands=(north, east, south, west),
        tracks=tuple(sorted(tracks, key=lambda track: track.edges)),
        mountains=tuple(pieces[index] for index in order),
        prairies=tuple(sorted(prairies, key=lambda piece: piece.halves)),
    )
