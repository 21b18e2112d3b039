"""Random tables: who sits there, what they own and how they read the rules."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from tests.carson_city_cards import plain
from tests.carson_city_cards.dealing import (
    Bag,
    Readings,
    cards_laid,
    notation,
    without_sold,
)

ALL_CHARACTERS = (
    "cowboy auctioneer settler captain singer lawyer gunsmith banker governor doctor heroes "
    "teacher editor grocer chinese_worker paperboy sheriff mercenary indian prospector undertaker"
)
CHARACTERS = ALL_CHARACTERS.split()
WORTH_NEEDS_A_CITY = "cowboy settler singer banker teacher grocer sheriff indian prospector"
NEED_A_CITY = set(WORTH_NEEDS_A_CITY.split())
MORE_CARDS = {"chinese_worker": 2, "governor": 1, "paperboy": 1}
COUNTS = {
    "ranches": range(113),
    "mines": range(0, 225, 2),
    "drugstores": range(177),
    "banks": range(177),
    "saloons": range(0, 193, 2),
    "general_stores_city_hall": range(49),
    "ranch_symbols": range(197),
    "mine_symbols": range(197),
    "house_symbols": range(391),
    "hotels": range(0, 16, 3),
    "city_hall": range(73),
    "outlaws": range(-48, 1, 6),
    "characters": range(401),
}


def settings(chance: Random) -> dict[str, Any]:
    """An edition and house rules, or none of them."""
    found: dict[str, Any] = {}
    if edition := chance.choice([None, "en", "de"]):
        found["edition"] = edition
    if share := chance.choice([0, 2, 4]):
        found["house_rules"] = {
            point: chance.choice(readings)
            for point, readings in plain.READINGS.items()
            if chance.randrange(4) < share
        }
    return found


def readings_while_laying(body: Mapping[str, Any]) -> dict[str, str]:
    """How a table reads the rules for the cards of its seats."""
    in_favour = {"CCC-O8": "with_this_card", "CCC-O9": "corners_too"}
    rules = {**in_favour, **body.get("house_rules", {})}
    return plain.base_readings(body.get("edition", "en"), rules)


def table(
    chance: Random, seats: int | None = None, *, partial: bool = False, named: bool = False
) -> dict[str, Any]:
    """A whole table of real and virtual seats."""
    body = settings(chance)
    if partial or chance.randrange(3) == 0:
        body["partial"] = partial or chance.choice([True, False])
    number = seats or chance.randint(1 if body.get("partial") else 4, 6)
    hands = _hands(chance, number)
    bag = Bag(chance)
    first = 0 if body.get("partial") else 1
    body["seats"] = [
        virtual_seat(chance, owned)
        if place >= first and chance.randrange(3) == 0
        else real_seat(chance, bag, owned, readings_while_laying(body))
        for place, owned in enumerate(hands)
    ]
    _give_names(chance, body["seats"], all_of_them=named)
    return body


def city_alone(chance: Random) -> dict[str, Any]:
    """A table of one seat with a city."""
    body = settings(chance)
    owned = hand(chance, 9)
    city = built_seat(chance, Bag(chance), owned, readings_while_laying(body))
    return {**body, "partial": True, "seats": [city]}


def hand(chance: Random, most: int) -> list[str]:
    """Some characters."""
    return chance.sample(CHARACTERS, chance.randint(0, most))


def _hands(chance: Random, players: int) -> list[list[str]]:
    hands: list[list[str]] = [[] for _ in range(players)]
    for character in hand(chance, 18):
        chance.choice(hands).append(character)
    return hands


def _give_names(chance: Random, seats: Sequence[dict[str, Any]], *, all_of_them: bool) -> None:
    names = ["Alex", "Paul", " Kim", "Seat 9", "Ann-Marie  ", "Q"]
    for seat, name in zip(seats, chance.sample(names, len(seats)), strict=True):
        if all_of_them or chance.randrange(3):
            seat["name"] = name


def virtual_seat(chance: Random, owned: Iterable[str]) -> dict[str, Any]:
    seat: dict[str, Any] = {"virtual": True, "appeal": chance.randint(0, 150)}
    if chance.randrange(2):
        seat["appeal"] = [chance.randint(0, 9) for _ in range(chance.randint(0, 18))]
    if level := chance.choice([None, "novice", "intermediate", "expert"]):
        seat["level"] = level
    return {**seat, "characters": list(owned)}


def real_seat(chance: Random, bag: Bag, owned: Sequence[str], readings: Readings) -> dict[str, Any]:
    if chance.randrange(5) == 0:
        return counted_seat(chance, owned, readings)
    return built_seat(chance, bag, owned, readings)


def built_seat(
    chance: Random, bag: Bag, owned: Sequence[str], readings: Readings
) -> dict[str, Any]:
    """A seat with a city, from cards or from notation, perhaps after sales."""
    most = room_beside(owned)
    sold = cards_sold(chance, owned)
    # Towns of all sizes, full ones more often than not.
    number = chance.choice([most - sold, most - sold, chance.randint(0, most - sold)])
    cards = cards_laid(chance, bag, number, owned, readings)
    cards = without_sold(chance, cards, sold, readings)
    seat: dict[str, Any] = {"characters": list(owned)} if owned else {}
    seat |= brought(chance, owned, readings)
    if sold or chance.randrange(8) == 0:
        seat["auctioneer_sold"] = sold
    if chance.randrange(2):
        return {**seat, "cards": cards}
    return {**seat, "city": notation(chance, plain.lay(cards))}


def brought(chance: Random, owned: Sequence[str], readings: Readings) -> dict[str, str]:
    """Whom the Paperboy brought, where that is known or has to be."""
    if "paperboy" not in owned:
        return {}
    others = [who for who in owned if who != "paperboy"]
    is_typed = chance.randrange(2) or plain.lacks_choice({}, owned, readings)
    return {"paperboy_choice": chance.choice(["none", *others, *others])} if is_typed else {}


def counted_seat(chance: Random, owned: Sequence[str], readings: Readings) -> dict[str, Any]:
    counts = {row: chance.choice(limits) for row, limits in COUNTS.items() if chance.randrange(2)}
    if NEED_A_CITY.intersection(owned):
        counts.setdefault("characters", 7)
    seat: dict[str, Any] = {"counts": counts, "characters": list(owned)}
    seat |= brought(chance, owned, readings)
    if sold := cards_sold(chance, owned):
        seat["auctioneer_sold"] = sold
    return seat


def room_beside(owned: Sequence[str]) -> int:
    """How many terrain cards, sold ones included, a player with these characters may have."""
    return max(0, 18 + sum(MORE_CARDS.get(who, 0) for who in owned) - len(owned))


def cards_sold(chance: Random, owned: Sequence[str]) -> int:
    return chance.randint(0, min(3, room_beside(owned))) if "auctioneer" in owned else 0
