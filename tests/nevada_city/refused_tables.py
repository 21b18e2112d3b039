"""Valid tables, and everything that makes them impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import LEFT_OUT, Body, Broken, at, beyond, missing, unknown, wrong_kinds
from tests.nevada_city.broken import SET_UP, either, set_up
from tests.nevada_city.plain_box import ADVANCED, CITY, PRINTED, START

ANN, BOB, CID = "seats.0", "seats.1", "seats.2"
PLAYED = ["advanced_buildings", "troublemakers", "poker"]
THREE: Body = {
    **SET_UP,
    "variants": PLAYED,
    "seats": [
        {
            "name": "Ann",
            "score_track": 76,
            "start_building": {"building": "sheriff", "vp": 4},
            "properties": {"mines": 2, "farms": 2, "ranches": 3},
            "buildings": [
                {"building": "saw_mill", "vp": 7},
                {"building": "newspaper", "vp": 9, "complete": True},
                {"building": "capitol", "complete": False},
                {"building": "bordello", "vp": 5, "complete": False},
            ],
            "contracts": [
                {"name": "Army Contract", "vp": 8},
                {"vp_high": 8, "vp_low": 5, "building": "saw_mill", "built": True},
                {"vp_high": 6, "vp_low": 1, "building": "doctor", "built": False},
                {"vp": 3, "building": "market", "owner": "Cid"},
                {"vp": 2, "building": "tobacconist", "built": True, "owner": "Bob"},
            ],
            "newspaper": [4, 5],
            "boarding_house": 0,
            "troublemakers": 2,
            "other": [{"points": -3, "why": "A bad day at the tables"}],
            "resources": {"silver": 2, "resources_on_contracts": 1},
        },
        {
            "name": "Bob",
            "start_building": {"building": "stock_yards", "vp": 3},
            "properties": 12,
            "buildings": [{"building": "boarding_house", "vp": 10}],
            "contracts": [{"vp": 4}],
            "building_owner_bonus": 2,
            "newspaper": 7,
            "boarding_house": [3, 1, 2],
            "troublemakers": 0,
            "other": 4,
            "resources": 5,
        },
        {"name": "Cid", "score_track": 47},
    ],
    "goals": [{"name": "Ranches", "levels": [8, 5, 3], "counts": [3, 3, 2]}],
}
PAWNS: list[Body] = [{"name": name, "score_track": 40} for name in ("Ann", "Bob", "Cid", "Dot")]
FOUR: Body = {
    **SET_UP,
    "seats": [
        {
            **PAWNS[0],
            "contracts": [
                {"vp": 3, "building": "market", "owner": "Cid"},
                {"vp": 3, "building": "assayer", "owner": "Bob"},
                {"vp": 3, "building": "soup_kitchen", "built": True, "owner": "Cid"},
            ],
        },
        {**PAWNS[1], "contracts": [{"vp": 1}], "boarding_house": [5, 0]},
        *PAWNS[2:],
    ],
}
TWO: Body = {
    **SET_UP,
    "seats": [
        {
            **PAWNS[0],
            "start_building": {"building": "assayer", "vp": 1},
            "buildings": [{"building": "saw_mill", "vp": 1}],
            "contracts": [
                {"vp": 3, "building": "market", "owner": "bank"},
                {"vp": 3, "building": "hotel", "built": True, "owner": "bank"},
                {"vp": 3, "building": "pharmacist", "built": True, "owner": "bank"},
                {"vp": 3, "building": "sheriff", "owner": "Bob"},
            ],
            "boarding_house": [3, 3, 3, 3, 3],
        },
        {"name": "Bob", "score_track": 40},
    ],
}


def fields() -> Iterator[Broken]:
    """One field that is wrong by itself."""
    parts = ("start_building", "properties", "buildings.0", "contracts.0", "other.0", "resources")
    yield from unknown("", ANN, *(f"{ANN}.{part}" for part in parts), "goals.0")
    yield from missing("seats", f"{ANN}.name", f"{CID}.name", f"{ANN}.start_building.vp")
    yield from missing(f"{ANN}.buildings.0.building", f"{ANN}.other.0.points")
    yield from missing("goals.0.levels", "goals.0.counts")
    yield at("partial", "a table in parts, which this title does not know", True)
    yield from wrong_kinds("list", "seats", "goals", "goals.0.levels", "goals.0.counts")
    yield from wrong_kinds("object", ANN, f"{ANN}.buildings.0", f"{ANN}.contracts.0", "goals.0")
    yield from wrong_kinds("object", f"{ANN}.other.0")
    yield from wrong_kinds("name", f"{BOB}.name")
    listed = ("buildings", "contracts", "newspaper", "boarding_house", "other")
    yield from either("list", *(f"{ANN}.{name}" for name in listed))
    pieces = ("start_building", "properties", "resources")
    yield from either("object", *(f"{ANN}.{name}" for name in pieces))
    numbers = ("score_track", "building_owner_bonus", "troublemakers")
    yield from wrong_kinds("whole number", *(f"{BOB}.{name}" for name in numbers))
    inner = (
        *("start_building.vp", "properties.mines", "properties.ranches", "buildings.0.vp"),
        *("contracts.0.vp", "contracts.1.vp_high", "contracts.1.vp_low", "newspaper.1"),
        *("other.0.points", "resources.silver", "resources.resources_on_contracts"),
    )
    yield from wrong_kinds("whole number", *(f"{ANN}.{name}" for name in inner))
    yield from wrong_kinds("whole number", f"{BOB}.boarding_house.0", "goals.0.levels.1")
    yield from wrong_kinds("whole number", "goals.0.counts.1")
    keys = ("start_building.building", "buildings.0.building", "contracts.1.building")
    yield from wrong_kinds("choice", *(f"{ANN}.{name}" for name in keys))
    flags = ("buildings.1.complete", "contracts.1.built")
    yield from wrong_kinds("truth value", *(f"{ANN}.{name}" for name in flags))
    yield from _texts()
    yield from _numbers()


def _texts() -> Iterator[Broken]:
    lengths = {f"{ANN}.contracts.0.name": 60, "goals.0.name": 60, f"{ANN}.other.0.why": 80}
    for path, longest in lengths.items():
        wrong = {"null": None, "a number": 3, "an empty text": "", "a blank": "  "}
        for name, value in {**wrong, "too long": "x" * (longest + 1)}.items():
            yield at(path, f"{path} is {name}", value)
    for name, value in {"null": None, "a number": 3, "true": True}.items():
        yield at(f"{ANN}.contracts.3.owner", f"an owner that is {name}", value)


def _numbers() -> Iterator[Broken]:
    bounds = {
        f"{ANN}.score_track": (0, 999),
        f"{BOB}.start_building": (0, 20),
        f"{ANN}.start_building.vp": (0, 20),
        f"{ANN}.properties.farms": (0, 30),
        f"{ANN}.buildings": (0, 300),
        f"{ANN}.buildings.1.vp": (0, 30),
        f"{BOB}.contracts": (0, 500),
        f"{ANN}.contracts.0.vp": (0, 50),
        f"{BOB}.newspaper": (0, 200),
        f"{ANN}.newspaper.1": (0, 5),
        f"{BOB}.boarding_house.1": (0, 4),
        f"{ANN}.troublemakers": (0, 4),
        f"{BOB}.other": (-99, 199),
        f"{ANN}.other.0.points": (-99, 199),
        f"{BOB}.resources": (0, 500),
        f"{ANN}.resources.silver": (0, 500),
        f"{ANN}.resources.resources_on_contracts": (0, 500),
        "goals.0.counts.0": (0, 99),
    }
    for path, (lowest, highest) in bounds.items():
        yield from beyond(path, lowest, highest)
    yield from beyond(f"{BOB}.properties", 0, 120, 2)
    yield from beyond(f"{BOB}.building_owner_bonus", 0, 160, 2)
    yield from beyond(f"{BOB}.boarding_house", 0, 12, 3)
    yield at("goals.0.levels.0", "a level of 51", 51)
    yield at("goals.0.levels.2", "a level below 0", -1)
    yield at(f"{ANN}.contracts.1.vp_high", "a high number of 51", 51)
    yield at(f"{ANN}.contracts.1.vp_low", "a low number below 0", -1)


def seats() -> Iterator[Broken]:
    """What cannot be at one table."""
    for count in (0, 1, 5):
        pawns = [{"name": name, "score_track": 1} for name in "ABCDE"[:count]]
        changes = {"seats": pawns, "goals": LEFT_OUT}
        yield Broken(f"{count} seats", changes, {"seats"})
    yield at(CID, "a seat that tells nothing", {"name": "Cid"})
    yield at(CID, "a seat that tells only what is left", {"name": "Cid", "resources": 3})
    nobody = {f"{ANN}.contracts.3": {"vp": 3}}
    for name in ("bank", "Bank", "BANK", " bank ", "Ann", " Bob "):
        yield Broken(f"{name!r} as a name", {**nobody, f"{CID}.name": name}, {f"{CID}.name"})


def rows() -> Iterator[Broken]:
    """What cannot stand in the rows of a ledger."""
    start = f"{BOB}.start_building.building"
    yield at(start, "an earlier seat's start building", "sheriff")
    yield at(start, "the Bank's start building", "assayer")
    for card in (PRINTED[0], CITY[0], ADVANCED[0]):
        yield at(start, f"{card} as a start building", card)
    card = f"{ANN}.buildings.1.building"
    for name in (*PRINTED, *START):
        yield at(card, f"{name} among the buildings", name)
    for name in ("soup_kitchen", "saddlery", "opera_house"):
        yield at(card, f"{name}, which three players remove", name)
    yield at(card, "a building that the seat listed before", "saw_mill")
    other = f"{BOB}.buildings.0.building"
    quiet = {f"{BOB}.boarding_house": 0}
    yield Broken("a building of an earlier seat", {**quiet, other: "bordello"}, {other})
    yield from missing(f"{ANN}.buildings.0.vp", f"{ANN}.buildings.1.vp")
    three = {f"{ANN}.buildings.1.complete": False}
    yield Broken("three buildings that are not complete", three, {f"{ANN}.buildings"})
    free = {f"{ANN}.buildings.0.complete": False, "house_rules": {"NC-O15": "do_not_count"}}
    yield Broken("three more beside a replacement", {**three, **free}, {f"{ANN}.buildings"})
    many = [{"building": "saw_mill", "vp": 1}] * 25
    yield at(f"{BOB}.buildings", "25 buildings", many)
    yield at(f"{BOB}.newspaper", "61 visits", [0] * 61)
    yield at(f"{BOB}.other", "41 other things", [{"points": 0}] * 41)
    plain = {"variants": ["troublemakers", "poker"]}
    advanced = {f"{ANN}.buildings.2.building", f"{ANN}.contracts.2.building"}
    yield Broken("advanced buildings that are not played", plain, advanced)
    peace = {"variants": ["advanced_buildings"]}
    yield Broken("troublemakers that are not played", peace, {f"{ANN}.troublemakers"})
    yield at(f"{BOB}.boarding_house", "a fifth year end", [0, 0, 0, 0, 0])
    yield from boarding_houses()


def boarding_houses() -> Iterator[Broken]:
    """What two seats cannot both have of the Boarding House."""
    path = f"{CID}.boarding_house"
    sold = {f"{BOB}.buildings.0": {"building": "blacksmith", "vp": 1}}
    for name, value in {"points": 3, "a year end": [0]}.items():
        yield Broken(f"{name} that an earlier seat has too", {**sold, path: value}, {path})
        yield Broken(
            f"{name} of a Boarding House that another seat lists",
            {f"{BOB}.boarding_house": 0, f"{ANN}.boarding_house": value},
            {f"{ANN}.boarding_house"},
        )


def goals() -> Iterator[Broken]:
    """What cannot be a goal."""
    one = {"levels": [5], "counts": [1, 1, 1]}
    yield at("goals", "nine goals", [one] * 9)
    gun = {"variants": [*PLAYED, "gunslinging_goal"]}
    yield Broken("ten goals with the Gunslinging one", {**gun, "goals": [one] * 10}, {"goals"})
    for name, value in {"no level": [], "seven levels": [9] * 7, "rising levels": [5, 6]}.items():
        yield at("goals.0.levels", name, value)
    yield at("goals.0.levels", "levels that rise at the end", [9, 5, 5, 6])
    for count in (0, 2, 4):
        yield at("goals.0.counts", f"{count} counts for three seats", [1] * count)


def contract(sentence: str, wrong: Body, *fields: str, **changes: Any) -> Broken:
    """Another contract at Bob's, and which of its fields are refused; none is the contract."""
    path = f"{BOB}.contracts.0"
    errors = {f"{path}.{field}" for field in fields} or {path}
    return Broken(f"a contract: {sentence}", {**changes, path: wrong}, errors)


