"""The steps of a turn, and what its second step was used for already."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from rules.core.fields import OneOf
from rules.core.messages import Word, say
from rules.core.rulings import Reason


class Step(StrEnum):
    """Something that a player does in a turn, in the order of the rulebook."""

    PLACE = "place"
    COWBOY = "cowboy"
    TENT = "tent"
    MINE = "mine"
    SCORE = "score"
    END = "end"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"choice-{self.value}")


SECOND_STEP = (Step.COWBOY, Step.TENT, Step.MINE)


class AlreadyDone(OneOf[Step]):
    """What the second step of this turn was used for; null where it was not."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__({step.value: step for step in SECOND_STEP}, allow_none=True, **kwargs)

    def described(self) -> dict[str, Any]:
        """The keys and null."""
        return {"type": "string", "nullable": True, "enum": [*self.choices, None]}


ALREADY = {
    Step.COWBOY: "already-placed-a-cowboy",
    Step.TENT: "already-pitched-the-tent",
    Step.MINE: "already-took-a-token",
}


def used_up(already_done: Step | None) -> Iterator[Reason]:
    """Why nothing else of the second step is allowed in this turn."""
    if already_done is not None:
        yield Reason("GR-14", (say(ALREADY[already_done]),))
