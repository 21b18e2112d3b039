"""Which fields of a question stand open, and which are folded as they matter only sometimes."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.paths import joined
from scoring.titles import BuiltTitle
from web.forms.view import FieldView
from web.house.rooms import pages_of

MORE_THAN_A_NAME = re.compile(r"\s*\(.*$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Fold:
    """Fields that are folded together."""

    views: tuple[FieldView, ...]

    @property
    def is_filled(self) -> bool:
        """Whether something stands in one of them."""
        return any(view.value not in (None, "", [], {}) for view in self.views)

    @property
    def is_wrong(self) -> bool:
        """Whether something in them is not right."""
        return any(map(_is_wrong, self.views))

    @property
    def labels(self) -> str:
        """What is in it."""
        return ", ".join(dict.fromkeys(MORE_THAN_A_NAME.sub("", view.label) for view in self.views))


def _is_wrong(view: FieldView) -> bool:
    inner = (part for row in view.parts for part in row)
    return bool(view.problems) or any(view.problems_of_rows) or any(map(_is_wrong, inner))


@dataclass(frozen=True, slots=True)
class Folds:
    """The fields of a question as its page has them."""

    in_sight: tuple[FieldView, ...]
    folded: Fold | None


def folds_of(title: BuiltTitle, key: str, views: Sequence[FieldView], rows: str = "") -> Folds:
    """What the title names is in sight, else what has to be filled in.

    What belongs to one choice is there once that is chosen. Where nothing has to be filled in, and
    in rows, all is in sight of which nothing is said.
    """
    pages = pages_of(title)
    named = pages.in_sight.get(joined(key, rows) if rows else key)
    if named is None:
        needed = () if rows else tuple(view.name for view in views if view.required)
        named = needed or tuple(view.name for view in views)
    in_sight = [v for v in views if v.name in named or pages.belongs(key, v.name)]
    folded = [view for view in views if view not in in_sight]
    return Folds(tuple(in_sight), Fold(tuple(folded)) if folded else None)