def contracts() -> Iterator[Broken]:
    """What cannot be a completed contract."""
    pair = {"vp_high": 8, "vp_low": 5}
    mill = {"building": "saw_mill", "built": True}
    yield contract("no points", {})
    yield contract("a name and no points", {"name": "Army Contract"})
    yield contract("a building and no points", mill)
    yield contract("points and a pair", {"vp": 5, **pair, **mill})
    yield contract("no low number", {"vp_high": 8, **mill}, "vp_low")
    yield contract("no high number", {"vp_low": 8, **mill}, "vp_high")
    yield contract("a pair upside down", {"vp_high": 4, "vp_low": 5, **mill}, "vp_high")
    yield contract("a pair and no building", pair, "building")
    for name in ("saw_mill", "pharmacist", "stables"):
        yield contract(f"{name}, built or not", {"vp": 3, "building": name}, "built")
        yield contract(f"a pair and {name}, built or not", {**pair, "building": name}, "built")
    for built in (True, False):
        yield contract(f"no building, built {built}", {"vp": 3, "built": built}, "built")
    for name in ("hotel", "bank", "assayer"):
        unbuilt = {"vp": 3, "building": name, "built": False}
        yield contract(f"{name} that is not built", unbuilt, "built")
    for name, owner in (("sheriff", "Ann"), ("stock_yards", "Bob")):
        unbuilt = {"vp": 3, "building": name, "built": False}
        read = {"house_rules": {"NC-O22": "constructed"}}
        yield contract(f"{name} that counts as constructed", unbuilt, "built", **read)
        read = {"house_rules": {"NC-O22": "to_be_built"}}
        owned = {**unbuilt, "owner": owner}
        yield contract(f"an owner of {name} that was not built", owned, "owner", **read)
    unlisted = {"vp": 3, "building": "market", "built": False}
    another = {**unlisted, "owner": "Bob"}
    yield contract("an unbuilt start card whose owner has another", another, "owner")
    for name in ("soup_kitchen", "saddlery", "opera_house"):
        gone = {"vp": 3, "building": name, "built": True, "owner": "Bob"}
        yield contract(f"{name} that three players remove", gone, "built")
    one = {"vp": 0}
    yield Broken("36 contracts and five", {f"{BOB}.contracts": [one] * 36}, {f"{BOB}.contracts"})
    yield Broken("41 contracts", {f"{CID}.contracts": [one] * 41}, {f"{CID}.contracts"})
    more = {f"{BOB}.contracts": [one] * 35, f"{CID}.contracts": [one]}
    yield Broken("five contracts, 35 and one", more, {f"{CID}.contracts"})


