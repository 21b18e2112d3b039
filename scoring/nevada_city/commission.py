"""A contract that somebody reserves, works on or completes."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Reason, gathered
from rules.nevada_city.buildings import Owner
from rules.nevada_city.contract_actions import ONE_ACTION, against_another
from rules.nevada_city.delivery import Delivery, counted
from rules.nevada_city.fields import MOST_CARDS
from rules.nevada_city.goods import (
    BUILDING_GOODS,
    NO_GOODS,
    RESOURCES,
    Amounts,
    Good,
    Goods,
    Skill,
    given_by,
)


class Action(StrEnum):
    """What is done with the contract."""

    RESERVE = "reserve"
    WORK = "work"
    COMPLETE = "complete"


class Done(StrEnum):
    """What the character has had to do with contracts this year."""

    NONE = "none"
    RESERVED_THIS = "reserved_this"
    WORKED_ON_THIS = "worked_on_this"
    OTHER_CONTRACT = "other_contract"


OLDER_WORDS = {"same_contract": Done.WORKED_ON_THIS}
WITH_THIS = (Done.RESERVED_THIS, Done.WORKED_ON_THIS)
"""What it can have done only with a contract that lies at the homestead."""


class Type(StrEnum):
    """The type of a contract, which its colour shows."""

    CIVIC = "civic"
    PRODUCTION = "production"
    ENTERTAINMENT = "entertainment"
    FOURTH = "type_4"
    FIFTH = "type_5"


class Named(StrEnum):
    """The building that a contract names."""

    NONE = "none"
    NOT_CONSTRUCTED = "not_constructed"
    CONSTRUCTED = "constructed"


NO_ICONS: Amounts[Skill] = Amounts()


@dataclass(frozen=True, slots=True)
class Commission:
    """What somebody wants to do with a contract, and what it is worth."""

    action: Action
    homestead_cards: int | None = None
    character_done: Done = Done.NONE
    space_type: Type | None = None
    """None where any type may be taken there, or nobody said."""
    contract_type: Type | None = None
    requires: Goods = NO_GOODS
    deposited: Goods = NO_GOODS
    pay: Goods = NO_GOODS
    entertainment_as: Goods = NO_GOODS
    skills: Amounts[Skill] = NO_ICONS
    vp: int | None = None
    vp_high: int | None = None
    vp_low: int | None = None
    named_building: Named = Named.NONE
    building_owner: Owner | None = None

    @property
    def cards(self) -> int:
        """The cards at the homestead before."""
        return self.homestead_cards or 0

    @property
    def is_built(self) -> bool:
        """Whether the named building is constructed."""
        return self.named_building is Named.CONSTRUCTED

    @property
    def points(self) -> int | None:
        """What the contract is worth; None where nobody said."""
        if self.vp_high is None:
            return self.vp
        return self.vp_high if self.is_built else self.vp_low

    @property
    def of_player(self) -> Owner | None:
        """Whose the named, constructed building is, if it is a player's."""
        return None if self.building_owner is Owner.BANK else self.building_owner

    def delivery(self, readings: Readings) -> Delivery:
        """What is put on the contract, with the skills that help as the table reads it."""
        works_tiles = any(skill.gives in RESOURCES for skill in self.skills)
        helped: tuple[Good, ...] = BUILDING_GOODS
        if works_tiles and readings.says("NC-O21", "all_skills"):
            helped = (*RESOURCES, *BUILDING_GOODS)
        return Delivery(
            required=self.requires,
            there=self.deposited,
            brought=self.pay,
            entertainment_as=self.entertainment_as,
            icons=given_by(self.skills, helped),
        )


def hindrances(commission: Commission, readings: Readings) -> tuple[Reason, ...]:
    """Every clause that forbids it, each with what it forbids."""
    return gathered(_against(commission, readings))


def _against(commission: Commission, readings: Readings) -> Iterator[tuple[str, Message]]:
    """Clauses with what they say."""
    yield from _of_the_character(commission.character_done, readings)
    space, kind = commission.space_type, commission.contract_type
    if space and kind and space is not kind:
        yield "NC-38", say("contract-of-another-type")
    if commission.action is not Action.RESERVE:
        yield from _of_the_goods(commission, commission.delivery(readings))
    elif commission.cards == MOST_CARDS:
        yield "NC-39", say("contract-no-slot", most=MOST_CARDS)


def _of_the_character(done: Done, readings: Readings) -> Iterator[tuple[str, Message]]:
    if done is Done.OTHER_CONTRACT:
        yield from against_another(done=True, readings=readings)
    elif done in WITH_THIS and readings.says("NC-O3", ONE_ACTION):
        yield "NC-40", say("contract-action-done")
    if done is Done.WORKED_ON_THIS:
        yield "NC-42", say("contract-same-again")


def _of_the_goods(commission: Commission, delivery: Delivery) -> Iterator[tuple[str, Message]]:
    if wrong := commission.entertainment_as.only(RESOURCES):
        yield "NC-89", say("entertainment-no-resource", goods=counted(wrong))
    clause = "NC-42" if commission.action is Action.WORK else "NC-43"
    if delivery.surplus:
        yield clause, say("contract-surplus", goods=counted(delivery.surplus))
    if delivery.missing and commission.action is Action.COMPLETE:
        yield clause, say("contract-not-filled", goods=counted(delivery.missing))
