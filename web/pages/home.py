"""Pages for people: what is here, and the interface to try out."""

import re

from flask import Blueprint, Response, redirect, request
from flask.typing import ResponseReturnValue

from scoring.titles import titles
from translations.catalogue import languages
from web.house.language import LANGUAGE_COOKIE
from web.house.rendering import page
from web.house.titles import find_title
from web.pages.my_tables import AT_ONCE, shared_tables

pages = Blueprint("pages", __name__)

SECONDS_REMEMBERED = 400 * 24 * 60 * 60
OWN_PATH = re.compile(r"/(?![/\\])[!-~]*")


@pages.get("/")
def home() -> Response:
    """The tables to go on with, and the titles to begin a new one."""
    shared = list(shared_tables())
    return page("pages/home.html", titles=titles().values(), tables=shared, most=AT_ONCE)


@pages.get("/tables")
def my_tables() -> Response:
    """All tables that this phone remembers."""
    return page("pages/my_tables.html", titles=titles().values(), tables=list(shared_tables()))


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
