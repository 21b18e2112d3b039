"""A valid situation of every question, and everything that makes it impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import LEFT_OUT, Broken, at, beyond, missing, unknown, wrong_kinds
from tests.carson_city.broken import board_of, boards, reds, with_parcels
from tests.carson_city.refused_roads import build, house, road

SET_UP: dict[str, Any] = {
    "edition": "en",
    "variants": [],
    "house_rules": {"CC-O7": "passing_track"},
}
BOARD = board_of(d4="1.", e4="1b", e5="1c", f4="2r", g4="h", h8="m", h7="2p", h6="2c", h1="5s")
RIVER = {"variants": ["carson_river"]}
LAID = {"roads": ["d4-nesw"], "reserve": 3}
SHERIFF = {"personality": "sheriff", "red": []}
SITUATIONS: dict[str, dict[str, Any]] = {
    "parcel_price": {**SET_UP, "board": BOARD, "parcel": "f5", "money": 6},
    "build": {
        **SET_UP,
        **LAID,
        "board": BOARD,
        "seat": 1,
        "building": "saloon",
        "parcel": "d4",
        "new_roads": ["e4-n", "f4-n"],
        "house": "e3",
        "owner_agrees": False,
        "square": 8,
        "money": 10,
        "personality": "banker",
        "red": [],
    },
    "road": {**SET_UP, **LAID, "board": BOARD, "new": ["e4-n", "f4-n"]},
    "house": {
        **SET_UP,
        "roads": ["d4-nesw"],
        "board": BOARD,
        "parcel": "c3",
        "seat": 1,
        "owner_agrees": False,
    },
    "attack": {
        **SET_UP,
        **SHERIFF,
        "board": BOARD,
        "seat": 2,
        "parcel": "e4",
        "white_cowboy": False,
    },
    "place_cowboy": {
        **SET_UP,
        **SHERIFF,
        "square": "wages",
        "seat": 1,
        "standing": [2, 1],
        "sheriff_standing": False,
        "cowboys": 3,
        "passed": False,
        "turn": 2,
        "white_cowboy": False,
    },
    "duel": {
        **SET_UP,
        "red": ["sheriff"],
        "duellists": [
            {"name": "Ann", "cowboys": 2, "revolvers": 3, "die": 4, "order": 2},
            {"name": "Bob", "cowboys": 1, "revolvers": 2, "die": 6, "order": 1},
            {
                "name": "Cid",
                "cowboys": 0,
                "revolvers": 0,
                "die": 1,
                "order": 3,
                "personality": "sheriff",
                "three_guns": True,
            },
        ],
    },
    "income": {
        **SET_UP,
        "board": BOARD,
        "players": 5,
        "grocer": {"seat": 1, "building": "bank"},
        "attacks": [
            {"parcel": "e4", "by": 2, "won": True},
            {"parcel": "f4", "by": 1, "won": False},
        ],
        "parcel": "e4",
    },
    "firepower": {
        **SET_UP,
        "cowboys": 3,
        "ranches": 1,
        "mines": 1,
        "prisons": 1,
        "captain_revolvers": 1,
        "three_guns": True,
        "personality": "mercenary",
        "red": [],
    },
    "cash_out": {
        **SET_UP,
        "money": 47,
        "personality": "sheriff",
        "cash_limit": 20,
        "red": [],
        "last_turn": True,
    },
    "turn_order": {
        **SET_UP,
        "choices": [
            {"name": "Ann", "personality": "mercenary", "number": 7},
            {"name": "Bob", "personality": "grocer"},
        ],
    },
    "actions": {
        **SET_UP,
        "parcels": 5,
        "buildings": 3,
        "firepower": 7,
        "wages_cowboys": 2,
        "road_cowboys": 1,
        "dice": [3, 5],
        "personality": "chinese_coolie",
        "red": [],
        "turn": 3,
    },
    "victory_point_squares": {**SET_UP, "turn": 2, "square": 3, "money": 10},
    "setup": {**SET_UP, "variants": ["might_is_right"], "players": 3, "totals": [15, 16, 14]},
    "personality": {
        **SET_UP,
        "personality": "settler",
        "side": "red",
        "mountains": 2,
        "houses": 1,
    },
}


def parcels(*paths: str) -> Iterator[Broken]:
    """What is no parcel."""
    yield from wrong_kinds("text", *paths)
    for path in paths:
        for text in ("", "d", "4d", "d0", "d9", "i1", "d44"):
            yield at(path, f"{text!r} as {path}", text)


def parcel_price() -> Iterator[Broken]:
    yield from boards(BOARD, seats=5, mountains=9, owners_matter=False)
    yield from parcels("parcel")
    yield from wrong_kinds("whole number", "money")
    yield from beyond("money", 0, 999)
    yield from missing("board", "parcel")
    yield Broken("things beside a board", {"things": 3, "parcel": LEFT_OUT}, {"board"})
    yield Broken("things beside a parcel", {"things": 3, "board": LEFT_OUT}, {"parcel"})
    alone = {"board": LEFT_OUT, "parcel": LEFT_OUT}
    for things in (-1, 10, None, "3", 3.0, True):
        yield Broken(f"{things!r} things", {**alone, "things": things}, {"things"})


def white_cowboy() -> Iterator[Broken]:
    """What can be wrong with who sends which cowboy."""
    yield from reds()
    yield from wrong_kinds("choice", "personality")
    yield from wrong_kinds("whole number", "seat")
    yield from wrong_kinds("truth value", "white_cowboy")
    yield from beyond("seat", 1, 5)
    yield from missing("seat")
    white = {"white_cowboy": True}
    yield Broken("the red sheriff's white cowboy", {**white, "red": ["sheriff"]}, set(white))
    yield Broken("a captain's white cowboy", {**white, "personality": "captain"}, set(white))
    yield Broken("nobody's white cowboy", {**white, "personality": LEFT_OUT}, set(white))


def attack() -> Iterator[Broken]:
    yield from white_cowboy()
    yield from boards(BOARD, seats=5, mountains=9)
    yield from parcels("parcel")
    yield from missing("board", "parcel")


def place_cowboy() -> Iterator[Broken]:
    yield from white_cowboy()
    yield from wrong_kinds("choice", "square")
    yield at("square", "a square without a cowboy", "estate_income")
    yield at("square", "the square of parcels", "parcel_purchase")
    yield from missing("square")
    both = {"parcel": "d4", "board": BOARD}
    yield Broken("a square and a parcel", both, {"square"})
    yield at("board", "a square on a board", BOARD)
    lost = {"square": LEFT_OUT, "parcel": "d4"}
    yield Broken("a parcel without its board", lost, {"board"})
    yield from wrong_kinds("list", "standing")
    yield from beyond("standing.1", 1, 5)
    yield from wrong_kinds("whole number", "standing.0", "cowboys", "turn")
    yield from wrong_kinds("truth value", "sheriff_standing", "passed")
    yield from beyond("cowboys", 0, 10)
    yield from beyond("turn", 1, 4)


def duel() -> Iterator[Broken]:
    ann, bob, cid = (f"duellists.{place}" for place in range(3))
    yield from reds()
    yield from unknown(ann)
    yield from wrong_kinds("list", "duellists")
    yield from wrong_kinds("object", ann)
    yield from wrong_kinds("name", f"{ann}.name")
    numbers = ("cowboys", "revolvers", "die", "order")
    yield from wrong_kinds("whole number", *(f"{cid}.{name}" for name in numbers))
    yield from wrong_kinds("choice", f"{cid}.personality")
    yield from wrong_kinds("truth value", f"{cid}.three_guns")
    yield from missing("duellists", *(f"{cid}.{name}" for name in ("name", *numbers[:3])))
    for name, lowest, highest in (("cowboys", 0, 9), ("revolvers", 0, 27)):
        yield from beyond(f"{ann}.{name}", lowest, highest)
    yield from beyond(f"{ann}.die", 1, 6)
    yield from beyond(f"{ann}.order", 1, 5)
    yield at("duellists", "one duellist", SITUATIONS["duel"]["duellists"][:1])
    yield at(
        "duellists",
        "six duellists",
        [{"name": n, "cowboys": 0, "revolvers": 0, "die": 1} for n in "ABCDEF"],
    )
    yield at(f"{bob}.name", "an earlier name", "Ann")
    yield at(f"{cid}.order", "an earlier place", 1)
    yield Broken("one personality twice", {f"{ann}.personality": "sheriff"}, {f"{cid}.personality"})
    yield at(f"{bob}.tile", "a tile beside a die", 3)
    played = {"variants": ["might_is_right"], f"{ann}.tile": 0, f"{bob}.tile": 5, f"{cid}.tile": 1}
    no_dice = dict.fromkeys((f"{ann}.die", f"{cid}.die"), LEFT_OUT)
    yield Broken("a die beside a tile", {**played, **no_dice}, {f"{bob}.die"})
    no_dice[f"{bob}.die"] = LEFT_OUT
    for tile in (-1, 6, None, "3", True):
        changes = {**played, **no_dice, f"{cid}.tile": tile}
        yield Broken(f"{tile!r} as a tile", changes, {f"{cid}.tile"})
    none = {name: value for name, value in played.items() if name != f"{cid}.tile"}
    yield Broken("a tile is missing", {**none, **no_dice}, {f"{cid}.tile"})
    yield Broken("a second chip", {f"{bob}.three_guns": True}, {f"{cid}.three_guns"})
    not_first = {f"{ann}.order": LEFT_OUT, f"{bob}.order": 2}
    yield Broken("a tie without a place", not_first, {f"{ann}.order"})
    by_number = {"house_rules": {"CC-O7": "personality_track"}}
    yield Broken(
        "a tie of two without personalities",
        by_number,
        {f"{ann}.personality", f"{bob}.personality"},
    )


def income() -> Iterator[Broken]:
    yield from boards(BOARD, seats=5, mountains=9)
    yield from parcels("parcel")
    yield from unknown("grocer", "attacks.0")
    yield from wrong_kinds("whole number", "players", "grocer.seat", "attacks.0.by")
    yield from wrong_kinds("choice", "grocer.building")
    yield from wrong_kinds("truth value", "attacks.0.won")
    yield from wrong_kinds("object", "grocer", "attacks.0")
    yield from wrong_kinds("list", "attacks")
    yield from parcels("attacks.0.parcel")
    yield from beyond("players", 2, 5)
    yield from missing("board", "attacks.0.parcel", "attacks.0.by", "attacks.0.won")
    yield from missing("grocer.seat", "grocer.building")
    yield Broken("an owner above the players", {"players": 4}, {"board"})
    yield at("parcel", "a parcel without a building", "g4")
    for sentence, parcel in {
        "a house": "g4",
        "a church": "h6",
        "a prison": "h7",
        "nothing": "a1",
    }.items():
        yield at("attacks.1.parcel", f"an attack on {sentence}", parcel)
    twice = {"attacks.1.parcel": "e4", "attacks.1.by": 3}
    yield Broken("two attacks on one building", twice, {"attacks.1.parcel"})
    yield at("attacks.0.by", "an attack by the owner", 1)
    four = {"board": with_parcels(BOARD, h1="."), "players": 4}
    yield Broken("an attack by nobody at the table", {**four, "attacks.0.by": 5}, {"attacks.0.by"})
    yield Broken("a grocer who is not at the table", {**four, "grocer.seat": 5}, {"grocer.seat"})
    unsaid = {"board": with_parcels(BOARD, h1="."), "players": LEFT_OUT}
    yield Broken("a grocer above all seats seen", {**unsaid, "grocer.seat": 3}, {"grocer.seat"})
    yield at("grocer.building", "a grocer of houses", "house")
    yield at("houses", "a count beside a board", 3)
    yield at("doubled", "doubled beside a board", False)
    yield at("attack", "one attack beside a board", "won")
    yield from quick_income()


def quick_income() -> Iterator[Broken]:
    whole = dict.fromkeys(("board", "players", "grocer", "attacks", "parcel"), LEFT_OUT)
    rows: dict[str, tuple[dict[str, Any], set[str]]] = {
        "a barn": ({"building": "barn"}, {"building"}),
        "a house": ({"building": "house"}, {"building"}),
        "twelve houses": ({"building": "bank", "houses": 12}, {"houses"}),
        "seven ranches": ({"building": "drugstore", "ranches": 7}, {"ranches"}),
        "seven mines": ({"building": "bank", "mines": 7}, {"mines"}),
        "nine mountains": ({"building": "mine", "mountains": 9}, {"mountains"}),
        "nine free parcels": ({"building": "ranch", "free_parcels": 9}, {"free_parcels"}),
        "a bank's ranches": ({"building": "bank", "ranches": 0}, {"ranches"}),
        "a drugstore's mines": ({"building": "drugstore", "mines": 1}, {"mines"}),
        "a saloon's mountains": ({"building": "saloon", "mountains": 0}, {"mountains"}),
        "a mine's houses": ({"building": "mine", "houses": 1}, {"houses"}),
        "a hotel's houses": ({"building": "hotel", "houses": 1}, {"houses"}),
        "a mine at no river": ({"building": "mine", "river": False}, {"river"}),
        "a bank at the river": ({**RIVER, "building": "bank", "river": True}, {"river"}),
        "an attack on a church": ({"building": "church", "attack": "won"}, {"attack"}),
        "an attack on a prison": ({"building": "prison", "attack": "lost"}, {"attack"}),
        "an attack that is neither": ({"building": "bank", "attack": "drawn"}, {"attack"}),
        "doubled by a number": ({"building": "bank", "doubled": 2}, {"doubled"}),
    }
    for sentence, (changes, errors) in rows.items():
        yield Broken(f"{sentence}, quickly", {**whole, **changes}, errors)
    for name, value in {"board": BOARD, "players": 2, "attacks": [], "parcel": "d4"}.items():
        changes = {**whole, "building": "bank", name: value}
        yield Broken(f"a {name} beside a building", changes, {name})
    grocer = {"seat": 1, "building": "bank"}
    beside = {**whole, "building": "bank", "grocer": grocer}
    yield Broken("a grocer beside a building", beside, {"grocer"})


def firepower() -> Iterator[Broken]:
    parts = {"ranches": 6, "mines": 6, "prisons": 2, "captain_revolvers": 8}
    yield from reds()
    yield from wrong_kinds("whole number", "cowboys", *parts)
    yield from wrong_kinds("truth value", "three_guns")
    yield from wrong_kinds("choice", "personality")
    yield from missing("cowboys")
    yield from beyond("cowboys", 0, 10)
    for name, most in parts.items():
        yield from beyond(name, 0, most)
    yield Broken("all revolvers beside the parts", {"revolvers": 3}, set(parts))
    alone = dict.fromkeys(parts, LEFT_OUT)
    for revolvers in (-1, 28, None, "3", True):
        changes = {**alone, "revolvers": revolvers}
        yield Broken(f"{revolvers!r} revolvers", changes, {"revolvers"})


def cash_out() -> Iterator[Broken]:
    yield from reds()
    yield from wrong_kinds("whole number", "money", "cash_limit")
    yield from wrong_kinds("choice", "personality")
    yield from wrong_kinds("truth value", "last_turn")
    yield from missing("money")
    yield from beyond("money", 0, 999)
    yield from beyond("cash_limit", 0, 200)
    yield at("cash_limit", "another limit than the sheriff's", 30)
    neither = {"personality": LEFT_OUT, "cash_limit": LEFT_OUT}
    yield Broken("neither personality nor limit", neither, {"personality"})
    red = {"personality": "settler", "cash_limit": 30, "red": ["settler"]}
    yield Broken("the limit of the other side", red, {"cash_limit"})


def turn_order() -> Iterator[Broken]:
    yield from unknown("choices.0")
    yield from wrong_kinds("list", "choices")
    yield from wrong_kinds("object", "choices.0")
    yield from wrong_kinds("name", "choices.0.name")
    yield from wrong_kinds("choice", "choices.0.personality")
    yield from wrong_kinds("whole number", "choices.0.number")
    yield from missing("choices.0.name", "choices.0.personality", "choices")
    yield from beyond("choices.0.number", 1, 7)
    yield at("choices.1.name", "an earlier name", "Ann")
    yield at("choices.1.number", "an earlier number", 7)
    yield Broken(
        "one personality twice",
        {"choices.1.personality": "mercenary", "choices.1.number": 1},
        {"choices.1.personality"},
    )
    yield Broken("choices and passing", {"passed": ["Ann", "Bob"]}, {"choices"})
    yield Broken("one choice", {"choices": SITUATIONS["turn_order"]["choices"][:1]}, {"choices"})
    passed = {
        "one name": ["Ann"],
        "six names": list("ABCDEF"),
        "one name twice": ["Ann", "Bob", "Ann"],
        "a text": "Ann",
    }
    for sentence, names in passed.items():
        changes = {"choices": LEFT_OUT, "passed": names}
        yield Broken(f"{sentence} in the order of passing", changes, {"passed"})


def actions() -> Iterator[Broken]:
    numbers = ("parcels", "buildings", "firepower", "wages_cowboys", "road_cowboys", "turn")
    yield from reds()
    yield from wrong_kinds("whole number", *numbers)
    yield from wrong_kinds("choice", "personality")
    yield from wrong_kinds("list", "dice")
    yield from beyond("parcels", 0, 12)
    yield at("buildings", "buildings below none", -1)
    yield at("buildings", "more buildings than parcels", 6)
    yield Broken("thirteen buildings", {"parcels": 12, "buildings": 13}, {"buildings"})
    yield from beyond("firepower", 0, 60)
    yield from beyond("wages_cowboys", 0, 10)
    yield from beyond("road_cowboys", 0, 10)
    yield from beyond("turn", 1, 4)
    yield from beyond("dice.1", 1, 6)
    yield at("dice", "one die", [3])
    yield at("dice", "three dice", [3, 4, 5])
    yield at("road_cowboys", "eleven cowboys on two squares", 9)


def victory_point_squares() -> Iterator[Broken]:
    yield from wrong_kinds("whole number", "turn", "square", "money")
    yield from missing("turn", "square")
    yield from beyond("turn", 1, 4)
    yield from beyond("square", 2, 5)
    yield from beyond("money", 0, 999)


def setup() -> Iterator[Broken]:
    yield from wrong_kinds("whole number", "players", "totals.1")
    yield from wrong_kinds("list", "totals")
    yield from missing("players")
    yield from beyond("players", 2, 5)
    yield from beyond("totals.1", 3, 27)
    yield at("totals", "too few totals", [15, 20])
    yield at("totals", "too many totals", [15, 10, 10, 10])
    yield Broken("totals of dice", {"variants": []}, {"totals"})
    two = {"players": 2, "totals": [15, 15]}
    yield Broken("totals of two players", two, {"totals"})


def personality() -> Iterator[Broken]:
    yield from wrong_kinds("choice", "personality", "side")
    yield from wrong_kinds("whole number", "mountains", "houses")
    yield from missing("personality")
    yield from beyond("mountains", 0, 9)
    yield from beyond("houses", 0, 12)
    yield at("red", "a list of red sides", [])


OWN = {
    "parcel_price": parcel_price,
    "build": build,
    "road": road,
    "house": house,
    "attack": attack,
    "place_cowboy": place_cowboy,
    "duel": duel,
    "income": income,
    "firepower": firepower,
    "cash_out": cash_out,
    "turn_order": turn_order,
    "actions": actions,
    "victory_point_squares": victory_point_squares,
    "setup": setup,
    "personality": personality,
}
