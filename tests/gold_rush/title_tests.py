"""What this game brings for the tests of every title."""

from rules.gold_rush import TITLE
from tests.gold_rush import asking, dealing_tables, plain, plain_score, situations
from tests.gold_rush.at_table import AT_TABLE
from tests.gold_rush.faults import FAULTS
from tests.gold_rush.figures import FIGURES
from tests.gold_rush.plain_readings import READINGS, readings_of
from tests.gold_rush.refusals import REFUSALS
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

NOS = (13, 14, 16, 17, 18, 22, 23, 24, 25, 27, 28, 30)
CLAUSE_OF = {
    "GR-O1": "GR-34",
    "GR-O2": "GR-39",
    "GR-O3": "GR-18",
    "GR-O4": "GR-19",
    "GR-O5": "GR-40",
    "GR-O6": "GR-20",
    "GR-O7": "GR-36",
}
LABELS = {
    "en": ("Score track", "Railroads", "Mountains", "Cities", "Prairies", "Gold nuggets"),
    "de": ("Wertungsleiste", "Eisenbahnen", "Berge", "Städte", "Prärien", "Gold"),
}


def same_reasons(found: Found, expected: Found) -> bool:
    """A no and an open answer have the same reasons; any other has at least those expected."""
    if expected["verdict"] in {"no", "open"}:
        return bool(found["clauses"] == expected["clauses"])
    return bool(found["clauses"] >= expected["clauses"])


ASKED = Asked(asking.score, asking.rule)
DEALERS = Dealers(dealing_tables.table, situations.SITUATIONS)
PAD = Pad(rows=plain_score.PAD, labels=LABELS)
POINTS = Points(
    readings=READINGS,
    in_force=readings_of,
    told_at=CLAUSE_OF,
    of_a_score=frozenset({"GR-O1"}),
)
RULINGS = PlainRulings(
    tuple(plain.QUESTIONS),
    plain.rule,
    same_reasons,
    tried_often=("tile", "placements", "cowboy", "tent", "feature"),
    a_few=20,
    looked_at=60,
    forbidding=frozenset(f"GR-{number}" for number in NOS),
    undecided=frozenset(plain.LEFT_OPEN_BY),
    never_asked=frozenset({"GR-O6"}),
)
PLAIN = Plain(PlainScore(plain.score, dealing_tables.table, a_few=100), RULINGS)
TESTS = TitleTests(TITLE, ASKED, DEALERS, REFUSALS, FAULTS, PAD, POINTS, PLAIN, FIGURES, AT_TABLE)
