"""Valid tables, and everything that makes them impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import Broken, at, beyond, missing, unknown, wrong_kinds
from tests.gold_rush.broken import MAP, maps, set_up

SEATS: list[dict[str, Any]] = [
    {"name": "Ann", "color": "blue", "points": 31, "tokens": [2, 0, 1]},
    {"name": "Ben", "color": "red", "points": 28, "gold": 5},
    {"name": "Cat"},
    {"name": "Dov"},
    {"name": "Eve", "tokens": []},
]
SET_UP: dict[str, Any] = {
    "edition": "en",
    "variants": [],
    "house_rules": {"GR-O1": "tiles_once"},
}
DRAWN: dict[str, Any] = {**SET_UP, "seats": SEATS, "map": MAP}
COUNTED: dict[str, Any] = {
    **SET_UP,
    "seats": SEATS,
    "features": [
        {"kind": "railroad", "tiles": 4, "locomotives": 1, "cowboys": {"0": 2, "1": 1}},
        {"kind": "mountain", "nuggets": 3, "completed": False, "cowboys": {"2": 0}},
        {"kind": "city", "completed_railroads": 3, "completed": True, "cowboys": {"0": 1}},
        {"kind": "prairie", "tipis": 2, "horses": 1, "completed": False, "cowboys": {"3": 1}},
        {"kind": "prairie"},
    ],
}
RAILROAD, MOUNTAIN, CITY, PRAIRIE = (f"features.{number}" for number in range(4))
NUMBERS = {
    RAILROAD: {"tiles": (1, 72), "locomotives": (0, 72)},
    MOUNTAIN: {"nuggets": (0, 216)},
    CITY: {"completed_railroads": (0, 4)},
    PRAIRIE: {"tipis": (0, 99), "horses": (0, 99)},
}


def fields() -> Iterator[Broken]:
    """One field of a seat or of the set-up that is wrong by itself."""
    ann, ben = "seats.0", "seats.1"
    yield from set_up()
    yield from unknown("", ann)
    yield from missing("seats", f"{ann}.name")
    yield at("partial", "a table in parts, which this title does not know", True)
    yield from wrong_kinds("list", "seats", f"{ann}.tokens")
    yield from wrong_kinds("object", ann)
    yield from wrong_kinds("name", f"{ben}.name")
    yield from wrong_kinds("choice", f"{ben}.color")
    yield at(f"{ben}.color", "the colour of no cowboy", "white")
    yield from wrong_kinds("whole number", f"{ann}.points", f"{ben}.gold", f"{ann}.tokens.1")
    yield from beyond(f"{ann}.points", 0, 999)
    yield from beyond(f"{ben}.gold", 0, 315)
    for face in (-1, 4, 6):
        yield at(f"{ann}.tokens.2", f"a token that shows {face}", face)
    yield at(f"{ann}.gold", "gold beside tokens", 3)
    yield Broken("gold beside no tokens", {"seats.4.gold": 0}, {"seats.4.gold"})


def between() -> Iterator[Broken]:
    """What does not fit together on any table."""
    yield at("seats", "no seat", [])
    alone = {"seats": SEATS[:1], "map": [{"at": [0, 0], "tile": "pppp"}]}
    yield Broken("one seat", alone, {"seats"})
    yield at("seats", "six seats", [{"name": name} for name in "ABCDEF"])
    yield at("seats.1.name", "a name that an earlier seat has", "Ann")
    yield at("seats.1.name", "the same name between blanks", "  Ann ")
    yield at("seats.3.color", "a colour that an earlier seat has", "blue")
    many = {"seats.0.tokens": [0] * 40, "seats.2.tokens": [0] * 24}
    yield Broken("64 tokens of two seats", many, {"seats"})
    yield Broken("64 tokens of one seat", {"seats.0.tokens": [0] * 64}, {"seats"})
    yield Broken("features beside a map", {"features": []}, {"features"})
    for name in ("cowboys", "tents"):
        path = f"map.0.{name}.0.seat"
        gone = {"seats": SEATS[:3], path: 3}
        yield Broken(f"a seat that is not there among the {name}", gone, {path})


def typed_features() -> Iterator[Broken]:
    """One field of a feature that is wrong by itself."""
    yield from wrong_kinds("list", "features")
    yield from wrong_kinds("object", RAILROAD, f"{RAILROAD}.cowboys")
    yield from unknown(RAILROAD)
    yield from missing(f"{RAILROAD}.tiles", f"{MOUNTAIN}.nuggets", f"{CITY}.completed_railroads")
    yield from missing("features.4.kind")
    yield from wrong_kinds("choice", "features.4.kind")
    yield at("features.4.kind", "the kind of no feature", "river")
    yield from wrong_kinds("truth value", f"{RAILROAD}.completed", f"{PRAIRIE}.completed")
    for path, numbers in NUMBERS.items():
        for name, (lowest, highest) in numbers.items():
            yield from wrong_kinds("whole number", f"{path}.{name}")
            yield from beyond(f"{path}.{name}", lowest, highest)
        for other in (name for of in NUMBERS.values() for name in of if name not in numbers):
            yield at(f"{path}.{other}", f"{other} at {path}", 1)
    yield from _cowboys()


def _cowboys() -> Iterator[Broken]:
    path = f"{RAILROAD}.cowboys"
    yield from wrong_kinds("whole number", f"{path}.1")
    yield from beyond(f"{path}.1", 0, 4)
    for seat in ("5", "-1", "x", "1.0", "²", " 1", "Ann"):
        yield at(f"{RAILROAD}.cowboys.{seat}".replace("1.0", "01"), f"seat {seat!r}", 1)
    yield at(f"{CITY}.cowboys", "two seats in a city", {"0": 1, "1": 1})
    yield at(f"{CITY}.cowboys", "two cowboys in a city", {"2": 2})
    short = {f"{RAILROAD}.tiles": 2}
    yield Broken("three cowboys on two tiles", short, {f"{RAILROAD}.cowboys"})
    yield at(f"{PRAIRIE}.completed", "a completed prairie", True)
    for number in (0, 1):
        path = f"{CITY}.completed_railroads"
        yield at(path, f"a completed city of {number} completed railroads", number)
    farmers = {"variants": ["no_farmers"]}
    yield Broken("a farmer where nobody farms", farmers, {f"{PRAIRIE}.cowboys"})


def between_features() -> Iterator[Broken]:
    """What several features show together."""
    hundred = [{"kind": "prairie"}] * 101
    yield at("features", "101 features", hundred)
    fifth = {f"{MOUNTAIN}.cowboys": {"0": 2}}
    yield Broken("a fifth cowboy of a seat", fifth, {"features"})
    gone = {"seats": SEATS[:3]}
    yield Broken("a seat that is not there", gone, {f"{PRAIRIE}.cowboys.3"})
    beside = {"map": MAP}
    yield Broken("a map beside features", beside, {"features"})


OF_A_MAP = [*fields(), *between(), *maps()]
OF_NUMBERS = [*typed_features(), *between_features()]
