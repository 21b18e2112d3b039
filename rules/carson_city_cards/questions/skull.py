"""Which character is shown when skulls turn up?"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.carson_city_cards import TITLE
from rules.core.faults import Fault
from rules.core.fields import ListOf, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Reason, Ruling, answered


class Back(StrEnum):
    """What the back of a character card shows."""

    SKULL = "skull"
    SUITS = "suits"


@dataclass(frozen=True, slots=True)
class Situation:
    """The backs on top of the pile after drawing, from the top."""

    backs: tuple[Back, ...]


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    backs = ListOf(one_of(Back), shortest=1, longest=20, ordered=True, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Somewhere the skulls must end."""
        del setup
        if Back.SUITS not in given["backs"]:
            faults.append(Fault("backs", say("skulls-without-end")))
        return Situation(**given)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Each skull on top sends the character just drawn under the pile."""
    del readings
    skulls = situation.backs.index(Back.SUITS)
    facts = {"put_under": skulls, "shown": skulls + 1, "tie_break_card": skulls + 2}
    return answered(facts, Reason("CCC-15", (say("skulls-put-under", count=skulls),)))
