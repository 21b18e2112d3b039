"""A list that was left out is tried with what other fields and rules need in it."""

from typing import Any

import pytest

from scoring.titles import titles
from web.asking.certainty import consider

LEFT_OUT = [
    pytest.param(
        "nevada-city",
        "buy",
        {"building": "hardnails", "owner": "self", "take": {"iron": 2, "brick": 1}},
        "offered",
        id="three goods at a store",
    ),
    pytest.param(
        "carson-city-cards",
        "character",
        {
            "city": "",
            "character": "sheriff",
            "auctioneer_sold": 1,
            "paperboy_choice": "none",
        },
        "characters",
        id="the Auctioneer who sold and the Paperboy who brought nobody",
    ),
]


@pytest.mark.parametrize(("slug", "key", "body", "path"), LEFT_OUT)
def test_what_was_left_out_decides(slug: str, key: str, body: dict[str, Any], path: str) -> None:
    title = titles()[slug]
    found = consider(title, title.questions[key], body)
    assert not found.worked
    assert path in found.undecided
