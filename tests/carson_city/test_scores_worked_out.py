"""Ties, cash limits and bridges at the end of the game, worked out by hand."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.carson_city.asking import assert_as_expected
from tests.carson_city.broken import board_of, with_parcels

Body = dict[str, Any]

ANN, BOB, CID = ({"name": name, "victory_points": 9} for name in ("Ann", "Bob", "Cid"))
NUMBERS = {"CC-O7": "personality_track"}
WET = board_of(**{f"d{row}": "~" for row in range(1, 9)})
RIVER = {"variants": ["carson_river"]}
AT_C1 = {**RIVER, "bridges": ["c1"], "seats": [ANN, BOB]}


def placed(seat: Body, order: int | None = None, who: str | None = None, **more: Any) -> Body:
    """A seat with its places on the two tracks."""
    given = {"order": order, "personality": who}
    return {**seat, **{key: value for key, value in given.items() if value is not None}, **more}


SCORES: dict[str, tuple[Body, Body]] = {
    "a tie goes to who passed first": (
        {"seats": [placed(ANN, 2), placed(BOB, 1)]},
        {
            "winners": ["Bob"],
            "rank.0": 2,
            "rank.1": 1,
            "tie_break": True,
            "tie_break_clauses": ["CC-73"],
            "depends_on": ["CC-O7"],
            "needs.CC-O7": ["seats.0.personality", "seats.1.personality"],
        },
    ),
    "a tie is broken where only the last place is left": (
        {"seats": [placed(ANN, 2), placed(BOB), placed(CID, 1, victory_points=8)]},
        {
            "winners": ["Ann"],
            "rank.0": 1,
            "rank.1": 2,
            "tie_break_clauses": ["CC-73"],
            "depends_on": ["CC-O7"],
            "needs.CC-O7": ["seats.0.personality", "seats.1.personality"],
        },
    ),
    "a tie is not decided while the first place may be either's": (
        {"seats": [placed(ANN, 2), placed(BOB), placed(CID, victory_points=8)]},
        {
            "winners": ["Ann", "Bob"],
            "rank.0": 1,
            "rank.1": 1,
            "rank.2": 3,
            "tie_break": True,
            "tie_break_clauses": ["CC-73"],
            "depends_on": [],
        },
    ),
    "a tie of the later ones is told apart too and is no tie break": (
        {"seats": [placed(ANN, 3), placed(BOB, 1), placed(CID, 2, victory_points=10)]},
        {"winners": ["Cid"], "rank.0": 3, "rank.1": 2, "rank.2": 1, "tie_break_clauses": []},
    ),
    "three tied of whom one has no place": (
        {"seats": [placed(ANN, 3), placed(BOB, 1), CID]},
        {"winners": ["Bob"], "rank.0": 3, "rank.1": 1, "rank.2": 2, "tie_break": True},
    ),
    "three tied of whom two may be first": (
        {"seats": [placed(ANN, 3), BOB, CID]},
        {"winners": ["Bob", "Cid"], "rank.0": 3, "depends_on": []},
    ),
    "a tie by personalities goes to the lower number": (
        {"house_rules": NUMBERS, "seats": [placed(ANN, who="grocer"), placed(BOB, who="banker")]},
        {"winners": ["Bob"], "needs.CC-O7": ["seats.0.order", "seats.1.order"]},
    ),
    "the other track counts only where everybody stands on it": (
        {"seats": [placed(ANN, 1, "captain"), placed(BOB, 2, "sheriff")]},
        {"winners": ["Ann"], "depends_on": ["CC-O7"]},
    ),
    "somebody far behind without a personality keeps no track out": (
        {
            "seats": [
                placed(ANN, 1, "captain"),
                placed(BOB, 2, "sheriff"),
                placed(CID, 3, victory_points=8),
            ]
        },
        {"winners": ["Ann"], "depends_on": ["CC-O7"]},
    ),
    "one of those tied at the top without a personality": (
        {"seats": [placed(ANN, 1, "captain"), placed(BOB, 2, "banker"), placed(CID, 3)]},
        {"winners": ["Ann"], "needs.CC-O7": ["seats.2.personality"]},
    ),
    "nobody has a lower number than the Sheriff": (
        {"seats": [placed(ANN, 1, "sheriff"), placed(BOB, 2)]},
        {"winners": ["Ann"], "depends_on": []},
    ),
    "a tie that only the other track could break": (
        {"seats": [placed(ANN, who="captain"), placed(BOB, who="sheriff")]},
        {"winners": ["Ann", "Bob"], "depends_on": ["CC-O7"]},
    ),
    "a tie that neither track can break": (
        {"seats": [placed(ANN, 2, "captain"), placed(BOB), placed(CID, victory_points=0)]},
        {"winners": ["Ann", "Bob"], "depends_on": []},
    ),
    "the Kit Carson bonus needs what any seat lacks": (
        {
            "variants": ["kit_carson"],
            "seats": [placed(ANN, 1, "grocer"), placed(BOB, 2), placed(CID, 3)],
        },
        {"needs.CC-O7": ["seats.1.personality", "seats.2.personality"]},
    ),
    "a Kit Carson bonus that is the same whoever the last one is": (
        {"variants": ["kit_carson"], "seats": [placed(ANN, 1, "sheriff"), placed(BOB, 2)]},
        {"line.0.kit_carson": 1, "depends_on": []},
    ),
    "the chosen track is named too where the other one changes the winner": (
        {
            "house_rules": NUMBERS,
            "seats": [placed(ANN, 1, "captain"), placed(BOB, 2, "sheriff")],
        },
        {"winners": ["Bob"], "depends_on": ["CC-O7"]},
    ),
    "a changed second place alone depends on nothing": (
        {
            "seats": [
                placed(ANN, 1, "captain"),
                placed(BOB, 2, "sheriff"),
                placed(CID, 3, "banker", victory_points=10),
            ]
        },
        {"winners": ["Cid"], "rank.0": 2, "rank.1": 3, "depends_on": []},
    ),
    "money above the limit is spent so that it brings most": (
        {"seats": [placed(ANN, who="sheriff", money=27), BOB]},
        {"line.0.cash_limit": 0, "line.0.money": 3, "total.0": 12},
    ),
    "of equal spendings the smallest": (
        {"seats": [placed(ANN, who="sheriff", money=47), BOB]},
        {"line.0.cash_limit": 2, "line.0.money": 3},
    ),
    "rounding up to the next ten where that brings more": (
        {"seats": [placed(ANN, who="sheriff", money=39), BOB]},
        {"line.0.cash_limit": 2, "line.0.money": 3, "total.0": 14},
    ),
    "no known limit": (
        {"seats": [{**ANN, "money": 39}, BOB]},
        {"line.0.cash_limit": 0, "line.0.money": 6},
    ),
    "a limit of 0": (
        {"seats": [{**ANN, "money": 39, "cash_limit": 0}, BOB]},
        {"line.0.cash_limit": 3, "line.0.money": 0},
    ),
    "an own empty parcel is worth nothing, at the bridge neither": (
        {**AT_C1, "board": with_parcels(WET, a1="1.", c1="1h")},
        {"line.0.houses": 2, "line.0.bridges": 1, "total.0": 12},
    ),
    "a bridge helps only things that somebody owns": (
        {**AT_C1, "board": with_parcels(WET, c1="h")},
        {"line.0.bridges": 0, "line.1.bridges": 0},
    ),
    "Kit Carson pays for everybody behind": (
        {"variants": ["kit_carson"], "seats": [placed(ANN, 3), placed(BOB, 1), placed(CID, 2)]},
        {"line.0.kit_carson": 0, "line.1.kit_carson": 2, "line.2.kit_carson": 1},
    ),
    "a board with commas instead of blanks": (
        {"board": board_of(a1="1h", h8="2m").replace(" ", ","), "seats": [ANN, BOB]},
        {"line.0.houses": 2, "line.1.mountains": 2},
    ),
    "a board with commas and blanks": (
        {"board": board_of(a1="1h", h8="2m").replace(" ", ", "), "seats": [ANN, BOB]},
        {"line.0.houses": 2, "line.1.mountains": 2},
    ),
}


@pytest.mark.parametrize(("body", "expected"), SCORES.values(), ids=SCORES)
def test_a_table_is_scored_as_worked_out(client: FlaskClient, body: Body, expected: Body) -> None:
    assert_as_expected(client, "score", body, expected)
