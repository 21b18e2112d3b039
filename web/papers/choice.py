"""The page where papers are chosen, with a preview of what will come out of the printer."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from flask import Blueprint, Response, abort, request, url_for
from markupsafe import Markup

from printables.core.aid import aid as player_aid
from printables.core.aid import scoring as half_page
from printables.core.pads.layout import layout_of
from printables.core.papers import PAPERS, POCKET
from printables.core.rendering import PRINTABLES
from printables.core.scorepad import scorepad
from rules.core.faults import RefusedError
from rules.core.fields import quoted
from rules.core.paths import parts_of
from scoring.titles import BuiltTitle
from translations.catalogue import languages
from web.forms.typed import Typed
from web.forms.view import ListedFault
from web.house.faults import faults_json
from web.house.language import language, words
from web.house.rendering import page
from web.house.titles import find_title
from web.papers.wishes import PER_PAGE, aid_wish, edition_of, pad_wish, scoring_wish

print_choice = Blueprint("print_choice", __name__)

SCOREPAD, AID, SCORING = "scorepad", "aid", "scoring"
WISHES: Mapping[str, Callable[[BuiltTitle, Typed, str], object]] = MappingProxyType(
    {SCOREPAD: pad_wish, AID: aid_wish, SCORING: scoring_wish}
)
PAPER: Mapping[str, Callable[[BuiltTitle, Typed, str], str]] = MappingProxyType(
    {
        SCOREPAD: lambda title, typed, tongue: scorepad(pad_wish(title, typed, tongue)),
        AID: lambda title, typed, tongue: player_aid(aid_wish(title, typed, tongue)),
        SCORING: lambda title, typed, tongue: half_page(scoring_wish(title, typed, tongue)),
    }
)
ABOUT_THE_TABLE = ("lang", "edition", "variants", "house_rules")
STYLE = re.compile(r"[a-z_]+/[a-z_]+\.css")
LINKED = re.compile(r'(<link rel="stylesheet" href=")([a-z_]+/[a-z_]+\.css)(">)')
FRAMED = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; "
        "base-uri 'none'; frame-ancestors 'self'"
    ),
    "X-Frame-Options": "SAMEORIGIN",
}
FRAMING = "; frame-src 'self'"
LABELS = MappingProxyType(
    {
        "paper": "print-paper",
        "lang": "print-language",
        "edition": "setup-edition",
        "per_page": "print-per-page",
        "players": "print-players",
        "copies": "print-copies",
        "names": "print-names",
        "fillable": "pads-fillable",
    }
)
"""How the fields of the form are called."""
FOR_EACH = frozenset({"paper", "lang", "edition"})
"""The fields that the form has whatever is printed."""


def _typed() -> Typed:
    """What is asked of a paper, without its kind."""
    return Typed([pair for pair in request.args.items(multi=True) if pair[0] != "kind"])


@print_choice.get("/<slug>/print")
def choose(slug: str) -> Response:
    """What can be printed for a title: score pads and player aids."""
    title = find_title(slug)
    kind = request.args.get("kind", SCOREPAD)
    kind = kind if kind in WISHES else SCOREPAD
    problems = _problems(title, kind)
    answer = page(
        "papers/choice.html",
        title=title,
        kind=kind,
        kinds=WISHES,
        for_all_kinds=_for_all_kinds(),
        problems=problems,
        faults_listed=[*_listed(title, kind, problems)],
        papers=(*PAPERS, POCKET) if kind == AID else tuple(PAPERS),
        tongues=languages(),
        typed=request.args,
        setup=_setup(title),
        per_page=_pads_on_a_page(title, problems) if kind == SCOREPAD else {},
        names=[name for name in request.args.getlist("names") if name],
        query=_query(),
    )
    if problems:
        answer.status_code = 422
    answer.headers["Content-Security-Policy"] = _with_frames(answer)
    return answer


def _pads_on_a_page(title: BuiltTitle, problems: Mapping[str, Any]) -> dict[int, int]:
    """How many pads can be asked for, each with how many come: rows need some height."""
    if problems:
        return {asked: asked for asked in PER_PAGE.values()}
    wish = pad_wish(title, _typed(), language())
    layouts = {asked: layout_of(replace(wish, per_page=asked)) for asked in PER_PAGE.values()}
    return {asked: layout.panel.each for asked, layout in layouts.items()}


def _for_all_kinds() -> dict[str, list[str]]:
    """What is chosen about the table, whatever is printed for it."""
    return {
        name: request.args.getlist(name)
        for name, value in request.args.items()
        if value and name.partition(".")[0] in ABOUT_THE_TABLE
    }


def _edition(title: BuiltTitle) -> str:
    """The edition as typed, or that of the paper's language."""
    tongue = request.args.get("lang") or language()
    return request.args.get("edition") or edition_of(title, tongue)


