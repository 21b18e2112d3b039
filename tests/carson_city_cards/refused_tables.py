"""A valid table, and everything that makes it impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import LEFT_OUT, Broken, at, beyond, missing, unknown, wrong_kinds
from tests.carson_city_cards import seating
from tests.carson_city_cards.broken import set_up

TABLE: dict[str, Any] = {
    "edition": "en",
    "variants": [],
    "house_rules": {"CCC-O1": "per_symbol"},
    "partial": False,
    "seats": [
        {
            "name": "Alex",
            "characters": ["doctor", "teacher"],
            "cards": [
                {"at": "c3", "parcels": "h./.m"},
                {"at": "e3", "parcels": "r./.o"},
                {"at": "c5", "parcels": "../.."},
            ],
        },
        {
            "name": "Paul",
            "characters": ["auctioneer"],
            "auctioneer_sold": 1,
            "city": "hb.i/tl.i",
        },
        {"name": "Kim", "characters": ["editor"], "counts": {"ranches": 5, "mines": 4}},
        {"name": "Eagle", "virtual": True, "level": "novice", "appeal": [7, 5]},
        {"name": "Bear", "virtual": True, "appeal": 91},
    ],
}
ALEX, PAUL, KIM, EAGLE, BEAR = (f"seats.{number}" for number in range(5))


def fields() -> Iterator[Broken]:
    """One field that is wrong by itself."""
    yield from set_up()
    yield from unknown("", ALEX, EAGLE, f"{ALEX}.cards.1", f"{KIM}.counts")
    yield from missing("seats", f"{ALEX}.cards.1.at", f"{ALEX}.cards.1.parcels")
    yield from wrong_kinds("truth value", "partial", f"{EAGLE}.virtual")
    yield from wrong_kinds("list", "seats", f"{ALEX}.characters", f"{ALEX}.cards")
    yield from wrong_kinds("object", ALEX, f"{ALEX}.cards.1", f"{KIM}.counts")
    yield from wrong_kinds("choice", f"{ALEX}.characters.1", f"{EAGLE}.level")
    yield from wrong_kinds("name", f"{ALEX}.name")
    yield from wrong_kinds("text", f"{PAUL}.city", f"{ALEX}.cards.1.at", f"{ALEX}.cards.1.parcels")
    yield from wrong_kinds("whole number", f"{PAUL}.auctioneer_sold", f"{EAGLE}.appeal.0")
    yield from wrong_kinds("whole number", f"{KIM}.counts.ranches")
    no_appeals: tuple[Any, ...] = (None, "91", 91.0, True, {}, [[7]])
    for value in no_appeals:
        path = f"{BEAR}.appeal.0" if isinstance(value, list) else f"{BEAR}.appeal"
        yield Broken(f"{value!r} as appeal", {f"{BEAR}.appeal": value}, {path})
    yield from beyond(f"{PAUL}.auctioneer_sold", 0, 3)
    yield from beyond(f"{BEAR}.appeal", 0, 999)
    yield from beyond(f"{EAGLE}.appeal.1", 0, 99)
    yield at(f"{EAGLE}.appeal", "the appeal of nineteen cards", [1] * 19)
    yield at(f"{KIM}.counts.appeal", "a player who counts appeal", 3)
    yield at(f"{ALEX}.characters.1", "a character under its German name", "lehrerin")
    yield Broken(
        "one character twice", {f"{ALEX}.characters.1": "doctor"}, {f"{ALEX}.characters.1"}
    )
    for row, limits in seating.COUNTS.items():
        yield from beyond(f"{KIM}.counts.{row}", limits[0], limits[-1], limits.step)
    for text in ("hb.x/tl.i", "hb.0/tl.i", "hb i/tl.i", "hb9999", "/" * 26):
        yield at(f"{PAUL}.city", f"{text!r} as a city", text)
    for text in ("h", "h./.m/..", "h../.m", "h-/.m", "hx/.m", ""):
        yield at(f"{ALEX}.cards.1.parcels", f"{text!r} as a card", text)
    for text in ("", "e", "3e", "e0", "e26", "z3", "e03"):
        yield at(f"{ALEX}.cards.1.at", f"{text!r} as a card's place", text)


def kinds_of_seats() -> Iterator[Broken]:
    """What one kind of seat has and the other has not."""
    own = {"city": "", "cards": [], "counts": {}, "auctioneer_sold": 0, "paperboy_choice": "none"}
    for way, value in own.items():
        yield at(f"{BEAR}.{way}", f"a virtual player with {way}", value)
    yield at(f"{ALEX}.appeal", "a real player with appeal", 7)
    yield at(f"{ALEX}.level", "a real player with a level", "expert")
    yield at(f"{KIM}.appeal", "a real player who counted, with appeal", [])
    yield Broken("virtual without appeal", {f"{BEAR}.appeal": LEFT_OUT}, {f"{BEAR}.appeal"})
    yield Broken(
        "a virtual player who is called real",
        {f"{EAGLE}.virtual": False},
        {EAGLE, f"{EAGLE}.level", f"{EAGLE}.appeal"},
    )
    yield Broken(
        "a real player who is called virtual",
        {f"{PAUL}.virtual": True},
        {f"{PAUL}.city", f"{PAUL}.auctioneer_sold", f"{PAUL}.appeal"},
    )
    yield Broken("a seat with nothing in it", {f"{PAUL}.city": LEFT_OUT}, {PAUL})
    yield Broken("city and cards", {f"{ALEX}.city": "h./.."}, {ALEX})
    yield Broken("city and counts", {f"{PAUL}.counts": {}}, {PAUL})
    counts = {f"{ALEX}.counts": {"characters": 6}}
    yield Broken("cards and counts", counts, {ALEX})
    yield Broken("all three ways in", {**counts, f"{ALEX}.city": ""}, {ALEX})


def owners() -> Iterator[Broken]:
    """Names and characters that somebody has already, and what only the Auctioneer's owner does."""
    yield at(f"{PAUL}.name", "the name of an earlier player", "Alex")
    yield at(f"{EAGLE}.name", "an earlier name with blanks around it", " Paul ")
    yield Broken(
        "a typed name that is an earlier seat's default",
        {f"{ALEX}.name": LEFT_OUT, f"{BEAR}.name": "Seat 1"},
        {f"{BEAR}.name"},
    )
    yield Broken(
        "a default name that an earlier seat was given",
        {f"{ALEX}.name": "Seat 5", f"{BEAR}.name": LEFT_OUT},
        {f"{BEAR}.name"},
    )
    yield Broken(
        "a character of an earlier player",
        {f"{KIM}.characters": ["editor", "doctor"]},
        {f"{KIM}.characters.1"},
    )
    yield Broken(
        "a real player's character with a virtual one too",
        {f"{BEAR}.characters": ["doctor"]},
        {f"{BEAR}.characters.0"},
    )
    yield Broken(
        "one character with three players",
        {f"{KIM}.characters": ["doctor"], f"{EAGLE}.characters": ["lawyer", "doctor"]},
        {f"{KIM}.characters.0", f"{EAGLE}.characters.1"},
    )
    yield from paperboys()
    sold = {f"{PAUL}.characters": ["banker"]}
    yield Broken("a sale without the Auctioneer", sold, {f"{PAUL}.auctioneer_sold"})
    for path in (ALEX, KIM):
        yield at(f"{path}.auctioneer_sold", f"a sale at {path}, which has no Auctioneer", 2)
    for who in sorted(seating.NEED_A_CITY - {"teacher"}):
        changes = {f"{KIM}.characters": ["editor", who]}
        yield Broken(f"counts alone for the {who}", changes, {f"{KIM}.counts.characters"})


