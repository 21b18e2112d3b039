"""How a table stands while it is filled in: which seats are ready, what they are worth so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.forms import Seating, read
from rules.core.paths import in_seat, is_within, root_of, seat_of, seat_path
from rules.core.readings import Setup
from scoring.core.breakdown import Breakdown, SeatScore, score
from scoring.titles import BuiltTitle


class State(StrEnum):
    """How far a seat is."""

    EMPTY = "empty"
    DRAFT = "draft"
    READY = "ready"
    LEFT_OUT = "left_out"


@dataclass(frozen=True, slots=True)
class TypedSeat:
    """A seat as typed, in the words of the title's form."""

    body: Mapping[str, Any]
    is_blank: bool = False
    is_left_out: bool = False
    is_without_result: bool = False
    """Left out of the result only: the rules count it among those who play."""

    @property
    def is_out(self) -> bool:
        """Whether nothing of it is counted."""
        return self.is_left_out or self.is_without_result

    @property
    def name(self) -> str:
        """Whose seat it is."""
        return str(self.body.get("name", ""))


@dataclass(frozen=True)
class Standing:
    """A table as far as it was typed: `common` is what belongs to no seat."""

    title: BuiltTitle
    common: Mapping[str, Any]
    seats: Sequence[TypedSeat]

    @cached_property
    def _read_alone(self) -> "list[Alone]":
        """Each seat, read without the others; the tables themselves would fill the memory."""
        return [self._alone(number) for number in range(len(self.seats))]

    def _alone(self, number: int) -> "Alone":
        """A seat without the others; one in which nothing stands only for what is shared."""
        seat = self.seats[number]
        if seat.is_out or (seat.is_blank and not self._shared):
            return Alone()
        found, faults = self._read([number], part=True)
        if not seat.is_blank:
            return Alone(faults)
        shared = tuple(fault for fault in faults if root_of(fault.at) in self._shared)
        return Alone(shared, self._has_points(found))

    @cached_property
    def _shared(self) -> frozenset[str]:
        """What was typed for no seat, beside the set-up."""
        return frozenset(self.common) & frozenset(self.title.shared_parts)

    @cached_property
    def _blank(self) -> frozenset[int]:
        """The seats that have nothing, not even points from what is shared."""
        blank = (number for number, seat in enumerate(self.seats) if seat.is_blank)
        return frozenset(n for n in blank if not self._read_alone[n].has_points_from_shared)

    def _has_points(self, found: "tuple[Setup, Any] | None") -> bool:
        """Whether anything counts for the one seat that was read."""
        if found is None:
            return False
        setup, table = found
        pad = self.title.pad
        lines = pad.tally(table, 0, setup.readings()).lines(pad.rows)
        return any(line.points for line in lines)

    @cached_property
    def _own_faults(self) -> list[tuple[Fault, ...]]:
        """What is wrong with each seat by itself."""
        return [
            tuple(fault for fault in alone.faults if _is_of_seat(fault, number))
            for number, alone in enumerate(self._read_alone)
        ]

    def faults_of(self, number: int) -> tuple[Fault, ...]:
        """What is wrong with a seat by itself."""
        return self._own_faults[number]

    def state_of(self, number: int) -> State:
        """How far a seat is."""
        seat = self.seats[number]
        if seat.is_out:
            return State.LEFT_OUT
        if number in self._blank:
            return State.EMPTY
        return State.DRAFT if self.faults_of(number) else State.READY

    @cached_property
    def ready(self) -> list[int]:
        """The numbers of the seats that can be counted."""
        return [n for n in range(len(self.seats)) if self.state_of(n) is State.READY]

    @cached_property
    def missing(self) -> list[int]:
        """The numbers of the seats that everybody waits for."""
        waited_for = {State.EMPTY, State.DRAFT}
        return [n for n in range(len(self.seats)) if self.state_of(n) in waited_for]

    @cached_property
    def _together(self) -> "Together":
        """The ready seats read together: as a whole table if they can be one, else as a part."""
        if not self.ready:
            return Together()
        if self.missing or any(seat.is_without_result for seat in self.seats):
            return self._in_part(self._read(self.ready, part=True))
        whole, faults = self._read(self.ready, part=False)
        if whole:
            return Together(whole, tuple(self.ready))
        return self._in_part((self._read(self.ready, part=True)[0], faults))

    def _in_part(self, found: "Found") -> "Together":
        """What can be counted although something stands between the seats."""
        table, faults = found
        if table:
            return Together(table, tuple(self.ready), faults)
        named = {number for fault in faults for number in self.ready if _is_of_seat(fault, number)}
        rest = [number for number in self.ready if number not in named]
        if not named or not rest:
            return Together(faults=faults)
        return Together(self._read(rest, part=True)[0], tuple(rest), faults)

    def _read(self, numbers: list[int], *, part: bool) -> "Found":
        """These seats as the title's own table; the faults at the paths of the whole."""
        extra = self.title.facts.part_of_table if part else {}
        seats = [self.seats[number].body for number in numbers]
        body = {**self.common, **extra, "seats": seats}
        playing = tuple(n for n, seat in enumerate(self.seats) if not seat.is_left_out)
        try:
            return read(self.title.table_form, body, Seating(tuple(numbers), playing, not part)), ()
        except RefusedError as error:
            return None, tuple(_at_home(fault, numbers) for fault in error.faults)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong between seats, with their number, or with what belongs to none."""
        common = (
            fault
            for number, alone in enumerate(self._read_alone)
            for fault in alone.faults
            if not _is_of_seat(fault, number)
        )
        return tuple(dict.fromkeys((*common, *self._together.faults)))

    @cached_property
    def is_shared_wrong(self) -> bool:
        """Whether nobody knows what seats get from what is shared, as it is not right."""
        return any(root_of(fault.at) in self._shared for fault in self.faults)

    @property
    def counted(self) -> tuple[int, ...]:
        """The numbers of the seats in the breakdown, in its order."""
        return self._together.numbers if self._together.table else ()

    @property
    def table(self) -> Any:
        """The counted seats as the title's own table."""
        return self._together.table[1] if self._together.table else None

    @cached_property
    def breakdown(self) -> Breakdown | None:
        """How the counted seats stand."""
        if self._together.table is None:
            return None
        setup, table = self._together.table
        return score(self.title.pad, table, setup)

    @cached_property
    def scores(self) -> Mapping[int, SeatScore]:
        """The score of each counted seat by its number."""
        if self.breakdown is None:
            return {}
        return dict(zip(self.counted, self.breakdown.seats, strict=True))

    @property
    def is_complete(self) -> bool:
        """Whether nobody is waited for and everybody could be counted."""
        return bool(self.ready) and not self.missing and len(self.counted) == len(self.ready)


Found = tuple[tuple[Setup, Any] | None, tuple[Fault, ...]]


@dataclass(frozen=True, slots=True)
class Alone:
    """What reading a seat without the others showed."""

    faults: tuple[Fault, ...] = ()
    has_points_from_shared: bool = False
    """Of a seat for which nothing was typed."""


@dataclass(frozen=True, slots=True)
class Together:
    """Seats read as one table, and what stands between them."""

    table: tuple[Setup, Any] | None = None
    numbers: tuple[int, ...] = ()
    faults: tuple[Fault, ...] = ()


def _is_of_seat(fault: Fault, number: int) -> bool:
    return is_within(fault.at, seat_path(number))


def _at_home(fault: Fault, numbers: list[int]) -> Fault:
    """A fault at the seat's number on the sheet, not at its place among those that were read."""
    place = seat_of(fault.at)
    if place is None:
        return fault
    return replace(fault, at=seat_path(numbers[place], *in_seat(fault.at)))
