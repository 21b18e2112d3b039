"""The end of the game once more, slow and plain."""

from collections.abc import Iterator
from typing import Any

from tests.carson_city.plain_board import (
    KINDS,
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
from tests.carson_city.plain_tracks import FIELD_OF_TRACK, best_ranks, every_way, places_on

ROWS = "track cash_limit buildings houses mountains bridges money kit_carson"
Outcome = dict[str, Any]


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
        places = places_on(readings["CC-O7"], body["seats"])
        behind = sum(place > places[number - 1] for place in places)  # type: ignore[operator]
    points = (
        *(seat.get("victory_points", 0), spent // 10, 2 * buildings, 2 * houses, 2 * mountains),
        *(at_bridge, (money - spent) // 6, behind),
    )
    return dict(zip(ROWS.split(), points, strict=True))


def outcome(body: Body, readings: Readings) -> Outcome:
    """Give lines, totals, ranks and winners under one set of readings."""
    seats = body["seats"]
    scored = [lines(number, body, readings) for number in range(1, len(seats) + 1)]
    totals = [sum(rows.values()) for rows in scored]
    track = readings["CC-O7"]
    ranked = best_ranks(totals, places_on(track, seats), track, len(seats))
    names = [seat["name"].strip() for seat in seats]
    return {
        "lines": scored,
        "ranks": ranked,
        "totals": dict(zip(names, totals, strict=True)),
        "winners": [name for name, rank in zip(names, ranked, strict=True) if rank == 1],
        "tie_break": totals.count(max(totals)) > 1,
        "tie_break_clauses": ["CC-73"] if totals.count(max(totals)) > 1 else [],
    }


def told(found: Outcome) -> Outcome:
    """Give what another reading may change."""
    return {"totals": found["totals"], "winners": found["winners"]}


def score(body: Body) -> Outcome:
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


def outcome_of(body: Body, readings: Readings, found: Outcome) -> Outcome | None:
    """Score on another track; None where it says nothing else or cannot say anything."""
    track, seats = readings["CC-O7"], body["seats"]
    place, places = FIELD_OF_TRACK[track], places_on(track, seats)
    if has(body, "kit_carson"):
        if None not in places:
            return told(outcome(body, readings))
        return None if bonus_stays(body, places, track) else {"needs": lacking(body, place)}
    if not found["tie_break"]:
        return None
    varied = outcome(body, readings)
    if len(varied["winners"]) == 1:
        return told(varied)
    top = [total == max(found["totals"].values()) for total in found["totals"].values()]
    decided_here = len(found["winners"]) == 1
    return {"needs": lacking(body, place, top)} if decided_here else None


def lacking(body: Body, place: str, matters: list[bool] | None = None) -> Lacking:
    """Name the places that are not known, of all seats or of some."""
    return Lacking(
        f"seats.{number}.{place}"
        for number, seat in enumerate(body["seats"])
        if place not in seat and (matters is None or matters[number])
    )


def bonus_stays(body: Body, places: list[int | None], track: str) -> bool:
    """Say whether all must stand on this track in the order in which they stand on the other."""
    (other,) = FIELD_OF_TRACK.keys() - {track}
    here = in_order(places_on(other, body["seats"]))
    last = len(body["seats"]) if track == "passing_track" else 7
    return all(in_order(way) == here for way in every_way(places, last))


def in_order(places: list[Any]) -> list[int]:
    """Give the numbers of the seats in the order of their places."""
    return sorted(range(len(places)), key=places.__getitem__)


def warned_at(body: Body) -> list[str]:
    """Name what is possible but not likely."""
    seats = body["seats"]
    found = ["seats"] if sum(seat.get("money", 0) for seat in seats) > 470 else []
    for number, seat in enumerate(seats):
        if limit_of(seat, body) is None and seat.get("money", 0) > 20:
            found.append(f"seats.{number}.personality")
        found += [f"seats.{number}.personality"] * gives_at_the_end(seat, body)
    return sorted([*found, *warned_of_board(body)])


def gives_at_the_end(seat: Body, body: Body) -> bool:
    """Say whether a personality gives something at the end of the turn that was typed before."""
    who = seat.get("personality")
    if who == "banker" and seat.get("money", 0) < 3:
        return False
    return who in {"banker", "grocer", "settler"} and is_red(who, body)
