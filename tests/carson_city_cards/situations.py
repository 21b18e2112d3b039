"""Random situations of every question, accepted under every reading of the open points."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tests.carson_city_cards import dealing, plain, seating
from tests.carson_city_cards.plain import Spot

Body = dict[str, Any]

ARROWS = sorted(plain.ARROW)
SUITS = ["hat", "star", "cactus", "boot", "horseshoe", "cow"]
DECKS = {"novice": range(1, 10), "intermediate": range(2, 11), "expert": range(3, 12)}
KINDS_OF_MOMENT = ["before_bids", "after_reveal", "taking", "game_end"]
# Where open points matter most: protection, both symbols, sales, size.
TELLING = [
    *("sheriff", "settler", "editor", "doctor", "heroes", "captain", "auctioneer", "indian"),
    *("paperboy", "undertaker"),
]


def bag(chance: Random) -> dealing.Bag:
    """The box, or only what is told apart when a card covers something."""
    return dealing.Bag(chance, only=chance.choice([plain.LETTERS, plain.LETTERS, ".ohpt"]))


def own_city(chance: Random, *, fewest: int = 0, most: int = 7) -> Body:
    """A city as drawn or as laid, with the characters of its owner."""
    owned = chance.sample(TELLING, chance.randint(0, 4))
    number = chance.randint(fewest, most)
    cards = dealing.cards_laid(chance, bag(chance), number, owned)
    body: Body = seating.settings(chance)
    if owned or chance.randrange(2):
        body["characters"] = owned
    if chance.randrange(2):
        return {**body, "cards": cards}
    return {**body, "city": dealing.notation(chance, plain.lay(cards))}


def card(chance: Random, body: Body) -> str:
    """A card that the box still holds beside the city."""
    cards = (bag(chance).card() or "../.." for _ in range(5))
    return next((card for card in cards if plain.box_allows({**body, "card": card})), "../..")


def spot_near(chance: Random, body: Body) -> Spot:
    """An upper left spot on the city or a few steps away from it."""
    city = plain.typed_city(body)
    left, top, right, bottom = plain.box(city) if city else (10, 10, 10, 10)
    column = chance.randint(max(0, left - 4), min(dealing.LAST_CORNER, right + 4))
    row = chance.randint(max(0, top - 4), min(dealing.LAST_CORNER, bottom + 4))
    return column, row


def placement(chance: Random) -> Body:
    body = own_city(chance)
    city, laid = plain.typed_city(body), card(chance, body)
    spot = spot_near(chance, body)
    if chance.randrange(3) == 0:
        owned, readings = body.get("characters", []), plain.readings_of(body)
        spot = dealing.legal_spot(chance, city, laid, owned, readings) or spot
    elif outlaws := sorted(plain.spots_of(city, "o")):
        column, row = chance.choice(outlaws)
        spot = max(0, column - chance.randint(0, 1)), max(0, row - chance.randint(0, 1))
        spot = min(dealing.LAST_CORNER, spot[0]), min(dealing.LAST_CORNER, spot[1])
        over_outlaws = "/".join("".join(chance.choice(".opht") for _ in "ab") for _ in "12")
        laid = over_outlaws if plain.box_allows({**body, "card": over_outlaws}) else laid
    return {**body, "card": laid, "at": dealing.name_of(spot)}


def placements(chance: Random, *, fewest: int = 0) -> Body:
    body = own_city(chance, fewest=fewest, most=5)
    return {**body, "card": card(chance, body)}


def cover(chance: Random) -> Body:
    words = plain.WORDS.split()
    flags = ["prison", "sheriff", "prison_on_this_card"]
    body = {flag: True for flag in flags if chance.randrange(3) == 0}
    under = chance.choice(["outlaws", "house", chance.choice(words)])
    over = chance.choice([under, "townhouse", "prison", chance.choice(words)])
    if under == over == "city_hall":
        over = "prison"
    return {**seating.settings(chance), **body, "under": under, "over": over}


def sale(chance: Random) -> Body:
    owned = [*chance.sample(TELLING, chance.randint(0, 3))]
    if "auctioneer" not in owned and chance.randrange(6):
        owned.append("auctioneer")
    cards = dealing.cards_laid(chance, bag(chance), chance.randint(1, 6), owned)
    numbers = range(1, len(cards) + 1)
    sell = chance.sample(numbers, chance.randint(1, min(3, len(cards))))
    body = {**seating.settings(chance), "cards": cards, "characters": owned, "sell": sell}
    if already := chance.choice([0, 0, 1, 2]):
        body["already_sold"] = already
    if moment := chance.choice([None, None, *KINDS_OF_MOMENT]):
        body["moment"] = moment
    return body


def building(chance: Random) -> Body:
    body = own_city(chance, fewest=1)
    city = plain.typed_city(body)
    telling = [spot for spot, letter in city.items() if letter not in ".m"]
    spot = chance.choice(telling or list(city))
    return {**body, "at": dealing.name_of(spot)}


def character(chance: Random) -> Body:
    body = own_city(chance)
    who = chance.choice([*TELLING, chance.choice(seating.CHARACTERS)])
    body["character"] = who
    if "auctioneer" in {who, *body.get("characters", [])}:
        body["auctioneer_sold"] = chance.randint(0, 3)
    with_him = [*body.get("characters", []), *({who} - {*body.get("characters", [])})]
    return {**body, **seating.brought(chance, with_him, plain.readings_of(body))}


def pick_order(chance: Random) -> Body:
    players = chance.randint(4, 6)
    names = chance.sample(["Alex", "Paul", "Kim", "Eagle", "Bear", "Wolf"], players)
    suits = chance.sample(SUITS, players)
    arrows = chance.sample(ARROWS, chance.randint(0, len(ARROWS)))
    bids = [_bid(chance, name, suit) for name, suit in zip(names, suits, strict=True)]
    real = [bid for bid in bids if not bid.get("virtual")]
    for arrow in arrows if real else []:
        chance.choice(real).setdefault("uses", []).append(arrow)
    body = {**seating.settings(chance), "players": bids}
    return {**body, "suits": chance.sample(SUITS, len(SUITS))}


def _bid(chance: Random, name: str, suit: str) -> Body:
    bid: Body = {"name": name, "suit": suit, "card": chance.randint(1, 9)}
    if chance.randrange(3):
        return bid
    level = chance.choice([None, *DECKS])
    bid |= {"virtual": True, "card": chance.choice(DECKS[level] if level else range(1, 12))}
    return {**bid, "level": level} if level else bid


def auction_card(chance: Random) -> Body:
    level = chance.choice([None, *DECKS])
    deck = DECKS[level or "novice"]
    body: Body = {**seating.settings(chance), "card": chance.randint(1, 11)}
    body["played"] = chance.sample(deck, chance.randint(0, len(deck)))
    return {**body, "level": level} if level else body


def virtual_pick(chance: Random) -> Body:
    display = [_shown(chance) for _ in range(chance.randint(1, 9))]
    if chance.randrange(2):
        chance.choice(display)["kind"] = "character"
    terrain = [card for card in display if "kind" not in card]
    for card in chance.sample(terrain, min(len(terrain), chance.choice([0, 1, 2]))):
        card["extra"] = True
    body = {**seating.settings(chance), "display": display}
    return {**body, "picks": chance.randint(1, min(5, len(display)))}


def _shown(chance: Random) -> Body:
    shown: Body = {"appeal": chance.randint(0, 4)}
    return {**shown, "name": "Ranch"} if chance.randrange(2) else shown


def skull(chance: Random) -> Body:
    backs = [chance.choice(["skull", "suits"]) for _ in range(chance.randint(0, 19))]
    backs.insert(chance.randint(0, len(backs)), "suits")
    return {**seating.settings(chance), "backs": backs}


def characters_now(chance: Random) -> Body:
    era = chance.randint(1, 2)
    moment = chance.choice(KINDS_OF_MOMENT[: 3 if era == 1 else 4])
    owned = [_owned(chance, who, era) for who in seating.hand(chance, 12)]
    for who in ("paperboy", "auctioneer"):
        if chance.randrange(2) and all(piece["character"] != who for piece in owned):
            owned.append({"character": who})
    return {**seating.settings(chance), "era": era, "moment": moment, "owned": owned}


def _owned(chance: Random, who: str, era: int) -> Body:
    owned: Body = {"character": who}
    if chance.randrange(2):
        owned["owner"] = "Alex"
    most = 1 if who == "governor" else era
    if used := chance.sample(range(1, era + 1), chance.randint(0, most)):
        owned["used_in"] = used
    return owned


def paperboy(chance: Random) -> Body:
    body = {**seating.settings(chance), "moment": chance.choice(["when_taken", "game_end"])}
    source = chance.choice([None, "removed", "pile", "another_player"])
    return {**body, "source": source} if source else body


def setup(chance: Random) -> Body:
    body = {**seating.settings(chance), "people": chance.randint(1, 6)}
    if chance.randrange(2):
        body["virtual_players"] = chance.randint(0, 6)
    level = chance.choice([None, *DECKS])
    return {**body, "level": level} if level else body


def round_(chance: Random) -> Body:
    body = {**seating.settings(chance), "players": chance.randint(4, 6)}
    return {**body, "uses": chance.sample(ARROWS, chance.randint(0, 4))}


SITUATIONS: Mapping[str, Callable[[Random], Body]] = {
    "placement": placement,
    "placements": placements,
    "cover": cover,
    "sale": sale,
    "building": building,
    "character": character,
    "pick_order": pick_order,
    "auction_card": auction_card,
    "virtual_pick": virtual_pick,
    "skull": skull,
    "characters_now": characters_now,
    "paperboy": paperboy,
    "setup": setup,
    "round": round_,
}
