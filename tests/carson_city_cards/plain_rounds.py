"""The questions about a round once more, slow and plain; verdict and facts under given readings."""

from collections.abc import Mapping
from typing import Any

from tests.carson_city_cards import plain
from tests.carson_city_cards.situations import DECKS

Body = Mapping[str, Any]
Readings = Mapping[str, str]
Ruling = tuple[str, dict[str, Any]]

BONUS = {"heroes": 3, "gunsmith": 6, "mercenary": 5, "doctor": 2}
BEFORE_BIDS = ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith"]
AFTER_REVEAL = ["mercenary", "doctor"]


def cover(body: Body, readings: Readings) -> Ruling:
    """Let the words become letters and ask the building rules."""
    letter = dict(zip(plain.WORDS.split(), plain.LETTERS, strict=True))
    on_card = body.get("prison_on_this_card") or body["over"] == "prison"
    protected = body.get("prison") or body.get("sheriff")
    if on_card and readings["CCC-O8"] == "with_this_card":
        protected = True
    under, over = letter[body["under"]], letter[body["over"]]
    clauses = plain.forbidden_cover(under, over, bool(protected), readings)
    return ("no" if clauses else "yes"), {}


def pick_order(body: Body, readings: Readings) -> Ruling:
    """Let the largest value take again and again; of equals the one whose suit is higher."""
    left = {}
    for bid in body["players"]:
        bonuses = [BONUS.get(use, 0) for use in bid.get("uses", [])] or [0]
        one = readings["CCC-O7"] == "one_per_round"
        if "lawyer" not in bid.get("uses", []):
            left[bid["name"]] = (bid["card"] + (max(bonuses) if one else sum(bonuses)), bid)
    order: list[dict[str, Any]] = []
    while left:
        best = max(value for value, _ in left.values())
        tied = [bid for value, bid in left.values() if value == best]
        first = min(tied, key=lambda bid: body["suits"].index(bid["suit"]))
        del left[first["name"]]
        takes = 2 if "chinese_worker" in first.get("uses", []) else 1
        order.append({"name": first["name"], "value": best, "takes": takes})
    names = [taker["name"] for taker in order]
    return "answer", {
        "sequence": names,
        "order": order,
        "ties": _ties(order),
        "no_turn": [bid["name"] for bid in body["players"] if bid["name"] not in names],
    }


def _ties(order: list[dict[str, Any]]) -> list[dict[str, Any]]:
    values = [taker["value"] for taker in order]
    return [
        {"value": value, "names": [taker["name"] for taker in order if taker["value"] == value]}
        for value in dict.fromkeys(values)
        if values.count(value) > 1
    ]


def auction_card(body: Body, _: Readings) -> Ruling:
    """A card may be played that is in the deck and was not played."""
    left = [n for n in DECKS[body.get("level", "novice")] if n not in body["played"]]
    return ("yes" if body["card"] in left else "no"), {"left": left}


def virtual_pick(body: Body, readings: Readings) -> Ruling:
    """Put the line in order, then sort by appeal; sorting keeps the nearer one first."""
    display = body["display"]
    near = readings["CCC-O15"] == "near_end"
    extra = [place for place, card in enumerate(display) if card.get("extra")]
    others = [place for place, card in enumerate(display) if not card.get("extra")]
    line = [*extra, *others] if near else [*others, *extra]
    order = sorted(line, key=lambda place: -display[place]["appeal"])
    taken, left = order[: body["picks"]], order[body["picks"] :]
    picks = [
        {
            "position": place + 1,
            "name": display[place].get("name"),
            "appeal": display[place]["appeal"],
        }
        for place in taken
    ]
    positions = [place + 1 for place in taken]
    return "answer", {"positions": positions, "picks": picks, "left": sorted(n + 1 for n in left)}


def skull(body: Body, _: Readings) -> Ruling:
    """Count the skulls before the first suits."""
    skulls = " ".join(body["backs"]).split("suits")[0].count("skull")
    return "answer", {"put_under": skulls, "shown": skulls + 1, "tie_break_card": skulls + 2}


