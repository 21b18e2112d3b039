"""A page for each question: the form, and the answer to what stands in the address."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from printables.core.qr import qr_drawing
from rules.core.faults import Fault
from rules.core.paths import root_of
from rules.core.rulings import Verdict
from scoring.titles import BuiltTitle, Question
from sheets.opened import Opened
from web.asking.along import came_along, not_used
from web.asking.certainty import Considered
from web.asking.depending import depending
from web.asking.folding import folds_of, in_short
from web.asking.for_whom import address_chosen, choices_of, known_otherwise
from web.asking.from_table import FOR, document_of, questions_filled_in
from web.asking.in_numbers import of_this_way, way_of
from web.asking.next_question import next_question
from web.asking.showing import certain_briefly
from web.asking.situations import Worked
from web.forms.kinds.kind import body_of, said_none
from web.forms.table_state import TableState
from web.forms.typed import Typed
from web.forms.view import SETUP, FieldView, FormView, label_at, listed
from web.house.addresses import address_with, is_scanned, public_address, shorter_here
from web.house.faults import faults_json
from web.house.language import words
from web.house.names import sit_as_typed, sit_at_table
from web.house.rendering import page
from web.house.rooms import pages_of
from web.house.titles import find_question, find_title
from web.sheets.pages import for_its_reader
from web.sheets.rulings.asking_again import (
    asked_on_page,
    body_meant,
    consider_meant,
    consider_typed,
)
from web.sheets.rulings.keeping import certainty_of
from web.sheets.rulings.offering import offer_to_keep, table_of

ask_pages = Blueprint("ask_pages", __name__)

ASKED = "asked"
"""A field of the form that is always blank, so that one sent with nothing in it is told apart."""

REQUIRED = "field-required"
"""What is said of a field that must be filled in: leaving it blank is no mistake."""
SHOWN_FIRST = frozenset({Verdict.YES.value, Verdict.ANSWER.value})


@ask_pages.get("/<slug>/ask")
def questions(slug: str) -> ResponseReturnValue:
    """All questions, each with all in it that the table in the address knows."""
    title = find_title(slug)
    sit_at_table(request.args)
    state = TableState(title, request.args)
    number = request.args.get(FOR, type=int)
    if not state.seats:
        asking = [(key, url_for("ask_pages.ask", slug=slug, key=key)) for key in title.questions]
    else:
        own = number if number is not None and number < len(state.seats) else None
        asking = questions_filled_in(title, document_of(state), state.setup, own)
    back = address_with("score_pages.table", _without(FOR), slug=slug) if state.seats else ""
    return page("pages/questions.html", title=title, asking=asking, back=back)


def _without(name: str) -> Typed:
    kept = ((each, text) for each, text in request.args.items(multi=True) if each != name)
    return Typed(list(kept))


@ask_pages.get("/<slug>/ask/<key>")
def ask(slug: str, key: str) -> ResponseReturnValue:
    """The question, and its answer where one was asked for."""
    title = find_title(slug)
    question = find_question(title, key)
    if shorter := shorter_here():
        return redirect(shorter)
    table = table_of(title)
    if chosen := address_chosen(title, question, table, request.args):
        return redirect(chosen)
    sit_as_typed(request.args)
    body = body_of(question.form, request.args)
    is_blank = not any(name not in SETUP and value != "" for name, value in body.items())
    asked = "draft" not in request.args and (not is_blank or _sent_blank())
    meant = body_meant(title, question, body, request.args)
    found = consider_meant(title, question, meant, request.args) if asked else Considered()
    has_nothing = asked and is_blank and not found.worked
    asks = next_question(title, key, found.faults, meant) if found.only_lacks else None
    form = _form_shown(title, question, body, () if is_blank or asks else found.faults)
    values = {**form, "table": table, "has_nothing": has_nothing, "only_lacks": _only_lacks(found)}
    values["next_question"] = asks
    seats = [] if found.worked else choices_of(title, question, table, request.args)
    whose = next((each.name for each in seats if each.is_chosen), "")
    known = known_otherwise(title, question, table, body, request.args)
    from_there = [view for view in form["fields"] if view.name not in known]
    values |= {
        "for_whom": seats,
        "along": came_along(title, from_there, body, request.args, whose),
        "otherwise": _in_short(title, question, known),
    }
    if found.worked:
        # What was answered is drawn; what of the form does not belong together is not in it.
        values |= _answered(title, question, found, found.worked, table)
        views = form["fields"]
        values["how_much"] = tuple(label_at(views, path) for path in found.how_much)
        values["left_open"] = tuple(label_at(views, path) for path in found.left_open)
        values["unused"] = not_used(form["fields"], body, meant)
        values["to_say"] = [view for view in views if view.path in found.left_open]
    elif not has_nothing:
        values["to_say"] = _still_to_say(title, key, form["fields"], found)
        values["only_blank"] = all(each.says.id == REQUIRED for each in found.faults)
        values["depending"] = depending(title, question, found, form["fields"])
    answer = page("pages/ask.html", title=title, question=question, **values)
    return for_its_reader(answer) if table else answer


def _in_short(title: BuiltTitle, question: Question, body: dict[str, Any]) -> list[str]:
    """The fields of a form that are filled in, each in a few words."""
    view = FormView(words(title.facts), {}, question.key)
    views = view.fields(question.form, body, leave_out=SETUP)
    return [text for each in views if each.name in body and (text := in_short(each))]


def _still_to_say(
    title: BuiltTitle, key: str, views: Sequence[FieldView], found: Considered
) -> list[FieldView]:
    """What nobody has to fill in until something else makes it matter, as ties do.

    Nothing where the form itself lacks something: it stays open, with its drawing. A place is
    tapped on the drawing that is there, so that stands above it.
    """
    if not found.only_lacks or any(fault.says.id == REQUIRED for fault in found.faults):
        return []
    pages = pages_of(title)
    roots = {root_of(fault.at) for fault in found.faults}
    ways = pages.in_numbers.get(key)
    if ways is not None and roots & {*ways.drawing}:
        roots = (roots & {*pages.in_sight.get(key, roots)}) | pages.drawn
    named = [
        replace(view, problems=[])
        for view in views
        if view.name in roots and (view.value or view.name not in pages.drawn)
    ]
    is_open = {view.name for view in folds_of(title, key, views).in_sight} if ways is None else ()
    return [] if any(view.required or view.name in is_open for view in named) else named


def _only_lacks(found: Considered) -> bool:
    """Whether nothing is wrong: what was left blank is asked for."""
    return found.only_lacks or all(
        fault.lacks or fault.says.id == "field-required" for fault in found.faults
    )


def _answered(
    title: BuiltTitle, question: Question, found: Considered, worked: Worked, table: Opened | None
) -> dict[str, Any]:
    """What the page shows of a certain answer, and what can be done with it."""
    answer = found.certain or worked.answer
    asked_question = asked_on_page(title, question, request.args)
    sure = certainty_of(title, question.key, found).answer
    return {
        "answer": answer,
        "is_partly": answer.ruling.asides != worked.answer.ruling.asides,
        "situation": worked.situation,
        "setup": worked.setup,
        "body": worked.body,
        "offer": offer_to_keep(table, asked_question, sure),
        "told_briefly": certain_briefly(title, question.key, found),
    }


def _form_shown(
    title: BuiltTitle, question: Question, body: dict[str, Any], faults: Iterable[Fault]
) -> dict[str, Any]:
    """The form with what was typed and what is wrong with it, and an example to fill it in."""
    spoken = words(title.facts)
    problems = faults_json(faults, spoken)
    more = tuple(request.args.getlist("more"))
    none = said_none(request.args)
    view = FormView(spoken, problems, question.key, more, none, request.args)
    views = [*view.held(question.form, view.fields(question.form, body, leave_out=SETUP))]
    way = way_of(title, question.key, views, request.args)
    fields = of_this_way(title, question.key, views, way)
    return {
        "body": body,
        "fields": fields,
        "way": way,
        "faults_listed": listed(fields, problems),
        "agreed_faulty": any(root_of(path) in SETUP for path in problems),
        "example": example_of(title, question.key),
    }


@ask_pages.get("/<slug>/ask/<key>/send")
def send(slug: str, key: str) -> ResponseReturnValue:
    """The address of an answer as a code and to copy, for phones without a menu for it."""
    title = find_title(slug)
    question = find_question(title, key)
    sit_as_typed(request.args)
    found = consider_typed(title, question, request.args)
    path = address_with("ask_pages.ask", request.args, slug=slug, key=key)
    address = public_address(path) or path
    return page(
        "pages/send.html",
        title=title,
        question=question,
        answer_path=path,
        address=address,
        qr=qr_drawing if is_scanned(address) else None,
        told_briefly=certain_briefly(title, key, found),
    )


def _sent_blank() -> bool:
    """Whether the form was sent as it came, to be answered and not to get one more row."""
    return ASKED in request.args and "more" not in request.args


def example_of(title: BuiltTitle, key: str) -> dict[str, Any]:
    """The body of a worked case that shows the question well: the first that is not a no."""
    cases = [case for case in title.cases if case["post"] == f"ask/{key}"]
    answered = [case for case in cases if "status" not in case["expect"]]
    well = (case for case in answered if case["expect"].get("verdict") in SHOWN_FIRST)
    body: dict[str, Any] = next(well, answered[0])["body"]
    return body
