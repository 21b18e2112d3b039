"""May I stake a claim?"""

from dataclasses import dataclass

from rules.lucky_strike import TITLE
from rules.lucky_strike.table import NUGGETS

from rules.core.fields import Whole
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Reason, Ruling, allowed_unless

PRICE = 3


@dataclass(frozen=True, slots=True)
class Situation:
    """What somebody has."""

    nuggets: int


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    nuggets = Whole(0, NUGGETS, required=True)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """With more than the price surely, with less surely not."""
    left = situation.nuggets - PRICE
    enough = left > 0 or (left == 0 and readings.says("LS-O1", "three_do"))
    reason = Reason("LS-6", (say("stake-nuggets", count=situation.nuggets),))
    return allowed_unless([] if enough else [reason], {"left": left}, rests_on=[reason])
