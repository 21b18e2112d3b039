"""The bodies of requests about this game, read into tables."""

from collections.abc import Mapping
from typing import Any

from rules.lucky_strike import TITLE
from rules.lucky_strike.table import CLAIMS, NUGGETS, Seat, Table

from rules.core.faults import Fault
from rules.core.fields import ListOf, Piece, PieceOf, Text, Whole
from rules.core.forms import Form, Seating
from rules.core.messages import say
from rules.core.readings import Setup

FEWEST, MOST = TITLE.players


class SeatPiece(Piece):
    """A seat as typed."""

    name = Text(40, required=True)
    nuggets = Whole(0, NUGGETS)
    claims = Whole(0, CLAIMS)


class TableForm(Form):
    """The body of a score."""

    title = TITLE
    seats = ListOf(PieceOf(SeatPiece), shortest=1, longest=MOST, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Table:
        """The table of a body that holds all its seats."""
        if len(given["seats"]) < FEWEST:
            faults.append(Fault("seats", say("lonely-miner")))
        return self.seated(given, setup, faults, Seating((), (), is_whole=True))

    def seated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault], seating: Seating
    ) -> Table:
        """The seats that are there."""
        del setup, seating
        seats = tuple(Seat(**entry) for entry in given["seats"])
        if sum(seat.nuggets for seat in seats) > NUGGETS:
            faults.append(Fault("seats", say("too-many-nuggets", most=NUGGETS)))
        return Table(seats)
