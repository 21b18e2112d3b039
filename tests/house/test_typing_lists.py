"""Lists typed into one field, and ticks that must be told."""

from typing import Any

import pytest
from werkzeug.datastructures import MultiDict

from scoring.titles import titles
from web.forms.kinds.kind import body_of

TYPED = {
    "roads in their order": ("road", [("new", "e4-n, f4-n")], {"new": ["e4-n", "f4-n"]}),
    "roads one by one": ("road", [("new", "e4-n"), ("new", "f4-n")], {"new": ["e4-n", "f4-n"]}),
    "names with blanks in them": (
        "turn_order",
        [("passed", "Ann, Mary Lou; Bob")],
        {"passed": ["Ann", "Mary Lou", "Bob"]},
    ),
    "numbers in their order": ("setup", [("totals", "14 16, 15")], {"totals": [14, 16, 15]}),
    "an attack that was lost": (
        "income",
        [("attacks.0.parcel", "d4"), ("attacks.0.by", "2"), ("attacks.0.won", "false")],
        {"attacks": [{"parcel": "d4", "by": 2, "won": False}]},
    ),
    "no attack at all": ("income", [("attacks.0.parcel", "")], {}),
}


@pytest.mark.parametrize(("key", "typed", "body"), TYPED.values(), ids=TYPED.keys())
def test_a_form_sends(key: str, typed: list[tuple[str, str]], body: dict[str, Any]) -> None:
    assert body_of(titles()["carson-city"].questions[key].form, MultiDict(typed)) == body
