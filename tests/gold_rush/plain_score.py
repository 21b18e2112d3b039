"""Points once more: what each feature is worth, who gets it, and what a table comes to."""

from typing import Any

from tests.gold_rush import plain_map
from tests.gold_rush.plain_map import Landscape
from tests.gold_rush.plain_readings import Body, Readings, readings_of, varied, without_farmers
from tests.gold_rush.plain_warnings import warned_at

ROWS = {
    "railroad": "railroads",
    "mountain": "mountains",
    "city": "cities",
    "prairie": "prairies",
}
PAD = ("score_track", *ROWS.values(), "gold")


def worth(one: Body) -> int:
    """What a feature brings when the game ends like this."""
    if one["kind"] == "railroad":
        alone = one.get("locomotives", 0) == 1 and one.get("completed", False)
        return int(one["tiles"]) * (2 if alone else 1)
    if one["kind"] == "mountain":
        return int(one["nuggets"])
    if one["kind"] == "city":
        return 3 * int(one["completed_railroads"])
    return 2 * int(one.get("tipis", 0)) + 4 * int(one.get("horses", 0))


def majority(cowboys: dict[str, int]) -> list[int]:
    """The seats with the highest positive number."""
    most = max([0, *cowboys.values()])
    return sorted(int(seat) for seat, number in cowboys.items() if number == most > 0)


def on_the_map(land: Landscape, readings: Readings) -> list[Body]:
    """Every feature of a map that carries cowboys, in numbers."""
    found = []
    for one in plain_map.features(land.cells):
        cowboys = {str(seat): number for seat, number in plain_map.figures(one, land).items()}
        if cowboys:
            numbers = plain_map.numbers_of(land.cells, one, readings)
            found.append({**numbers, "cowboys": cowboys, "pieces": one.pieces})
    return found


def features_of(body: Body, readings: Readings) -> list[Body]:
    """The features of a table, typed or found on its map."""
    if "map" in body:
        return on_the_map(plain_map.lie(body["map"]), readings)
    return [{"cowboys": {}, **one} for one in body.get("features", [])]


def rests_on(one: Body, shared: bool) -> set[str]:
    """The clauses that a feature's points rest on."""
    done = one.get("completed", False)
    steam = {"GR-35"} if one.get("locomotives") else set()
    clauses = {
        "railroad": {"GR-34"} | steam if done else {"GR-54"},
        "mountain": {"GR-40" if done else "GR-53"},
        "city": {"GR-44" if done else "GR-55"},
        "prairie": {"GR-56"},
    }[one["kind"]]
    tie = {"GR-57" if one["kind"] == "prairie" else "GR-38"}
    return clauses | tie if shared else clauses


def lines(body: Body, readings: Readings) -> list[dict[str, int]]:
    """The rows of every seat."""
    pads = [dict.fromkeys(PAD, 0) for _ in body["seats"]]
    for pad, seat in zip(pads, body["seats"], strict=True):
        pad["score_track"] = seat.get("points", 0)
        pad["gold"] = seat.get("gold", sum(seat.get("tokens", [])))
    for one in features_of(body, readings):
        if one["kind"] == "prairie" and without_farmers(body):
            continue
        for seat in majority(one["cowboys"]):
            pads[seat][ROWS[one["kind"]]] += worth(one)
    return pads


def clauses(body: Body, readings: Readings) -> list[dict[str, set[str]]]:
    """The clauses of every line of features that brings points."""
    pads: list[dict[str, set[str]]] = [{} for _ in body["seats"]]
    for one in features_of(body, readings):
        winners = majority(one["cowboys"])
        for seat in winners if worth(one) else []:
            named = pads[seat].setdefault(ROWS[one["kind"]], set())
            named |= rests_on(one, len(winners) > 1)
    return pads


def _standing(body: Body, readings: Readings) -> tuple[dict[str, int], list[str]]:
    names = [seat["name"].strip() for seat in body["seats"]]
    sums = [sum(pad.values()) for pad in lines(body, readings)]
    best = max(sums)
    leading = [name for name, total in zip(names, sums, strict=True) if total == best]
    return dict(zip(names, sums, strict=True)), leading


def score(body: Body) -> dict[str, Any]:
    """Lines, ranks, totals, winners and what they depend on."""
    readings = readings_of(body)
    totals, winners = _standing(body, readings)
    return {
        "lines": lines(body, readings),
        "ranks": [1 + sum(other > mine for other in totals.values()) for mine in totals.values()],
        "totals": totals,
        "winners": winners,
        "tie_break": len(winners) > 1,
        "tie_break_clauses": ["GR-59"] if len(winners) > 1 else [],
        "warnings": warned_at(body),
        "depends_on": _depends_on(body, readings, (totals, winners)),
    }


def _depends_on(body: Body, readings: Readings, found: tuple[Any, Any]) -> list[Body]:
    other, elsewhere = varied(readings, "GR-O1")
    totals, winners = _standing(body, elsewhere)
    if (totals, winners) == found:
        return []
    otherwise = [{"reading": other, "totals": totals, "winners": winners}]
    entry = {"open_point": "GR-O1", "reading": readings["GR-O1"], "otherwise": otherwise}
    return [entry]
