"""Who takes first?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.auction import DECKS, HAND, HIGHEST_CARD, Suit
from rules.carson_city_cards.characters import CARDS, Character
from rules.carson_city_cards.questions.round import ARROWS
from rules.carson_city_cards.schema import FEWEST_SEATS, MOST_SEATS
from rules.carson_city_cards.table import Level
from rules.core.faults import Fault
from rules.core.fields import Flag, ListOf, OneOf, Piece, PieceOf, Text, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered

ADD_TO_BIDS = [user for user in ARROWS if CARDS[Character(user)].adds_to_bid]


@dataclass(frozen=True, slots=True)
class Bid:
    """A player's auction card of this round and the characters used with it."""

    name: str
    suit: Suit
    card: int
    uses: tuple[Character, ...] = ()
    virtual: bool = False
    level: Level | None = None

    @property
    def deck(self) -> tuple[int, ...]:
        """The cards that this player can hold."""
        if not self.virtual:
            return HAND
        return DECKS[self.level] if self.level else tuple(range(1, HIGHEST_CARD + 1))

    def value(self, readings: Readings) -> int:
        """The card with what the characters add to it."""
        bonuses = [added for use in self.uses if (added := CARDS[use].adds_to_bid)]
        if len(bonuses) > 1 and readings.says("CCC-O7", "one_per_round"):
            return self.card + max(bonuses)
        return self.card + sum(bonuses)

    @property
    def takes(self) -> int:
        """How many cards the player takes on his turn."""
        return 2 if Character.CHINESE_WORKER in self.uses else 1


@dataclass(frozen=True, slots=True)
class Situation:
    """The bids of a round and the suits on the next character back, from the top."""

    players: tuple[Bid, ...]
    suits: tuple[Suit, ...] = ()

    @property
    def turns(self) -> list[Bid]:
        """The bids that bring a turn; the Lawyer's user has had his."""
        return [bid for bid in self.players if Character.LAWYER not in bid.uses]

    def ranked(self, readings: Readings) -> list[tuple[int, list[Bid]]]:
        """The turns by value from the highest down, equal ones in the order of their suits."""
        values = {bid.name: bid.value(readings) for bid in self.turns}
        order = sorted(self.turns, key=lambda bid: (-values[bid.name], self._strength(bid)))
        groups = groupby(order, key=lambda bid: values[bid.name])
        return [(value, list(bids)) for value, bids in groups]

    def _strength(self, bid: Bid) -> int:
        return self.suits.index(bid.suit) if bid.suit in self.suits else len(Suit)


class UsedField(ListOf[Character]):
    """The characters that a player uses; they add up, so what all of them turn one may not."""

    could_be = (tuple(ADD_TO_BIDS),)


class BidPiece(Piece):
    """A bid as typed."""

    deciding = ("uses",)
    name = Text(40, required=True)
    suit = one_of(Suit, required=True)
    card = Whole(1, HIGHEST_CARD, required=True)
    uses = UsedField(OneOf(ARROWS), distinct=True)
    virtual = Flag()
    level = one_of(Level)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    players = ListOf(PieceOf(BidPiece), shortest=FEWEST_SEATS, longest=MOST_SEATS, required=True)
    suits = ListOf(one_of(Suit), distinct=True, ordered=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Names, suits and characters are there once; tied suits must be on the back."""
        bids = tuple(Bid(**piece) for piece in given["players"])
        situation = Situation(bids, given.get("suits", ()))
        faults += _repeats(bids)
        faults += [fault for place, bid in enumerate(bids) for fault in _wrong_bid(place, bid)]
        if not faults:
            faults += _missing_suits(situation, setup.readings())
        return situation


def _repeats(bids: tuple[Bid, ...]) -> Iterator[Fault]:
    names, suits, uses = set(), set(), set()
    for place, bid in enumerate(bids):
        if bid.name in names:
            yield Fault(f"players.{place}.name", say("name-repeated", name=bid.name))
        if bid.suit in suits:
            yield Fault(f"players.{place}.suit", say("suit-repeated", suit=bid.suit.word))
        names.add(bid.name)
        suits.add(bid.suit)
        for number, use in enumerate(bid.uses):
            if use in uses:
                says = say("used-by-another", character=use.word)
                yield Fault(f"players.{place}.uses.{number}", says)
            uses.add(use)


def _wrong_bid(place: int, bid: Bid) -> Iterator[Fault]:
    path = f"players.{place}"
    if bid.level and not bid.virtual:
        yield Fault(f"{path}.level", say("only-of-virtual", field="level"))
    elif bid.card not in bid.deck:
        yield Fault(
            f"{path}.card",
            say("not-in-the-deck", card=bid.card, lowest=bid.deck[0], highest=bid.deck[-1]),
        )
    if bid.virtual and bid.uses:
        yield Fault(f"{path}.uses", say("virtual-uses-none"))


def _missing_suits(situation: Situation, readings: Readings) -> Iterator[Fault]:
    tied = [bids for _, bids in situation.ranked(readings) if len(bids) > 1]
    missing = tuple(
        bid.suit.word for bids in tied for bid in bids if bid.suit not in situation.suits
    )
    if missing:
        yield Fault("suits", say("tied-suits-missing", suits=missing), lacks=True)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The order of taking, and how ties were broken."""
    ranked = situation.ranked(readings)
    turns = [(value, bid) for value, bids in ranked for bid in bids]
    ties = [(value, bids) for value, bids in ranked if len(bids) > 1]
    no_turn = [bid.name for bid in situation.players if Character.LAWYER in bid.uses]
    facts: Facts = {
        "sequence": [bid.name for _, bid in turns],
        "order": [{"name": bid.name, "value": value, "takes": bid.takes} for value, bid in turns],
        "ties": [{"value": value, "names": [bid.name for bid in bids]} for value, bids in ties],
        "no_turn": no_turn,
    }
    return answered(facts, *_reasons(turns, ties, no_turn))


def _reasons(
    turns: list[tuple[int, Bid]], ties: list[tuple[int, list[Bid]]], no_turn: list[str]
) -> Iterator[Reason]:
    if turns:
        value, first = turns[0]
        yield Reason("CCC-17", (say("highest-value-first", name=first.name, value=value),))
    raised = [
        say("bid-raised", name=bid.name, card=bid.card, value=value)
        for value, bid in turns
        if value != bid.card
    ]
    if raised:
        yield Reason("CCC-57", tuple(raised))
    broken = [
        say("tie-broken", value=value, names=tuple(bid.name for bid in bids))
        for value, bids in ties
    ]
    if broken:
        yield Reason("CCC-20", tuple(broken))
    if no_turn:
        yield Reason("CCC-66", (say("lawyer-has-no-turn", names=tuple(no_turn)),))
