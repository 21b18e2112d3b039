"""Every line's parts: which parcel or character brought how much, as the plain reference counts."""

from typing import Any

import pytest
from hypothesis import given

from rules.carson_city_cards import TITLE
from scoring.core.rows import Line
from tests.carson_city_cards import dealing, plain
from tests.carson_city_cards.asking import breakdown_of, points_at
from tests.carson_city_cards.strategies import cities_alone
from translations.catalogue import catalogue

Body = dict[str, Any]

BY_SYMBOL = {
    "ranch_symbols": ("dk", lambda city: len(plain.spots_of(city, "r"))),
    "mine_symbols": ("bk", lambda city: len(plain.spots_of(city, "i"))),
    "house_symbols": ("cg", lambda city: plain.house_points(city.values())),
    "hotels": ("l", lambda _: 3),
}


def lines_by_row(body: Body) -> dict[str, Line[Any]]:
    """The lines of the only seat."""
    return {line.row.key: line for line in breakdown_of(body).seats[0].lines}


def adjacent_parts(body: Body, row: str) -> dict[str, int]:
    """What the plain reference gives each building of this row for its neighbours."""
    seat = body["seats"][0]
    city, readings = plain.typed_city(seat), plain.readings_of(body)
    empty = plain.empty_letters(city, seat.get("characters", []), readings)
    letters = [letter for letter, its_row in plain.ADJACENT_ROW.items() if its_row == row]
    return {
        dealing.name_of(spot): plain.adjacent_points(city, spot, empty)
        for spot, letter in city.items()
        if letter in letters
    }


@given(cities_alone)
def test_every_building_has_its_part_at_the_parcel_as_typed(body: Body) -> None:
    lines, city = lines_by_row(body), plain.typed_city(body["seats"][0])
    for row in set(plain.ADJACENT_ROW.values()):
        assert points_at(lines[row].parts) == adjacent_parts(body, row)
    for row, (letters, worth) in BY_SYMBOL.items():
        spots = [spot for letter in letters for spot in plain.spots_of(city, letter)]
        assert points_at(lines[row].parts) == {dealing.name_of(spot): worth(city) for spot in spots}
    halls = plain.city_hall_points(city, plain.readings_of(body))
    assert points_at(lines["city_hall"].parts) == {
        dealing.name_of(spot): halls for spot in plain.spots_of(city, "y")
    }


@given(cities_alone)
def test_every_character_has_its_part(body: Body) -> None:
    seat, readings = body["seats"][0], plain.readings_of(body)
    city, owned = plain.typed_city(seat), seat.get("characters", [])
    sold, brought = seat.get("auctioneer_sold", 0), seat.get("paperboy_choice")
    parts = lines_by_row(body)["characters"].parts
    assert [(part.subject["character"], part.points) for part in parts] == [
        (who, plain.character_points(who, city, owned, sold, readings, brought)) for who in owned
    ]


@given(cities_alone)
def test_outlaws_have_a_part_for_each_group_or_say_who_protects(body: Body) -> None:
    seat, readings = body["seats"][0], plain.readings_of(body)
    city, owned = plain.typed_city(seat), seat.get("characters", [])
    outlaws = plain.spots_of(city, "o")
    parts = lines_by_row(body)["outlaws"].parts
    assert {part.subject["at"] for part in parts} <= {dealing.name_of(spot) for spot in outlaws}
    assert bool(parts) == bool(outlaws)
    if plain.is_protected(city, owned):
        protection = "CCC-85" if plain.spots_of(city, "p") else "CCC-79"
        assert all(part.clauses == ("CCC-52", protection) for part in parts)
        assert all(part.points == 0 for part in parts)
    else:
        groups = plain.count_parts(outlaws, plain.SIDES_AND_CORNERS)
        clusters = readings["CCC-O1"] == "per_cluster"
        assert [part.points for part in parts] == [-6] * (groups if clusters else len(outlaws))


@given(cities_alone)
def test_what_was_counted_can_be_shown_on_the_drawing(body: Body) -> None:
    city = plain.typed_city(body["seats"][0])
    for line in breakdown_of(body).seats[0].lines:
        for part in line.parts:
            names = list(part.counted)
            assert len(names) == len(set(names))
            assert all(name in part.counted for name in names)
            bare = [name for name in names if plain.spot_at(name) not in city]
            assert not bare or line.row.key in {"ranches", "characters"}


@given(cities_alone)
def test_a_mine_shows_the_mountains_around_it(body: Body) -> None:
    city = plain.typed_city(body["seats"][0])
    mines = lines_by_row(body)["mines"]
    for part in mines.parts:
        around = plain.around(plain.spot_at(part.subject["at"]))
        mountains = {dealing.name_of(spot) for spot in around if city.get(spot) == "m"}
        assert set(part.counted) == mountains


def corners_of_the_frame() -> list[str]:
    """A Ranch card in each corner of the frame, as notation."""
    above, in_front = "/" * 24, "-" * 24
    cards = (f"{columns}rr/{columns}rr" for columns in ("", in_front))
    return [rows + card for card in cards for rows in ("", above)]


@pytest.mark.parametrize("city", corners_of_the_frame())
def test_bare_spots_beyond_the_frame_count_and_are_not_shown(city: str) -> None:
    seat = {"city": city, "characters": ["settler"]}
    rules = {"CCC-O2": "bare_too"}
    body = {"partial": True, "house_rules": rules, "seats": [seat]}
    lines = lines_by_row(body)
    assert (lines["ranches"].points, lines["characters"].points) == (4 * 5, 12)
    shown = {name for part in lines["characters"].parts for name in part.counted}
    assert len(shown) == 5
    assert sum(len(list(part.counted)) for part in lines["ranches"].parts) == 2 + 2 + 5


def test_the_parts_of_an_appeal_are_its_cards() -> None:
    seats = [{"virtual": True, "appeal": appeal} for appeal in ([7, 5, 0], 91, [4])]
    lines = [
        next(line for line in seat.lines if line.row.key == "appeal")
        for seat in breakdown_of({"partial": True, "seats": seats}).seats
    ]
    assert [[part.points for part in line.parts] for line in lines] == [[7, 5, 0], [91], [4]]


def test_a_ranch_beside_outlaws_names_what_makes_them_empty() -> None:
    for city, owned, clauses in (
        ("ro/p.", [], ["CCC-41", "CCC-85"]),
        ("ro/..", ["sheriff"], ["CCC-41", "CCC-79"]),
        ("ro/..", [], ["CCC-41"]),
        ("r./p.", [], ["CCC-41"]),
    ):
        body = {"partial": True, "seats": [{"city": city, "characters": owned}]}
        ranches = breakdown_of(body).seats[0].lines[0]
        assert points_at(ranches.parts).keys() == {"a1"}
        assert list(ranches.parts[0].clauses) == clauses
        sentence = catalogue("en", TITLE.room).text(ranches.parts[0].why)
        assert ("outlaws" in sentence) == (len(clauses) > 1)
