"""The changes of a sheet as data: who, when, what was there and what came, how totals moved."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from rules.core.paths import field_path, in_seat, seat_of
from sheets.document import Put
from sheets.touched import LastTouched, PathSet, Touched

MOST_READ = 1000
LARGEST_READ = 512 * 1024
"""So many changes, and letters of what is kept of them, one answer can carry; at least one."""

OF_EVERY_ENTRY = 4
"""Path, old and new value, and how much of the way stays."""

Total = int | None


class ChangeKind(StrEnum):
    """What sort of change it was."""

    MADE = "made"
    SET = "set"
    UNDONE = "undone"
    SEAT_ADDED = "seat_added"
    SEAT_LEFT_OUT = "seat_left_out"
    TAKEN = "taken"
    ARRIVED = "arrived"
    RENEWED = "renewed"
    REVEALED = "revealed"
    FINISHED = "finished"
    REOPENED = "reopened"
    ASKED_TO_REOPEN = "asked_to_reopen"
    LEFT_FINISHED = "left_finished"
    REMATCHED = "rematched"
    RULING_KEPT = "ruling_kept"
    RULING_DELETED = "ruling_deleted"
    SEALED = "sealed"
    TURNED_OVER = "turned_over"
    UNLIKE_SEAL = "unlike_seal"


UNDOABLE = frozenset(
    {
        ChangeKind.SET,
        ChangeKind.UNDONE,
        ChangeKind.SEAT_ADDED,
        ChangeKind.SEAT_LEFT_OUT,
        ChangeKind.RULING_KEPT,
        ChangeKind.RULING_DELETED,
    }
)


TURNS_OVER = frozenset({ChangeKind.REVEALED, ChangeKind.FINISHED, ChangeKind.REOPENED})
"""After these more may be seen than before, or less."""


class Entry(NamedTuple):
    """One path of a change: what was there, what came."""

    path: str
    old: Any
    new: Any
    stays: int = 0
    """How much of the way to the path was there before."""
    objects: int = 0
    """Which things on the way were objects where a list would begin."""
    was_by: str = ""
    """The role that had typed the old value of a covered field; blank for the seat's own."""
    is_by: str = ""
    """The same of the new value."""

    @property
    def stored(self) -> tuple[Any, ...]:
        """The entry for the database; hardly any has to say more than most."""
        parts = [*self]
        while len(parts) > OF_EVERY_ENTRY and not parts[-1]:
            parts.pop()
        return tuple(parts)


@dataclass(frozen=True, slots=True)
class Score:
    """How it stood: the total of each seat, the numbers of the winners once they are known."""

    totals: tuple[Total, ...] = ()
    winners: tuple[int, ...] = ()
    is_turned_over: bool = field(default=False, compare=False)
    """Whether it counts what only finishing has turned over, and reopening covers again."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a sheet."""

    revision: int
    at: int
    role: str
    name: str | None
    kind: ChangeKind
    entries: tuple[Entry, ...] = ()
    about: str | int | None = None
    """The revision that was undone, the role that was renewed, the name of the seat meant; of
    things on other phones their paths, with blanks between them."""
    before: Score = field(default_factory=Score)
    after: Score = field(default_factory=Score)

    @property
    def back(self) -> tuple[Put, ...]:
        """What would put the earlier values back, the last one first."""
        return tuple(
            Put(entry.path, entry.old, entry.stays, entry.objects, entry.was_by)
            for entry in reversed(self.entries)
        )

    @property
    def backwards(self) -> tuple[Entry, ...]:
        """The entries as they would be told if what came had been there first."""
        return tuple(
            entry._replace(old=entry.new, new=entry.old, was_by=entry.is_by, is_by=entry.was_by)
            for entry in reversed(self.entries)
        )

    def written(self) -> str:
        """The change as text for the database; its revision stands beside it."""
        parts = {k: v for k, v in asdict(self).items() if k != "revision"}
        return json.dumps({**parts, "entries": [entry.stored for entry in self.entries]})


def read_change(revision: int, text: str) -> Change:
    """The change that was written."""
    stored = json.loads(text)
    return Change(
        revision=revision,
        at=stored["at"],
        role=stored["role"],
        name=stored["name"],
        kind=ChangeKind(stored["kind"]),
        entries=tuple(Entry(*entry) for entry in stored["entries"]),
        about=stored["about"],
        before=read_score(stored["before"]),
        after=read_score(stored["after"]),
    )


def read_score(stored: Mapping[str, Any]) -> Score:
    """The score that was written."""
    is_turned_over = bool(stored.get("is_turned_over"))
    return Score(tuple(stored["totals"]), tuple(stored["winners"]), is_turned_over)


def typed_by_after(
    entries: Iterable[Entry], before: Mapping[str, str], covered: Collection[str]
) -> dict[str, str]:
    """Who typed what stands in covered fields, where it was not the seat itself."""
    now = {field_path(e.path): e.is_by for e in entries if is_covered(e.path, covered, None)}
    return {path: role for path, role in {**before, **now}.items() if role}


def is_covered(path: str, covered: Iterable[str], own: int | None) -> bool:
    """Whether a path leads to what only another seat may see."""
    number = seat_of(path)
    return number is not None and number != own and in_seat(path)[0] in covered


def touched_by(entries: tuple[Entry, ...], revision: int, before: Touched) -> dict[str, int]:
    """The paths with their last revisions; a whole stands for all its parts."""
    now = PathSet(entry.path for entry in entries)
    others = {path: last for path, last in before.items() if now.whole_around(path) is None}
    return {**others, **dict.fromkeys((entry.path for entry in entries), revision)}


def changed_since(change: Change, last: LastTouched) -> bool:
    """Whether anything that a change touched was changed again after it."""
    return any(last.revision_of(entry.path) > change.revision for entry in change.entries)
