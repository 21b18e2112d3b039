"""May a loan be taken, repaid or carried over, and what becomes of the marker?"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.fields import count_field, missing_faults, money_field, surplus_faults
from rules.nevada_city.loans import (
    MOST_MARKERS,
    CarriedLoans,
    Loan,
    RepaidLoan,
    TakenLoan,
    When,
)


class Action(StrEnum):
    """What is done with a loan."""

    TAKE = "take"
    REPAY = "repay"
    CARRY_OVER = "carry_over"


MADE: Mapping[Action, type[Loan]] = {
    Action.TAKE: TakenLoan,
    Action.REPAY: RepaidLoan,
    Action.CARRY_OVER: CarriedLoans,
}
NEEDED = {
    Action.TAKE: ("when", "markers"),
    Action.REPAY: ("money",),
    Action.CARRY_OVER: ("markers", "loans"),
}
SURPLUS = {
    Action.TAKE: ("loans", "repaid", "money"),
    Action.REPAY: ("when", "markers", "loans", "repaid"),
    Action.CARRY_OVER: ("when",),
}


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("repaid", "money")
    action = one_of(Action, required=True)
    when = one_of(When)
    markers = count_field(0, MOST_MARKERS)
    loans = count_field(0, MOST_MARKERS)
    repaid = count_field(0, MOST_MARKERS)
    money = money_field()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Loan | None:
        """What belongs to the action, and nothing else."""
        del setup
        rest = {name: value for name, value in given.items() if name != "action"}
        found = list(_faults(given["action"], rest))
        faults += found
        return None if found else MADE[given["action"]](**rest)


def _faults(action: Action, given: Mapping[str, Any]) -> Iterator[Fault]:
    yield from missing_faults(given, *NEEDED[action])
    yield from surplus_faults(given, *SURPLUS[action])
    if action is not Action.CARRY_OVER:
        return
    loans = given.get("loans")
    markers, repaid = given.get("markers", MOST_MARKERS), given.get("repaid", 0)
    if loans is not None and loans > markers:
        yield Fault("loans", say("loan-beyond-markers", most=markers))
    elif loans is not None and repaid > loans:
        yield Fault("repaid", say("loan-repaid-beyond", most=loans))


def answer(situation: Loan, readings: Readings) -> Ruling:
    """Yes with what it costs and brings, or what speaks against it."""
    return allowed_unless(
        gathered(situation.hindrances()),
        situation.facts(readings),
        rests_on=gathered(situation.grounds(readings)),
        remedies=situation.remedies(),
    )
