"""What a parcel costs has nothing to do with who owns what around it (CC-44)."""

import re
from random import Random

import pytest

from rules.core.rulings import Verdict
from tests.carson_city import dealing
from tests.carson_city.plain_board import KINDS, NAMES
from tests.carson_city.road_questions import ask, drawn, refused_at

TOWNS = 30


@pytest.mark.parametrize("number", range(TOWNS))
def test_a_town_painted_without_owners_has_the_same_prices(number: int) -> None:
    body = {"variants": ["carson_river"]}
    town = dealing.board(Random(number), body)  # noqa: S311 (the same in every run)
    for name in (name for name in NAMES if town[name][0] is None):
        owned = ask("parcel_price", {**body, "parcel": name}).ruling
        bare = {**body, "board": re.sub("[1-5]", "", body["board"]), "parcel": name}
        assert ask("parcel_price", bare).ruling == owned


@pytest.mark.parametrize("sign", KINDS)
def test_a_parcel_with_a_building_is_not_for_sale_whoever_owns_it(sign: str) -> None:
    ruling = ask("parcel_price", {"board": drawn(d4=sign), "parcel": "d4"}).ruling
    assert ruling.verdict is Verdict.NO
    assert [reason.clause for reason in ruling.because] == ["CC-43"]


def test_elsewhere_a_building_needs_its_owner() -> None:
    board = {"board": drawn(d4="s"), "parcel": "d5", "seat": 1}
    assert refused_at("house", board) == ["board"]
