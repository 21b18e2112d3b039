"""From a tile to one that is a little different: another land on an edge, other ends of tracks.

What is drawn here may be no tile; it becomes one by being read, as if somebody had written it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rules.gold_rush.notation import MOST_MARKS, read_tile
from rules.gold_rush.tile_items import CITY, NotationError
from rules.gold_rush.tiles import EDGES, End, Land, Mountain, Prairie, Tile, Track

LEAST_RAILS_OF_A_CITY = 3
NO_TILE = read_tile("pppp")


def understood(drawn: Tile, more: str = "") -> Tile | None:
    """The tile that a drawing means; None where it means none.

    Where prairies became one and there are too many camps or herds for it, it has none.
    """
    for marked in (tuple(_marks(drawn)), ()):
        try:
            return read_tile(f"{replace(drawn, prairies=marked).text} {more}")
        except NotationError:
            continue
    return None


def _marks(drawn: Tile) -> Iterator[Prairie]:
    """Camps and herds, each where there still is prairie."""
    for piece in drawn.prairies:
        halves = [half for half in piece.halves if drawn.lands[half // 2] is not Land.MOUNTAIN]
        if halves and (piece.tipis or piece.horses):
            yield replace(piece, halves=tuple(halves[:1]))


def rails_of(tile: Tile) -> list[int]:
    """The edges that show a railroad."""
    return [edge for edge, land in enumerate(tile.lands) if land is Land.RAILROAD]


def mountain_edges(tile: Tile) -> list[int]:
    """The edges that show a mountain."""
    return [edge for edge, land in enumerate(tile.lands) if land is Land.MOUNTAIN]


def with_tracks(tile: Tile, tracks: Iterable[Track]) -> Tile | None:
    """The tile with these tracks; locomotives stay on the rails where they stood."""
    engines = {track.edges[0]: track.locomotives for track in tile.tracks}
    return understood(replace(tile, tracks=tuple(_with_engines(tracks, engines))))


def _with_engines(tracks: Iterable[Track], engines: Mapping[int, int]) -> Iterator[Track]:
    for track in tracks:
        count = sum(engines.get(edge, 0) for edge in track.edges)
        yield replace(track, locomotives=min(count, MOST_MARKS))


def as_unwritten(tile: Tile) -> Tile | None:
    """The tile whose rails run as they do where no track is written."""
    bare = understood(replace(tile, tracks=()), CITY if tile.has_city else "")
    bare = bare or understood(replace(tile, tracks=()))
    return with_tracks(replace(bare, tracks=tile.tracks), bare.tracks) if bare else None


def with_city(tile: Tile) -> Tile | None:
    """The tile with a city; where it has too few rails for one, all its prairie edges are rails."""
    rails = rails_of(tile)
    if len(rails) >= LEAST_RAILS_OF_A_CITY:
        return with_tracks(tile, [Track((edge,), End.CITY) for edge in rails])
    north, east, south, west = (
        Land.RAILROAD if land is Land.PRAIRIE else land for land in tile.lands
    )
    return understood(replace(tile, lands=(north, east, south, west), tracks=()), CITY)


def without_city(tile: Tile) -> Tile:
    """The tile with halts where rails ended in the city."""
    free = [replace(t, end=End.HALT) if t.end is End.CITY else t for t in tile.tracks]
    return replace(tile, tracks=tuple(free))


def with_land(tile: Tile, edge: int, land: Land) -> Tile:
    """The tile with another land on one edge, otherwise as much as it was as can be."""
    lands = tuple(land if each == edge else tile.lands[each] for each in range(EDGES))
    follows_rule = (as_unwritten(tile) or tile).tracks == tile.tracks
    sketches = [
        replace(tile, lands=(lands[0], lands[1], lands[2], lands[3]), mountains=pieces)
        for pieces in _mountains_then(tile, edge, land)
    ]
    kept = [_with_rails(sketch, tile.mountains) for sketch in sketches]
    ruled = [as_unwritten(sketch) for sketch in (kept if tile.has_city else sketches)]
    ways = [*ruled, *map(understood, kept)] if follows_rule else [*map(understood, kept), *ruled]
    halts = (with_tracks(sketch, halting(rails_of(sketch))) for sketch in sketches)
    return next(found for found in (*ways, *halts) if found)


def halting(edges: Iterable[int]) -> list[Track]:
    """Each of these rails ends for itself."""
    return [Track((edge,), End.HALT) for edge in edges]


def _mountains_then(tile: Tile, edge: int, land: Land) -> list[tuple[Mountain, ...]]:
    """The mountain pieces when an edge has changed: what is most likely first."""
    pieces = [replace(m, edges=tuple(e for e in m.edges if e != edge)) for m in tile.mountains]
    left = [
        piece for piece, was in zip(pieces, tile.mountains, strict=True) if _is_left(piece, was)
    ]
    if land is not Land.MOUNTAIN:
        return [tuple(left)]
    apart = (*left, Mountain((edge,)))
    joined = [
        tuple(
            replace(each, edges=tuple(sorted((*each.edges, edge)))) if each is piece else each
            for each in left
        )
        for piece in sorted(left, key=lambda piece: not _touches(piece, edge))
    ]
    each_alone = tuple(
        Mountain((each,), piece.nuggets if each == piece.edges[0] else 0)
        for piece in apart
        for each in piece.edges
    )
    return [*joined, apart, each_alone]


def _is_left(piece: Mountain, was: Mountain) -> bool:
    return bool(piece.edges) or not was.edges


def _touches(piece: Mountain, edge: int) -> bool:
    """Whether it lies around a corner from the edge, or in the middle."""
    return not piece.edges or any((edge - each) % 2 for each in piece.edges)


def _with_rails(sketch: Tile, before: Sequence[Mountain]) -> Tile:
    """The tracks as they were; where an end is gone there is a halt, and a new rail has one too."""
    rails = rails_of(sketch)
    tracks = []
    for track in sketch.tracks:
        edges = tuple(edge for edge in track.edges if edge in rails)
        if edges:
            tracks.append(_ended(replace(track, edges=edges), track, sketch, before))
    known = {edge for track in tracks for edge in track.edges}
    ends = {track.end for track in tracks} & {End.CITY, End.JUNCTION}
    new = [Track((edge,), next(iter(ends), End.HALT)) for edge in rails if edge not in known]
    return replace(sketch, tracks=(*tracks, *new))


def _ended(left: Track, was: Track, sketch: Tile, before: Sequence[Mountain]) -> Track:
    if left.edges != was.edges:
        return replace(left, end=End.HALT)
    if was.mountain is None:
        return left
    return into_mountain(left, before[was.mountain], sketch.mountains)


def into_mountain(track: Track, was: Mountain, pieces: Sequence[Mountain]) -> Track:
    """The track into that mountain piece which has most of the one that it ended in."""
    for number, piece in enumerate(pieces):
        if set(was.edges) & set(piece.edges) or not (was.edges and piece.edges):
            return replace(track, end=End.MOUNTAIN, mountain=number)
    return replace(track, end=End.HALT, mountain=None)
