"""Tiles read once more, straight from the notation; what cannot be read raises `Unreadable`."""

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple

EDGES = "nesw"
HALVES = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")
LANDS = "prm"
LONGEST = 120
MOST_MARKS = 9
NOTHING = frozenset[str]()
REMEMBERED = 10_000
"""So many tiles are kept once they were read: a growing map names the same ones again and again."""

TRACK = re.compile(r"([nesw])-([nesw]|j|c|x|m[nesw]?)(\*[2-9]?)?")
MOUNTAIN = re.compile(r"([nesw]*)\^(\d)", re.ASCII)
MARK = re.compile(r"([th])([2-9]?)(?:@([nesw]{2}))?")


class Unreadable(ValueError):  # noqa: N818 (it says what the text is)
    """A text that is no tile."""


class Track(NamedTuple):
    """One or two rail edges; with one, where it ends: j, c, x or m and the piece's edges."""

    edges: str
    end: str
    piece: str
    locomotives: int


class Mountain(NamedTuple):
    edges: str
    nuggets: int


class Prairie(NamedTuple):
    halves: tuple[str, ...]
    tipis: int
    horses: int


class Tile(NamedTuple):
    lands: str
    tracks: tuple[Track, ...]
    mountains: tuple[Mountain, ...]
    prairies: tuple[Prairie, ...]

    def land(self, edge: str) -> str:
        """What an edge shows."""
        return self.lands[EDGES.index(edge)]

    @property
    def city(self) -> bool:
        """Whether tracks end in a city."""
        return any(track.end == "c" for track in self.tracks)


def demand(condition: object, why: str) -> None:
    """Give up on a text that breaks a rule of the notation."""
    if not condition:
        raise Unreadable(why)


def in_order(edges: str) -> str:
    """Edges from the north on."""
    return "".join(sorted(edges, key=EDGES.index))


@lru_cache(REMEMBERED)
def read(text: str) -> Tile:
    """The tile that a text describes."""
    demand(len(text) <= LONGEST, "too long")
    words = [word for word in text.lower().split(" ") if word]
    demand(words and re.fullmatch("[prm]{4}", words[0]), "no edges")
    lands, items = words[0], words[1:]
    found = {kind: _matching(kind, items) for kind in (TRACK, MOUNTAIN, MARK)}
    known = items.count("city") + sum(map(len, found.values()))
    demand(known == len(items), "no such item")
    demand(items.count("city") <= 1, "two cities")
    mountains = _mountains(lands, found[MOUNTAIN])
    tracks = _tracks(lands, found[TRACK], "city" in items, mountains)
    _refuse_crossings(tracks, mountains)
    prairies = _marked(prairie_pieces(lands, tracks, mountains), found[MARK])
    return Tile(lands, tracks, mountains, prairies)


def _matching(kind: re.Pattern[str], items: list[str]) -> list[re.Match[str]]:
    return [match for item in items if (match := kind.fullmatch(item))]


def _those(lands: str, land: str) -> str:
    return "".join(edge for edge, shown in zip(EDGES, lands, strict=True) if shown == land)


def _mountains(lands: str, items: list[re.Match[str]]) -> tuple[Mountain, ...]:
    edges = _those(lands, "m")
    if not items:
        return (Mountain(edges, 0),) if edges else ()
    if any(not item[1] for item in items):
        demand(len(items) == 1, "nuggets without edges beside others")
        return (Mountain(edges, int(items[0][2])),)
    named = "".join(item[1] for item in items)
    demand(sorted(named) == sorted(edges), "each mountain edge exactly once")
    pieces = [Mountain(in_order(item[1]), int(item[2])) for item in items]
    return tuple(sorted(pieces, key=lambda piece: EDGES.index(piece.edges[0])))


