"""The contract's examples and the rooms' own worked cases, asked over the API."""

from collections.abc import Iterator
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from tests.examples import Case, answer_to, differences, name_of, read_cases
from tests.house.rooms import HOUSE

TAKES_PART = ("score", "refuse", "ask:", "open_point:")
EVERY_TITLE = pytest.mark.parametrize("title", [*titles().values()], ids=lambda title: title.slug)


CASES: dict[tuple[str, str], list[Case]] = {
    (slug, source): read_cases(HOUSE / folder / title.facts.room / file)
    for slug, title in titles().items()
    for source, folder, file in (
        # The examples that every implementation has to meet word for word.
        ("contract", "tests", "contract.json"),
        ("room", "rules", "cases.json"),
    )
}
POSTS = [
    (*where, post) for where in CASES for post in sorted({case["post"] for case in CASES[where]})
]


@pytest.mark.parametrize(("slug", "source", "post"), POSTS)
def test_a_case_comes_out_as_it_says(
    client: FlaskClient, slug: str, source: str, post: str
) -> None:
    cases = [case for case in CASES[slug, source] if case["post"] == post]
    assert [told for case in cases for told in unmet(client, slug, case)] == []


def unmet(client: FlaskClient, slug: str, case: Case) -> Iterator[str]:
    """What a case expects, but does not get."""
    for difference in differences(answer_to(client, slug, case), case):
        yield f"{name_of(case)}: {difference}"


def test_a_case_that_comes_out_otherwise_is_told(client: FlaskClient) -> None:
    cases = CASES["carson-city-cards", "room"]
    case = next(case for case in cases if "status" not in case["expect"])
    otherwise = {**case, "expect": {**case["expect"], "status": HTTPStatus.IM_A_TEAPOT}}
    (told,) = unmet(client, "carson-city-cards", otherwise)
    assert told.startswith(f"{name_of(case)}: status 200")


@pytest.mark.parametrize(("slug", "source"), CASES)
def test_there_are_cases(slug: str, source: str) -> None:
    assert CASES[slug, source]


@EVERY_TITLE
def test_every_clause_that_takes_part_has_a_case(title: BuiltTitle) -> None:
    shown = {clause for case in title.cases for clause in case["shows"]}
    taking_part = {
        clause.id
        for clause in title.facts.book.clauses.values()
        if any(use.startswith(TAKES_PART) for use in clause.does)
    }
    assert not taking_part - shown


@EVERY_TITLE
def test_every_side_of_every_open_point_has_a_case(title: BuiltTitle) -> None:
    for point in title.facts.book.open_points.values():
        chosen = {case["body"].get("house_rules", {}).get(point.id) for case in title.cases}
        assert set(point.readings) <= chosen, point.id


@EVERY_TITLE
def test_every_question_has_a_case(title: BuiltTitle) -> None:
    asked = {case["post"].removeprefix("ask/") for case in title.cases}
    assert set(title.questions) <= asked


@EVERY_TITLE
def test_no_two_cases_have_the_same_name(title: BuiltTitle) -> None:
    names = [case["id"] for case in title.cases]
    assert len(names) == len(set(names))
