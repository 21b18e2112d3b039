"""Several of a kind: in a row with commas, each in a field of its own, or ticked."""

import re
from collections.abc import Iterable
from typing import Any

from marshmallow.fields import Field

from rules.core.fields import ListOf, OneNumberOf, OneOf, PieceOf, SeatOf, Text, Whole
from web.forms.kinds.counts import COUNTS
from web.forms.kinds.kind import Kind, are_plain, kind_of
from web.forms.kinds.rows import ROWS
from web.forms.typed import BETWEEN_ENTRIES, Typed, rows, whole_of

BETWEEN_NAMES = re.compile(r"[,;]")


def _told(entry: ListOf[Any], typed: Typed, path: str) -> list[Any] | None:
    places = rows(typed, path)
    if places and entry.ordered and isinstance(entry.inner, Whole):
        return _numbers_in_order([typed.get(f"{path}.{i}", "") for i in range(places[-1] + 1)])
    texts = [*typed.getlist(path), *(typed.get(f"{path}.{i}", "") for i in places)]
    is_chosen = entry.ordered and isinstance(entry.inner, OneOf)
    given = texts if is_chosen or len(texts) > 1 else _apart(entry.inner, texts)
    inner = kind_of(entry.inner)
    return [inner.read(entry.inner, each.strip()) for each in given if each.strip()] or None


def _numbers_in_order(texts: list[str]) -> list[int | str] | None:
    """Numbers that have a field each; what is blank behind the last is not there."""
    last = max((i for i, text in enumerate(texts) if text.strip()), default=-1)
    return [whole_of(text.strip() or "0") for text in texts[: last + 1]] or None


def _apart(inner: Field[Any], texts: Iterable[str]) -> list[str]:
    """The entries of a text with commas; a blank parts them too, where it is no part of a name."""
    between = BETWEEN_NAMES if isinstance(inner, Text) else BETWEEN_ENTRIES
    return [entry for text in texts for entry in between.split(text)]


def _seen(entry: ListOf[Any], value: Any) -> Any:
    if entry.ordered:
        return value if isinstance(value, list) else [value]
    return kind_of(entry.inner).seen(entry.inner, value)


def _template(entry: ListOf[Any]) -> str:
    """Seats that may come more than once are typed, not ticked."""
    is_seat = isinstance(entry.inner, SeatOf)
    if isinstance(entry.inner, OneOf) or (is_seat and entry.distinct):
        return "ordered" if entry.ordered else "choices"
    return "entries"


ENTRIES = Kind(
    template=_template,
    told=_told,
    fits=lambda _, value: are_plain(value),
    seen=_seen,
    choices=lambda view, entry, *told: kind_of(entry.inner).choices(view, entry.inner, *told),
)


@kind_of.register(ListOf)
def _kind_of_list(entry: ListOf[Any]) -> Kind:
    if isinstance(entry.inner, PieceOf):
        return ROWS
    return COUNTS if isinstance(entry.inner, OneNumberOf) else ENTRIES
