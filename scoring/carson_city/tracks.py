"""The turn order tracks: who is behind whom, and who wins a tie."""

from collections.abc import Iterator, Sequence

from rules.carson_city.table import Seat, Table
from rules.carson_city.tracks import (
    FIELDS,
    OTHER,
    PASSING_TRACK,
    Standing,
    lacking,
    place_on,
    standing_on,
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


def standing(table: Table, track: str) -> Standing:
    """What is known of the seats' places on a track."""
    return standing_on(track, table.seats, table.players)


def track_of_tie(table: Table, tied: Sequence[int], readings: Readings) -> str:
    """The track that breaks a tie at the top; the first one where neither can."""
    track = readings.of("CC-O7")
    if "CC-O7" not in readings.varied or _breaks(table, track, tied):
        return track
    if _breaks(table, OTHER[track], tied):
        refuse(_missing_places(table, track, tied))
    return OTHER[track]


def _breaks(table: Table, track: str, tied: Sequence[int]) -> bool:
    return len(standing(table, track).possible_firsts(tied)) == 1


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
    """By total; equal ones by their places on the track, as far as these are decided."""
    if len(set(totals)) == len(totals):
        return Ranking(tuple(_ranks(totals, None)))
    tied = [number for number, total in enumerate(totals) if total == max(totals)]
    track = track_of_tie(table, tied, readings) if len(tied) > 1 else readings.of("CC-O7")
    ranks = tuple(_ranks(totals, standing(table, track)))
    if len(tied) == 1:
        return Ranking(ranks)
    is_open = len(standing(table, track).possible_firsts(tied)) > 1
    places = _missing_places(table, track, tied) if is_open else ()
    tie_break = _tie_break(table, tied, track)
    return Ranking(ranks, tie_break, tie_break_clauses=("CC-73",), left_open=tuple(places))


def _ranks(totals: Sequence[int], places: Standing | None) -> Iterator[int]:
    """The best rank that each can have, whatever the places are that are not known yet."""
    for number, total in enumerate(totals):
        level = [other for other, theirs in enumerate(totals) if theirs == total]
        ahead = places.at_least_ahead(number, level) if places and len(level) > 1 else 0
        yield 1 + ahead + sum(other > total for other in totals)


def _tie_break(table: Table, tied: Sequence[int], track: str) -> Message:
    """How the tie at the top was broken, or what must be known for that."""
    names = tuple(table.seats[number].name for number in tied)
    first = standing(table, track).possible_firsts(tied)
    if len(first) > 1:
        unknown = tuple(table.seats[n].name for n in lacking(track, table.seats, tied))
        return say(f"tie-needs-{FIELDS[track]}", names=names, unknown=unknown)
    winner = table.seats[first[0]].name
    if standing(table, OTHER[track]).possible_firsts(tied) == first:
        return say("tie-broken-on-both", names=names, winner=winner)
    return say("tie-broken", names=names, winner=winner, track=Word(f"track-{track}"))
