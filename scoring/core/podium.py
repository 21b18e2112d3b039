"""The seats of a breakdown in order of rank, and how far the first are ahead."""

from dataclasses import dataclass

from rules.core.messages import Message, say
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


def headline(breakdown: Breakdown, *, is_final: bool) -> Message:
    """Who wins, or leads as long as not all are done."""
    if is_final:
        names = breakdown.winners
        return say("result-wins", names=names, count=len(names))
    names, most = leaders(breakdown), max(seat.total for seat in breakdown.seats)
    return say("result-leads", names=names, count=len(names), total=most)


def level_first(breakdown: Breakdown) -> Message:
    """Who is first together as long as it is not typed what decides between them."""
    names, most = leaders(breakdown), max(seat.total for seat in breakdown.seats)
    return say("result-same-total", names=names, total=most)


def margin(breakdown: Breakdown) -> Message:
    """With how many points the first have won, and by how much ahead of whom."""
    lead = lead_of(breakdown)
    points = say("result-points", count=lead.total, winners=len(breakdown.winners))
    if not lead.before or lead.points < 0:
        return points
    ahead = "result-ahead" if lead.points else "result-level"
    return say(ahead, points=points, count=lead.points, names=lead.before)
