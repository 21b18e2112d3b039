"""Every number on a score pad is the rules' own: what is counted, not what somebody typed."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from printables.core.pads.layout import layout_of
from printables.core.pads.texts import fitted
from printables.core.pads.wishes import clause_of
from printables.core.scorepad import PadWish, facts_of, rows_of
from rules.carson_city.money import PRICE_OF_A_POINT
from rules.carson_city_cards.pictures import Picture
from rules.core.readings import Setup
from rules.gold_rush.questions.score_track import SPACES
from rules.nevada_city.schema import MOST_FOR_VISIT
from rules.nevada_city.table import POINTS_FOR_OWNER, POINTS_FOR_UNHIRED, POINTS_PER_TILE
from scoring.gold_rush import worth
from scoring.nevada_city.questions.troublemaker import POINTS_FOR_VICTOR
from scoring.titles import titles
from tests.printables.agreements import played_together
from tests.printables.pad_orders import PadOrder, every_order
from translations.catalogue import catalogue, languages

NUMBER = re.compile(r"−?\d+")
ONE = 1


def points_of(slug: str, row: str, *seats: dict[str, Any], **body: Any) -> int:
    """What the first seat gets in a row."""
    named = [{"name": name, **seat} for name, seat in zip(("Ann", "Bob"), seats, strict=False)]
    breakdown = titles()[slug].score({"seats": named, **body})
    return next(line.points for line in breakdown.seats[0].lines if line.row.key == row)


def of_city(row: str, *pictures: Picture) -> int:
    """What two pictures side by side bring to a row, with two empty parcels below them."""
    city = "".join(picture.letter for picture in pictures).ljust(2, ".") + "/.."
    return points_of("carson-city-cards", row, {"city": city}, partial=True)


def of_board_game(row: str, variant: str = "", **seat: Any) -> int:
    """What a seat gets in a row of the board game, first of two."""
    variants = [variant] if variant else []
    return points_of("carson-city", row, {"order": 1, **seat}, {"order": 2}, variants=variants)


def _price_of_the_last_points() -> int:
    return next(money for money in range(1, 20) if of_board_game("money", money=money))


OF_THE_CARDS: Mapping[str, Callable[[], set[int]]] = {
    "ranches": lambda: {of_city("ranches", Picture.RANCH) // 3},
    "mines": lambda: {of_city("mines", Picture.MINE, Picture.MOUNTAIN)},
    "drugstores": lambda: {of_city("drugstores", Picture.DRUGSTORE, Picture.HOUSE)},
    "banks": lambda: {of_city("banks", Picture.BANK, Picture.HOUSE)},
    "saloons": lambda: {of_city("saloons", Picture.SALOON, Picture.HOUSE)},
    "general_stores_city_hall": lambda: {
        of_city("general_stores_city_hall", Picture.GENERAL_STORE, Picture.HOUSE)
    },
    "ranch_symbols": lambda: {of_city("ranch_symbols", Picture.DRUGSTORE, Picture.RANCH)},
    "mine_symbols": lambda: {of_city("mine_symbols", Picture.BANK, Picture.MINE)},
    "house_symbols": lambda: {of_city("house_symbols", Picture.CHURCH, Picture.HOUSE)},
    "hotels": lambda: {of_city("hotels", Picture.HOTEL)},
    "city_hall": lambda: {
        of_city("city_hall", Picture.CITY_HALL, Picture.BANK)
        - of_city("city_hall", Picture.CITY_HALL)
    },
    "outlaws": lambda: {
        of_city("outlaws", Picture.OUTLAWS),
        of_city("outlaws", Picture.OUTLAWS, Picture.PRISON),
    },
}
OF_THE_BOARD_GAME: Mapping[str, Callable[[], set[int]]] = {
    "cash_limit": lambda: {
        of_board_game("cash_limit", money=30, cash_limit=30 - PRICE_OF_A_POINT),
        PRICE_OF_A_POINT,
    },
    "buildings": lambda: {of_board_game("buildings", buildings=1)},
    "houses": lambda: {of_board_game("houses", houses=1)},
    "mountains": lambda: {of_board_game("mountains", mountains=1)},
    "bridges": lambda: {of_board_game("bridges", "carson_river", buildings=1, at_bridge=1)},
    "money": lambda: {ONE, _price_of_the_last_points()},
    "kit_carson": lambda: {of_board_game("kit_carson", "kit_carson")},
}
OF_GOLD_RUSH: Mapping[str, Callable[[], set[int]]] = {
    "score_track": lambda: {SPACES},
    "railroads": lambda: {worth.PER_TILE},
    "mountains": lambda: {worth.PER_NUGGET},
    "cities": lambda: {worth.PER_RAILROAD},
    "prairies": lambda: {worth.PER_CAMP, worth.PER_HERD},
    "gold": lambda: {worth.PER_NUGGET},
}
OF_NEVADA: Mapping[str, Callable[[], set[int]]] = {
    "properties": lambda: {POINTS_PER_TILE},
    "building_owner_bonus": lambda: {POINTS_FOR_OWNER},
    "newspaper": lambda: {ONE, MOST_FOR_VISIT},
    "boarding_house": lambda: {POINTS_FOR_UNHIRED},
    "troublemakers": lambda: {POINTS_FOR_VICTOR},
}
NUMBERS = {
    "carson-city-cards": OF_THE_CARDS,
    "carson-city": OF_THE_BOARD_GAME,
    "gold-rush": OF_GOLD_RUSH,
    "nevada-city": OF_NEVADA,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", NUMBERS)
def test_the_rule_of_a_row_says_the_numbers_that_are_counted(slug: str, language: str) -> None:
    order = PadOrder(slug, "a4", 1, language, 4, played_together(titles()[slug]))
    for row in order.rows:
        said = {int(each.replace("−", "-")) for each in NUMBER.findall(row.rule)}
        assert said == NUMBERS[slug].get(row.key, set)(), (row.key, row.rule)


def test_every_pad_of_the_cards_says_what_saves_from_outlaws() -> None:
    lacking = []
    for order in every_order(titles()["carson-city-cards"]):
        wish = PadWish(
            order.title, order.setup, order.lang, order.paper, order.per_page, players=order.players
        )
        _, texts = fitted(wish, layout_of(wish))
        (row,) = (each for each in texts if each.row.key == "outlaws")
        said = f"{row.beside} {row.under}"
        numbers = {int(each.replace("−", "-")) for each in NUMBER.findall(said)}
        if numbers != {-6, 0} or "Sheriff" not in said:
            lacking.append((str(order), said))
    assert lacking == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", titles())
def test_families_of_rows_are_numbered_in_the_order_of_counting(slug: str, language: str) -> None:
    order = PadOrder(slug, "a4", 1, language, 4)
    bands = [row.band for row in order.rows if row.band]
    assert [row.key for row in order.rows if row.band] == [*facts_of(order.title).bands]
    numbers = [int(band.split()[0]) for band in bands if band[0].isdigit()]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert len(bands) >= len(numbers)


def test_either_the_pawn_or_the_ledger_is_counted() -> None:
    for language, (either, or_) in {"en": ("either", "or"), "de": ("entweder", "oder")}.items():
        rows = {row.key: row.band for row in PadOrder("nevada-city", "a4", 1, language, 4).rows}
        assert (rows["score_track"] or "").split()[0] == either
        assert (rows["start_building"] or "").split()[0] == or_


def test_an_unfinished_mountain_brings_nothing_but_its_nuggets() -> None:
    title = titles()["gold-rush"]
    row = next(row for row in title.pad.rows if row.key == "mountains")
    assert clause_of(row, facts_of(title)) == "GR-53"
    wish = PadWish(title, Setup(title.facts, "en", (), {}), "en")
    (shown,) = (each for each in rows_of(wish) if each.key == "mountains")
    assert shown.rule == catalogue("en", "gold_rush").name("GR-53", "short")


@pytest.mark.parametrize("slug", titles())
def test_a_row_is_told_by_a_clause_that_it_rests_on(slug: str) -> None:
    title = titles()[slug]
    clauses = {row.key: row.clauses for row in title.pad.rows}
    for key, clause in facts_of(title).rules.items():
        assert clause in clauses[key]
