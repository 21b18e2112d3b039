"""A valid situation of every question, and everything that makes it impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import LEFT_OUT, Broken, at, beyond, missing, wrong_kinds
from tests.carson_city_cards import refused_rounds as rounds

SET_UP: dict[str, Any] = {
    "edition": "en",
    "variants": [],
    "house_rules": {"CCC-O1": "per_symbol"},
}
CARDS = [{"at": "c3", "parcels": "h./.b"}, {"at": "e3", "parcels": "../h."}]
CITY: dict[str, Any] = {**SET_UP, "city": "hb.i/tl.i", "characters": ["sheriff", "doctor"]}
SITUATIONS: dict[str, dict[str, Any]] = {
    "placement": {**CITY, "card": "h./.m", "at": "e1"},
    "placements": {**CITY, "card": "h./.m"},
    "cover": {
        **SET_UP,
        "under": "house",
        "over": "townhouse",
        "prison": False,
        "sheriff": True,
        "prison_on_this_card": False,
    },
    "sale": {
        **SET_UP,
        "cards": CARDS,
        "characters": ["auctioneer", "doctor"],
        "sell": [2, 1],
        "already_sold": 0,
        "moment": "taking",
    },
    "building": {**CITY, "at": "b1"},
    "character": {
        **CITY,
        "characters": ["auctioneer", "doctor"],
        "character": "sheriff",
        "auctioneer_sold": 1,
    },
    "pick_order": {**SET_UP, "players": rounds.BIDS, "suits": ["star", "cow"]},
    "auction_card": {**SET_UP, "card": 7, "played": [9, 8], "level": "novice"},
    "virtual_pick": {
        **SET_UP,
        "display": [
            {"appeal": 3, "name": "Cowboy", "kind": "character"},
            {"appeal": 5, "name": "Ranch", "kind": "terrain"},
        ],
        "picks": 2,
    },
    "skull": {**SET_UP, "backs": ["skull", "suits"]},
    "characters_now": {
        **SET_UP,
        "era": 1,
        "moment": "before_bids",
        "owned": [
            {"character": "lawyer", "owner": "Alex", "used_in": [1]},
            {"character": "governor"},
        ],
    },
    "paperboy": {**SET_UP, "moment": "when_taken", "source": "pile"},
    "setup": {**SET_UP, "people": 3, "virtual_players": 1, "level": "novice"},
    "round": {**SET_UP, "players": 4, "uses": ["lawyer", "governor"]},
}


def own_city() -> Iterator[Broken]:
    """What can be wrong with a question's city."""
    yield Broken("neither city nor cards", {"city": LEFT_OUT}, {"city"})
    yield Broken("both city and cards", {"cards": CARDS}, {"city"})
    yield from wrong_kinds("text", "city")
    yield from wrong_kinds("list", "characters")
    yield from wrong_kinds("choice", "characters.1")
    yield at("characters.1", "one character twice", "sheriff")
    yield at("city", "an unknown symbol", "hb.x/tl.i")
    yield at("city", "nine columns", "........./.........")
    yield at("city", "a parcel on no block", "hhh/hh-")
    yield at("city", "two cities", "hh-hh/hh-hh")
    yield at("city", "three General Stores", "gg/g.")
    yield from laid_cards()


def laid_cards() -> Iterator[Broken]:
    """What can be wrong with a question's cards."""

    def laid(sentence: str, cards: Any, *errors: str) -> Broken:
        return Broken(sentence, {"city": LEFT_OUT, "cards": cards}, set(errors))

    far = {"at": "i9", "parcels": "../.."}
    yield laid("cards that are no list", {}, "cards")
    yield laid("a card that is no object", [CARDS[0], "h./.b"], "cards.1")
    yield laid("a card without its place", [{"parcels": "../.."}], "cards.0.at")
    yield laid("a card without its pictures", [{"at": "c3"}], "cards.0.parcels")
    yield laid("a card beyond the frame", [{"at": "z3", "parcels": "../.."}], "cards.0.at")
    unknown_symbol = [{"at": "c3", "parcels": "hx/.."}]
    yield laid("a card with an unknown symbol", unknown_symbol, "cards.0.parcels")
    yield laid("a card with a colour", [{**CARDS[0], "colour": "red"}], "cards.0.colour")
    yield laid("a card that lies far away", [CARDS[0], far], "cards.1")
    two_stores = {"at": "c3", "parcels": "gg/.."}
    yield laid("four General Stores, two of them covered", [two_stores] * 2, "cards")


def placement() -> Iterator[Broken]:
    yield from placements()
    yield from missing("at")
    yield from wrong_kinds("text", "at")
    for text in ("", "a0", "z1", "a26", "1a"):
        yield at("at", f"{text!r} as a card's place", text)


