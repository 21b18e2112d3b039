"""Form fields for what this game has on the table."""

from typing import Any, TypeVar

from rules.carson_city_cards.cards import LaidCard, TerrainCard
from rules.carson_city_cards.city import FRAME, City
from rules.carson_city_cards.notation import LONGEST_TEXT, NotationError, read_card, read_city
from rules.core.fields import Piece, PlainField, quoted, refusal
from rules.core.grid import lowered, place_of

Read = TypeVar("Read")


class NotationField(PlainField[Read]):
    """A text in one of the notations."""

    def _text(self, value: object) -> str:
        if not isinstance(value, str):
            raise self.make_error("not-text", given=quoted(value))
        return value


class CityField(NotationField[City]):
    """A city as seen from above."""

    kind = "city"
    in_rows = True
    blank_is_empty = True

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> City:
        try:
            return read_city(self._text(value))
        except NotationError as error:
            raise refusal(*error.says) from None

    def described(self) -> dict[str, Any]:
        """A text, empty for a city without cards."""
        return {"type": "string", "maxLength": LONGEST_TEXT, "example": "hb.i/tl.i"}


class CardField(NotationField[TerrainCard]):
    """A terrain card."""

    kind = "card"
    in_rows = True

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> TerrainCard:
        try:
            return read_card(self._text(value))
        except NotationError as error:
            raise refusal(*error.says) from None

    def described(self) -> dict[str, Any]:
        """Two rows of two letters."""
        return {"type": "string", "example": "h./.m"}


class ParcelField(NotationField[tuple[int, int]]):
    """The name of a parcel as column and row."""

    kind = "parcel"
    margin = 0

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> tuple[int, int]:
        place = place_of(lowered(self._text(value).strip()))
        last = FRAME.columns - self.margin
        if place is None or max(place) >= last:
            raise self.make_error(
                "no-parcel",
                given=quoted(value),
                last_column=chr(ord("a") + last - 1),
                last_row=last,
            )
        return place

    def described(self) -> dict[str, Any]:
        """A letter and a number."""
        return {"type": "string", "pattern": "^[A-Za-z][1-9][0-9]?$", "example": "c3"}


class CornerField(ParcelField):
    """The upper left parcel of a card, which needs room to its right and below."""

    margin = 1


class CardPiece(Piece):
    """A card where it lies."""

    at = CornerField(required=True)
    parcels = CardField(required=True)


def laid_cards(given: tuple[dict[str, Any], ...]) -> tuple[LaidCard, ...]:
    """The cards in the order laid."""
    return tuple(LaidCard(card["parcels"], *card["at"]) for card in given)
