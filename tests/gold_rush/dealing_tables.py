"""Random tables at the end of the game: in numbers, and with a map."""

from collections import Counter
from random import Random
from typing import Any

from tests.gold_rush import dealing_maps, plain_map
from tests.gold_rush.dealing_tiles import heads
from tests.gold_rush.plain_map import Entry
from tests.gold_rush.plain_readings import READINGS, Body

PEOPLE = ("Ann", "Ben", "Cat", "Dov", "Eve")
COLORS = ("blue", "yellow", "red", "green", "black")
FACES = (0, 1, 2, 3, 5)
KINDS = ("railroad", "mountain", "city", "prairie")
TOKENS_IN_ALL = 63
SHORT = 12
MOST_SEATS = 5


def house_rules(chance: Random) -> dict[str, str]:
    """Deal readings for some open points."""
    points = chance.sample([*READINGS], chance.randint(0, len(READINGS)))
    return {point: chance.choice(READINGS[point]) for point in points}


def set_up(chance: Random, *, farmers: bool | None = None) -> Body:
    """Deal what every body may say about its table."""
    body: Body = {}
    if heads(chance, 0.2):
        body["edition"] = "en"
    plays_farmers = heads(chance, 0.75) if farmers is None else farmers
    if not plays_farmers:
        body["variants"] = ["no_farmers"]
    elif heads(chance, 0.2):
        body["variants"] = []
    if heads(chance):
        body["house_rules"] = house_rules(chance)
    return body


def seats(chance: Random, number: int) -> list[Body]:
    """Deal the seats of a table."""
    colors, close = chance.sample(COLORS, number), heads(chance)
    left = TOKENS_IN_ALL
    dealt = []
    for name, color in zip(PEOPLE[:number], colors, strict=True):
        one: Body = {"name": chance.choice([name, f" {name}  "])}
        if heads(chance):
            one["color"] = color
        if heads(chance, 0.8):
            one["points"] = chance.choice([20, 21]) if close else chance.randint(0, 150)
        if heads(chance, 0.3):
            one["gold"] = chance.randint(0, 2 if close else 40)
        elif heads(chance):
            one["tokens"] = chance.choices(FACES, k=chance.randint(0, min(left, 14)))
            left -= len(one["tokens"])
        dealt.append(one)
    return dealt


class Supply:
    """The cowboys that each seat still has."""

    def __init__(self, number: int) -> None:
        self.left = Counter(dict.fromkeys(range(number), 4))

    def cowboys(self, chance: Random, most: int) -> dict[str, int]:
        """Send some of them, sometimes with a seat that sends none."""
        sent: dict[str, int] = {}
        for seat in chance.sample([*self.left], len(self.left)):
            free = min(self.left[seat], most - sum(sent.values()))
            if free and heads(chance, 0.4):
                sent[str(seat)] = chance.choice([0, 1, 1, 1, free])
                self.left[seat] -= sent[str(seat)]
        return sent


def _numbers(chance: Random, kind: str) -> Body:
    if kind == "railroad":
        tiles = chance.choice([1, 2, 3, 5, chance.randint(1, 72)])
        steam = {"locomotives": chance.choice([0, 1, 1, 2, 3])} if heads(chance) else {}
        return {"tiles": tiles, **steam}
    if kind == "mountain":
        return {"nuggets": chance.choice([0, chance.randint(1, 9), chance.randint(0, 216)])}
    if kind == "city":
        return {"completed_railroads": chance.randint(0, 4)}
    marks = [name for name in ("tipis", "horses") if heads(chance, 0.7)]
    return {name: chance.choice([0, 1, 2, 3, 99]) for name in marks}


def feature(chance: Random, supply: Supply, *, farmers: bool) -> Body:
    """Deal a feature in numbers."""
    kind = chance.choice(KINDS)
    one: Body = {"kind": kind, **_numbers(chance, kind)}
    most = one.get("tiles", {"city": 1, "prairie": 20 * farmers}.get(kind, 20))
    if kind != "prairie" and one.get("completed_railroads", 4) > 1 and heads(chance):
        one["completed"] = True
    elif heads(chance, 0.3):
        one["completed"] = False
    if heads(chance, 0.85):
        one["cowboys"] = supply.cowboys(chance, most)
    return one


def table_in_numbers(chance: Random) -> Body:
    """Deal a table with features in numbers, sometimes with none."""
    body, number = set_up(chance), chance.randint(2, 5)
    body["seats"] = seats(chance, number)
    supply, farmers = Supply(number), "no_farmers" not in body.get("variants", [])
    if heads(chance, 0.9):
        many = chance.randint(0, 8)
        body["features"] = [feature(chance, supply, farmers=farmers) for _ in range(many)]
    return body


def some_map(chance: Random, *, seats: int = 5, farmers: bool = True) -> list[Entry]:
    """Deal a map, sometimes a ring or a loop."""
    if seats == MOST_SEATS and heads(chance, 0.25):
        return dealing_maps.special(chance)
    length = chance.choice([1, 2, 3, chance.randint(1, SHORT), chance.randint(1, 2 * SHORT)])
    return dealing_maps.game(chance, length, seats=seats, farmers=farmers)


def written(chance: Random, entries: list[Entry]) -> str | list[Entry]:
    """A map as a list or in one line."""
    return plain_map.in_one_line(entries) if heads(chance, 0.3) else entries


def table_with_a_map(chance: Random) -> Body:
    """Deal a table with a map."""
    farmers, number = heads(chance, 0.75), chance.randint(2, 5)
    laid = some_map(chance, seats=number, farmers=farmers)
    body = set_up(chance, farmers=farmers)
    return {**body, "seats": seats(chance, number), "map": written(chance, laid)}


def table(chance: Random) -> Body:
    """Deal a table."""
    deal: Any = chance.choice([table_in_numbers, table_with_a_map])
    body: Body = deal(chance)
    return body
