"""What the random tables show on which the score is compared with the plain reference."""

from collections import Counter
from itertools import chain

from tests.gold_rush import dealing_tables, plain, plain_score
from tests.gold_rush.plain_readings import readings_of
from tests.strategies import samples


def test_the_random_tables_show_ties() -> None:
    scored = [plain.score(body) for body in samples(dealing_tables.table, 100)]
    assert {len(found["winners"]) for found in scored} >= {1, 2}


def test_the_random_tables_show_every_feature_complete_and_not_alone_and_shared() -> None:
    found = Counter(
        (one["kind"], one.get("completed", False), len(plain_score.majority(one["cowboys"])) > 1)
        for body in samples(dealing_tables.table, 250)
        for one in plain_score.features_of(body, readings_of(body))
    )
    kinds = chain(("railroad", "mountain"), ("city", "prairie"))
    expected = {
        (kind, done, tie) for kind in kinds for done in (True, False) for tie in (True, False)
    }
    expected -= {("city", True, True), ("city", False, True)}
    expected -= {("prairie", True, True), ("prairie", True, False)}
    assert set(found) == expected
