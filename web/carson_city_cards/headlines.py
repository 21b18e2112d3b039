"""What the answers of the card game say first."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.core.messages import Message, Word, say, signed
from web.asking.headlines import (
    all_of,
    more_or_less,
    one_after_the_other,
    parts,
    points,
)
from web.house.rooms import Headline


def _spots(count: int, best: int | None = None) -> Message | None:
    if not count:
        return say("headline-nowhere")
    if best is None:
        return say("headline-spots", count=count)
    return parts(say("headline-spots", count=count), say("headline-best", change=signed(best)))


def _sale(vp: int | None, change: int | None) -> Message | None:
    if vp is None or change is None:
        return None
    return parts(points(vp), say("headline-in-all", change=signed(change)))


def _change(change: int, _: int) -> Message | None:
    """What the total gains; what the character brings alone stands among the reasons."""
    return more_or_less(change)


def _order(sequence: Sequence[str]) -> Message:
    return one_after_the_other(sequence) or say("headline-nobody")


def _positions(positions: Sequence[int]) -> Message:
    return one_after_the_other([say("headline-card", number=number) for number in positions]) or (
        say("headline-none")
    )


def _shown(number: int | None) -> Message:
    return say("headline-none") if number is None else say("headline-back", number=number)


def _characters(
    order: Sequence[Mapping[str, Any]],
    any_time: Sequence[str],
    undecided: Sequence[str],
    _: Sequence[str],
) -> Message:
    sure = [entry for entry in order if entry["character"] not in undecided]
    in_order = one_after_the_other([_owned(**entry) for entry in sure])
    in_no_order = all_of(_named(key for key in any_time if key not in undecided))
    unsure = all_of(_named(undecided))
    left_open = say("headline-undecided", characters=unsure) if unsure else None
    return parts(in_order, in_no_order, left_open) or say("headline-none")


def _named(characters: Iterable[str]) -> list[Word]:
    return [Word(f"character-{key}") for key in characters]


def _owned(character: str, owner: str | None) -> Message:
    who = Word(f"character-{character}")
    return (
        say("headline-owned", character=who, owner=owner)
        if owner
        else say("headline-only", what=who)
    )


def _seats(seats: int | None, virtual: int | None) -> Message | None:
    if seats is None or virtual is None:
        return None
    filled = say("headline-virtual", count=virtual) if virtual else None
    return parts(say("headline-seats", count=seats), filled)


def _cards(shown: int, removed: int) -> Message | None:
    taken_out = say("headline-removed", count=removed) if removed else None
    return parts(say("headline-cards", count=shown), taken_out)


HEADLINES: Mapping[str, Headline] = {
    "placement": Headline(more_or_less, ("score_change",)),
    "placements": Headline(_spots, ("count", "best"), of_those_alone=("count",)),
    "sale": Headline(_sale, ("vp", "score_change")),
    "building": Headline(points, ("points",)),
    "character": Headline(_change, ("score_change", "points")),
    "pick_order": Headline(_order, ("sequence",)),
    "virtual_pick": Headline(_positions, ("positions",)),
    "skull": Headline(_shown, ("shown",)),
    "characters_now": Headline(_characters, ("order", "any_time", "undecided", "sequence")),
    "setup": Headline(_seats, ("seats", "virtual_players")),
    "round": Headline(_cards, ("cards_shown", "removed")),
}
