"""Which characters may be used now, and in which order?"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain
from types import MappingProxyType
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.characters import (
    CARDS,
    ORDER_OF_USE,
    WITH_ARROW,
    Character,
    Moment,
)
from rules.core.faults import Fault
from rules.core.fields import ListOf, Piece, PieceOf, Text, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered

LAST_ERA = 2
MOMENTS_OF_THE_PAPERBOY = frozenset({Moment.TAKING, Moment.GAME_END})
HANGS_ON: Mapping[Character, str] = MappingProxyType(
    {Character.PAPERBOY: "CCC-O6", Character.AUCTIONEER: "CCC-O14"}
)
"""The open points on when a character may be used."""


@dataclass(frozen=True, slots=True)
class Owned:
    """A character on the table, whose it is, and the eras in which it was used."""

    character: Character
    owner: str | None = None
    used_in: tuple[int, ...] = ()

    def is_used_up(self, era: int) -> bool:
        """Whether its use in this era, or in this game, is over."""
        is_once = CARDS[self.character].is_once_per_game
        return bool(self.used_in) if is_once else era in self.used_in


@dataclass(frozen=True, slots=True)
class Situation:
    """An era, a moment in the round, and the characters on the table."""

    era: int
    moment: Moment
    owned: tuple[Owned, ...]
    undecided_points: frozenset[str] = frozenset()


class OwnedPiece(Piece):
    """A character on the table as typed."""

    deciding = ("used_in",)
    character = one_of(Character, required=True)
    owner = Text(40)
    used_in = ListOf(Whole(1, LAST_ERA))


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    era = Whole(1, LAST_ERA, required=True)
    moment = one_of(Moment, required=True)
    owned = ListOf(PieceOf(OwnedPiece), required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The game ends in the second era, and every character is on the table once."""
        era, moment = given["era"], given["moment"]
        if moment is Moment.GAME_END and era != LAST_ERA:
            faults.append(Fault("moment", say("game-ends-in-era-two")))
        owned = tuple(Owned(**piece) for piece in given["owned"])
        seen: set[Character] = set()
        for place, card in enumerate(owned):
            if card.character in seen:
                says = say("on-the-table-already", character=card.character.word)
                faults.append(Fault(f"owned.{place}.character", says))
            seen.add(card.character)
            path = f"owned.{place}.used_in"
            faults += [Fault(path, says) for says in _wrong_use(card, era)]
        points = (TITLE.book.open_points[point] for point in HANGS_ON.values())
        undecided = frozenset(point.id for point in points if setup.is_undecided(point))
        return Situation(era, moment, owned, undecided)


def _wrong_use(card: Owned, era: int) -> list[Message]:
    wrong = []
    if len(set(card.used_in)) < len(card.used_in):
        wrong.append(say("used-twice-in-an-era"))
    if any(used > era for used in card.used_in):
        wrong.append(say("used-later-than-now", era=era))
    if card.character is Character.GOVERNOR and len(set(card.used_in)) > 1:
        wrong.append(say("governor-used-twice"))
    return wrong


