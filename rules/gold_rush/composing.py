"""Composing a tile step by step: every step is the whole new tile, ready to be chosen.

Nothing is remembered between two steps. From the tile as it is, each button gets the text of the
tile as it would be; what would be no tile is not offered.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from rules.core.grid import lowered
from rules.core.messages import Message, say
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place, name_of, places_of
from rules.gold_rush.notation import MOST_MARKS, read_tile
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.sketching import (
    NO_TILE,
    as_unwritten,
    halting,
    into_mountain,
    mountain_edges,
    rails_of,
    understood,
    with_city,
    with_land,
    with_tracks,
    without_city,
)
from rules.gold_rush.tile_items import NotationError
from rules.gold_rush.tiles import Edge, End, Land, Mountain, Tile, Track

NEXT_LAND = {
    Land.PRAIRIE: Land.RAILROAD,
    Land.RAILROAD: Land.MOUNTAIN,
    Land.MOUNTAIN: Land.PRAIRIE,
}
EDGES_FIRST = re.compile(r"\s*([prm]{4})(?!\S)")
PAIRS_OF_FOUR = (((0, 1), (2, 3)), ((0, 3), (1, 2)))


@dataclass(frozen=True, slots=True)
class Step:
    """Something to press: what it says, and the tile as it is then."""

    key: str
    says: Message
    text: str | None
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class EdgeStep:
    """An edge with what it shows now and next."""

    edge: Edge
    land: Land
    then: Land
    text: str


@dataclass(frozen=True, slots=True)
class Stepper:
    """How many of a sign stand on a place, with one fewer and one more."""

    sign: str
    count: int
    fewer: str | None
    more: str | None


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place of the tile with what can be counted there, and where a track may end instead."""

    name: str
    kind: str
    says: Message
    steppers: tuple[Stepper, ...]
    ends: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Composed:
    """A text as a tile, with every step from there."""

    tile: Tile
    says: tuple[Message, ...] = ()
    """What is wrong with the text; then the tile is what of it can be understood."""
    is_blank: bool = False

    @property
    def edges(self) -> list[EdgeStep]:
        """The four edges."""
        return [self._edge(edge) for edge in Edge]

    def _edge(self, edge: Edge) -> EdgeStep:
        land = self.tile.lands[edge]
        then = NEXT_LAND[land]
        return EdgeStep(edge, land, then, with_land(self.tile, edge, then).text)

    @property
    def middle(self) -> list[Step]:
        """What all rails do together."""
        return list(_steps(self.tile, _courses(self.tile), "middle"))

    @property
    def hill(self) -> list[Step]:
        """A mountain into the middle, or away from there."""
        return list(_steps(self.tile, _hills(self.tile), "hill", least=1))

    @property
    def city(self) -> Step | None:
        """A city in which all rails end, wherever prairie can still become one; or none again."""
        tile = self.tile
        then = as_unwritten(without_city(tile)) if tile.has_city else with_city(tile)
        return Step("city", say("compose-city"), then.text, tile.has_city) if then else None

    @property
    def halts(self) -> list[Edge]:
        """The edges from which a rail runs to a halt of its own."""
        return [Edge(track.edges[0]) for track in self.tile.tracks if track.end is End.HALT]

    @property
    def ranges(self) -> list[Step]:
        """Which mountain edges are one mountain."""
        return list(_steps(self.tile, _partings(self.tile), "range"))

    @property
    def rows(self) -> list[PlaceRow]:
        """The places on which something is counted."""
        places = (place for place in places_of(self.tile) if place.kind is not Kind.CITY)
        return [_row(self.tile, place) for place in places]

    @property
    def signs(self) -> list[tuple[str, list[tuple[PlaceRow, Stepper]]]]:
        """The signs of the tile, each with the places on which it can stand."""
        found: dict[str, list[tuple[PlaceRow, Stepper]]] = {}
        for row in self.rows:
            for stepper in row.steppers:
                found.setdefault(stepper.sign, []).append((row, stepper))
        return [*found.items()]


def composed(text: str | None) -> Composed:
    """What a text means, as far as it can be understood."""
    if not text or not text.strip():
        return Composed(NO_TILE, is_blank=True)
    try:
        return Composed(read_tile(text))
    except NotationError as error:
        return Composed(_by_its_edges(text), tuple(error.says))


def _by_its_edges(text: str) -> Tile:
    found = EDGES_FIRST.match(lowered(text))
    tile = NO_TILE
    for edge, letter in zip(Edge, found[1] if found else "", strict=False):
        tile = with_land(tile, edge, Land(letter)) if letter != Land.PRAIRIE.value else tile
    return tile


Choice = tuple[Message, Tile | None]


def _steps(tile: Tile, choices: Iterable[Choice], key: str, least: int = 2) -> Iterator[Step]:
    """Those choices that make a tile; nothing where there is nothing to choose."""
    found = {then.text: says for says, then in choices if then}
    if len(found) >= least:
        for number, (text, says) in enumerate(found.items()):
            yield Step(f"{key}-{number}", says, text, text == tile.text)


# Rails


def _courses(tile: Tile) -> Iterator[Choice]:
    rails = rails_of(tile)
    for pairs in _pairings(rails):
        joined = [Track(pair) for pair in pairs]
        alone = halting(set(rails) - {edge for pair in pairs for edge in pair})
        yield _join_says(rails, pairs), with_tracks(tile, (*joined, *alone))
    if len(rails) > 1:
        yield say("compose-junction"), _all_ending(tile, End.JUNCTION)
        yield say("compose-city"), _all_ending(tile, End.CITY)
    if rails:
        yield say("compose-halts", count=len(rails)), with_tracks(tile, halting(rails))
    for number, piece in enumerate(tile.mountains if rails else ()):
        tracks = [Track((edge,), End.MOUNTAIN, number) for edge in rails]
        yield _into_says("compose-into", piece, tile), with_tracks(tile, tracks)


