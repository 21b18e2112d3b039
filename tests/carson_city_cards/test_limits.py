"""What is just possible and what is just too much, side by side."""

from typing import Any

import pytest

from rules.carson_city_cards import TITLE
from rules.core.faults import RefusedError
from tests.carson_city_cards import seating
from tests.carson_city_cards.asking import breakdown_of, refused_at
from tests.carson_city_cards.small_tables import cards_in_rows, partial, wall
from translations.catalogue import catalogue

Body = dict[str, Any]

BOX = {
    "empty parcel": (".", 210),
    "House": ("h", 44),
    "Mountain": ("m", 44),
    "Townhouse": ("t", 12),
    "Mine": ("i", 14),
    "Ranch": ("r", 14),
    "Blacksmith": ("k", 3),
    "outlaws": ("o", 8),
    "Drugstore": ("d", 11),
    "Bank": ("b", 11),
    "Saloon": ("s", 6),
    "Hotel": ("l", 5),
    "General Store": ("g", 2),
    "Church": ("c", 3),
    "Prison": ("p", 4),
    "City Hall": ("y", 1),
}
WORTHLESS = "lawyer gunsmith mercenary doctor heroes editor captain undertaker"
COMMON = WORTHLESS.split()


def seats_with(letter: str, count: int) -> list[Body]:
    """Seats that show so many of a picture in all, at most 64 each."""
    shares = [min(64, count - start) for start in range(0, count, 64)]
    return [{"city": wall(letter, share)} for share in shares]


@pytest.mark.parametrize(("letter", "most"), BOX.values(), ids=BOX)
def test_the_box_holds_so_many_and_not_one_more(letter: str, most: int) -> None:
    assert refused_at("score", partial(*seats_with(letter, most))) == set()
    assert refused_at("score", partial(*seats_with(letter, most + 1))) == {"seats"}


@pytest.mark.parametrize(("letter", "most"), BOX.values(), ids=BOX)
def test_all_cities_of_a_table_come_from_one_box(letter: str, most: int) -> None:
    one_more = [*seats_with(letter, most), {"city": f"{letter}m/mm"}]
    if letter == "m":
        one_more[-1] = {"city": "m./.."}
    assert refused_at("score", partial(*one_more)) == {"seats"}


@pytest.mark.parametrize(
    ("letter", "most"), [pair for pair in BOX.values() if pair[1] <= 64], ids=[*BOX][1:]
)
def test_the_city_of_a_question_comes_from_the_box_too(letter: str, most: int) -> None:
    for count, errors in ((most, set()), (most + 1, {"city"})):
        asked = {"city": wall(letter, count), "card": "../.."}
        assert refused_at("placements", asked) == errors


@pytest.mark.parametrize(
    ("houses", "mountains", "errors"),
    [(44, 36, set()), (36, 44, set()), (37, 36, set()), (37, 37, {"seats"}), (45, 1, {"seats"})],
)
def test_houses_and_mountains_are_not_both_more_than_36(
    houses: int, mountains: int, errors: set[str]
) -> None:
    seats = partial({"city": wall("h", houses)}, {"city": wall("m", mountains)})
    assert refused_at("score", seats) == errors


def rectangle(columns: int, rows: int) -> str:
    return "/".join(["." * columns] * rows)


def corner(columns: int, rows: int) -> str:
    """Two rows and two columns of parcels, as wide and as high as this."""
    return "/".join(["." * columns] * 2 + [".."] * (rows - 2))


SIZES = {
    "eight by eight": (8, 8, [], set()),
    "nine by eight": (9, 8, [], {"city"}),
    "eight by nine": (8, 9, [], {"city"}),
    "nine by eight with the Captain": (9, 8, ["captain"], set()),
    "eight by nine with the Captain": (8, 9, ["captain"], set()),
    "nine by two with the Captain": (9, 2, ["captain"], set()),
    "nine by nine with the Captain": (9, 9, ["captain"], {"city"}),
    "ten by two with the Captain": (10, 2, ["captain"], {"city"}),
    "two by ten with the Captain": (2, 10, ["captain"], {"city"}),
}


@pytest.mark.parametrize(("columns", "rows", "owned", "errors"), SIZES.values(), ids=SIZES)
def test_a_city_is_eight_by_eight_and_one_longer_with_the_captain(
    columns: int, rows: int, owned: list[str], errors: set[str]
) -> None:
    seat = {"city": corner(columns, rows), "characters": owned}
    asked = {**seat, "card": "../.."}
    assert refused_at("score", partial(seat)) == {f"seats.0.{path}" for path in errors}
    assert refused_at("placements", asked) == errors


