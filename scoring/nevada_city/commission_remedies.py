"""What would make it legal to do something with a contract: other goods, another action."""

from collections.abc import Iterator
from dataclasses import replace

from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.nevada_city.delivery import counted
from rules.nevada_city.goods import NO_GOODS, RESOURCES
from scoring.nevada_city.commission import Action, Commission, Done, hindrances


def remedies(commission: Commission, readings: Readings) -> Iterator[Message]:
    """Single changes with which nothing speaks against it any more."""
    ways = (
        (replace(commission, character_done=Done.NONE), say("remedy-another-character")),
        *_other_payments(commission, readings),
        *_other_actions(commission),
    )
    for changed, says in ways:
        if changed != commission and not hindrances(changed, readings):
            yield says


def _other_payments(
    commission: Commission, readings: Readings
) -> Iterator[tuple[Commission, Message]]:
    """Paying what is still missing, or exactly what is lacking beside the skills."""
    if commission.action is Action.RESERVE:
        return
    delivery = commission.delivery(readings)
    missing, fewest = delivery.missing, delivery.fewest_tokens
    if missing and not delivery.surplus and not commission.entertainment_as.only(RESOURCES):
        more = replace(commission, pay=commission.pay.plus(missing))
        yield more, say("remedy-pay-more", goods=counted(missing))
        return
    exact = replace(commission, pay=fewest, entertainment_as=NO_GOODS)
    yield (
        exact,
        say("remedy-pay-exactly", goods=counted(fewest)) if fewest else say("remedy-pay-nothing"),
    )


def _other_actions(commission: Commission) -> Iterator[tuple[Commission, Message]]:
    """Reserving what cannot be filled yet, or filling at once what finds no slot."""
    space, kind, done = (
        commission.space_type,
        commission.contract_type,
        commission.character_done,
    )
    if commission.action is Action.COMPLETE and commission.homestead_cards is not None:
        reserved = Commission(Action.RESERVE, commission.cards, done, space, kind)
        yield reserved, say("remedy-reserve-it")
    if commission.action is Action.RESERVE:
        yield Commission(Action.COMPLETE, None, done, space, kind), say("remedy-complete-it")
