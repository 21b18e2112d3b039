"""Asks the questions about roads and building without a whole application around them."""

from typing import Any

import pytest

from rules.carson_city.questions import build, house, parcel_price, road
from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.rulings import Answer, rule
from tests.carson_city.plain_board import NAMES, drawing

Body = dict[str, Any]

ASKED = {"build": build, "house": house, "parcel_price": parcel_price, "road": road}
ROUND_D4 = ["d4-nesw"]


def ask(question: str, body: Body) -> Answer:
    setup, situation = read(ASKED[question].QuestionForm(), body)
    return rule(ASKED[question].answer, situation, setup)


def refused_at(question: str, body: Body) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        ask(question, body)
    return sorted(fault.at for fault in refused.value.faults)


def drawn(**signs: str) -> str:
    """An empty town but for these parcels."""
    return drawing(dict.fromkeys(NAMES, (None, ".")) | {n: _parcel(s) for n, s in signs.items()})


def _parcel(sign: str) -> tuple[int | None, str]:
    return (int(sign[0]), sign[1]) if sign[1:] else (None, sign)
