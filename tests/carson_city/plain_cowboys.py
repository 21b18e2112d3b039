"""Cowboys, duels and firepower once more, slow and plain."""

from typing import Any

from tests.carson_city.plain_board import (
    KINDS,
    PERSONALITIES,
    RIVER,
    Body,
    Lacking,
    Readings,
    is_red,
    parse,
)
from tests.carson_city.plain_income import Found, attack_reasons
from tests.carson_city.plain_tracks import FIELD_OF_TRACK, best_ranks, places_on

SEVERAL = {"wages", "one_road"}
PROPERTY_TILES = 12
PLACES_OF_PASSING = 5


def is_closed(price: int, turn: int | None) -> bool:
    """Say whether a buying square is closed in this turn; $2 is open in the first one only."""
    return turn is not None and price < turn + 1


def place_cowboy(body: Body, readings: Readings) -> Found:
    """Say whether a cowboy may be put on a place."""
    reasons = cowboy_reasons(body) | place_reasons(body, readings)
    others = set(body.get("standing", [])) - {body["seat"]}
    facts: dict[str, Any] = {"purpose": purpose_of(body)}
    if reasons:
        return "no", facts, reasons
    owner_fights = facts["purpose"] == "attack" and readings["CC-O16"] == "owner_duels"
    return "yes", {**facts, "duel": (bool(others) and knows_duels(body)) or owner_fights}, reasons


def knows_duels(body: Body) -> bool:
    """Say whether a place is more than Wages or One road."""
    return body.get("square") not in SEVERAL


def purpose_of(body: Body) -> str | None:
    """Say what a cowboy on this place is for."""
    if "square" in body:
        return "action"
    owner, sign = parse(body["board"])[body["parcel"]]
    if sign in KINDS:
        return "defend" if owner == body["seat"] else "attack"
    return "purchase" if owner is None and sign != RIVER else None


def cowboy_reasons(body: Body) -> set[str]:
    """Name the clauses that have to do with who stands there and who comes."""
    standing, seat = set(body.get("standing", [])), body["seat"]
    white, white_there = body.get("white_cowboy", False), body.get("sheriff_standing", False)
    duels, own_building = knows_duels(body), purpose_of(body) == "defend"
    sheriff, red = body.get("personality") == "sheriff", is_red("sheriff", body)
    own_white_there = white_there and sheriff and not red
    against = [
        ("CC-22", body.get("passed", False)),
        ("CC-21", body.get("cowboys", 1) == 0 and not white),
        ("CC-24", duels and (seat in standing or own_white_there)),
        ("CC-91", duels and white_there and not own_white_there),
        ("CC-91", white and (standing or white_there)),
        ("CC-92", sheriff and red and duels and not own_building and standing - {seat}),
    ]
    return {clause for clause, stands in against if stands}


def place_reasons(body: Body, readings: Readings) -> set[str]:
    """Name the clauses that have to do with the place alone."""
    if "square" in body:
        price = body["square"].removeprefix("buy_vp_")
        return {"CC-29"} if price.isdigit() and is_closed(int(price), body.get("turn")) else set()
    town = parse(body["board"])
    owner, sign = town[body["parcel"]]
    if sign in KINDS:
        return attack_reasons(town, body, readings)
    if sign == RIVER:
        return {"CC-115"}
    reasons = set()
    if body.get("white_cowboy", False) and readings["CC-O13"] == "action_squares_only":
        reasons.add("CC-91")
    own = [name for name, (other, _) in town.items() if other == body["seat"]]
    useless = "CC-43" if owner is not None else "CC-7" if len(own) == PROPERTY_TILES else None
    if useless is not None and readings["CC-O18"] == "must_serve":
        reasons.add(useless)
    return reasons


def boost_of(fighter: Body, body: Body) -> int:
    """Give what the chip and the mercenary add."""
    chip = 3 if fighter.get("three_guns", False) else 0
    if fighter.get("personality") != "mercenary":
        return chip
    return chip + (2 if is_red("mercenary", body) else 3)


def duel(body: Body, readings: Readings) -> Found | Lacking:
    """Give the winner of a duel, or what lacks for the tied ones to stand on this track."""
    duellists = body["duellists"]
    totals = [
        one["cowboys"] + one["revolvers"] + one.get("die", one.get("tile", 0)) + boost_of(one, body)
        for one in duellists
    ]
    tied = [one for one, total in zip(duellists, totals, strict=True) if total == max(totals)]
    winner = tied[0]
    if len(tied) > 1:
        track = readings["CC-O7"]
        ranks = best_ranks(totals, places_on(track, duellists), track, PLACES_OF_PASSING)
        first = [one for one, rank in zip(duellists, ranks, strict=True) if rank == 1]
        if len(first) > 1:
            place = FIELD_OF_TRACK[track]
            return Lacking(
                f"duellists.{number}.{place}"
                for number, one in enumerate(duellists)
                if one in tied and place not in one
            )
        (winner,) = first
    losing_sheriff = [
        one is not winner and one.get("personality") == "sheriff" and is_red("sheriff", body)
        for one in duellists
    ]
    facts = {
        "totals": totals,
        "winner": winner["name"].strip(),
        "losers": [one["name"].strip() for one in duellists if one is not winner],
        "tie": len(tied) > 1,
        "cowboys_after": [one["cowboys"] + (one is not winner) for one in duellists],
        "victory_points": [3 * each for each in losing_sheriff],
    }
    return "answer", facts, set()


def number_of(who: str) -> int:
    """Give the number that is printed on a personality."""
    return PERSONALITIES.index(who) + 1


def firepower(body: Body, readings: Readings) -> Found:
    """Give the firepower from all revolvers or from what brings them."""
    parts = body.get("ranches", 0) + body.get("mines", 0) + 2 * body.get("prisons", 0)
    parts += body.get("captain_revolvers", 0) + (readings["CC-O1"] == "one")
    revolvers = body.get("revolvers", parts)
    boost = boost_of(body, body)
    total = body["cowboys"] + revolvers + boost
    facts = {
        "firepower": total,
        "revolvers": revolvers,
        "boost": boost,
        "cowboy_income": 2 * total,
        "cowboy_vp": total // 2,
    }
    return "answer", facts, set()
