"""Keeping rulings from pages: from a question's page, and on the pages of a sheet."""

from urllib.parse import parse_qsl

from flask import Blueprint, Flask, Response, redirect, request
from flask.typing import ResponseReturnValue

from sheets.opened import Opened
from sheets.roles import HOST
from sheets.rulings import KeptRuling, rulings_on
from web.forms.typed import Typed
from web.house.addresses import address_with
from web.house.titles import find_question
from web.sheets.actions import back_to
from web.sheets.answers import moment
from web.sheets.installation import all_sheets
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


@sheet_rulings.post("/s/<code>/rulings")
def keep(code: str) -> ResponseReturnValue:
    """Keeps what a question's page answers, and leads back to it."""
    title = all_sheets().open(code).view.title
    question = find_question(title, request.form.get("question", ""))
    typed = Typed(parse_qsl(request.form.get("asked", ""), keep_blank_values=True))
    all_sheets().keep_ruling(code, asked_on_page(title, question, typed))
    address = address_with("ask_pages.ask", typed, slug=title.slug, key=question.key)
    return redirect(f"{address}#kept", 303)


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
