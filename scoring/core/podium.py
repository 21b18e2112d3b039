"""The seats of a breakdown in order of rank, and how far the first are ahead."""

from dataclasses import dataclass

from scoring.core.breakdown import Breakdown


@dataclass(frozen=True, slots=True)
class Lead:
    """The total of the first, and by how much they are ahead of whom."""

    total: int
    points: int = 0
    before: tuple[str, ...] = ()


def by_rank(breakdown: Breakdown) -> tuple[int, ...]:
    """The places of the seats in a breakdown, the first first; of equal ones as they sit."""
    seats = breakdown.seats
    return tuple(sorted(range(len(seats)), key=lambda place: seats[place].rank))


def lead_of(breakdown: Breakdown) -> Lead:
    """How far the first are ahead of those who come next; of nobody where all are first."""
    first, *_ = (seat for seat in breakdown.seats if seat.rank == 1)
    ranks = {seat.rank for seat in breakdown.seats} - {1}
    following = [seat for seat in breakdown.seats if ranks and seat.rank == min(ranks)]
    if not following:
        return Lead(first.total)
    best = max(seat.total for seat in following)
    return Lead(first.total, first.total - best, tuple(seat.name for seat in following))


def leaders(breakdown: Breakdown) -> tuple[str, ...]:
    """Who has the highest total as long as nobody has won."""
    most = max(seat.total for seat in breakdown.seats)
    return tuple(seat.name for seat in breakdown.seats if seat.total == most)
