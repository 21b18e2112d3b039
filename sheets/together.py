"""Changes that are told and undone as one: what one hand typed at one place within a minute."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from rules.core.paths import is_within, overlap, parts_of, root_of, seat_of, shortened
from sheets.document import EXTRAS
from sheets.timeline import Change, ChangeKind, Entry, Score, Total

MINUTE = 60_000
MOST_TOGETHER = 500
"""So many changes are looked through for those that belong to one."""

ENDS = ((0, 0), (-1, 1))
"""Of several steps the beginning of the first and the end of the last."""

Hand = tuple[str, str]


class ApartError(Exception):
    """Something that cannot become one change with what was there before."""


def told_together(changes: Iterable[Change]) -> list[Change]:
    """The changes as the timeline shows them, each told by its last revision.

    What somebody else did in between to the same thing keeps the two sides of it apart, so each
    can be undone as one wherever nothing came afterwards.
    """
    minutes = groupby(changes, key=_minute_of)
    return [change for _, within in minutes for change in _within_a_minute(within)]


def whole_of(changes: Iterable[Change], revision: int) -> Change | None:
    """What the timeline shows under this revision, as long as nothing later had come to it."""
    known = [change for change in changes if change.revision <= revision]
    if not known or known[-1].revision != revision:
        return None
    minute = _minute_of(known[-1])
    shown = told_together(change for change in known if _minute_of(change) == minute)
    return next(change for change in shown if change.revision == revision)


def _minute_of(change: Change) -> int:
    return change.at // MINUTE


def _within_a_minute(changes: Iterable[Change]) -> list[Change]:
    found: list[list[Change]] = []
    growing: dict[Hand, list[Change]] = {}
    for change in changes:
        hand = _hand_of(change)
        _part(growing, change, hand)
        one = growing.get(hand, []) if hand else []
        grown = _grown(one[-1], change) if one else None
        if grown:
            one.append(grown)
            continue
        found.append([change])
        if hand:
            growing[hand] = found[-1]
    return sorted(filter(_is_anything, map(_in_one, found)), key=lambda one: one.revision)


def _grown(before: Change, change: Change) -> Change | None:
    """A change with what was typed before it; none where that can be no single change."""
    try:
        return replace(change, entries=_joined(before.entries, change.entries))
    except ApartError:
        return None


def _part(growing: dict[Hand, list[Change]], change: Change, hand: Hand | None) -> None:
    """Ends what others were typing where this change touches the same."""
    for other in [*growing]:
        if other != hand and _touch(growing[other][-1], change):
            del growing[other]


def _touch(one: Change, other: Change) -> bool:
    return any(overlap(a.path, b.path) for a in one.entries for b in other.entries)


def _hand_of(change: Change) -> Hand | None:
    """Who typed it and where: at which seat, or in which part of what all share."""
    places = {shortened(entry.path, 2) for entry in change.entries}
    if change.kind is not ChangeKind.SET or len(places) != 1:
        return None
    place = places.pop()
    return None if root_of(place) == EXTRAS else (change.role, place)


def _joined(before: Sequence[Entry], more: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries of both, in which no path lies within another; what came back to itself goes."""
    joined = {entry.path: entry for entry in before}
    for entry in more:
        whole = next((path for path in joined if is_within(entry.path, path)), None)
        if whole is None and any(is_within(path, entry.path) for path in joined):
            raise ApartError
        if whole is None:
            joined[entry.path] = entry
        else:
            inner = parts_of(entry.path)[len(parts_of(whole)) :]
            joined[whole] = joined[whole]._replace(new=_with(joined[whole].new, inner, entry.new))
    return tuple(joined.values())


def _with(value: Any, inner: Sequence[str], new: Any) -> Any:
    """A value with something else inside."""
    if not inner:
        return new
    key, *rest = inner
    if isinstance(value, dict):
        kept = {name: each for name, each in value.items() if name != key}
        now = _with(value.get(key), rest, new)
        return kept if now is None else {**value, key: now}
    if isinstance(value, list) and key.isdecimal() and int(key) < len(value) and new is not None:
        place = int(key)
        return [*value[:place], _with(value[place], rest, new), *value[place + 1 :]]
    raise ApartError


def _is_anything(change: Change) -> bool:
    """Whether it is other than nothing: what was typed and taken away again is."""
    return change.kind is not ChangeKind.SET or bool(change.entries)


def _in_one(changes: Sequence[Change]) -> Change:
    """All of it as one change, with how it moved the totals by itself."""
    last = changes[-1]
    if len(changes) == 1:
        return last
    entries = tuple(entry for entry in last.entries if entry.old != entry.new)
    moved = [(change.before, change.after) for change in changes]
    steps = [_moves(moved, number) for number in range(len(last.after.totals))]
    before, after = (tuple(each[place][side] for each in steps) for place, side in ENDS)
    winners = [(was.winners, now.winners) for was, now in moved if was.winners != now.winners]
    is_turned_over = any(score.is_turned_over for both in moved for score in both)
    won = (winners[0][0], winners[-1][1]) if winners else (last.after.winners,) * 2
    return replace(
        last,
        entries=entries,
        before=Score(before, won[0], is_turned_over),
        after=Score(after, won[1], is_turned_over),
    )


def _moves(moved: Sequence[tuple[Score, Score]], number: int) -> list[tuple[Total, Total]]:
    """How a total moved, each time that it did."""
    both = [(_at(was, number), _at(now, number)) for was, now in moved]
    return [(was, now) for was, now in both if was != now] or both[-1:]


def _at(score: Score, number: int) -> Total:
    return score.totals[number] if number < len(score.totals) else None


def seat_typed(change: Change) -> int | None:
    """The one seat that a change is about."""
    seats = {seat_of(entry.path) for entry in change.entries}
    return seats.pop() if len(seats) == 1 else None
