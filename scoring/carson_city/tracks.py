"""The turn order tracks: who is behind whom, and who wins a tie."""

from collections.abc import Sequence

from rules.carson_city.table import Seat, Table
from rules.core.messages import Message, Word, say
from rules.core.readings import Readings
from scoring.carson_city.holding import Holding
from scoring.core.breakdown import Ranking
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part

PASSING_TRACK = "passing_track"
PERSONALITY_TRACK = "personality_track"
OTHER = {PASSING_TRACK: PERSONALITY_TRACK, PERSONALITY_TRACK: PASSING_TRACK}


def track_of(table: Table, readings: Readings) -> str:
    """The track that counts; a varied reading for which places are missing changes nothing."""
    track = readings.of("CC-O7")
    lacking = any(place_on(track, seat) is None for seat in table.seats)
    return OTHER[track] if lacking and readings.varied == "CC-O7" else track


def place_on(track: str, seat: Seat) -> int | None:
    """Where a seat stands on a track; None where nobody said."""
    if track == PASSING_TRACK:
        return seat.order
    return None if seat.personality is None else seat.personality.number


def behind(seat: Seat, table: Table, track: str) -> int:
    """How many players stand behind a seat; on the passing track every place is taken."""
    if track == PASSING_TRACK:
        return table.players - (seat.order or table.players)
    own = place_on(track, seat) or 0
    return sum((place_on(track, other) or 0) > own for other in table.seats)


def _bonus(holding: Holding, readings: Readings) -> Findings:
    if not holding.table.kit_carson:
        return NOTHING
    track = track_of(holding.table, readings)
    points = behind(holding.seat, holding.table, track)
    return [(points, track, points)] if points else NOTHING


def _of_bonus(_: Holding, finding: Finding) -> Part:
    points, track, _behind = finding
    says = say("why-kit-carson", count=points, track=Word(f"track-{track}"))
    return Part({}, points, says, ("CC-124",))


KIT_CARSON_BONUS = Cell(_bonus, _of_bonus)


def ranking(table: Table, totals: Sequence[int], readings: Readings) -> Ranking:
    """By total; equal ones by their places on the track, where all of them have one."""
    if len(set(totals)) == len(totals):
        return Ranking(_ranks([(-total, 0) for total in totals]))
    track = track_of(table, readings)
    places = [place_on(track, seat) for seat in table.seats]
    unplaced = {total for total, place in zip(totals, places, strict=True) if place is None}
    keys = [
        (-total, 0 if place is None or total in unplaced else place)
        for total, place in zip(totals, places, strict=True)
    ]
    return Ranking(_ranks(keys), _tie_break(table, totals, keys, track))


def _ranks(keys: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    best_first = sorted(keys)
    return tuple(1 + best_first.index(key) for key in keys)


def _tie_break(
    table: Table, totals: Sequence[int], keys: Sequence[tuple[int, int]], track: str
) -> Message | None:
    tied = [(key, seat.name) for key, seat in zip(keys, table.seats, strict=True)]
    tied = [entry for entry in tied if -entry[0][0] == max(totals)]
    names = tuple(name for _, name in tied)
    if len(names) == 1:
        return None
    if min(tied)[0] == max(tied)[0]:
        return say("tie-stands", names=names)
    return say("tie-broken", names=names, winner=min(tied)[1], track=Word(f"track-{track}"))
