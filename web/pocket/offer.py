"""The page that offers to take Boomtown along, and the files that a browser then fetches."""

from pathlib import Path

from flask import (
    Blueprint,
    Flask,
    Response,
    abort,
    current_app,
    redirect,
    render_template,
    request,
    send_from_directory,
    url_for,
)
from flask.typing import ResponseReturnValue

from translations.catalogue import FIRST_LANGUAGE, languages
from web.house.addresses import PAGE
from web.house.rendering import page
from web.pocket.facts import SERVICE_WORKER, Facts, facts_of

pocket_pages = Blueprint("pocket", __name__)

NEVER_KEPT = "no-cache"
ON_THIS_COMPUTER = frozenset({"localhost", "127.0.0.1", "[::1]"})
MEGABYTE = 1_000_000


@pocket_pages.get("/pocket")
def offer() -> Response:
    """What is taken along, how large it is, or why it cannot be."""
    facts = facts_of(site())
    here = url_for("pocket.offer")
    return page(
        "pocket/offer.html",
        facts=facts,
        size=megabytes(facts),
        is_secure=is_secure(),
        worker=f"{here}/{SERVICE_WORKER}",
        home=f"{here}/",
    )


@pocket_pages.get("/pocket/")
@pocket_pages.get("/pocket/<path:name>")
def file(name: str = "") -> ResponseReturnValue:
    """A file of the site; who was sent the address of a page in another's pocket finds it here."""
    if not name:
        return redirect(url_for("pocket.offer"))
    if PAGE.fullmatch(name):
        asked = request.query_string.decode("ascii", "replace")
        return redirect(f"{request.root_path}/{name}{'?' if asked else ''}{asked}")
    if not (site() / name).is_file():
        abort(404)
    answer = send_from_directory(site(), name)
    answer.headers["Cache-Control"] = NEVER_KEPT
    return answer


def name_in_the_menu() -> str | None:
    """By what name the menu leads here, where there is something to take along."""
    return "pocket-title" if facts_of(site()) else None


def site() -> Path:
    """The folder in which `./boomtown pocket` made the site of this installation."""
    folder: Path = current_app.config["POCKET"]
    return folder


def is_secure() -> bool:
    """Whether browsers let this page take anything along."""
    host = request.host.rpartition(":")[0] if ":" in request.host else request.host
    return request.is_secure or host in ON_THIS_COMPUTER


def megabytes(facts: Facts | None) -> str:
    """The size in the unit that people know from their phones."""
    return f"{facts.size / MEGABYTE:.1f}" if facts else ""


def offer_alone(app: Flask, facts: Facts) -> dict[str, str]:
    """The same page for a host that serves nothing else: its file in each language."""
    names = {key: "index.html" if key == FIRST_LANGUAGE else f"{key}.html" for key in languages()}
    texts = {}
    for key, name in names.items():
        with app.test_request_context(headers={"Accept-Language": key}):
            texts[name] = render_template(
                "pocket/offer_alone.html",
                size=megabytes(facts),
                names=names,
                worker=SERVICE_WORKER,
                home="./",
            )
    return texts
