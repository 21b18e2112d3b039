"""The notation of a tile: four edges, then what is printed on it ("mrpr e-w* n^1 h@es")."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from rules.core.fields import quoted
from rules.core.grid import lowered
from rules.core.messages import Message, say
from rules.gold_rush.prairies import barriers, crossing, prairie_halves
from rules.gold_rush.tile_items import (
    CAMP,
    HERD,
    Items,
    Mark,
    NotationError,
    WrittenMountain,
    WrittenTrack,
    refuse,
    sorted_items,
)
from rules.gold_rush.tiles import (
    EDGE_LETTERS,
    HALVES_BY_NAME,
    Edge,
    End,
    Land,
    Mountain,
    Prairie,
    Tile,
    Track,
    edge_words,
)

LONGEST_TEXT = 120
MOST_MARKS = 9
CITY_RAILS = (3, 4)
KEPT_TILES = 4096

EDGES_ITEM = re.compile(r"[prm]{4}")


@lru_cache(KEPT_TILES)
def read_tile(text: str) -> Tile:
    """The tile that a text describes, as it lies without being turned."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(say("tile-text-too-long", longest=LONGEST_TEXT))
    edges, *written = [item for item in lowered(text).split(" ") if item] or [""]
    if not EDGES_ITEM.fullmatch(edges):
        raise NotationError(say("tile-no-edges", given=quoted(edges)))
    items = sorted_items(written)
    north, east, south, west = (Land(letter) for letter in edges)
    lands = (north, east, south, west)
    refuse([*_mountain_faults(lands, items.mountains), *_track_faults(lands, items)])
    mountains = _mountains(lands, items.mountains)
    tracks = _tracks(lands, items, mountains)
    refuse(_city_faults(tracks, items))
    return Tile(lands, tracks, mountains, _prairies(lands, tracks, mountains, items.marks))


def _with(land: Land, lands: Sequence[Land]) -> str:
    return "".join(edge.letter for edge in Edge if lands[edge] is land)


def _numbers(edges: str) -> tuple[int, ...]:
    return tuple(sorted(EDGE_LETTERS.index(letter) for letter in edges))


# Mountains


def _mountain_faults(
    lands: Sequence[Land], written: Sequence[WrittenMountain]
) -> Iterator[Message]:
    if not written:
        return
    if all(piece.edges for piece in written):
        named = "".join(piece.edges for piece in written)
        yield from _edge_faults("mountain", named, _with(Land.MOUNTAIN, lands))
    elif len(written) > 1:
        yield say("tile-mountain-without-edges-not-alone")


def _edge_faults(what: str, named: str, there: str) -> Iterator[Message]:
    """Where the edges that pieces name are not exactly those that there are."""
    counts = Counter(named)
    groups = {
        "not-there": [edge for edge in counts if edge not in there],
        "twice": [edge for edge, count in counts.items() if count > 1 and edge in there],
        "missing": [edge for edge in there if edge not in counts],
    }
    for fault, edges in groups.items():
        if edges:
            yield say(f"tile-{what}-edge-{fault}", edges=edge_words(edges))


def _mountains(lands: Sequence[Land], written: Sequence[WrittenMountain]) -> tuple[Mountain, ...]:
    everywhere = _with(Land.MOUNTAIN, lands)
    if not written:
        return (Mountain(_numbers(everywhere)),) if everywhere else ()
    pieces = (Mountain(_numbers(piece.edges or everywhere), piece.nuggets) for piece in written)
    return tuple(sorted(pieces, key=lambda piece: piece.edges))


# Railroads


def _track_faults(lands: Sequence[Land], items: Items) -> Iterator[Message]:
    if items.tracks:
        named = "".join(track.edges for track in items.tracks)
        yield from _edge_faults("track", named, _with(Land.RAILROAD, lands))
    if items.cities > 1:
        yield say("tile-city-twice")


def _tracks(
    lands: Sequence[Land], items: Items, mountains: Sequence[Mountain]
) -> tuple[Track, ...]:
    if items.tracks:
        tracks = [_track(written, mountains) for written in items.tracks]
    else:
        tracks = _unwritten(_numbers(_with(Land.RAILROAD, lands)), items, mountains)
    if sum(track.end is End.JUNCTION for track in tracks) == 1:
        tracks = [
            replace(track, end=End.HALT) if track.end is End.JUNCTION else track for track in tracks
        ]
    return tuple(sorted(tracks, key=lambda track: track.edges))


def _track(written: WrittenTrack, mountains: Sequence[Mountain]) -> Track:
    edges, locomotives = _numbers(written.edges), written.locomotives
    if len(edges) > 1:
        return Track(edges, locomotives=locomotives)
    end = End(written.end[0])
    mountain = _mountain_meant(written, mountains) if end is End.MOUNTAIN else None
    return Track(edges, end, mountain, locomotives)


def _mountain_meant(track: WrittenTrack, mountains: Sequence[Mountain]) -> int:
    """The piece that a track ends in: the one of the edge named, or the only one."""
    gaps = {"track": f"{track.start}-{track.end}"}
    if meant := track.end[1:]:
        for index, piece in enumerate(mountains):
            if EDGE_LETTERS.index(meant) in piece.edges:
                return index
        raise NotationError(say("tile-track-into-no-such-mountain", **gaps))
    if not mountains:
        raise NotationError(say("tile-track-into-no-mountain", **gaps))
    if len(mountains) > 1:
        raise NotationError(say("tile-track-into-which-mountain", **gaps))
    return 0


def _unwritten(rails: tuple[int, ...], items: Items, mountains: Sequence[Mountain]) -> list[Track]:
    """How the rails run where no track is written."""
    if items.with_city:
        return [Track((edge,), End.CITY) for edge in rails]
    if len(rails) == 2:  # noqa: PLR2004 (a straight track or a bend)
        return [Track(rails)]
    if len(rails) != 1:
        return [Track((edge,), End.JUNCTION) for edge in rails]
    if len(mountains) > 1:
        raise NotationError(say("tile-track-not-written"))
    return [Track(rails, End.MOUNTAIN, 0) if mountains else Track(rails, End.HALT)]


def _city_faults(tracks: Sequence[Track], items: Items) -> Iterator[Message]:
    rails = sum(track.end is End.CITY for track in tracks)
    if items.with_city and rails not in CITY_RAILS:
        yield say("tile-city-rails", count=rails)


# Prairies


def _prairies(
    lands: Sequence[Land],
    tracks: Sequence[Track],
    mountains: Sequence[Mountain],
    marks: Sequence[Mark],
) -> tuple[Prairie, ...]:
    parting = barriers(tracks, mountains)
    if crossing(parting):
        raise NotationError(say("tile-barriers-cross"))
    pieces = tuple(prairie_halves(lands, parting))
    refuse(dict.fromkeys(_mark_faults(pieces, marks)))
    counts: Counter[tuple[str, tuple[int, ...]]] = Counter()
    for mark in marks:
        counts[mark.sign, _piece_of(mark, pieces)] += mark.count
    refuse(
        say(f"tile-too-many-{_word(sign)}", count=count, most=MOST_MARKS)
        for (sign, _), count in counts.items()
        if count > MOST_MARKS
    )
    return tuple(Prairie(piece, counts[CAMP, piece], counts[HERD, piece]) for piece in pieces)


def _word(sign: str) -> str:
    return "tipis" if sign == CAMP else "horses"


def _mark_faults(pieces: Sequence[tuple[int, ...]], marks: Sequence[Mark]) -> Iterator[Message]:
    reached = {half for piece in pieces for half in piece}
    for mark in marks:
        if not pieces:
            yield say("tile-mark-without-prairie")
        elif mark.half is None and len(pieces) > 1:
            yield say("tile-mark-on-which-prairie", sign=mark.sign)
        elif mark.half is not None and HALVES_BY_NAME[mark.half] not in reached:
            yield say("tile-mark-on-mountain", half=mark.half)


def _piece_of(mark: Mark, pieces: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    if mark.half is None:
        return pieces[0]
    return next(piece for piece in pieces if HALVES_BY_NAME[mark.half] in piece)
