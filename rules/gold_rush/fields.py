"""Form fields for what this game has on the table: tiles, maps, figures."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from marshmallow import Schema, ValidationError

from rules.core.fields import (
    ListOf,
    Numbers,
    Piece,
    PieceOf,
    PlainField,
    Text,
    Whole,
    quoted,
    refusal,
)
from rules.core.messages import Message, say
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place, name_of, place_named, places_of
from rules.gold_rush.map.text import BETWEEN_TILES, MapTextError, read_map_text
from rules.gold_rush.notation import LONGEST_TEXT, read_tile
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.table import (
    MOST_SEATS,
    MOST_TILES,
    Cell,
    Figure,
    Laid,
)
from rules.gold_rush.tile_items import NotationError
from rules.gold_rush.tiles import Tile

Errors = dict[str | int, Any]

FARTHEST = 99
LONGEST_PLACE = 20
KEPT_ENTRIES = 4096
HIGHEST_SEAT = 99
"""A sheet may have seats that were left out; which ones there are is checked with the table."""


class TileField(PlainField[Tile]):
    """A tile in the notation."""

    kind = "tile"

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Tile:
        if not isinstance(value, str):
            raise self.make_error("not-text", given=quoted(value))
        try:
            return read_tile(value)
        except NotationError as error:
            raise refusal(*error.says) from None

    def described(self) -> dict[str, Any]:
        """Four edges and what is printed on the tile."""
        return {"type": "string", "maxLength": LONGEST_TEXT, "example": "mrpr e-w* n^1 h@es"}


class CellField(Numbers[Cell]):
    """A cell of the map: two whole numbers."""

    kind = "cell"

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Cell:
        match value:
            case [x, y] if isinstance(value, list) and _is_coordinate(x) and _is_coordinate(y):
                return (x, y)
        raise self.make_error("no-cell", given=_quoted_cell(value), farthest=FARTHEST)

    def described(self) -> dict[str, Any]:
        """x to the east and y to the south."""
        number = {"type": "integer", "minimum": -FARTHEST, "maximum": FARTHEST}
        return {"type": "array", "items": number, "minItems": 2, "maxItems": 2, "example": [1, 0]}


def _is_coordinate(value: object) -> bool:
    return type(value) is int and -FARTHEST <= value <= FARTHEST


def _quoted_cell(value: object) -> str:
    """Short lists are shown as they are: somebody may have typed a number too many."""
    if not isinstance(value, list) or len(value) > 3:  # noqa: PLR2004
        return quoted(value)
    return quoted(f"[{', '.join(quoted(number) for number in value)}]")


class SeatOfAFigure(Whole):
    """The number of a seat, counted from 0; whether anybody sits there is found out later."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(0, HIGHEST_SEAT, **kwargs)

    def described(self) -> dict[str, Any]:
        """The seats that a table can have."""
        return {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}


class FigurePiece(Piece):
    """A cowboy or a tent as typed."""

    seat = SeatOfAFigure(required=True)
    on = Text(LONGEST_PLACE, required=True)


class LaidPiece(Piece):
    """A tile of the map as typed."""

    at = CellField(required=True)
    tile = TileField(required=True)
    turned = Whole(0, 3)
    cowboys = ListOf(PieceOf(FigurePiece), longest=1)
    tents = ListOf(PieceOf(FigurePiece), longest=MOST_SEATS)


