"""What came along from a table, and what of a form no answer can use: both are said on the page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from translations.naming import named
from web.asking.folding import in_short, label_in_short
from web.asking.from_table import FOR, NO_TABLE, OF_A_SEAT, THE_TABLE, UNUSABLE
from web.forms.typed import Typed, below
from web.forms.view import SETUP, FieldView
from web.house.language import words
from web.house.names import NAMES
from web.house.rooms import pages_of


def came_along(
    title: BuiltTitle, views: Sequence[FieldView], body: Any, typed: Typed, seat: str = ""
) -> list[str]:
    """All that is filled in from a table, as long as nothing was asked; nothing without one.

    Begins with the name of whose seat it is, where that is known.
    """
    if "draft" not in typed or typed.get(FOR, NO_TABLE) == NO_TABLE:
        return []
    own = words(title.facts)
    whose = [seat] if seat else _people(typed, own)
    filled = filter(None, (in_short(view) for view in views if view.name != OF_A_SEAT))
    more = (*_beside(title, typed, own), *_agreed(title, body, own))
    return [*whose, *filled, *more, *_unusable(views, typed, own)]


def _unusable(views: Iterable[FieldView], typed: Typed, own: Catalogue) -> Iterator[str]:
    """What the table has in a shape that the form cannot hold: it must be entered here."""
    names = typed.getlist(UNUSABLE)
    labels = tuple(label_in_short(view) for view in views if view.name in names)
    if labels:
        yield own.says("along-unusable", fields=labels)


def _people(typed: Typed, own: Catalogue) -> Iterator[str]:
    """All who sit there, where the whole table is meant."""
    if typed.get(FOR) == THE_TABLE and own.sitting:
        yield own.says("along-people", names=tuple(own.sitting.values()))


def _beside(title: BuiltTitle, typed: Typed, own: Catalogue) -> Iterator[str]:
    """What came along though no field of the form shows it."""
    for root in sorted(pages_of(title).asked_beside - {NAMES}):
        if below(typed, root):
            yield own.name(f"label-{root}")


def _agreed(title: BuiltTitle, body: Mapping[str, Any], own: Catalogue) -> Iterator[str]:
    for variant in body.get("variants", ()):
        if variant in title.facts.variants:
            yield named(own, variant)
    if count := len(title.facts.book.open_points.keys() & set(body.get("house_rules", ()))):
        yield own.says("along-house-rules", count=count)


def not_used(
    views: Iterable[FieldView], body: Mapping[str, Any], meant: Mapping[str, Any]
) -> tuple[str, ...]:
    """The labels of the fields that are filled in though the question as it is put has no use."""
    left_out = {
        name
        for name, value in body.items()
        if name not in meant and name not in SETUP and value not in ("", None)
    }
    return tuple(label_in_short(view) for view in views if view.name in left_out)
