"""The fourteen questions once more, each from its paragraph of the contract."""

from typing import Any

from tests.gold_rush import plain_map, plain_tiles
from tests.gold_rush.plain_map import Cell, Landscape
from tests.gold_rush.plain_readings import Body, Readings, without_farmers
from tests.gold_rush.plain_score import majority, worth

Found = tuple[str, dict[str, Any], set[str]]

STEP_2 = ("cowboy", "tent", "mine")
STEPS = ("place", *STEP_2, "score", "end")
COWBOYS_EACH = 4


def _said(reasons: set[str], facts: dict[str, Any]) -> Found:
    return "no" if reasons else "yes", facts, reasons


def _when(**conditions: object) -> set[str]:
    return {name.replace("_", "-") for name, holds in conditions.items() if holds}


def _cell(body: Body, land: Landscape | None = None) -> Cell:
    if "at" not in body and land is not None:
        return land.newest
    x, y = body["at"]
    return x, y


def tile(body: Body, readings: Readings) -> Found:
    """Whether a tile may lie there, and which turns fit."""
    del readings
    written = plain_tiles.read(body["tile"])
    turns = {turn: plain_tiles.turned(written, turn) for turn in range(4)}
    if "map" in body:
        cells, at = plain_map.lie(body["map"]).cells, _cell(body)
        reasons = {turn: plain_map.hindrances(cells, lying, at) for turn, lying in turns.items()}
    else:
        shown = body["neighbours"]
        reasons = {turn: plain_map.against(shown, lying) for turn, lying in turns.items()}
    fitting = [turn for turn in plain_tiles.different_turns(written) if not reasons[turn]]
    facts = {"canonical": plain_tiles.normal(written), "turns": fitting}
    if "turned" in body:
        return _said(reasons[body["turned"]], facts)
    return _said(set() if fitting else set.intersection(*reasons.values()), facts)


def placements(body: Body, readings: Readings) -> Found:
    """Where a tile can go."""
    del readings
    cells, drawn = plain_map.lie(body["map"]).cells, plain_tiles.read(body["tile"])
    found = plain_map.placements(cells, drawn)
    listed = [{"at": [*cell], "turned": turn} for cell, turn in found]
    different = len({cell for cell, _ in found})
    return "answer", {"placements": listed, "cells": different, "placeable": bool(found)}, set()


def _came_with_the_tile(land: Landscape | None) -> set[int]:
    """The seats whose cowboy or tent stands on the newest tile: put there in this turn."""
    if land is None:
        return set()
    return {seat for seat, (cell, _) in [*land.cowboys, *land.tents] if cell == land.newest}


def _step_2_used(body: Body, land: Landscape | None = None) -> bool:
    """What was typed, or an own figure on the newest tile, says that step 2 is over."""
    return body.get("already_done") is not None or body.get("seat") in _came_with_the_tile(land)


def cowboy(body: Body, readings: Readings) -> Found:
    """Whether a cowboy may be put there."""
    land, facts = None, {}
    if "map" in body:
        land = plain_map.lie(body["map"])
        cell = _cell(body, land)
        place = plain_tiles.names_of(land.cells[cell])[body["on"]]
        one = plain_map.feature(land.cells, (cell, place))
        kind, there = one.kind, sum(plain_map.figures(one, land).values())
        supply = COWBOYS_EACH - [seat for seat, _ in land.cowboys].count(body["seat"])
        is_others = bool(_came_with_the_tile(land) - {body["seat"]})
        newest = cell == land.newest and not is_others
        numbers = plain_map.numbers_of(land.cells, one, readings)
        facts = {"completed": numbers["completed"]}
    else:
        kind, there = body["kind"], body.get("cowboys_there", 0)
        supply, newest = body.get("in_supply", COWBOYS_EACH), body.get("on_new_tile", True)
    reasons = _when(
        GR_14=_step_2_used(body, land),
        GR_22=not newest,
        GR_23=there and kind != "city",
        GR_24=not supply,
        GR_25=kind == "prairie" and without_farmers(body),
    )
    facts |= {"kind": kind, "cowboys_there": there, "in_supply": supply}
    verdict, facts, clauses = _said(reasons, facts)
    return verdict, facts, clauses or _when(GR_47=facts.get("completed"))


