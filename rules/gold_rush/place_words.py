"""A tile and its places in words, for sentences and for those who do not see its drawing."""

from collections.abc import Iterator

from rules.core.messages import Message, Word, say
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place
from rules.gold_rush.tiles import HALF_NAMES, Edge, End, Mountain, Prairie, Tile, Track

CORNERS = {"nw": {7, 0}, "ne": {1, 2}, "se": {3, 4}, "sw": {5, 6}}
"""The halves that meet in each corner."""


def told_of_tile(tile: Tile) -> Iterator[Message]:
    """The edges, then the tracks, mountains, camps and herds."""
    north, east, south, west = (land.word for land in tile.lands)
    yield say("told-edges", n=north, e=east, s=south, w=west)
    for index, track in enumerate(tile.tracks):
        yield place_in_words(tile, Place(Kind.RAILROAD, index))
        if track.locomotives:
            yield say("told-locomotives", count=track.locomotives)
    for index, mountain in enumerate(tile.mountains):
        yield place_in_words(tile, Place(Kind.MOUNTAIN, index))
        yield say("told-nuggets", count=mountain.nuggets)
    for index, prairie in enumerate(tile.prairies):
        yield from _of_prairie(tile, index, prairie)


def _of_prairie(tile: Tile, index: int, prairie: Prairie) -> Iterator[Message]:
    if prairie.tipis or prairie.horses:
        yield place_in_words(tile, Place(Kind.PRAIRIE, index))
    if prairie.tipis:
        yield say("told-tipis", count=prairie.tipis)
    if prairie.horses:
        yield say("told-horses", count=prairie.horses)


def place_in_words(tile: Tile, place: Place) -> Message:
    """A place of a tile by its edges or halves, as the tile lies."""
    match place.kind:
        case Kind.RAILROAD:
            return way_in_words(tile, tile.tracks[place.index])
        case Kind.MOUNTAIN:
            return mountain_in_words(tile.mountains[place.index])
        case Kind.PRAIRIE:
            return prairie_in_words(tile, tile.prairies[place.index])
        case Kind.CITY:
            return say("told-city")


def way_in_words(tile: Tile, track: Track) -> Message:
    """From where to where a track runs."""
    words = [Edge(edge).word for edge in track.edges]
    if track.end is None:
        return say("told-track", one=words[0], other=words[1])
    if track.end is End.MOUNTAIN and track.mountain is not None and len(tile.mountains) > 1:
        there = tuple(Edge(edge).word for edge in tile.mountains[track.mountain].edges)
        return say("told-track-into-mountain", edge=words[0], there=there)
    return say(f"told-track-{WHERE[track.end]}", edge=words[0])


WHERE = {
    End.JUNCTION: "junction",
    End.CITY: "city",
    End.MOUNTAIN: "mountain",
    End.HALT: "halt",
}


def mountain_in_words(mountain: Mountain) -> Message:
    """Which edges a mountain piece touches."""
    if not mountain.edges:
        return say("told-mountain-mid")
    return say("told-mountain", edges=tuple(Edge(edge).word for edge in mountain.edges))


def prairie_in_words(tile: Tile, prairie: Prairie) -> Message:
    """A prairie by the edges that are all its own; else by its corners, or its only half."""
    if len(tile.prairies) == 1:
        return say("told-prairie-only")
    edges = sorted({half // 2 for half in prairie.halves})
    whole = [edge for edge in edges if {2 * edge, 2 * edge + 1} <= set(prairie.halves)]
    if whole:
        return say("told-prairie", edges=tuple(Edge(edge).word for edge in whole))
    corners = tuple(
        Word(f"corner-{name}") for name, both in CORNERS.items() if both <= set(prairie.halves)
    )
    if corners:
        return say("told-prairie-corners", corners=corners)
    return say("told-prairie-half", half=Word(f"half-{HALF_NAMES[prairie.halves[0]]}"))