class Wait(StrEnum):
    """Why a character may not be used now."""

    NO_ARROW = "no_arrow"
    USED = "used"
    MOMENT = "moment"


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Those whose moment it is, in the order of the player aid, and why the others are not."""
    waits = {card.character: _wait(card, situation, readings) for card in situation.owned}
    now = [card for card in situation.owned if waits[card.character] is None]
    any_time = [card.character for card in now if _sells_at_any_time(card, readings)]
    usable = _in_order(card for card in now if card.character not in any_time)
    not_now = {who: why for who, why in waits.items() if why}
    undecided = [] if readings.varied else [*_undecided(situation, readings)]
    facts: Facts = {
        "sequence": [card.character.value for card in usable],
        "order": [{"character": card.character.value, "owner": card.owner} for card in usable],
        "any_time": [character.value for character in any_time],
        "not_now": [character.value for character in not_now],
        "reasons": {character.value: why.value for character, why in not_now.items()},
        "undecided": [character.value for character in undecided],
    }
    able = (*(card.character for card in usable), *any_time)
    may = [character for character in able if character not in undecided]
    because = (
        *_because_of_those_who_may(may, situation.moment),
        *_because_of_the_others(situation, not_now, undecided),
        *(_left_open(character) for character in undecided),
    )
    ruling = answered(facts, *(because or (Reason("CCC-25", (say("nobody-usable"),)),)))
    return replace(ruling, asides=frozenset({"undecided"}))


def _wait(card: Owned, situation: Situation, readings: Readings) -> Wait | None:
    """Why this character may not be used now: the first reason that applies."""
    character, moment = card.character, situation.moment
    if character is Character.AUCTIONEER:
        may_sell = moment is Moment.TAKING or readings.says("CCC-O14", "any_time")
        return None if may_sell else Wait.MOMENT
    if character not in WITH_ARROW and character is not Character.PAPERBOY:
        return Wait.NO_ARROW
    if card.is_used_up(situation.era):
        return Wait.USED
    if character is Character.PAPERBOY:
        return None if _is_choosing(moment, readings) else Wait.MOMENT
    return None if CARDS[character].used is moment else Wait.MOMENT


def _is_choosing(moment: Moment, readings: Readings) -> bool:
    """Whether it is the moment for the Paperboy's choice."""
    if moment not in MOMENTS_OF_THE_PAPERBOY:
        return False
    at_once = readings.says("CCC-O6", "at_once")
    return at_once == (moment is Moment.TAKING)


def _sells_at_any_time(card: Owned, readings: Readings) -> bool:
    if card.character is not Character.AUCTIONEER:
        return False
    return readings.says("CCC-O14", "any_time")


def _in_order(cards: Iterable[Owned]) -> list[Owned]:
    """In the order of the player aid, then those that it does not name."""
    order = [*chain(*ORDER_OF_USE.values()), Character.PAPERBOY, Character.AUCTIONEER]
    return sorted(cards, key=lambda card: order.index(card.character))


def _undecided(situation: Situation, readings: Readings) -> Iterator[Character]:
    """Those who may be used now by one reading of an undecided point and not by another."""
    for card in situation.owned:
        point = HANGS_ON.get(card.character, "")
        if point in situation.undecided_points:
            every = TITLE.book.open_points[point].readings
            waits = {_wait(card, situation, readings.with_reading(point, each)) for each in every}
            if len(waits) > 1:
                yield card.character


def _because_of_those_who_may(may: Sequence[Character], moment: Moment) -> Iterator[Reason]:
    in_turn = tuple(character.word for character in may if character in WITH_ARROW)
    if in_turn:
        yield Reason("CCC-25", (say("usable-in-this-order", characters=in_turn),))
    if Character.PAPERBOY in may:
        yield Reason("CCC-77", (say("paperboy-may-choose"),))
    if Character.AUCTIONEER in may:
        in_turn_only = moment is Moment.TAKING
        yield Reason(
            "CCC-59", (say("auctioneer-in-turn" if in_turn_only else "auctioneer-any-time"),)
        )


def _because_of_the_others(
    situation: Situation, not_now: Mapping[Character, Wait], undecided: Sequence[Character]
) -> Iterator[Reason]:
    """One reason for each character that may not be used now, whatever is undecided."""
    for character, wait in not_now.items():
        if character not in undecided:
            yield _reason_against(character, wait, situation.moment)


def _reason_against(character: Character, wait: Wait, moment: Moment) -> Reason:
    gaps = {"character": character.word}
    if wait is Wait.NO_ARROW:
        return Reason("CCC-55", (say("not-used-in-play", **gaps),))
    if wait is Wait.USED:
        is_once = CARDS[character].is_once_per_game
        return Reason("CCC-24", (say("used-in-game" if is_once else "used-in-era", **gaps),))
    if character is Character.AUCTIONEER:
        return Reason("CCC-59", (say("auctioneer-only-in-turn"),))
    if character is Character.PAPERBOY:
        return Reason("CCC-77", (say(f"paperboy-not-while-{moment.value}"),))
    acts = CARDS[character].used or moment
    return Reason("CCC-25", (say(f"acts-{acts.value}", **gaps),))


def _left_open(character: Character) -> Reason:
    point = TITLE.book.open_points[HANGS_ON[character]]
    return Reason(point.told_at, (say("left-open", point=point.word),))
