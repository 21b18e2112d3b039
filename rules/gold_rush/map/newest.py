"""What the figures on the newest tile tell: each was put there in this turn, by who laid it."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.gold_rush.steps import Step
from rules.gold_rush.table import Laid


class SecondStep(NamedTuple):
    """What a seat put on the newest tile."""

    seat: int
    step: Step


def second_steps(newest: Laid) -> Iterator[SecondStep]:
    """The second step of this turn; several only where a map shows more than a turn allows."""
    yield from (SecondStep(seat, Step.COWBOY) for seat, _ in newest.cowboys)
    yield from (SecondStep(seat, Step.TENT) for seat, _ in newest.tents)


def done_by(newest: Laid, seat: int) -> Step | None:
    """What this seat has done with its turn's second step; None where no figure of it tells."""
    return next((each.step for each in second_steps(newest) if each.seat == seat), None)


def done_by_another(newest: Laid, seat: int) -> SecondStep | None:
    """What somebody else put there, who has therefore laid the tile."""
    return next((each for each in second_steps(newest) if each.seat != seat), None)