def _pairings(rails: list[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    if len(rails) == len(Edge):
        yield from PAIRS_OF_FOUR
    else:
        yield from ((pair,) for pair in combinations(rails, 2))


def _join_says(rails: list[int], pairs: tuple[tuple[int, int], ...]) -> Message:
    if len(rails) == 2:  # noqa: PLR2004 (one and the other)
        return say("compose-join")
    ways = tuple(Edge(edge).word for edge in pairs[0])
    if len(pairs) == 1:
        return say("compose-join-two", one=ways[0], other=ways[1])
    others = tuple(Edge(edge).word for edge in pairs[1])
    gaps = {"one": ways[0], "other": ways[1], "third": others[0], "fourth": others[1]}
    return say("compose-join-four", **gaps)


def _all_ending(tile: Tile, end: End) -> Tile | None:
    return with_tracks(tile, [Track((edge,), end) for edge in rails_of(tile)])


def _into_says(message: str, piece: Mountain, tile: Tile) -> Message:
    if len(tile.mountains) == 1:
        return say(message)
    return say(f"{message}-one", edges=tuple(Edge(edge).word for edge in piece.edges))


def _ends(tile: Tile, index: int) -> Iterator[Choice]:
    """Where one track may end, while all others stay."""
    track = tile.tracks[index]
    if len(track.edges) > 1 or len(tile.tracks) == 1:
        return

    def ending(end: End, mountain: int | None = None) -> Tile | None:
        then = replace(track, end=end, mountain=mountain)
        tracks = [then if each is track else each for each in tile.tracks]
        return understood(replace(tile, tracks=tuple(tracks)))

    others = {each.end for each in tile.tracks if each is not track}
    if End.JUNCTION in others:
        yield say("compose-end-junction"), ending(End.JUNCTION)
    if End.CITY in others:
        yield say("compose-end-city"), ending(End.CITY)
    for number, piece in enumerate(tile.mountains):
        yield _into_says("compose-end-mountain", piece, tile), ending(End.MOUNTAIN, number)
    yield say("compose-end-halt"), ending(End.HALT)


# Mountains


def _hills(tile: Tile) -> Iterator[Choice]:
    """With and without a mountain in the middle, where none touches an edge."""
    if mountain_edges(tile):
        return
    free = [into_no_mountain(track) for track in tile.tracks]
    if tile.mountains:
        yield say("compose-no-hill"), with_tracks(replace(tile, mountains=()), free)
    else:
        then = replace(tile, mountains=(Mountain(()),))
        yield say("compose-hill"), understood(then)


def into_no_mountain(track: Track) -> Track:
    """The track with a halt where it ended in a mountain."""
    return into_mountain(track, Mountain(()), ()) if track.end is End.MOUNTAIN else track


def _partings(tile: Tile) -> Iterator[Choice]:
    edges = mountain_edges(tile)
    if len(edges) < 2:  # noqa: PLR2004 (one edge is one mountain)
        return
    yield say("compose-one-mountain"), _parted(tile, [tuple(edges)])
    yield say("compose-mountains-apart"), _parted(tile, [(edge,) for edge in edges])
    if len(edges) == 3:  # noqa: PLR2004 (two of them, and one for itself)
        for pair in combinations(edges, 2):
            alone = tuple(edge for edge in edges if edge not in pair)
            words = [Edge(edge).word for edge in pair]
            yield (
                say("compose-two-one-mountain", one=words[0], other=words[1]),
                _parted(tile, [pair, alone]),
            )


def _parted(tile: Tile, groups: Iterable[tuple[int, ...]]) -> Tile | None:
    """The mountains as these pieces; nuggets go with the first edge of the piece they lay on."""
    pieces = tuple(Mountain(group, _nuggets(tile, group)) for group in groups)
    tracks = [
        track
        if track.mountain is None
        else into_mountain(track, tile.mountains[track.mountain], pieces)
        for track in tile.tracks
    ]
    return understood(replace(tile, mountains=pieces, tracks=tuple(tracks)))


def _nuggets(tile: Tile, edges: tuple[int, ...]) -> int:
    there = (piece.nuggets for piece in tile.mountains if piece.edges[0] in edges)
    return min(sum(there), MOST_MARKS)


# What is counted


def _row(tile: Tile, place: Place) -> PlaceRow:
    ends = _ends(tile, place.index) if place.kind is Kind.RAILROAD else ()
    name = name_of(tile, place)
    return PlaceRow(
        name,
        place.kind.value,
        place_in_words(tile, place),
        tuple(_stepper(tile, place, sign) for sign in SIGNS[place.kind]),
        tuple(_steps(tile, ends, name)),
    )


PIECES = {Kind.RAILROAD: "tracks", Kind.MOUNTAIN: "mountains", Kind.PRAIRIE: "prairies"}
SIGNS = {
    Kind.RAILROAD: ("locomotives",),
    Kind.MOUNTAIN: ("nuggets",),
    Kind.PRAIRIE: ("tipis", "horses"),
}


def _stepper(tile: Tile, place: Place, sign: str) -> Stepper:
    pieces = getattr(tile, PIECES[place.kind])
    count = getattr(pieces[place.index], sign)

    def with_count(count: int) -> str | None:
        if not 0 <= count <= MOST_MARKS:
            return None
        changed = [
            replace(piece, **{sign: count}) if piece is pieces[place.index] else piece
            for piece in pieces
        ]
        return replace(tile, **{PIECES[place.kind]: tuple(changed)}).text

    return Stepper(sign, count, with_count(count - 1), with_count(count + 1))
