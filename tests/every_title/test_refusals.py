"""Every refusal at its exact path, with a sentence in each language."""

from importlib import import_module
from typing import Any

import pytest
from flask.testing import FlaskClient

from scoring.titles import titles
from tests.asking import address_of
from tests.broken import Broken
from tests.refusals import (
    Accepted,
    Refusals,
    faults_of,
    faults_of_sentences,
    not_accepted,
    not_refused,
)

POSTS = [(slug, post) for slug, title in titles().items() for post in ("score", *title.questions)]
NO_OBJECTS: tuple[Any, ...] = (None, [], [{}], "table", 3, 0, 1.5, True, False)
ONE_IN = 4
"""The quick run tries one refusal in so many."""
SETUP = Accepted("setup", "a set-up", {"people": 4})


def refusals_of(slug: str) -> Refusals:
    """What a title accepts and refuses."""
    found: Refusals = import_module(f"tests.{slug.replace('-', '_')}.refusals").REFUSALS
    return found


@pytest.mark.parametrize("slug", titles())
def test_there_are_bodies_for_every_question_and_for_nothing_else(slug: str) -> None:
    assert refusals_of(slug).posts == {"score", *titles()[slug].questions}


@pytest.mark.parametrize(("slug", "post"), POSTS)
def test_every_valid_body_is_accepted(client: FlaskClient, slug: str, post: str) -> None:
    bodies = refusals_of(slug).at(post)
    failures = [each for valid in bodies for each in not_accepted(client, slug, valid)]
    assert bodies
    assert failures == []


@pytest.mark.parametrize(("slug", "post"), POSTS)
def test_every_wrong_body_is_refused_where_it_is_wrong(
    client: FlaskClient, slug: str, post: str, *, whole: bool
) -> None:
    bodies, every = refusals_of(slug).at(post), 1 if whole else ONE_IN
    failures = [each for valid in bodies for each in not_refused(client, slug, valid, every)]
    assert any(valid.wrong for valid in bodies)
    assert failures == []


@pytest.mark.parametrize(("slug", "post"), POSTS)
def test_a_body_that_is_no_object_is_refused_as_a_whole(
    client: FlaskClient, slug: str, post: str
) -> None:
    valid = refusals_of(slug).at("score")[0].body
    bodies = (*NO_OBJECTS, refusals_of(slug).notation, [valid])
    address = address_of(slug, post)
    failures = [
        f"{body!r}: {fault}"
        for body in bodies
        for fault in faults_of(client, address, body, {"body"})
    ]
    assert failures == []


# What would be told of an application that is too lenient, or says it otherwise


@pytest.mark.parametrize(
    ("case", "told"),
    [
        (Broken("nothing is wrong", {}, {"people"}), "200 OK"),
        (Broken("it is wrong elsewhere", {"people": 0}, {"seats"}), "people"),
        (Broken("nothing is wrong besides", {"people": 0}, {"people", "seats"}), "seats"),
        (Broken("more is wrong", {"people": 0, "horses": 1}, {"people"}), "horses"),
    ],
    ids=lambda each: each.sentence if isinstance(each, Broken) else None,
)
def test_what_is_not_refused_as_it_should_be_is_told(
    client: FlaskClient, case: Broken, told: str
) -> None:
    valid = Accepted(SETUP.post, SETUP.name, SETUP.body, (case,))
    english, german = not_refused(client, "carson-city-cards", valid)
    assert english.startswith(f"a set-up: {case.sentence}: in en: ")
    assert german.startswith(f"a set-up: {case.sentence}: in de: ")
    assert told in english
    assert told in german


def test_a_refusal_as_it_should_be_leaves_nothing_to_tell(client: FlaskClient) -> None:
    case = Broken("nobody plays", {"people": 0}, {"people"})
    valid = Accepted(SETUP.post, SETUP.name, SETUP.body, (case,))
    assert not [*not_accepted(client, "carson-city-cards", SETUP)]
    assert not [*not_refused(client, "carson-city-cards", valid)]


def test_a_valid_body_that_is_refused_is_told(client: FlaskClient) -> None:
    (told,) = not_accepted(client, "carson-city-cards", Accepted("setup", "nobody", {"people": 0}))
    assert told.startswith("nobody: 422 ")


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (["This is too much."], ["This is too much."]),
        (["This is too much."], ["Zu viel."]),
        (["Too much."], ["Das ist zu viel."]),
        (["This is too much.", "It is no number."], ["Das ist zu viel."]),
        ([], []),
    ],
    ids=["not translated", "no sentence in German", "no sentence", "one is missing", "no word"],
)
def test_what_is_wrong_with_sentences_is_told(english: list[str], german: list[str]) -> None:
    assert len([*faults_of_sentences({"people": english}, {"people": german})]) == 1


def test_sentences_that_differ_leave_nothing_to_tell() -> None:
    assert not [*faults_of_sentences({"people": ["It is four."]}, {"people": ["Es sind vier."]})]


@pytest.mark.parametrize("slug", titles())
@pytest.mark.parametrize("language", ["en", "de"])
def test_variants_that_exclude_each_other_are_named_as_players_know_them(
    client: FlaskClient, slug: str, language: str
) -> None:
    rivals = sorted(titles()[slug].facts.only_one_of)
    body = {"seats": [{"name": "A"}, {"name": "B"}], "variants": rivals}
    answer = client.post(f"/api/v1/{slug}/score", json=body, headers={"Accept-Language": language})
    said = " ".join(answer.get_json().get("errors", {}).get("variants", []))
    assert bool(said) is bool(rivals)
    assert not [key for key in rivals if key in said]
