"""What this game brings for the tests of every title."""

from rules.nevada_city import TITLE
from tests.broken import Body
from tests.nevada_city import asking, dealing, plain, situations
from tests.nevada_city.at_table import AT_TABLE
from tests.nevada_city.faults import FAULTS
from tests.nevada_city.figures import FIGURES
from tests.nevada_city.plain_box import LEFT_OPEN_BY, READINGS, is_players_start, readings_of
from tests.nevada_city.plain_score import ROWS, listed
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
    *(54, 56, 57, 65, 66, 68, 70, 71, 72, 73, 75, 77, 79, 80, 82, 83, 89, 90, 93),
    *(106, 116, 118, 119, 120, 121, 122, 123),
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


def contradicted(body: Body) -> set[str]:
    """Where a table that reads start buildings as constructed types one that is not."""
    if body.get("house_rules", {}).get("NC-O22") != "constructed":
        return set()
    if "seats" not in body:
        is_start = is_players_start(body.get("building"), body.get("players", 0))
        return {"constructed"} if is_start and body.get("constructed") is False else set()
    return {
        f"seats.{number}.contracts.{place}.built"
        for number, seat in enumerate(body["seats"])
        for place, contract in enumerate(listed(seat, "contracts"))
        if is_players_start(contract.get("building"), len(body["seats"]))
        and contract.get("built") is False
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
    of_a_score=frozenset({"NC-O9", "NC-O10", "NC-O22"}),
    against=contradicted,
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
    never_asked=frozenset({"NC-O9"}),
    needed=frozenset({"loan_amount"}),
)
PLAIN = Plain(PlainScore(plain.score, dealing.table), RULINGS)
TESTS = TitleTests(TITLE, ASKED, DEALERS, REFUSALS, FAULTS, PAD, POINTS, PLAIN, FIGURES, AT_TABLE)
