"""The board game's town once more, slow and plain: parcels by their names, and how a table reads.

A town is a dict from a parcel's name to its owner, or None, and its sign.
All input is taken to be what the API would accept.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

Town = dict[str, tuple[int | None, str]]
Readings = Mapping[str, str]
Body = Mapping[str, Any]

COLUMNS = "abcdefgh"
NAMES = [f"{column}{row}" for row in range(1, 9) for column in COLUMNS]
SIGNS = {
    "ranch": "r",
    "mine": "i",
    "drugstore": "d",
    "bank": "b",
    "saloon": "s",
    "hotel": "l",
    "church": "c",
    "prison": "p",
}
KINDS = {sign: kind for kind, sign in SIGNS.items()}
IN_THE_BOX = {"r": 6, "i": 6, "d": 4, "b": 4, "s": 3, "l": 3, "c": 2, "p": 2, "h": 20, "m": 9}
THINGS = "hm" + "".join(KINDS)
RIVER = "~"

PERSONALITIES = ["sheriff", "banker", "grocer", "chinese_coolie", "settler", "captain", "mercenary"]
YELLOW_LIMITS = dict(zip(PERSONALITIES, (20, 120, 60, 30, 30, 25, 20), strict=True))
RED_LIMITS = dict(zip(PERSONALITIES, (20, 60, 60, 30, 20, 20, 30), strict=True))

READINGS = {
    "CC-O1": ("none", "one"),
    "CC-O2": ("house", "no_house"),
    "CC-O3": ("house", "no_house"),
    "CC-O4": ("occupied", "free"),
    "CC-O5": ("no", "yes"),
    "CC-O6": ("dollar", "victory_point"),
    "CC-O7": ("passing_track", "personality_track"),
    "CC-O8": ("eight", "side"),
    "CC-O9": ("eight", "side"),
    "CC-O10": ("double", "two_sides"),
    "CC-O11": ("each_normal", "undoubled_split"),
    "CC-O12": ("doubled", "normal"),
    "CC-O13": ("anywhere_free", "action_squares_only"),
    "CC-O14": ("same_turn", "next_turn"),
    "CC-O15": ("allowed", "not_allowed"),
    "CC-O16": ("no_duel", "owner_duels"),
    "CC-O17": ("limited", "substitute"),
    "CC-O18": ("must_serve", "allowed"),
}
SETTLED = {"en": {"CC-O6"}, "it": {"CC-O1", "CC-O6"}}
LEFT_OPEN_BY = {
    "CC-O2": "CC-52",
    "CC-O3": "CC-52",
    "CC-O4": "CC-53",
    "CC-O5": "CC-48",
    "CC-O8": "CC-86",
    "CC-O10": "CC-118",
    "CC-O13": "CC-91",
    "CC-O14": "CC-55",
    "CC-O15": "CC-42",
    "CC-O17": "CC-4",
    "CC-O18": "CC-43",
}


class Lacking(list[str]):
    """The paths of what a reading would need and nobody typed."""


def readings_of(body: Body) -> dict[str, str]:
    """Give the reading of every open point before any of them is varied."""
    readings = {point: keys[0] for point, keys in READINGS.items()}
    if body.get("edition") == "it":
        readings["CC-O1"] = "one"
    return {**readings, **body.get("house_rules", {})}


def other_reading(point: str, reading: str) -> str:
    """Give the one that is not in force."""
    first, second = READINGS[point]
    return second if reading == first else first


def is_settled(point: str, body: Body) -> bool:
    """Say whether the wording of the table's edition leaves nothing open."""
    return point in SETTLED[body.get("edition", "en")]


def is_varied(point: str, body: Body) -> bool:
    """Say whether a point can be read otherwise: what is settled only where the table does so."""
    printed = readings_of({"edition": body.get("edition", "en")})[point]
    return not is_settled(point, body) or readings_of(body)[point] != printed


def is_undecided(point: str, body: Body) -> bool:
    """Say whether neither the table nor the wording of its edition has decided a point."""
    return point not in body.get("house_rules", {}) and not is_settled(point, body)


def has(body: Body, variant: str) -> bool:
    """Say whether this variant is played."""
    return variant in body.get("variants", [])


def parse(text: str) -> Town:
    """Read the notation, parcel by parcel from the top left."""
    town: Town = {}
    for row, line in enumerate(text.split("/"), 1):
        for column, parcel in zip(COLUMNS, line.replace(",", " ").split(), strict=True):
            owner = int(parcel[:-1]) if parcel[:-1] else None
            town[f"{column}{row}"] = owner, parcel[-1]
    return town


def warned_of_board(body: Body) -> list[str]:
    """Name what is odd about a whole town: a river variant without a river, no mountain at all."""
    if "board" not in body:
        return []
    signs = {sign for _, sign in parse(body["board"]).values()}
    no_river = has(body, "carson_river") and RIVER not in signs
    return ["board"] * (no_river + ("m" not in signs))


def drawing(town: Town) -> str:
    """Write a town in the notation."""
    parcels = [f"{town[name][0] or ''}{town[name][1]}" for name in NAMES]
    return "/".join(" ".join(parcels[start : start + 8]) for start in range(0, 64, 8))


def spot(name: str) -> tuple[int, int]:
    """Give a parcel's column and row from 0."""
    return COLUMNS.index(name[0]), int(name[1]) - 1


def distance(one: str, other: str) -> tuple[int, int]:
    """Give how many columns and rows lie between two parcels, the smaller number first."""
    columns, rows = (abs(here - there) for here, there in zip(spot(one), spot(other), strict=True))
    return min(columns, rows), max(columns, rows)


@cache
def around(name: str) -> list[str]:
    """Name the parcels that share a side or a corner with this one."""
    return [other for other in NAMES if distance(name, other) in {(0, 1), (1, 1)}]


@cache
def near(name: str, reading: str) -> list[str]:
    """Name the neighbours of all eight ways, or those across a side only."""
    steps = {(0, 1)} if reading == "side" else {(0, 1), (1, 1)}
    return [other for other in NAMES if distance(name, other) in steps]


def is_red(who: str | None, body: Body) -> bool:
    """Say whether a personality lies on its red side."""
    return who in body.get("red", [])


def cash_limit_of(who: str, *, red: bool) -> int:
    """Give a personality's cash limit."""
    return (RED_LIMITS if red else YELLOW_LIMITS)[who]


def half_up(price: int) -> int:
    """Give half of a price, rounded up."""
    return (price + 1) // 2
