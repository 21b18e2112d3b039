"""Objects inside objects: every fault at its own dotted path."""

from typing import Any

import pytest
from marshmallow import ValidationError

from rules.core.faults import at_fields
from rules.core.fields import Flag, ListOf, Piece, PieceOf, Text, Whole


class Claim(Piece):
    """A claim as typed."""

    size = Whole(1, 9, required=True)
    is_worked = Flag(data_key="worked")


class Camp(Piece):
    """A camp as typed."""

    name = Text(5)
    best = PieceOf(Claim)
    claims = ListOf(PieceOf(Claim), shortest=1)
    shifts = ListOf(ListOf(Whole(0, 9)))


class Valley(Piece):
    """All camps."""

    camps = ListOf(PieceOf(Camp), required=True)


def faults(body: Any) -> dict[str, list[str]]:
    """What is wrong with a valley: the kinds of refusal by path."""
    with pytest.raises(ValidationError) as refusal:
        Valley().load(body)
    found: dict[str, list[str]] = {}
    for fault in at_fields(refusal.value.messages):
        found.setdefault(fault.at, []).append(fault.says.id.removeprefix("field-"))
    return found


def camp(**fields: Any) -> Any:
    return {"camps": [{"name": "Ash"}, fields]}


WRONG = {
    "a needed field that is missing": ({}, {"camps": "required"}),
    "a field that nobody knows": ({"camps": [], "rivers": 1}, {"rivers": "unknown"}),
    "nothing where a list belongs": ({"camps": None}, {"camps": "null"}),
    "an object where a list belongs": ({"camps": {}}, {"camps": "not-a-list"}),
    "nothing where an object belongs": ({"camps": [None]}, {"camps.0": "null"}),
    "a list where an object belongs": ({"camps": [[]]}, {"camps.0": "not-an-object"}),
    "a text where an object belongs": ({"camps": ["Ash"]}, {"camps.0": "not-an-object"}),
    "a flag where an object belongs": (camp(best=True), {"camps.1.best": "not-an-object"}),
    "nothing where a piece belongs": (camp(best=None), {"camps.1.best": "null"}),
    "a list where a piece belongs": (camp(best=[]), {"camps.1.best": "not-an-object"}),
    "a piece without what it needs": (camp(best={}), {"camps.1.best.size": "required"}),
    "a field unknown to a piece": (
        camp(best={"size": 1, "deep": 2}),
        {"camps.1.best.deep": "unknown"},
    ),
    "a field by its name in the code": (
        camp(best={"size": 1, "is_worked": True}),
        {"camps.1.best.is_worked": "unknown"},
    ),
    "a wrong value in a piece": (
        camp(best={"size": "3", "worked": 0}),
        {"camps.1.best.size": "not-whole", "camps.1.best.worked": "not-a-flag"},
    ),
    "an empty list that needs entries": (camp(claims=[]), {"camps.1.claims": "list-too-short"}),
    "a wrong entry in a list of lists": (
        camp(shifts=[[1], [2, 10], 3]),
        {"camps.1.shifts.1.1": "out-of-range", "camps.1.shifts.2": "not-a-list"},
    ),
    "faults on every floor": (
        {
            "camps": [
                {"name": "", "claims": [{"size": 1}, {"size": 3.0, "gold": 1}, {}]},
                7,
                {"tents": 2, "best": {"size": 10**4000}},
            ],
            "rivers": [],
        },
        {
            "camps.0.name": "text-length",
            "camps.0.claims.1.size": "not-whole",
            "camps.0.claims.1.gold": "unknown",
            "camps.0.claims.2.size": "required",
            "camps.1": "not-an-object",
            "camps.2.tents": "unknown",
            "camps.2.best.size": "out-of-range",
            "rivers": "unknown",
        },
    ),
}


@pytest.mark.parametrize(("body", "expected"), WRONG.values(), ids=WRONG.keys())
def test_it_is_refused_at_its_place(body: Any, expected: dict[str, str]) -> None:
    assert faults(body) == {path: [kind] for path, kind in expected.items()}


def test_what_is_right_is_read_to_the_bottom() -> None:
    claims = [{"size": 3, "worked": True}, {"size": 1}]
    body = camp(claims=claims, best=claims[0], shifts=[[], [1, 2]])
    assert Valley().load(body) == {
        "camps": (
            {"name": "Ash"},
            {
                "claims": ({"size": 3, "is_worked": True}, {"size": 1}),
                "best": {"size": 3, "is_worked": True},
                "shifts": ((), (1, 2)),
            },
        )
    }


@pytest.mark.parametrize("name", ["", "_schema", "camps.0", "\ud83d"], ids=ascii)
def test_a_field_with_an_odd_name_is_refused_all_the_same(name: str) -> None:
    assert list(faults({"camps": [], name: 1}).values()) == [["unknown"]]
