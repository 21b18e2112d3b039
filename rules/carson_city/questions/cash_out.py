"""What becomes of the money at the end of the turn?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.fields import RedField
from rules.carson_city.helped import Helped
from rules.carson_city.money import (
    Spending,
    best_spending,
    excess_of,
    least_spending,
    rounded_up,
)
from rules.carson_city.personalities import CARDS, Personality, Side, cash_limit_of
from rules.carson_city.schema import HIGHEST_LIMIT, MOST_MONEY
from rules.core.faults import Fault
from rules.core.fields import Flag, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation(Helped):
    """A player's money, how much of it he may keep, and whether the game ends."""

    money: int
    limit: int
    last_turn: bool = False

    @property
    def offers(self) -> Mapping[int, int]:
        """What the banker may be paid, and the points for it; nothing for nothing."""
        sells = self.is_helped_by(Personality.BANKER, Side.RED)
        offers = CARDS[Personality.BANKER].red.options if sells else ()
        return {0: 0} | {each.pay: each.amount for each in offers if each.pay <= self.money}


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to end the last turn: what the banker gets, then what is spent."""

    banker_pay: int
    banker_points: int
    spending: Spending

    @property
    def total(self) -> int:
        """All points together."""
        return self.banker_points + self.spending.total

    @property
    def rank(self) -> tuple[int, int, int]:
        """The lower the better: most points, then least spent, then least to the banker."""
        return -self.total, self.spending.spent + self.banker_pay, self.banker_pay

    @property
    def facts(self) -> Facts:
        """The plan as a fact."""
        return {
            "banker_pay": self.banker_pay,
            "banker_points": self.banker_points,
            "spent": self.spending.spent,
            "points": self.spending.points,
            "money_after": self.spending.left,
            "money_points": self.spending.points_for_the_rest,
            "total": self.total,
        }


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    money = Whole(0, MOST_MONEY, required=True)
    personality = one_of(Personality)
    red = RedField()
    cash_limit = Whole(0, HIGHEST_LIMIT)
    last_turn = Flag()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> object:
        """The limit is known, and known in one way only."""
        del setup
        rest = {key: value for key, value in given.items() if key != "cash_limit"}
        typed, limit = given.get("cash_limit"), _limit_of_personality(given)
        if typed is None and limit is None:
            faults.append(Fault("personality", say("limit-unknown")))
        elif limit is not None and typed not in {None, limit}:
            personality = given["personality"].word
            says = say("limit-of-another", personality=personality, limit=limit)
            faults.append(Fault("cash_limit", says))
        return Situation(**rest, limit=(typed or 0) if limit is None else limit)


def _limit_of_personality(given: Mapping[str, Any]) -> int | None:
    personality = given.get("personality")
    return None if personality is None else cash_limit_of(personality, given.get("red", ()))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The least spending, the next full ten, and in the last turn the best of all."""
    del readings
    least = least_spending(situation.money, situation.limit)
    more = rounded_up(least)
    best = _best(situation) if situation.last_turn else None
    facts: Facts = {
        "limit": situation.limit,
        "excess": excess_of(situation.money, situation.limit),
        "minimum": _facts(least, last_turn=situation.last_turn),
        "round_up": None if more is None else _facts(more, last_turn=situation.last_turn),
        "best": None if best is None else best.facts,
    }
    return answered(facts, *_reasons(situation, least, more, best))


def _best(situation: Situation) -> Plan:
    plans = (
        Plan(pay, points, best_spending(situation.money - pay, situation.limit))
        for pay, points in situation.offers.items()
    )
    return min(plans, key=lambda plan: plan.rank)


def _facts(spending: Spending, *, last_turn: bool) -> Facts:
    facts = {
        "spent": spending.spent,
        "points": spending.points,
        "money_after": spending.left,
    }
    if not last_turn:
        return facts
    return {**facts, "money_points": spending.points_for_the_rest, "total": spending.total}


def _reasons(
    situation: Situation, least: Spending, more: Spending | None, best: Plan | None
) -> Iterator[Reason]:
    yield Reason("CC-106", (say("limit-is", limit=situation.limit),))
    yield Reason("CC-31", (say("must-spend", amount=least.spent, points=least.points),))
    if more is not None:
        yield Reason("CC-32", (say("may-spend", amount=more.spent, points=more.points),))
    if best is None:
        return
    if best.banker_pay:
        says = say("banker-sells", amount=best.banker_pay, points=best.banker_points)
        yield Reason("CC-94", (says,))
    rest = best.spending
    yield Reason("CC-71", (say("rest-buys", amount=rest.left, points=rest.points_for_the_rest),))
