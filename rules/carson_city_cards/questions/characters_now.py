"""Which characters may be used now, and in which order?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.characters import (
    CARDS,
    ORDER_OF_USE,
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


class OwnedPiece(Piece):
    """A character on the table as typed."""

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
        del setup
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
        return Situation(era, moment, owned)


def _wrong_use(card: Owned, era: int) -> list[Message]:
    wrong = []
    if len(set(card.used_in)) < len(card.used_in):
        wrong.append(say("used-twice-in-an-era"))
    if any(used > era for used in card.used_in):
        wrong.append(say("used-later-than-now", era=era))
    if card.character is Character.GOVERNOR and len(set(card.used_in)) > 1:
        wrong.append(say("governor-used-twice"))
    return wrong


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Those whose moment it is and that are not used up, in the order of the player aid."""
    order = _order(situation, readings)
    ready = {card.character: card for card in situation.owned if not card.is_used_up(situation.era)}
    usable = [ready[character] for character in order if character in ready]
    any_time = [c.character for c in situation.owned if c.character is Character.AUCTIONEER]
    now = {card.character for card in usable} | set(any_time)
    facts: Facts = {
        "sequence": [card.character.value for card in usable],
        "order": [{"character": card.character.value, "owner": card.owner} for card in usable],
        "any_time": [character.value for character in any_time],
        "not_now": [c.character.value for c in situation.owned if c.character not in now],
    }
    return answered(facts, *_reasons(usable, any_time))


def _order(situation: Situation, readings: Readings) -> tuple[Character, ...]:
    if situation.moment not in {Moment.TAKING, Moment.GAME_END}:
        return ORDER_OF_USE[situation.moment]
    if all(card.character is not Character.PAPERBOY for card in situation.owned):
        return ()
    at_once = readings.says("CCC-O6", "at_once")
    return (Character.PAPERBOY,) if at_once == (situation.moment is Moment.TAKING) else ()


def _reasons(usable: Sequence[Owned], any_time: Sequence[Character]) -> list[Reason]:
    reasons = []
    in_turn = tuple(c.character.word for c in usable if c.character is not Character.PAPERBOY)
    if in_turn:
        reasons.append(Reason("CCC-25", (say("usable-in-this-order", characters=in_turn),)))
    if len(in_turn) < len(usable):
        reasons.append(Reason("CCC-77", (say("paperboy-may-choose"),)))
    if any_time:
        reasons.append(Reason("CCC-59", (say("auctioneer-any-time"),)))
    return reasons or [Reason("CCC-24", (say("nobody-usable"),))]
