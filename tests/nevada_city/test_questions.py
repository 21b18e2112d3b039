"""What answers of Nevada City rest on, what would help, and which input is no question at all."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.asking import Body
from tests.nevada_city import asked_building, asked_people
from tests.nevada_city.asking import answer_to, refused_at, rule

ASKED = {"building": asked_building, "people": asked_people}
NOT_REFUSED = {"building": ("yes",), "people": ("yes", "answer", "open")}


def cases(names: str, tables: Mapping[str, Mapping[str, tuple[Any, ...]]]) -> pytest.MarkDecorator:
    """A test for each line of these tables, of which each has a name of its own."""
    lines = [
        pytest.param(*line, id=f"{about}: {said}" if len(tables) > 1 else said)
        for about, table in tables.items()
        for said, line in table.items()
    ]
    return pytest.mark.parametrize(names.split(), lines)


def changed(body: Body, changes: Body) -> Body:
    """The body with something otherwise; what becomes None is left out."""
    return {key: value for key, value in {**body, **changes}.items() if value is not None}


def numbers(sentences: list[str]) -> list[list[int]]:
    """The numbers that each of them names."""
    return [[int(number) for number in re.findall(r"\d+", says)] for says in sentences]


@cases("question body helps", {about: each.REMEDIES for about, each in ASKED.items()})
def test_what_is_named_as_a_remedy_helps(
    client: FlaskClient, question: str, body: Body, helps: list[Body]
) -> None:
    ruling = answer_to(client, question, body)
    assert ruling["verdict"] == "no"
    assert len(ruling["remedies"]) == len(helps)
    for changes in helps:
        assert rule(client, question, changed(body, changes))["verdict"] == "yes", changes


@cases("question body named", {"people": asked_people.NUMBERS})
def test_a_remedy_names_the_number(
    client: FlaskClient, question: str, body: Body, named: list[list[int]]
) -> None:
    assert numbers(answer_to(client, question, body)["remedies"]) == named


@cases(
    "question body clauses verdicts",
    {
        about: {said: (*line, NOT_REFUSED[about]) for said, line in each.REASONS.items()}
        for about, each in ASKED.items()
    },
)
def test_an_answer_tells_what_it_rests_on(
    client: FlaskClient, question: str, body: Body, clauses: str, verdicts: tuple[str, ...]
) -> None:
    ruling = answer_to(client, question, body)
    assert ruling["verdict"] in verdicts
    assert [reason["clause"] for reason in ruling["because"]] == clauses.split()
    assert ruling["remedies"] == []


@cases("question body clause", {about: each.AT_ONCE for about, each in ASKED.items()})
def test_a_clause_is_named_once_with_all_that_it_says(
    client: FlaskClient, question: str, body: Body, clause: str
) -> None:
    (reason,) = answer_to(client, question, body)["because"]
    assert reason["clause"] == clause
    assert reason["says"].count(". ") >= 1


@cases("body named", {"people": asked_people.GOALS})
def test_a_goal_tells_who_shares_what_and_what_is_lost(
    client: FlaskClient, body: Body, named: list[list[int]]
) -> None:
    because = answer_to(client, "goal", body)["because"]
    assert numbers([reason["says"] for reason in because]) == named


@cases("question body paths", {about: each.REFUSED for about, each in ASKED.items()})
def test_every_fault_stands_at_its_field(
    client: FlaskClient, question: str, body: Body, paths: set[str]
) -> None:
    assert refused_at(client, question, body) == paths


@cases("question body points", {about: each.DEPENDS for about, each in ASKED.items()})
def test_an_answer_depends_only_on_what_would_change_it(
    client: FlaskClient, question: str, body: Body, points: list[str]
) -> None:
    depends_on = answer_to(client, question, body)["depends_on"]
    assert [entry["open_point"] for entry in depends_on] == points
