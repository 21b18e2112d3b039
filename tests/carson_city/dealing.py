"""Random towns, nets of roads and tables: everything that the API accepts may come of it."""

from itertools import product
from random import Random
from typing import Any

from tests.carson_city import plain_roads
from tests.carson_city.plain_board import (
    IN_THE_BOX,
    KINDS,
    NAMES,
    PERSONALITIES,
    READINGS,
    RED_LIMITS,
    RIVER,
    YELLOW_LIMITS,
    Readings,
    Town,
    around,
    drawing,
    has,
    readings_of,
)

Body = dict[str, Any]

MOST_PARCELS = 12
RIVER_MOUNTAINS = 6
SEATS = 5
WRITTEN: dict[plain_roads.Side, list[str]] = {side: [] for side in plain_roads.BESIDE}
for name, letter in product(NAMES, "nesw"):
    WRITTEN[plain_roads.side(name, letter)].append(f"{name}-{letter}")
PEOPLE = ["Ann", "Bob", "Cid", "Dot", "Eve"]


def heads(chance: Random, odds: float = 0.5) -> bool:
    """Toss a coin."""
    return chance.random() < odds


def some(chance: Random, things: list[Any], most: int) -> list[Any]:
    """Take a few different things."""
    return chance.sample(things, chance.randint(0, min(most, len(things))))


def set_up(chance: Random, *variants: str, rules: tuple[str, ...] = tuple(READINGS)) -> Body:
    """Deal an edition, some of these variants, and readings for some open points."""
    body: Body = {}
    if heads(chance, 0.3):
        body["edition"] = chance.choice(["en", "it"])
    if played := some(chance, list(variants), len(variants)):
        body["variants"] = played
    if heads(chance):
        points = some(chance, list(rules), len(rules))
        body["house_rules"] = {point: chance.choice(READINGS[point]) for point in points}
    return body


def red_ones(chance: Random) -> list[str]:
    """Deal the personalities that lie on their red side."""
    return some(chance, PERSONALITIES, len(PERSONALITIES))


def personality(chance: Random, body: Body, *likely: str) -> None:
    """Deal a personality, some of them more likely, and red sides, or nobody."""
    if heads(chance, 0.7):
        body["personality"] = chance.choice([*PERSONALITIES, *likely * 4])
    if heads(chance):
        body["red"] = red_ones(chance)


def river_course(chance: Random) -> set[str]:
    """Deal a river from the upper to the lower edge, sometimes two parcels wide."""
    column, course = chance.randrange(8), set()
    for row in range(8):
        course.add(NAMES[8 * row + column])
        step = chance.choice([-1, 0, 0, 1])
        if 0 <= column + step < 8:
            column += step
            course.add(NAMES[8 * row + column])
    return course


class Tiles:
    """The property tiles of the seats and the things of the box that are still to be had."""

    def __init__(self, chance: Random, seats: int, mountains: int) -> None:
        self.left = dict.fromkeys(range(1, seats + 1), MOST_PARCELS)
        everything = [sign for sign, number in IN_THE_BOX.items() for _ in range(number)]
        for _ in range(IN_THE_BOX["m"] - mountains):
            everything.remove("m")
        if heads(chance):
            kinds = {"h", "m", *chance.sample(sorted(KINDS), 3)}
            everything = [sign for sign in everything if sign in kinds]
        chance.shuffle(everything)
        if heads(chance):
            everything.sort(key=lambda sign: sign in "hm", reverse=heads(chance))
        self.box = everything

    def owner(self, chance: Random) -> int | None:
        """Take a property tile of somebody who has one left."""
        seats = [seat for seat, number in self.left.items() if number]
        return self.take(chance.choice(seats)) if seats else None

    def take(self, seat: int) -> int:
        """Take a property tile of this seat."""
        self.left[seat] -= 1
        return seat


def neighbourly(chance: Random, tiles: Tiles, dealt: Town, name: str) -> int | None:
    """Give the parcel to the owner of a neighbour if he has a tile left, else to anybody."""
    owners = [dealt[other][0] for other in around(name)]
    able = [owner for owner in owners if owner is not None and tiles.left[owner]]
    return tiles.take(chance.choice(able)) if able and heads(chance) else tiles.owner(chance)


