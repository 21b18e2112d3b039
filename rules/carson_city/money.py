"""Money at the end of a turn: what must be spent, and how many points it buys."""

from dataclasses import dataclass

from rules.carson_city.personalities import CARDS, Personality, Side
from rules.core.messages import say
from rules.core.rulings import Reason

PRICE_OF_A_POINT = 10
PRICE_AT_THE_END = 6


@dataclass(frozen=True, slots=True)
class Spending:
    """Money given away for points, and what is left afterwards."""

    spent: int
    left: int

    @property
    def points(self) -> int:
        """What the money spent buys."""
        return self.spent // PRICE_OF_A_POINT

    @property
    def points_for_the_rest(self) -> int:
        """What the money left buys at the end of the game."""
        return self.left // PRICE_AT_THE_END

    @property
    def total(self) -> int:
        """What both buy in the last turn."""
        return self.points + self.points_for_the_rest


def limit_of_card(personality: Personality, side: Side) -> Reason:
    """The clause by which a side of a card gives its cash limit."""
    gaps = {"personality": personality.word, "side": side.word}
    return Reason("CC-106", (say("limit-is", **gaps, limit=CARDS[personality][side].limit),))


def excess_of(money: int, limit: int | None) -> int:
    """What lies above the limit and must be spent; nothing where no limit is known."""
    return 0 if limit is None else max(0, money - limit)


def least_spending(money: int, limit: int | None) -> Spending:
    """Only what must be spent."""
    excess = excess_of(money, limit)
    return Spending(excess, money - excess)


def rounded_up(least: Spending) -> Spending | None:
    """As much more as makes the next full ten; None where it is one or the money is short."""
    missing = -least.spent % PRICE_OF_A_POINT
    if not missing or missing > least.left:
        return None
    return Spending(least.spent + missing, least.left - missing)


def best_spending(money: int, limit: int | None) -> Spending:
    """The way to the most points in the last turn; of equal ones that which spends least.

    Ten more would buy one point and cost at least one, so the next full ten is the only other way.
    """
    least = least_spending(money, limit)
    more = rounded_up(least)
    return more if more is not None and more.total > least.total else least
