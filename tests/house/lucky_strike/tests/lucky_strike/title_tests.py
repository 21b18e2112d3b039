"""What this game brings for the tests of every title."""

from random import Random

from rules.lucky_strike import TITLE
from rules.lucky_strike.questions.stake import PRICE
from rules.lucky_strike.table import NUGGETS
from scoring.lucky_strike import CLAIM, NUGGET
from tests.lucky_strike.refusals import FIELDS, REFUSALS, STAKE, TABLE

from tests.asking import Asking
from tests.broken import Body
from tests.title_tests import (
    Asked,
    AtOnce,
    Dealers,
    Faults,
    Figures,
    Found,
    Pad,
    Plain,
    PlainScore,
    Points,
    TitleTests,
)

READINGS = {"LS-O1": ("three_do", "four_needed")}


def table(chance: Random) -> Body:
    """Deal a table of two."""
    seats = [{"name": name, "nuggets": chance.randint(0, 9)} for name in ("Ann", "Bob")]
    return {"seats": [{**seat, "claims": chance.randint(0, 5)} for seat in seats]}


def stake(chance: Random) -> Body:
    """Deal somebody's nuggets."""
    return {"nuggets": chance.randint(0, 6)}


def score(body: Body) -> Found:
    """Count once more."""
    lines = [
        {"nuggets": 2 * seat["nuggets"], "claims": 5 * seat["claims"]} for seat in body["seats"]
    ]
    totals = [sum(line.values()) for line in lines]
    names = [seat["name"] for seat in body["seats"]]
    first = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    return {
        "lines": lines,
        "ranks": [1 + (total < max(totals)) for total in totals],
        "totals": dict(zip(names, totals, strict=True)),
        "winners": first,
        "tie_break": len(first) > 1,
        "tie_break_clauses": ["LS-5"] if len(first) > 1 else [],
        "depends_on": [],
        "warnings": [],
    }


def in_force(body: Body) -> dict[str, str]:
    """The readings of a body."""
    return {"LS-O1": "three_do", **body.get("house_rules", {})}


ASKING = Asking(TITLE.slug)
TESTS = TitleTests(
    TITLE,
    Asked(ASKING.score, ASKING.rule),
    Dealers(table, {"stake": stake}),
    REFUSALS,
    Faults(
        TABLE,
        FIELDS,
        {"too few nuggets": AtOnce("stake", STAKE, {"nuggets": -1, "x": 1}, {"nuggets", "x"})},
        ("Ann", "nugget"),
    ),
    Pad(
        ("nuggets", "claims"),
        {"en": ("Nuggets", "Claims"), "de": ("Goldklumpen", "Claims")},
    ),
    Points(READINGS, in_force, told_at={"LS-O1": "LS-6"}),
    Plain(PlainScore(score, table)),
    Figures({"LS-1": [NUGGETS], "LS-3": [NUGGET], "LS-4": [CLAIM], "LS-6": [PRICE]}),
)