def put_down(chance: Random, tiles: Tiles, dealt: Town, name: str) -> tuple[int | None, str]:
    """Deal what lies on one parcel of a settled quarter."""
    if not tiles.box or heads(chance, 0.25):
        return (neighbourly(chance, tiles, dealt, name) if heads(chance) else None), "."
    sign = tiles.box.pop()
    if sign in KINDS or heads(chance, 0.4):
        owner = neighbourly(chance, tiles, dealt, name)
        return (owner, sign) if owner is not None or sign in "hm" else (None, ".")
    return None, sign


def town(chance: Random, *, seats: int = SEATS, river: bool = False) -> Town:
    """Deal a town of which one quarter, large or small, is settled."""
    active = min(seats, chance.choice([2, 2, 3, 4, 5]))
    tiles = Tiles(chance, active, RIVER_MOUNTAINS if river else IN_THE_BOX["m"])
    course = river_course(chance) if river and heads(chance, 0.9) else set()
    left, top = chance.randrange(8), chance.randrange(8)
    width, height = chance.randint(1, 8), chance.randint(1, 8)
    dealt: Town = dict.fromkeys(NAMES, (None, "."))
    for place in chance.sample(range(64), 64):
        name = NAMES[place]
        inside = left <= place % 8 < left + width and top <= place // 8 < top + height
        if name in course:
            dealt[name] = None, RIVER
        elif inside or heads(chance, 0.1):
            dealt[name] = put_down(chance, tiles, dealt, name)
    return dealt


def board(chance: Random, body: Body, *, seats: int = SEATS) -> Town:
    """Deal a town into a body, with the river where it is played."""
    dealt = town(chance, seats=seats, river=has(body, "carson_river"))
    if heads(chance, 0.15):
        build_houses(chance, dealt, body)
    if heads(chance, 0.15):
        claim(chance, dealt, chance.randint(1, seats))
    body["board"] = drawing(dealt)
    return dealt


def empty_parcels(chance: Random, dealt: Town) -> list[str]:
    """Name the empty parcels of nobody in any order."""
    found = [name for name, parcel in dealt.items() if parcel == (None, ".")]
    return chance.sample(found, len(found))


def build_houses(chance: Random, dealt: Town, body: Body) -> None:
    """Deal the houses that are left in the box, and more where something stands in for them."""
    substitute = readings_of(body)["CC-O17"] == "substitute"
    most = IN_THE_BOX["h"] + (chance.randint(0, 5) if substitute else 0)
    stand = [sign for _, sign in dealt.values()].count("h")
    for name in empty_parcels(chance, dealt)[: most - stand]:
        dealt[name] = None, "h"


def claim(chance: Random, dealt: Town, seat: int) -> None:
    """Deal a seat the empty parcels for all its tiles."""
    own = [owner for owner, _ in dealt.values()].count(seat)
    for name in empty_parcels(chance, dealt)[: MOST_PARCELS - own]:
        dealt[name] = seat, "."


def owner_of_one(chance: Random, dealt: Town, odds: float = 0.7) -> int:
    """Deal a seat, rather one that owns something."""
    owners = [owner for owner, _ in dealt.values() if owner is not None]
    return chance.choice(owners) if owners and heads(chance, odds) else chance.randint(1, SEATS)


def parcel_with(chance: Random, dealt: Town, signs: str, odds: float = 0.8) -> str:
    """Deal a parcel, rather one with such a sign."""
    fitting = [name for name, (_, sign) in dealt.items() if sign in signs]
    return chance.choice(fitting if fitting and heads(chance, odds) else NAMES)


def net(chance: Random, dealt: Town, readings: Readings, start: str | None = None) -> list[str]:
    """Deal roads that run on from each other, now and then from somewhere else."""
    written: list[str] = []
    here, cost = start or chance.choice(NAMES), 0
    most = 40 if readings["CC-O17"] == "substitute" else plain_roads.ROADS
    for _ in range(chance.choice([0, 3, 8, 16, most])):
        letter = chance.choice("nesw")
        cost += plain_roads.cost_of(plain_roads.side(here, letter), dealt, readings)
        if cost > most:
            break
        written.append(f"{here}-{letter}")
        here = chance.choice(NAMES if heads(chance, 0.03) else around(here))
    return written


