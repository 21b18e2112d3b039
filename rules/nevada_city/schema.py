"""The body of a score, read into a table."""

from collections.abc import Mapping
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import (
    ListOf,
    NumberOr,
    NumberOrNumbers,
    Piece,
    PieceOf,
    Text,
    Whole,
    YesOrNo,
)
from rules.core.forms import Form, Seating
from rules.core.messages import say
from rules.core.paths import seat_path
from rules.core.readings import Setup
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import CLAIMED, START
from rules.nevada_city.checks import faults_between, faults_of_goals, faults_of_seat
from rules.nevada_city.company import Company
from rules.nevada_city.fields import MOST_COUNTED, building_field
from rules.nevada_city.goods import Good
from rules.nevada_city.ownership import Ownership
from rules.nevada_city.players import FEWEST, MOST
from rules.nevada_city.reading import table_of
from rules.nevada_city.table import Table

LONGEST_NAME = 40
LONGEST_TITLE = 60
LONGEST_WHY = 80
MOST_ON_TRACK = 999
MOST_TILES = 30
MOST_FOR_START, MOST_FOR_BUILDING, MOST_FOR_CONTRACT, MOST_FOR_LEVEL = 20, 30, 50, 50
MOST_YEARS = 5
MOST_CONTRACTS, MOST_BUILDINGS, MOST_VISITS, MOST_SUNDRIES = 40, 24, 60, 40
MOST_FOR_VISIT = 5
MOST_REMAINING = 500
MOST_LEVELS = 6
MOST_GOALS_EVER = 9
LEAST_SUNDRY, MOST_SUNDRY = -99, 199


class StartBuildingPiece(Piece):
    """A start card."""

    building = building_field(START)
    vp = Whole(0, MOST_FOR_START, required=True)


class PropertiesPiece(Piece):
    """Property tiles by kind."""

    mines = Whole(0, MOST_TILES)
    farms = Whole(0, MOST_TILES)
    ranches = Whole(0, MOST_TILES)


class BuildingPiece(Piece):
    """A claimed building, complete unless said otherwise."""

    building = building_field(CLAIMED, required=True)
    vp = Whole(0, MOST_FOR_BUILDING)
    complete = YesOrNo()


class ContractPiece(Piece):
    """A completed contract."""

    name = Text(LONGEST_TITLE)
    vp = Whole(0, MOST_FOR_CONTRACT)
    vp_high = Whole(0, MOST_FOR_CONTRACT)
    vp_low = Whole(0, MOST_FOR_CONTRACT)
    building = building_field()
    built = YesOrNo()
    owner = Text(LONGEST_NAME)


class SundryPiece(Piece):
    """Points from anything else."""

    points = Whole(LEAST_SUNDRY, MOST_SUNDRY, required=True)
    why = Text(LONGEST_WHY)


ResourcesPiece = Piece.from_dict(
    {
        name: Whole(0, MOST_REMAINING)
        for name in (*(good.value for good in Good), "resources_on_contracts")
    },
    name="ResourcesPiece",
)
ResourcesPiece.__module__ = __name__  # else it would be a piece of the library


class SeatPiece(Piece):
    """A seat as typed; most rows are plain points or itemised."""

    name = Text(LONGEST_NAME, required=True)
    score_track = Whole(0, MOST_ON_TRACK)
    start_building = NumberOr(Whole(0, MOST_FOR_START), PieceOf(StartBuildingPiece))
    properties = NumberOr(Whole(0, 120, step=2), PieceOf(PropertiesPiece))
    buildings = NumberOr(Whole(0, 300), ListOf(PieceOf(BuildingPiece), longest=MOST_BUILDINGS))
    contracts = NumberOr(Whole(0, 500), ListOf(PieceOf(ContractPiece), longest=MOST_CONTRACTS))
    building_owner_bonus = Whole(0, 160, step=2)
    newspaper = NumberOrNumbers(
        Whole(0, 200), ListOf(Whole(0, MOST_FOR_VISIT), longest=MOST_VISITS)
    )
    boarding_house = NumberOrNumbers(
        Whole(0, 3 * MOST_YEARS, step=3), ListOf(Whole(0, MOST + 1), longest=MOST_YEARS)
    )
    troublemakers = Whole(0, MOST_YEARS)
    other = NumberOr(
        Whole(LEAST_SUNDRY, MOST_SUNDRY), ListOf(PieceOf(SundryPiece), longest=MOST_SUNDRIES)
    )
    resources = NumberOr(Whole(0, MOST_REMAINING), PieceOf(ResourcesPiece))


class GoalPiece(Piece):
    """A goal: what its levels pay, and how many of the item everybody has."""

    name = Text(LONGEST_TITLE)
    levels = ListOf(
        Whole(0, MOST_FOR_LEVEL), shortest=1, longest=MOST_LEVELS, ordered=True, required=True
    )
    counts = ListOf(Whole(0, MOST_COUNTED), ordered=True, required=True)


class TableForm(Form):
    """The body of a score: all seats of a table at the end of the game."""

    title = TITLE
    goals = ListOf(PieceOf(GoalPiece), longest=MOST_GOALS_EVER)
    seats = ListOf(PieceOf(SeatPiece), shortest=1, longest=MOST, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Table | None:
        """The table of a body that holds all its seats, and in every goal a count for each."""
        count = len(given["seats"])
        for number, goal in enumerate(given.get("goals", ())):
            if len(goal["counts"]) > count:
                says = say("goal-counts-not-one-each", count=len(goal["counts"]), seats=count)
                faults.append(Fault(f"goals.{number}.counts", says))
        everybody = tuple(range(count))
        return self.seated(given, setup, faults, Seating(everybody, everybody, is_whole=True))

    def seated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault], seating: Seating
    ) -> Table | None:
        """The seats that are there; goals are counted for everybody who plays.

        The counts of a goal go by the numbers of the seats on the sheet. Of a seat that was left
        out they may still hold one.
        """
        seats = given["seats"]
        company = Company(
            setup=setup,
            seated=len(seating.playing),
            names=tuple(seat["name"] for seat in seats),
            is_whole=seating.is_whole,
        )
        if company.seated > MOST:
            faults.append(Fault("seats", say("too-many-seats", count=company.seated)))
            return None
        if seating.is_whole and len(seats) < FEWEST:
            faults.append(Fault("seats", say("too-few-seats", count=len(seats))))
        for place, seat in enumerate(seats):
            faults += faults_of_seat(seat, seat_path(place), company)
        faults += faults_between(seats)
        faults += faults_of_goals(given.get("goals", ()), company, seating)
        ownership = Ownership.of(seats, company)
        faults += ownership.faults
        return None if faults else table_of(given, seating, ownership)