def paperboys() -> Iterator[Broken]:
    """Whom the Paperboy cannot have brought, and where it has to be known."""
    choice = f"{ALEX}.paperboy_choice"
    has_one = {f"{ALEX}.characters": ["doctor", "paperboy", "undertaker"]}
    yield from wrong_kinds("choice", choice)
    yield at(choice, "a choice without the Paperboy", "doctor")
    yield at(choice, "nobody brought without the Paperboy", "none")
    yield Broken("a Paperboy who brought himself", {**has_one, choice: "paperboy"}, {choice})
    yield Broken("a Paperboy who brought another's", {**has_one, choice: "auctioneer"}, {choice})
    excludes = {"house_rules": {"CCC-O17": "does_not_count"}}
    yield Broken("a choice that has to be known", {**has_one, **excludes}, {choice})
    of_kim = {f"{KIM}.characters": ["editor", "paperboy", "captain"], **excludes}
    yield Broken("the same of counted points", of_kim, {f"{KIM}.paperboy_choice"})


def cities() -> Iterator[Broken]:
    """Cities that no cards can make."""
    city, nine = f"{PAUL}.city", "........."
    here = {city}
    captain = {f"{PAUL}.characters": ["auctioneer", "captain"]}
    yield at(city, "nine columns", f"{nine}/{nine}")
    yield at(city, "nine rows", "/".join([".."] * 9))
    yield at(city, "nine columns of which one is bare", "..-....../..-......")
    yield Broken("ten columns with the Captain", {**captain, city: f"{nine}./{nine}."}, here)
    yield Broken(
        "nine by nine with the Captain", {**captain, city: f"{nine}/" * 2 + "../" * 7}, here
    )
    yield at(city, "one parcel alone", "h")
    yield at(city, "a row of parcels", "hhhh")
    yield at(city, "a parcel beside a whole block", "hhh/hh")
    yield at(city, "a ring one parcel wide", "hhhh/h--h/h--h/hhhh")
    yield at(city, "two cities", "hh-hh/hh-hh")
    by_sides = {city: "hh/hh/--hh/--hh", "house_rules": {"CCC-O9": "sides_only"}}
    yield Broken("two cities that touch at a corner", by_sides, here)


