"""Filling a painted city: what must lie on a card is filled, of the rest it is asked."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.carson_city_cards import plain
from tests.carson_city_cards.dealing import Bag, cards_laid
from tests.journeys.bad_wifi import new_sheet
from tests.journeys.conftest import Visiting
from tests.journeys.pages import field
from tests.journeys.sheets import sit_down

UNPAINTED = """async (drawings) => {
  const scripts = performance.getEntriesByType("resource").map(({ name }) => name);
  const { unpainted } = await import(scripts.find((name) => name.endsWith("/fill.js")));
  return drawings.map((drawing) => {
    const { sure, unsure } = unpainted(drawing);
    return { sure, cards: [...unsure.keys()].filter((spot) => unsure.get(spot)),
      bare: [...unsure.keys()].filter((spot) => !unsure.get(spot)) };
  });
}"""
TYPE = "(node, text) => { node.value = text; node.dispatchEvent(new Event('input')); }"
FRAME = 26
CITY = "hb--i/tl--i"
SURE = "hb-.i/tl-.i"
"""The card on which the right column lies reaches one column further, wherever it lies."""
CITIES = 100
FILL, RIGHT = "Fill the rest with empty parcels", "That’s right"


def sat_down(phone: Visiting) -> Page:
    """A seat of the card game with its city to be painted."""
    visit = phone()
    links = new_sheet(visit.home, "carson-city-cards", ("Ann", "Ben"))["links"]
    page = sit_down(visit, links["join"], "Ann")
    expect(page.locator("[data-spot]").first).to_be_visible()
    return page


def dealt(number: int) -> dict[tuple[int, int], str]:
    """A random city that a box could make."""
    chance = Random(number)  # noqa: S311
    city: dict[tuple[int, int], str] = plain.lay(cards_laid(chance, Bag(chance), 9))
    return city


def painted(city: dict[tuple[int, int], str]) -> dict[tuple[int, int], str]:
    """What somebody paints of it first: all that is no empty parcel."""
    return {spot: letter for spot, letter in city.items() if letter != "."}


def drawn(city: dict[tuple[int, int], str]) -> str:
    """A city as the painter keeps it: the frame, row after row."""
    spots = ((column, row) for row in range(FRAME) for column in range(FRAME))
    return "".join(city.get(spot, "-") for spot in spots)


def spots_of(numbers: list[int]) -> set[tuple[int, int]]:
    return {(number % FRAME, number // FRAME) for number in numbers}


def blocks_at(spot: tuple[int, int]) -> list[set[tuple[int, int]]]:
    """The four cards that could lie on a spot."""
    column, row = spot
    return [
        {(column + x, row + y), (column + x + 1, row + y), (column + x, row + y + 1),
         (column + x + 1, row + y + 1)}
        for x in (-1, 0)
        for y in (-1, 0)
    ]  # fmt: skip


def test_only_what_must_lie_on_a_card_is_filled_at_once(phone: Visiting) -> None:
    cities = [dealt(number) for number in range(CITIES)]
    same = [city for city in cities if painted(city) and box(painted(city)) == box(city)]
    assert len(same) > len(cities) / 10
    answers: list[Any] = sat_down(phone).evaluate(
        UNPAINTED, [drawn(painted(each)) for each in same]
    )
    for city, answer in zip(same, answers, strict=True):
        sure, cards, bare = (spots_of(answer[key]) for key in ("sure", "cards", "bare"))
        assert sure <= city.keys()
        assert not sure & (cards | bare)
        assert sure | cards | bare == inside(box(city)) - painted(city).keys()
        on_cards = painted(city).keys() | sure | cards
        assert all(any(block <= on_cards for block in blocks_at(spot)) for spot in painted(city))


def box(city: dict[tuple[int, int], str]) -> tuple[int, int, int, int]:
    columns, rows = zip(*city, strict=True)
    return min(columns), min(rows), max(columns), max(rows)


def inside(edges: tuple[int, int, int, int]) -> set[tuple[int, int]]:
    left, top, right, bottom = edges
    return {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)}


def painted_page(phone: Visiting) -> tuple[Page, Locator]:
    """A seat with some parcels painted, and the field that keeps them."""
    page = sat_down(phone)
    text = field(page, "seats.0.city")
    text.evaluate(TYPE, CITY)
    return page, text


@pytest.mark.parametrize(
    ("answers", "filled"),
    [
        ((), "hb..i/tl..i"),
        (("c1",), "hb-.i/tl..i"),
        (("c1", "c2"), SURE),
        (("c1", "c1"), "hb..i/tl..i"),
    ],
)
def test_of_the_rest_it_is_asked_on_the_drawing(
    phone: Visiting, answers: tuple[str, ...], filled: str
) -> None:
    page, text = painted_page(phone)
    page.get_by_role("button", name=FILL).tap()
    expect(page.locator("[data-unsure]")).to_have_count(2)
    assert text.input_value() == SURE
    for spot in answers:
        page.locator(f"[data-unsure][aria-label^='{spot}:']").tap()
    assert text.input_value() == SURE
    page.get_by_role("button", name=RIGHT).tap()
    expect(page.locator("[data-unsure]")).to_have_count(0)
    assert text.input_value() == filled


def test_undo_first_ends_the_question_and_then_takes_back_what_was_filled(phone: Visiting) -> None:
    page, text = painted_page(phone)
    page.get_by_role("button", name=FILL).tap()
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator("[data-unsure]")).to_have_count(0)
    expect(page.get_by_role("button", name=FILL)).to_be_visible()
    assert text.input_value() == SURE
    page.get_by_role("button", name="Undo").tap()
    assert text.input_value() == CITY
