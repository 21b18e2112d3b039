"""What this game brings for the tests of every title."""

from typing import Any

from rules.carson_city import TITLE
from tests.broken import Body
from tests.carson_city import asking, dealing, plain, situations
from tests.carson_city.at_table import AT_TABLE
from tests.carson_city.faults import FAULTS
from tests.carson_city.figures import FIGURES
from tests.carson_city.plain_board import LEFT_OPEN_BY, READINGS, RIVER, readings_of
from tests.carson_city.plain_roads import needs_house, town_of
from tests.carson_city.plain_score import ROWS
from tests.carson_city.refusals import REFUSALS
from tests.title_tests import (
    Asked,
    Dealers,
    Found,
    Pad,
    Plain,
    PlainRulings,
    PlainScore,
    Points,
    TitleTests,
)

NOS = (
    *(4, 7, 21, 22, 24, 29, 40, 41, 42, 43, 44, 47, 48, 49, 51, 52, 53, 54, 55, 56),
    *(62, 86, 88, 90, 91, 92, 110, 115),
)
CLAUSES_OF_ROWS = {
    "track": [],
    "cash_limit": ["CC-31", "CC-32", "CC-106"],
    "buildings": ["CC-70"],
    "houses": ["CC-70"],
    "mountains": ["CC-70"],
    "bridges": ["CC-119"],
    "money": ["CC-71"],
    "kit_carson": ["CC-124"],
}
LABELS = {
    "en": (
        *("Victory points on the track", "Money above the limit", "Buildings", "Houses"),
        *("Mountains", "At a bridge", "Remaining money", "Kit Carson bonus"),
    ),
    "de": (
        *("Siegpunkte auf der Leiste", "Geld über dem Limit", "Gebäude", "Häuser"),
        *("Berge", "An einer Brücke", "Restliches Geld", "Kit-Carson-Bonus"),
    ),
}


def left_to_the_program(question: str, body: Body) -> set[str]:
    """The clauses that the contract lets stand beside another or not."""
    free = set()
    signs = {name: sign for name, (_, sign) in town_of(body).items()}
    site = signs.get(body.get("parcel", ""))
    if question == "build":
        free |= {"CC-48"} if site == RIVER else set()
        needed = needs_house(body["building"], readings_of(body))
        site = signs.get(body.get("house", "")) if needed else None
    if question in {"build", "house"} and site == "m":
        free.add("CC-56")
    if question == "place_cowboy" and site == RIVER:
        free.add("CC-91")
    return free


def same_reasons(found: Found, expected: Found) -> bool:
    """A no has the same reasons; an open answer names the clauses that are silent."""
    if expected["verdict"] == "no":
        return bool(found["clauses"] == expected["clauses"])
    silent = {LEFT_OPEN_BY[point] for point in undecided(expected)}
    return expected["verdict"] != "open" or bool(found["clauses"] >= silent)


def undecided(expected: dict[str, Any]) -> set[str]:
    """The points that leave an answer open."""
    entries = expected["depends_on"]
    return {entry["open_point"] for entry in entries if entry["reading"] is None}


ASKED = Asked(asking.score, asking.rule)
DEALERS = Dealers(dealing.table, situations.SITUATIONS)
PAD = Pad(
    rows=tuple(ROWS.split()),
    labels=LABELS,
    clauses=CLAUSES_OF_ROWS,
    alternatives=frozenset({"cash_limit"}),
    tie_breaks=True,
)
POINTS = Points(
    readings=READINGS,
    in_force=readings_of,
    told_at=LEFT_OPEN_BY,
    of_a_score=frozenset({"CC-O7"}),
)
RULINGS = PlainRulings(
    tuple(plain.QUESTIONS),
    plain.rule,
    same_reasons,
    left_to_the_program=left_to_the_program,
    tried_often=("build", "income", "road", "attack", "place_cowboy"),
    a_few=20,
    looked_at=200,
    forbidding=frozenset(f"CC-{number}" for number in NOS),
    undecided=frozenset(LEFT_OPEN_BY),
    needed=frozenset({"order", "personality"}),
)
PLAIN = Plain(PlainScore(plain.score, dealing.table), RULINGS)
TESTS = TitleTests(TITLE, ASKED, DEALERS, REFUSALS, FAULTS, PAD, POINTS, PLAIN, FIGURES, AT_TABLE)
