"""Types as JSON Schema: what stands in an answer's type is what the description says of it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from web.api.json_schema import limits, schema_of


class Weather(StrEnum):
    DRY = "dry"
    DUSTY = "dusty"


Day = Annotated[str, limits(format="date")]
Choice = Annotated[str, limits(enum=("yes", "no"))]
Horse = TypedDict("Horse", {"name": str, "age": NotRequired[int]})
Stable = TypedDict("Stable", {"horses": list[Horse]}, total=False)
TEXT, WHOLE = {"type": "string"}, {"type": "integer"}
HORSE = {"type": "object", "properties": {"name": TEXT, "age": WHOLE}, "required": ["name"]}


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        pytest.param(str, TEXT, id="a text"),
        pytest.param(bool, {"type": "boolean"}, id="yes or no"),
        pytest.param(Any, {}, id="anything"),
        pytest.param(int | None, {**WHOLE, "nullable": True}, id="a number or nothing"),
        pytest.param(Weather, {**TEXT, "enum": ["dry", "dusty"]}, id="an enumeration"),
        pytest.param(Literal["hat"], {**TEXT, "enum": ["hat"]}, id="one text only"),
        pytest.param(Literal[1], {**WHOLE, "enum": [1]}, id="one number only"),
        pytest.param(Day, {**TEXT, "format": "date"}, id="a text with a limit"),
        pytest.param(
            Choice | None,
            {**TEXT, "enum": ["yes", "no", None], "nullable": True},
            id="a choice or nothing",
        ),
        pytest.param(list[int], {"type": "array", "items": WHOLE}, id="a list"),
        pytest.param(
            Mapping[str, int], {"type": "object", "additionalProperties": WHOLE}, id="any keys"
        ),
        pytest.param(Horse, HORSE, id="an object of which one key may be missing"),
        pytest.param(
            Stable,
            {"type": "object", "properties": {"horses": {"type": "array", "items": HORSE}}},
            id="an object of which every key may be missing",
        ),
        pytest.param(
            str | int | None,
            {"anyOf": [TEXT, {**WHOLE, "nullable": True}]},
            id="one of two or nothing",
        ),
        pytest.param(Horse | int, {"anyOf": [HORSE, WHOLE]}, id="one of two"),
    ],
)
def test_a_type_is_described(kind: Any, schema: Mapping[str, Any]) -> None:
    assert schema_of(kind) == schema


def test_what_json_does_not_know_is_refused() -> None:
    with pytest.raises(KeyError, match="float"):
        schema_of(float)
