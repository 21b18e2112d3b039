"""Every breakdown adds up, row by row and part by part, and ranks are what totals make them."""

from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.asking import Asking, address_of
from tests.strategies import dealt, same_client
from tests.title_tests import Pad, every_title

TITLES = every_title()
LABELS = [(slug, language) for slug, tests in TITLES.items() for language in tests.pad.labels]


@pytest.mark.parametrize("slug", TITLES)
@same_client
@given(data=st.data())
def test_all_rows_stand_in_score_pad_order_and_add_up_to_the_total(
    client: FlaskClient, slug: str, data: st.DataObject
) -> None:
    pad, body = TITLES[slug].pad, data.draw(dealt(TITLES[slug].dealers.tables))
    for seat in Asking(slug).answer_to(client, "score", body)["seats"]:
        assert tuple(line["row"] for line in seat["lines"]) == pad.rows
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        for line in seat["lines"]:
            assert line["clauses"] == pad.clauses.get(line["row"], line["clauses"])
            assert line["points"] == sum(points_counted(pad, line))
            assert all(part["why"] for part in line["parts"])


def points_counted(pad: Pad, line: dict[str, Any]) -> list[int]:
    """The points of the parts that make up a line."""
    points = [part["points"] for part in line["parts"]]
    return points[:1] if line["row"] in pad.alternatives else points


@pytest.mark.parametrize(("slug", "language"), LABELS)
def test_the_rows_have_the_contracts_labels(client: FlaskClient, slug: str, language: str) -> None:
    tests = TITLES[slug]
    body = tests.dealers.tables(Random(0))  # noqa: S311 (nothing secret)
    if tests.title.labels_follow_edition:
        body = {**body, "edition": language}
    answer = client.post(
        address_of(slug, "score"), json=body, headers={"Accept-Language": language}
    )
    lines = answer.get_json()["seats"][0]["lines"]
    assert tuple(line["label"] for line in lines) == tests.pad.labels[language]


@pytest.mark.parametrize("slug", TITLES)
@same_client
@given(data=st.data())
def test_ranks_winners_and_the_tie_say_the_same(
    client: FlaskClient, slug: str, data: st.DataObject
) -> None:
    body = data.draw(dealt(TITLES[slug].dealers.tables))
    found = Asking(slug).answer_to(client, "score", body)
    totals = [seat["total"] for seat in found["seats"]]
    ranks = [seat["rank"] for seat in found["seats"]]
    better = [1 + sum(other > total for other in totals) for total in totals]
    at_least = zip(ranks, better, strict=True)
    assert ranks == better or TITLES[slug].pad.tie_breaks
    assert all(rank >= least for rank, least in at_least)
    best = [seat["name"] for seat in found["seats"] if seat["rank"] == 1]
    assert found["winners"] == best
    assert len(best) == 1 or len(found["tie_break"].split()) > 3
    assert bool(found["tie_break"]) == (totals.count(max(totals)) > 1)
    assert found["house_rules"] == body.get("house_rules", {})
    assert found["edition"] == body.get("edition", TITLES[slug].title.editions[0])
