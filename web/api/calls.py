"""The JSON API."""

from flask import Blueprint, Response

from scoring.titles import BuiltTitle, titles
from web.api.answers import breakdown_json, clauses_json, ruling_json, title_json
from web.house.json_bodies import json_answer, json_body
from web.house.language import words
from web.house.names import sit_as_told
from web.house.titles import find_question, find_title

SCORE = "score"
ASK = "ask/"

api = Blueprint("api", __name__, url_prefix="/api/v1")


@api.get("/titles")
def list_titles() -> Response:
    """The titles with their questions, editions, variants and open points."""
    found = [title_json(title.facts, words(title.facts)) for title in titles().values()]
    return json_answer({"titles": found})


@api.get("/<slug>/clauses")
def list_clauses(slug: str) -> Response:
    """Every clause and open point of a title."""
    title = find_title(slug)
    return json_answer(clauses_json(title.facts, words(title.facts)))


@api.post("/<slug>/score")
def score(slug: str) -> Response:
    """The breakdown of a table."""
    return answered(find_title(slug), SCORE, json_body())


@api.post("/<slug>/ask/<question>")
def ask(slug: str, question: str) -> Response:
    """The ruling on a situation."""
    title = find_title(slug)
    find_question(title, question)
    return answered(title, ASK + question, json_body())


def answered(title: BuiltTitle, post: str, body: object) -> Response:
    """The breakdown or ruling that a body posted to this part of the title asks for."""
    sit_as_told(body)
    spoken = words(title.facts)
    if post == SCORE:
        return json_answer(breakdown_json(title.score(body), spoken))
    question = find_question(title, post.removeprefix(ASK))
    return json_answer(ruling_json(title.facts, question.key, question.ask(body), spoken))


@api.get("/openapi.json")
def openapi() -> Response:
    """The description of all of this."""
    from web.api.openapi import description  # noqa: PLC0415 (only this request needs it)

    return json_answer(description(words()))
