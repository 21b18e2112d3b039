"""Files of our own: kept by browsers for good, and few of them for each page."""

import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from flask import Flask, Response, abort, current_app, request, url_for
from markupsafe import Markup
from rcssmin import cssmin
from rjsmin import jsmin
from werkzeug.routing import Rule

SECONDS_KEPT = 365 * 24 * 60 * 60
STATIC, STYLES = "static", "styles"
FILES = frozenset({STATIC, STYLES})
"""The endpoints of files that never change while the program runs."""
STYLE, SCRIPT = ".css", ".js"
KINDS = {STYLE: "text/css", SCRIPT: "text/javascript"}
LINKED = re.compile(r'<link rel="stylesheet" href="[^"]*/static/as-of/\w+/([\w/-]+)\.css">\s*')


def register(app: Flask) -> None:
    """Serves them at addresses that say which version they are of."""
    app.view_functions[STATIC] = file_of_ours
    app.url_map.add(Rule("/static/as-of/<v>/<path:filename>", endpoint=STATIC))
    app.add_url_rule("/static/as-of/<v>/styles/<names>.css", STYLES, styles)
    app.url_defaults(name_version)
    app.after_request(let_files_be_kept)
    app.jinja_env.filters["in_few_requests"] = in_few_requests


def file_of_ours(filename: str, v: str = "") -> Response:
    """A style sheet, script, font or picture, whatever version its address names."""
    del v
    texts = _texts(str(current_app.static_folder))
    if filename in texts:
        return _answer_with(_shortened(texts[filename]), KINDS[texts[filename].suffix])
    return current_app.send_static_file(filename)


def styles(names: str, v: str) -> Response:
    """Several style sheets in this order as one."""
    del v
    texts = _texts(str(current_app.static_folder))
    files = [texts.get(f"{name.replace('.', '/')}{STYLE}") for name in names.split(",")]
    found = [_shortened(file) for file in files if file]
    if len(found) < len(files):
        abort(404)
    return _answer_with("\n".join(found), KINDS[STYLE])


def _answer_with(text: str, kind: str) -> Response:
    response = Response(text, mimetype=kind)
    response.cache_control.no_cache = True
    response.add_etag()
    response.make_conditional(request)
    response.headers.pop("Date", None)  # the server says it
    return response


@cache
def _texts(folder: str) -> Mapping[str, Path]:
    """All scripts and style sheets of ours by their names."""
    files = (file for file in Path(folder).rglob("*") if file.suffix in KINDS)
    return {file.relative_to(folder).as_posix(): file for file in files}


@cache
def _shortened(file: Path) -> str:
    """A script or style sheet without what only its readers need: a third less over the wire."""
    shorten = cssmin if file.suffix == STYLE else jsmin
    return str(shorten(file.read_text("utf-8")))


def in_few_requests(head: str) -> Markup:
    """The head of a page with its style sheets as one, and scripts behind whatever paints."""
    head = str(head)  # a template's own text: nothing in it is escaped once more
    names = dict.fromkeys(name.replace("/", ".") for name in LINKED.findall(head))
    if len(names) > 1:
        address = url_for(STYLES, names=",".join(names))
        first = f'<link rel="stylesheet" href="{address}">'
        before, *others = LINKED.split(head)[::2]
        head = "".join((before, first, *others))
    later = '<script type="module" fetchpriority="low" src='
    return Markup(head.replace('<script type="module" src=', later))  # noqa: S704 (see above)


def name_version(endpoint: str, values: dict[str, Any]) -> None:
    """Puts all files of ours into a folder named by what they hold, and so what they link to."""
    if endpoint in FILES and "v" not in values:
        values["v"] = _version(str(current_app.static_folder))


def let_files_be_kept(response: Response) -> Response:
    """A file in the folder of this version never changes: browsers need not ask for it again."""
    asked = (request.view_args or {}).get("v")
    if request.endpoint in FILES and asked == _version(str(current_app.static_folder)):
        response.cache_control.no_cache = None
        response.cache_control.max_age = SECONDS_KEPT
        response.cache_control.immutable = True
        response.headers.pop("ETag", None)  # nobody asks again, and fifty files name theirs
    return response


@cache
def _version(folder: str) -> str:
    """What all files of a folder hold, in few signs."""
    files = sorted(file for file in Path(folder).rglob("*") if file.is_file())
    told = (f"{file.relative_to(folder)} {sha256(file.read_bytes()).hexdigest()}" for file in files)
    return sha256("\n".join(told).encode()).hexdigest()[:12]
