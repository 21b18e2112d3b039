"""At what price are victory points for sale?"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.action_squares import POINT_PRICES, TURNS, is_open, open_prices
from rules.carson_city.schema import MOST_MONEY
from rules.core.faults import Fault
from rules.core.fields import Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless, answered

PRICES = tuple(POINT_PRICES.values())


@dataclass(frozen=True, slots=True)
class Situation:
    """The turn, the price of a square, and the money for it."""

    turn: int
    square: int | None = None
    money: int | None = None

    @property
    def is_closed(self) -> bool:
        """Whether the square asked about is closed."""
        return self.square is not None and not is_open(self.square, self.turn)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    turn = Whole(1, TURNS, required=True)
    square = Whole(min(PRICES), max(PRICES))
    money = Whole(0, MOST_MONEY)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Money is for one square."""
        del setup
        if "money" in given and "square" not in given:
            faults.append(Fault("square", say("money-for-which-square")))
        return Situation(**given)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The open squares, and what the money buys on this one."""
    del readings
    facts: Facts = {
        "open": open_prices(situation.turn),
        "closed": [price for price in PRICES if not is_open(price, situation.turn)],
        **_bought(situation),
    }
    reason = Reason("CC-29", (_which_are_open(situation.turn),))
    if situation.square is None:
        return answered(facts, reason)
    rests_on = [reason, *_purchase(situation)]
    hindrances = [_closed(situation.square, situation.turn)] if situation.is_closed else []
    remedies = [_which_are_open(situation.turn)]
    return allowed_unless(
        hindrances, facts, rests_on=rests_on, facts_of_no=facts, remedies=remedies
    )


def _bought(situation: Situation) -> Facts:
    if situation.square is None or situation.money is None or situation.is_closed:
        return {"max_points": None, "money_after": None}
    points, left = divmod(situation.money, situation.square)
    return {"max_points": points, "money_after": left}


def _which_are_open(turn: int) -> Message:
    prices = tuple(str(price) for price in open_prices(turn))
    return say("points-for-sale", turn=turn, prices=prices)


def _closed(square: int, turn: int) -> Reason:
    return Reason("CC-29", (say("point-square-closed", price=square, turn=turn),))


def _purchase(situation: Situation) -> list[Reason]:
    if situation.square is None or situation.money is None:
        return []
    points = situation.money // situation.square
    says = say("money-buys-points", money=situation.money, price=situation.square, points=points)
    return [Reason("CC-68", (says,))]
