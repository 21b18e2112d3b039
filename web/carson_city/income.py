"""The income of the whole town as it is drawn: on each building what it pays."""

from collections.abc import Mapping
from typing import Any

from rules.core.seats import noted_seat_told
from translations.catalogue import Catalogue

DOUBLED = "×2"


def spots_of_income(facts: Mapping[str, Any], words: Catalogue) -> dict[str, dict[str, Any]]:
    """What stands on each building: its income, whether it is doubled, and who attacks it."""
    return {line["at"]: _spot(line, words) for line in facts["lines"]}


def _spot(line: Mapping[str, Any], words: Catalogue) -> dict[str, Any]:
    seat = noted_seat_told(line["seat"])
    return {
        "address": f"#income-{line['at']}",
        "text": str(line["income"]),
        "label": words.says("shown-income-at", at=line["at"], seat=seat, amount=line["income"]),
        "sign": DOUBLED if line["income"] > line["normal"] else "",
        "by": attacker_of(line),
    }


def attacker_of(line: Mapping[str, Any]) -> int | None:
    """The seat that attacks a building."""
    return next((paid["seat"] for paid in line["paid"] if paid["as"] == "attacker"), None)


FOR_TEMPLATES = {
    "attacker_of": attacker_of,
    "noted_seat_told": noted_seat_told,
    "spots_of_income": spots_of_income,
}
