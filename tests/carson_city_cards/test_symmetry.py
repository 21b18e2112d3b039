"""A city is the same wherever it lies and from whichever side it is looked at."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.carson_city_cards import dealing, plain, seating
from tests.carson_city_cards.asking import (
    as_json,
    breakdown_of,
    points_at,
    refused_at,
    score,
)
from tests.carson_city_cards.plain import Spot
from tests.carson_city_cards.strategies import cities_alone, tables
from tests.strategies import a_share, chances

View = Callable[[Spot, int], Spot]
Body = dict[str, Any]

LAST = dealing.LAST_SPOT
# Where a spot of a square with this last column and row goes to.
VIEWS: dict[str, View] = {
    "mirrored left to right": lambda spot, last: (last - spot[0], spot[1]),
    "mirrored top to bottom": lambda spot, last: (spot[0], last - spot[1]),
    "mirrored along the diagonal": lambda spot, _: (spot[1], spot[0]),
    "mirrored along the other diagonal": lambda spot, last: (last - spot[1], last - spot[0]),
    "a quarter turn to the right": lambda spot, last: (last - spot[1], spot[0]),
    "a quarter turn to the left": lambda spot, last: (spot[1], last - spot[0]),
    "a half turn": lambda spot, last: (last - spot[0], last - spot[1]),
}
each_view = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)


def seen_card(card: dict[str, str], view: View) -> dict[str, str]:
    """A laid card, with its pictures where the view brings them."""
    corner = view(plain.spot_at(card["at"]), dealing.LAST_CORNER)
    pictures = {view(spot, 1): letter for spot, letter in plain.parse(card["parcels"]).items()}
    return {"at": dealing.name_of(corner), "parcels": plain.drawing(pictures)}


def seen_text(text: str, view: View) -> str:
    """A city as notation, all around the frame."""
    city = {view(spot, LAST): letter for spot, letter in plain.parse(text).items()}
    rows = range(max((row + 1 for _, row in city), default=0))
    return "/".join("".join(city.get((c, r), "-") for c in range(LAST + 1)) for r in rows)


def seen(body: Body, view: View) -> Body:
    """A table with all its cities looked at from elsewhere."""
    body = as_json(body)
    for seat in body["seats"]:
        if "cards" in seat:
            seat["cards"] = [seen_card(card, view) for card in seat["cards"]]
        if "city" in seat:
            seat["city"] = seen_text(seat["city"], view)
    return body


@each_view
@a_share
@given(body=tables)
def test_a_city_scores_the_same_from_every_side(view: View, body: Body) -> None:
    assert score(seen(body, view)) == score(body)


def some_cards(chance: Random) -> Body:
    """Cards that may well be illegal, near to each other."""
    cards = [
        {
            "at": dealing.name_of((chance.randint(8, 14), chance.randint(8, 14))),
            "parcels": "/".join("".join(chance.choice("..ohpt") for _ in "12") for _ in "12"),
        }
        for _ in range(chance.randint(1, 6))
    ]
    return {**seating.settings(chance), "partial": True, "seats": [_owned(chance, cards=cards)]}


def some_letters(chance: Random) -> Body:
    """A drawing that may well be no city."""
    side = chance.choice([3, 4, 9])
    letters = "".join(chance.choice("--...") for _ in range(side * side))
    rows = [letters[start : start + side] for start in range(0, len(letters), side)]
    seat = _owned(chance, city="/".join(rows))
    return {**seating.settings(chance), "partial": True, "seats": [seat]}


def _owned(chance: Random, **seat: Any) -> Body:
    characters = chance.sample(["captain", "sheriff", "auctioneer"], chance.randint(0, 3))
    sold = chance.randint(0, 1) if "auctioneer" in characters else 0
    return {**seat, "characters": characters, "auctioneer_sold": sold}


@each_view
@a_share
@given(body=chances.map(some_cards) | chances.map(some_letters))
def test_a_city_is_refused_from_every_side_or_from_none(view: View, body: Body) -> None:
    assert refused_at("score", seen(body, view)) == refused_at("score", body)


def moved(body: Body, columns: int, rows: int) -> Body:
    """The cities of a table somewhere else."""
    body = as_json(body)
    for seat in body["seats"]:
        for card in seat.get("cards", []):
            column, row = plain.spot_at(card["at"])
            card["at"] = dealing.name_of((column + columns, row + rows))
        if "city" in seat:
            city = plain.drawing(plain.parse(seat["city"]))
            seat["city"] = "/" * rows + "/".join("-" * columns + row for row in city.split("/"))
    return body


def to_the_corner(body: Body) -> Body:
    """The city of a table's only seat, in the upper left corner of the frame."""
    city = plain.typed_city(body["seats"][0])
    left, top, *_ = plain.box(city) if city else (0, 0)
    return moved(body, -left, -top) if "cards" in body["seats"][0] else moved(body, 0, 0)


@given(body=cities_alone, columns=st.integers(0, 17), rows=st.integers(0, 17))
def test_a_city_is_the_same_wherever_it_lies(body: Body, columns: int, rows: int) -> None:
    here = to_the_corner(body)
    there = moved(here, columns, rows)
    assert score(here) == score(there) == score(body)
    for line, same in zip(*(breakdown_of(b).seats[0].lines for b in (here, there)), strict=True):
        assert moved_names(points_at(line.parts), columns, rows) == points_at(same.parts)


def moved_names(points: dict[str, int], columns: int, rows: int) -> dict[str, int]:
    """The same points at parcels further on; characters stay where they are."""
    found = {}
    for name, value in points.items():
        if name[-1].isdecimal():
            column, row = plain.spot_at(name)
            found[dealing.name_of((column + columns, row + rows))] = value
        else:
            found[name] = value
    return found
