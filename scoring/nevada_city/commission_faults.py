"""What was typed about a contract beside what belongs to the action, and what is missing for it."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import say
from rules.nevada_city.delivery import beyond
from rules.nevada_city.fields import missing_faults, surplus_faults
from scoring.nevada_city.commission import WITH_THIS, Action, Commission, Named

NOT_WITH_WORK = ("space_type", "contract_type")
NOT_WITH_RESERVE = (
    "requires",
    "pay",
    "entertainment_as",
    "skills",
    "vp",
    "vp_high",
    "vp_low",
    "named_building",
    "building_owner",
)
ONLY_WITH_WORK = ("deposited",)


def faults_of(commission: Commission, given: Mapping[str, Any]) -> Iterator[Fault]:
    """Every fault at its field."""
    if commission.action is not Action.WORK:
        yield from _without_work(commission, given)
    if commission.action is not Action.COMPLETE:
        yield from missing_faults(given, "homestead_cards")
    if commission.action is Action.RESERVE:
        yield from surplus_faults(given, *NOT_WITH_RESERVE)
        return
    if commission.action is Action.WORK:
        yield from surplus_faults(given, *NOT_WITH_WORK)
        if commission.homestead_cards == 0:
            yield Fault("homestead_cards", say("contract-is-among-the-cards"))
    if "requires" not in given:
        yield from missing_faults(given, "requires")
    elif not commission.requires:
        yield Fault("requires", say("contract-requires-something"))
    else:
        yield from beyond(commission.requires, commission.deposited, "deposited")
    yield from _of_points(commission, given)
    yield from _of_building(commission, given)


def _without_work(commission: Commission, given: Mapping[str, Any]) -> Iterator[Fault]:
    yield from surplus_faults(given, *ONLY_WITH_WORK)
    if commission.character_done in WITH_THIS:
        yield Fault("character_done", say("contract-lies-on-display"))


def _of_points(commission: Commission, given: Mapping[str, Any]) -> Iterator[Fault]:
    high, low = commission.vp_high, commission.vp_low
    if high is None and low is None:
        return
    if "vp" in given:
        yield Fault("vp", say("contract-one-way"))
    if high is None or low is None:
        yield Fault("vp_high" if high is None else "vp_low", say("contract-half-a-pair"))
        return
    if high < low:
        yield Fault("vp_high", say("contract-pair-turned", low=low))
    if commission.named_building is Named.NONE:
        yield Fault("named_building", say("contract-needs-building"))


def _of_building(commission: Commission, given: Mapping[str, Any]) -> Iterator[Fault]:
    if commission.is_built:
        yield from missing_faults(given, "building_owner")
    elif "building_owner" in given:
        yield Fault("building_owner", say("owner-without-built-building"))
