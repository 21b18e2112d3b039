"""Objects whose keys the title gives a meaning: every value read alike, faults at their keys."""

import re
from typing import Any

import pytest
from marshmallow import ValidationError
from werkzeug.datastructures import MultiDict

from rules.core.faults import at_fields
from rules.core.fields import Keyed, Piece, Whole, refusal
from rules.core.messages import say
from web.forms.kinds.kind import body_of
from web.forms.typed import typed_from


class Mules(Keyed[int]):
    """How many mules stand at each post."""

    def __init__(self) -> None:
        super().__init__(Whole(0, 9))

    def against_key(self, key: str) -> None:
        if not re.fullmatch("[a-c]", key):
            raise refusal(say("no-such-post"))


class Stable(Piece):
    """What is typed."""

    mules = Mules()


@pytest.mark.parametrize("mules", [{}, {"a": 0}, {"b": 9, "a": 1}])
def test_what_is_right_stays_as_it_is(mules: dict[str, int]) -> None:
    assert Stable().load({"mules": mules}) == {"mules": mules}


@pytest.mark.parametrize(
    ("mules", "faults"),
    [
        pytest.param(["a"], {"mules": "field-not-an-object"}, id="a list"),
        pytest.param(None, {"mules": "field-null"}, id="null"),
        pytest.param({"d": 1}, {"mules.d": "no-such-post"}, id="a key that means nothing"),
        pytest.param(
            {"a": 10, "b": True, "c": 1, "": 1},
            {
                "mules.a": "field-out-of-range",
                "mules.b": "field-not-whole",
                "mules.": "no-such-post",
            },
            id="several wrong entries",
        ),
    ],
)
def test_every_fault_is_named_at_its_key(mules: Any, faults: dict[str, str]) -> None:
    with pytest.raises(ValidationError) as error:
        Stable().load({"mules": mules})
    assert {f.at: f.says.id for f in at_fields(error.value.messages)} == faults


@pytest.mark.parametrize("body", [{"mules": {"a": 3, "c": 0}}, {}])
def test_a_page_types_each_entry_under_its_own_path(body: Any) -> None:
    assert body_of(Stable(), MultiDict(typed_from(body))) == body


def test_what_a_page_leaves_blank_is_not_there() -> None:
    assert body_of(Stable(), MultiDict([("mules.a", " "), ("mules.b", "1+1")])) == {
        "mules": {"b": 2}
    }
