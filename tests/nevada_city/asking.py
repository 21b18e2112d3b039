"""Asks over the API; the facts of a no are left out, and warnings are told by their fields."""

from rules.nevada_city import TITLE
from tests.asking import Asking, Json

OF_A_SEAT = 3
"""How many steps of a warning's path the contract names: seats.0.contracts."""


def field_of(path: str) -> str:
    """The field of a seat, or of the table, in which a warning stands."""
    steps = path.split(".")
    return ".".join(steps[: OF_A_SEAT if steps[0] == "seats" else 1])


def warned_at(found: Json) -> list[str]:
    """The fields of seats or of the table that are warned about."""
    return sorted({field_of(warning["at"]) for warning in found["warnings"]})


def as_promised(outcome: Json) -> Json:
    """An outcome without the facts of a no, which nobody promised."""
    return {**outcome, "facts": {}} if outcome.get("verdict") == "no" else outcome


ASKING = Asking(TITLE.slug, warned_at=warned_at, promised=as_promised)
answer_to, refused_at = ASKING.answer_to, ASKING.refused_at
score, rule = ASKING.score, ASKING.rule