def cards() -> Iterator[Broken]:
    """Cards that may not lie where they do."""

    def second(sentence: str, place: str, parcels: str, **more: Any) -> Broken:
        changes = {f"{ALEX}.cards.1": {"at": place, "parcels": parcels}}
        changes |= {key.replace("_", "."): value for key, value in more.items()}
        return Broken(sentence, changes, {f"{ALEX}.cards.1"})

    yield second("a card that touches nothing", "g3", "../..")
    yield second("a card that touches a corner only", "e5", "../..")
    yield second("a card nine columns from the first", "j3", "../..")
    yield second("a card that covers a House with an empty parcel", "b2", "../..")
    yield second("a card that covers a Mountain with a House", "d4", "h./..")
    yield second("a card on unprotected outlaws", "c3", "h./.m", seats_0_cards_0_parcels="h./o.")
    yield Broken(
        "outlaws on outlaws of a protected player, in English",
        {
            f"{ALEX}.characters": ["sheriff"],
            f"{ALEX}.cards.1": {"at": "c3", "parcels": "../o."},
            f"{ALEX}.cards.0": {"at": "c3", "parcels": "../o."},
        },
        {f"{ALEX}.cards.1"},
    )
    yield Broken(
        "a Prison that must stand before the card on the outlaws",
        {
            "house_rules": {"CCC-O8": "before_this_card"},
            f"{ALEX}.cards.1": {"at": "e3", "parcels": "../o."},
            f"{ALEX}.cards.2": {"at": "e4", "parcels": "p./.."},
        },
        {f"{ALEX}.cards.2"},
    )
    yield Broken(
        "two illegal cards, of which the first is judged",
        {
            f"{ALEX}.cards.1": {"at": "j9", "parcels": "../.."},
            f"{ALEX}.cards.2": {"at": "r9", "parcels": "../.."},
        },
        {f"{ALEX}.cards.1"},
    )
    yield Broken(
        "cards in two parts after a sale",
        {
            f"{ALEX}.characters": ["auctioneer"],
            f"{PAUL}.characters": [],
            f"{PAUL}.auctioneer_sold": 0,
            f"{ALEX}.auctioneer_sold": 1,
            f"{ALEX}.cards.2.at": "h3",
        },
        {f"{ALEX}.cards"},
    )


def between_seats() -> Iterator[Broken]:
    """What only shows when all seats are seen together."""
    seats = TABLE["seats"]
    yield at("seats", "three seats", seats[:3])
    yield at("seats", "seven seats", [*seats, *({"virtual": True, "appeal": n} for n in (1, 2))])
    yield at("seats", "no seats", [])
    yield Broken("no seats of a partial table", {"partial": True, "seats": []}, {"seats"})
    yield at("seats", "virtual players alone", [{"virtual": True, "appeal": n} for n in range(4)])
    yield Broken("a fourth General Store", {f"{PAUL}.city": "gg/gg"}, {"seats"})
    yield Broken(
        "a second City Hall, at another seat",
        {f"{PAUL}.city": "y./..", f"{ALEX}.cards.0.parcels": "y./.."},
        {"seats"},
    )
    hidden = {"at": "e3", "parcels": "y./.."}
    covered = {f"{ALEX}.cards.1": hidden, f"{ALEX}.cards.2": hidden}
    yield Broken("a second City Hall below the first", covered, {"seats"})


FIELDS = list(fields())
SEVERAL = [*kinds_of_seats(), *owners(), *cities(), *cards(), *between_seats()]
