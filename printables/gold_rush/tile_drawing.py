"""A tile as a drawing: for each of its pieces plain shapes on a square from 0 to 100.

A shape is a path and a look. How a look is drawn where no style sheet says otherwise stands in
`INK`; the style sheet of the pages knows the looks as classes.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from markupsafe import Markup

from printables.gold_rush.tile_curves import CENTRE, SIDE, Point
from printables.gold_rush.tile_land import DRAWINGS_KEPT, foot_of, way_of
from printables.gold_rush.tile_mountains import in_a_row, slope_of
from printables.gold_rush.tile_prairies import ground_of, spots_on
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place, name_of, places_of
from rules.gold_rush.tiles import End, Mountain, Tile, Track

JUNCTION = "junction"

LINE = 'fill="none" stroke="currentColor"'
ROUNDED = 'stroke-linecap="round" stroke-linejoin="round"'
PAPER = 'fill="#fff" stroke="currentColor"'
NUMBER = 'font-weight="bold" text-anchor="middle" font-size="13"'
INK: Mapping[str, str] = MappingProxyType(
    {
        "ground": 'fill="none"',
        "mountain": 'fill="currentColor" fill-opacity="0.3" stroke="currentColor"',
        "ridge": f'{LINE} stroke-width="1.5" {ROUNDED}',
        "rail": f'{LINE} stroke-width="8.6"',
        "bed": 'fill="none" stroke="#fff" stroke-width="5.2"',
        "sleepers": f'{LINE} stroke-width="13" stroke-dasharray="2.4 5.1"',
        "stop": f'{LINE} stroke-width="5" {ROUNDED}',
        "tunnel": 'fill="currentColor"',
        "city-ground": f'{PAPER} stroke-width="1.8"',
        "sign": 'fill="currentColor" fill-rule="evenodd"',
        "plate": f'{PAPER} stroke-width="1.4"',
        "nugget": f'{PAPER} stroke-width="1.8" {ROUNDED}',
        "gleam": f'{LINE} stroke-width="1.5" {ROUNDED}',
        "count": f'fill="currentColor" {NUMBER}',
        "nuggets": f'fill="currentColor" {NUMBER}',
    }
)
"""How each look is drawn in ink on white paper."""

# Signs around a middle of 0, 0.
NUGGET = "M-6.2 1.6L-4 -4.2L1.4 -5.8L5.8 -2.2L6 3L1.8 5.8L-4 5.2Z"
LUMP = "M-10 2.4L-7 -6.6L2 -9.4L9 -4L9.8 4.6L3.4 9.4L-6.4 8.4Z"
GLEAM = "M-3 -.8L-1.8 -2.8L1 -3.6"
LOCOMOTIVE = (
    "M-9 -6h7v2.4h3.4v-3.4h-1v-1.6h5v1.6h-1v3.4h1.4a2.4 2.4 0 0 1 2.4 2.4v3.4h1.4l1.2 3h-3.2"
    "a2.6 2.6 0 0 1-5 0h-1.6a2.6 2.6 0 0 1-5 0h-1.2a2.6 2.6 0 0 1-5 0h-1.8v-9.6h1.8z"
    "M-7 -4v3.4h3v-3.4z"
)
TIPI = "M-1.7 -9.5L0 -6.6L1.7 -9.5L2.9 -8.7L1.2 -4.7L8.6 8H2.8L0 1L-2.8 8H-8.6L-1.2 -4.7L-2.9 -8.7Z"
HORSE = (
    "M-6.4 8.6C-7 1.6 -5 -3.4 -1.4 -5.4L-1.8 -9L1.4 -6.6C4.6 -6.2 6.4 -2.6 8.4 1.4"
    "L6.6 4.6L3.4 3.2C1.4 3.6 2.6 6.4 4.4 8.6ZM1.4 -3.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
)
PLATE = "M-11.5 -9.6h23a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2h-23a2 2 0 0 1-2-2v-14.4a2 2 0 0 1 2-2z"
TUNNEL = "M-6.4 5V-.6a6.4 6.4 0 0 1 12.8 0V5z"
PEAK = "M-7 4.5L0 -5L7 4.5M1.8 -.6L3.6 4.5"
HOUSES = (
    "M-16 12V-1l6.2-6 6.2 6v13zM-12 2h3.6v4h-3.6z"
    "M-2.2 12V-8.6l6-7 6 7V12zM1.8 -5h4v4.4h-4zM1.8 3h4v4.4h-4z"
    "M11.2 12V2.4l3.4-3.2 3 2.8V12z"
)
DISC = "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
SWITCH = (
    "M-6.6 0a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0z"
    "M-4.4 -1.2h3.2v-3.2h2.4v3.2h3.2v2.4h-3.2v3.2h-2.4v-3.2h-3.2z"
)
SMALL_PLATE = "M-4 -8h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-10z"
ALONE, BESIDE_AN_ENGINE, AT_THE_END = 0.5, 0.75, 0.9
"""How far along its way a cowboy stands."""
STOPS = ("M-7.5 0h15", "M0 -7.5v15")
ENGINE = 0.32
"""How far along its way the locomotive of a track stands."""
BESIDE_A_SIGN, BELOW_THE_MIDDLE = 13, 4.5
BESIDE_THE_BORDER = 5
CITY_GROUND = "M-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0z"


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its look, moved to a place; or a few signs of text there."""

    look: str
    d: str = ""
    at: Point = (0, 0)
    text: str = ""

    @property
    def ink(self) -> Markup:
        """How it is drawn where no style sheet says so, as attributes."""
        return Markup(INK[self.look])  # noqa: S704 (our own)


