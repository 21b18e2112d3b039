"""Composing a tile: every step leads to a tile, and keeps what it can."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from rules.gold_rush.composing import NEXT_LAND, Composed, composed
from rules.gold_rush.notation import read_tile
from tests.gold_rush import plain_tiles
from tests.gold_rush.strategies import tiles
from tests.strategies import chances

PRESSED = [
    ("pppp", "n", "rppp n-x"),
    ("rppp", "n", "mppp n^0"),
    ("mppp n^2", "n", "pppp"),
    ("rppp n-x*", "e", "rrpp n-e*"),
    ("rrpp", "s", "rrrp n-j e-j s-j"),
    ("rrrp city", "w", "rrrr n-c e-c s-c w-c"),
    ("rrrr n-e s-w", "w", "rrrm n-e s-x w^0"),
    ("rrpp n-x e-x", "s", "rrrp n-x e-x s-x"),
    ("rmrp n-s", "w", "rmrr n-j s-j w-j e^0"),
    ("rmrr n-s w-x e^3", "w", "rmrm n-s e^3 w^0"),
    ("mppp ^2", "e", "mrpp e-m n^2"),
    ("mrpp e-m n^2", "e", "mmpp ne^2"),
    ("pppp ^4", "n", "rppp n-m ^4"),
    ("rppp n-m ^4", "n", "mppp n^4"),
    ("pppp t2 h", "n", "rppp n-x t2@nw h@nw"),
]


@pytest.mark.parametrize(("text", "edge", "then"), PRESSED)
def test_pressing_an_edge_changes_its_land_and_little_else(text: str, edge: str, then: str) -> None:
    steps = {step.edge.letter: step.text for step in composed(text).edges}
    assert steps[edge] == then


def everything_to_press(made: Composed) -> Iterator[str | None]:
    yield from (step.text for step in made.edges)
    yield from (step.text for step in (*made.middle, *made.ranges, *made.hill))
    for row in made.rows:
        yield from (step.text for step in row.ends)
        for stepper in row.steppers:
            yield from (stepper.fewer, stepper.more)


@given(tiles)
def test_every_step_from_every_tile_is_a_tile_in_normal_form(plain: plain_tiles.Tile) -> None:
    made = composed(plain_tiles.normal(plain))
    assert not made.says
    for text in everything_to_press(made):
        assert text is None or read_tile(text).text == text


@given(tiles)
def test_an_edge_shows_what_its_button_says(plain: plain_tiles.Tile) -> None:
    made = composed(plain_tiles.normal(plain))
    for step in made.edges:
        lands = list(made.tile.lands)
        lands[step.edge] = NEXT_LAND[step.land]
        assert list(read_tile(step.text).lands) == lands


@given(tiles, chances)
def test_more_and_then_fewer_is_the_same_tile(plain: plain_tiles.Tile, chance: Random) -> None:
    made = composed(plain_tiles.normal(plain))
    ways = [
        (number, at, stepper.more)
        for number, row in enumerate(made.rows)
        for at, stepper in enumerate(row.steppers)
        if stepper.more
    ]
    if ways:
        number, at, text = chance.choice(ways)
        assert composed(text).rows[number].steppers[at].fewer == made.tile.text


@given(tiles)
def test_what_the_rails_do_now_is_among_the_choices_at_most_once(plain: plain_tiles.Tile) -> None:
    made = composed(plain_tiles.normal(plain))
    for choices in (made.middle, made.ranges):
        assert sum(step.is_chosen for step in choices) <= 1
        assert len({step.text for step in choices}) == len(choices) != 1


COURSES = {
    "rppp": [],
    "prpr": ["prpr e-w", "prpr e-j w-j", "prpr e-x w-x"],
    "rrrp": [
        *("rrrp n-e s-x", "rrrp n-s e-x", "rrrp n-x e-s"),
        *("rrrp n-j e-j s-j", "rrrp n-c e-c s-c", "rrrp n-x e-x s-x"),
    ],
    "rrmp n-e ^1": ["rrmp n-e s^1", "rrmp n-j e-j s^1", "rrmp n-x e-x s^1", "rrmp n-m e-m s^1"],
    "rmpm n-me e^1 w^2": ["rmpm n-x e^1 w^2", "rmpm n-me e^1 w^2", "rmpm n-mw e^1 w^2"],
}


@pytest.mark.parametrize("text", COURSES)
def test_the_rails_can_do_all_that_the_notation_knows(text: str) -> None:
    assert [step.text for step in composed(text).middle] == COURSES[text]


def test_mountains_are_parted_and_joined_with_their_nuggets_and_tracks() -> None:
    joined = composed("mmrr ne^3 s-m w-m")
    assert [step.text for step in joined.ranges] == [
        "mmrr s-m w-m ne^3",
        "mmrr s-mn w-mn n^3 e^0",
    ]
    assert next(step.text for step in composed("mmpp n^2 e^1").ranges) == "mmpp ne^3"


UNDERSTOOD = [
    ("", "pppp", 0),
    ("nonsense", "pppp", 1),
    ("rprp sheriff", "rprp n-s", 1),
    ("mrmr ^1 n-e", "mrmr e-m w-x ns^0", None),
    ("RRPP", "rrpp n-e", 0),
]


@pytest.mark.parametrize(("text", "tile", "faults"), UNDERSTOOD)
def test_of_a_text_is_drawn_what_can_be_understood(
    text: str, tile: str, faults: int | None
) -> None:
    made = composed(text)
    assert made.tile.text == tile
    assert made.says if faults is None else len(made.says) == faults


CITIES = {
    "nothing yet": ("", "rrrr n-c e-c s-c w-c"),
    "two rails": ("rprp", "rrrr n-c e-c s-c w-c"),
    "three rails": ("rrrp", "rrrp n-c e-c s-c"),
    "a mountain beside": ("mppp ^1", "mrrr e-c s-c w-c n^1"),
    "a city already": ("rrrp city", "rrrp n-j e-j s-j"),
}


@pytest.mark.parametrize(("text", "then"), CITIES.values(), ids=CITIES)
def test_one_press_makes_a_city_and_another_takes_it_away(text: str, then: str) -> None:
    city = composed(text).city
    assert city is not None
    assert city.text == then


def test_no_city_is_offered_where_too_few_edges_can_have_rails() -> None:
    assert composed("mmpp").city is None


def test_a_rail_that_ends_in_nothing_is_named_by_its_edge() -> None:
    assert composed("rpmp ^1").halts == []
    assert [edge.letter for edge in composed("rprp n-x s-x").halts] == ["n", "s"]
