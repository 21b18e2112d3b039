"""Everything that makes a situation of a round, an auction or a set-up impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import LEFT_OUT, Broken, at, beyond, missing, unknown, wrong_kinds

BIDS: list[dict[str, Any]] = [
    {"name": "Alex", "suit": "star", "card": 5, "uses": ["doctor", "lawyer"]},
    {"name": "Paul", "suit": "cow", "card": 6, "uses": ["heroes"]},
    {"name": "Eagle", "suit": "hat", "card": 8, "virtual": True, "level": "expert"},
    {"name": "Bear", "suit": "boot", "card": 11, "virtual": True},
]


def pick_order() -> Iterator[Broken]:
    first, virtual = "players.0", "players.2"
    yield from missing("players", f"{first}.name", f"{first}.suit", f"{first}.card")
    yield from wrong_kinds("list", "players", f"{first}.uses", "suits")
    yield from wrong_kinds("object", first)
    yield from unknown(first)
    yield from wrong_kinds("name", f"{first}.name")
    yield from wrong_kinds("choice", f"{first}.suit", f"{first}.uses.1")
    yield from wrong_kinds("choice", f"{virtual}.level", "suits.1")
    yield from wrong_kinds("whole number", f"{first}.card")
    yield from wrong_kinds("truth value", f"{virtual}.virtual")
    yield from beyond(f"{first}.card", 1, 9)
    yield from beyond(f"{virtual}.card", 3, 11)
    yield from beyond("players.3.card", 1, 11)
    yield at("players", "three players", BIDS[:3])
    yield at("players", "seven players", [*BIDS, *BIDS[:3]])
    yield at("players.1.name", "the name of an earlier player", " Alex ")
    yield at("players.3.suit", "the suit of an earlier player", "cow")
    yield at(f"{first}.level", "a level of a real player", "novice")
    yield at(f"{first}.uses.1", "a character without the arrow", "cowboy")
    yield at(f"{first}.uses.1", "a character used twice by one player", "doctor")
    yield at("players.1.uses.0", "a character used by two players", "lawyer")
    yield at(f"{virtual}.uses", "a virtual player who uses a character", ["mercenary"])
    yield at("suits.1", "a suit twice on one back", "star")
    tie = {"players.1.uses": [], "players.1.card": 8}
    yield Broken("a tie without the suits", {**tie, "suits": []}, {"suits"})
    yield Broken("a tie without one of the suits", {**tie, "suits": ["star", "cow"]}, {"suits"})
    yield Broken("a tie without a back", {**tie, "suits": LEFT_OUT}, {"suits"})


def auction_card() -> Iterator[Broken]:
    yield from missing("card")
    yield from wrong_kinds("whole number", "card", "played.1")
    yield from wrong_kinds("list", "played")
    yield from wrong_kinds("choice", "level")
    yield from beyond("card", 1, 11)
    yield from beyond("played.1", 1, 9)
    yield at("played.1", "a card played twice", 9)
    others = {"a player": (LEFT_OUT, 10), "an expert": ("expert", 2)}
    others |= {"an intermediate": ("intermediate", 1), "another one": ("intermediate", 11)}
    for who, (level, card) in others.items():
        changes = {"level": level, "played.0": card}
        yield Broken(f"a {card} played by {who}", changes, {"played.0"})


def virtual_pick() -> Iterator[Broken]:
    first = "display.0"
    yield from missing("display", f"{first}.appeal")
    yield from wrong_kinds("list", "display")
    yield from wrong_kinds("object", first)
    yield from unknown(first)
    yield from wrong_kinds("whole number", f"{first}.appeal", "picks")
    yield from wrong_kinds("name", f"{first}.name")
    yield from wrong_kinds("choice", f"{first}.kind")
    yield from beyond(f"{first}.appeal", 0, 99)
    yield from beyond("picks", 1, 2)
    yield at("picks", "six picks", 6)
    yield at("display", "nothing shown", [])
    yield at("display", "ten cards", [{"appeal": 1}] * 10)
    yield Broken("two characters", {"display.1.kind": "character"}, {"display"})
    yield from wrong_kinds("truth value", f"{first}.extra")
    yield at(f"{first}.extra", "an additional card that is a character", True)
    extras = [{"appeal": 1, "extra": True}] * 3
    yield at("display", "three additional cards", extras)


def skull() -> Iterator[Broken]:
    yield from missing("backs")
    yield from wrong_kinds("list", "backs")
    yield from wrong_kinds("choice", "backs.0")
    yield at("backs", "no backs", [])
    yield at("backs", "twenty-one backs", ["suits"] * 21)
    yield at("backs", "skulls alone", ["skull"] * 3)


def characters_now() -> Iterator[Broken]:
    first = "owned.0"
    yield from missing("era", "moment", "owned", f"{first}.character")
    yield from wrong_kinds("whole number", "era", f"{first}.used_in.0")
    yield from wrong_kinds("choice", "moment", f"{first}.character")
    yield from wrong_kinds("list", "owned", f"{first}.used_in")
    yield from wrong_kinds("object", first)
    yield from wrong_kinds("name", f"{first}.owner")
    yield from unknown(first)
    yield from beyond("era", 1, 2)
    yield from beyond(f"{first}.used_in.0", 1, 2)
    yield at("moment", "the end of the game in the first era", "game_end")
    yield at("owned.1.character", "one character twice", "lawyer")
    used = f"{first}.used_in"
    yield at(used, "a use in a later era", [2])
    yield at(used, "one era twice", [1, 1])
    governor = {"era": 2, "owned.1.used_in": [1, 2]}
    yield Broken("a Governor used twice", governor, {"owned.1.used_in"})


def paperboy() -> Iterator[Broken]:
    yield from missing("moment")
    yield from wrong_kinds("choice", "moment", "source")


def setup() -> Iterator[Broken]:
    yield from missing("people")
    yield from wrong_kinds("whole number", "people", "virtual_players")
    yield from wrong_kinds("choice", "level")
    yield from beyond("people", 1, 6)
    yield from beyond("virtual_players", 0, 6)


def round_() -> Iterator[Broken]:
    yield from missing("players")
    yield from wrong_kinds("whole number", "players")
    yield from wrong_kinds("list", "uses")
    yield from wrong_kinds("choice", "uses.1")
    yield from beyond("players", 4, 6)
    yield at("uses.1", "a character without the arrow", "cowboy")
    yield at("uses.1", "a character used twice", "lawyer")