def owners() -> Iterator[Broken]:
    """Who cannot own a named building."""
    store = {"vp": 3, "building": "pharmacist", "built": True}
    unbuilt = {**store, "built": False}
    untold = {"vp": 3, "building": "pharmacist", "owner": "Bob"}
    yield contract("a store that has an owner, built or not", untold, "built")
    yield contract("a store of nobody knows whom", store, "owner")
    yield contract("a market, owned by nobody knows whom", {"vp": 3, "building": "market"}, "owner")
    for name in ("Zoe", "Bank", "owner", "self"):
        yield contract(f"a store of {name}", {**store, "owner": name}, "owner")
    yield contract("an unbuilt store that has an owner", {**unbuilt, "owner": "Bob"}, "owner")
    yield contract("an owner and no building", {"vp": 3, "owner": "Bob"}, "owner")
    wrong = {
        "another owner than the seat that lists the card": ("saw_mill", "Bob"),
        "an unfinished card listed by another": ("bordello", "Cid"),
        "a printed building of a player": ("hotel", "Ann"),
        "the Bank's start card, owned by a player": ("assayer", "Cid"),
        "another owner than an earlier contract has": ("tobacconist", "Cid"),
        "another owner of a start card than an earlier contract has": ("market", "Bob"),
        "a listed start card of another": ("sheriff", "Cid"),
        "a second start card of a seat that lists one": ("market", "Ann"),
        "a card of the Bank with three players": ("pharmacist", "bank"),
        "a start card that is not the Bank's": ("market", "bank"),
        "a listed card of the Bank": ("saw_mill", "bank"),
    }
    for sentence, (building, owner) in wrong.items():
        built = {} if building in {*PRINTED, *START} else {"built": True}
        yield contract(sentence, {"vp": 3, "building": building, **built, "owner": owner}, "owner")


