"""May a space that another player occupies be used by way of the Tobacconist?"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.core.fields import Flag, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Facts, Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import Building, Owner
from rules.nevada_city.contract_actions import against_another, used_up
from rules.nevada_city.fees import Fee
from rules.nevada_city.fields import count_field, owner_field
from rules.nevada_city.provisos import of_brown_numbers, of_visit

PRICE = 1


class Occupants(StrEnum):
    """Whose markers lie on a space."""

    NOBODY = "nobody"
    SELF = "self"
    OTHER = "other"
    SELF_AND_OTHER = "self_and_other"


@dataclass(frozen=True, slots=True)
class Situation:
    """A character at the Tobacconist, and the space that it wants to use."""

    owner: Owner
    space_occupied_by: Occupants
    copied_building_owner: Owner
    copied_cost: int = 0
    character_at_copied_building: bool = False
    copied_contract_space: bool = False
    character_done_contract: bool = False

    @property
    def due(self) -> Fee:
        """What the Tobacconist takes."""
        return Fee(self.owner, PRICE)

    @property
    def copied(self) -> Fee:
        """What the used space costs."""
        return Fee(self.copied_building_owner, self.copied_cost)

    @property
    def is_taken_by_another(self) -> bool:
        """Whether a marker of another player lies there."""
        return self.space_occupied_by in {Occupants.OTHER, Occupants.SELF_AND_OTHER}

    @property
    def facts(self) -> Facts:
        """What is paid to whom."""
        return {
            "fee_tobacconist": self.due.amount,
            "fee_copied": self.copied.amount,
            "total": self.due.amount + self.copied.amount,
            "copied_fee_to": self.copied.to,
            "second_marker": False,
        }


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = (
        "copied_cost",
        "character_at_copied_building",
        "copied_contract_space",
        "character_done_contract",
    )
    owner = owner_field(required=True)
    space_occupied_by = one_of(Occupants, required=True)
    copied_building_owner = owner_field(required=True)
    copied_cost = count_field()
    character_at_copied_building = Flag()
    copied_contract_space = Flag()
    character_done_contract = Flag()


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes with what is paid to whom, or everything that speaks against it."""
    return allowed_unless(
        gathered(_hindrances(situation, readings)),
        situation.facts,
        rests_on=gathered(_rests_on(situation, readings)),
        remedies=_remedies(situation, readings),
    )


def _hindrances(situation: Situation, readings: Readings) -> Iterator[tuple[str, Message]]:
    if not situation.is_taken_by_another:
        yield "NC-79", say("tobacconist-nobody-else-there")
    was_there = situation.character_at_copied_building
    if was_there and readings.says("NC-O14", "counts_as_visit"):
        yield "NC-27", say("tobacconist-second-visit")
    if situation.copied_contract_space:
        yield from against_another(situation.character_done_contract, readings)


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    fresh = replace(situation, character_at_copied_building=False, character_done_contract=False)
    if not any(_hindrances(fresh, readings)):
        yield say("remedy-another-character")


def _rests_on(situation: Situation, readings: Readings) -> Iterator[tuple[str, Message]]:
    yield "NC-79", say("tobacconist-space-of-another")
    yield "NC-79", say("tobacconist-no-second-marker")
    yield from _about_fee(situation.due)
    if situation.copied_cost:
        yield from _about_copied(situation.copied)
    if situation.character_at_copied_building:
        yield "NC-79", say("tobacconist-is-no-visit")
    if situation.copied_contract_space:
        yield from used_up(readings)
    yield of_visit(Building.TOBACCONIST)
    yield "NC-26", say("provided-empty-space-at-tobacconist")
    yield from of_brown_numbers()


def _about_fee(due: Fee) -> Iterator[tuple[str, Message]]:
    if due.owner is Owner.SELF:
        yield "NC-28", say("tobacconist-is-own")
    elif due.owner is Owner.BANK:
        yield "NC-94", say("tobacconist-is-banks", amount=due.amount)
    else:
        yield "NC-79", say("tobacconist-fee", amount=due.amount)


def _about_copied(copied: Fee) -> Iterator[tuple[str, Message]]:
    if copied.owner is Owner.SELF:
        yield "NC-28", say("tobacconist-space-is-own")
    elif copied.owner is Owner.BANK:
        yield "NC-94", say("tobacconist-space-is-banks", amount=copied.amount)
    else:
        yield "NC-79", say("tobacconist-pays-owner", amount=copied.amount)
