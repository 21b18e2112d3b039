"""Asks over the API; warnings are told by what they belong to."""

from rules.gold_rush import TITLE
from tests.asking import Asking, Json

LISTS = {"features", "map"}


def warned_at(found: Json) -> list[str]:
    """The feature, the tile or the seats that each warning belongs to."""
    paths = (warning["at"].split(".") for warning in found["warnings"])
    return sorted(".".join(path[: 2 if path[0] in LISTS else 1]) for path in paths)


ASKING = Asking(TITLE.slug, warned_at=warned_at)
answer_to, refused_at = ASKING.answer_to, ASKING.refused_at
score, rule, assert_as_expected = ASKING.score, ASKING.rule, ASKING.assert_as_expected
