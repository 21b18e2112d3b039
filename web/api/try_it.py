"""A page on which the calls of programs are tried out."""

import json
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, request
from werkzeug.exceptions import HTTPException

from rules.core.faults import RefusedError
from scoring.titles import BuiltTitle, titles
from web.api.calls import ASK, SCORE, answered
from web.house.json_bodies import parsed
from web.house.problems import http_problem, invalid_input_problem
from web.house.rendering import page
from web.house.titles import find_question, find_title

try_it_page = Blueprint("try_it", __name__)


@try_it_page.route("/api/", methods=["GET", "POST"])
def try_it() -> Response:
    """One call of the API with its body, and the answer once it was sent."""
    call = request.values.get("call", "")
    title, post = _chosen(call)
    body = request.form.get("body")
    answer = _sent(title, post, body) if body is not None else None
    return page(
        "api/try_it.html",
        titles=titles().values(),
        chosen=f"{title.slug}/{post}",
        body=body if body is not None else _example(title, post),
        answer=answer,
    )


def _chosen(call: str) -> tuple[BuiltTitle, str]:
    """The title and the address that a call names; the first title's score where none is named."""
    slug, _, post = call.partition("/")
    title = find_title(slug or next(iter(titles())))
    post = post or SCORE
    if post != SCORE:
        post = ASK + find_question(title, post.removeprefix(ASK)).key
    return title, post


def _example(title: BuiltTitle, post: str) -> str:
    """The worked case of this call that shows most seats, else the first that is answered."""
    fitting = [case for case in title.cases if case["post"] == post]
    bodies = [case["body"] for case in fitting if "status" not in case["expect"]]
    body = max(bodies, key=lambda body: len(body.get("seats", ())))
    return json.dumps(body, ensure_ascii=False, indent=2)


def _sent(title: BuiltTitle, post: str, body: str) -> dict[str, Any]:
    """What the API answers to this body."""
    try:
        answer = answered(title, post, parsed(body))
    except RefusedError as error:
        answer = invalid_input_problem(error)
    except HTTPException as error:
        answer = http_problem(error)
    answer_json = json.dumps(json.loads(answer.get_data()), ensure_ascii=False, indent=1)
    text = answer_json.encode("utf-8", "replace").decode()
    return {"status": answer.status, "ok": answer.status_code == HTTPStatus.OK, "text": text}
