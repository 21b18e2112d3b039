"""Where a card may lie: one spot, all spots, and what would help."""

from typing import Any

from hypothesis import given

from tests.carson_city_cards import dealing, plain, situations
from tests.carson_city_cards.asking import as_json, rule
from tests.carson_city_cards.strategies import questions
from tests.strategies import dealt, samples

Body = dict[str, Any]

RING = 2
A_FEW, ALL = 300, 10_000


def every_spot(city: plain.City) -> list[str]:
    """Each spot of the drawing at c3 and of a ring around it."""
    _, _, right, bottom = plain.box(city)
    columns, rows = range(right + RING + 1), range(bottom + RING + 1)
    return [dealing.name_of((column, row)) for row in rows for column in columns]


def drawn_at_c3(body: Body) -> tuple[plain.City, Body]:
    """The situation with its city as notation, two columns and rows from the corner."""
    city = plain.typed_city(body)
    left, top, *_ = plain.box(city)
    drawn = plain.moved(city, 2 - left, 2 - top)
    text = plain.drawing(drawn, margin=2)
    return drawn, {**{key: body[key] for key in body if key != "cards"}, "city": text}


def legal_by_asking(body: Body, spots: list[str]) -> list[Body]:
    """The spots that the question for one spot says yes to, with what it says of them."""
    found = []
    for at in spots:
        answer = rule("placement", {**body, "at": at})
        if answer["verdict"] == "yes":
            told = {key: answer["facts"][key] for key in ("score_change", "covers")}
            found.append({"at": at, **told})
    return found


with_some_city = given(body=dealt(situations.placements, fewest=1))


@with_some_city
def test_the_legal_spots_are_those_that_asking_one_by_one_finds(body: Body) -> None:
    drawn, asked = drawn_at_c3(body)
    facts = rule("placements", body)["facts"]
    found = legal_by_asking(asked, every_spot(drawn))
    assert sorted(facts["spots"], key=lambda spot: spot["at"]) == sorted(
        found, key=lambda spot: spot["at"]
    )
    assert facts["count"] == len(found)
    assert facts["best"] == max((spot["score_change"] for spot in found), default=None)
    assert ("if_none" in facts) == (not found)


@with_some_city
def test_spots_come_best_first_then_fewest_covered_then_row_then_column(body: Body) -> None:
    spots = rule("placements", body)["facts"]["spots"]
    preference = [
        (-spot["score_change"], spot["covers"], *reversed(plain.spot_at(spot["at"])))
        for spot in spots
    ]
    assert preference == sorted(preference)
    assert len(set(preference)) == len(preference)


def test_random_placements_are_those_of_the_plain_reference(whole: bool) -> None:
    for body in samples(situations.placements, ALL if whole else A_FEW):
        assert rule("placements", body)["facts"] == plain.placements(body), body


def clauses_against(body: Body) -> set[str]:
    return plain.placement(
        plain.typed_city(body),
        body["card"],
        plain.spot_at(body["at"]),
        body.get("characters", []),
        plain.readings_of(body),
    )


@given(questions("placement"))
def test_a_spot_is_forbidden_by_exactly_the_clauses_of_the_plain_reference(body: Body) -> None:
    answer = rule("placement", body)
    forbids = clauses_against(body)
    assert forbids == (answer["clauses"] if answer["verdict"] != "yes" else set())
    assert (answer["verdict"] == "yes") == (not forbids)


@given(questions("placement"))
def test_a_legal_card_leaves_the_city_that_the_plain_reference_sees(body: Body) -> None:
    answer = rule("placement", body)
    if clauses_against(body):
        assert answer["verdict"] == "open" or answer["facts"] == {}
        return
    city = plain.typed_city(body)
    laid = plain.moved(plain.parse(body["card"]), *plain.spot_at(body["at"]))
    owned, readings = body.get("characters", []), plain.readings_of(body)
    before, after = (plain.city_total(c, owned, 0, readings) for c in (city, {**city, **laid}))
    assert answer["facts"] == {
        "covers": len(city.keys() & laid.keys()),
        "city": plain.drawing({**city, **laid}),
        "score_change": after - before,
    }


def test_the_random_spots_show_every_reason_to_refuse_one() -> None:
    bodies = samples(situations.placement, A_FEW)
    clauses = set().union(*(clauses_against(body) for body in bodies))
    assert clauses == {"CCC-26", "CCC-27", "CCC-29", "CCC-32", "CCC-33"}


def test_an_empty_city_takes_its_first_card_anywhere() -> None:
    body = {"city": "", "card": "h./.."}
    facts = rule("placements", body)["facts"]
    assert facts == {
        "city": "",
        "offset": {"columns": 0, "rows": 0},
        "spots": [{"at": "c3", "score_change": 0, "covers": 0}],
        "count": 1,
        "best": 0,
    }
    assert rule("placement", {**body, "at": "y25"})["verdict"] == "yes"


def test_a_city_without_room_says_what_becomes_of_the_card() -> None:
    body = {"city": "/".join(["hm" * 4] * 8), "card": "i./.m"}
    for reading in plain.READINGS["CCC-O12"]:
        facts = rule("placements", {**body, "house_rules": {"CCC-O12": reading}})["facts"]
        assert as_json(facts["spots"]) == []
        assert (facts["count"], facts["best"], facts["if_none"]) == (0, None, reading)
