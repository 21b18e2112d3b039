"""Pages for people: what is here, and the interface to try out."""

import json
import re
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, redirect, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException

from rules.core.faults import RefusedError
from scoring.titles import BuiltTitle, titles
from translations.catalogue import languages
from web.api import ASK, SCORE, answered, find_question, find_title
from web.bodies import parsed
from web.keeping import all_sheets
from web.language import LANGUAGE_COOKIE
from web.problems import as_problem, refused
from web.recent import recent_codes, recent_sheets
from web.showing import page

pages = Blueprint("pages", __name__)

SECONDS_REMEMBERED = 400 * 24 * 60 * 60
OWN_PATH = re.compile(r"/(?![/\\])[!-~]*")


@pages.get("/")
def home() -> Response:
    """The titles that are built, and the sheets that this phone had open last."""
    recent = list(recent_sheets(all_sheets())) if recent_codes() else []
    return page("home.html", titles=titles().values(), recent=recent)


@pages.get("/<slug>")
def title(slug: str) -> Response:
    """What can be done with a title: score, settle, look up, agree on house rules."""
    return page("title.html", title=find_title(slug))


@pages.get("/<slug>/house-rules")
def house_rules(slug: str) -> Response:
    """The open points with their readings, to be chosen once for the table."""
    found = find_title(slug)
    points = found.facts.book.open_points.values()
    chosen = {point.id: request.args.get(f"house_rules.{point.id}", "") for point in points}
    return page("house_rules.html", title=found, chosen=chosen)


@pages.post("/language")
def choose_language() -> ResponseReturnValue:
    """Remembers the language that was chosen by hand, and goes back to the page."""
    wanted = request.form.get("language", "")
    answer = redirect(_own_path(request.form.get("back", "/")))
    if wanted in languages():
        answer.set_cookie(
            LANGUAGE_COOKIE, wanted, max_age=SECONDS_REMEMBERED, httponly=True, samesite="Lax"
        )
    return answer


def _own_path(address: str) -> str:
    """An address of this site, whatever was sent."""
    return address if OWN_PATH.fullmatch(address) else "/"


@pages.route("/api/", methods=["GET", "POST"])
def try_it() -> Response:
    """One call of the API with its body, and the answer once it was sent."""
    call = request.values.get("call", "")
    title, post = _chosen(call)
    body = request.form.get("body")
    answer = _sent(title, post, body) if body is not None else None
    return page(
        "api.html",
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
        answer = refused(error)
    except HTTPException as error:
        answer = as_problem(error)
    told = json.dumps(json.loads(answer.get_data()), ensure_ascii=False, indent=1)
    text = told.encode("utf-8", "replace").decode()
    return {"status": answer.status, "ok": answer.status_code == HTTPStatus.OK, "text": text}
