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
    limit_of_card,
    rounded_up,
)
from rules.carson_city.personalities import CARDS, Personality, Side, cash_limit_of, side_of
from rules.carson_city.schema import HIGHEST_LIMIT, MOST_MONEY
from rules.core.faults import Fault
from rules.core.fields import Flag, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation(Helped):
    """A player's money, how much of it he may keep, and whether the game ends."""

    money: int
    limit: int
    last_turn: bool = False

    @property
    def has_red_banker(self) -> bool:
        """Whether points may be bought from the red banker first."""
        return self.is_helped_by(Personality.BANKER, Side.RED)

    @property
    def offers(self) -> Mapping[int, int]:
        """What the banker may be paid, and the points for it; nothing for nothing."""
        offers = CARDS[Personality.BANKER].red.options if self.has_red_banker else ()
        return {0: 0} | {each.pay: each.amount for each in offers if each.pay <= self.money}

    @property
    def plans(self) -> list["Plan"]:
        """Every way to end the turn: each purchase with what is best, or must be, spent then."""
        spend = best_spending if self.last_turn else least_spending
        return [
            Plan(pay, points, spend(self.money - pay, self.limit), last_turn=self.last_turn)
            for pay, points in self.offers.items()
        ]

    @property
    def best(self) -> "Plan | None":
        """The best way, where there is a choice: in the last turn, and with the red banker."""
        if not (self.last_turn or self.has_red_banker):
            return None
        return min(self.plans, key=lambda plan: plan.rank)


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to end a turn: what the banker gets, then what is spent."""

    banker_pay: int
    banker_points: int
    spending: Spending
    last_turn: bool

    @property
    def money_points(self) -> int | None:
        """What the money left buys, where the game ends."""
        return self.spending.points_for_the_rest if self.last_turn else None

    @property
    def total(self) -> int:
        """All points together that it brings now."""
        return self.banker_points + self.spending.points + (self.money_points or 0)

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
            "money_points": self.money_points,
            "total": self.total,
        }

    def describe(self, now: str, at_the_end: str) -> Message:
        """The plan in a sentence; at the end of the game with what the money left buys."""
        gaps = {
            "pay": self.banker_pay,
            "bought": self.banker_points,
            "spent": self.spending.spent,
            "points": self.spending.points,
            "left": self.spending.left,
            "rest": self.money_points or 0,
            "total": self.total,
        }
        return say(at_the_end if self.last_turn else now, **gaps)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("red", "last_turn")
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
            faults.append(Fault("personality", say("limit-unknown"), lacks=True))
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
    best = situation.best
    facts: Facts = {
        "limit": situation.limit,
        "excess": excess_of(situation.money, situation.limit),
        "minimum": _facts(least, last_turn=situation.last_turn),
        "round_up": None if more is None else _facts(more, last_turn=situation.last_turn),
        "best": None if best is None else best.facts,
    }
    reasons = tuple(_reasons(situation, least, more))
    if situation.has_red_banker and not situation.last_turn:
        reasons = (Reason("CC-94", tuple(says for reason in reasons for says in reason.says)),)
    return answered(facts, *reasons)


def _facts(spending: Spending, *, last_turn: bool) -> Facts:
    facts = {
        "spent": spending.spent,
        "points": spending.points,
        "money_after": spending.left,
    }
    if not last_turn:
        return facts
    return {**facts, "money_points": spending.points_for_the_rest, "total": spending.total}


def _reasons(situation: Situation, least: Spending, more: Spending | None) -> Iterator[Reason]:
    who, sells = situation.personality, situation.has_red_banker
    if who is not None:
        yield limit_of_card(who, side_of(who, situation.red))
    must_spend = "must-spend-without-purchase" if sells else "must-spend"
    must = say(must_spend, amount=least.spent, points=least.points)
    typed = () if who is not None else (say("limit-typed", limit=situation.limit),)
    yield Reason("CC-31", (*typed, must))
    if more is not None:
        may_spend = "may-spend-without-purchase" if sells else "may-spend"
        yield Reason("CC-32", (say(may_spend, amount=more.spent, points=more.points),))
    if sells:
        yield Reason("CC-94", tuple(_offers(situation)))
    elif situation.best is not None:
        yield Reason("CC-71", (situation.best.describe("best-way", "best-way"),))


def _offers(situation: Situation) -> Iterator[Message]:
    """What each purchase brings that can be paid."""
    bought = [plan for plan in situation.plans if plan.banker_pay]
    yield say("banker-sells" if bought else "banker-too-dear")
    yield from (plan.describe("banker-offer", "banker-offer-last") for plan in bought)
    if situation.best is not None:
        yield situation.best.describe("best-with-banker", "best-with-banker-last")
