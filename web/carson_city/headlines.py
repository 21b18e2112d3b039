"""What the answers of the board game say first."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.messages import Message, Word, say
from rules.core.seats import noted_seat_told, seat_told
from web.asking.headlines import all_of, one_after_the_other, one_of, parts
from web.house.rooms import Headline


def _dollars(count: int | None) -> Message | None:
    return None if count is None else say("shown-dollars", count=count)


def _each(amounts: Sequence[int]) -> tuple[Message, ...]:
    return tuple(say("shown-dollars", count=amount) for amount in amounts)


def _roads(count: int | None) -> Message | None:
    return say("shown-roads", count=count) if count else None


def _building(price: int | None, roads: int | None) -> Message | None:
    return parts(_dollars(price), _roads(roads))


def _belongs(seat: int | None) -> Message | None:
    return None if seat is None else say("headline-belongs", seat=noted_seat_told(seat))


def _attack(loot: int | None) -> Message | None:
    return say("headline-loot", count=loot) if loot else None


def _cowboy(purpose: str | None, is_duel: object) -> Message | None:
    if purpose is None:
        return None
    duel = say("headline-with-duel") if is_duel else None
    return parts(say("headline-only", what=Word(f"choice-{purpose}")), duel)


def _winner(name: str | None) -> Message:
    return say("headline-wins", name=name) if name else say("headline-nobody")


def _income(totals: Sequence[int] | None, amount: int | None) -> Message | None:
    if totals is None:
        return _dollars(amount)
    each = [
        say("headline-gets", seat=seat_told(number), count=total)
        for number, total in enumerate(totals)
    ]
    return all_of(each)


def _firepower(count: int) -> Message:
    return say("headline-firepower", count=count)


def _to_spend(best: Mapping[str, int] | None, minimum: Mapping[str, int]) -> Message:
    spent = (best or minimum)["spent"] + (best or {}).get("banker_pay", 0)
    return say("headline-spend", count=spent)


def _first_and_last(sequence: Sequence[str]) -> Message:
    first, last = (Word(f"square-{key}") for key in (sequence[0], sequence[-1]))
    return say("headline-first-and-last", first=first, last=last)


def _squares(open_squares: Sequence[int], points: int | None) -> Message:
    if points is not None:
        return say("shown-points", count=points)
    if not open_squares:
        return say("headline-none")
    return say("headline-squares", prices=_each(open_squares))


def _at_the_start(cash: Sequence[int] | None, cowboys: int, roads: int) -> Message | None:
    each = sorted(set(cash or ()))
    money = all_of(_each(each)) or say("shown-by-tiles")
    return parts(money, say("headline-cowboys", count=cowboys), _roads(roads))


def _personality(options: Sequence[Mapping[str, Any]]) -> Message | None:
    return one_of([_gained(**option) for option in options])


def _gained(choice: str, gain: Mapping[str, int], **_: int) -> Message:
    """What a way to use a personality brings: dollars or points, else by its name."""
    match gain:
        case {"money": count}:
            return say("shown-dollars", count=count)
        case {"victory_points": count}:
            return say("shown-points", count=count)
    return say("headline-only", what=Word(f"choice-{choice}"))


HEADLINES: Mapping[str, Headline] = {
    "parcel_price": Headline(_dollars, ("price",)),
    "build": Headline(_building, ("price", "roads_used")),
    "road": Headline(_roads, ("cost",)),
    "house": Headline(_belongs, ("belongs_to",)),
    "attack": Headline(_attack, ("loot",)),
    "place_cowboy": Headline(_cowboy, ("purpose", "duel")),
    "duel": Headline(_winner, ("winner",)),
    "income": Headline(_income, ("totals", "amount")),
    "firepower": Headline(_firepower, ("firepower",)),
    "cash_out": Headline(_to_spend, ("best", "minimum")),
    "turn_order": Headline(one_after_the_other, ("order",)),
    "actions": Headline(_first_and_last, ("sequence",)),
    "victory_point_squares": Headline(_squares, ("open", "max_points")),
    "setup": Headline(_at_the_start, ("cash", "cowboys", "roads")),
    "personality": Headline(_personality, ("options",)),
}
