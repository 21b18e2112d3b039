"""What do sold resources bring at the Assayer, the Market or the Stock Yards?"""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import Owner
from rules.nevada_city.fees import Fee
from rules.nevada_city.fields import count_field, owner_field
from rules.nevada_city.provisos import of_action

HIGHEST_PRICE = 5
HIGHEST_BONUS = 9


@dataclass(frozen=True, slots=True)
class Sale:
    """Tokens of one kind on a space that allows some."""

    price: int
    count: int
    space_limit: int
    owner: Owner
    bonus: int = 0
    fee: int = 0
    have: int | None = None

    @property
    def per_token(self) -> int:
        """What each token brings."""
        return self.price + self.bonus

    @property
    def income(self) -> int:
        """What all of them bring."""
        return self.per_token * self.count

    @property
    def due(self) -> Fee:
        """What is paid for the space."""
        return Fee(self.owner, self.fee)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Sale
    deciding = ("bonus", "fee", "have")
    price = count_field(0, HIGHEST_PRICE, required=True)
    count = count_field(1, required=True)
    space_limit = count_field(1, required=True)
    bonus = count_field(0, HIGHEST_BONUS)
    fee = count_field()
    owner = owner_field(required=True)
    have = count_field()


def answer(situation: Sale, readings: Readings) -> Ruling:
    """Yes with what it brings, or no where fewer can be sold."""
    del readings
    due = situation.due
    facts: Facts = {
        "per_token": situation.per_token,
        "income": situation.income,
        "fee": due.amount,
        "fee_to": due.to,
        "net": situation.income - due.amount,
    }
    says = tuple(_against(situation))
    return allowed_unless(
        (Reason("NC-68", says),) if says else (),
        facts,
        rests_on=_rests_on(situation),
        remedies=_remedies(situation),
    )


def _against(sale: Sale) -> Iterator[Message]:
    if sale.count > sale.space_limit:
        yield say("sell-beyond-the-space", count=sale.count, most=sale.space_limit)
    if sale.have is not None and sale.count > sale.have:
        yield say("sell-beyond-what-one-has", count=sale.count, have=sale.have)


def _remedies(sale: Sale) -> Iterator[Message]:
    most = sale.space_limit if sale.have is None else min(sale.space_limit, sale.have)
    if most:
        yield say("remedy-sell-fewer", most=most)


def _rests_on(sale: Sale) -> Iterator[Reason]:
    yield Reason("NC-13", (say("sell-price", price=sale.price),))
    limit = say("sell-within-the-space", most=sale.space_limit)
    bonus = say("sell-bonus", bonus=sale.bonus)
    income = say("sell-income", count=sale.count, income=sale.income)
    yield Reason("NC-68", (bonus if sale.bonus else limit, income))
    yield from sale.due.reasons()
    if (own := sale.due.amount - sale.income) > 0:
        yield Reason("NC-28", (say("sell-costs-more", amount=own),))
    yield from gathered(of_action())
