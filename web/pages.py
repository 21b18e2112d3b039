"""Pages for people: what is here, and the interface to try out."""

import json
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request
from werkzeug.exceptions import HTTPException

from rules.core.faults import RefusedError
from web.api import ASK, SCORE, answered, find_question, find_title
from web.bodies import parsed
from web.language import language, words
from web.problems import as_problem, refused
from web.titles import BuiltTitle, titles

pages = Blueprint("pages", __name__)


@pages.app_context_processor
def spoken() -> dict[str, Any]:
    """What every template may say."""
    return {"words": words(), "words_of": lambda title: words(title.facts), "language": language()}


@pages.get("/")
def home() -> Response:
    """The titles that are built."""
    return _page("home.html", titles=titles().values())


@pages.route("/api/", methods=["GET", "POST"])
def try_it() -> Response:
    """One call of the API with its body, and the answer once it was sent."""
    call = request.values.get("call", "")
    title, post = _chosen(call)
    body = request.form.get("body")
    answer = _sent(title, post, body) if body is not None else None
    return _page(
        "api.html",
        titles=titles().values(),
        chosen=f"{title.slug}/{post}",
        body=body if body is not None else _example(title, post),
        answer=answer,
    )


def _page(template: str, **values: Any) -> Response:
    answer = make_response(render_template(template, **values))
    answer.headers["Content-Language"] = language()
    answer.vary.add("Accept-Language")
    return answer


def _chosen(call: str) -> tuple[BuiltTitle, str]:
    """The title and the address that a call names; the first title's score where none is named."""
    slug, _, post = call.partition("/")
    title = find_title(slug or next(iter(titles())))
    post = post or SCORE
    if post != SCORE:
        find_question(title, post.removeprefix(ASK))
    return title, post


def _example(title: BuiltTitle, post: str) -> str:
    """The first worked case of this call that is answered."""
    fitting = (case for case in title.cases if case["post"] == post)
    body = next(case["body"] for case in fitting if "status" not in case["expect"])
    return json.dumps(body, ensure_ascii=False, indent=1)


def _sent(title: BuiltTitle, post: str, body: str) -> dict[str, Any]:
    """What the API answers to this body."""
    try:
        answer = answered(title, post, parsed(body))
    except RefusedError as error:
        answer = refused(error)
    except HTTPException as error:
        answer = as_problem(error)
    text = json.dumps(json.loads(answer.get_data()), ensure_ascii=False, indent=1)
    return {"status": answer.status, "ok": answer.status_code == HTTPStatus.OK, "text": text}
