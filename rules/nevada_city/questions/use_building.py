"""May this character use this space, and who is paid?"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Flag, YesOrNo, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import (
    NEVER_CLAIMED,
    Building,
    Owner,
    is_always_banks,
    may_be_banks,
)
from rules.nevada_city.checks import against_unbuilt
from rules.nevada_city.fees import left
from rules.nevada_city.fields import (
    advanced_faults,
    building_field,
    count_field,
    money_field,
    owner_field,
    players_field,
)
from rules.nevada_city.loans import REMEDY_LOAN
from rules.nevada_city.players import FEWEST, has_brown_spaces
from rules.nevada_city.visits import BuiltHere, Space, Visit, hindrances

OF_THE_CHARACTER = {"NC-27", "NC-37"}
WORKSHOPS = (Building.BLACKSMITH, Building.BRICK_OVEN, Building.SAW_MILL)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = (
        "space",
        "brown_number",
        "occupied",
        "character_here",
        "built_here",
        "constructed",
        "fee",
        "money",
        "proceeds",
    )
    never_none = ("space", "built_here")
    players = players_field()
    building = building_field(required=True)
    owner = owner_field(required=True)
    space = one_of(Space)
    brown_number = Flag()
    occupied = Flag()
    character_here = Flag()
    built_here = one_of(BuiltHere)
    constructed = YesOrNo()
    fee = count_field()
    money = money_field()
    proceeds = money_field()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Visit:
        """A building with an owner that it can have."""
        visit = Visit(**given)
        faults += advanced_faults(given, setup, "building")
        if says := _against_owner(visit):
            faults.append(Fault("owner", says))
        if visit.constructed is False:
            faults += _against_constructed(visit, setup)
        return visit


def _against_constructed(visit: Visit, setup: Setup) -> Iterator[Fault]:
    if says := against_unbuilt(visit.building, visit.players, setup):
        yield Fault("constructed", says)


def _against_owner(visit: Visit) -> Message | None:
    building, players = visit.building, visit.players
    is_banks = visit.owner is Owner.BANK
    if visit.is_removed:
        return None
    if is_always_banks(building, players) and not is_banks:
        return say("owner-is-bank", building=building.word)
    if is_banks and not may_be_banks(building, players):
        return say("bank-cannot-own", building=building.word)
    return None


def answer(situation: Visit, readings: Readings) -> Ruling:
    """Yes with what is paid to whom, or everything that speaks against it."""
    against = tuple(hindrances(situation, readings))
    due = situation.due
    facts: Facts = {
        "fee": due.amount,
        "fee_to": due.to,
        "money_after": left(situation.means, due.amount),
    }
    ruling = allowed_unless(
        against,
        facts,
        rests_on=_rests_on(situation),
        remedies=_remedies(situation, against),
    )
    return replace(ruling, warnings=tuple(_warnings(situation)))


def _warnings(visit: Visit) -> Iterator[Fault]:
    """What is not described may be there all the same: no text of a card is known here."""
    if undescribed := visit.undescribed:
        yield Fault(undescribed.field, say("visit-unless-card-shows-one"))


def _remedies(visit: Visit, against: tuple[Reason, ...]) -> Iterator[Message]:
    clauses = {reason.clause for reason in against}
    if clauses and clauses <= OF_THE_CHARACTER:
        yield say("remedy-another-character")
    if clauses == {"NC-28"}:
        more = visit.due.amount - (visit.means or 0)
        yield say("remedy-more-money", amount=more)
        yield REMEDY_LOAN


def _rests_on(visit: Visit) -> Iterator[Reason]:
    yield Reason("NC-26", (_about_the_space(visit),))
    yield Reason("NC-27", (say("visit-first-action", building=visit.building.word),))
    if not has_brown_spaces(visit.players):
        clause = "NC-87" if visit.players == FEWEST else "NC-29"
        yield Reason(clause, (say("visit-no-brown-number"),))
    if visit.building not in NEVER_CLAIMED:
        yield Reason("NC-36", (say("visit-constructed", building=visit.building.word),))
    elif visit.constructed is False:
        yield Reason("NC-99", (say("visit-start-building", building=visit.building.word),))
    if visit.built_here is BuiltHere.HELPED:
        yield Reason("NC-37", (say("visit-only-helped", building=visit.building.word),))
    yield from visit.due.reasons()
    if visit.building in WORKSHOPS and visit.space is not Space.CONTRACT:
        yield Reason("NC-74", (say("visit-goods-from-supply"),))


def _about_the_space(visit: Visit) -> Message:
    octagonal = visit.space is Space.OCTAGONAL
    return say("visit-octagonal") if octagonal else say("visit-space-is-free")