def new_roads(chance: Random, laid: list[str], most: int) -> list[str]:
    """Deal different sides to be laid, most of them where a road may run on."""
    written: list[str] = []
    for _ in range(most):
        net_so_far = set(plain_roads.sides_of([*laid, *written]))
        ends = plain_roads.ends(net_so_far)
        runs_on = [side for side in WRITTEN if side & ends and side not in net_so_far]
        anywhere = heads(chance, 0.15) or not runs_on
        side = chance.choice(list(WRITTEN) if anywhere else runs_on)
        if side not in plain_roads.sides_of(written):
            written.append(chance.choice(WRITTEN[side]))
    return written


def spare_roads(body: Body, dealt: Town) -> int:
    """Give how many roads the box still holds."""
    laid = set(plain_roads.sides_of(body.get("roads", [])))
    left = plain_roads.ROADS - plain_roads.costs(laid, dealt, readings_of(body))
    return max(left, 3) if readings_of(body)["CC-O17"] == "substitute" else left


def bridged(chance: Random, dealt: Town) -> list[str]:
    """Deal parcels in contact with a bridge."""
    land = [
        name
        for name, (_, sign) in dealt.items()
        if sign != RIVER and any(dealt[other][1] == RIVER for other in around(name))
    ]
    return some(chance, land, 12)


def counts(chance: Random, body: Body, players: int) -> list[Body]:
    """Deal counts of possessions for a table without a board, within the box."""
    houses = 30 if readings_of(body)["CC-O17"] == "substitute" else 20
    left = {"buildings": 30, "houses": houses, "mountains": 6 if has(body, "carson_river") else 9}
    dealt = []
    for _ in range(players):
        seat, tiles = {}, MOST_PARCELS
        for kind, number in left.items():
            if heads(chance, 0.8):
                seat[kind] = chance.randint(0, min(number, tiles))
                tiles -= seat[kind]
                left[kind] -= seat[kind]
        if has(body, "carson_river") and heads(chance):
            seat["at_bridge"] = chance.randint(0, sum(seat.values()))
        dealt.append(seat)
    return dealt


def seat(chance: Random, name: str, who: str | None, place: int | None, body: Body) -> Body:
    """Deal a seat without its possessions."""
    dealt: Body = {"name": name}
    if heads(chance, 0.9):
        dealt["victory_points"] = chance.choice([0, 10, 20, chance.randint(0, 60)])
    if heads(chance, 0.9):
        dealt["money"] = chance.choice([0, 12, chance.randint(0, 60), chance.randint(0, 160)])
    if who is not None:
        dealt["personality"] = who
    if place is not None:
        dealt["order"] = place
    if heads(chance, 0.2):
        limits = RED_LIMITS if who in body.get("red", []) else YELLOW_LIMITS
        dealt["cash_limit"] = limits[who] if who is not None else chance.randint(0, 200)
    return dealt


def table(chance: Random) -> Body:
    """Deal a whole table at the end of the game."""
    body = set_up(
        chance, "might_is_right", "carson_river", "kit_carson", rules=("CC-O7", "CC-O1", "CC-O17")
    )
    if heads(chance):
        body["red"] = red_ones(chance)
    players = chance.randint(2, SEATS)
    people, places = chance.sample(PERSONALITIES, 7), chance.sample(range(1, players + 1), players)
    kit = has(body, "kit_carson")
    passing = readings_of(body)["CC-O7"] == "passing_track"
    sure_who, sure_place = chance.choice([0, 0.7, 1]), chance.choice([0, 0.7, 1])
    seats = []
    for number in range(players):
        who = people[number] if (kit and not passing) or heads(chance, sure_who) else None
        place = places[number] if (kit and passing) or heads(chance, sure_place) else None
        seats.append(seat(chance, PEOPLE[number], who, place, body))
    if heads(chance):
        dealt = board(chance, body, seats=players)
        if has(body, "carson_river"):
            body["bridges"] = bridged(chance, dealt)
    else:
        possessed = counts(chance, body, players)
        seats = [{**one, **own} for one, own in zip(seats, possessed, strict=True)]
    return {**body, "seats": seats}
