"""The page of a pocket about itself: what it keeps, as one file, and back from one."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from flask import Blueprint, Flask, Response, current_app, request, url_for

from printables.core.refusals import NoPressError
from web.house.language import words
from web.house.rendering import page
from web.pocket.facts import CODE_READER
from web.pocket.printing import no_press

keeping_pages = Blueprint("keeping", __name__)
REOPEN = "reopen the pocket"


def live_in_a_pocket(app: Flask, reopen: Callable[[], None]) -> None:
    """What an application says otherwise where it runs on a phone."""
    app.extensions[REOPEN] = reopen
    app.register_blueprint(keeping_pages)
    app.view_functions["pocket.offer"] = keeping
    app.register_error_handler(NoPressError, no_press)
    app.jinja_env.globals["pocket_in_the_menu"] = lambda: "pocket-here-title"
    app.jinja_env.globals["code_reader"] = code_reader


def code_reader() -> str:
    """Where the script lies that finds codes in pictures."""
    return f"{url_for('pages.home')}{CODE_READER}"


def keeping() -> Response:
    """What is kept here, and how it leaves."""
    return _page()


@keeping_pages.post("/pocket/everything")
def everything() -> Response:
    """One file that holds all of it."""
    from web.pocket.everything import packed  # noqa: PLC0415 (storage is dear to load)

    answer = Response(packed(_data(), request.form.get("phone", "{}")), mimetype="application/zip")
    name = f"boomtown-{datetime.now(UTC):%Y-%m-%d}.zip"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    answer.headers["Cache-Control"] = "no-store"
    return answer


@keeping_pages.post("/pocket/back")
def bring_back() -> Response:
    """What a file holds takes the place of what is here."""
    from web.pocket.everything import LARGEST, NotEverythingError, put_back  # noqa: PLC0415

    request.max_content_length = LARGEST
    file = request.files.get("file")
    try:
        phone = put_back(_data(), file.read() if file else b"")
    except NotEverythingError:
        return _page(422, problem=words().name("pocket-not-everything"))
    current_app.extensions[REOPEN]()
    return _page(phone=phone)


def _page(status: int = 200, problem: str = "", phone: str = "") -> Response:
    answer = page("pocket/keeping.html", problem=problem, phone=phone)
    answer.status_code = status
    return answer


def _data() -> Path:
    folder: Path = current_app.config["PAPERS"].parent
    return folder
