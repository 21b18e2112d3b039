"""What holds of every breakdown, whatever lies on the table."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given

from rules.carson_city_cards import TITLE
from tests.carson_city_cards import plain, seating
from tests.carson_city_cards.asking import as_json, breakdown_of, points_at, score, total_of
from tests.carson_city_cards.strategies import cities_alone, named_tables
from tests.strategies import chances, dealt

Body = dict[str, Any]


TIES = {
    "nobody shares a place": ([9, 7, 3, 1], [1, 2, 3, 4]),
    "two share the first place": ([9, 7, 9, 3], [1, 3, 1, 4]),
    "three share it": ([7, 3, 7, 7], [1, 4, 1, 1]),
    "all share it": ([0, 0, 0, 0], [1, 1, 1, 1]),
    "two share the second place": ([5, 7, 5, 3], [2, 1, 2, 4]),
}


@pytest.mark.parametrize(("appeals", "ranks"), TIES.values(), ids=TIES)
def test_a_tie_for_the_first_place_stands_and_names_who_shares_it(
    client: FlaskClient, appeals: list[int], ranks: list[int]
) -> None:
    seats = [{"virtual": True, "appeal": appeal} for appeal in appeals]
    body = {"partial": True, "seats": seats}
    found = client.post(f"/api/v1/{TITLE.slug}/score", json=body).json
    assert [seat["rank"] for seat in found["seats"]] == ranks
    sentence = found["tie_break"] or ""
    first = [seat["name"] for seat in found["seats"] if seat["rank"] == 1]
    named = [seat["name"] for seat in found["seats"] if seat["name"] in sentence]
    assert named == (first if len(first) > 1 else [])


@given(body=named_tables, chance=chances)
def test_the_order_of_the_seats_changes_nothing_but_the_order(body: Body, chance: Any) -> None:
    order = chance.sample(range(len(body["seats"])), len(body["seats"]))
    shuffled = {**body, "seats": [body["seats"][place] for place in order]}
    here, there = score(body), score(shuffled)
    assert there["seats"] == [here["seats"][place] for place in order]
    assert in_any_order(there) == in_any_order(here)


def in_any_order(found: Body) -> list[Any]:
    """Winners and dependences, the winners of each sorted."""
    found = as_json(found)
    for outcome in (found, *(other for e in found["depends_on"] for other in e["otherwise"])):
        outcome["winners"].sort()
    return [found["winners"], found["depends_on"]]


@given(dealt(seating.table, 4, named=True))
def test_a_seat_scores_alone_what_it_scores_in_a_full_table(body: Body) -> None:
    together = score(body)["seats"]
    for seat, expected in zip(body["seats"], together, strict=True):
        alone = score({**body, "partial": True, "seats": [seat]})["seats"][0]
        assert (alone["name"], alone["total"], alone["lines"]) == (
            expected["name"],
            expected["total"],
            expected["lines"],
        )
        assert alone["rank"] == 1


def drawn(seat: Body) -> Body:
    """The same seat with the city as seen from above instead of its cards."""
    if "cards" not in seat:
        return seat
    city = plain.lay(seat["cards"])
    columns, rows = plain.box(city)[2:] if city else (-1, -1)
    lines = ("".join(city.get((c, r), "-") for c in range(columns + 1)) for r in range(rows + 1))
    return {**{k: v for k, v in seat.items() if k != "cards"}, "city": "/".join(lines)}


@given(cities_alone)
def test_a_covered_parcel_never_scores(body: Body) -> None:
    seen = {**body, "seats": [drawn(seat) for seat in body["seats"]]}
    assert score(seen) == score(body)
    for line, same in zip(*(breakdown_of(b).seats[0].lines for b in (body, seen)), strict=True):
        assert points_at(line.parts) == points_at(same.parts)


HIDDEN = {
    "a House under a House is one House": ("h./..", "h./..", "teacher", 1),
    "a House under a Townhouse is no House any more": ("h./..", "t./..", "teacher", 2),
    "a Hotel under a Hotel is one Hotel": ("l./..", "l./..", "doctor", 5 + 3),
    "a Mountain under a Mountain is one Mountain": ("m./..", "m./..", "prospector", 1),
    "a Mine under a Mine is one Mine": ("i./..", "i./..", "prospector", 1),
    "a Ranch under a Ranch is one Ranch": ("r./..", "r./..", "cowboy", 3 + 3),
    "a Prison under a Prison is one Prison": ("p./..", "p./..", "sheriff", 3),
    "a Bank under a Bank is one Bank": ("b./..", "b./..", "banker", 4),
    "what is no longer empty feeds no Ranch": ("r./..", "rm/mm", "cowboy", 3),
    "what is no longer empty is not the Settler's": ("r./..", "rm/.m", "settler", 1 + 1),
    "outlaws under a House cost nothing": ("o./..", "h./..", "sheriff", 0),
    "outlaws under a Church are not empty": ("o./.r", "c./.r", "sheriff", 2),
}


@pytest.mark.parametrize(("below", "above", "owned", "total"), HIDDEN.values(), ids=HIDDEN)
def test_only_what_is_seen_from_above_counts(
    below: str, above: str, owned: str, total: int
) -> None:
    cards = [{"at": "c3", "parcels": below}, {"at": "c3", "parcels": above}]
    assert total_of({"cards": cards, "characters": [owned]}) == total
