"""A table of the board game as it stands at the end: seats, the town, bridges."""

from dataclasses import dataclass

from rules.carson_city.board import Board
from rules.carson_city.personalities import CARDS, Personality, Side


@dataclass(frozen=True, slots=True)
class Possessions:
    """What somebody has on the board, where only the counts are known."""

    buildings: int = 0
    houses: int = 0
    mountains: int = 0
    at_bridge: int = 0

    @property
    def all(self) -> int:
        """All three together."""
        return self.buildings + self.houses + self.mountains


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's part of the table; `limit` is None where nobody knows it."""

    name: str
    number: int
    """Counted from 1, as the board writes it."""
    victory_points: int = 0
    money: int = 0
    personality: Personality | None = None
    side: Side = Side.YELLOW
    """Which side of the personality lies up."""
    limit: int | None = None
    order: int | None = None
    counts: Possessions = Possessions()

    @property
    def is_given_something_at_the_end(self) -> bool:
        """Whether the personality brings something at the end of the turn, and it can be paid."""
        if self.personality is None:
            return False
        options = CARDS[self.personality][self.side].options
        return any(option.at_the_end and option.pay <= self.money for option in options)


@dataclass(frozen=True, slots=True)
class Table:
    """All seats in the order typed; of a sheet, those that are there already."""

    seats: tuple[Seat, ...]
    players: int
    board: Board | None = None
    bridges: int = 0
    """The parcels in contact with a bridge."""
    kit_carson: bool = False
    red: tuple[Personality, ...] = ()
    """The personalities that lie on their red side."""