CARDS = {
    "16 cards and 2 characters": (16, 0, COMMON[:2], set()),
    "16 cards and 3 characters": (16, 0, COMMON[:3], {"seats.0"}),
    "20 cards with the Chinese Worker": (17, 0, ["chinese_worker", *COMMON[:2]], set()),
    "21 cards with the Chinese Worker": (18, 0, ["chinese_worker", *COMMON[:2]], {"seats.0"}),
    "19 cards with the Governor": (17, 0, ["governor", "lawyer"], set()),
    "20 cards with the Governor": (18, 0, ["governor", "lawyer"], {"seats.0"}),
    "19 cards with the Paperboy": (17, 0, ["paperboy", "lawyer"], set()),
    "20 cards with the Paperboy": (18, 0, ["paperboy", "lawyer"], {"seats.0"}),
    "14 cards, 3 sold and the Auctioneer": (14, 3, ["auctioneer"], set()),
    "15 cards, 3 sold and the Auctioneer": (15, 3, ["auctioneer"], {"seats.0"}),
    "22 cards with all three": (18, 0, ["chinese_worker", "governor", "paperboy", "lawyer"], set()),
    "23 cards with all three": (
        *(18, 0, ["chinese_worker", "governor", "paperboy", *COMMON[:2]]),
        {"seats.0"},
    ),
}


@pytest.mark.parametrize(("cards", "sold", "owned", "errors"), CARDS.values(), ids=CARDS)
def test_a_player_has_as_many_cards_as_rounds_and_the_characters_bring(
    cards: int, sold: int, owned: list[str], errors: set[str]
) -> None:
    seat = {"cards": cards_in_rows(cards), "characters": owned, "auctioneer_sold": sold}
    assert refused_at("score", partial(seat)) == errors


@pytest.mark.parametrize(
    ("city", "characters", "errors"),
    [
        (rectangle(8, 8), 2, set()),
        (rectangle(8, 8), 3, {"seats.0"}),
        (rectangle(8, 7) + "/.....", 2, set()),
        (rectangle(8, 7) + "/.....", 3, {"seats.0"}),
        (rectangle(8, 7) + "/....", 3, set()),
    ],
    ids=["64 parcels", "64 and one more", "61 parcels", "61 and one more", "60 parcels"],
)
def test_a_drawn_city_has_at_least_a_card_for_each_four_parcels_begun(
    city: str, characters: int, errors: set[str]
) -> None:
    seat = {"city": city, "characters": COMMON[:characters]}
    assert refused_at("score", partial(seat)) == errors


def test_a_city_counted_by_the_player_has_no_terrain_cards_that_anybody_knows() -> None:
    owned = [who for who in seating.CHARACTERS if who not in seating.MORE_CARDS]
    seat: Body = {"counts": {"characters": 9}, "auctioneer_sold": 3}
    assert refused_at("score", partial({**seat, "characters": owned[:15]})) == set()
    assert refused_at("score", partial({**seat, "characters": owned[:16]})) == {"seats.0"}


def shared_out(characters: list[str]) -> Body:
    """A whole table of six who own these characters in turn."""
    seats = [{"city": "", "characters": characters[number::6]} for number in range(6)]
    return {"seats": seats}


@pytest.mark.parametrize(
    ("number", "paperboy", "errors"),
    [(18, False, set()), (19, False, {"seats"}), (19, True, set()), (20, True, {"seats"})],
)
def test_each_round_shows_one_character_and_the_paperboy_one_more(
    number: int,
    paperboy: bool,
    errors: set[str],
) -> None:
    others = [who for who in seating.CHARACTERS if who != "paperboy"]
    owned = ["paperboy", *others][:number] if paperboy else others[:number]
    assert refused_at("score", shared_out(owned)) == errors


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "4 Churches are on the cards of Alex and Zoë; the box holds 3."),
        ("de", "Auf den Karten von Alex und Zoë sind 4 Kirchen; die Schachtel enthält nur 3."),
    ],
)
def test_too_many_pictures_are_told_with_the_names_of_those_who_show_them(
    language: str, sentence: str
) -> None:
    cities = {"Alex": "cc/..", "Paula": "hh/..", "Zoë": "cc/.."}
    seats = [{"name": name, "city": city} for name, city in cities.items()]
    with pytest.raises(RefusedError) as refused:
        breakdown_of(partial(*seats))
    (fault,) = refused.value.faults
    assert catalogue(language, TITLE.room).text(fault.says) == sentence
