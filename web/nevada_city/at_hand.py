"""What would complete a building or a contract with the tokens and skills at hand."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.readings import Readings
from rules.nevada_city.delivery import Delivery
from rules.nevada_city.goods import COMMODITIES, NO_GOODS, Good, Goods, Property, amounts
from scoring.nevada_city.commission import Action, Commission
from scoring.nevada_city.questions import construct, contract
from translations.catalogue import Catalogue
from web.forms.typed import whole_of
from web.forms.view import FieldView
from web.nevada_city.asked import AT_HAND, TILES, is_count

Body = Mapping[str, Any]
BROUGHT = {"construct": "bring", "contract": "pay"}
"""Where each question names the tokens that are put down."""
AS = "entertainment_as"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to put down: the good itself first, entertainment in its place last."""

    bring: Goods
    entertainment_as: Goods
    short: Goods
    """What is missing even so."""
    asked: Body
    """The question with all of this filled in."""


def plan_of(key: str, body: Body, typed: MultiDict[str, str]) -> Plan | None:
    """How far the tokens at hand go; None where they or the goods required are not known."""
    hand, delivery = hand_of(typed), _delivery(key, body)
    if not hand or delivery is None or not delivery.lacking:
        return None
    needed = delivery.fewest_tokens
    bring = needed.shared_with(hand)
    bare = needed.without(bring)
    spare = hand[Good.ENTERTAINMENT] - bring[Good.ENTERTAINMENT]
    instead = _stood_for(bare, spare)
    asked = {name: value for name, value in body.items() if name not in {BROUGHT[key], AS}}
    if bring:
        asked[BROUGHT[key]] = bring.named
    if instead:
        asked[AS] = instead.named
    asked[AT_HAND] = hand.named
    return Plan(bring, instead, bare.without(instead), asked)


def _stood_for(bare: Goods, spare: int) -> Goods:
    """What so many tokens of entertainment stand for, never a resource."""
    kinds = (good for good in COMMODITIES if good is not Good.ENTERTAINMENT)
    units = [good for good in kinds for _ in range(bare[good])][:spare]
    return amounts({good: units.count(good) for good in units})


def _delivery(key: str, body: Body) -> Delivery | None:
    """What is required and there already, with the skills that help; nothing put down yet."""
    bare = {name: value for name, value in body.items() if name not in {BROUGHT[key], AS}}
    try:
        if key == "construct":
            works: construct.Works = read(construct.QuestionForm(), bare)[1]
            return works.delivery
        setup, commission = read(contract.QuestionForm(), bare)
    except RefusedError:
        return None
    return _to_contract(commission, setup.readings())


def _to_contract(commission: Commission, readings: Readings) -> Delivery | None:
    return None if commission.action is Action.RESERVE else commission.delivery(readings)


def hand_of(typed: MultiDict[str, str]) -> Goods:
    """The tokens at hand, where any were told that can be read."""
    counts = ((good, whole_of(typed.get(f"{AT_HAND}.{good.value}", ""))) for good in Good)
    told = {good: count for good, count in counts if isinstance(count, int) and is_count(count)}
    return amounts(told) if told else NO_GOODS


def hand_fields(typed: MultiDict[str, str], words: Catalogue) -> FieldView:
    """The fields for the tokens at hand."""
    parts = [
        FieldView(
            path=f"{AT_HAND}.{good.value}",
            name=good.value,
            kind="number",
            label=words.name(f"label-{good.value}"),
            hint=None,
            value=typed.get(f"{AT_HAND}.{good.value}"),
            required=False,
            problems=[],
        )
        for good in Good
    ]
    label, hint = words.name("label-at_hand"), words.name("hint-at_hand")
    return FieldView(AT_HAND, AT_HAND, "group", label, hint, None, False, [], parts=[parts])


def tiles_at_hand(typed: MultiDict[str, str]) -> Iterator[tuple[Property, int]]:
    """The tiles of each kind that a sheet knows of."""
    for kind, name in TILES.items():
        count = whole_of(typed.get(f"{AT_HAND}.{name}", ""))
        if isinstance(count, int) and is_count(count):
            yield kind, count


FOR_TEMPLATES = {
    "hand_fields": hand_fields,
    "plan": plan_of,
    "tiles_at_hand": tiles_at_hand,
}
