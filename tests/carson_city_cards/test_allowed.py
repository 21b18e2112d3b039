"""Tables that are unusual, and yet possible."""

from typing import Any

import pytest

from tests.carson_city_cards import seating
from tests.carson_city_cards.asking import refused_at
from tests.carson_city_cards.refused_tables import TABLE
from tests.carson_city_cards.small_tables import partial

Body = dict[str, Any]


@pytest.mark.parametrize(("row", "limits"), seating.COUNTS.items(), ids=seating.COUNTS)
def test_the_lowest_and_the_highest_count_of_a_row_are_possible(row: str, limits: range) -> None:
    for points in (limits[0], limits[1], limits[-2], limits[-1]):
        assert refused_at("score", partial({"counts": {row: points}})) == set()


ALLOWED: dict[str, Body] = {
    "four seats": {**TABLE, "seats": TABLE["seats"][:4]},
    "six seats": {**TABLE, "seats": [*TABLE["seats"], {"virtual": True, "appeal": 0}]},
    "one real player": {"seats": [{"city": ""}, *({"virtual": True, "appeal": 9},) * 3]},
    "a partial table of virtual players": partial({"virtual": True, "appeal": []}),
    "a partial table of six": partial(*({"city": ""},) * 6),
    "the highest appeal": partial({"virtual": True, "appeal": 999}),
    "the appeal of eighteen cards": partial({"virtual": True, "appeal": [99] * 18}),
    "a virtual player with a character": partial(
        {"virtual": True, "appeal": 1, "characters": ["settler"]}
    ),
    "a name of forty characters": partial({"name": f"  {'x' * 40}  ", "city": ""}),
    "all kinds of sales": partial(
        {"city": "hh/hh", "characters": ["auctioneer"], "auctioneer_sold": 3}
    ),
    "no sale without the Auctioneer": partial({"city": "hh/hh", "auctioneer_sold": 0}),
    "a city without cards": partial({"city": ""}),
    "a list without cards": partial({"cards": []}),
    "no counts at all": partial({"counts": {}}),
    "points typed for a Teacher": partial({"counts": {"characters": 3}, "characters": ["teacher"]}),
    "a Prison on the card that covers outlaws": partial(
        {"cards": [{"at": "a1", "parcels": "o./.."}, {"at": "a1", "parcels": "p./.."}]}
    ),
    "outlaws on protected outlaws in German": partial(
        {
            "cards": [{"at": "a1", "parcels": "o./.."}, {"at": "a1", "parcels": "o./.."}],
            "characters": ["sheriff"],
        },
        edition="de",
    ),
    "a card that a sold one joined": partial(
        {
            "cards": [{"at": at, "parcels": "../.."} for at in ("a1", "e1", "c1")],
            "characters": ["auctioneer"],
            "auctioneer_sold": 1,
        }
    ),
    "a card on outlaws that a sold one protected": partial(
        {
            "cards": [{"at": "a1", "parcels": "o./.."}, {"at": "a1", "parcels": "h./.."}],
            "characters": ["auctioneer"],
            "auctioneer_sold": 1,
        }
    ),
    "cards and a corner after a sale": partial(
        {
            "cards": [{"at": at, "parcels": "../.."} for at in ("a1", "c3")],
            "characters": ["auctioneer"],
            "auctioneer_sold": 1,
        },
        house_rules={"CCC-O9": "corners_too"},
    ),
    "the frame's last card": partial({"cards": [{"at": "y25", "parcels": "../.."}]}),
}


@pytest.mark.parametrize("body", ALLOWED.values(), ids=ALLOWED)
def test_what_is_just_possible_is_accepted(body: Body) -> None:
    assert refused_at("score", body) == set()
