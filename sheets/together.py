"""Changes that are told and undone as one: what one hand typed at one place within a minute."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from rules.core.paths import parent_of, parts_of, root_of, seat_of, shortened
from sheets.checking import SEAT_IS_DONE
from sheets.document import EXTRAS
from sheets.timeline import TURNS_OVER, Change, ChangeKind, Entry, Score, Total
from sheets.touched import PathSet

MINUTE = 60_000
MOST_TOGETHER = 500
"""So many changes are looked through for those that belong to one."""

ENDS_ALL = TURNS_OVER
"""What is typed after one of these is told by itself."""
ENDS = ((0, 0), (-1, 1))
"""Of several steps the beginning of the first and the end of the last."""

Hand = tuple[str, str]


def told_together(changes: Iterable[Change]) -> list[Change]:
    """The changes as the timeline shows them, each told by its last revision.

    What somebody else did in between to the same thing keeps the two sides of it apart, so each
    can be undone as one wherever nothing came afterwards.
    """
    minutes = groupby(changes, key=_minute_of)
    return [change for _, within in minutes for change in _within_a_minute(within)]


def whole_minutes(changes: list[Change]) -> list[Change]:
    """The last changes without those of a minute that began earlier, if any are left then."""
    first = _minute_of(changes[0])
    return [change for change in changes if _minute_of(change) != first] or changes


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


class _Growing:
    """What one hand typed so far, and the paths of it, no one of which lies within another."""

    def __init__(self, change: Change) -> None:
        self.changes = [change]
        self._joined = {entry.path: entry for entry in change.entries}
        self._paths = PathSet(self._joined)
        self._own: dict[int, Any] = {}

    @property
    def change(self) -> Change:
        """All of it as one; what came back to itself goes."""
        return _in_one(self.changes, tuple(self._joined.values()))

    def touches(self, change: Change) -> bool:
        """Whether a change is about anything of it."""
        return any(self._paths.touches(entry.path) for entry in change.entries)

    def takes(self, change: Change) -> bool:
        """Whether a change can be one with what was typed before, and now is."""
        if not all(map(self._fits, change.entries)):
            return False
        for entry in change.entries:
            self._join(entry)
        self.changes.append(change)
        return True

    def _fits(self, entry: Entry) -> bool:
        whole = self._paths.whole_around(entry.path)
        if whole is None:
            return not self._paths.touches(entry.path)
        return _has_room(self._joined[whole].new, _inner(entry.path, whole), entry.new)

    def _join(self, entry: Entry) -> None:
        whole = self._paths.whole_around(entry.path)
        if whole is None:
            self._paths.add(entry.path)
            self._joined[entry.path] = entry
            return
        before = self._joined[whole]
        now = self._with(before.new, _inner(entry.path, whole), entry.new)
        self._joined[whole] = before._replace(new=now, is_by=entry.is_by)

    def _with(self, value: Any, inner: Sequence[str], new: Any) -> Any:
        """A value with something else inside; what was copied for it is altered for the next."""
        if not inner:
            return new
        key, *rest = inner
        if id(value) not in self._own:
            value = value.copy()
            self._own[id(value)] = value
        if isinstance(value, list):
            value[int(key)] = self._with(value[int(key)], rest, new)
        elif (now := self._with(value.get(key), rest, new)) is None:
            value.pop(key, None)
        else:
            value[key] = now
        return value


def _within_a_minute(changes: Iterable[Change]) -> list[Change]:
    found: list[_Growing] = []
    growing: dict[Hand, _Growing] = {}
    for change in changes:
        hand = _hand_of(change)
        _part(growing, change, hand)
        if not (hand and hand in growing and growing[hand].takes(change)):
            found.append(_Growing(change))
            if hand:
                growing[hand] = found[-1]
        _end(growing, change)
    whole = (one.change for one in found)
    return sorted(filter(_is_anything, whole), key=lambda one: one.revision)


def _part(growing: dict[Hand, _Growing], change: Change, hand: Hand | None) -> None:
    """Ends what others were typing where this change touches the same."""
    for other in [*growing]:
        if other != hand and growing[other].touches(change):
            del growing[other]


def _end(growing: dict[Hand, _Growing], change: Change) -> None:
    """Ends what belongs to a moment that is over: a seat is done, or the game is."""
    if change.kind in ENDS_ALL:
        growing.clear()
    said = (e.path for e in change.entries if e.new and SEAT_IS_DONE.fullmatch(e.path))
    over = {*map(parent_of, said)}
    for hand in [hand for hand in growing if hand[1] in over]:
        del growing[hand]


def _hand_of(change: Change) -> Hand | None:
    """Who typed it and where: at which seat, or in which part of what all share."""
    places = {shortened(entry.path, 2) for entry in change.entries}
    if change.kind is not ChangeKind.SET or len(places) != 1:
        return None
    place = places.pop()
    return None if root_of(place) == EXTRAS else (change.role, place)


def _inner(path: str, whole: str) -> list[str]:
    """What a path leads through within a whole."""
    return parts_of(path)[len(parts_of(whole)) :]


def _has_room(value: Any, inner: Sequence[str], new: Any) -> bool:
    """Whether something else can come inside a value without a trace of what was there."""
    if not inner:
        return True
    key, *rest = inner
    if isinstance(value, dict):
        return _has_room(value.get(key), rest, new)
    is_there = isinstance(value, list) and key.isdecimal() and int(key) < len(value)
    return is_there and new is not None and _has_room(value[int(key)], rest, new)


def _is_anything(change: Change) -> bool:
    """Whether it is other than nothing: what was typed and taken away again is."""
    return change.kind is not ChangeKind.SET or bool(change.entries)


def _in_one(changes: Sequence[Change], entries: Sequence[Entry]) -> Change:
    """All of it as one change, with how it moved the totals by itself."""
    last = changes[-1]
    if len(changes) == 1:
        return last
    moved = [(change.before, change.after) for change in changes]
    steps = [_moves(moved, number) for number in range(len(last.after.totals))]
    before, after = (tuple(each[place][side] for each in steps) for place, side in ENDS)
    winners = [(was.winners, now.winners) for was, now in moved if was.winners != now.winners]
    is_turned_over = any(score.is_turned_over for both in moved for score in both)
    won = (winners[0][0], winners[-1][1]) if winners else (last.after.winners,) * 2
    return replace(
        last,
        entries=tuple(entry for entry in entries if entry.old != entry.new),
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
