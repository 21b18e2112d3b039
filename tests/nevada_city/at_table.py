"""What a table of this game knows of each question, said once more and plainly."""

from tests.broken import Body
from tests.title_tests import AtTable

WITH_PLAYERS = {"setup", "use_building", "claim", "year_end"}


def known(table: Body, seat: int | None, question: str) -> Body:
    """What comes along with a question from a seat, or from the table."""
    seats = table["seats"]
    body: Body = {"players": len(seats)} if question in WITH_PLAYERS else {}
    if question == "goal" and table.get("goals"):
        body |= {name: table["goals"][0][name] for name in ("levels", "counts")}
    if question == "year_end":
        removed = {"soup_kitchen"} if len(seats) < 4 else set()
        for building in {"soup_kitchen", "boarding_house"} - removed:
            body |= {building: "player"} if owner(seats, building) is not None else {}
    for field, building in AT.get(question, {}).items():
        is_there = question != "troublemaker" or "advanced_buildings" in table.get("variants", [])
        who = owner(seats, building)
        if is_there and who is not None and seat is not None:
            body[field] = "self" if who == seat else "other"
    own = cards_of(seats[seat]) if seat is not None else []
    if question == "claim" and own:
        unfinished = sum(card.get("complete") is False for card in own)
        body["under_construction"] = min(unfinished, 2)
    return body


AT = {
    "claim": {"capitol_owner": "capitol"},
    "newspaper": {"owner": "newspaper"},
    "tobacconist": {"owner": "tobacconist"},
    "troublemaker": {"doctor": "doctor", "undertaker": "undertaker"},
}


def cards_of(seat: Body) -> list[Body]:
    """The buildings that a seat lists; a mere sum says nothing of them."""
    listed = seat.get("buildings", [])
    return listed if isinstance(listed, list) else []


def owner(seats: list[Body], building: str) -> int | None:
    """Who lists a building as complete."""
    for number, seat in enumerate(seats):
        for card in cards_of(seat):
            if card["building"] == building and card.get("complete", True):
                return number
    return None


def useless(question: str, body: Body) -> set[str]:
    """What the question has no use for, as it is put."""
    return {"capitol_owner"} if question == "claim" and body.get("at") != "capitol" else set()


AT_TABLE = AtTable(known, useless)