def placements() -> Iterator[Broken]:
    yield from own_city()
    yield from missing("card")
    yield from wrong_kinds("text", "card")
    for text in ("h./.", "h-/..", "hx/..", "h./../.."):
        yield at("card", f"{text!r} as a card", text)
    hall = {"city": "yb.i/tl.i", "card": "y./.."}
    yield Broken("a second City Hall", hall, {"card"})
    three = {"city": LEFT_OUT, "cards": [{"at": "c3", "parcels": "cc/c."}], "card": "c./.."}
    yield Broken("a fourth Church beside cards", three, {"card"})


def cover() -> Iterator[Broken]:
    yield from missing("under", "over")
    yield from wrong_kinds("choice", "under", "over")
    yield from wrong_kinds("truth value", "prison", "sheriff", "prison_on_this_card")
    yield at("over", "a letter in place of the word", "h")
    yield Broken(
        "a second City Hall on the first", {"under": "city_hall", "over": "city_hall"}, {"over"}
    )


def sale() -> Iterator[Broken]:
    yield from missing("cards", "sell")
    yield from wrong_kinds("list", "cards", "characters", "sell")
    yield from wrong_kinds("choice", "characters.1", "moment")
    yield from wrong_kinds("whole number", "already_sold", "sell.0")
    yield from beyond("already_sold", 0, 3)
    yield from beyond("sell.1", 1, 2)
    yield at("sell", "nothing to sell", [])
    yield at("sell.1", "one card twice", 2)
    yield at("cards.1", "a card that is no object", "h./.b")
    yield at("cards.1", "a card that lies far away", {"at": "i9", "parcels": "../.."})
    yield at("cards.1.at", "a card beyond the frame", "z1")
    yield at("cards.1.parcels", "a card with an unknown symbol", "hx/..")
    stores = {"cards.0.parcels": "gg/..", "cards.1.parcels": "g./.."}
    yield Broken("three General Stores", stores, {"cards"})
    yield Broken(
        "a rest in two parts after an earlier sale",
        {"already_sold": 1, "cards.1.at": "f3"},
        {"cards"},
    )
    yield Broken("more to sell than cards", {"sell": [1, 3, 4]}, {"sell.1", "sell.2"})
    yield at("city", "a city, which cannot be sold", "hb/tl")


def building() -> Iterator[Broken]:
    yield from own_city()
    yield from missing("at")
    yield from wrong_kinds("text", "at")
    for text in ("", "a0", "a27", "1a", "e1", "a3", "z26"):
        yield at("at", f"{text!r} as a parcel", text)
    yield Broken("a bare spot inside the city", {"city": "hhh/h-h/hhh", "at": "b2"}, {"city"})
    yield Broken("a bare spot between two wings", {"city": "hh-hh/hhhhh/-hhh-", "at": "c1"}, {"at"})


def character() -> Iterator[Broken]:
    for case in own_city():
        # A doctor's city: the other tables' Sheriff is the one asked about here.
        changes = {"auctioneer_sold": 0, **case.changes}
        if changes.get("characters.1") == "sheriff":
            changes["characters.1"] = "auctioneer"
        yield case._replace(changes=changes)
    yield from missing("character")
    yield from wrong_kinds("choice", "character")
    yield from wrong_kinds("whole number", "auctioneer_sold")
    yield from beyond("auctioneer_sold", 0, 3)
    nobody = {"characters": ["doctor"]}
    yield Broken("a sale without the Auctioneer", nobody, {"auctioneer_sold"})
    choice = {"paperboy_choice": "doctor"}
    yield from wrong_kinds("choice", "paperboy_choice")
    yield Broken("a choice without the Paperboy", choice, {"paperboy_choice"})
    excludes = {"house_rules": {"CCC-O17": "does_not_count"}}
    counted = {"characters": ["auctioneer", "paperboy"], "character": "undertaker", **excludes}
    yield Broken("a choice that has to be known", counted, {"paperboy_choice"})
    yield Broken(
        "a Paperboy, asked about, who brought somebody else's",
        {"character": "paperboy", "paperboy_choice": "heroes"},
        {"paperboy_choice"},
    )
    yield Broken(
        "nine columns for the Captain who is asked about but not there",
        {"character": "captain", "city": "........./........."},
        {"city"},
    )
    yield Broken(
        "a corner where nothing was sold",
        {"house_rules": {"CCC-O9": "corners_too"}, "auctioneer_sold": 0, "city": "hh/hh/--hh/--hh"},
        {"city"},
    )


OWN = {
    "placement": placement,
    "placements": placements,
    "cover": cover,
    "sale": sale,
    "building": building,
    "character": character,
    "pick_order": rounds.pick_order,
    "auction_card": rounds.auction_card,
    "virtual_pick": rounds.virtual_pick,
    "skull": rounds.skull,
    "characters_now": rounds.characters_now,
    "paperboy": rounds.paperboy,
    "setup": rounds.setup,
    "round": rounds.round_,
}
