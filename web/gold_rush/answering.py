"""What the drawings of answers show: a tile between its neighbours, its turns, its places."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from printables.gold_rush.tile_drawing import figure_spot
from rules.core.messages import Message, say
from rules.core.readings import Setup
from rules.core.rulings import Facts
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.figures import Place, name_of, places_of
from rules.gold_rush.map.hand import tile_typed
from rules.gold_rush.map.reading import tiles_of
from rules.gold_rush.notation import read_tile
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.table import Cell
from rules.gold_rush.tiles import EDGES, HALF_NAMES, Edge, Land, Tile
from scoring.gold_rush.worth import why, worth
from translations.catalogue import Catalogue
from web.gold_rush.map_drawing import pieces_joined
from web.house.names import names_along

SIDE = 100
SEVERAL = 2
STEPS = {Edge.N: (0, -1), Edge.E: (1, 0), Edge.S: (0, 1), Edge.W: (-1, 0)}
LANDS = {land.value: land for land in Land}


@dataclass(frozen=True, slots=True)
class Beside:
    """A neighbour of which only the touching edge is known."""

    edge: Edge
    land: Land
    tile: Tile
    """Some tile with this edge, for the drawing."""

    @property
    def x(self) -> int:
        """How far east of the tile in the middle it is drawn."""
        return STEPS[self.edge][0] * SIDE

    @property
    def y(self) -> int:
        """How far south."""
        return STEPS[self.edge][1] * SIDE


def tiles_beside(body: Mapping[str, Any]) -> list[Beside]:
    """The neighbours that were typed, as far as they can be read."""
    typed = body.get("neighbours")
    if not isinstance(typed, dict):
        return []
    found = ((edge, LANDS.get(str(typed.get(edge.letter)))) for edge in Edge)
    return [Beside(edge, land, _showing(edge.opposite, land)) for edge, land in found if land]


def _showing(edge: Edge, land: Land) -> Tile:
    """A tile with this land on one edge and prairie on the others."""
    lands = [Land.PRAIRIE.value] * EDGES
    lands[edge] = land.value
    return read_tile("".join(lands))


@dataclass(frozen=True, slots=True)
class Turn:
    """A way to turn a tile, and whether it fits then."""

    quarters: int
    tile: Tile
    fits: bool


def turns_drawn(tile: Tile, fitting: Collection[int]) -> list[Turn]:
    """Every turn that looks different."""
    return [Turn(turn, tile.turned(turn), turn in fitting) for turn in tile.distinct_turns]


@dataclass(frozen=True, slots=True)
class NumberedPlace:
    """A place of a tile with its number in the drawing."""

    number: int
    name: str
    kind: str
    says: Message
    x: float
    y: float
    halves: tuple[str, ...] = ()
    holds: tuple[Message, ...] = ()
    """What is printed on it."""


def places_numbered(tile: Tile) -> Iterator[NumberedPlace]:
    """The places in the order of the normal form, each where a figure would stand."""
    for number, place in enumerate(places_of(tile), 1):
        x, y = figure_spot(tile, place)
        is_prairie = place.kind.value == "prairie"
        halves = tile.prairies[place.index].halves if is_prairie else ()
        yield NumberedPlace(
            number,
            name_of(tile, place),
            place.kind.value,
            place_in_words(tile, place),
            x,
            y,
            tuple(HALF_NAMES[half] for half in halves),
            tuple(_printed_on(tile, place)),
        )


def _printed_on(tile: Tile, place: Place) -> Iterator[Message]:
    """The locomotives, nuggets, camps and herds of a place."""
    counts: Mapping[str, int] = {}
    if place.kind is Kind.RAILROAD:
        counts = {"land-locomotives": tile.tracks[place.index].locomotives}
    elif place.kind is Kind.MOUNTAIN:
        counts = {"land-nuggets": tile.mountains[place.index].nuggets}
    elif place.kind is Kind.PRAIRIE:
        prairie = tile.prairies[place.index]
        counts = {"land-tipis": prairie.tipis, "land-horses": prairie.horses}
    yield from (say(key, count=count) for key, count in counts.items() if count)


@dataclass(frozen=True, slots=True)
class OfMap:
    """What a line of the breakdown came from: the cell, and all pieces of the feature."""

    at: str
    lit: tuple[str, ...]


def counted_on_map(map_: object, at: str) -> OfMap:
    """The feature of which a place such as "1,0 railroad@w" is one piece; nothing else is lit."""
    cell, _, on = at.partition(" ")
    return OfMap(cell, pieces_joined(map_, cell, on)) if on else OfMap("", ())


def newest_cell(map_: object) -> Cell | None:
    """Where the newest tile lies."""
    laid = tiles_of(map_)
    return laid[-1].at if laid else None


def laid_in_question(body: Mapping[str, Any]) -> Tile | None:
    """The tile of the map that a question points at, as it lies; the newest where it says none."""
    laid = tiles_of(body.get("map"))
    at = body.get("at")
    cell = tuple(at) if isinstance(at, list) else None
    named = (each.tile for each in laid if each.at == cell)
    return next(named, laid[-1].tile if laid and cell is None else None)


def tile_in_question(body: Mapping[str, Any]) -> Tile | None:
    """The tile that somebody asks about, as it is turned; None where there is none."""
    tile, turned = body.get("tile"), body.get("turned", 0)
    read = tile_typed(tile) if isinstance(tile, str) else None
    return read.turned(turned) if read and type(turned) is int else read


def feature_told(feature: Feature, setup: Setup, words: Catalogue) -> str:
    """A feature in numbers with its worth, whoever gets it."""
    alone = replace(feature, cowboys=())
    return words.text(why(alone, worth(alone, setup.readings())))


def splitting_of(facts: Facts, spoken: Catalogue) -> dict[str, Any]:
    """The question who draws which tokens, where several tie for a completed mountain."""
    tied = facts["majority"]
    is_mountain = facts["kind"] == Kind.MOUNTAIN.value and facts["completed"]
    if not is_mountain or not isinstance(tied, list) or len(tied) < SEVERAL:
        return {}
    return {"tied": tied, **names_along(spoken.sitting), "draft": True}


FOR_TEMPLATES = {
    "counted_on_map": counted_on_map,
    "feature_told": feature_told,
    "laid_in_question": laid_in_question,
    "newest_cell": newest_cell,
    "tile_in_question": tile_in_question,
    "tiles_of_map": tiles_of,
    "places_numbered": places_numbered,
    "splitting_of": splitting_of,
    "tiles_beside": tiles_beside,
    "turns_drawn": turns_drawn,
}
