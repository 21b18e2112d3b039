"""Pages for people: what is here, and the interface to try out."""

import re

from flask import Blueprint, Response, redirect, request
from flask.typing import ResponseReturnValue

from scoring.titles import titles
from translations.catalogue import languages
from web.house.language import LANGUAGE_COOKIE
from web.house.rendering import page
from web.house.titles import find_title
from web.pages.my_tables import AT_ONCE, shared, shared_table

pages = Blueprint("pages", __name__)

SECONDS_REMEMBERED = 400 * 24 * 60 * 60
OWN_PATH = re.compile(r"/(?![/\\])[!-~]*")


@pages.get("/")
def home() -> Response:
    """The tables to go on with, and the titles to begin a new one."""
    return _with_tables("pages/home.html", AT_ONCE)


@pages.get("/tables")
def my_tables() -> Response:
    """All tables that this phone remembers."""
    return _with_tables("pages/my_tables.html")


def _with_tables(template: str, most: int | None = None) -> Response:
    """A page that shows so many of the tables of this phone."""
    found = shared()
    tables = [shared_table(opened) for opened in found[:most]]
    return page(template, titles=titles().values(), tables=tables, count=len(found), most=most)


@pages.get("/<slug>")
def title(slug: str) -> Response:
    """What can be done with a title: score, settle, look up, agree on house rules."""
    return page("pages/title.html", title=find_title(slug))


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
