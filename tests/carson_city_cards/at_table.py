"""What a table of this game knows of each question, said once more and plainly."""

from tests.broken import Body
from tests.title_tests import AtTable, nothing_useless

PLAYERS = range(4, 7)
WITH_A_CITY = {"placement", "placements", "building", "character"}
WITH_CHARACTERS = {*WITH_A_CITY, "sale"}


def known(table: Body, seat: int | None, question: str) -> Body:
    """What comes along with a question from a seat, or from the table."""
    own = table["seats"][seat] if seat is not None else {}
    return {**of_the_seat(own, question), **of_the_table(table["seats"], question)}


def of_the_seat(own: Body, question: str) -> Body:
    body: Body = {}
    if question in WITH_A_CITY:
        body |= {name: own[name] for name in ("city", "cards") if name in own}
    if question in WITH_CHARACTERS and "characters" in own:
        body["characters"] = own["characters"]
    if question == "sale":
        body |= {"cards": own["cards"]} if "cards" in own else {}
        body |= {"already_sold": own["auctioneer_sold"]} if "auctioneer_sold" in own else {}
    if question == "character" and "auctioneer_sold" in own:
        body["auctioneer_sold"] = own["auctioneer_sold"]
    if question in {"auction_card", "setup"} and "level" in own:
        body["level"] = own["level"]
    if question == "cover":
        body |= {"sheriff": True} if "sheriff" in own.get("characters", []) else {}
        body |= {"prison": True} if "p" in own.get("city", "").lower() else {}
    return body


def of_the_table(seats: list[Body], question: str) -> Body:
    virtual = sum(seat.get("virtual") is True for seat in seats)
    match question:
        case "pick_order":
            return {"players": [strength(seat) for seat in seats]}
        case "characters_now":
            owned = [
                {"character": character, "owner": seat["name"]}
                for seat in seats
                if not seat.get("virtual")
                for character in seat.get("characters", [])
            ]
            return {"owned": owned} if owned else {}
        case "setup":
            return {"people": len(seats) - virtual, "virtual_players": virtual}
        case "round":
            return {"players": len(seats)} if len(seats) in PLAYERS else {}
        case _:
            return {}


def strength(seat: Body) -> Body:
    """Somebody who bids, as far as the table knows."""
    if not seat.get("virtual"):
        return {"name": seat["name"]}
    return {
        **{name: seat[name] for name in ("name", "level") if name in seat},
        "virtual": True,
    }


AT_TABLE = AtTable(known, nothing_useless)