def _tracks(
    lands: str, items: list[re.Match[str]], city: bool, mountains: tuple[Mountain, ...]
) -> tuple[Track, ...]:
    rails = _those(lands, "r")
    if items:
        tracks = [_track(item, mountains) for item in items]
    else:
        tracks = _unwritten(rails, city, mountains)
    named = "".join(track.edges for track in tracks)
    demand(sorted(named) == sorted(rails), "each rail edge exactly once")
    ends = [track.end for track in tracks]
    demand(ends.count("c") in ({3, 4} if city else {0, 3, 4}), "a city of 3 or 4 tracks")
    if ends.count("j") == 1:
        tracks = [track._replace(end="x") if track.end == "j" else track for track in tracks]
    return tuple(sorted(tracks, key=lambda track: EDGES.index(track.edges[0])))


def _track(item: re.Match[str], mountains: tuple[Mountain, ...]) -> Track:
    start, end, marks = item[1], item[2], item[3] or ""
    locomotives = {"": 0, "*": 1}[marks] if marks in {"", "*"} else int(marks[1:])
    if end in {*EDGES}:
        demand(start != end, "a track from an edge to itself")
        return Track(in_order(start + end), "", "", locomotives)
    if end in {"j", "c", "x"}:
        return Track(start, end, "", locomotives)
    meant = [m for m in mountains if end[1:] in m.edges]
    demand(len(meant) == 1, "which mountain?")
    return Track(start, "m", meant[0].edges, locomotives)


def _unwritten(rails: str, city: bool, mountains: tuple[Mountain, ...]) -> list[Track]:
    if city:
        return [Track(edge, "c", "", 0) for edge in rails]
    if len(rails) == 1:
        demand(len(mountains) < 2, "which mountain?")
        return [Track(rails, "m", piece.edges, 0) for piece in mountains] or [
            Track(rails, "x", "", 0)
        ]
    if len(rails) == 2:
        return [Track(rails, "", "", 0)]
    return [Track(edge, "j", "", 0) for edge in rails]


def barriers(tracks: tuple[Track, ...], mountains: tuple[Mountain, ...]) -> list[str]:
    """The edges that each barrier of a tile touches."""
    meeting = ["".join(t.edges for t in tracks if t.end == end) for end in ("j", "c")]
    lone = [track.edges for track in tracks if track.end in {"", "x"}]
    hills = [
        piece.edges + "".join(t.edges for t in tracks if t.end == "m" and t.piece == piece.edges)
        for piece in mountains
    ]
    return [*meeting, *lone, *hills]


def _refuse_crossings(tracks: tuple[Track, ...], mountains: tuple[Mountain, ...]) -> None:
    touched = [set(barrier) for barrier in barriers(tracks, mountains)]
    upright = any(edges >= {"n", "s"} and not edges >= {"e", "w"} for edges in touched)
    level = any(edges >= {"e", "w"} and not edges >= {"n", "s"} for edges in touched)
    demand(not (upright and level), "two barriers cross")


def _are_parted(one: int, other: int, touched: str) -> bool:
    """Whether a barrier touches the border both ways round between two halves."""
    low, high = sorted((one, other))
    between = {low < 2 * EDGES.index(edge) + 0.5 < high for edge in touched}
    return between == {True, False}


