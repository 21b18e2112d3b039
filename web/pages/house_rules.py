"""The open points of a title with their readings, agreed on before anybody sits down."""

from typing import Any

from flask import Response, request

from scoring.titles import BuiltTitle
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed, rows
from web.forms.view import SETUP
from web.house.language import language
from web.house.rendering import page
from web.house.titles import find_title
from web.pages.home import pages
from web.pages.who_plays import COUNT, PLAYER

ASKED_HERE = (*SETUP, COUNT)


@pages.get("/<slug>/house-rules")
def house_rules(slug: str) -> Response:
    """The open points that can matter come first; what else the address holds travels along."""
    title = find_title(slug)
    typed = Typed(list(request.args.items(multi=True)))
    points = title.facts.book.open_points.values()
    others = [
        pair for pair in typed.items(multi=True) if pair[0].partition(".")[0] not in ASKED_HERE
    ]
    return page(
        "pages/house_rules.html",
        title=title,
        body=_setup(title, typed),
        players=_players(title, typed),
        asks_edition=len(title.facts.editions) > 1,
        asks_players=any(point.players for point in points),
        others=[(name, text) for name, text in others if text],
    )


def _setup(title: BuiltTitle, typed: Typed) -> dict[str, Any]:
    """The set-up as typed; without an edition the one in the reader's language."""
    body = body_of(title.table_form, typed)
    setup = {"variants": [], **{name: value for name, value in body.items() if name in SETUP}}
    editions = title.facts.editions
    if setup.get("edition") not in editions:
        setup["edition"] = language() if language() in editions else editions[0]
    return setup


def _players(title: BuiltTitle, typed: Typed) -> int | None:
    """How many play, by the seats of a table, the names typed so far, or as typed."""
    named = [name for name in typed.getlist(PLAYER) if name.strip()]
    told = str(len(rows(typed, "seats")) or len(named) or typed.get(COUNT, ""))
    fewest, most = title.facts.players
    number = int(told) if told.isascii() and told.isdigit() and len(told) == 1 else 0
    return number if fewest <= number <= most else None
