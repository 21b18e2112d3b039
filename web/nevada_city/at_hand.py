"""What would complete a building or a contract with the tokens and skills at hand."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.nevada_city.choices import belonging
from rules.nevada_city.delivery import Delivery, Filling
from rules.nevada_city.goods import NO_GOODS, Good, Goods, Property, amounts
from scoring.nevada_city.questions import construct, contract
from translations.catalogue import Catalogue
from web.forms.kinds.kind import NONE
from web.forms.typed import whole_of
from web.forms.view import FieldView
from web.nevada_city.asked import AT_HAND, TILES, is_count
from web.nevada_city.drawn import delivery_of

Body = Mapping[str, Any]
FORMS = {"construct": construct.QuestionForm, "contract": contract.QuestionForm}
BROUGHT = {"construct": "bring", "contract": "pay"}
"""Where each question names the tokens that are put down."""
AS = "entertainment_as"


@dataclass(frozen=True, slots=True)
class Plan(Filling):
    """What to put down, and what is missing even so."""

    asked: Body
    """The question with all of this filled in."""


def plan_of(key: str, body: Body, typed: MultiDict[str, str]) -> Plan | None:
    """How far the tokens at hand go; None where they or the goods required are not known."""
    bare = {name: value for name, value in body.items() if name not in {BROUGHT[key], AS}}
    hand, delivery = hand_of(typed), _delivery(key, bare)
    if not hand or delivery is None or not delivery.lacking:
        return None
    found = delivery.filled_from(hand)
    told = {BROUGHT[key]: found.bring, AS: found.entertainment_as}
    filled = {name: goods.named or NONE for name, goods in told.items()}
    asked = {**bare, **filled, AT_HAND: hand.named}
    return Plan(found.bring, found.entertainment_as, found.short, asked)


def _delivery(key: str, bare: Body) -> Delivery | None:
    """What is required and there already, with the skills that help; nothing put down yet."""
    try:
        setup, situation = read(FORMS[key](), bare)
    except RefusedError:
        return None
    return delivery_of(situation, setup)


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
    "belonging": belonging,
    "hand_fields": hand_fields,
    "hand_of": hand_of,
    "plan": plan_of,
    "tiles_at_hand": tiles_at_hand,
}
