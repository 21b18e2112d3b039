"""A table while it is filled in: what was typed, which seats are ready, how it stands so far."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.fields import ListOf, PieceOf
from rules.core.forms import read
from scoring.core.breakdown import Breakdown, SeatScore, score
from scoring.titles import BuiltTitle
from web.form_view import SETUP
from web.typing_in import Typed, body_of, rows

EMPTY, DRAFT, READY = "empty", "draft", "ready"


@dataclass(frozen=True)
class SeatState:
    """One seat as typed, and what is wrong with it by itself."""

    number: int
    typed: dict[str, Any]
    way: str
    body: dict[str, Any]
    faults: tuple[Fault, ...]
    is_blank: bool

    @property
    def name(self) -> str:
        """The name, or the number of the seat."""
        return str(self.body["name"])

    @property
    def state(self) -> str:
        """Nothing typed, not yet right, or ready to be counted."""
        if self.is_blank:
            return EMPTY
        return DRAFT if self.faults else READY


@dataclass(frozen=True)
class TableState:
    """A whole table as typed into a page's address."""

    title: BuiltTitle
    typed: Typed

    @cached_property
    def room(self) -> Any:
        """What is special about the title's seats."""
        return import_module(f"web.{self.title.facts.room}")

    @cached_property
    def setup(self) -> dict[str, Any]:
        """Edition, variants and house rules as typed."""
        body = body_of(self.title.table_form, self.typed)
        return {key: value for key, value in body.items() if key in SETUP}

    @cached_property
    def seat_schema(self) -> Any:
        """The piece that a seat is read with."""
        seats: Any = self.title.table_form.fields["seats"]
        assert isinstance(seats, ListOf)  # noqa: S101 (every table form has seats)
        assert isinstance(seats.inner, PieceOf)  # noqa: S101
        return seats.inner.schema

    @cached_property
    def seats(self) -> list[SeatState]:
        """The seats in the order typed."""
        return [self._seat(index, place) for place, index in enumerate(rows(self.typed, "seats"))]

    def _seat(self, index: int, place: int) -> SeatState:
        typed = body_of(self.seat_schema, self.typed, f"seats.{index}.")
        way = self.room.way_of(typed, self.typed.get(f"seats.{index}.way", ""))
        body = self.room.seat_body(typed, way)
        body.setdefault("name", f"Seat {place + 1}")
        blank = self.room.is_blank(body)
        faults = () if blank else self._faults_alone(body, place)
        return SeatState(place, typed, way, body, faults, blank)

    def _faults_alone(self, body: dict[str, Any], place: int) -> tuple[Fault, ...]:
        """What is wrong with a seat by itself, at the paths that it has on the page."""
        faults = self._read([body], part=True)[1]
        own = "seats.0"
        return tuple(
            Fault(f"seats.{place}{fault.at.removeprefix(own)}", fault.says)
            if fault.at.startswith(own)
            else fault
            for fault in faults
        )

    def _read(self, seats: list[dict[str, Any]], *, part: bool) -> tuple[Any, tuple[Fault, ...]]:
        extra = self.title.facts.part_of_table if part else {}
        try:
            return read(self.title.table_form, {**self.setup, **extra, "seats": seats}), ()
        except RefusedError as error:
            return None, error.faults

    @property
    def ready(self) -> list[SeatState]:
        """The seats that can be counted."""
        return [seat for seat in self.seats if seat.state == READY]

    @property
    def is_complete(self) -> bool:
        """Whether every seat is ready and nothing stands between them."""
        return bool(self.seats) and len(self.ready) == len(self.seats) and not self.faults

    @cached_property
    def _counted(self) -> tuple[Any, tuple[Fault, ...]]:
        """The ready seats read together: as a whole table if they can be one, else as a part."""
        bodies = [seat.body for seat in self.ready]
        if not bodies:
            return None, ()
        if len(bodies) < len(self.seats):
            return self._read(bodies, part=True)
        whole, faults = self._read(bodies, part=False)
        return (whole, ()) if whole else (self._read(bodies, part=True)[0], faults)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong between seats, or with their number."""
        return self._counted[1]

    @cached_property
    def table(self) -> Any:
        """The ready seats as the title's own table."""
        return self._counted[0][1] if self._counted[0] else None

    @cached_property
    def breakdown(self) -> Breakdown | None:
        """How the ready seats stand."""
        if self._counted[0] is None:
            return None
        setup, table = self._counted[0]
        return score(self.title.pad, table, setup)

    @property
    def scores(self) -> Mapping[int, SeatScore]:
        """The score of each ready seat by its number on the page."""
        if self.breakdown is None:
            return {}
        pairs = zip(self.ready, self.breakdown.seats, strict=True)
        return {seat.number: scored for seat, scored in pairs}