def of_four() -> Iterator[Broken]:
    """What four players cannot have."""
    path = f"{BOB}.contracts.0"
    for building, owner in {"sheriff": "Cid", "stock_yards": "Bob", "assayer": "bank"}.items():
        entry = {"vp": 3, "building": building, "owner": owner}
        yield Broken(f"{building} of {owner}", {path: entry}, {f"{path}.owner"})
    bank = {"vp": 3, "building": "opera_house", "built": True, "owner": "bank"}
    yield Broken("an opera house of the Bank", {path: bank}, {f"{path}.owner"})
    yield at(f"{BOB}.boarding_house.0", "six workers that were not hired", 6)
    yield at(f"{BOB}.boarding_house", "a fifth year", 15)
    yield at(f"{BOB}.troublemakers", "a troublemaker that is not played", 1)


def of_two() -> Iterator[Broken]:
    """What two players cannot have."""
    start = f"{ANN}.start_building.building"
    for card in ("market", "stock_yards"):
        yield at(start, f"{card}, which is the Bank's", card)
    card = f"{ANN}.buildings.0.building"
    removed = ("soup_kitchen", "fire_house", "saddlery", "leadbricks", "bordello", "opera_house")
    for name in removed:
        yield at(card, f"{name}, which two players remove", name)
    path = f"{ANN}.contracts.2"
    wrong: dict[str, tuple[Body, str]] = {
        "the Assayer of the Bank": ({"building": "assayer", "owner": "bank"}, "owner"),
        "the Sheriff of the Bank": ({"building": "sheriff", "owner": "bank"}, "owner"),
        "a player's Market": ({"building": "market", "owner": "Bob"}, "owner"),
        "a Fire House": ({"building": "fire_house", "built": True, "owner": "bank"}, "built"),
    }
    for sentence, (entry, name) in wrong.items():
        changes: dict[str, Any] = {path: {"vp": 3, **entry}, f"{ANN}.contracts.3": {"vp": 3}}
        yield Broken(sentence, changes, {f"{path}.{name}"})
    yield at(f"{ANN}.boarding_house", "a sixth year end", [0] * 6)
    yield at(f"{ANN}.boarding_house", "a sixth year", 18)
    yield at(f"{ANN}.boarding_house.4", "four workers that were not hired", 4)


