"""Scores and answers are what slow and plain references give, with all that hangs on them."""

from collections import Counter
from collections.abc import Iterable

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.broken import Body
from tests.strategies import dealt, same_client, samples
from tests.thorough import thorough
from tests.title_tests import Found, PlainRulings, every_title

ALL_TABLES, ALL_SITUATIONS = 10_000, 2_000

TITLES = every_title()
ANSWERED = {slug: tests.plain.rulings for slug, tests in TITLES.items() if tests.plain.rulings}
QUESTIONS = [(slug, question) for slug, plain in ANSWERED.items() for question in plain.questions]
TRIED_OFTEN = [
    (slug, question) for slug, plain in ANSWERED.items() for question in plain.tried_often
]


@pytest.mark.parametrize("slug", ANSWERED)
def test_every_question_has_a_plain_answer(slug: str) -> None:
    tests = TITLES[slug]
    assert ANSWERED[slug].questions == tests.title.questions == tuple(tests.dealers.situations)


def assert_as_plain(client: FlaskClient, slug: str, question: str, body: Body) -> None:
    """The same verdict, facts and open points, and reasons that the reference leaves no choice."""
    plain = ANSWERED[slug]
    found, expected = TITLES[slug].asked.rule(client, question, body), plain.rule(question, body)
    assert {key: found[key] for key in expected} | {"clauses": None} == {
        **expected,
        "clauses": None,
    }, body
    free = plain.left_to_the_program(question, body) if expected["verdict"] == "no" else set()
    assert plain.same_reasons(*(without(each, free) for each in (found, expected))), body
    assert found["clauses"] or expected["verdict"] != "no", body


def without(found: Found, free: set[str]) -> Found:
    """An answer without the reasons that are left to the program."""
    return {**found, "clauses": found["clauses"] - free}


@pytest.mark.parametrize(("slug", "question"), QUESTIONS)
@same_client
@given(data=st.data())
def test_a_random_situation_is_answered_as_the_plain_reference_says(
    client: FlaskClient, slug: str, question: str, data: st.DataObject
) -> None:
    body = data.draw(dealt(TITLES[slug].dealers.situations[question]))
    assert_as_plain(client, slug, question, body)


@pytest.mark.parametrize(("slug", "question"), TRIED_OFTEN)
def test_many_random_situations_are_answered_as_the_plain_reference_says(
    client: FlaskClient, slug: str, question: str, whole: bool
) -> None:
    number = ALL_SITUATIONS if whole else ANSWERED[slug].a_few
    for body in samples(TITLES[slug].dealers.situations[question], number):
        assert_as_plain(client, slug, question, body)


@pytest.mark.parametrize("slug", TITLES)
@same_client
@given(data=st.data())
def test_a_random_table_scores_as_the_plain_reference_says(
    client: FlaskClient, slug: str, data: st.DataObject
) -> None:
    body = data.draw(dealt(TITLES[slug].dealers.tables))
    assert TITLES[slug].asked.score(client, body) == TITLES[slug].plain.score.score(body)


@pytest.mark.parametrize("slug", TITLES)
def test_many_random_tables_score_as_the_plain_reference_says(
    client: FlaskClient, slug: str, whole: bool
) -> None:
    tests, plain = TITLES[slug], TITLES[slug].plain.score
    for body in samples(plain.sample, ALL_TABLES if whole else plain.a_few // 3):
        assert tests.asked.score(client, body) == plain.score(body), body


@thorough
@pytest.mark.parametrize("slug", TITLES)
def test_the_random_tables_show_every_row_and_every_open_point(slug: str) -> None:
    tests, plain = TITLES[slug], TITLES[slug].plain.score
    scored = [plain.score(body) for body in samples(plain.sample, plain.a_few)]
    rows = {row for found in scored for line in found["lines"] for row in line if line[row]}
    assert rows == {*tests.pad.rows} - plain.never_alone
    assert points_of(scored) == tests.points.of_a_score


def points_of(answers: Iterable[Found]) -> set[str]:
    """The open points on which answers depend."""
    return {entry["open_point"] for found in answers for entry in found["depends_on"]}


@thorough
@pytest.mark.parametrize("slug", ANSWERED)
def test_the_random_situations_show_every_verdict_every_no_and_every_open_point(
    slug: str,
) -> None:
    tests, plain = TITLES[slug], ANSWERED[slug]
    answers = [*answers_of(slug, plain)]
    entries = [entry for found in answers for entry in found["depends_on"]]
    noes = [found["clauses"] for found in answers if found["verdict"] == "no"]
    others = [other for entry in entries for other in entry["otherwise"]]
    assert {*Counter(found["verdict"] for found in answers)} == {"yes", "no", "open", "answer"}
    assert points_of(answers) == {*tests.points.readings} - plain.never_asked
    assert {one["open_point"] for one in entries if one["reading"] is None} == plain.undecided
    assert set[str]().union(*noes) == plain.forbidding
    assert {needed for other in others for needed in fields_needed(other)} == plain.needed


def answers_of(slug: str, plain: PlainRulings) -> Iterable[Found]:
    """What the reference answers to samples of each question."""
    for question, deal in TITLES[slug].dealers.situations.items():
        for body in samples(deal, plain.looked_at):
            yield plain.rule(question, body)


def fields_needed(other: Found) -> set[str]:
    """The fields that another reading would need."""
    return {path.rpartition(".")[2] for path in other.get("needs", ())}
