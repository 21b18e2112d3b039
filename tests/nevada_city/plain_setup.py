"""What is laid out before and after a year, once more, slow and plain."""

from typing import Any

from tests.nevada_city.plain_box import (
    BANKS,
    CUBES,
    REMOVED,
    RESOURCES,
    YEARS,
    Body,
    Found,
    Readings,
    has,
    readings_of,
    words,
)

DECK = 18
STEPS = ("reset_charts", "first_player", "return_markers", "troublemakers", "release_or_marry")


def goals_scored(players: int, body: Body) -> int:
    """Count the goals that will score: one of each player, and some of the spare ones."""
    readings = readings_of(body)
    if has(body, "gunslinging_goal"):
        return {4: 5, 3: 5, 2: 4}[players]
    spare = 1 if readings["NC-O1"] == "keep_one" else 2
    return players + {4: 0, 3: 1, 2: spare}[players]


def spaces(year: int) -> list[int]:
    """Name the event spaces of a year."""
    return [1, 2, 3, 4, 5, 6] if year == 1 else [1, 3, 5, 6]


def placed(year: int, readings: Readings) -> int:
    """Count the events that there are for the spaces of a year."""
    if readings["NC-O2"] == "reshuffle":
        return len(spaces(year))
    before = sum(len(spaces(earlier)) for earlier in range(1, year))
    return min(len(spaces(year)), DECK - before)


def claims_after(players: int, year: int, readings: Readings) -> list[int]:
    """Name the rounds after whose event phase the Bank claims a building."""
    if players != 2:
        return []
    if readings["NC-O7"] == "rounds":
        return [3, 4]
    return spaces(year)[: placed(year, readings)][2:4]


def setup(body: Body, readings: Readings) -> Found:
    """Give what is different at this number of players in this year."""
    players, year = body["players"], body.get("year", 1)
    extra = 5 if players == 2 else 0
    advanced = 6 if has(body, "advanced_buildings") else 0
    facts = {
        "cash": [8 + seat + extra for seat in range(players)],
        "removed_buildings": sorted(REMOVED[players]),
        "bank_buildings": sorted(BANKS[players]),
        "building_cards": 22 - len(REMOVED[players]) + advanced,
        "years": YEARS[players],
        "goals_scored": goals_scored(players, {**body, "house_rules": readings}),
        "year_name": 1854 + year,
        "event_spaces": spaces(year),
        "events_placed": placed(year, readings),
        "workers_revealed": players + 1,
        "brown_spaces_open": players == 4,
        "bank_claims_after_rounds": claims_after(players, year, readings),
        "event_deck": DECK,
        "contracts_face_up": 4,
    }
    return "answer", facts, set()


def bag(body: Body) -> dict[str, int]:
    """Count all cubes of the game."""
    more = 1 if has(body, "extra_cubes") else 0
    grey = 2 if has(body, "neutral_cubes_2") else 1 if has(body, "neutral_cubes_1") else 0
    return {"silver": 4 + more, "crops": 5 + more, "livestock": 5 + more, "neutral": grey}


def charts(body: Body, readings: Readings) -> Found:
    """Say whether the cubes can lie so."""
    del readings
    production, market = body["production"], body["market"]
    cubes = bag(body)
    rest = {kind: cubes[kind] - production.get(kind, 0) - market.get(kind, 0) for kind in cubes}
    no = set()
    if sum(production.values()) != 5 or not all(production.get(kind) for kind in RESOURCES):
        no.add("NC-12")
    if sum(market.values()) != 8 or market.get("silver", 0) < 2 or market.get("livestock", 0) < 1:
        no.add("NC-13")
    variant = next((key for key in CUBES if has(body, key)), None)
    if any(rest[kind] < 0 for kind in RESOURCES):
        no.add("NC-116" if variant else "NC-1")
    if rest["neutral"] < 0:
        no.add("NC-116")
    states = CUBES[variant] if variant else 13
    return words(no, {"left_in_bag": rest, "possible_states": states})


def count_states(body: Body) -> int:
    """Count the different charts by trying every number of every cube."""
    cubes = bag(body)
    free = [cubes["silver"] - 3, cubes["crops"] - 1, cubes["livestock"] - 2, cubes["neutral"]]
    bags = [[had - some for had, some in zip(free, two, strict=True)] for two in draws(free, 2)]
    return sum(len(draws(left, 5)) for left in bags)


def draws(free: list[int], number: int) -> list[tuple[int, ...]]:
    """Give every way to draw so many cubes."""
    if not free:
        return [()] if number == 0 else []
    return [
        (some, *rest)
        for some in range(min(free[0], number) + 1)
        for rest in draws(free[1:], number - some)
    ]


def remaining_steps(body: Body, ended_by: str | None, readings: Readings) -> list[str]:
    """Name the steps of Cleanup that are played after the check for the end."""
    reading = readings["NC-O6"]
    played = [step for step in STEPS if step != "troublemakers" or has(body, "troublemakers")]
    if ended_by is None or reading == "full":
        return played
    return played if reading == "by_text" and ended_by == "years" else []


def year_end(body: Body, readings: Readings) -> Found:
    """Give what the end of a year brings, and whether the game ends."""
    unhired = body["unhired"]
    pays = 5 * unhired if body.get("soup_kitchen") == "player" else 0
    to = "owner" if readings["NC-O11"] == "owner" else "each_player"
    boards = body.get("boarding_house") == "player" and unhired >= 2
    last = body["year"] == YEARS[body["players"]]
    ended_by = "plots" if body["free_plots"] == 0 else "years" if last else None
    steps = remaining_steps(body, ended_by, readings)
    facts: dict[str, Any] = {
        "soup_kitchen_pays": pays,
        "soup_kitchen_to": to if pays else "nobody",
        "boarding_house_vp": 3 if boards else 0,
        "game_ends": ended_by is not None,
        "ended_by": ended_by,
        "remaining_steps": steps,
        "first_player_changes": body.get("deputy_taken", False) and "first_player" in steps,
    }
    return "answer", facts, set()
