"""A page for each question: the form, and the answer to what stands in the address."""

from typing import Any

from flask import Blueprint, redirect, request
from flask.typing import ResponseReturnValue

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.rulings import Answer, rule
from scoring.titles import BuiltTitle, Question
from web.forms.kinds.kind import body_of
from web.forms.view import SETUP, FormView, listed
from web.house.addresses import shorter_here
from web.house.faults import faults_json
from web.house.language import words
from web.house.names import sit_as_typed
from web.house.rendering import page
from web.house.titles import find_question, find_title
from web.sheets.pages import for_its_reader
from web.sheets.rulings.asking_again import asked_on_page, body_asked
from web.sheets.rulings.offering import Offer, offer_to_keep

ask_pages = Blueprint("ask_pages", __name__)

ASKED = "asked"
"""A field of the form that is always blank, so that one sent with nothing in it is told apart."""


@ask_pages.get("/<slug>/ask/<key>")
def ask(slug: str, key: str) -> ResponseReturnValue:
    """The question, and its answer where one was asked for."""
    title = find_title(slug)
    question = find_question(title, key)
    if shorter := shorter_here():
        return redirect(shorter)
    sit_as_typed(request.args)
    body = body_of(question.form, request.args)
    is_blank = not any(name not in SETUP and value != "" for name, value in body.items())
    asked = "draft" not in request.args and (not is_blank or _sent_blank())
    found = _answer(question, body_asked(title, question, body)) if asked else {}
    offer = _offer(title, question, found["answer"]) if "answer" in found else None
    spoken = words(title.facts)
    has_nothing = is_blank and "faults" in found
    problems = {} if has_nothing else faults_json(found.get("faults", ()), spoken)
    view = FormView(spoken, problems, key, tuple(request.args.getlist("more")))
    fields = view.fields(question.form, body, leave_out=SETUP)
    answer = page(
        "pages/ask.html",
        title=title,
        question=question,
        fields=fields,
        body=body,
        faults_listed=listed(fields, problems),
        has_nothing=has_nothing,
        example=example_of(title, key),
        offer=offer,
        **found,
    )
    return for_its_reader(answer) if offer else answer


def _offer(title: BuiltTitle, question: Question, answer: Answer) -> Offer | None:
    """The table that may keep the answer, if this phone sits at one."""
    return offer_to_keep(title, asked_on_page(title, question, request.args), answer)


def _sent_blank() -> bool:
    """Whether the form was sent as it came, to be answered and not to get one more row."""
    return ASKED in request.args and "more" not in request.args


def _answer(question: Question, body: dict[str, Any]) -> dict[str, Any]:
    try:
        setup, situation = read(question.form, body)
    except RefusedError as error:
        return {"faults": error.faults}
    answer = rule(question.answer, situation, setup)
    return {"answer": answer, "situation": situation, "setup": setup}


def example_of(title: BuiltTitle, key: str) -> dict[str, Any]:
    """The body of a worked case that shows the question well."""
    fitting = (case for case in title.cases if case["post"] == f"ask/{key}")
    body: dict[str, Any] = next(case["body"] for case in fitting if "status" not in case["expect"])
    return body
