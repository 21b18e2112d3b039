"""A valid situation of every question, and everything that makes it impossible."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.broken import LEFT_OUT, Broken, at, beyond, missing, unknown, wrong_kinds
from tests.gold_rush import broken
from tests.gold_rush.broken import MAP

SET_UP: dict[str, Any] = {
    "edition": "en",
    "variants": [],
    "house_rules": {"GR-O1": "tiles_once"},
}
RAILROAD: dict[str, Any] = {
    "kind": "railroad",
    "tiles": 5,
    "locomotives": 1,
    "completed": True,
    "cowboys": {"0": 1, "4": 1},
}
SITUATIONS: dict[str, dict[str, Any]] = {
    "tile": {"tile": "prpr", "turned": 1, "neighbours": {"n": "r"}},
    "placements": {"map": MAP, "tile": "prpr"},
    "cowboy": {
        "kind": "mountain",
        "cowboys_there": 1,
        "in_supply": 3,
        "on_new_tile": True,
        "already_done": "mine",
    },
    "tent": {"mountain_completed": True, "vacant": True, "already_done": "tent"},
    "mine": {"tent_there": True, "tokens_left": 2, "already_done": None},
    "feature": {"feature": RAILROAD},
    "split_tokens": {"players": 4, "current": 2, "tied": [0, 1], "tokens": 3},
    "city": {
        "railroads": [
            {"rails": 2, "completed": True},
            {"rails": 1, "completed": False},
            {"rails": 1, "completed": True},
        ]
    },
    "turn": {"done": ["place", "cowboy"], "completed": True, "next": "score"},
    "unplaceable": {"fits": False, "tiles_left": 12},
    "setup": {"players": 4},
    "score_track": {"points": 45, "add": 4},
    "tokens": {"tile": "mmpp ^2", "supply": 12},
    "tile_parts": {"tile": "rprm ^1 h@en", "turned": 1},
}
PLACE = {"at": [0, 0], "on": "mountain@e"}
ON_A_MAP: dict[str, dict[str, Any]] = {
    "tile": {"tile": "prpr", "turned": 1, "map": MAP, "at": [0, -1]},
    "cowboy": {"map": MAP, "seat": 4, **PLACE, "already_done": "mine"},
    "tent": {"map": MAP, "seat": 4, **PLACE, "already_done": None},
    "feature": {"map": MAP, **PLACE},
}
for bodies in (SITUATIONS, ON_A_MAP):
    for each in bodies.values():
        each |= SET_UP  # noqa: PLW2901 (the same object)


def _numbers(**bounds: tuple[int, int]) -> Iterator[Broken]:
    for name, (lowest, highest) in bounds.items():
        yield from wrong_kinds("whole number", name)
        yield from beyond(name, lowest, highest)


def _already_done() -> Iterator[Broken]:
    yield from (case for case in wrong_kinds("choice", "already_done") if "null" not in case[0])
    yield at("already_done", "a step that is not the second", "place")


def _beside(body: dict[str, Any], **fields: Any) -> Iterator[Broken]:
    """Fields of the other form, each refused at its own path."""
    for name, value in fields.items():
        yield at(name, f"{name} in the other form", value)
    yield Broken("all fields of the other form", dict(fields), set(fields) - set(body))


def tile() -> Iterator[Broken]:
    yield from missing("tile", "neighbours")
    yield from broken.tiles("tile")
    yield from _numbers(turned=(0, 3))
    yield from wrong_kinds("object", "neighbours")
    yield from wrong_kinds("choice", "neighbours.n")
    yield from unknown("neighbours")
    yield at("neighbours.x", "a neighbour on no side", "r")
    yield at("neighbours.n", "a neighbour that shows a city", "c")
    both = {"map": MAP, "at": [0, -1]}
    yield Broken("neighbours beside a map", both, {"neighbours"})


def tile_on_a_map() -> Iterator[Broken]:
    yield from broken.maps_that_cannot_be()
    yield from missing("at")
    yield from broken.cells("at")
    yield at("neighbours", "neighbours beside a map", {"n": "r"})
    yield at("neighbours", "no neighbours beside a map", {})


def placements() -> Iterator[Broken]:
    yield from missing("map", "tile")
    yield from broken.tiles("tile")
    yield from broken.maps()


def cowboy() -> Iterator[Broken]:
    yield from missing("kind")
    yield from wrong_kinds("choice", "kind")
    yield from _numbers(cowboys_there=(0, 20), in_supply=(0, 4))
    yield from wrong_kinds("truth value", "on_new_tile")
    yield from _already_done()
    yield Broken("a cowboy in a new city", {"kind": "city"}, {"cowboys_there"})
    yield from _beside(SITUATIONS["cowboy"], seat=0, on="mountain@n", at=[0, 0])


def cowboy_on_a_map() -> Iterator[Broken]:
    yield from broken.maps_that_cannot_be()
    yield from _place()
    yield from _already_done()
    yield from missing("seat", "on")
    other = {"kind": "mountain", "cowboys_there": 0, "in_supply": 4, "on_new_tile": True}
    yield from _beside(ON_A_MAP["cowboy"], **other)
    yield Broken("a place of another tile", {"at": LEFT_OUT}, {"on"})


def _place() -> Iterator[Broken]:
    yield from _numbers(seat=(0, 4))
    yield from broken.cells("at")
    yield at("at", "a cell without a tile", [5, 5])
    yield from wrong_kinds("text", "on")
    for place in ("", "mountain@n", "mountain@mid", "railroad@e", "city", "prairie@en", "river"):
        yield at("on", f"{place!r} as a place", place)


def tent() -> Iterator[Broken]:
    yield from missing("mountain_completed", "vacant")
    yield from wrong_kinds("truth value", "mountain_completed", "vacant")
    yield from _already_done()
    yield from _beside(SITUATIONS["tent"], seat=0, on="mountain@n", at=[0, 0])


def tent_on_a_map() -> Iterator[Broken]:
    yield from broken.maps_that_cannot_be()
    yield from _place()
    yield from _already_done()
    yield from missing("seat", "on", "at")
    yield from _beside(ON_A_MAP["tent"], mountain_completed=False, vacant=True)
    for place in ("railroad@n", "prairie@ws"):
        yield at("on", f"{place!r}, which is no mountain", place)


def mine() -> Iterator[Broken]:
    yield from missing("tent_there", "tokens_left")
    yield from wrong_kinds("truth value", "tent_there")
    yield from _numbers(tokens_left=(0, 63))
    yield from _already_done()


def feature() -> Iterator[Broken]:
    yield from missing("feature", "feature.kind", "feature.tiles")
    yield from wrong_kinds("object", "feature", "feature.cowboys")
    yield from unknown("feature")
    yield from wrong_kinds("choice", "feature.kind")
    yield from wrong_kinds("truth value", "feature.completed")
    yield from wrong_kinds("whole number", "feature.tiles", "feature.cowboys.4")
    yield from beyond("feature.tiles", 1, 72)
    yield from beyond("feature.locomotives", 0, 72)
    yield from beyond("feature.cowboys.4", 0, 4)
    yield at("feature.cowboys.5", "a sixth seat", 1)
    yield at("feature.nuggets", "nuggets on a railroad", 1)
    yield Broken("a short railroad", {"feature.tiles": 1}, {"feature.cowboys"})
    crowd = {"kind": "city", "completed_railroads": 2, "cowboys": {"0": 1, "1": 1}}
    yield Broken("two cowboys in a city", {"feature": crowd}, {"feature.cowboys"})
    city = {"kind": "city", "completed_railroads": 1, "completed": True}
    few = {"feature.completed_railroads"}
    yield Broken("a completed city of one railroad", {"feature": city}, few)
    plain = {"kind": "prairie", "completed": True}
    yield Broken("a completed prairie", {"feature": plain}, {"feature.completed"})
    farmed = {"kind": "prairie", "cowboys": {"0": 1}}
    without = {"feature": farmed, "variants": ["no_farmers"]}
    yield Broken("a farmer where nobody farms", without, {"feature.cowboys"})
    both = {"map": MAP, **PLACE}
    yield Broken("a feature beside a map", both, {"feature"})


def feature_on_a_map() -> Iterator[Broken]:
    yield from broken.maps_that_cannot_be()
    yield from (case for case in _place() if "seat" not in case.changes)
    yield from missing("at", "on")
    yield at("feature", "a feature beside a map", RAILROAD)


def split_tokens() -> Iterator[Broken]:
    yield from missing("players", "current", "tied", "tokens")
    yield from _numbers(players=(2, 5), tokens=(0, 63))
    yield from wrong_kinds("whole number", "current", "tied.0")
    yield from wrong_kinds("list", "tied")
    for seat in (-1, 4):
        yield at("current", f"seat {seat} of four has the turn", seat)
        yield at("tied.1", f"seat {seat} of four is tied", seat)
    yield at("tied.1", "one seat twice", 0)
    fewer = {"players": 2, "tied": [0, 2]}
    yield Broken("two seats that are not there", fewer, {"current", "tied.1"})


def city() -> Iterator[Broken]:
    yield from missing("railroads", "railroads.0.rails", "railroads.1.completed")
    yield from wrong_kinds("list", "railroads")
    yield from wrong_kinds("object", "railroads.1")
    yield from unknown("railroads.0")
    yield from wrong_kinds("whole number", "railroads.1.rails")
    yield from beyond("railroads.1.rails", 1, 2)
    yield from wrong_kinds("truth value", "railroads.1.completed")
    yield at("railroads.0.completed", "a loop that is not complete", False)
    yield at("railroads", "a city without rails", [])
    yield at("railroads", "a city of two rails", [{"rails": 2, "completed": True}])
    five = [{"rails": 1, "completed": True}] * 5
    yield at("railroads", "a city of five rails", five)
    yield Broken(
        "five rails in three", {"railroads.1": {"rails": 2, "completed": True}}, {"railroads"}
    )


def turn() -> Iterator[Broken]:
    yield from missing("done", "completed", "next")
    yield from wrong_kinds("list", "done")
    yield from wrong_kinds("choice", "done.1", "next")
    yield from wrong_kinds("truth value", "completed")
    for steps in (
        *("cowboy", "end", "score", "place place", "place end", "place cowboy tent"),
        *("place score score", "place score tent", "place cowboy end", "place score end end"),
    ):
        yield at("done", f"{steps} with something completed", steps.split())
    nothing = {"completed": False, "done": ["place", "score"]}
    yield Broken("scoring with nothing completed", nothing, {"done"})
    unknown_too = {"completed": 1, "done": ["end"]}
    yield Broken("steps that wait for what was completed", unknown_too, {"completed"})


def unplaceable() -> Iterator[Broken]:
    yield from missing("fits", "tiles_left")
    yield from wrong_kinds("truth value", "fits")
    yield from _numbers(tiles_left=(0, 71))


def setup() -> Iterator[Broken]:
    yield from missing("players")
    yield from _numbers(players=(2, 5))


def score_track() -> Iterator[Broken]:
    yield from missing("points")
    yield from _numbers(points=(0, 999), add=(0, 999))


def tokens() -> Iterator[Broken]:
    yield from missing("tile")
    yield from broken.tiles("tile")
    yield from _numbers(supply=(0, 63))


def tile_parts() -> Iterator[Broken]:
    yield from missing("tile")
    yield from broken.tiles("tile")
    yield from _numbers(turned=(0, 3))


WRONG: dict[str, Callable[[], Iterator[Broken]]] = {
    question: globals()[question] for question in SITUATIONS
}
WRONG_ON_A_MAP: dict[str, Callable[[], Iterator[Broken]]] = {
    "tile": tile_on_a_map,
    "cowboy": cowboy_on_a_map,
    "tent": tent_on_a_map,
    "feature": feature_on_a_map,
}


def wrong_on_a_map(question: str) -> Iterator[Broken]:
    """Everything that can be wrong with a body of this question that has a map."""
    yield from unknown("")
    yield from WRONG_ON_A_MAP[question]()
