"""Papers as HTML: templates that lie beside this file and in the titles' rooms."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel.dates import format_date
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from printables.core.pictures import STATIC, sign, symbol
from printables.core.qr import qr_drawing
from translations.catalogue import catalogue, locale_of
from translations.naming import named

PRINTABLES = Path(__file__).parents[1]
MARK = "mark-"
LOOKED_AT = "aid"
"""How the templates are called in which pictures are looked at, each as large as it likes to be."""


def page(template: str, *, language: str, room: str, **context: Any) -> str:
    """A paper in the words of this language for a title."""

    among_words = symbol if Path(template).name.startswith(LOOKED_AT) else sign

    def picture(name: str, classes: str = "picture") -> Markup:
        return among_words(_sprite(name), name, classes)

    def drawn(name: str) -> Markup:
        """The same inside another drawing."""
        alone = 'class="picture" aria-hidden="true"'
        drawing = str(symbol(_sprite(name), name))
        return Markup(drawing.replace(alone, 'width="24" height="24"', 1))  # noqa: S704

    def _sprite(name: str) -> Path:
        return STATIC / ("house/marks.svg" if name.startswith(MARK) else f"{room}/pictograms.svg")

    words = catalogue(language, room)
    given: Mapping[str, Any] = {
        "words": words,
        "language": language,
        "picture": picture,
        "drawn": drawn,
        **context,
    }
    return _environment().get_template(template).render(given)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(PRINTABLES),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.globals.update(qr=qr_drawing, named=named)
    environment.filters["day"] = day
    return environment


def day(date: Any, language: str) -> str:
    """A date as a language writes it."""
    return str(format_date(date, "long", locale_of(language)))
