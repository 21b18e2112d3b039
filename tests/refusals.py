"""Bodies that a title accepts, what would make them wrong, and whether the API says so."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.asking import address_of
from tests.broken import Body, Broken, unknown, with_changes

Errors = Mapping[str, Sequence[str]]

REFUSED = HTTPStatus.UNPROCESSABLE_ENTITY


@dataclass(frozen=True)
class Accepted:
    """A body that is accepted where it is posted, and all that would make it a wrong one."""

    post: str
    name: str
    body: Body
    wrong: tuple[Broken, ...] = ()


@dataclass(frozen=True)
class Refusals:
    """What a title accepts and refuses; the notation is a text as its bodies hold them."""

    notation: str
    accepted: tuple[Accepted, ...]

    @cached_property
    def posts(self) -> set[str]:
        return {valid.post for valid in self.accepted}

    def at(self, post: str) -> list[Accepted]:
        """The bodies that are posted there."""
        return [valid for valid in self.accepted if valid.post == post]


def of_each_question(
    situations: Mapping[str, Body],
    set_up: Callable[[], Iterator[Broken]],
    wrong: Mapping[str, Callable[[], Iterator[Broken]]],
) -> Iterator[Accepted]:
    """A situation of each question, with what is wrong of its set-up and of its own fields."""
    for question, body in situations.items():
        yield Accepted(question, question, body, (*set_up(), *unknown(""), *wrong[question]()))


def not_accepted(client: FlaskClient, slug: str, valid: Accepted) -> Iterator[str]:
    """Whether a body is not accepted, in words."""
    answer = client.post(address_of(slug, valid.post), json=valid.body)
    if (answer.status_code, answer.mimetype) != (HTTPStatus.OK, "application/json"):
        yield f"{valid.name}: {answer.status} {answer.get_data(as_text=True)}"


def not_refused(client: FlaskClient, slug: str, valid: Accepted, every: int = 1) -> Iterator[str]:
    """Each thing that would make a body wrong, but is not refused as it should be."""
    address = address_of(slug, valid.post)
    for case in valid.wrong[::every]:
        for fault in faults_of(
            client, address, with_changes(valid.body, case.changes), case.errors
        ):
            yield f"{valid.name}: {case.sentence}: {fault}"


def faults_of(client: FlaskClient, address: str, body: Any, paths: set[str]) -> list[str]:
    """Why a body is not refused at these paths and no other, in sentences of each language."""
    text = json.dumps(body)
    answers = {
        language: client.post(
            address,
            data=text,
            content_type="application/json",
            headers={"Accept-Language": language},
        )
        for language in ("en", "de")
    }
    faults = [
        f"in {language}: {fault}"
        for language, answer in answers.items()
        for fault in faults_of_answer(answer, paths)
    ]
    english, german = (answer.get_json() for answer in answers.values())
    return faults or list(faults_of_sentences(english["errors"], german["errors"]))


def faults_of_answer(answer: TestResponse, paths: set[str]) -> Iterator[str]:
    """Why an answer is no refusal at these paths and no other."""
    if (answer.status_code, answer.mimetype) != (REFUSED, "application/problem+json"):
        yield f"{answer.status}, {answer.mimetype}"
        return
    told = answer.get_json()
    if list(told) != ["type", "title", "status", "detail", "errors"]:
        yield f"it tells {', '.join(told)}"
    elif (told["type"], told["title"], told["status"]) != ("about:blank", REFUSED.phrase, REFUSED):
        yield f"it calls itself {told['type']}, {told['title']}, {told['status']}"
    elif not told["detail"].endswith((".", ").", "!")):
        yield f"it ends without a stop: {told['detail']}"
    if set(told["errors"]) != paths:
        yield f"{told['errors']} instead of {sorted(paths)}"


def faults_of_sentences(english: Errors, german: Errors) -> Iterator[str]:
    """What is wrong with the sentences at the same paths in two languages."""
    for path, sentences in english.items():
        if not 0 < len(sentences) == len(german[path]):
            yield f"{path} has other sentences in German: {sentences}, {german[path]}"
        if set(sentences) & set(german[path]):
            yield f"{path} is told in one language: {sentences}"
        for sentence in (*sentences, *german[path]):
            if len(sentence.split()) <= 2:
                yield f"{path} has no sentence: {sentence!r}"
