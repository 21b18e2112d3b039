"""A ruling that a table keeps: the address that asks it again, and whose names are meant in it."""

from typing import Any

from scoring.titles import BuiltTitle
from sheets.opened import Opened
from sheets.rulings import KeptRuling
from translations.catalogue import Catalogue
from web.house.addresses import address_of
from web.house.names import NAMES
from web.house.rooms import pages_of


def address_asking(ruling: KeptRuling, title: BuiltTitle) -> str:
    """The page on which the same is asked again, with the whole situation and its readings."""
    asked = ruling.asked
    body = {**asked.situation, **asked.beside}
    return address_of("ask_pages.ask", body, slug=title.slug, key=asked.question)


def names_beside(opened: Opened, key: str) -> dict[str, Any]:
    """The names of those who are meant by the numbers in a question that a program sends."""
    view, pages = opened.view, pages_of(opened.view.title)
    if NAMES not in pages.asked_beside:
        return {}
    asked = pages.asked_of(view.document, view.own or 0, key)
    return {NAMES: asked[NAMES]} if NAMES in asked else {}


def words_of(ruling: KeptRuling, words: Catalogue) -> Catalogue:
    """The words in which those are called by their names who sat there when it was asked."""
    told = ruling.asked.beside.get(NAMES, {})
    return words.naming({int(number): name for number, name in told.items()})