def characters_now(body: Body, readings: Readings) -> Ruling:
    """Go through the characters one by one, then put those who act in the aid's order."""
    moment = body["moment"]
    owners = {piece["character"]: piece.get("owner") for piece in body["owned"]}
    reasons = {}
    for piece in body["owned"]:
        if why := _not_now(piece, body["era"], moment, readings):
            reasons[piece["character"]] = why
    any_time = [who for who in owners if who == "auctioneer" and who not in reasons]
    if readings["CCC-O14"] == "own_turn":
        any_time = []
    order = [*BEFORE_BIDS, *AFTER_REVEAL, "paperboy", "auctioneer"]
    sequence = [who for who in order if who in owners and who not in {*reasons, *any_time}]
    return "answer", {
        "sequence": sequence,
        "order": [{"character": who, "owner": owners[who]} for who in sequence],
        "any_time": any_time,
        "not_now": [who for who in owners if who in reasons],
        "reasons": reasons,
        "undecided": [],
    }


def _not_now(piece: Body, era: int, moment: str, readings: Readings) -> str | None:
    who, used = piece["character"], piece.get("used_in", [])
    if who == "auctioneer":
        sells = moment == "taking" or readings["CCC-O14"] == "any_time"
        return None if sells else "moment"
    if who not in plain.ARROW and who != "paperboy":
        return "no_arrow"
    if used if who in {"governor", "paperboy"} else era in used:
        return "used"
    if who == "paperboy":
        acts = "taking" if readings["CCC-O6"] == "at_once" else "game_end"
    else:
        acts = "before_bids" if who in BEFORE_BIDS else "after_reveal"
    return None if moment == acts else "moment"


def undecided(body: Body) -> list[str]:
    """Name those who may be used now by one reading of an undecided point and not by another."""
    base = plain.readings_of(body)
    found = set()
    for point in ("CCC-O6", "CCC-O14"):
        decided = body.get("house_rules", {}).keys() | plain.SETTLED[body.get("edition", "en")]
        if point in decided:
            continue
        now = [
            characters_now(body, {**base, point: reading})[1]["reasons"].keys()
            for reading in plain.READINGS[point]
        ]
        found |= now[0] ^ now[1]
    return [piece["character"] for piece in body["owned"] if piece["character"] in found]


def paperboy(body: Body, readings: Readings) -> Ruling:
    """He chooses at one moment, never from a player."""
    moment = "when_taken" if readings["CCC-O6"] == "at_once" else "game_end"
    allowed = body["moment"] == moment and body.get("source") != "another_player"
    return ("yes" if allowed else "no"), {}


def setup(body: Body, _: Readings) -> Ruling:
    """Four to six in all; a card more than seats is shown, but no sixth terrain card."""
    fewest = max(0, 4 - body["people"])
    virtual = body.get("virtual_players", fewest)
    seats = body["people"] + virtual
    facts: dict[str, Any] = {"virtual_min": fewest, "virtual_max": 6 - body["people"]}
    if seats not in {4, 5, 6}:
        return "no", facts
    terrain = {4: 4, 5: 5, 6: 5}[seats]
    deck = list(DECKS[body.get("level", "novice")]) if virtual else []
    return "answer", facts | {
        "virtual_players": virtual,
        "seats": seats,
        "terrain_shown": terrain,
        "cards_shown": terrain + 1,
        "removed_each_round": {4: 1, 5: 1, 6: 0}[seats],
        "rounds": 18,
        "virtual_deck": deck,
    }


def round_(body: Body, _: Readings) -> Ruling:
    """Lay out the cards and take them away one after the other."""
    uses = body["uses"]
    terrain = {4: 4, 5: 5, 6: 5}[body["players"]]
    terrain += uses.count("governor") + uses.count("chinese_worker")
    early = uses.count("governor") + uses.count("lawyer")
    in_order = body["players"] - uses.count("lawyer") + uses.count("chinese_worker")
    return "answer", {
        "characters_shown": 1,
        "terrain_shown": terrain,
        "cards_shown": terrain + 1,
        "taken_before_bids": early,
        "taken_in_order": in_order,
        "removed": terrain + 1 - early - in_order,
    }


PLAIN = {
    "cover": cover,
    "pick_order": pick_order,
    "auction_card": auction_card,
    "virtual_pick": virtual_pick,
    "skull": skull,
    "characters_now": characters_now,
    "paperboy": paperboy,
    "setup": setup,
    "round": round_,
}
