"""What does everybody start with?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Whole
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered
from rules.gold_rush import TITLE
from rules.gold_rush.table import COWBOYS_TO_PLAY, MINING_TOKENS, MOST_TILES, NO_FARMERS, Color

FEWEST, MOST = TITLE.players
MARKERS_EACH = 1
TENTS_EACH = 1
START_TOKENS = 1
TILES_IN_PILES = MOST_TILES - 1


@dataclass(frozen=True, slots=True)
class Situation:
    """How many play, and whether with farmers."""

    players: int
    with_farmers: bool

    @property
    def turns(self) -> list[int]:
        """How many of the tiles each player draws, beginning with who starts."""
        rounds, last = divmod(TILES_IN_PILES, self.players)
        return [rounds + (seat < last) for seat in range(self.players)]


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    players = Whole(FEWEST, MOST, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Farmers may be left out of the first game."""
        del faults
        return Situation(**given, with_farmers=NO_FARMERS not in setup.variants)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The numbers of the set-up."""
    del readings
    facts: Facts = {
        "cowboys_each": COWBOYS_TO_PLAY + MARKERS_EACH,
        "cowboys_to_play": COWBOYS_TO_PLAY,
        "markers_on_zero": situation.players,
        "tents_each": TENTS_EACH,
        "start_tokens": START_TOKENS,
        "tokens_in_supply": MINING_TOKENS - START_TOKENS,
        "tiles_in_piles": TILES_IN_PILES,
        "unused_colours": len(Color) - situation.players,
        "turns_by_seat": situation.turns,
        "farmers": situation.with_farmers,
    }
    return answered(facts, *_reasons(situation))


def _reasons(situation: Situation) -> Iterator[Reason]:
    yield Reason("GR-1", (say("start-tile-has-its-own-back"),))
    yield Reason("GR-8", (say("start-tile-first"),))
    yield Reason("GR-9", (say("tiles-into-piles", count=TILES_IN_PILES),))
    yield Reason("GR-10", (say("tokens-as-supply", count=MINING_TOKENS - START_TOKENS),))
    yield Reason("GR-11", (say("everybody-takes", count=COWBOYS_TO_PLAY + MARKERS_EACH),))
    yield Reason("GR-2", (say("one-cowboy-marks", count=COWBOYS_TO_PLAY),))
    yield Reason("GR-3", (say("one-tent-each"),))
    yield Reason("GR-5", (say("colours-back-to-the-box", count=len(Color) - situation.players),))
    yield Reason("GR-12", (say("youngest-chooses"),))
    if not situation.with_farmers:
        yield Reason("GR-25", (say("played-without-farmers"),))
