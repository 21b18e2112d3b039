"""What the API answers about a sheet: what builds it is checked, and programs read the schema."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from rules.core.seats import MARKS
from scoring.titles import titles
from sheets.checking import JOINING
from sheets.record import FINISHED, OPEN
from sheets.roles import DERIVED, HOST, MOST_SEATS
from sheets.standing import State
from sheets.timeline import ChangeKind
from web.api.answer_types import Breakdown, Ruling
from web.api.json_schema import limits

Day = Annotated[str, limits(format="date")]
Moment = Annotated[str, limits(format="date-time")]
Joining = Annotated[str, limits(enum=JOINING)]
Mark = Annotated[str, limits(enum=MARKS)]
Role = Annotated[str, limits(enum=(HOST, *DERIVED))]
SeatNumber = Annotated[int, limits(minimum=0, maximum=MOST_SEATS - 1)]
Slug = Annotated[str, limits(enum=list(titles()))]
Status = Annotated[str, limits(enum=(OPEN, FINISHED))]
Total = int | None
Fields = Mapping[str, Any]
Problems = Mapping[str, list[str]]


ALWAYS_SET = ("edition", "variants", "house_rules", "date", "place")


class SavedSetup(TypedDict, total=False):
    edition: str
    variants: list[str]
    house_rules: dict[str, str]
    date: Day
    place: str
    joining: Joining
    may_add_seats: bool
    totals_covered: bool


Setup = Annotated[SavedSetup, limits(required=ALWAYS_SET)]


class Sitting(TypedDict):
    name: str
    mark: Mark
    state: State
    taken: bool
    done: bool


Points = TypedDict("Points", {"total": Total, "last_total": Total, "rank": Total})


class Seat(Sitting, Points):
    fields: Fields
    problems: Problems


class SeatInNews(Sitting, Points):
    state_says: str
    rank_says: str


class SavedSeat(TypedDict):
    name: str
    mark: Mark
    fields: NotRequired[Fields]
    left_out: NotRequired[bool]


AwaitedSeat = TypedDict("AwaitedSeat", {"what": Literal["seat"], "seat": SeatNumber})
AwaitedReveal = TypedDict("AwaitedReveal", {"what": Literal["reveal"]})
Awaited = AwaitedSeat | AwaitedReveal


class Outcome(TypedDict):
    winners: list[str] | None
    leading: list[str]
    final: bool
    waits_for: list[Awaited]


class Links(TypedDict):
    look: str
    host: NotRequired[str]
    join: NotRequired[str]
    seats: NotRequired[list[str | None]]


Who = TypedDict("Who", {"role": Role, "name": str | None})
Standing = TypedDict("Standing", {"totals": list[Total], "winners": list[str]})
Today = TypedDict("Today", {"today": Standing}, total=False)


class Result(Standing, Today):
    version: str
    at: Moment


EndOfGame = TypedDict("EndOfGame", {"revealed": bool, "result": Result}, total=False)


class KeptRuling(TypedDict):
    number: int
    at: Moment
    who: Who
    version: str
    question: str
    situation: Fields
    beside: Mapping[str, Mapping[str, str]]
    said_none: list[str] | None
    readings: dict[str, str]
    ruling: Ruling
    address: str


class Sheet(Outcome, EndOfGame):
    title: Slug
    revision: int
    role: Role
    status: Status
    setup: Setup
    shared: Fields
    extras: Fields
    problems: Problems
    seats: list[Seat]
    breakdown: Breakdown | None
    rulings: list[KeptRuling]
    links: Links


class Table(TypedDict):
    title: Slug
    setup: SavedSetup
    seats: list[SavedSeat]
    shared: NotRequired[Fields]


Made = TypedDict("Made", {"version": str, "at": Moment})


class SavedSheet(Table):
    boomtown: Literal[1]
    made: Made
    extras: Fields
    status: Status
    result: Standing | None
    rulings: list[KeptRuling]


OldAndNew = TypedDict("OldAndNew", {"old": Any, "new": Any})
Score = TypedDict("Score", {"totals": list[Total], "winners": list[str] | None})


class Change(TypedDict):
    revision: int
    at: Moment
    who: Who
    kind: ChangeKind
    about: str | int | None
    set: dict[str, OldAndNew]
    covered: list[str]
    before: Score
    after: Score
    says: str


class ToldChange(Change):
    moves: list[str]
    may_undo: bool


Timeline = TypedDict("Timeline", {"revision": int, "changes": list[ToldChange], "next": str | None})


class Preview(TypedDict):
    revision: int
    before: Score
    after: Score
    problems: Problems
    seats: list[Seat]
    says: list[str]


class News(Outcome):
    revision: int
    change: Change
    who: str
    moves: list[str]
    status: Status
    missing: list[str]
    seats: list[SeatInNews]


ANSWERS = (Sheet, Timeline, Preview, News, SavedSheet)
