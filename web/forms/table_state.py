"""A table while it is filled in: what was typed, which seats are ready, how it stands so far."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.core.faults import Fault
from rules.core.paths import seat_path
from scoring.core.breakdown import Breakdown, SeatScore
from scoring.core.podium import leading
from scoring.titles import BuiltTitle
from sheets.roles import MOST_SEATS
from sheets.standing import Standing, State, TypedSeat
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed, rows
from web.forms.view import SETUP
from web.house.language import words
from web.house.rooms import pages_of


@dataclass(frozen=True)
class SeatState:
    """One seat as typed, and what is wrong with it by itself."""

    number: int
    typed: dict[str, Any]
    way: str
    body: dict[str, Any]
    faults: tuple[Fault, ...]
    state: State
    is_done: bool = False
    """Whether its player went on from it; where nobody sits, once nothing is missing."""

    @property
    def name(self) -> str:
        """The name, or the number of the seat."""
        return str(self.body["name"])


@dataclass(frozen=True)
class TableState:
    """A whole table as typed into a page's address."""

    title: BuiltTitle
    typed: Typed

    @cached_property
    def _common(self) -> dict[str, Any]:
        """All that was typed for no seat."""
        return body_of(self.title.table_form, self.typed)

    @property
    def setup(self) -> dict[str, Any]:
        """Edition, variants and house rules as typed."""
        return {key: value for key, value in self._common.items() if key in SETUP}

    @property
    def shared(self) -> dict[str, Any]:
        """What belongs to no seat, as typed."""
        parts = self.title.shared_parts
        typed = {key: value for key, value in self._common.items() if key in parts and value != ""}
        return pages_of(self.title).parts_body(typed, len(rows(self.typed, "seats")))

    @property
    def body(self) -> dict[str, Any]:
        """All of it, as a sheet of this table begins."""
        seats = [body for _, _, body in self._typed]
        parts = {"setup": self.setup, "shared": self.shared, "seats": seats}
        return {"title": self.title.slug, **parts}

    @cached_property
    def _rows(self) -> list[int]:
        """The numbers of the seats that were typed, of no more than any table has."""
        return rows(self.typed, "seats")[:MOST_SEATS]

    @cached_property
    def _typed(self) -> list[tuple[dict[str, Any], str, dict[str, Any]]]:
        """What was typed for each seat, the way it is filled in, and the body that this makes."""
        return [self._seat(index, place) for place, index in enumerate(self._rows)]

    def _seat(self, index: int, place: int) -> tuple[dict[str, Any], str, dict[str, Any]]:
        typed = body_of(self.title.seat_form, self.typed, f"{seat_path(index)}.")
        pages = pages_of(self.title)
        way = pages.way_of(typed, self.typed.get(seat_path(index, "way"), ""))
        body = pages.seat_body(typed, way)
        body = {name: value for name, value in body.items() if value != ""}
        body.setdefault("name", player_name(place + 1))
        return typed, way, body

    @cached_property
    def standing(self) -> Standing:
        """How the seats stand, each by itself and together."""
        sheet, shared = self.title.sheet, self.shared
        seats = [
            TypedSeat(body, sheet.is_blank(body) and not (shared and went_on))
            for (_, _, body), went_on in zip(self._typed, self._went_on, strict=True)
        ]
        return Standing(self.title, {**self.setup, **shared}, seats)

    @property
    def _went_on(self) -> list[bool]:
        """Of each seat whether somebody went on from it, who may have had nothing to add."""
        return [seat_path(index, "done") in self.typed for index in self._rows]

    @cached_property
    def seats(self) -> list[SeatState]:
        """The seats in the order typed."""
        standing = self.standing
        return [
            SeatState(n, typed, way, body, standing.faults_of(n), standing.state_of(n), is_done)
            for n, ((typed, way, body), is_done) in enumerate(
                zip(self._typed, self._done, strict=True)
            )
        ]

    @property
    def _done(self) -> Iterator[bool]:
        """Of each seat whether it counts and somebody went on from it."""
        nobody = self.title.sheet.nobody_sits
        for number, went_on in enumerate(self._went_on):
            _, _, body = self._typed[number]
            is_ready = self.standing.state_of(number) is State.READY
            yield is_ready and (went_on or any(body.get(name) is True for name in nobody))

    def after(self, number: int) -> SeatState | None:
        """The next seat in order that is not done."""
        following = next_in_order((s.number for s in self.seats if not s.is_done), number)
        return None if following is None else self.seats[following]

    @property
    def counted(self) -> list[SeatState]:
        """The seats in the breakdown, in its order."""
        return [self.seats[number] for number in self.standing.counted]

    @property
    def is_complete(self) -> bool:
        """Whether every seat is ready and nothing stands between them."""
        return self.standing.is_complete and not self.faults

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong between seats, or with their number."""
        return self.standing.faults

    @property
    def table(self) -> Any:
        """The counted seats as the title's own table."""
        return self.standing.table

    @property
    def breakdown(self) -> Breakdown | None:
        """How the counted seats stand."""
        return self.standing.breakdown

    def sure_rank_of(self, number: int) -> int | None:
        """Where a seat stands, whatever is not known."""
        counted = self.standing.counted
        if self.breakdown is None or number not in counted:
            return None
        return self.breakdown.sure_rank(counted.index(number), is_agreed=not self.is_complete)

    @property
    def first(self) -> tuple[int, ...]:
        """Who has won; till then, or while that is not known, who has the highest total."""
        found = self.breakdown
        if found is None:
            return ()
        if self.is_won:
            return tuple(n for n, score in self.scores.items() if score.rank == 1)
        return tuple(self.standing.counted[place] for place in leading(found))

    @property
    def is_won(self) -> bool:
        """Whether somebody has won, whatever is not known."""
        found = self.breakdown
        return self.is_complete and bool(found and found.is_decided(is_agreed=False))

    @property
    def scores(self) -> Mapping[int, SeatScore]:
        """The score of each counted seat by its number on the page."""
        return self.standing.scores


def next_in_order(waiting: Iterable[int], number: int) -> int | None:
    """The first of these seats behind this one, else the first of all."""
    others = [other for other in sorted(waiting) if other != number]
    return next((other for other in others if other > number), next(iter(others), None))


def player_name(number: int) -> str:
    """What somebody is called who gave no name."""
    return words().says("players-name", number=number)


def owned_once(title: BuiltTitle, fields: Mapping[str, Any]) -> list[str]:
    """What a seat has of which there is one only: a single thing or several."""
    owned = fields.get(pages_of(title).owned_once) or []
    return [str(key) for key in (owned if isinstance(owned, list) else [owned])]
