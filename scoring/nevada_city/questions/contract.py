"""May a contract be reserved, worked on or completed, and what comes of it?"""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import OneOf, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import Owner
from rules.nevada_city.contract_actions import used_up
from rules.nevada_city.delivery import MOST_ICONS, MOST_REQUIRED, Delivery, counted
from rules.nevada_city.fees import NOBODY
from rules.nevada_city.fields import (
    MOST_COUNTED,
    amounts_field,
    count_field,
    homestead_cards_field,
    owner_field,
)
from rules.nevada_city.goods import Good, Skill
from rules.nevada_city.provisos import of_contract_space
from rules.nevada_city.table import POINTS_FOR_OWNER
from scoring.nevada_city.commission import (
    OLDER_WORDS,
    Action,
    Commission,
    Done,
    Named,
    Type,
    hindrances,
)
from scoring.nevada_city.commission_faults import faults_of
from scoring.nevada_city.commission_remedies import remedies

MOST_POINTS = 50
ANY_TYPE: Mapping[str, Type | None] = {"any": None, **{kind.value: kind for kind in Type}}
STOOD_FOR = tuple(good for good in Good if good is not Good.ENTERTAINMENT)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = (
        "character_done",
        "space_type",
        "contract_type",
        "deposited",
        "pay",
        "entertainment_as",
        "skills",
        "named_building",
    )
    never_none = ("character_done", "space_type", "contract_type", "named_building")
    action = one_of(Action, required=True)
    homestead_cards = homestead_cards_field()
    character_done = one_of(Done, OLDER_WORDS)
    space_type = OneOf(ANY_TYPE)
    contract_type = one_of(Type)
    requires = amounts_field(tuple(Good), MOST_REQUIRED)
    deposited = amounts_field(tuple(Good), MOST_COUNTED)
    pay = amounts_field(tuple(Good), MOST_COUNTED)
    entertainment_as = amounts_field(STOOD_FOR, MOST_COUNTED)
    skills = amounts_field(tuple(Skill), MOST_ICONS)
    vp = count_field(0, MOST_POINTS)
    vp_high = count_field(0, MOST_POINTS)
    vp_low = count_field(0, MOST_POINTS)
    named_building = one_of(Named)
    building_owner = owner_field()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Commission:
        """A contract with what belongs to the action, and nothing else."""
        del setup
        commission = Commission(**given)
        faults += faults_of(commission, given)
        return commission


def answer(situation: Commission, readings: Readings) -> Ruling:
    """Yes with what comes of it, or everything that speaks against it."""
    against = hindrances(situation, readings)
    return allowed_unless(
        against,
        _facts(situation, readings),
        rests_on=_rests_on(situation, readings),
        remedies=remedies(situation, readings) if against else (),
    )


def _facts(commission: Commission, readings: Readings) -> Facts:
    if commission.action is Action.RESERVE:
        return {"complete": False, "cards_after": commission.cards + 1}
    return _facts_of_filling(commission, commission.delivery(readings))


def _rests_on(commission: Commission, readings: Readings) -> Iterator[Reason]:
    yield from gathered(used_up(readings))
    if commission.action is Action.RESERVE:
        yield from _rests_on_reserving(commission)
    else:
        yield from _rests_on_filling(commission, commission.delivery(readings))
    if commission.action is not Action.WORK:
        yield from gathered(of_contract_space())


def _facts_of_filling(commission: Commission, delivery: Delivery) -> Facts:
    complete = delivery.is_complete
    owner = commission.of_player if complete else None
    leaves = complete and commission.action is Action.WORK
    return {
        "from_skills": delivery.from_skills.named,
        "missing": delivery.missing.named,
        "complete": complete,
        "vp": commission.points if complete else 0,
        "owner_bonus": POINTS_FOR_OWNER if owner else 0,
        "owner_bonus_to": owner.value if owner else NOBODY,
        "cards_after": commission.cards - leaves,
    }


def _rests_on_reserving(commission: Commission) -> Iterator[Reason]:
    yield Reason("NC-38", (say("contract-from-the-display"),))
    yield Reason("NC-4", (say("contract-takes-slot", count=commission.cards + 1),))


def _rests_on_filling(commission: Commission, delivery: Delivery) -> Iterator[Reason]:
    at_once = commission.action is Action.COMPLETE
    if at_once:
        yield Reason("NC-43", (say("contract-filled"),))
        yield Reason("NC-92", (say("contract-needs-no-slot"),))
    elif delivery.is_complete:
        yield Reason("NC-42", (say("contract-filled-up"),))
    else:
        yield Reason("NC-42", (say("contract-goods-stay", goods=counted(delivery.missing)),))
    if delivery.from_skills:
        yield Reason("NC-10", (say("skills-add", goods=counted(delivery.from_skills)),))
    if delivery.entertainment_as:
        says = say("entertainment-stands-for", goods=counted(delivery.entertainment_as))
        yield Reason("NC-89", (says,))
    if delivery.is_complete:
        yield from _rests_on_points(commission)


def _rests_on_points(commission: Commission) -> Iterator[Reason]:
    points = commission.points
    if points is not None:
        yield Reason("NC-44", (say("contract-scores", points=points),))
    if commission.vp_high is not None:
        larger = say("contract-larger") if commission.is_built else say("contract-smaller")
        yield Reason("NC-45", (larger,))
    if commission.building_owner:
        yield Reason("NC-46", (OWNER_SCORES[commission.building_owner],))
    if commission.action is Action.WORK:
        yield Reason("NC-47", (say("contract-leaves-slot"),))


OWNER_SCORES = {
    Owner.SELF: say("contract-own-building", points=POINTS_FOR_OWNER),
    Owner.OTHER: say("contract-building-of-another", points=POINTS_FOR_OWNER),
    Owner.BANK: say("contract-building-of-bank"),
}
