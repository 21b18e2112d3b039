"""Which fields of a question stand open, and which are folded as they matter only sometimes."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from rules.core.paths import joined, root_of
from scoring.titles import BuiltTitle
from web.forms.view import FieldView
from web.house.rooms import pages_of

MOST_LETTERS = 40
"""So many letters of what is in it stand in the line of a fold, in whole names."""
MORE_THAN_A_NAME = re.compile(r"\s*\(.*$", re.DOTALL)
IN_ONE_LINE = frozenset({"number", "text"})


@dataclass(frozen=True, slots=True)
class Fold:
    """Fields that are folded together."""

    views: tuple[FieldView, ...]
    belongs: str = ""
    """To which choice all of them belong, as the title says it."""

    @property
    def is_filled(self) -> bool:
        """Whether something stands in one of them."""
        return any(map(_is_filled, self.views))

    @property
    def is_wrong(self) -> bool:
        """Whether something in them is not right."""
        return any(map(_is_wrong, self.views))

    @property
    def filled_in(self) -> str:
        """What stands in it, in one line."""
        return in_one_line(self.views)

    def holds(self, paths: Sequence[str]) -> bool:
        """Whether one of these paths leads into it."""
        names = {root_of(path) for path in paths}
        return any(view.name in names for view in self.views)

    @property
    def labels(self) -> str:
        """What is in it; of much only what is first."""
        names = [*dict.fromkeys(map(label_in_short, self.views))]
        letters = accumulate(map(len, names))
        fitting = sum(so_far <= MOST_LETTERS for so_far in letters)
        first = names[: max(fitting, 1)]
        return " · ".join(first if len(first) == len(names) else [*first, "…"])


def in_short(view: FieldView) -> str:
    """A field that is filled in: its label, and what fits into a word beside it."""
    if view.none_said:
        return f"{label_in_short(view)}: {view.none_called}"
    if not _is_filled(view):
        return ""
    label = label_in_short(view)
    chosen = [choice.label for choice in view.choices if choice.chosen]
    if chosen:
        return f"{label}: {', '.join(chosen)}"
    return f"{label}: {view.value}" if view.kind in IN_ONE_LINE else label


def in_one_line(views: Iterable[FieldView]) -> str:
    """What is filled in of several fields."""
    return " · ".join(filter(None, map(in_short, views)))


def label_in_short(view: FieldView) -> str:
    """The label without what explains it."""
    return MORE_THAN_A_NAME.sub("", view.label)


def _is_filled(view: FieldView) -> bool:
    return view.value not in (None, "", [], {})


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
    seldom = pages.seldom.get(key, ())
    chosen_for = {view.name: pages.belongs(key, view.name) for view in views}
    with_choice = {name for name, choice in chosen_for.items() if choice and name not in seldom}
    in_sight = [view for view in views if view.name in named or view.name in with_choice]
    folded = [view for view in views if view not in in_sight]
    belongs = {chosen_for[view.name] for view in folded}
    together = belongs.pop() if len(belongs) == 1 else ""
    return Folds(tuple(in_sight), Fold(tuple(folded), together) if folded else None)


def row_in_short(folds: Folds) -> str:
    """A row of which every field in sight is filled in, in one line; nothing of another.

    What it is about begins it, without the label.
    """
    if any(not (_is_filled(view) or view.none_said) or _is_wrong(view) for view in folds.in_sight):
        return ""
    first, *others = folds.in_sight
    about = [choice.label for choice in first.choices if choice.chosen]
    rest = (*others, *(folds.folded.views if folds.folded else ()))
    return " · ".join(filter(None, [", ".join(about) or in_short(first), in_one_line(rest)]))
