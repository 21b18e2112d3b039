"""What the answers of Nevada City say first."""

from collections.abc import Mapping, Sequence

from rules.core.messages import Message, Word, say
from rules.core.seats import seat_told
from web.asking.headlines import all_of, parts, points
from web.house.rooms import Headline

FIRST_YEAR = 1855


def _dollars(amount: int | None) -> Message | None:
    return None if amount is None else say("dollars", amount=amount)


def _costs(amount: int | None, vp: int | None) -> Message | None:
    return parts(_dollars(amount), points(vp) if vp else None)


def _year(year: int, cash: Sequence[int], events: int, workers: int) -> Message | None:
    if year == FIRST_YEAR:
        return all_of([say("dollars", amount=amount) for amount in cash])
    told = say("headline-events", count=events), say("headline-workers", count=workers)
    return parts(*told)


def _produced(tokens: int | None) -> Message | None:
    return None if tokens is None else say("headline-tokens", count=tokens)


def _fee(amount: int | None) -> Message | None:
    return say("headline-fee", amount=amount) if amount else say("headline-no-fee")


def _missing(is_complete: object, missing: Mapping[str, int] | None, vp: int | None) -> Message:
    if is_complete:
        return parts(say("headline-complete"), points(vp) if vp else None) or say("headline-none")
    goods = all_of([_good(key, count) for key, count in (missing or {}).items()])
    return say("headline-missing", goods=goods) if goods else say("headline-not-complete")


def _good(key: str, count: int) -> Message:
    return say("headline-good", count=count, good=Word(f"good-{key}"))


def _event(is_affected: object, paid: int, loans: int, markers_left: int) -> Message | None:
    if not is_affected:
        return say("headline-nothing")
    borrowed = say("headline-loans", count=loans) if loans else None
    money = _dollars(paid) if paid else None
    return parts(money, borrowed) or say("headline-markers-left", count=markers_left)


def _end(is_over: object) -> Message:
    return say("headline-game-ends") if is_over else say("headline-game-goes-on")


def _duel(result: str) -> Message:
    return WON[result]


WON: Mapping[str, Message] = {
    "player": say("headline-you-win"),
    "troublemaker": say("headline-troublemaker-wins"),
    "tie": say("headline-tie"),
}


def _goal(each: Sequence[int]) -> Message | None:
    gets = [
        say("headline-gets", seat=seat_told(number), count=count)
        for number, count in enumerate(each)
    ]
    return all_of(gets)


HEADLINES: Mapping[str, Headline] = {
    "setup": Headline(_year, ("year_name", "cash", "events_placed", "workers_revealed")),
    "produce": Headline(_produced, ("tokens",)),
    "use_building": Headline(_fee, ("fee",)),
    "claim": Headline(_costs, ("cost", "vp")),
    "construct": Headline(_missing, ("complete", "missing", "vp")),
    "contract": Headline(_missing, ("complete", "missing", "vp")),
    "sell": Headline(_dollars, ("net",)),
    "buy": Headline(_dollars, ("cost",)),
    "newspaper": Headline(_costs, ("cost", "vp")),
    "tobacconist": Headline(_dollars, ("total",)),
    "hire": Headline(_dollars, ("total",)),
    "loan": Headline(_dollars, ("cost",)),
    "event": Headline(_event, ("affected", "paid", "loans", "markers_left")),
    "year_end": Headline(_end, ("game_ends",)),
    "troublemaker": Headline(_duel, ("result",)),
    "goal": Headline(_goal, ("points",)),
}
