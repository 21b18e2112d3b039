"""The end of the game once more, slow and plain."""

from collections.abc import Iterator
from typing import Any

from tests.carson_city.plain_board import (
    KINDS,
    PERSONALITIES,
    Body,
    Lacking,
    Readings,
    cash_limit_of,
    has,
    is_red,
    other_reading,
    parse,
    readings_of,
    warned_of_board,
)
from tests.carson_city.plain_cowboys import filled_in

ROWS = "track cash_limit buildings houses mountains bridges money kit_carson"
FIELD_OF_TRACK = {"passing_track": "order", "personality_track": "personality"}


def spendings(money: int, limit: int | None) -> Iterator[tuple[int, int, int]]:
    """Give every allowed spending as points in all, the money spent as a negative, and spent."""
    for spent in range(money + 1):
        if limit is None or money - spent <= limit:
            yield spent // 10 + (money - spent) // 6, -spent, spent


def best_spending(money: int, limit: int | None) -> int:
    """Give the spending with the most points, of equals the smallest."""
    return max(spendings(money, limit))[2]


def limit_of(seat: Body, body: Body) -> int | None:
    """Give the cash limit of a seat as far as it is known."""
    who = seat.get("personality")
    known = None if who is None else cash_limit_of(who, red=is_red(who, body))
    limit: int | None = seat.get("cash_limit", known)
    return limit


def place_of(seat: Body, readings: Readings) -> int | None:
    """Give a seat's place on the turn order track that counts."""
    if readings["CC-O7"] == "passing_track":
        return seat.get("order")
    who = seat.get("personality")
    return None if who is None else PERSONALITIES.index(who) + 1


def possessions(number: int, seat: Body, body: Body) -> tuple[int, int, int, int]:
    """Count buildings, houses, mountains, and how many of them touch a bridge."""
    if "board" not in body:
        names = ("buildings", "houses", "mountains", "at_bridge")
        buildings, houses, mountains, at_bridge = (seat.get(name, 0) for name in names)
        return buildings, houses, mountains, at_bridge
    town = parse(body["board"])
    own = {name: sign for name, (owner, sign) in town.items() if owner == number and sign != "."}
    signs = list(own.values())
    buildings = sum(sign in KINDS for sign in signs)
    at_bridge = sum(name in body.get("bridges", []) for name in own)
    return buildings, signs.count("h"), signs.count("m"), at_bridge


def lines(number: int, body: Body, readings: Readings) -> dict[str, int]:
    """Score one seat row by row."""
    seat = body["seats"][number - 1]
    money = seat.get("money", 0)
    spent = best_spending(money, limit_of(seat, body))
    buildings, houses, mountains, at_bridge = possessions(number, seat, body)
    behind = 0
    if has(body, "kit_carson"):
        places = [place_of(other, readings) for other in body["seats"]]
        behind = sum(place > places[number - 1] for place in places)  # type: ignore[operator]
    points = (
        *(seat.get("victory_points", 0), spent // 10, 2 * buildings, 2 * houses, 2 * mountains),
        *(at_bridge, (money - spent) // 6, behind),
    )
    return dict(zip(ROWS.split(), points, strict=True))


def ranks(totals: list[int], places: list[int | None]) -> list[int]:
    """Rank the seats; equal totals are told apart where all who are tied have a place."""
    found = []
    for total, place in zip(totals, places, strict=True):
        tied = [other for level, other in zip(totals, places, strict=True) if level == total]
        rank = 1 + sum(other > total for other in totals)
        if place is not None and None not in tied:
            rank += sum(other < place for other in tied if other is not None)
        found.append(rank)
    return found


def outcome(body: Body, readings: Readings) -> dict[str, Any]:
    """Give lines, totals, ranks and winners under one set of readings."""
    seats = body["seats"]
    scored = [lines(number, body, readings) for number in range(1, len(seats) + 1)]
    totals = [sum(rows.values()) for rows in scored]
    ranked = ranks(totals, [place_of(seat, readings) for seat in seats])
    names = [seat["name"].strip() for seat in seats]
    return {
        "lines": scored,
        "ranks": ranked,
        "totals": dict(zip(names, totals, strict=True)),
        "winners": [name for name, rank in zip(names, ranked, strict=True) if rank == 1],
        "tie_break": totals.count(max(totals)) > 1,
        "tie_break_clauses": ["CC-73"] if totals.count(max(totals)) > 1 else [],
    }


def told(found: dict[str, Any]) -> dict[str, Any]:
    """Give what another reading may change."""
    return {"totals": found["totals"], "winners": found["winners"]}


def score(body: Body) -> dict[str, Any]:
    """Score a table, and once more on the other turn order track."""
    base = readings_of(body)
    found = outcome(body, base)
    other = other_reading("CC-O7", base["CC-O7"])
    varied = outcome_of(body, {**base, "CC-O7": other}, found)
    depends_on = []
    if varied is not None and varied != told(found):
        otherwise = [{"reading": other, **varied}]
        entry = {"open_point": "CC-O7", "reading": base["CC-O7"], "otherwise": otherwise}
        depends_on.append(entry)
    return {**found, "depends_on": depends_on, "warnings": warned_at(body)}


def what_lacks(body: Body, place: str, found: dict[str, Any]) -> Lacking:
    """Name the places that those tied at the top lack, or with the bonus any seat."""
    best = max(found["totals"].values())
    matters = [total == best for total in found["totals"].values()]
    if has(body, "kit_carson"):
        matters = [True] * len(matters)
    elif not found["tie_break"]:
        matters = []
    return Lacking(
        f"seats.{number}.{place}"
        for number, counts in enumerate(matters)
        if counts and place not in body["seats"][number]
    )


def with_limits(body: Body) -> Body:
    """Fix every cash limit, so that who somebody might be moves no points."""
    seats = [{**seat, "cash_limit": limit_of(seat, body)} for seat in body["seats"]]
    return {**body, "seats": seats}


def outcome_of(body: Body, readings: Readings, found: dict[str, Any]) -> dict[str, Any] | None:
    """Score on another track; what lacks is named where it could change what is broken now."""
    lacking = what_lacks(body, FIELD_OF_TRACK[readings["CC-O7"]], found)
    if not lacking:
        return told(outcome(body, readings))
    filled = (told(outcome(one, readings)) for one in filled_in(with_limits(body), lacking))
    if len(found["winners"]) > 1 or all(one == told(found) for one in filled):
        return None
    return {"needs": [*lacking]}


def warned_at(body: Body) -> list[str]:
    """Name what is possible but not likely."""
    seats = body["seats"]
    found = ["seats"] if sum(seat.get("money", 0) for seat in seats) > 470 else []
    for number, seat in enumerate(seats):
        if limit_of(seat, body) is None and seat.get("money", 0) > 20:
            found.append(f"seats.{number}.personality")
    return sorted([*found, *warned_of_board(body)])