def tent(body: Body, readings: Readings) -> Found:
    """Whether a tent may be put there."""
    if "map" not in body:
        facts = {name: body[name] for name in ("vacant", "mountain_completed")}
        land = None
    else:
        land = plain_map.lie(body["map"])
        cell = _cell(body)
        piece = cell, plain_tiles.names_of(land.cells[cell])[body["on"]]
        done = plain_map.is_completed(land.cells, plain_map.feature(land.cells, piece), readings)
        facts = {
            "vacant": all(other != piece for _, other in [*land.cowboys, *land.tents]),
            "mountain_completed": done,
            "moving": any(seat == body["seat"] for seat, _ in land.tents),
        }
    reasons = _when(
        GR_14=_step_2_used(body, land),
        GR_27=facts["mountain_completed"],
        GR_28=not facts["vacant"],
    )
    return _said(reasons, facts)


def mine(body: Body, readings: Readings) -> Found:
    """Whether a token may be taken."""
    del readings
    left = body["tokens_left"]
    reasons = _when(GR_14=_step_2_used(body), GR_30=not body["tent_there"] or not left)
    return _said(reasons, {"tokens_left_after": left if reasons else left - 1})


def feature(body: Body, readings: Readings) -> Found:
    """Whether a feature is complete, what it is worth and who gets it."""
    if "map" not in body:
        typed = body["feature"]
        return _valued(body, typed, typed.get("cowboys", {}), {})
    land = plain_map.lie(body["map"])
    cell = _cell(body)
    place = plain_tiles.names_of(land.cells[cell])[body["on"]]
    one = plain_map.feature(land.cells, (cell, place))
    numbers = plain_map.numbers_of(land.cells, one, readings)
    more = {"tiles": plain_map.tiles_of(one)}
    if one.kind in {"railroad", "mountain"}:
        more["open_ends"] = one.open_ends
    if one.kind == "city":
        tracks = [track for track in land.cells[cell].tracks if track.end == "c"]
        more = {
            "rails": len(tracks),
            "railroads": len(plain_map.railroads_of(land.cells, cell)),
        }
    facts = {name: number for name, number in numbers.items() if name != "completed"}
    cowboys = {str(seat): much for seat, much in plain_map.figures(one, land).items()}
    return _valued(body, numbers, cowboys, {**facts, **more})


def _valued(body: Body, numbers: Body, cowboys: dict[str, int], more: Body) -> Found:
    done = numbers.get("completed", False)
    left_out = numbers["kind"] == "prairie" and without_farmers(body)
    points = 0 if left_out else worth(numbers)
    facts = {
        **more,
        "kind": numbers["kind"],
        "completed": done,
        "cowboys": {seat: number for seat, number in cowboys.items() if number},
        "majority": majority(cowboys),
        "points_now": points if done else 0,
        "points_at_end": points,
    }
    return "answer", facts, _of_tokens_first(facts)


def _of_tokens_first(facts: dict[str, Any]) -> set[str]:
    """The majority of a completed mountain first takes its tokens, in a tie in turn."""
    takes = facts["kind"] == "mountain" and facts["completed"] and bool(facts["majority"])
    return _when(GR_40=takes, GR_41=takes and len(facts["majority"]) > 1)


def split_tokens(body: Body, readings: Readings) -> Found:
    """Who draws which tokens."""
    players, tokens = body["players"], body["tokens"]
    clockwise = [(body["current"] + step) % players for step in range(players)]
    drawing = [seat for seat in clockwise if seat in body["tied"]]
    order = [drawing[turn % len(drawing)] for turn in range(tokens if drawing else 0)]
    left_over = 0 if drawing else tokens
    facts = {
        "order": order,
        "counts": {str(seat): order.count(seat) for seat in body["tied"]},
        "left_over": left_over,
        "left_over_goes_to": readings["GR-O5"] if left_over else None,
    }
    return "answer", facts, set()


