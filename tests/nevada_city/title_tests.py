"""What this game brings for the tests of every title."""

from rules.nevada_city import TITLE
from tests.nevada_city import asking, dealing, plain, situations
from tests.nevada_city.faults import FAULTS
from tests.nevada_city.figures import FIGURES
from tests.nevada_city.plain_box import LEFT_OPEN_BY, READINGS, readings_of
from tests.nevada_city.plain_score import ROWS
from tests.nevada_city.refusals import REFUSALS
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
    *(1, 3, 4, 12, 13, 23, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38, 39, 40, 42, 43),
    *(54, 56, 57, 65, 66, 68, 70, 75, 77, 79, 80, 83, 89, 90, 93, 106, 116, 118, 119, 123),
)
CLAUSES_OF_ROWS = {
    "score_track": ["NC-2"],
    "start_building": ["NC-99"],
    "properties": ["NC-5"],
    "buildings": ["NC-36"],
    "contracts": ["NC-44", "NC-45"],
    "building_owner_bonus": ["NC-46"],
    "newspaper": ["NC-80"],
    "boarding_house": ["NC-73"],
    "troublemakers": ["NC-115"],
    "other": ["NC-8"],
    "goals": ["NC-59", "NC-60"],
}
LABELS = {
    "en": (
        *("Score track", "Start building", "Properties", "Buildings", "Contracts"),
        *("Owner of named building", "Newspaper", "Boarding House", "Troublemakers"),
        *("Other", "Goals"),
    ),
    "de": (
        *("Punkteleiste", "Startgebäude", "Grundstücke", "Gebäude", "Aufträge"),
        *("Besitzer des genannten Gebäudes", "Zeitung", "Pension", "Unruhestifter"),
        *("Sonstiges", "Ziele"),
    ),
}


def same_reasons(found: Found, expected: Found) -> bool:
    """A no has the same reasons; any other answer may have more."""
    if expected["verdict"] == "no":
        return bool(found["clauses"] == expected["clauses"])
    return bool(expected["clauses"] <= found["clauses"])


ASKED = Asked(asking.score, asking.rule)
DEALERS = Dealers(dealing.table, situations.SITUATIONS)
PAD = Pad(rows=ROWS, labels=LABELS, clauses=CLAUSES_OF_ROWS, tie_breaks=True)
POINTS = Points(
    readings=READINGS,
    in_force=readings_of,
    told_at=LEFT_OPEN_BY,
    of_a_score=frozenset({"NC-O9", "NC-O10"}),
)
RULINGS = PlainRulings(
    tuple(plain.QUESTIONS),
    plain.rule,
    same_reasons,
    tried_often=tuple(plain.QUESTIONS),
    a_few=20,
    looked_at=300,
    forbidding=frozenset(f"NC-{number}" for number in NOS),
    undecided=frozenset(LEFT_OPEN_BY),
    never_asked=frozenset({"NC-O9", "NC-O22"}),
)
PLAIN = Plain(PlainScore(plain.score, dealing.table), RULINGS)
TESTS = TitleTests(TITLE, ASKED, DEALERS, REFUSALS, FAULTS, PAD, POINTS, PLAIN, FIGURES)
