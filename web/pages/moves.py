"""What is pressed on the drawing of a table that stands in an address."""

from collections.abc import Container
from typing import Any

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from scoring.titles import BuiltTitle
from web.forms.table_state import TableState
from web.forms.typed import Typed
from web.house.addresses import in_query
from web.house.names import sit_at_table
from web.house.problems import NoSuchError
from web.house.rooms import pages_of
from web.house.titles import find_title

FORM = "form"
"""Asks for the form of what all share, where a title has a drawing on which things are pressed."""

move_pages = Blueprint("move_pages", __name__)


@move_pages.post("/<slug>/score/parts/move")
def move(slug: str) -> ResponseReturnValue:
    """The page of what all share, with the address that the table has after it."""
    title, typed = find_title(slug), Typed(list(request.form.items(multi=True)))
    moves = pages_of(title).moves
    if moves is None:
        raise NoSuchError("problem-404")
    sit_at_table(typed)
    after = moves.in_address(typed, TableState(title, typed))
    return redirect(f"{url_for('score_pages.parts', slug=slug)}?{in_query(after)}", 303)


def is_drawn(title: BuiltTitle, shared: Container[Any]) -> bool:
    """Whether what all share is shown as a drawing: not where it was typed in another way."""
    if pages_of(title).moves is None or FORM in request.args:
        return False
    parts = title.shared_parts
    is_typed = any(part in shared for part in parts if part not in title.sheet.drawn)
    return not is_typed or any(part in shared for part in title.sheet.drawn)
