"""Which language this reader gets."""

import os
from collections.abc import Mapping

from flask import g, request

from rules.core.titles import Title
from translations.catalogue import FIRST_LANGUAGE, Catalogue, catalogue, languages

LANGUAGE_COOKIE = "language"
API_PREFIX = "/api/v1/"


def language() -> str:
    """The language of this request: chosen by hand on pages, else what the reader prefers."""
    if "language" not in g:
        is_page = not request.path.startswith(API_PREFIX)
        chosen = request.cookies.get(LANGUAGE_COOKIE) if is_page else None
        g.language = chosen if chosen in languages() else _preferred()
    return str(g.language)


def _preferred() -> str:
    """The first of the browser's wishes that can be met; Austrian German is German."""
    wishes = (wish.partition("-")[0].lower() for wish, weight in request.accept_languages if weight)
    return next((wish for wish in wishes if wish in languages()), FIRST_LANGUAGE)


def words(title: Title | None = None) -> Catalogue:
    """The catalogue of this request, for a title or for the house."""
    room = title.room if title else None
    named: dict[str | None, Catalogue] = g.setdefault("named", {})
    if room not in named:
        named[room] = catalogue(language(), room).naming(g.get("sitting", {}))
    return named[room]


def call_by_name(names: Mapping[int, str]) -> None:
    """Lets this request's sentences call the people on these seats by their names."""
    g.sitting, g.named = {number: name for number, name in names.items() if name}, {}


def language_of_terminal() -> str:
    """The language of the command line, from the usual variables."""
    told = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next((value for value in told if value), "")[:2]
    return wanted if wanted in languages() else FIRST_LANGUAGE
