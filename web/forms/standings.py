"""How a table stands, seat by seat, on the pages of one phone and on those of many."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.messages import Message, Word, say
from rules.core.paths import seat_path
from rules.core.seats import MARKS
from scoring.core.breakdown import Breakdown
from scoring.core.podium import leaders, leading
from scoring.core.possible import numbers_told
from scoring.titles import BuiltTitle
from sheets.standing import State
from sheets.timeline import Total
from translations.catalogue import Catalogue
from web.forms.table_state import SeatState, TableState
from web.forms.view import FieldView, FormView, label_at
from web.house.faults import faults_json


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat in how it stands."""

    number: int
    name: str
    mark: str
    state: str
    total: Total = None
    last_total: Total = None
    rank: int | None = None
    is_taken: bool = False
    is_own: bool = False
    is_done: bool = False
    has_won: bool = False
    possible: tuple[int, ...] = ()
    """All totals that are possible."""
    adds: str = ""
    """What lies face down at the seat and is not in the number."""
    problem: str = ""
    """The first thing that is not right, at the field where it is."""

    @property
    def points(self) -> Total:
        """The number to show: what counts now, else what counted last."""
        return self.last_total if self.total is None else self.total

    @property
    def totals(self) -> tuple[int, ...]:
        """The numbers to show: all that are possible."""
        last = () if self.last_total is None else (self.last_total,)
        return last if self.total is None else self.possible or (self.total,)

    @property
    def is_behind(self) -> bool:
        """Whether something typed since the number counted is not right."""
        return self.total is None and self.last_total is not None

    @property
    def is_out(self) -> bool:
        """Whether it does not play along."""
        return self.state == State.LEFT_OUT

    @property
    def says(self) -> Word:
        """The word for how far the seat is: done, counting, or not there yet."""
        if self.is_out:
            return Word("seat-left_out")
        if self.state == State.EMPTY:
            return Word("standing-joined" if self.is_taken else "standing-not-joined")
        return Word("standing-done" if self.is_ready_and_done else "standing-counting")

    @property
    def is_ready_and_done(self) -> bool:
        """Whether nothing more is to be expected from the seat."""
        return self.is_done and self.state == State.READY

    @property
    def _place(self) -> tuple[bool, bool, int, int, int]:
        points = self.points
        return self.is_out, points is None, -(points or 0), self.rank or 0, self.number


def by_rank(seats: Iterable[SeatShown]) -> list[SeatShown]:
    """Who leads first; who has no number yet behind those who have, in the order of the seats."""
    return sorted(seats, key=lambda seat: seat._place)  # noqa: SLF001 (its own kind)


def next_of(seats: Iterable[SeatShown]) -> SeatShown | None:
    """Whose turn it is to be filled in: first those who have nothing that counts."""
    waiting = [seat for seat in seats if not (seat.is_out or seat.is_ready_and_done)]
    return min(waiting, key=_urgency, default=None)


def _urgency(seat: SeatShown) -> tuple[bool, int]:
    return seat.state == State.READY, seat.number


def standing_on_this_phone(state: TableState, spoken: Catalogue) -> dict[str, Any]:
    """What the page of a table that one phone fills in says of how it stands."""
    seats = _seats_on_this_phone(state, spoken)
    return {
        "ranked": by_rank(seats),
        "next_seat": next_of(seats),
        "leading": _leading_of(state.breakdown),
        "shared_so_far": shared_so_far(state.title, state.shared, spoken),
        "left_open": points_left_open(state.breakdown),
    }


def _seats_on_this_phone(state: TableState, spoken: Catalogue) -> list[SeatShown]:
    """The seats as far as they were typed; all are done once the whole table can be counted."""
    scores = state.scores
    return [
        SeatShown(
            number=seat.number,
            name=seat.name,
            mark=MARKS[seat.number % len(MARKS)],
            state=seat.state.value,
            total=scores[seat.number].total if seat.number in scores else None,
            rank=state.sure_rank_of(seat.number),
            is_taken=True,
            is_done=seat.is_done or state.is_complete,
            possible=scores[seat.number].totals if seat.number in scores else (),
            problem=_problem_of(state, seat, spoken),
        )
        for seat in state.seats
    ]


def _problem_of(state: TableState, seat: SeatState, spoken: Catalogue) -> str:
    problems = faults_json(seat.faults, spoken)
    if not problems:
        return ""
    path = f"{seat_path(seat.number)}."
    fields = FormView(spoken, problems, "seat").fields(state.title.seat_form, seat.typed, path)
    return first_problem(fields, problems)


def _leading_of(breakdown: Breakdown | None) -> dict[str, Any]:
    """Who has the highest number so far, and which; nothing where nobody has one for sure."""
    first = leading(breakdown) if breakdown else ()
    if not breakdown or not first:
        return {}
    names, totals = leaders(breakdown), breakdown.seats[first[0]].totals
    return {"names": names, "count": len(names), "total": numbers_told(totals)}


def first_problem(fields: Iterable[FieldView], problems: Mapping[str, list[str]]) -> str:
    """The first thing that is not right, with the label of its field."""
    at, sentences = next(iter(problems.items()))
    label = label_at(fields, at)
    return f"{label}: {sentences[0]}" if label else sentences[0]


def shared_so_far(title: BuiltTitle, shared: Mapping[str, Any], words: Catalogue) -> str:
    """How much is drawn of what belongs to no seat, in the title's own words if it has any."""
    drawings = ((name, title.sheet.drawn.get(name)) for name in title.shared_parts)
    drawn = [
        (name, drawing.differences("", str(shared[name])))
        for name, drawing in drawings
        if drawing and shared.get(name)
    ]
    told = [_drawn(name, len(places), words) for name, places in drawn if places]
    return ", ".join(map(words.text, told))


def _drawn(name: str, count: int, words: Catalogue) -> Message:
    own = say(f"shared-{name}", count=count)
    return own if words.has(own.id) else say("shared-drawn", count=count)


def points_left_open(breakdown: Breakdown | None) -> int:
    """How many open points move a total of this table."""
    return len(breakdown.depends_on) if breakdown else 0
