"""What is in the box of Nevada City, how a table reads its open points, and how words pay.

All input of the plain reference is taken to be what the API would accept.
"""

from collections.abc import Mapping
from typing import Any

Body = Mapping[str, Any]
Readings = Mapping[str, str]
Goods = Mapping[str, int]
Found = tuple[str, dict[str, Any], set[str]]
"""Verdict, facts, the clauses of a no."""

RESOURCES = ("silver", "crops", "livestock")
BUILDING_GOODS = ("iron", "lumber", "brick")
COMMODITIES = (*BUILDING_GOODS, "spirits", "entertainment")
GOODS = (*RESOURCES, *COMMODITIES)
DELIVERS = {"blacksmithing": "iron", "carpentry": "lumber", "masonry": "brick"}
WORKS = {"mining": "silver", "farming": "crops", "ranching": "livestock"}

PRINTED = ("bank", "city_hall", "trading_post", "hotel")
START = ("assayer", "market", "stock_yards", "sheriff")
CITY = (
    *("fire_house", "soup_kitchen", "boarding_house", "blacksmith", "brick_oven", "saw_mill"),
    *("hardnails", "leadbricks", "masonoaks", "saddlery", "pharmacist", "post_office"),
    *("tobacconist", "newspaper", "belles_saloon", "wine_and_roses", "bordello", "opera_house"),
)
REPLACEMENT = ("capitol", "cavalry_hotel", "military_store")
ADVANCED = (*REPLACEMENT, "doctor", "undertaker", "stables")
BUILDINGS = (*PRINTED, *START, *CITY, *ADVANCED)

REMOVED: dict[int, set[str]] = {
    2: {
        *("soup_kitchen", "fire_house", "saddlery"),
        *("leadbricks", "bordello", "opera_house"),
    },
    3: {"soup_kitchen", "saddlery", "opera_house"},
    4: set(),
}
REMOVED_BY = {2: "NC-83", 3: "NC-106"}
BANKS = {2: {"market", "stock_yards"}, 3: {"assayer"}, 4: set()}
YEARS = {2: 5, 3: 4, 4: 4}

CUBES = {"extra_cubes": 53, "neutral_cubes_1": 46, "neutral_cubes_2": 93}
VARIANTS = (
    *("advanced_buildings", "poker", "gunslinging_goal", "advanced_events", "troublemakers"),
    *CUBES,
    "extra_children",
)

READINGS = {
    "NC-O1": ("keep_one", "keep_two"),
    "NC-O2": ("skip", "reshuffle"),
    "NC-O3": ("one_contract", "one_contract_action", "same_contract_only"),
    "NC-O4": ("pay_what_you_can", "not_affected"),
    "NC-O5": ("homestead", "to_character"),
    "NC-O6": ("by_text", "skip", "full"),
    "NC-O7": ("rounds", "revealed"),
    "NC-O8": ("in_play", "under_construction"),
    "NC-O9": ("resources", "resources_with_deposits", "all_tokens"),
    "NC-O10": ("pool", "single_level"),
    "NC-O11": ("owner", "each_player"),
    "NC-O12": ("badge_holder", "building_owner"),
    "NC-O13": ("no_fee", "pay_anyway"),
    "NC-O14": ("not_a_visit", "counts_as_visit"),
    "NC-O15": ("count", "do_not_count"),
    "NC-O16": ("refused", "allowed"),
    "NC-O17": ("surcharge", "included"),
    "NC-O18": ("no_victor", "victor"),
    "NC-O19": ("two", "per_child"),
    "NC-O20": ("any_builder", "completer_only"),
    "NC-O21": ("building_skills", "all_skills"),
    "NC-O22": ("constructed", "to_be_built"),
    "NC-O23": ("as_many_as_needed", "one_loan"),
    "NC-O24": ("acts_this_year", "family_only"),
}
LEFT_OPEN_BY = {
    "NC-O3": "NC-40",
    "NC-O8": "NC-86",
    "NC-O12": "NC-70",
    "NC-O13": "NC-70",
    "NC-O14": "NC-79",
    "NC-O15": "NC-110",
    "NC-O16": "NC-110",
    "NC-O17": "NC-118",
    "NC-O19": "NC-56",
    "NC-O20": "NC-37",
    "NC-O21": "NC-42",
    "NC-O22": "NC-99",
}
"""The points that may turn a verdict round, each with the clause that leaves it open."""
NO_ACTION = {
    "fire_house": "NC-71",
    "soup_kitchen": "NC-72",
    "boarding_house": "NC-73",
    "doctor": "NC-121",
    "undertaker": "NC-122",
}
"""The buildings of which the rulebook describes no space for a character that acts."""
NO_CONTRACT = {
    "trading_post": "NC-65",
    "hotel": "NC-66",
    **dict.fromkeys(("hardnails", "leadbricks", "masonoaks"), "NC-75"),
    "pharmacist": "NC-77",
    "tobacconist": "NC-79",
    **dict.fromkeys(("bordello", "opera_house"), "NC-82"),
    "cavalry_hotel": "NC-119",
    "military_store": "NC-120",
    "stables": "NC-123",
}
"""The buildings of which the rulebook describes spaces, but none for a contract."""


def readings_of(body: Body) -> dict[str, str]:
    """Give the reading of every open point before any of them is varied."""
    return {**{point: keys[0] for point, keys in READINGS.items()}, **body.get("house_rules", {})}


def has(body: Body, variant: str) -> bool:
    """Say whether a variant is played."""
    return variant in body.get("variants", ())


def words(yes_or_no: set[str], facts: dict[str, Any]) -> Found:
    """Say no for these clauses, or yes with these facts."""
    return ("no", {}, yes_or_no) if yes_or_no else ("yes", facts, set())


def named(goods: Goods) -> dict[str, int]:
    """Leave out the kinds of which there is nothing."""
    return {kind: count for kind, count in goods.items() if count > 0}


def payee(amount: int, owner: str) -> str:
    """Say who gets a fee of a building of that owner."""
    return "nobody" if amount == 0 else {"other": "owner", "bank": "bank"}[owner]


def left(money: int | None, cost: int) -> int | None:
    """Count what stays in the purse, if anybody told what is in it."""
    return None if money is None else money - cost


def is_short(money: int | None, cost: int) -> bool:
    """Say whether the purse is known not to hold so much."""
    return money is not None and money < cost


def is_players_start(building: str | None, players: int) -> bool:
    """Say whether a building is a start card that some player owns."""
    return building in START and building not in BANKS[players]


def contract_of_year_had(body: Body, readings: Readings) -> bool:
    """Say whether this character has had its contract of the year, and this is another one."""
    done: bool = body.get("character_done_contract", False)
    return done and readings["NC-O3"] != "same_contract_only"
