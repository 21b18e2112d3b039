"""Who owns which building is worked out over the whole table, and contradictions are refused."""

from collections import Counter

from flask.testing import FlaskClient

from tests.nevada_city.asking import refused_at
from tests.nevada_city.plain_box import Body
from tests.nevada_city.plain_faults import faults
from tests.nevada_city.spoiling import spoiled
from tests.strategies import samples

CANNOT_PAY = "boarding_house"
"""Whoever lists the Boarding House forbids the others to have scored it."""


def told_apart(body: Body) -> bool:
    """Whether the row of the Boarding House stays out of what was changed."""
    return not any(seat.get(CANNOT_PAY) for seat in body["seats"])


def test_a_contradiction_over_buildings_is_refused_where_the_plain_reference_finds_it(
    client: FlaskClient, whole: bool
) -> None:
    for body in filter(told_apart, samples(spoiled, 10_000 if whole else 400)):
        expected, found = faults(body), refused_at(client, "score", body)
        assert bool(found) == bool(expected), (body, found, expected)
        assert {*expected[:1]} <= found, body
        # Elsewhere one contradiction may bring others along.
        if len(expected) == 1 and ".contracts." in expected[0]:
            assert found == {*expected}, body


def test_the_random_contradictions_are_of_every_kind() -> None:
    found = [faults(body) for body in samples(spoiled, 1000)]
    kinds = Counter(path.rpartition(".")[2] for paths in found for path in paths)
    assert {*kinds} == {"building", "built", "owner", "buildings"}
    assert [] in found