@dataclass(frozen=True, slots=True)
class Piece:
    """All shapes of one place of a tile; the junction is no place and has no name."""

    place: str
    kind: str
    shapes: tuple[Shape, ...]


@lru_cache(DRAWINGS_KEPT)
def pieces_of_tile(tile: Tile) -> tuple[Piece, ...]:
    """What a tile shows as it lies, from the ground up."""
    return tuple(_pieces(tile))


def _pieces(tile: Tile) -> Iterator[Piece]:
    for place in sorted(places_of(tile), key=lambda place: ORDER[place.kind]):
        if shapes := tuple(_shapes(tile, place)):
            yield Piece(name_of(tile, place), place.kind.value, shapes)
    if any(track.end is End.JUNCTION for track in tile.tracks):
        yield Piece("", JUNCTION, (Shape("plate", DISC, CENTRE), Shape("sign", SWITCH, CENTRE)))


ORDER = {Kind.MOUNTAIN: 0, Kind.RAILROAD: 1, Kind.CITY: 2, Kind.PRAIRIE: 3}


def _shapes(tile: Tile, place: Place) -> Iterator[Shape]:
    match place.kind:
        case Kind.MOUNTAIN:
            yield from _of_mountain(tile, tile.mountains[place.index])
        case Kind.RAILROAD:
            yield from _of_track(tile, tile.tracks[place.index])
        case Kind.CITY:
            yield Shape("city-ground", CITY_GROUND, CENTRE)
            yield Shape("sign", HOUSES, CENTRE)
        case Kind.PRAIRIE:
            yield from _of_prairie(tile, place.index)


def _of_mountain(tile: Tile, mountain: Mountain) -> Iterator[Shape]:
    yield Shape("mountain", foot_of(tile, mountain).d + "Z")
    slope = slope_of(tile, mountain)
    for peak in slope.peaks:
        yield Shape("ridge", PEAK, peak)
    spots = in_a_row(slope, mountain)
    for spot in spots:
        yield Shape("nugget", NUGGET, spot)
        yield Shape("gleam", GLEAM, spot)
    if mountain.nuggets and not spots:
        yield Shape("nugget", LUMP, slope.nuggets)
        yield _count(mountain.nuggets, slope.nuggets, "nuggets")


def _count(count: int, middle: Point, look: str = "count") -> Shape:
    return Shape(look, at=(middle[0], middle[1] + BELOW_THE_MIDDLE), text=f"{count}")


def _of_track(tile: Tile, track: Track) -> Iterator[Shape]:
    way = way_of(tile, track)
    for look in ("rail", "bed", "sleepers"):
        yield Shape(look, way.d)
    if track.end is End.HALT:
        yield Shape("stop", STOPS[track.edges[0] % 2], way.end)
    elif track.end is End.MOUNTAIN:
        yield Shape("tunnel", TUNNEL, way.end)
    if track.locomotives:
        yield from _engine(way.at(ENGINE), track.locomotives)


def _engine(point: Point, count: int) -> Iterator[Shape]:
    several = count > 1
    x = min(max(point[0], 15), 77 if several else 85)
    y = min(max(point[1], 11), 89)
    if several:
        yield Shape("plate", SMALL_PLATE, (x + 15, y))
        yield _count(count, (x + 18, y))
    yield Shape("plate", PLATE, (x, y))
    yield Shape("sign", LOCOMOTIVE, (x, y))


def _of_prairie(tile: Tile, index: int) -> Iterator[Shape]:
    prairie = tile.prairies[index]
    signs = ((TIPI, prairie.tipis), (HORSE, prairie.horses))
    drawn = [(sign, count) for sign, count in signs if count]
    for number, (sign, count) in enumerate(drawn):
        spot = spots_on(tile, index)[number]
        yield Shape("sign", sign, spot)
        if count > 1:
            is_far_east = spot[0] + BESIDE_A_SIGN > SIDE - BESIDE_THE_BORDER
            beside = -BESIDE_A_SIGN if is_far_east else BESIDE_A_SIGN
            yield _count(count, (spot[0] + beside, spot[1]))


def grounds_of_tile(tile: Tile, names: Collection[str]) -> Iterator[Shape]:
    """The grounds of those prairies that are among the places named."""
    for index in range(len(tile.prairies)):
        if name_of(tile, Place(Kind.PRAIRIE, index)) in names:
            yield Shape("ground", ground_of(tile, index))


def figure_spot(tile: Tile, place: Place) -> Point:
    """The middle of a figure that stands on a place."""
    match place.kind:
        case Kind.MOUNTAIN:
            return slope_of(tile, tile.mountains[place.index]).figure
        case Kind.RAILROAD:
            return _beside_the_engine(tile, tile.tracks[place.index])
        case Kind.PRAIRIE:
            prairie = tile.prairies[place.index]
            spots = spots_on(tile, place.index)
            return spots[min(bool(prairie.tipis) + bool(prairie.horses), len(spots) - 1)]
        case Kind.CITY:
            return CENTRE


def _beside_the_engine(tile: Tile, track: Track) -> Point:
    share = ALONE
    if track.locomotives:
        share = BESIDE_AN_ENGINE if len(track.edges) > 1 else AT_THE_END
    return way_of(tile, track).at(share)
