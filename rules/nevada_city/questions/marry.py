"""May a worker be married into the family?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.fields import MOST_COUNTED, amounts_field, count_field
from rules.nevada_city.goods import BUILDING_GOODS, RESOURCES, Good, Goods, amounts

EXTRA_CHILDREN = "extra_children"
MOST_OF_A_SEX = 1
MOST_CHILDREN = 2
MORE_WITH_EXTRA = 1
MOST_MARRIAGES = 2
SPIRITS_NEEDED, RESOURCES_NEEDED = 2, 2
DRINKS = (Good.SPIRITS, Good.ENTERTAINMENT)
SLOTS_FREED = 1
A_FITTING_WEDDING: Goods = amounts({Good.SPIRITS: SPIRITS_NEEDED, Good.CROPS: RESOURCES_NEEDED})
FITTING = tuple(
    {drink.value: SPIRITS_NEEDED, resource.value: RESOURCES_NEEDED}
    for drink in DRINKS
    for resource in RESOURCES
)
"""Payments that are enough for a wedding."""


class Worker(StrEnum):
    """Whom a worker may marry."""

    MAN = "man"
    WOMAN = "woman"


@dataclass(frozen=True, slots=True)
class Wedding:
    """A worker, the family, and what is paid."""

    worker: Worker
    single_sons: int
    single_daughters: int
    pay: Goods
    married: int = 0
    with_extra_children: bool = False

    @property
    def singles(self) -> int:
        """The children who may marry this worker."""
        return self.single_daughters if self.worker is Worker.MAN else self.single_sons

    @property
    def children(self) -> int:
        """All children of the family, with those who are married."""
        return self.single_sons + self.single_daughters + self.married

    @property
    def drinks(self) -> int:
        """What is put down as spirits: entertainment stands for them."""
        return self.pay.total_of(DRINKS)

    @property
    def resources(self) -> int:
        """The resources that are put down."""
        return self.pay.total_of(RESOURCES)

    @property
    def offers_entertainment_as_resource(self) -> bool:
        """Whether entertainment beyond the spirits is to make up for resources."""
        beyond = self.drinks > SPIRITS_NEEDED and self.pay[Good.ENTERTAINMENT] > 0
        return beyond and self.resources < RESOURCES_NEEDED


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("married",)
    worker = one_of(Worker, required=True)
    single_sons = Whole(0, MOST_OF_A_SEX + MORE_WITH_EXTRA, required=True)
    single_daughters = Whole(0, MOST_OF_A_SEX + MORE_WITH_EXTRA, required=True)
    married = count_field(0, MOST_CHILDREN + MORE_WITH_EXTRA)
    pay = amounts_field(tuple(Good), MOST_COUNTED, required=True, could_be=FITTING)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Wedding:
        """A family with no more children than there can be."""
        wedding = Wedding(**given, with_extra_children=EXTRA_CHILDREN in setup.variants)
        faults += _faults(wedding)
        return wedding


def _faults(wedding: Wedding) -> Iterator[Fault]:
    more = MORE_WITH_EXTRA if wedding.with_extra_children else 0
    of_a_sex, of_both = MOST_OF_A_SEX + more, MOST_CHILDREN + more
    too_many = False
    for field, count in {
        "single_sons": wedding.single_sons,
        "single_daughters": wedding.single_daughters,
    }.items():
        if count > of_a_sex:
            too_many = True
            yield Fault(field, say("marry-children-of-a-sex", most=of_a_sex))
    if wedding.children > of_both and not too_many:
        yield Fault("married", say("marry-children", count=wedding.children, most=of_both))


def answer(situation: Wedding, readings: Readings) -> Ruling:
    """Yes with the family afterwards, or everything that speaks against it."""
    facts: Facts = {"married_after": situation.married + 1, "slots_freed": SLOTS_FREED}
    return allowed_unless(
        gathered(_hindrances(situation, readings)),
        facts,
        rests_on=gathered(_rests_on(situation)),
        remedies=_remedies(situation, readings),
    )


def _hindrances(wedding: Wedding, readings: Readings) -> Iterator[tuple[str, Message]]:
    if not wedding.singles:
        is_man = wedding.worker is Worker.MAN
        yield "NC-56", say("marry-no-daughter") if is_man else say("marry-no-son")
    if wedding.married >= MOST_MARRIAGES and readings.says("NC-O19", "two"):
        yield "NC-56", say("marry-third", most=MOST_MARRIAGES)
    yield from (("NC-57", says) for says in _against_payment(wedding))
    if wedding.offers_entertainment_as_resource:
        yield "NC-89", say("marry-entertainment-no-resource")


def _against_payment(wedding: Wedding) -> Iterator[Message]:
    if wedding.drinks != SPIRITS_NEEDED:
        yield say("marry-spirits", count=wedding.drinks, needed=SPIRITS_NEEDED)
    if wedding.resources != RESOURCES_NEEDED:
        yield say("marry-resources", count=wedding.resources, needed=RESOURCES_NEEDED)
    if strangers := tuple(wedding.pay.only(BUILDING_GOODS)):
        yield say("marry-other-goods", goods=tuple(good.word for good in strangers))


def _remedies(wedding: Wedding, readings: Readings) -> Iterator[Message]:
    if not any(_hindrances(replace(wedding, pay=A_FITTING_WEDDING), readings)):
        yield say("remedy-wedding", spirits=SPIRITS_NEEDED, resources=RESOURCES_NEEDED)


def _rests_on(wedding: Wedding) -> Iterator[tuple[str, Message]]:
    is_man = wedding.worker is Worker.MAN
    yield "NC-56", say("marry-a-daughter") if is_man else say("marry-a-son")
    if wedding.with_extra_children:
        yield "NC-117", say("marry-extra-child", count=wedding.children)
    yield "NC-57", say("marry-paid", spirits=SPIRITS_NEEDED, resources=RESOURCES_NEEDED)
    yield "NC-57", say("marry-frees-slot")
    if count := wedding.pay[Good.ENTERTAINMENT]:
        yield "NC-89", say("marry-entertainment", count=count)
