"""What the answers of Gold Rush say first."""

from collections.abc import Mapping, Sequence

from rules.core.messages import Message, Word, say
from rules.core.seats import seat_told
from web.asking.headlines import all_of, one_after_the_other, parts, points
from web.house.rooms import Headline


def _worth(
    is_completed: object, now: int | None, later: int | None, majority: Sequence[int] | None = None
) -> Message | None:
    """The points and who gets them; where nobody is there, that comes first."""
    at_end = None if is_completed else say("headline-at-end")
    count = now if is_completed else later
    if majority is not None and not majority and count is not None:
        return parts(say("headline-nobody-there", count=count), at_end if count else None)
    taking = all_of([seat_told(seat) for seat in majority or ()])
    whose = say("headline-for", seats=taking) if taking else None
    return parts(points(count), at_end, whose)


def _order(order: Sequence[int]) -> Message:
    return one_after_the_other([seat_told(seat) for seat in order]) or say("headline-nobody")


def _then(then: str | None) -> Message | None:
    return None if then is None else say("headline-only", what=Word(f"choice-{then}"))


def _each(cowboys: int, tents: int) -> Message | None:
    return parts(say("headline-cowboys", count=cowboys), say("headline-tents", count=tents))


def _space(space: int, is_lying: object) -> Message | None:
    lying = say("headline-lying") if is_lying else None
    return parts(say("headline-space", number=space), lying)


def _tokens(count: int | None) -> Message | None:
    return None if count is None else say("headline-tokens", count=count)


def _on_the_tile(places: Sequence[str]) -> Message | None:
    kinds = dict.fromkeys(place.partition("@")[0] for place in places)
    return all_of([Word(f"kind-{kind}") for kind in kinds])


def _places(cells: int) -> Message:
    return say("headline-places", count=cells)


def _left(count: int | None) -> Message | None:
    return None if count is None else say("headline-left", count=count)


HEADLINES: Mapping[str, Headline] = {
    "placements": Headline(_places, ("cells",)),
    "mine": Headline(_left, ("tokens_left_after",)),
    "feature": Headline(_worth, ("completed", "points_now", "points_at_end", "majority")),
    "split_tokens": Headline(_order, ("order",)),
    "city": Headline(_worth, ("completed", "points_now", "points_at_end")),
    "unplaceable": Headline(_then, ("then",)),
    "setup": Headline(_each, ("cowboys_each", "tents_each")),
    "score_track": Headline(_space, ("space", "lying")),
    "tokens": Headline(_tokens, ("placed",)),
    "tile_parts": Headline(_on_the_tile, ("places",)),
}
