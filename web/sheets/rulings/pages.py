"""Keeping rulings from pages: from a question's page, and on the pages of a sheet."""

from urllib.parse import parse_qsl

from flask import Blueprint, Flask, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from scoring.titles import BuiltTitle, Question
from sheets.edits import ChangeRequest, only_host
from sheets.opened import Opened
from sheets.roles import HOST
from sheets.rulings import KeptRuling, rulings_on
from web.asking.from_table import questions_filled_in
from web.forms.typed import Typed
from web.house.addresses import address_with
from web.house.rendering import page
from web.house.titles import find_question
from web.sheets.actions import back_to
from web.sheets.answers import moment, setup_of
from web.sheets.installation import all_sheets
from web.sheets.pages import for_its_reader
from web.sheets.rulings.asking_again import address_of_ruling, asked_on_page

sheet_rulings = Blueprint("sheet_rulings", __name__)


def register(app: Flask) -> None:
    """Adds the addresses, and what templates ask for."""
    app.register_blueprint(sheet_rulings)
    app.jinja_env.globals.update(
        settled_at=settled_at,
        may_remove=may_remove,
        address_of_ruling=address_of_ruling,
        moment_of_ruling=moment_of_ruling,
    )


@sheet_rulings.get("/s/<code>/ask")
def questions(code: str) -> Response:
    """All questions, each with all in it that this reader's table or seat knows."""
    opened = all_sheets().open(code)
    view = opened.view
    asking = questions_filled_in(view.title, view.document, setup_of(view), view.own)
    back = url_for("sheet_pages.sheet", code=opened.code)
    return for_its_reader(page("pages/questions.html", title=view.title, asking=asking, back=back))


@sheet_rulings.post("/s/<code>/rulings")
def keep(code: str) -> ResponseReturnValue:
    """Keeps what a question's page answers, and leads back to it."""
    title = all_sheets().open(code).view.title
    question, typed = _came_from(title)
    all_sheets().keep_ruling(code, asked_on_page(title, question, typed))
    return _back_to_question(title, question, typed, "kept")


@sheet_rulings.post("/s/<code>/readings")
def read_so(code: str) -> ResponseReturnValue:
    """The table reads an open point so from now on; the question is asked again under it."""
    opened = all_sheets().open(code)
    only_host(opened.role)
    question, typed = _came_from(opened.view.title)
    name = f"house_rules.{request.form.get('point', '')}"
    reading = request.form.get("reading", "")
    all_sheets().put(code, ChangeRequest(opened.sheet.revision, {f"setup.{name}": reading}))
    typed.setlist(name, [reading])
    return _back_to_question(opened.view.title, question, typed, "answer")


def _came_from(title: BuiltTitle) -> tuple[Question, Typed]:
    """The question on whose page a button was pressed, and what stood in its address."""
    question = find_question(title, request.form.get("question", ""))
    asked = parse_qsl(request.form.get("asked", ""), keep_blank_values=True)
    return question, Typed(asked)


def _back_to_question(
    title: BuiltTitle, question: Question, typed: Typed, part: str
) -> ResponseReturnValue:
    address = address_with("ask_pages.ask", typed, slug=title.slug, key=question.key)
    return redirect(f"{address}#{part}", 303)


@sheet_rulings.post("/s/<code>/rulings/<int(max=1000000):number>/delete")
def delete(code: str, number: int) -> Response:
    """A ruling that the table keeps no more."""
    all_sheets().delete_ruling(code, number)
    return back_to(code, "rulings")


def settled_at(opened: Opened) -> list[KeptRuling]:
    """All that a table has settled, in the order in which it came."""
    return list(rulings_on(opened.view.document))


def may_remove(opened: Opened, ruling: KeptRuling) -> bool:
    """Whether this reader may take a ruling away."""
    return not opened.sheet.is_finished and opened.role in {HOST, ruling.settled.role}


def moment_of_ruling(ruling: KeptRuling) -> str:
    """When it was settled, as programs write it."""
    return moment(ruling.settled.at)
