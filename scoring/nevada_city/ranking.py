"""Who stands where: by total, then by what is left over, at every place."""

from collections.abc import Iterator, Sequence

from rules.core.faults import Fault
from rules.core.messages import Gap, Message, Word, say
from rules.core.paths import seat_path
from rules.core.readings import Readings
from rules.nevada_city.table import Seat, Table
from scoring.core.breakdown import Ranking

Key = tuple[int, int]
"""Total and remaining resources, both the less the better, as signs are turned."""


def ranking(table: Table, totals: Sequence[int], readings: Readings) -> Ranking:
    """The ranks; a tie stands where somebody in it has no resources typed."""
    tied = [total for total in totals if totals.count(total) > 1]
    unknown = {
        total
        for seat, total in zip(table.seats, totals, strict=True)
        if total in tied and seat.resources is None
    }
    if not set(tied) - unknown:
        keys = [(-total, 0) for total in totals]
    else:
        reading = readings.of("NC-O9")
        keys = [
            (-total, -_remaining(seat, reading) if total in tied and total not in unknown else 0)
            for seat, total in zip(table.seats, totals, strict=True)
        ]
    best_first = sorted(keys)
    return Ranking(
        ranks=tuple(1 + best_first.index(key) for key in keys),
        tie_break=_tie_break(table, totals, keys, unknown, readings),
        tie_break_clauses=("NC-61",) if totals.count(max(totals)) > 1 else (),
        warnings=tuple(_warnings(table, totals, unknown)),
    )


def _remaining(seat: Seat, reading: str) -> int:
    left = seat.resources
    return left if isinstance(left, int) else left.under(reading) if left else 0


def _warnings(table: Table, totals: Sequence[int], unknown: set[int]) -> Iterator[Fault]:
    for seat, total in zip(table.seats, totals, strict=True):
        if total in unknown and seat.resources is None:
            says = say("resources-break-the-tie", name=seat.name)
            is_first = total == max(totals)
            yield Fault(seat_path(seat.number, "resources"), says, lacks=is_first)


def _tie_break(
    table: Table, totals: Sequence[int], keys: Sequence[Key], unknown: set[int], readings: Readings
) -> Message | None:
    """How the first place came about, where several have most points."""
    most = max(totals)
    best = min(keys)
    names = tuple(seat.name for seat, key in zip(table.seats, keys, strict=True) if -key[0] == most)
    winners = tuple(seat.name for seat, key in zip(table.seats, keys, strict=True) if key == best)
    if len(names) == 1:
        return None
    if most in unknown:
        return say("tie-stands-unknown", names=names)
    left = Word(f"left-{readings.of('NC-O9')}")
    gaps: dict[str, Gap] = {"names": names, "count": -best[1], "left": left}
    if len(winners) == len(names):
        return say("tie-stands-equal", **gaps)
    return say("tie-broken", winners=winners, among=len(winners), **gaps)
