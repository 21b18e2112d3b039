"""The seats of a breakdown in order of rank, and how far the first are ahead."""

from dataclasses import dataclass

from rules.core.messages import Message, say
from scoring.core.breakdown import Breakdown
from scoring.core.possible import Numbers, are_apart, numbers_told


@dataclass(frozen=True, slots=True)
class Lead:
    """The total of the first, and by how much they are ahead of whom."""

    totals: Numbers
    """All that are possible."""
    points: int = 0
    before: tuple[str, ...] = ()


def by_rank(breakdown: Breakdown, *, is_agreed: bool = True) -> tuple[int, ...]:
    """The places of the seats in a breakdown, the first first; of equal ones as they sit.

    All as they sit where something counts that is not known and decides who is first.
    """
    seats = breakdown.seats
    if breakdown.unknown or (breakdown.lacks_shared and not is_agreed):
        return tuple(range(len(seats)))
    return tuple(sorted(range(len(seats)), key=lambda place: seats[place].rank))


def lead_of(breakdown: Breakdown) -> Lead:
    """How far the first are ahead of those who come next; of nobody where all are first."""
    first, *_ = (seat for seat in breakdown.seats if seat.rank == 1)
    ranks = {seat.rank for seat in breakdown.seats} - {1}
    following = [seat for seat in breakdown.seats if ranks and seat.rank == min(ranks)]
    are_known = all(len(seat.totals) == 1 for seat in (first, *following))
    if not following or not are_known:
        return Lead(first.totals)
    best = max(seat.total for seat in following)
    return Lead(first.totals, first.total - best, tuple(seat.name for seat in following))


def leaders(breakdown: Breakdown) -> tuple[str, ...]:
    """Who has the highest total as long as nobody has won, whatever is not known."""
    return tuple(breakdown.seats[place].name for place in leading(breakdown))


def leading(breakdown: Breakdown) -> tuple[int, ...]:
    """The places of those who have the highest total; nobody's where that is not known."""
    seats = breakdown.seats
    first = max(seats, key=lambda seat: max(seat.totals))
    if len(first.totals) == 1:
        most = first.total
        return tuple(place for place, seat in enumerate(seats) if max(seat.totals) == most)
    others = (seat for seat in seats if seat is not first)
    is_ahead = all(are_apart(first.totals, other.totals) for other in others)
    return (seats.index(first),) if is_ahead else ()


def headline(breakdown: Breakdown, *, is_final: bool) -> Message:
    """Who wins, or leads as long as not all are done."""
    if is_final:
        names = breakdown.winners
        return say("result-wins", names=names, count=len(names))
    first = leading(breakdown)
    if not first:
        return say("result-not-decided")
    names, totals = leaders(breakdown), breakdown.seats[first[0]].totals
    return say("result-leads", names=names, count=len(names), total=numbers_told(totals))


def level_first(breakdown: Breakdown) -> Message:
    """Who is first together as long as it is not typed what decides between them."""
    names, most = leaders(breakdown), max(seat.total for seat in breakdown.seats)
    return say("result-same-total", names=names, total=most)


def margin(breakdown: Breakdown) -> Message:
    """With how many points the first have won, and by how much ahead of whom."""
    lead = lead_of(breakdown)
    winners = len(breakdown.winners)
    if len(lead.totals) > 1:
        return say("result-points-possible", points=numbers_told(lead.totals))
    points = say("result-points", count=lead.totals[0], winners=winners)
    if not lead.before or lead.points < 0:
        return points
    ahead = "result-ahead" if lead.points else "result-level"
    return say(ahead, points=points, count=lead.points, names=lead.before)
