"""What does an event or a fire cost one player?"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import YesOrNo, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Ruling, answered, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.fields import count_field, missing_faults, money_field, surplus_faults
from rules.nevada_city.levies import Levy, MarkerLevy, MoneyLevy
from rules.nevada_city.loans import MOST_MARKERS

PAID_FOR_A_FIRE = 4


class Kind(StrEnum):
    """What an event is about."""

    PAYMENT = "payment"
    MARKER = "marker"
    FIRE = "fire"


@dataclass(frozen=True, slots=True)
class Situation:
    """One player whom an event meets."""

    kind: Kind
    markers: int
    amount: int | None = None
    money: int = 0
    loan_amount: int | None = None
    owner_places_marker: bool | None = None

    @property
    def costs_money(self) -> bool:
        """Whether money has to be paid, not a marker placed."""
        return self.kind is Kind.PAYMENT or self.owner_places_marker is True

    @property
    def levy(self) -> Levy:
        """What the player has to give."""
        if not self.costs_money:
            return MarkerLevy(self.markers)
        amount = PAID_FOR_A_FIRE if self.amount is None else self.amount
        return MoneyLevy(self.markers, amount, self.money, self.loan_amount)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("loan_amount",)
    kind = one_of(Kind, required=True)
    markers = count_field(0, MOST_MARKERS, required=True)
    amount = count_field(1)
    owner_places_marker = YesOrNo()
    money = money_field()
    loan_amount = count_field(1)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """What belongs to the kind of event, and nothing else."""
        del setup
        situation = Situation(**given)
        faults += _faults(situation, given)
        return situation


def _faults(situation: Situation, given: Mapping[str, Any]) -> Iterator[Fault]:
    kind = situation.kind
    own = {"amount": kind is Kind.PAYMENT, "owner_places_marker": kind is Kind.FIRE}
    yield from missing_faults(given, *(field for field, belongs in own.items() if belongs))
    yield from surplus_faults(given, *(field for field, belongs in own.items() if not belongs))
    if situation.costs_money and kind is not Kind.MARKER:
        yield from missing_faults(given, "money")
    elif kind is Kind.MARKER or situation.owner_places_marker is False:
        yield from surplus_faults(given, "money", "loan_amount")


def answer(situation: Situation, readings: Readings) -> Ruling:
    """What is paid, borrowed and left."""
    settled = situation.levy.settled(readings)
    return answered(asdict(settled), *gathered(_reasons(situation, readings)))


def _reasons(situation: Situation, readings: Readings) -> Iterator[tuple[str, Message]]:
    if situation.kind is Kind.FIRE:
        pays = situation.owner_places_marker
        yield "NC-71", say("fire-paid", amount=PAID_FOR_A_FIRE) if pays else say("fire-helped")
    yield from situation.levy.grounds(readings)
