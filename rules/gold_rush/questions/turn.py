"""What may come next in a turn?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Flag, ListOf, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.gold_rush import TITLE
from rules.gold_rush.steps import SECOND_STEP, Step


@dataclass(frozen=True, slots=True)
class Situation:
    """What was done in this turn, whether the tile completed anything, and what shall follow."""

    done: tuple[Step, ...]
    completed: bool
    next: Step

    @property
    def allowed(self) -> tuple[Step, ...]:
        """What may follow, in the order of a turn."""
        return allowed_after(self.done, completed=self.completed)

    @property
    def second_step(self) -> Step | None:
        """What the second step was used for."""
        return next((step for step in self.done if step in SECOND_STEP), None)


def allowed_after(done: Sequence[Step], *, completed: bool) -> tuple[Step, ...]:
    """What may follow on these steps."""
    if not done:
        return (Step.PLACE,)
    last, closing = done[-1], Step.SCORE if completed else Step.END
    if last is Step.PLACE:
        return (*SECOND_STEP, closing)
    if last in SECOND_STEP:
        return (closing,)
    return (Step.END,) if last is Step.SCORE else ()


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("done",)
    done = ListOf(one_of(Step), ordered=True, required=True)
    completed = Flag(required=True)
    next = one_of(Step, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """What was done must have been allowed when it was done."""
        del setup
        situation = Situation(**given)
        faults += _impossible(situation)
        return situation


def _impossible(situation: Situation) -> Iterator[Fault]:
    """The first step that could not have followed on those before it."""
    for count, step in enumerate(situation.done):
        possible = allowed_after(situation.done[:count], completed=situation.completed)
        if step not in possible:
            yield Fault("done", _out_of_order(step, possible))
            return


def _out_of_order(step: Step, possible: Sequence[Step]) -> Message:
    if not possible:
        return say("done-after-the-end", step=step.word)
    return say("done-out-of-order", step=step.word, possible=_words(possible))


def _words(steps: Sequence[Step]) -> tuple[Any, ...]:
    return tuple(step.word for step in steps)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes where the step may follow now; and everything that may."""
    del readings
    facts: Facts = {"allowed_next": [step.value for step in situation.allowed]}
    hindrances = [] if situation.next in situation.allowed else [_hindrance(situation)]
    return allowed_unless(
        hindrances,
        facts,
        rests_on=_reasons(situation),
        facts_of_no=facts,
        remedies=_remedies(situation),
    )


def _hindrance(situation: Situation) -> Reason:
    if situation.next in SECOND_STEP and situation.second_step is not None:
        return Reason("GR-14", (say("second-step-used", used=situation.second_step.word),))
    return Reason("GR-13", (say("not-the-next-step", step=situation.next.word),))


def _reasons(situation: Situation) -> Iterator[Reason]:
    asked = situation.next
    yield Reason("GR-13", (say("is-a-next-step", step=asked.word),))
    if asked in SECOND_STEP:
        yield Reason("GR-14", (say("one-second-step-only"),))
    if situation.completed and asked is Step.MINE:
        yield Reason("GR-32", (say("mines-before-scoring"),))
    if situation.completed and asked is Step.COWBOY:
        yield Reason("GR-47", (say("occupies-and-scores-at-once"),))


def _remedies(situation: Situation) -> Iterator[Message]:
    """What may be done instead."""
    if situation.allowed:
        yield say("remedy-next-steps", steps=_words(situation.allowed))
