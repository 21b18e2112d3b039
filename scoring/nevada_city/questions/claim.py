"""May a building or a property be claimed at City Hall or the Capitol, and what does it cost?"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import OneOf, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import CLAIMED, Building, Owner, may_be_banks
from rules.nevada_city.checks import MOST_UNDER_CONSTRUCTION
from rules.nevada_city.fees import is_short, left
from rules.nevada_city.fields import (
    advanced_faults,
    building_field,
    count_field,
    missing_faults,
    money_field,
    owner_field,
    players_field,
    surplus_faults,
)
from rules.nevada_city.goods import Property
from rules.nevada_city.loans import REMEDY_LOAN
from rules.nevada_city.players import FEWEST, year_name, years
from rules.nevada_city.provisos import of_action, of_visit
from rules.nevada_city.table import POINTS_PER_TILE
from scoring.nevada_city.claims import Claim, Costs, What, counts_as_unfinished, hindrances

FIRST_YEAR, LAST_YEAR = year_name(1), year_name(years(FEWEST))
LAST_CARDS = year_name(3)
PLACES = (Building.CITY_HALL, Building.CAPITOL)
OF_A_BUILDING = ("building", "card_year", "under_construction", "free_plots")
OF_A_PROPERTY = ("property", "free_mat_spaces")
ONE_OF_BOTH = {
    What.BUILDING: say("remedy-building-alone"),
    What.PROPERTY: say("remedy-property-alone"),
}


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("money", "building", "card_year", "free_mat_spaces")
    players = players_field()
    year = count_field(FIRST_YEAR, LAST_YEAR, required=True)
    what = one_of(What, required=True)
    at = building_field(PLACES)
    space_cost = count_field()
    capitol_owner = owner_field()
    money = money_field()
    building = building_field(CLAIMED)
    card_year = count_field(FIRST_YEAR, LAST_CARDS)
    under_construction = count_field(0, MOST_UNDER_CONSTRUCTION)
    free_plots = count_field()
    property: OneOf[Property] = one_of(Property)
    free_mat_spaces = count_field()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Claim:
        """A claim in a year that so many play, with what belongs to it and nothing else."""
        rest = {name: value for name, value in given.items() if name != "property"}
        claim = Claim(**rest, land=given.get("property"))
        faults += advanced_faults(given, setup, "at", "building")
        faults += _faults(claim, given)
        return claim


def _faults(claim: Claim, given: Mapping[str, Any]) -> Iterator[Fault]:
    last = year_name(years(claim.players))
    if claim.year > last:
        yield Fault("year", say("claim-no-such-year", last=str(last)))
    own, others = ("capitol_owner", "space_cost")[:: 1 if claim.is_at_capitol else -1]
    yield from missing_faults(given, own)
    yield from surplus_faults(given, others)
    is_banks = given.get(own) is Owner.BANK
    if is_banks and not may_be_banks(Building.CAPITOL, claim.players):
        yield Fault(own, say("bank-cannot-own", building=Building.CAPITOL.word))
    if claim.takes_card:
        yield from missing_faults(given, "under_construction", "free_plots")
    else:
        yield from surplus_faults(given, *OF_A_BUILDING)
    if claim.what is What.BUILDING:
        yield from surplus_faults(given, *OF_A_PROPERTY)
    else:
        yield from missing_faults(given, "property")


def answer(situation: Claim, readings: Readings) -> Ruling:
    """Yes with what is paid to whom, or everything that speaks against it."""
    costs = Costs.of(situation, readings)
    facts: Facts = {
        "to_bank": costs.to_bank,
        "to_owner": costs.to_owner,
        "cost": costs.total,
        "vp": POINTS_PER_TILE if situation.land else 0,
        "money_after": left(situation.money, costs.total),
    }
    against = hindrances(situation, readings)
    return allowed_unless(
        against,
        facts,
        rests_on=_rests_on(situation, costs, readings),
        remedies=_remedies(situation, readings) if against else (),
    )


def _remedies(claim: Claim, readings: Readings) -> Iterator[Message]:
    """More money, claiming one of both, or a property that is cheaper."""
    cost = Costs.of(claim, readings).total
    if is_short(claim.money, cost) and not hindrances(replace(claim, money=None), readings):
        yield say("remedy-more-money", amount=cost - (claim.money or 0))
        yield REMEDY_LOAN
    if claim.what is What.BOTH:
        ways = {_reduced(claim, what): says for what, says in ONE_OF_BOTH.items()}
        yield from (says for way, says in ways.items() if not hindrances(way, readings))
    elif claim.land:
        yield from _cheaper(claim, readings)


def _cheaper(claim: Claim, readings: Readings) -> Iterator[Message]:
    for kind in Property:
        other = replace(claim, land=kind)
        if not hindrances(other, readings):
            cost = Costs.of(other, readings).total
            yield say("remedy-cheaper-property", property=kind.word, cost=cost)


def _reduced(claim: Claim, what: What) -> Claim:
    """The claim of one of both alone."""
    if what is What.BUILDING:
        return replace(claim, what=what, land=None, free_mat_spaces=None)
    return replace(claim, what=what, building=None)


def _rests_on(claim: Claim, costs: Costs, readings: Readings) -> Iterator[Reason]:
    if claim.is_at_capitol:
        yield Reason("NC-118", (say("claim-at-capitol", fee=costs.space.price),))
        yield from costs.space.reasons()
    else:
        yield Reason("NC-30", (say("claim-at-city-hall", fee=costs.space.price),))
    if claim.takes_card:
        yield from _about_the_card(claim, readings)
    if claim.land:
        yield from _about_the_property(claim.land, costs, claim.free_mat_spaces)
    yield from gathered(_provided_that(claim))


def _provided_that(claim: Claim) -> Iterator[tuple[str, Message]]:
    """At the Capitol any number of markers lie on a space."""
    if claim.is_at_capitol:
        yield of_visit(claim.at)
    else:
        yield from of_action(claim.at, claim.players)


def _about_the_card(claim: Claim, readings: Readings) -> Iterator[Reason]:
    if claim.card_year is not None:
        says = say("claim-card-available", card=str(claim.card_year), year=str(claim.year))
        yield Reason("NC-31", (says,))
        if claim.card_year < claim.year:
            yield Reason("NC-16", (say("claim-card-left-over"),))
    if counts_as_unfinished(claim, readings):
        count = claim.under_construction + 1
        yield Reason("NC-32", (say("claim-under-construction", count=count),))
    if claim.is_replacement and claim.building:
        says = say("claim-replacement", building=claim.building.word)
        yield Reason("NC-110", (says,))
    else:
        yield Reason("NC-93", (say("claim-plots-left", count=claim.free_plots),))


def _about_the_property(kind: Property, costs: Costs, spaces: int | None) -> Iterator[Reason]:
    amount, points = costs.surcharge, POINTS_PER_TILE
    if amount:
        says = say("claim-property", property=kind.word, amount=amount, points=points)
    else:
        says = say("claim-property-included", property=kind.word, points=points)
    yield Reason("NC-33", (says,))
    if spaces is not None:
        yield Reason("NC-3", (say("claim-mat-spaces", count=spaces),))
