"""The turn order tracks: who is behind whom, and who wins a tie."""

from collections.abc import Iterator, Sequence

from rules.carson_city.table import Seat, Table
from rules.carson_city.tracks import (
    FIELDS,
    OTHER,
    PASSING_TRACK,
    lacking,
    place_on,
    stays_first,
    stays_in_order,
)
from rules.core.faults import Fault, refuse
from rules.core.messages import Message, Word, say
from rules.core.paths import seat_path
from rules.core.readings import Readings
from scoring.carson_city.holding import Holding
from scoring.core.breakdown import Ranking
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part


def track_of_bonus(table: Table, readings: Readings) -> str:
    """The track that pays the bonus; the other one where both must show the same order."""
    track = readings.of("CC-O7")
    if "CC-O7" not in readings.varied:
        return track
    if stays_in_order(track, table.seats, table.players):
        return OTHER[track]
    refuse(_missing_places(table, track, range(len(table.seats))))
    return track


def track_of_tie(table: Table, tied: Sequence[int], readings: Readings) -> str:
    """The track that breaks a tie at the top; the other one where both must break it alike."""
    track = readings.of("CC-O7")
    if "CC-O7" not in readings.varied or lacking(OTHER[track], table.seats, tied):
        return track
    if stays_first(track, table.seats, tied, table.players):
        return OTHER[track]
    refuse(_missing_places(table, track, tied))
    return track


def _missing_places(table: Table, track: str, among: Sequence[int]) -> Iterator[Fault]:
    for number in lacking(track, table.seats, among):
        says = say(f"lacks-{FIELDS[track]}", name=table.seats[number].name)
        yield Fault(seat_path(number, FIELDS[track]), says, lacks=True)


def behind(seat: Seat, table: Table, track: str) -> int:
    """How many players stand behind a seat; on the passing track every place is taken."""
    if track == PASSING_TRACK:
        return table.players - (seat.order or table.players)
    own = place_on(track, seat) or 0
    return sum((place_on(track, other) or 0) > own for other in table.seats)


def _bonus(holding: Holding, readings: Readings) -> Findings:
    if not holding.table.kit_carson:
        return NOTHING
    track = track_of_bonus(holding.table, readings)
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
    tied = [number for number, total in enumerate(totals) if total == max(totals)]
    track = track_of_tie(table, tied, readings) if len(tied) > 1 else readings.of("CC-O7")
    places = [place_on(track, seat) for seat in table.seats]
    unplaced = {total for total, place in zip(totals, places, strict=True) if place is None}
    ranks = _ranks(
        [
            (-total, 0 if place is None or total in unplaced else place)
            for total, place in zip(totals, places, strict=True)
        ]
    )
    if len(tied) == 1:
        return Ranking(ranks)
    return Ranking(ranks, _tie_break(table, tied, ranks, track), tie_break_clauses=("CC-73",))


def _ranks(keys: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    best_first = sorted(keys)
    return tuple(1 + best_first.index(key) for key in keys)


def _tie_break(table: Table, tied: Sequence[int], ranks: Sequence[int], track: str) -> Message:
    """How the tie at the top was broken, or that it stands."""
    names = tuple(table.seats[number].name for number in tied)
    first = [table.seats[number].name for number in tied if ranks[number] == 1]
    if len(first) > 1:
        return say("tie-stands", names=names)
    return say("tie-broken", names=names, winner=first[0], track=Word(f"track-{track}"))
