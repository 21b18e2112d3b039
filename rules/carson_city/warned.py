"""What is odd about the board or the roads of a question, said beside its answer."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import wraps
from typing import Any, Protocol, TypeVar

from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Ruling


class OnBoard(Protocol):
    """A situation that may lie on a board."""

    @property
    def warnings(self) -> tuple[Fault, ...]:
        """What is odd about the board and yet possible."""


Situation = TypeVar("Situation", bound=OnBoard)


def roads_warnings(given: Mapping[str, Any]) -> tuple[Fault, ...]:
    """That no road lies on the board, though the set-up lays four."""
    return () if given.get("roads") else (Fault("roads", say("no-road-laid")),)


def with_warnings(
    ask: Callable[[Situation, Readings], Ruling],
) -> Callable[[Situation, Readings], Ruling]:
    """The same answer, beside what is odd about the board."""

    @wraps(ask)
    def answer(situation: Situation, readings: Readings) -> Ruling:
        ruling = ask(situation, readings)
        return replace(ruling, warnings=situation.warnings) if situation.warnings else ruling

    return answer
