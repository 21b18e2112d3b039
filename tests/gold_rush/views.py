"""The same map looked at from another side, from elsewhere, and with the seats in another order."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.gold_rush import plain_map, plain_tiles
from tests.gold_rush.plain_map import Cell, Entry
from tests.gold_rush.plain_tiles import TURN_OF_EDGE, TURN_OF_HALF

Body = dict[str, Any]

NEXT = TURN_OF_EDGE | TURN_OF_HALF


def turned_cell(cell: Sequence[int]) -> list[int]:
    """Where a cell comes to lie when the whole map is turned clockwise."""
    return [-cell[1], cell[0]]


def turned_name(name: str) -> str:
    """A place where the turn brings it."""
    kind, sign, part = name.partition("@")
    return f"{kind}{sign}{NEXT.get(part, part)}"


def _turned_figures(figures: list[Entry]) -> list[Entry]:
    return [{**figure, "on": turned_name(figure["on"])} for figure in figures]


def turned_entry(entry: Entry) -> Entry:
    """A tile with everything on it where the turn brings it."""
    standing: Entry = {
        kind: _turned_figures(entry[kind]) for kind in ("cowboys", "tents") if kind in entry
    }
    quarters = (entry.get("turned", 0) + 1) % 4
    return {**entry, "at": turned_cell(entry["at"]), "turned": quarters, **standing}


def turned_map(written: str | list[Entry]) -> list[Entry]:
    """A map after a quarter turn clockwise."""
    return [turned_entry(entry) for entry in plain_map.entries(written)]


def turned_body(body: Body) -> Body:
    """A body about a map after a quarter turn; a tile in the hand is not turned."""
    changed = {**body, "map": turned_map(body["map"])}
    if "at" in body:
        changed["at"] = turned_cell(body["at"])
    if "on" in body:
        changed["on"] = turned_name(body["on"])
    return changed


def turned_placements(tile: str, found: list[Entry]) -> set[tuple[Cell, int]]:
    """Where a tile goes on the turned map; of equal pictures the lowest turn."""
    written = plain_tiles.read(tile)
    return {
        ((-y, x), lowest(written, turn + 1))
        for (x, y), turn in ((entry["at"], entry["turned"]) for entry in found)
    }


def lowest(tile: plain_tiles.Tile, turn: int) -> int:
    """The lowest turn that shows the same picture."""
    picture = plain_tiles.turned(tile, turn % 4)
    return next(k for k in range(4) if plain_tiles.turned(tile, k) == picture)


def moved_map(written: str | list[Entry], x: int, y: int) -> list[Entry]:
    """A map that begins somewhere else."""
    return [
        {**entry, "at": [entry["at"][0] + x, entry["at"][1] + y]}
        for entry in plain_map.entries(written)
    ]


def _reseated_figures(entry: Entry, places: Sequence[int]) -> Entry:
    return {
        **entry,
        **{
            kind: [{**figure, "seat": places[figure["seat"]]} for figure in entry[kind]]
            for kind in ("cowboys", "tents")
            if kind in entry
        },
    }


def reseated_numbers(numbers: Mapping[str, int], places: Sequence[int]) -> dict[str, int]:
    """Numbers by seat when seat n sits at `places[n]`."""
    return {str(places[int(seat)]): number for seat, number in numbers.items()}


def reseated(body: Body, places: Sequence[int]) -> Body:
    """A body in which seat n sits at `places[n]`."""
    changed = dict(body)
    if "seats" in body:
        changed["seats"] = [body["seats"][places.index(seat)] for seat in sorted(places)]
    if "features" in body:
        changed["features"] = [_reseated_feature(one, places) for one in body["features"]]
    if "feature" in body:
        changed["feature"] = _reseated_feature(body["feature"], places)
    if "map" in body:
        entries = plain_map.entries(body["map"])
        changed["map"] = [_reseated_figures(entry, places) for entry in entries]
    if "seat" in body:
        changed["seat"] = places[body["seat"]]
    return changed


def _reseated_feature(one: Body, places: Sequence[int]) -> Body:
    if "cowboys" not in one:
        return one
    return {**one, "cowboys": reseated_numbers(one["cowboys"], places)}
