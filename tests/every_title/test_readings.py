"""What an answer depends on is what comes out when a table chooses the other reading."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.asking import Asking, Body, choosing
from tests.strategies import a_share, dealt
from tests.title_tests import Found, every_title

TITLES = every_title()
QUESTIONS = [
    (slug, question) for slug, tests in TITLES.items() for question in tests.dealers.situations
]


@pytest.mark.parametrize("slug", TITLES)
def test_the_book_has_the_open_points_and_readings_of_the_contract(slug: str) -> None:
    title, points = TITLES[slug].title, TITLES[slug].points
    found = title.book.open_points.values()
    assert {point.id: point.readings for point in found} == points.readings
    assert {point.id: point.told_at for point in found}.items() >= points.told_at.items()
    for edition in title.editions:
        settled = {point.id: point.default(edition) for point in found}
        assert settled == points.in_force({"edition": edition})


@pytest.mark.parametrize("slug", TITLES)
def test_what_is_said_of_when_a_point_can_matter_fits_the_title(slug: str) -> None:
    title, points = TITLES[slug].title, TITLES[slug].title.book.open_points.values()
    assert {point.id for point in points if point.in_score} == TITLES[slug].points.of_a_score
    fewest, most = title.players
    for point in points:
        assert point.players <= {*range(fewest, most + 1)}, point.id
        assert point.variants | point.not_with <= {*title.variants}, point.id


@pytest.mark.parametrize("slug", TITLES)
@a_share
@given(data=st.data())
def test_what_a_score_hangs_on_can_matter_at_its_table(
    client: FlaskClient, slug: str, data: st.DataObject
) -> None:
    tests = TITLES[slug]
    body = data.draw(dealt(tests.dealers.tables))
    for entry in tests.asked.score(client, body)["depends_on"]:
        point = tests.title.book.open_points[entry["open_point"]]
        assert point.in_score
        assert point.can_matter(len(body["seats"]), body.get("variants", []))


@pytest.mark.parametrize(("slug", "question"), QUESTIONS)
@a_share
@given(data=st.data())
def test_what_an_answer_hangs_on_can_matter_with_so_many_players(
    client: FlaskClient, slug: str, question: str, data: st.DataObject
) -> None:
    tests = TITLES[slug]
    body = data.draw(dealt(tests.dealers.situations[question]))
    for entry in tests.asked.rule(client, question, body)["depends_on"]:
        point = tests.title.book.open_points[entry["open_point"]]
        assert point.can_matter(body.get("players"), body.get("variants", [])), body


@pytest.mark.parametrize(("slug", "question"), QUESTIONS)
@a_share
@given(data=st.data())
def test_an_other_reading_says_what_it_gives_once_it_is_chosen(
    client: FlaskClient, slug: str, question: str, data: st.DataObject
) -> None:
    tests = TITLES[slug]
    body = data.draw(dealt(tests.dealers.situations[question]))
    for entry in tests.asked.rule(client, question, body)["depends_on"]:
        for other in entry["otherwise"]:
            chosen = choosing(body, entry["open_point"], other["reading"])
            if "needs" in other:
                assert_needed(client, slug, question, chosen, entry["open_point"], other["needs"])
                continue
            if against := tests.points.against(chosen):
                assert Asking(slug).refused_at(client, question, chosen) == against
                continue
            found = tests.asked.rule(client, question, chosen)
            assert found["verdict"] == other["verdict"] or is_left_open(found)
            if found["verdict"] == other["verdict"]:
                assert found["facts"] == other["facts"]
            else:
                assert found["facts"] in facts_that_say_yes(found)


def assert_needed(
    client: FlaskClient, slug: str, question: str, chosen: Body, point: str, needs: list[str]
) -> None:
    """A table that chose the reading is refused, or hears the same of the reading that it left."""
    if refused := Asking(slug).refused_at(client, question, chosen):
        assert refused == {*needs}
        return
    found = TITLES[slug].asked.rule(client, question, chosen)
    (entry,) = [each for each in found["depends_on"] if each["open_point"] == point]
    assert {path for other in entry["otherwise"] for path in other["needs"]} == {*needs}


def undecided(found: Found) -> list[Found]:
    """What leaves an answer open."""
    return [entry for entry in found["depends_on"] if entry["reading"] is None]


def is_left_open(found: Found) -> bool:
    """Whether an answer is open, and says on what it hangs."""
    return found["verdict"] == "open" and bool(undecided(found))


@pytest.mark.parametrize(("slug", "question"), QUESTIONS)
@a_share
@given(data=st.data())
def test_choosing_the_readings_in_force_only_decides_what_was_open(
    client: FlaskClient, slug: str, question: str, data: st.DataObject
) -> None:
    tests = TITLES[slug]
    body = data.draw(dealt(tests.dealers.situations[question]))
    found = tests.asked.rule(client, question, body)
    chosen = {**body, "house_rules": tests.points.in_force(body)}
    if against := tests.points.against(chosen):
        assert Asking(slug).refused_at(client, question, chosen) == against
        return
    settled = tests.asked.rule(client, question, chosen)
    named = [[entry["open_point"] for entry in each["depends_on"]] for each in (found, settled)]
    together = {point for each in found.get("together", []) for point in each["readings"]}
    alone = [point for point in named[0] if point not in together]
    assert alone == [point for point in named[1] if point not in together]
    assert {*named[1]} <= {*named[0]}
    assert not undecided(settled)
    assert bool(undecided(found)) == (found["verdict"] == "open")
    if undecided(found):
        assert settled["verdict"] in {"yes", "no"}
        assert found["facts"] in facts_of_a_yes(found, settled)
    else:
        assert settled == found


def facts_of_a_yes(found: Found, settled: Found) -> list[Any]:
    """The facts that an open answer may show: those of the table's own reading if it says yes."""
    if settled["verdict"] == "yes":
        return [settled["facts"]]
    return facts_that_say_yes(found)


def facts_that_say_yes(found: Found) -> list[Any]:
    """The facts under each reading of an undecided point that says yes."""
    others = [other for entry in undecided(found) for other in entry["otherwise"]]
    others += found.get("together", [])
    return [other["facts"] for other in others if other.get("verdict") == "yes"]


@pytest.mark.parametrize("slug", TITLES)
@a_share
@given(data=st.data())
def test_a_table_scores_under_another_reading_as_it_was_told(
    client: FlaskClient, slug: str, data: st.DataObject
) -> None:
    tests = TITLES[slug]
    body = data.draw(dealt(tests.dealers.tables))
    for entry in tests.asked.score(client, body)["depends_on"]:
        assert entry["open_point"] in tests.points.of_a_score
        for other in entry["otherwise"]:
            if "needs" not in other:
                chosen = choosing(body, entry["open_point"], other["reading"])
                if against := tests.points.against(chosen):
                    assert Asking(slug).refused_at(client, "score", chosen) == against
                    continue
                found = tests.asked.score(client, chosen)
                told = {"totals": found["totals"], "winners": found["winners"]}
                assert {"reading": other["reading"], **told} == other
