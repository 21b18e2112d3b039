"""What has to hold for every table and every situation, whoever works it out."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.nevada_city.asking import rule, score
from tests.nevada_city.plain_box import (
    BUILDING_GOODS,
    CUBES,
    GOODS,
    RESOURCES,
    Body,
    readings_of,
)
from tests.nevada_city.plain_score import LEDGER, is_itemised
from tests.nevada_city.plain_setup import draws
from tests.nevada_city.strategies import allowed, questions, tables
from tests.strategies import same_client

HIGHEST = {"properties": 120, "building_owner_bonus": 160, "other": 199}
COSTS = {"claim": "cost", "hire": "total", "newspaper": "cost"}


def reseated(body: Body, order: list[int]) -> dict[str, Any]:
    """The same table with its seats in another order."""
    moved = {**body, "seats": [body["seats"][place] for place in order]}
    if "goals" in body:
        moved["goals"] = [
            {**goal, "counts": [goal["counts"][place] for place in order]} for goal in body["goals"]
        ]
    return moved


def in_any_order(entries: list[Any]) -> list[Any]:
    """Dependences with their winners sorted; dicts have no order."""
    return [
        {
            **entry,
            "otherwise": [
                {**other, "winners": sorted(other.get("winners", ()))}
                for other in entry["otherwise"]
            ],
        }
        for entry in entries
    ]


@same_client
@given(body=tables, data=st.data())
def test_a_table_scores_the_same_whoever_sits_where(
    client: FlaskClient, body: Body, data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(body["seats"]))))
    found, elsewhere = score(client, body), score(client, reseated(body, order))
    for name in ("lines", "ranks"):
        assert elsewhere[name] == [found[name][place] for place in order]
    assert elsewhere["totals"] == found["totals"]
    assert elsewhere["tie_break"] == found["tie_break"]
    assert sorted(elsewhere["winners"]) == sorted(found["winners"])
    assert in_any_order(elsewhere["depends_on"]) == in_any_order(found["depends_on"])
    assert len(elsewhere["warnings"]) == len(found["warnings"])


@same_client
@given(body=questions("goal"))
def test_a_goal_never_pays_more_than_its_levels(client: FlaskClient, body: Body) -> None:
    levels, counts = body["levels"], body["counts"]
    points = rule(client, "goal", body)["facts"]["points"]
    assert sum(points) <= sum(levels[: len(counts)])
    assert max(points) <= levels[0]
    assert all(won == 0 for won, count in zip(points, counts, strict=True) if count == 0)
    by_count = dict(zip(counts, points, strict=True))
    assert [by_count[count] for count in counts] == points


@same_client
@given(body=questions("goal"))
def test_who_has_more_of_a_goal_never_gets_less_where_the_levels_are_pooled(
    client: FlaskClient, body: Body
) -> None:
    body = {**body, "house_rules": {"NC-O10": "pool"}}
    points = rule(client, "goal", body)["facts"]["points"]
    ranked = sorted(zip(body["counts"], points, strict=True))
    assert [won for _, won in ranked] == sorted(points)


@same_client
@given(body=questions("goal"))
def test_a_goal_pays_on_a_table_what_the_question_says(client: FlaskClient, body: Body) -> None:
    names = ("Ann", "Bob", "Cid", "Dot")[: len(body["counts"])]
    goal = {"levels": body["levels"], "counts": body["counts"]}
    table = {
        "seats": [{"name": name, "score_track": 7} for name in names],
        "house_rules": body.get("house_rules", {}),
        "goals": [goal],
    }
    lines = score(client, table)["lines"]
    assert [line["goals"] for line in lines] == rule(client, "goal", body)["facts"]["points"]


def flat(body: Body, lines: list[dict[str, int]]) -> dict[str, Any]:
    """The table with a plain number in every row that can hold it."""
    seats = []
    for seat, line in zip(body["seats"], lines, strict=True):
        numbers = {
            row: line[row]
            for row in (*[row for row in LEDGER if row in seat], "building_owner_bonus")
            if line[row] <= HIGHEST.get(row, line[row])
        }
        seats.append({**seat, **(numbers if is_itemised(seat) else {})})
    return {**body, "seats": seats}


def without_start_buildings(found: Body) -> list[Body]:
    """What a score depends on where plain points say already which buildings stood."""
    return [each for each in found["depends_on"] if each["open_point"] != "NC-O22"]


@same_client
@given(body=tables)
def test_a_plain_number_scores_as_the_same_row_itemised(client: FlaskClient, body: Body) -> None:
    found = score(client, body)
    others = [line["other"] for line in found["lines"]]
    assume(all(-99 <= points <= 199 for points in others))
    again = score(client, flat(body, found["lines"]))
    for name in ("lines", "ranks", "totals", "winners"):
        assert again[name] == found[name]
    assert again["depends_on"] == without_start_buildings(found)


@same_client
@given(body=tables)
def test_pawns_score_as_the_ledgers_that_moved_them(client: FlaskClient, body: Body) -> None:
    found = score(client, body)
    before = [sum(line.values()) - line["goals"] for line in found["lines"]]
    assume(all(0 <= points <= 999 for points in before))
    pawns = [
        {key: seat[key] for key in ("name", "resources") if key in seat} | {"score_track": points}
        for seat, points in zip(body["seats"], before, strict=True)
    ]
    again = score(client, {**body, "seats": pawns})
    for name in ("ranks", "totals", "winners"):
        assert again[name] == found[name]
    assert again["depends_on"] == without_start_buildings(found)


def with_more(body: Body, field: str, goods: Body) -> dict[str, Any]:
    """The situation with some tokens more."""
    held = body.get(field, {})
    return {**body, field: {**held, **{kind: held.get(kind, 0) + goods[kind] for kind in goods}}}


def put_down(body: Body, field: str, kind: str) -> int:
    """The tokens of a kind that are brought, those of entertainment too."""
    return body.get(field, {}).get(kind, 0) + body.get("entertainment_as", {}).get(kind, 0)


@same_client
@given(body=allowed("construct"))
def test_a_building_never_takes_more_than_it_needs(client: FlaskClient, body: Body) -> None:
    found = rule(client, "construct", body)
    facts, cost = found["facts"], body["cost"]
    for kind in BUILDING_GOODS:
        there = facts["on_site"].get(kind, 0)
        assert there + facts["missing"].get(kind, 0) == cost.get(kind, 0)
        brought = put_down(body, "bring", kind) + body["delivered"].get(kind, 0)
        assert there == brought + facts["from_skills"].get(kind, 0)
    assert facts["complete"] == (not facts["missing"])


@same_client
@given(body=allowed("construct"), kind=st.sampled_from(BUILDING_GOODS))
def test_a_building_is_complete_with_exactly_what_is_missing(
    client: FlaskClient, body: Body, kind: str
) -> None:
    found = rule(client, "construct", body)
    missing = {**dict.fromkeys(BUILDING_GOODS, 0), **found["facts"]["missing"]}
    full = with_more(body, "bring", missing)
    assert rule(client, "construct", full)["facts"]["complete"] is True
    if missing[kind]:
        less = with_more(body, "bring", {**missing, kind: missing[kind] - 1})
        still = rule(client, "construct", less)["facts"]
        assert (still["complete"], still["missing"]) == (False, {kind: 1})
    everything = {**full, "skills": {}}
    rest = rule(client, "construct", everything)["facts"]["missing"]
    too_many = with_more(with_more(everything, "bring", rest), "bring", {kind: 1})
    assert rule(client, "construct", too_many)["clauses"] == {"NC-34"}


@same_client
@given(body=allowed("contract", action="work"), kind=st.sampled_from(GOODS))
def test_a_contract_is_complete_with_exactly_what_it_requires(
    client: FlaskClient, body: Body, kind: str
) -> None:
    body = {**body, "entertainment_as": {}}
    facts, clause = rule(client, "contract", body)["facts"], {"NC-42"}
    paid = {kind: body.get("pay", {}).get(kind, 0) for kind in GOODS}
    for each in GOODS:
        lies = paid[each] + body.get("deposited", {}).get(each, 0)
        parts = lies, facts["from_skills"].get(each, 0), facts["missing"].get(each, 0)
        assert sum(parts) == body["requires"].get(each, 0)
    full = {**body, "skills": {}}
    rest = rule(client, "contract", full)["facts"]["missing"]
    full = with_more(full, "pay", rest)
    assert rule(client, "contract", full)["facts"]["complete"] is True
    if rest.get(kind):
        less = {**full, "pay": {**full["pay"], kind: full["pay"][kind] - 1}}
        still = rule(client, "contract", less)["facts"]
        assert (still["complete"], still["missing"], still["vp"]) == (False, {kind: 1}, 0)
    assert rule(client, "contract", with_more(full, "pay", {kind: 1}))["clauses"] == clause


@same_client
@given(body=allowed("contract", action="complete"))
def test_a_contract_at_once_and_one_worked_on_to_its_end_score_the_same(
    client: FlaskClient, body: Body
) -> None:
    found = rule(client, "contract", body)
    work = {key: value for key, value in body.items() if not key.endswith("_type")}
    later = rule(client, "contract", {**work, "action": "work", "homestead_cards": 1})["facts"]
    assert later["cards_after"] == 0
    assert {**later, "cards_after": 0} == {**found["facts"], "cards_after": 0}


@pytest.mark.parametrize("question", COSTS)
@same_client
@given(data=st.data())
def test_the_exact_money_suffices_and_a_dollar_less_does_not(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(allowed(question))
    found = rule(client, question, body)
    cost = found["facts"][COSTS[question]]
    settled = {**body, "house_rules": readings_of(body)}
    exact = rule(client, question, {**settled, "money": cost})
    assert exact["verdict"] == "yes"
    assert exact["facts"].get("money_after", 0) == 0
    if cost:
        assert rule(client, question, {**settled, "money": cost - 1})["verdict"] == "no"


@same_client
@given(body=questions("event"))
def test_an_event_neither_makes_nor_loses_money_or_markers(client: FlaskClient, body: Body) -> None:
    facts = rule(client, "event", body)["facts"]
    gives = body["kind"] == "marker" or body.get("owner_places_marker") is False
    spent = int(gives and facts["affected"]) + facts["loans"]
    assert facts["markers_left"] == body["markers"] - spent >= 0
    if facts["money_after"] is not None:
        borrowed = facts["loans"] * body.get("loan_amount", 0)
        assert body["money"] + borrowed == facts["paid"] + facts["money_after"]
        assert facts["money_after"] >= 0


def all_charts(kinds: tuple[str, ...]) -> list[tuple[Body, Body]]:
    """Every way to lay two cubes and five beside those that always lie there."""
    fixed = ({"silver": 1, "crops": 1, "livestock": 1}, {"silver": 2, "livestock": 1})
    most = [5] * len(kinds)
    return [
        tuple(
            {kind: always.get(kind, 0) + more for kind, more in zip(kinds, draw, strict=True)}
            for always, draw in zip(fixed, (two, five), strict=True)
        )
        for two in draws(most, 2)
        for five in draws(most, 5)
    ]


def test_as_many_charts_are_possible_as_are_said_to_be(client: FlaskClient, whole: bool) -> None:
    for variant in (None, *CUBES) if whole else (None,):
        assert_that_all_charts_are_told(client, variant)


def assert_that_all_charts_are_told(client: FlaskClient, variant: str | None) -> None:
    kinds = (*RESOURCES, "neutral") if variant else RESOURCES
    variants = [variant] if variant else []
    found = [
        rule(client, "charts", {"variants": variants, "production": on, "market": at})
        for on, at in all_charts(kinds)
    ]
    possible = [each["facts"] for each in found if each["verdict"] == "yes"]
    assert {facts["possible_states"] for facts in possible} == {len(possible)}
    assert all(sum(facts["left_in_bag"].values()) >= 1 for facts in possible)