def _setup(title: BuiltTitle) -> dict[str, Any]:
    """Edition, variants and house rules as typed, to show what can be chosen."""
    points = title.facts.book.open_points
    return {
        "edition": _edition(title),
        "variants": request.args.getlist("variants"),
        "house_rules": {key: request.args.get(f"house_rules.{key}", "") for key in points},
    }


def _with_frames(answer: Response) -> str:
    from web.house.security import CONTENT_SECURITY_POLICY  # noqa: PLC0415

    del answer
    return CONTENT_SECURITY_POLICY + FRAMING


def _query() -> str:
    """The parameters of this address that belong to the paper."""
    return "&".join(
        part
        for part in request.query_string.decode("ascii", "replace").split("&")
        if part and not part.startswith("kind=") and not part.endswith("=")
    )


def _problems(title: BuiltTitle, kind: str) -> dict[str, Any]:
    try:
        WISHES[kind](title, _typed(), language())
    except RefusedError as error:
        return dict(faults_json(error.faults, words(title.facts)))
    return {}


def _listed(
    title: BuiltTitle, kind: str, problems: Mapping[str, list[str]]
) -> Iterator[ListedFault]:
    """Everything that is wrong, with its field where the form has one."""
    for path, sentences in problems.items():
        place, label = _field_at(title, kind, path)
        yield from (ListedFault(place, label, sentence) for sentence in sentences)


def _field_at(title: BuiltTitle, kind: str, path: str) -> tuple[str, str]:
    """The id and the label of the field at a path; what is no field is called as it was sent."""
    root, *rest = parts_of(path)
    if root == "house_rules" and rest and rest[0] in title.facts.book.open_points:
        return f"reading-{rest[0]}", words(title.facts).name(rest[0], "brief")
    if root in LABELS and (kind == SCOREPAD or root in FOR_EACH):
        return f"p-{root}", words().name(LABELS[root])
    return "", quoted(path)


@print_choice.get("/print/<slug>/<any(scorepad, aid, scoring):kind>.html")
def preview(slug: str, kind: str) -> Response:
    """The paper as a page, to look at before it is printed."""
    title = find_title(slug)
    html = PAPER[kind](title, _typed(), language())
    answer = Response(_for_a_screen(html), content_type="text/html; charset=utf-8")
    answer.headers.update(FRAMED)
    return answer


def _for_a_screen(html: str) -> str:
    """The style sheets under addresses that a browser reaches, and one more for the screen."""
    styled = LINKED.sub(
        lambda link: link[1] + url_for("print_choice.style", name=link[2]) + link[3], html
    )
    more = ("core/fonts.css", "core/preview.css")
    links = Markup("").join(
        Markup('<link rel="stylesheet" href="{}">').format(url_for("print_choice.style", name=name))
        for name in more
    )
    return styled.replace("</head>", f"{links}</head>", 1)


@print_choice.get("/print/styles/<path:name>")
def style(name: str) -> Response:
    """A style sheet of paper, for the preview."""
    if not STYLE.fullmatch(name) or not (PRINTABLES / name).is_file():
        abort(404)
    text = (PRINTABLES / name).read_text("utf-8")
    text = text.replace("../../static/", f"{request.root_path}/static/")
    return Response(text, content_type="text/css; charset=utf-8")
