"""May I take a token?"""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.fields import Flag, Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.gold_rush import TITLE
from rules.gold_rush.steps import AlreadyDone, Step, used_up
from rules.gold_rush.table import MINING_TOKENS


@dataclass(frozen=True, slots=True)
class Situation:
    """A mountain's pile, whether the own tent stands there, and what the turn was used for."""

    tent_there: bool
    tokens_left: int
    already_done: Step | None = None


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = ("already_done",)
    tent_there = Flag(required=True)
    tokens_left = Whole(0, MINING_TOKENS, required=True)
    already_done = AlreadyDone()


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The top token for whoever has a tent there and has not used the second step yet."""
    del readings
    left = situation.tokens_left
    facts: Facts = {"tokens_left_after": left - 1}
    return allowed_unless(
        _hindrances(situation),
        facts,
        rests_on=_permission(left - 1),
        facts_of_no={"tokens_left_after": left},
        remedies=_remedies(situation),
    )


def _hindrances(situation: Situation) -> Iterator[Reason]:
    yield from used_up(situation.already_done)
    if missing := (*_missing(situation),):
        yield Reason("GR-30", missing)


def _missing(situation: Situation) -> Iterator[Message]:
    """What mining needs and the mountain has not."""
    if not situation.tent_there:
        yield say("no-tent-there")
    if not situation.tokens_left:
        yield say("no-token-there")


def _permission(left: int) -> Iterator[Reason]:
    yield Reason("GR-30", (say("takes-the-top-token", left=left),))
    yield Reason("GR-32", (say("mines-before-scoring"),))


def _remedies(situation: Situation) -> Iterator[Message]:
    """A tent instead of a token, where the tent is all that is missing."""
    if situation.tokens_left and situation.already_done is None:
        yield say("remedy-pitch-the-tent-first")
