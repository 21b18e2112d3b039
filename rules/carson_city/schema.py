"""The bodies of requests about this game, read into tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import IN_THE_BOX, MAP, MOUNTAIN, PROPERTY_TILES, RIVER, Board
from rules.carson_city.checks import (
    CARSON_RIVER,
    KIT_CARSON,
    board_faults,
    counts_faults,
    mountains_in_play,
)
from rules.carson_city.fields import BoardField, ParcelOnMapField, RedField
from rules.carson_city.personalities import Personality, Side, cash_limit_of, side_of
from rules.carson_city.table import Possessions, Seat, Table
from rules.core.faults import Fault
from rules.core.fields import ListOf, Piece, PieceOf, Text, Whole, one_of
from rules.core.forms import Form, Seating
from rules.core.messages import Message, say
from rules.core.paths import seat_path
from rules.core.readings import Setup

FEWEST_SEATS, MOST_SEATS = TITLE.players
LONGEST_NAME = 40
MOST_POINTS = 999
MOST_MONEY = 999
HIGHEST_LIMIT = 200
COUNTS = ("buildings", "houses", "mountains", "at_bridge")
UNIQUE = {
    "name": "name-repeated",
    "personality": "taken-personality",
    "order": "order-repeated",
}


class SeatPiece(Piece):
    """A seat as typed."""

    name = Text(LONGEST_NAME, required=True)
    victory_points = Whole(0, MOST_POINTS)
    money = Whole(0, MOST_MONEY)
    personality = one_of(Personality)
    cash_limit = Whole(0, HIGHEST_LIMIT)
    order = Whole(1, MOST_SEATS)
    buildings = Whole(0, PROPERTY_TILES)
    houses = Whole(0, PROPERTY_TILES)
    mountains = Whole(0, IN_THE_BOX[MOUNTAIN])
    at_bridge = Whole(0, PROPERTY_TILES)


class TableForm(Form):
    """The body of a score: all seats of a table at the end of the game."""

    title = TITLE
    red = RedField()
    board = BoardField()
    bridges = ListOf(ParcelOnMapField(), distinct=True)
    seats = ListOf(PieceOf(SeatPiece), shortest=1, longest=MOST_SEATS, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Table:
        """The table of a body that holds all its seats."""
        all_of_them = tuple(range(len(given["seats"])))
        return self.seated(given, setup, faults, Seating(all_of_them, all_of_them, is_whole=True))

    def seated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault], seating: Seating
    ) -> Table:
        """The seats that are there; the board may show what belongs to the others too."""
        if seating.is_whole and len(given["seats"]) < FEWEST_SEATS:
            faults.append(Fault("seats", say("too-few-seats", count=len(given["seats"]))))
        faults += _common_faults(given, setup, seating)
        readers = [
            SeatReader(entry, place, number + 1, Common(given, setup, len(seating.playing)))
            for place, (entry, number) in enumerate(zip(given["seats"], seating.there, strict=True))
        ]
        of_seats = [fault for reader in readers for fault in reader.faults()]
        seats = tuple(reader.seat() for reader in readers)
        faults += of_seats or [Fault("seats", says) for says in counts_faults(seats, setup)]
        faults += _repeats(given["seats"])
        return Table(
            seats=seats,
            players=len(seating.playing),
            board=given.get("board"),
            bridges=sum(1 << square for square in given.get("bridges", ())),
            kit_carson=KIT_CARSON in setup.variants,
            red=tuple(given.get("red", ())),
        )


@dataclass(frozen=True)
class Common:
    """What all seats of a body share."""

    given: Mapping[str, Any]
    setup: Setup
    players: int

    @property
    def red(self) -> Sequence[Personality]:
        """The personalities that lie on their red side."""
        red: Sequence[Personality] = self.given.get("red", ())
        return red

    @property
    def has_river(self) -> bool:
        """Whether the reverse of the board is played."""
        return CARSON_RIVER in self.setup.variants

    @cached_property
    def needed_for_bonus(self) -> str | None:
        """The field that says how many are behind, where that brings points."""
        if KIT_CARSON not in self.setup.variants:
            return None
        by_passing = self.setup.readings().says("CC-O7", "passing_track")
        return "order" if by_passing else "personality"


@dataclass(frozen=True, slots=True)
class SeatReader:
    """Reads one seat of a body and names what is wrong with it."""

    given: Mapping[str, Any]
    place: int
    number: int
    common: Common

    def seat(self) -> Seat:
        """The seat."""
        return Seat(
            name=self.given["name"],
            number=self.number,
            victory_points=self.given.get("victory_points", 0),
            money=self.given.get("money", 0),
            personality=self.given.get("personality"),
            side=self.side,
            limit=self.limit,
            order=self.given.get("order"),
            counts=Possessions(*(self.given.get(field, 0) for field in COUNTS)),
        )

    @property
    def side(self) -> Side:
        """Which side of the personality lies up."""
        personality = self.given.get("personality")
        return Side.YELLOW if personality is None else side_of(personality, self.common.red)

    @property
    def limit(self) -> int | None:
        """The cash limit, where anything says it."""
        if "personality" in self.given:
            return cash_limit_of(self.given["personality"], self.common.red)
        return self.given.get("cash_limit")

    def faults(self) -> Iterator[Fault]:
        """What is wrong with this seat by itself."""
        for field, says in (*self._of_person(), *self._of_counts()):
            yield Fault(seat_path(self.place, field), says)

    def _of_person(self) -> Iterator[tuple[str, Message]]:
        typed = self.given.get("cash_limit", self.limit)
        if typed != self.limit:
            personality = self.given["personality"].word
            yield (
                "cash_limit",
                say("limit-of-another", personality=personality, limit=self.limit or 0),
            )
        players = self.common.players
        if self.given.get("order", 1) > players:
            yield "order", say("order-beyond-the-seats", order=self.given["order"], count=players)
        needed = self.common.needed_for_bonus
        if needed and needed not in self.given:
            yield needed, say(f"bonus-needs-{needed}")

    def _of_counts(self) -> Iterator[tuple[str, Message]]:
        if "board" in self.common.given:
            yield from ((f, say("counted-on-the-board")) for f in COUNTS if f in self.given)
            return
        counts = self.seat().counts
        if counts.all > PROPERTY_TILES:
            yield "buildings", say("more-than-the-tiles", count=counts.all, most=PROPERTY_TILES)
        most = mountains_in_play(self.common.setup)
        if counts.mountains > most:
            yield "mountains", say("more-mountains", count=counts.mountains, most=most)
        if "at_bridge" in self.given and not self.common.has_river:
            yield "at_bridge", say("bridge-without-river")
        elif counts.at_bridge > counts.all:
            yield "at_bridge", say("more-at-bridge", count=counts.at_bridge, most=counts.all)


def _common_faults(given: Mapping[str, Any], setup: Setup, seating: Seating) -> Iterator[Fault]:
    if "board" in given:
        owners = [number + 1 for number in seating.playing]
        for says in board_faults(given["board"], setup, owners):
            yield Fault("board", says)
    if "bridges" not in given:
        return
    if CARSON_RIVER not in setup.variants:
        yield Fault("bridges", say("bridge-without-river"))
    elif "board" not in given:
        yield Fault("bridges", say("bridges-without-board"))
    else:
        for place, square in enumerate(given["bridges"]):
            for says in _against_bridge(given["board"], square):
                yield Fault(f"bridges.{place}", says)


def _against_bridge(board: Board, square: int) -> Iterator[Message]:
    at = MAP.names[square]
    if board[RIVER] >> square & 1:
        yield say("bridge-parcel-is-river", at=at)
    elif not board[RIVER] & MAP.around_each[square]:
        yield say("bridge-parcel-off-river", at=at)


def _repeats(seats: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    """What an earlier seat has already and nobody else may have."""
    for field in UNIQUE:
        seen: set[object] = set()
        for place, seat in enumerate(seats):
            value = seat.get(field)
            if value is not None and value in seen:
                yield Fault(seat_path(place, field), _repeated(field, value))
            seen.add(value)


def _repeated(field: str, value: Any) -> Message:
    given = value.word if isinstance(value, Personality) else value
    return say(UNIQUE[field], given=given)
