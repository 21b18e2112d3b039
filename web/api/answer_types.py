"""What the API answers about a title: what builds it is checked, and programs read the schema."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from rules.core.rulings import Verdict
from scoring.titles import titles
from web.api.json_schema import Schema, schema_of

Facts = Mapping[str, Any]
Needs = TypedDict("Needs", {"reading": str, "needs": list[str]})
WarningAt = TypedDict("WarningAt", {"at": str, "message": str})


def with_subjects(part: Schema) -> Schema:
    """What brought the points stands beside them, under a key of its title."""
    subjects = {key: schema_of(str) for title in titles().values() for key in title.pad.subjects}
    return part | {"properties": part["properties"] | subjects}


Part = TypedDict("Part", {"points": int, "why": str, "clauses": list[str]})


class Line(TypedDict):
    row: str
    label: str
    points: int
    clauses: list[str]
    parts: list[Annotated[Part, with_subjects]]


Seat = TypedDict("Seat", {"name": str, "total": int, "rank": int, "lines": list[Line]})
OtherScore = TypedDict(
    "OtherScore", {"reading": str, "totals": dict[str, int], "winners": list[str]}
)
ScoreDependence = TypedDict(
    "ScoreDependence", {"open_point": str, "reading": str, "otherwise": list[OtherScore | Needs]}
)


class Breakdown(TypedDict):
    title: str
    edition: str
    house_rules: dict[str, str]
    seats: list[Seat]
    winners: list[str]
    tie_break: str | None
    tie_break_clauses: list[str]
    depends_on: list[ScoreDependence]
    warnings: list[WarningAt]


Reason = TypedDict("Reason", {"clause": str, "says": str})
OtherRuling = TypedDict("OtherRuling", {"reading": str, "verdict": Verdict, "facts": Facts})


class RulingDependence(TypedDict):
    open_point: str
    reading: str | None
    otherwise: list[OtherRuling | Needs]


class ReadTogether(TypedDict):
    readings: dict[str, str]
    verdict: Verdict
    facts: Facts


class Ruling(TypedDict):
    title: str
    question: str
    verdict: Verdict
    because: list[Reason]
    facts: Facts
    remedies: list[str]
    depends_on: list[RulingDependence]
    together: list[ReadTogether]
    warnings: list[WarningAt]


Reading = TypedDict("Reading", {"key": str, "text": str})


class OpenPoint(TypedDict):
    id: str
    text: str
    readings: list[Reading]
    defaults: dict[str, str]
    because: str
    settled_in: list[str]
    clauses: list[str]


Clause = TypedDict("Clause", {"id": str, "text": str, "where": dict[str, str], "does": list[str]})
Clauses = TypedDict(
    "Clauses", {"title": str, "clauses": list[Clause], "open_points": list[OpenPoint]}
)
Players = TypedDict("Players", {"fewest": int, "most": int})
Question = TypedDict("Question", {"key": str, "text": str, "about": str})
OnBoardGameGeek = TypedDict("OnBoardGameGeek", {"bgg_id": int}, total=False)


class Title(OnBoardGameGeek):
    slug: str
    title: str
    year: int
    players: Players
    editions: list[str]
    variants: list[str]
    questions: list[Question]
    open_points: list[OpenPoint]


Titles = TypedDict("Titles", {"titles": list[Title]})


class SearchResult(TypedDict):
    title: str
    kind: Literal["clause", "open_point", "question"]
    id: str
    text: str
    url: str


SearchResults = TypedDict("SearchResults", {"results": list[SearchResult], "confident": bool})
Description = TypedDict("Description", {"openapi": str, "info": Facts, "paths": Facts})
ANSWERS = (Breakdown, Ruling, Clauses, Titles, SearchResults, Description)
