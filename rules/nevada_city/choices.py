"""Fields of a question that belong to one choice only: drawn with it, left out without it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.nevada_city.buildings import Building
from rules.nevada_city.hiring import PILES
from rules.nevada_city.purchases import POSTS, STORES

Body = Mapping[str, Any]
UNCHOSEN = ""
YES, NO = "true", "false"


@dataclass(frozen=True, slots=True)
class Only:
    """A field is asked for only with one of these choices in another."""

    choice: str
    among: tuple[str, ...]
    """UNCHOSEN among them where nothing chosen means one of them."""

    def holds(self, body: Body) -> bool:
        """Whether this was chosen."""
        return _as_chosen(body.get(self.choice)) in self.among

    @property
    def name(self) -> str:
        """A name for its fields in pages; the style sheet hides them by it."""
        return f"only-{self.choice}-{'-'.join(each or 'unchosen' for each in self.among)}"


def _as_chosen(value: Any) -> str:
    """What a form sends for it."""
    if value is None:
        return UNCHOSEN
    return (YES if value else NO) if isinstance(value, bool) else str(value)


def _only(choice: str, *among: str) -> tuple[Only, ...]:
    return (Only(choice, among),)


CITY_HALL = _only("at", UNCHOSEN, Building.CITY_HALL)
CLAIMS_CARD = _only("what", "building", "both")
CLAIMS_LAND = _only("what", "property", "both")
TAKES = _only("action", "reserve", "complete")
FILLS = _only("action", "work", "complete")
NOT_OF_THE_BANK = tuple(
    building
    for building in (*POSTS, *STORES, Building.PHARMACIST)
    if building is not Building.TRADING_POST
)
OFFERS = _only("building", *POSTS, *STORES)
HIRED_AT_OWN = _only("via", *(building for building in PILES if building is not Building.HOTEL))
COSTS_MONEY = (*_only("kind", "payment", "fire"), *_only("owner_places_marker", UNCHOSEN, YES))

BELONGING: Mapping[str, Mapping[str, tuple[Only, ...]]] = {
    "claim": {
        "space_cost": CITY_HALL,
        "capitol_owner": _only("at", Building.CAPITOL),
        **dict.fromkeys(("building", "card_year", "under_construction", "free_plots"), CLAIMS_CARD),
        **dict.fromkeys(("property", "free_mat_spaces"), CLAIMS_LAND),
    },
    "contract": {
        **dict.fromkeys(("space_type", "contract_type"), TAKES),
        "requires": FILLS,
        "deposited": _only("action", "work"),
        **dict.fromkeys(("pay", "entertainment_as", "skills", "vp", "vp_high", "vp_low"), FILLS),
        "named_building": FILLS,
        "building_owner": (*FILLS, *_only("named_building", "constructed")),
    },
    "buy": {
        "owner": _only("building", *NOT_OF_THE_BANK),
        "offered": OFFERS,
        "prices": _only("building", Building.MILITARY_STORE),
        "give": _only("building", Building.PHARMACIST),
    },
    "newspaper": {
        "homestead_cards": _only("contract", "reserve"),
        "character_done_contract": _only("contract", "reserve", "complete"),
    },
    "tobacconist": {"character_done_contract": _only("copied_contract_space", YES)},
    "hire": {
        "space_fee": _only("via", Building.HOTEL),
        "building_owner": HIRED_AT_OWN,
        "sheriff_badge": _only("via", Building.SHERIFF),
    },
    "loan": {
        "when": _only("action", "take"),
        "markers": _only("action", "take", "carry_over"),
        **dict.fromkeys(("loans", "repaid"), _only("action", "carry_over")),
        "money": _only("action", "repay", "carry_over"),
    },
    "event": {
        "amount": _only("kind", "payment"),
        "owner_places_marker": _only("kind", "fire"),
        **dict.fromkeys(("money", "loan_amount"), COSTS_MONEY),
    },
    "troublemaker": {"pay_doctor": _only("doctor", "self", "other", "bank")},
}
"""By question and field; a choice that belongs to another one comes before what hangs on it."""


def meant_by(key: str, body: dict[str, Any]) -> dict[str, Any]:
    """Without what belongs to a choice that was not made: it is hidden, and not asked about."""
    meant = dict(body)
    for field, conditions in BELONGING.get(key, {}).items():
        if not all(condition.holds(meant) for condition in conditions):
            meant.pop(field, None)
    return meant


def belonging(key: str, field: str) -> str:
    """The names under which a page hides a field."""
    return " ".join(only.name for only in BELONGING.get(key, {}).get(field, ()))
