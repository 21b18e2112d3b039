"""The description of the API: valid, whole, and kept by the application."""

import json
import re
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from flask import Flask
from flask.testing import FlaskClient
from schemathesis.checks import positive_data_acceptance

from scoring.titles import titles
from tests.house.promises import OPERATIONS, promise, tried
from tests.thorough import one_in
from translations.catalogue import catalogue, languages
from web.api.openapi import ANSWERS, description

# Which bodies describe a possible table is more than a schema can say.
NOT_PROMISED = [positive_data_acceptance]
UNPACKED = {"Accept-Encoding": "identity"}
API = "/api/v1"
DESCRIPTION = f"{API}/openapi.json"
GAP = re.compile(r"<(?:[^:>]+:)?(?P<name>[^>]+)>")
QUESTIONS = tuple(f"{API}/{slug}/ask/" for slug in titles())
"""Their forms have hundreds of bounds each; all are tried in the whole numbers only."""
OF_TITLES = [each for each in OPERATIONS if not each[0].startswith(f"{API}/sheets/")]


def operations(told: dict[str, Any]) -> set[tuple[str, str]]:
    return {(path, method.upper()) for path, known in told["paths"].items() for method in known}


def served(app: Flask) -> set[tuple[str, str]]:
    """Every address of the API with its methods, for every title and question.

    With and without a slash at its end it is one address.
    """
    found = {
        (address, method)
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith(API)
        for address in addresses(rule.rule)
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    return {(address, method) for address, method in found if (f"{address}/", method) not in found}


def addresses(pattern: str) -> set[str]:
    if "<slug>" not in pattern:
        return {GAP.sub(r"{\g<name>}", pattern)}
    return {
        pattern.replace("<slug>", slug).replace("<question>", question)
        for slug, title in titles().items()
        for question in title.questions
    }


@pytest.mark.parametrize("language", languages())
def test_the_description_is_valid(client: FlaskClient, language: str) -> None:
    answer = client.get(DESCRIPTION, headers={"Accept-Language": language})
    assert answer.content_type == "application/json; charset=utf-8"
    told = answer.get_json()
    assert told["openapi"].startswith("3.")
    schemathesis.openapi.from_dict(told).validate()


def test_what_is_no_description_is_noticed() -> None:
    told = description(catalogue("en"))
    told["paths"][f"{API}/titles"]["get"]["responses"] = {}
    with pytest.raises(ValueError, match="responses"):
        schemathesis.openapi.from_dict(told).validate()


def test_it_names_every_address_that_is_served_and_no_other(app: Flask) -> None:
    assert operations(description(catalogue("en"))) == served(app)


def test_every_operation_has_a_name_of_its_own() -> None:
    told = description(catalogue("en"))
    names = [
        told["paths"][path][method.lower()]["operationId"] for path, method in operations(told)
    ]
    assert len(names) == len(set(names))


def test_bounds_choices_and_what_is_needed_are_described() -> None:
    told = description(catalogue("en"))
    asked = told["paths"][f"{API}/carson-city-cards/ask/auction_card"]["post"]
    reference = asked["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    form = told["components"]["schemas"][reference.rpartition("/")[2]]
    card = {"type": "integer", "minimum": 1, "maximum": 11}
    assert form["properties"]["card"] == card
    assert form["properties"]["played"]["items"] == card
    assert form["properties"]["level"]["enum"] == ["novice", "intermediate", "expert"]
    assert form["properties"]["edition"]["enum"] == ["en", "de"]
    assert form["required"] == ["card"]
    assert form["additionalProperties"] is False


def test_every_form_is_named_after_its_room_so_that_two_titles_never_share_one() -> None:
    forms = description(catalogue("en"))["components"]["schemas"].keys() - ANSWERS.keys()
    rooms = tuple(f"{title.facts.room}." for title in titles().values())
    assert [name for name in forms if not name.startswith(rooms)] == []


def test_it_speaks_the_readers_language(client: FlaskClient) -> None:
    spoken = [
        client.get(DESCRIPTION, headers={"Accept-Language": language}).get_json()
        for language in ("en", "de")
    ]
    assert operations(spoken[0]) == operations(spoken[1])
    assert spoken[0]["components"] == spoken[1]["components"]
    assert spoken[0]["info"]["description"] != spoken[1]["info"]["description"]
    code = spoken[1]["paths"][f"{API}/sheets/{{code}}"]["get"]["parameters"][0]
    assert "Bindestriche" in code["description"]
    assert "Wer nimmt zuerst?" in json.dumps(spoken[1], ensure_ascii=False)


def test_every_operation_is_tried() -> None:
    known = (each.ok() for each in promise().get_all_operations())
    assert sorted((each.path, each.method.upper()) for each in known) == OPERATIONS


@pytest.mark.parametrize(("path", "method"), one_in(3, OF_TITLES))
def test_the_application_keeps_what_the_description_promises(
    path: str, method: str, app: Flask, whole: bool
) -> None:
    every_bound = whole or not path.startswith(QUESTIONS)
    operation = promise(every_bound).include(path=path, method=method)
    (keeps_it,) = tried(operation, is_answered_as_described)
    keeps_it(app=app)


def is_answered_as_described(case: schemathesis.Case, app: Flask) -> None:
    answer = case.call_and_validate(app=app, headers=UNPACKED, excluded_checks=NOT_PROMISED)
    assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR
