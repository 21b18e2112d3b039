"""What this game brings for the tests of every title."""

from flask.testing import FlaskClient

from rules.carson_city_cards import TITLE
from tests.broken import Body
from tests.carson_city_cards import asking, plain, seating, situations
from tests.carson_city_cards.at_table import AT_TABLE
from tests.carson_city_cards.faults import FAULTS
from tests.carson_city_cards.figures import FIGURES
from tests.carson_city_cards.refusals import REFUSALS
from tests.title_tests import (
    Asked,
    Dealers,
    Found,
    Pad,
    Plain,
    PlainScore,
    Points,
    TitleTests,
)

SCORED = (1, 2, 3, 5, 10, 11, 13, 17)
LABELS = {
    "en": (
        *("Ranches", "Mines", "Drugstores (adjacent Houses)", "Banks (adjacent Houses)"),
        *("Saloons (adjacent Houses)", "General Stores and City Hall (adjacent Houses)"),
        "Ranches in the city (Drugstore, Blacksmith)",
        *("Mines in the city (Bank, Blacksmith)", "Houses in the city (Church, General Store)"),
        *("Hotels", "City Hall (buildings)", "Outlaws", "Characters", "Appeal (virtual player)"),
    ),
    "de": (
        *("Ranches", "Minen", "Drugstores (benachbarte Wohnhäuser)"),
        *("Banken (benachbarte Wohnhäuser)", "Saloons (benachbarte Wohnhäuser)"),
        "General Stores und Rathaus (benachbarte Wohnhäuser)",
        *("Ranches in der Stadt (Drugstore, Schmiede)", "Minen in der Stadt (Bank, Schmiede)"),
        *("Wohnhäuser in der Stadt (Kirche, General Store)", "Hotels", "Rathaus (Gebäude)"),
        *("Outlaws", "Personen", "Reizwert (virtueller Spieler)"),
    ),
}


def as_elsewhere(found: Found) -> Found:
    """A score in the form that the other games' have."""
    seats = found["seats"]
    return {
        **{name: found[name] for name in ("winners", "depends_on")},
        "lines": [seat["lines"] for seat in seats],
        "ranks": [seat["rank"] for seat in seats],
        "names": [seat["name"] for seat in seats],
        "totals": {seat["name"]: seat["total"] for seat in seats},
    }


def score(_: FlaskClient, body: Body) -> Found:
    """What the room's own code counts."""
    return as_elsewhere(asking.score(body))


def rule(_: FlaskClient, question: str, body: Body) -> Found:
    """What the room's own code answers, without the fact that is none under another reading."""
    found = asking.rule(question, body)
    others = [each for entry in found["depends_on"] for each in entry["otherwise"]]
    for each in (found, *others):
        each.get("facts", {}).pop("undecided", None)
    return found


def plain_score(body: Body) -> Found:
    """What the plain reference counts."""
    return as_elsewhere(plain.score(body))


ASKED = Asked(score, rule)
DEALERS = Dealers(seating.table, situations.SITUATIONS)
PAD = Pad(rows=tuple(plain.ROWS.split()), labels=LABELS)
POINTS = Points(
    readings=plain.READINGS,
    in_force=plain.readings_of,
    of_a_score=frozenset(f"CCC-O{number}" for number in SCORED),
)
PLAIN = Plain(PlainScore(plain_score, seating.city_alone, never_alone=frozenset({"appeal"})))
TESTS = TitleTests(TITLE, ASKED, DEALERS, REFUSALS, FAULTS, PAD, POINTS, PLAIN, FIGURES, AT_TABLE)
