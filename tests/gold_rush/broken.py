"""One valid body of which each case breaks one thing: what this game's tables of refusals share."""

from collections.abc import Iterator

from tests.broken import Broken, at, missing, unknown, wrong_kinds

WRONG_TILES = ("", "prp", "prpx", "prpr n-s", "rppp^1", "prpr city", "mpmp n^1", "prpr t", "3")


def set_up() -> Iterator[Broken]:
    """What can be wrong with the set-up of a body that chooses GR-O1."""
    yield from wrong_kinds("choice", "edition", "house_rules.GR-O1")
    yield from wrong_kinds("list", "variants")
    yield from wrong_kinds("object", "house_rules")
    yield at("edition", "an edition of another title", "de")
    yield Broken("a variant that is not known", {"variants": ["solo"]}, {"variants.0"})
    both = {"variants": ["no_farmers", "sheriff"]}
    yield Broken("a variant that is not covered", both, {"variants.1"})
    yield Broken("a variant that is no text", {"variants": [3]}, {"variants.0"})
    yield at("house_rules.GR-O1", "a reading of another point", "open_sides")
    yield at("house_rules.GR-O8", "a point that is not there", "tiles_once")
    yield at("house_rules.GR-1", "a clause that leaves nothing open", "tiles_once")
    wrong = {"GR-O1": "no", "GR-O2": "open_sides", "x": "y"}
    two = {"house_rules.GR-O1", "house_rules.x"}
    yield Broken("two wrong house rules", {"house_rules": wrong}, two)


def tiles(path: str) -> Iterator[Broken]:
    """What is no tile."""
    yield from wrong_kinds("text", path)
    for text in WRONG_TILES:
        yield at(path, f"{text!r} as {path}", text)


def cells(path: str) -> Iterator[Broken]:
    """What is no cell."""
    yield from wrong_kinds("list", path)
    for cell in ([], [0], [0, 0, 0], [1.0, 0], ["1", 0], [True, 0], [None, 0], [0, 100], [-100, 0]):
        yield at(path, f"{cell!r} as {path}", cell)


def figures(path: str) -> Iterator[Broken]:
    """What is no figure on a place; the seats of the table are 0 to 4."""
    yield from wrong_kinds("object", path)
    yield from unknown(path)
    yield from missing(f"{path}.seat", f"{path}.on")
    yield from wrong_kinds("whole number", f"{path}.seat")
    yield at(f"{path}.seat", f"a seat before the first at {path}", -1)
    yield at(f"{path}.seat", f"a sixth seat at {path}", 5)
    yield from wrong_kinds("text", f"{path}.on")
    for place in ("", "railroad", "railroad@", "railroad@x", "city", "river@n", "prairie@n", "@n"):
        yield at(f"{path}.on", f"{place!r} at {path}", place)


# The map that `maps` breaks, for every body that has one: five seats, both kinds of figures.
MAP = [
    {
        "at": [0, 0],
        "tile": "mrpr ^2",
        "turned": 1,
        "cowboys": [{"seat": 0, "on": "railroad@n"}],
        "tents": [{"seat": 1, "on": "mountain@e"}],
    },
    {"at": [1, 0], "tile": "pprm ^1", "cowboys": [{"seat": 1, "on": "mountain@w"}]},
    {"at": [0, 1], "tile": "rppp"},
    {"at": [0, 2], "tile": "pppp", "cowboys": [{"seat": 2, "on": "prairie@nw"}]},
]


def maps() -> Iterator[Broken]:
    """What can be wrong with MAP in a body."""
    yield from _typed_wrongly()
    yield from maps_that_cannot_be()


def maps_that_cannot_be() -> Iterator[Broken]:
    """What can be wrong with MAP although everything on it is typed as it should be."""
    yield from missing("map.1.at", "map.3.cowboys.0.seat")
    yield from _figures_that_cannot_be()
    yield from _between_tiles()


def _typed_wrongly() -> Iterator[Broken]:
    yield from wrong_kinds("list", "map")
    yield from wrong_kinds("object", "map.0")
    yield from unknown("map.0", "map.1")
    yield from missing("map.1.tile")
    yield from cells("map.1.at")
    yield from tiles("map.2.tile")
    yield from wrong_kinds("whole number", "map.0.turned")
    for turn in (-1, 4):
        yield at("map.0.turned", f"{turn} quarter turns", turn)
    yield at("map", "a map without a tile", [])
    line = [{"at": [x, 0], "tile": "pppp"} for x in range(73)]
    yield at("map", "73 tiles", line)
    for name in ("cowboys", "tents"):
        yield from wrong_kinds("list", f"map.0.{name}")
        yield from figures(f"map.0.{name}.0")


def _figures_that_cannot_be() -> Iterator[Broken]:
    two = [{"seat": 0, "on": "railroad@n"}, {"seat": 3, "on": "prairie@ws"}]
    yield at("map.0.cowboys", "two cowboys on one tile", two)
    yield at("map.0.cowboys.0.on", "a cowboy where the turned tile has no track", "railroad@e")
    yield at("map.0.tents.0.on", "a tent on a railroad", "railroad@s")
    yield at("map.0.tents.0.on", "a tent on a prairie", "prairie@ws")
    beside = {"map.1.tents": [{"seat": 3, "on": "mountain@w"}]}
    yield Broken("a tent on a cowboy's mountain piece", beside, {"map.1.tents.0.on"})
    pair = [{"seat": 1, "on": "mountain@e"}, {"seat": 3, "on": "mountain@e"}]
    yield Broken("two tents on one piece", {"map.0.tents": pair}, {"map.0.tents.1.on"})
    farmers = {"variants": ["no_farmers"]}
    yield Broken("a farmer where nobody farms", farmers, {"map.3.cowboys.0.on"})


def _between_tiles() -> Iterator[Broken]:
    second = {"map.2.tile": "rmpp ^1", "map.2.tents": [{"seat": 1, "on": "mountain@e"}]}
    yield Broken("a second tent of a seat", second, {"map.2.tents"})
    yield at("map.3.at", "two tiles on one cell", [0, 1])
    yield at("map.3.at", "a tile that touches a corner only", [1, 1 + 1])
    yield at("map.3.at", "a tile far away", [50, 50])
    yield at("map.2.tile", "a prairie below a railroad", "pppp")
    away = {"map.1.turned": 1, "map.1.cowboys": []}
    yield Broken("a prairie beside a mountain", away, {"map.1.tile"})
    lonely = {"map.2.at": [10, 1], "map.3.at": [10, 2], "map.2.tile": "pppp"}
    yield Broken("two tiles that only touch each other", lonely, {"map.2.at", "map.3.at"})
    row = [
        {"at": [x, 2], "tile": "pppp", "cowboys": [{"seat": 0, "on": "prairie@n" + "we"[x % 2]}]}
        for x in range(4)
    ]
    yield Broken("a fifth cowboy of a seat", {"map": [*MAP[:3], *row]}, {"map"})