TABLES = {"three": THREE, "four": FOUR, "two": TWO}
WRONG: dict[str, list[Broken]] = {
    "three": [*fields(), *seats(), *rows(), *goals(), *contracts(), *owners()],
    "four": [*set_up(), *of_four()],
    "two": list(of_two()),
}

ONE = {"levels": [5], "counts": [1, 1, 1]}
STORE = {"vp": 3, "building": "pharmacist", "built": True}
RARE: dict[str, tuple[Body, Body]] = {
    "an owner as listed": (
        THREE,
        {f"{BOB}.contracts": [{**STORE, "building": "saw_mill", "owner": "Ann"}]},
    ),
    "an owner as listed, of a card that is not complete": (
        THREE,
        {f"{BOB}.contracts": [{**STORE, "building": "bordello", "owner": "Ann"}]},
    ),
    "an owner as an earlier contract has it": (
        THREE,
        {f"{BOB}.contracts": [{**STORE, "building": "tobacconist", "owner": "Bob"}]},
    ),
    "a printed building of the Bank": (
        THREE,
        {f"{BOB}.contracts": [{"vp": 3, "building": "hotel", "owner": "bank"}]},
    ),
    "a printed building of nobody named": (
        THREE,
        {f"{BOB}.contracts": [{"vp_high": 3, "vp_low": 3, "building": "bank"}]},
    ),
    "the Assayer of the Bank with three": (
        THREE,
        {f"{BOB}.contracts": [{"vp": 3, "building": "assayer", "built": True, "owner": "bank"}]},
    ),
    "a removed card that was not there": (
        THREE,
        {f"{BOB}.contracts": [{"vp": 3, "building": "opera_house", "built": False}]},
    ),
    "both start cards of the Bank with two": (
        TWO,
        {f"{ANN}.contracts.2": {"vp": 3, "building": "stock_yards", "owner": "bank"}},
    ),
    "two city cards of the Bank with two": (
        TWO,
        {f"{ANN}.contracts.2": {**STORE, "building": "newspaper", "owner": "bank"}},
    ),
    "forty contracts": (THREE, {f"{BOB}.contracts": [{"vp": 0}] * 35}),
    "eight goals": (THREE, {"goals": [ONE] * 8}),
    "nine goals with the Gunslinging one": (
        THREE,
        {"goals": [ONE] * 9, "variants": [*PLAYED, "gunslinging_goal"]},
    ),
    "levels that stay the same": (THREE, {"goals.0.levels": [5, 5, 0, 0, 0, 0]}),
    "no troublemaker, as they are not played": (FOUR, {f"{BOB}.troublemakers": 0}),
    "nothing of a Boarding House that another seat lists": (
        THREE,
        {f"{ANN}.boarding_house": []},
    ),
    "nothing told of a row but its name": (THREE, {f"{CID}.contracts": []}),
    "a name of forty characters": (THREE, {f"{ANN}.name": "A" * 40}),
    "a name with the Bank's in it": (THREE, {f"{ANN}.name": "bank of Ann"}),
    "one cube option": (FOUR, {"variants": ["neutral_cubes_2", "poker"]}),
}
