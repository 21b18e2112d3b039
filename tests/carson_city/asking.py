"""Asks over the API; facts that nobody promised are left out."""

from rules.carson_city import TITLE
from tests.asking import Asking, Json


def with_named_facts(outcome: Json) -> Json:
    """An outcome without the facts that are free: an income's lines, whether a no is a duel."""
    if "needs" in outcome:
        return outcome
    free = {"lines", "duel"} if outcome["verdict"] == "no" else {"lines"}
    facts = {name: fact for name, fact in outcome["facts"].items() if name not in free}
    return {**outcome, "facts": facts}


ASKING = Asking(TITLE.slug, promised=with_named_facts)
answer_to, refused_at = ASKING.answer_to, ASKING.refused_at
score, rule, assert_as_expected = ASKING.score, ASKING.rule, ASKING.assert_as_expected