def city(body: Body, readings: Readings) -> Found:
    """What a city is worth."""
    del readings
    done = [railroad["completed"] for railroad in body["railroads"]]
    points = 3 * done.count(True)
    facts = {
        "completed": all(done),
        "railroads": len(done),
        "completed_railroads": done.count(True),
        "points_now": points if all(done) else 0,
        "points_at_end": points,
    }
    return "answer", facts, set()


def allowed_next(done: list[str], completed: bool) -> list[str]:
    """What may come after these steps."""
    if not done:
        return ["place"]
    if done[-1] in {"score", "end"}:
        return ["end"] if done[-1] == "score" else []
    last = "score" if completed else "end"
    return [*(STEP_2 if done[-1] == "place" else ()), last]


def could_happen(done: list[str], completed: bool) -> bool:
    """Whether each step could follow those before it."""
    return all(step in allowed_next(done[:at], completed) for at, step in enumerate(done))


def turn(body: Body, readings: Readings) -> Found:
    """What may come next."""
    del readings
    done, wanted = body["done"], body["next"]
    allowed = allowed_next(done, body["completed"])
    again = wanted in STEP_2 and any(step in done for step in STEP_2)
    reasons = set() if wanted in allowed else {"GR-14" if again else "GR-13"}
    return _said(reasons, {"allowed_next": allowed})


def unplaceable(body: Body, readings: Readings) -> Found:
    """Whether a tile may be thrown away."""
    if body["fits"]:
        return "no", {"then": "place_it"}, {"GR-18"}
    if body["tiles_left"]:
        return "yes", {"then": "draw_again"}, set()
    over = {"game_ends": "game_ends", "still_acts": "act_without_tile"}
    return "yes", {"then": over[readings["GR-O3"]]}, set()


def setup(body: Body, readings: Readings) -> Found:
    """What everybody gets."""
    del readings
    players = body["players"]
    facts = {
        "cowboys_each": 5,
        "cowboys_to_play": 4,
        "markers_on_zero": players,
        "tents_each": 1,
        "start_tokens": 1,
        "tokens_in_supply": 62,
        "tiles_in_piles": 71,
        "unused_colours": 5 - players,
        "turns_by_seat": [len(range(seat, 71, players)) for seat in range(players)],
        "farmers": not without_farmers(body),
    }
    return "answer", facts, set()


def score_track(body: Body, readings: Readings) -> Found:
    """Where the marker goes."""
    points = body["points"] + body.get("add", 0)
    laps = points // 50
    lying = laps > 0 if readings["GR-O7"] == "stays_flat" else laps % 2 == 1
    return "answer", {"points": points, "space": points % 50, "laps": laps, "lying": lying}, set()


def tokens(body: Body, readings: Readings) -> Found:
    """How many tokens come with a tile."""
    hills = plain_tiles.read(body["tile"]).mountains
    needed, supply = sum(hill.nuggets for hill in hills), body.get("supply", 63)
    facts = {
        "needed": needed,
        "placed": needed if readings["GR-O4"] == "substitute" else min(needed, supply),
        "by_mountain": {f"mountain@{hill.edges[:1] or 'mid'}": hill.nuggets for hill in hills},
    }
    return "answer", facts, set()


def tile_parts(body: Body, readings: Readings) -> Found:
    """What is on a tile."""
    del readings
    lying = plain_tiles.turned(plain_tiles.read(body["tile"]), body.get("turned", 0))
    facts = {
        "canonical": plain_tiles.normal(lying),
        "edges": lying.lands,
        "city": lying.city,
        "places": plain_tiles.places(lying),
        "tracks": [
            {"ends": plain_tiles.ends_of(lying, track), "locomotives": track.locomotives}
            for track in lying.tracks
        ],
        "mountains": [{"edges": [*m.edges], "nuggets": m.nuggets} for m in lying.mountains],
        "prairies": [
            {"halves": [*plain.halves], "tipis": plain.tipis, "horses": plain.horses}
            for plain in lying.prairies
        ],
    }
    return "answer", facts, set()