def prairie_pieces(
    lands: str, tracks: tuple[Track, ...], mountains: tuple[Mountain, ...]
) -> list[tuple[str, ...]]:
    """The halves of each piece, grouped by the barriers that part them."""
    walls = barriers(tracks, mountains)
    left = [place for place in range(8) if lands[place // 2] != "m"]
    pieces = []
    while left:
        piece = [
            place for place in left if not any(_are_parted(left[0], place, wall) for wall in walls)
        ]
        pieces.append(tuple(HALVES[place] for place in piece))
        left = [place for place in left if place not in piece]
    return pieces


def _marked(pieces: list[tuple[str, ...]], items: list[re.Match[str]]) -> tuple[Prairie, ...]:
    marks = {(piece, kind): 0 for piece in pieces for kind in "th"}
    for kind, number, half in (item.groups() for item in items):
        meant = [piece for piece in pieces if half is None or half in piece]
        demand(len(meant) == 1, "on which prairie?")
        marks[meant[0], kind] += int(number or 1)
    demand(all(number <= MOST_MARKS for number in marks.values()), "too many marks")
    return tuple(Prairie(piece, marks[piece, "t"], marks[piece, "h"]) for piece in pieces)


def is_tile(text: str) -> bool:
    """Whether a text can be read."""
    try:
        read(text)
    except Unreadable:
        return False
    return True


def counted(sign: str, number: int) -> str:
    """A sign with its number, which is written from two on."""
    return {0: "", 1: sign}.get(number, f"{sign}{number}")


def ends_of(tile: Tile, track: Track) -> list[str]:
    """Both ends of a track, as the normal form writes them."""
    if not track.end:
        return [*track.edges]
    whose = track.piece[:1] if len(tile.mountains) > 1 else ""
    return [track.edges, track.end + whose]


def normal(tile: Tile) -> str:
    """The one text for this picture."""
    tracks = ["-".join(ends_of(tile, t)) + counted("*", t.locomotives) for t in tile.tracks]
    mountains = [f"{piece.edges}^{piece.nuggets}" for piece in tile.mountains]
    tipis = [counted("t", p.tipis) + f"@{p.halves[0]}" for p in tile.prairies if p.tipis]
    horses = [counted("h", p.horses) + f"@{p.halves[0]}" for p in tile.prairies if p.horses]
    return " ".join([tile.lands, *tracks, *mountains, *tipis, *horses])


TURN_OF_EDGE = dict(zip(EDGES, "eswn", strict=True))
TURN_OF_HALF = dict(zip(HALVES, (*HALVES[2:], *HALVES[:2]), strict=True))


def _turned_edges(edges: str) -> str:
    return in_order("".join(TURN_OF_EDGE[edge] for edge in edges))


def _turned_once(tile: Tile) -> Tile:
    tracks = [
        track._replace(edges=_turned_edges(track.edges), piece=_turned_edges(track.piece))
        for track in tile.tracks
    ]
    hills = [hill._replace(edges=_turned_edges(hill.edges)) for hill in tile.mountains]
    plains = [
        plain._replace(
            halves=tuple(sorted((TURN_OF_HALF[half] for half in plain.halves), key=HALVES.index))
        )
        for plain in tile.prairies
    ]
    return Tile(
        tile.lands[-1] + tile.lands[:-1],
        tuple(sorted(tracks, key=lambda track: EDGES.index(track.edges[0]))),
        tuple(sorted(hills, key=lambda hill: EDGES.find(hill.edges[:1]))),
        tuple(sorted(plains, key=lambda plain: HALVES.index(plain.halves[0]))),
    )


@lru_cache(REMEMBERED)
def turned(tile: Tile, quarters: int) -> Tile:
    """The tile after some quarter turns clockwise."""
    for _ in range(quarters):
        tile = _turned_once(tile)
    return tile


def different_turns(tile: Tile) -> list[int]:
    """The lowest turn of each different picture."""
    pictures = [normal(turned(tile, quarters)) for quarters in range(4)]
    return [turn for turn, picture in enumerate(pictures) if picture not in pictures[:turn]]


@lru_cache(REMEMBERED)
def names_of(tile: Tile) -> Mapping[str, str]:
    """Every name of every place, with the name that the program uses."""
    mountains = [
        (f"mountain@{piece.edges[:1] or 'mid'}", [*piece.edges] or ["mid"])
        for piece in tile.mountains
    ]
    groups = [
        *((f"railroad@{track.edges[0]}", [*track.edges]) for track in tile.tracks),
        *mountains,
        *([("city", [])] if tile.city else []),
        *((f"prairie@{plain.halves[0]}", list(plain.halves)) for plain in tile.prairies),
    ]
    named = {name: name for name, _ in groups}
    spelled = (
        (f"{name.partition('@')[0]}@{part}", name) for name, parts in groups for part in parts
    )
    return MappingProxyType(dict(chain(named.items(), spelled)))


def places(tile: Tile) -> list[str]:
    """The places of a tile, in normal order."""
    return list(dict.fromkeys(names_of(tile).values()))
