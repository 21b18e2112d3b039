"""Who draws which tokens of a completed mountain?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import ListOf, SeatFromZero, Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered
from rules.core.seats import seat_told
from rules.gold_rush import TITLE
from rules.gold_rush.table import MINING_TOKENS

FEWEST, MOST = TITLE.players
LEFT_OVER = {"nobody": "tokens-stay-there", "back_to_supply": "tokens-go-back"}


@dataclass(frozen=True, slots=True)
class Situation:
    """Who completed the mountain, who has most miners on it, and the tokens left there."""

    players: int
    current: int
    tied: tuple[int, ...]
    tokens: int

    @property
    def clockwise(self) -> list[int]:
        """Those who draw, beginning with the player whose turn it is or the next of them."""
        return sorted(self.tied, key=lambda seat: (seat - self.current) % self.players)

    @property
    def order(self) -> list[int]:
        """Who draws each token."""
        return list(islice(cycle(self.clockwise), self.tokens))

    @property
    def left_over(self) -> int:
        """Tokens that nobody may draw."""
        return 0 if self.tied else self.tokens


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("tied",)
    players = Whole(FEWEST, MOST, required=True)
    current = SeatFromZero(MOST, required=True)
    tied = ListOf(SeatFromZero(MOST), distinct=True, required=True)
    tokens = Whole(0, MINING_TOKENS, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Everybody named sits at the table."""
        del setup
        situation = Situation(**given)
        faults += _nobody_there(situation)
        return situation


def _nobody_there(situation: Situation) -> Iterator[Fault]:
    named = {f"tied.{place}": seat for place, seat in enumerate(situation.tied)}
    for path, seat in {"current": situation.current, **named}.items():
        if seat >= situation.players:
            says = say("seat-beyond-the-table", seat=seat_told(seat), players=situation.players)
            yield Fault(path, says)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """A token each in turn until none is left."""
    order = situation.order
    goes_to = readings.of("GR-O5") if situation.left_over else None
    facts: Facts = {
        "order": order,
        "counts": {str(seat): order.count(seat) for seat in sorted(situation.tied)},
        "left_over": situation.left_over,
        "left_over_goes_to": goes_to,
    }
    return answered(facts, *_reasons(situation, goes_to))


def _reasons(situation: Situation, goes_to: str | None) -> Iterator[Reason]:
    match situation.clockwise:
        case []:
            yield Reason("GR-40", (*_without_miners(situation.tokens, goes_to),))
        case [seat]:
            takes = say("takes-all-tokens", seat=seat_told(seat), count=situation.tokens)
            yield Reason("GR-40", (takes,))
        case [first, *_]:
            in_turn = say("tokens-in-turn", first=seat_told(first), count=situation.tokens)
            yield Reason("GR-41", (in_turn, *_shares(situation)))


def _shares(situation: Situation) -> Iterator[Message]:
    """How many each of several takes."""
    order = situation.order
    for seat in situation.clockwise if order else ():
        yield say("takes-so-many", seat=seat_told(seat), count=order.count(seat))


def _without_miners(tokens: int, goes_to: str | None) -> Iterator[Message]:
    yield say("mountain-without-miners")
    if goes_to is not None:
        yield say(LEFT_OVER[goes_to], count=tokens)