class LaidField(PieceOf):
    """A tile of the map with what stands on it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(LaidPiece, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Laid:
        given, errors = as_far_as_right(super()._deserialize, value, *args, **kwargs)
        if "tile" not in given or "turned" in errors:
            raise ValidationError(errors)
        written, quarters = given["tile"], given.get("turned", 0)
        tile = written.turned(quarters)
        cowboys = _figures(tile, given.get("cowboys", ()))
        tents = _figures(tile, given.get("tents", ()))
        on_places = {
            "cowboys": dict(_against_cowboys(tile, cowboys)),
            "tents": dict(_against_tents(tile, tents, cowboys)),
        }
        errors |= {name: found for name, found in on_places.items() if found}
        if errors:
            raise ValidationError(errors)
        return Laid(given["at"], tile, written, quarters, _known(cowboys), _known(tents))


def _by_field(error: ValidationError) -> Errors:
    assert isinstance(error.messages, dict)  # noqa: S101 (of an object, by its fields)
    return error.messages


def as_far_as_right(
    load: Callable[..., Any], value: Any, *args: Any, **kwargs: Any
) -> tuple[Mapping[str, Any], Errors]:
    """The fields of an object that are right by themselves, and what is wrong with the others."""
    try:
        return load(value, *args, **kwargs), {}
    except ValidationError as error:
        if not isinstance(value, dict):
            raise
        given = error.valid_data if isinstance(error.valid_data, dict) else {}
        return given, _by_field(error)


Found = tuple[int, str, Place | None]
"""The seat of a figure, and the place that was typed with what it means on the tile."""


def _figures(tile: Tile, given: tuple[Mapping[str, Any], ...]) -> tuple[Found, ...]:
    return tuple((entry["seat"], entry["on"], place_named(tile, entry["on"])) for entry in given)


def _known(figures: tuple[Found, ...]) -> tuple[Figure, ...]:
    return tuple(Figure(seat, place) for seat, _, place in figures if place)


def _on(says: Message) -> Errors:
    return {"on": [says]}


def no_such_place(tile: Tile, name: str) -> Message:
    """Which places there are instead of one that there is not."""
    names = tuple(name_of(tile, place) for place in places_of(tile))
    return say("map-no-such-place", place=quoted(name), places=names)


def _against_cowboys(tile: Tile, cowboys: tuple[Found, ...]) -> Iterator[tuple[int, Errors]]:
    for number, (_, name, place) in enumerate(cowboys):
        if place is None:
            yield number, _on(no_such_place(tile, name))


def _against_tents(
    tile: Tile, tents: tuple[Found, ...], cowboys: tuple[Found, ...]
) -> Iterator[tuple[int, Errors]]:
    """A tent needs a mountain piece on which neither a cowboy nor an earlier tent stands."""
    taken = {place for _, _, place in cowboys}
    for number, (_, name, place) in enumerate(tents):
        if place is None:
            yield number, _on(no_such_place(tile, name))
        elif place.kind is not Kind.MOUNTAIN:
            yield number, _on(say("map-tent-off-mountain", place=place_in_words(tile, place)))
        elif place in taken:
            yield number, _on(say("map-tent-not-vacant", place=place_in_words(tile, place)))
        taken.add(place)


LAID = LaidField()


@lru_cache(KEPT_ENTRIES)
def _laid_of(entry: str) -> Laid | None:
    """The tile of one entry of a text; None where anything is wrong with it."""
    try:
        (read,) = read_map_text(entry)
        laid: Laid = LAID.deserialize(read)
    except (ValueError, ValidationError):
        return None
    return laid


def _known_tiles(text: str) -> tuple[Laid, ...]:
    """The tiles of a text in which every entry is right; none where one is not."""
    entries = text.split(BETWEEN_TILES)
    if len(entries) > MOST_TILES:
        return ()
    found = (*map(_laid_of, entries),)
    laid = tuple(each for each in found if each)
    return laid if len(laid) == len(found) else ()


class MapField(PlainField[tuple[Laid, ...]]):
    """The tiles as laid, as a list or as one line of text."""

    kind = "map"

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.listed = ListOf(LaidField(), shortest=1, longest=MOST_TILES)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> tuple[Laid, ...]:
        del args
        if not isinstance(value, str):
            return self._read(value, **kwargs)
        if laid := _known_tiles(value):
            return laid
        try:
            entries = read_map_text(value)
        except MapTextError as error:
            raise refusal(*error.says) from None
        return self._read(entries, **kwargs)

    def _read(self, entries: object, **kwargs: Any) -> tuple[Laid, ...]:
        laid: tuple[Laid, ...] = self.listed.deserialize(entries, **kwargs)
        return laid

    def described(self) -> dict[str, Any]:
        """One line of text, or a list of tiles."""
        text = {"type": "string", "example": "0,0=prpr_e-w*/1!c0:railroad@n;0,1=mrpr_e-w_n^1"}
        return {"oneOf": [{**self.listed.described(), "items": described(LaidPiece())}, text]}


def described(schema: Schema) -> dict[str, Any]:
    """An object by its fields, for the API description."""
    return {
        "type": "object",
        "properties": {name: _shape(field) for name, field in schema.fields.items()},
        "required": [name for name, field in schema.fields.items() if field.required],
        "additionalProperties": False,
    }


def _shape(field: Any) -> dict[str, Any]:
    if isinstance(field, PieceOf):
        return described(field.schema)
    shape: dict[str, Any] = field.described()
    return {**shape, "items": _shape(field.inner)} if isinstance(field, ListOf) else shape
