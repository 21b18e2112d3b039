"""A parcel as a place for a cowboy."""

from dataclasses import dataclass

from rules.carson_city.board import MAP, RIVER, Board
from rules.core.messages import Message
from rules.core.seats import noted_seat_told


@dataclass(frozen=True, slots=True)
class Parcel:
    """A parcel as somebody at one seat looks at it."""

    board: Board
    square: int
    seat: int

    @property
    def at(self) -> str:
        """Its name."""
        return MAP.names[self.square]

    @property
    def is_river(self) -> bool:
        """Whether it is water."""
        return bool(self.board[RIVER] >> self.square & 1)

    @property
    def has_building(self) -> bool:
        """Whether a building stands there."""
        return bool(self.board.buildings >> self.square & 1)

    @property
    def is_own(self) -> bool:
        """Whether it belongs to the seat."""
        return self.board.owner_of(self.square) == self.seat

    @property
    def owner(self) -> Message:
        """Who owns it, for a sentence; of nobody's parcel the seat itself."""
        return noted_seat_told(self.board.owner_of(self.square) or self.seat)

    @property
    def purpose(self) -> str | None:
        """What a cowboy does there."""
        if self.has_building:
            return "defend" if self.is_own else "attack"
        is_for_sale = not self.is_river and self.board.owner_of(self.square) is None
        return "purchase" if is_for_sale else None
