"""What is special about the seats of Nevada City on pages, and what lies beside its table."""

from collections.abc import Mapping
from typing import Any

from rules.nevada_city.choices import meant_by
from web.house.names import NAMES
from web.nevada_city import at_hand, cards, drawn, seats, year
from web.nevada_city.asked import AT_HAND, asked_of
from web.sheets.beside import Beside

__all__ = ["asked_of", "meant_by"]

OWNED_ONCE = ""
PICTURES = drawn.PICTURES
ASKED_BESIDE = frozenset({AT_HAND, NAMES})


def way_of(_: Mapping[str, Any], __: str) -> str:
    """Pawn and ledger may be filled in side by side, so there is only one way."""
    return ""


def seat_body(typed: Mapping[str, Any], _: str) -> dict[str, Any]:
    """The seat as it is scored."""
    return seats.with_the_bank_as_named(typed)


def seated(names: list[str]) -> list[dict[str, Any]]:
    """The seats for these people."""
    return [{"name": name} for name in names]


def parts_body(typed: dict[str, Any], count: int) -> dict[str, Any]:
    """The goals as they are scored, with a count for each seat."""
    return seats.with_all_counts(typed, count)


BESIDE: Mapping[str, Beside] = {"year": year.BESIDE, "cards": cards.BESIDE}

FOR_TEMPLATES: Mapping[str, Any] = {
    **seats.FOR_TEMPLATES,
    **cards.FOR_TEMPLATES,
    **at_hand.FOR_TEMPLATES,
    **drawn.FOR_TEMPLATES,
    **year.FOR_TEMPLATES,
}
