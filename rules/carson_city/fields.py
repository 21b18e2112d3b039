"""Form fields for what this game has on the table."""

from typing import Any, TypeVar

from rules.carson_city.board import MAP, MOST_SEATS, SIDE, Board
from rules.carson_city.notation import LONGEST_TEXT, NotationError, read_board
from rules.carson_city.personalities import Personality
from rules.core.fields import ListOf, PlainField, SeatFromOne, one_of, quoted, refusal
from rules.core.grid import lowered, place_of

Read = TypeVar("Read")

LAST_COLUMN = chr(ord("a") + SIDE - 1)


class NotationField(PlainField[Read]):
    """A text in one of the notations."""

    def _text(self, value: object) -> str:
        if not isinstance(value, str):
            raise self.make_error("not-text", given=quoted(value))
        return value


class BoardField(NotationField[Board]):
    """The town as seen from above."""

    kind = "board"
    in_rows = True

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Board:
        try:
            return read_board(self._text(value))
        except NotationError as error:
            raise refusal(*error.says) from None

    def described(self) -> dict[str, Any]:
        """Eight rows of eight signs."""
        row = " ".join("." * SIDE)
        drawn = "/".join([". . . 1r . . . .", *[row] * (SIDE - 1)])
        return {"type": "string", "maxLength": LONGEST_TEXT, "example": drawn}


class ParcelOnMapField(NotationField[int]):
    """The name of a parcel as its square on the map."""

    kind = "parcel"

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        place = place_of(lowered(self._text(value).strip()))
        if place is None or max(place) >= SIDE:
            raise self.make_error(
                "no-parcel", given=quoted(value), last_column=LAST_COLUMN, last_row=SIDE
            )
        return MAP.square(*place)

    def described(self) -> dict[str, Any]:
        """A letter and a number."""
        return {"type": "string", "pattern": "^[A-Ha-h][1-8]$", "example": "d4"}


class SeatNumber(SeatFromOne):
    """The number of a seat, counted from 1 as on the board."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(MOST_SEATS, **kwargs)


class RedField(ListOf[Personality]):
    """The personalities that lie on their red side."""

    def __init__(self, *that_decide: Personality, **kwargs: Any) -> None:
        super().__init__(one_of(Personality), distinct=True, as_one=True, **kwargs)
        self.that_decide = that_decide
