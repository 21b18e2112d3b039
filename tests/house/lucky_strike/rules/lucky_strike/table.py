"""What may lie on the table."""

from dataclasses import dataclass

NUGGETS, CLAIMS = 20, 5


@dataclass(frozen=True, slots=True)
class Seat:
    """What somebody has at the end."""

    name: str
    nuggets: int = 0
    claims: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """All seats."""

    seats: tuple[Seat, ...]
