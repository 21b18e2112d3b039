"""Renders pages, with what every template may say and link to."""

from collections.abc import Mapping, MutableMapping
from datetime import date, datetime
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from babel.dates import format_date, format_datetime
from flask import Flask, Response, current_app, make_response, render_template
from jinja2 import Environment, Template, pass_context
from jinja2.runtime import Context

from rules.core.seats import MARKS, seat_told
from scoring.core.possible import numbers_told
from scoring.titles import BuiltTitle, titles
from translations.catalogue import Catalogue, catalogue, languages, locale_of
from translations.naming import named
from web.forms.house_rules import house_rules_shown
from web.forms.seat_form import noted
from web.house.addresses import (
    address_choosing,
    address_of,
    address_with_fields,
    clause_address,
    here,
    path_here,
    query,
)
from web.house.language import language, words
from web.house.rooms import pages_of


def register(app: Flask) -> None:
    """Gives the templates their words and links."""
    app.context_processor(spoken)
    app.jinja_env.globals.update(
        address_of=address_of,
        address_choosing=address_choosing,
        address_with_fields=address_with_fields,
        clause_address=clause_address,
        here=here,
        house_rules_shown=house_rules_shown,
        is_drawn=is_drawn,
        marks=MARKS,
        named=named,
        noted=noted,
        numbers_told=numbers_told,
        pages_of=pages_of,
        path_here=path_here,
        query=query,
        seat_in_words=seat_in_words,
        template_of_kind=template_of_kind,
    )
    app.jinja_env.filters.update(says=says, day=day, moment=moment)
    for title in titles().values():
        give_to_templates(app.jinja_env.globals, title.facts.room, pages_of(title).for_templates)
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True


def give_to_templates(known: MutableMapping[str, Any], room: str, own: Mapping[str, Any]) -> None:
    """What a room's templates may call stands under its name, so that none hides another's."""
    if room in known:
        raise ValueError(f"templates know something else as {room!r}: {known[room]!r}")
    known[room] = SimpleNamespace(**own)


def page(template: str, **values: Any) -> Response:
    """A page in the reader's language."""
    answer = make_response(render_template(template, **values))
    answer.headers["Content-Language"] = language()
    answer.vary.update(("Accept-Language", "Cookie"))
    return answer


def spoken() -> dict[str, Any]:
    """What every template may say."""
    return {
        "words": words(),
        "words_of": words_of,
        "language": language(),
        "languages": {key: catalogue(key).name(f"language-{key}") for key in languages()},
    }


def template_of_kind(kind: str, title: BuiltTitle) -> Template:
    """How a kind of field is drawn: as the title's room does it, else as the house does."""
    return _first_of_kind(current_app.jinja_env, kind, title.facts.room)


@cache
def _first_of_kind(known: Environment, kind: str, room: str) -> Template:
    folders = (f"{room}/kinds", "forms/kinds")
    return known.select_template(
        [*(f"{folder}/{kind}.html" for folder in folders), "forms/kinds/text.html"]
    )


def is_drawn(room: str, picture: str) -> bool:
    """Whether a room has a picture of this name."""
    return f'id="{picture}"' in _pictures(Path(str(current_app.static_folder)) / room)


@cache
def _pictures(folder: Path) -> str:
    file = folder / "pictograms.svg"
    return file.read_text("utf-8") if file.exists() else ""


def words_of(title: BuiltTitle) -> Any:
    """The catalogue of a title."""
    return words(title.facts)


def seat_in_words(number: int, own: Catalogue) -> str:
    """A seat by the name of who sits there, else by number and mark."""
    return own.text(seat_told(number))


def day(text: str) -> str:
    """A date as the reader's language writes it."""
    return str(format_date(date.fromisoformat(text), "long", locale_of(language())))


def moment(text: str, tongue: str | None = None) -> str:
    """Day and time where the server stands, as the reader's language writes them."""
    local = datetime.fromisoformat(text).astimezone()
    return str(format_datetime(local, "short", locale=locale_of(tongue or language())))


@pass_context
def says(context: Context, message: Any) -> str:
    """A message in the words of the page's title."""
    title = context.get("title")
    return words(title.facts if title else None).text(message)
