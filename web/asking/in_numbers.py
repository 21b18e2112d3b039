"""Questions about a drawing that can be asked in numbers instead: one of the two is in sight."""

from collections.abc import Iterable

from scoring.titles import BuiltTitle
from web.forms.typed import Typed
from web.forms.view import FieldView
from web.house.addresses import address_here_without
from web.house.rooms import pages_of

BY = "by"
DRAWING, NUMBERS = "drawing", "numbers"


def way_of(title: BuiltTitle, key: str, views: Iterable[FieldView], typed: Typed) -> str:
    """Whether a question is asked by its drawing or in numbers; nothing where there is one way."""
    ways = pages_of(title).in_numbers.get(key)
    if ways is None:
        return ""
    if typed.get(BY) in {DRAWING, NUMBERS}:
        return typed[BY]
    filled = {view.name for view in views if _is_filled(view)}
    if filled.intersection(ways.drawing):
        return DRAWING
    is_counted = filled.intersection(ways.numbers) or not ways.draws_first
    return NUMBERS if is_counted else DRAWING


def of_this_way(title: BuiltTitle, key: str, views: list[FieldView], way: str) -> list[FieldView]:
    """The fields without those of the other way; what is filled in or wrong stays in sight."""
    if not way:
        return views
    ways = pages_of(title).in_numbers[key]
    others = ways.numbers if way == DRAWING else ways.drawing
    return [view for view in views if view.name not in others or _is_filled(view) or view.problems]


def address_of_other_way(title: BuiltTitle, key: str, way: str) -> str:
    """The same question asked the other way, without what only this way has."""
    ways = pages_of(title).in_numbers[key]
    own, other = (ways.drawing, NUMBERS) if way == DRAWING else (ways.numbers, DRAWING)
    return address_here_without(own, {BY: other, "draft": "on"})


def _is_filled(view: FieldView) -> bool:
    return view.value not in (None, "", [], {})
