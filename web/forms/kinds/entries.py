"""Several of a kind: ticked, counted, put in order, or each in a field of its own."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from marshmallow.fields import Field

from rules.core.fields import ListOf, OneNumberOf, OneOf, PieceOf, SeatOf, Text, Whole
from web.forms.kinds.choice import player_called
from web.forms.kinds.counts import COUNTS
from web.forms.kinds.kind import NONE, ChoiceView, Kind, are_plain, kind_of
from web.forms.kinds.rows import PEOPLE, ROWS, is_of_people
from web.forms.typed import BETWEEN_ENTRIES, Typed, rows, whole_of

BETWEEN_NAMES = re.compile(r"[,;]")
MOST_TICKED = 12
"""So many numbers are ticked; of more, each has a field."""
MOST_PLAYERS = 6


def _told(entry: ListOf[Any], typed: Typed, path: str) -> list[Any] | None:
    places = rows(typed, path)
    if places and entry.ordered and isinstance(entry.inner, Whole):
        return _numbers_in_order([typed.get(f"{path}.{i}", "") for i in range(places[-1] + 1)])
    texts = [*typed.getlist(path), *(typed.get(f"{path}.{i}", "") for i in places)]
    is_chosen = entry.ordered and isinstance(entry.inner, OneOf)
    given = texts if is_chosen or len(texts) > 1 else _apart(entry.inner, texts)
    inner = kind_of(entry.inner)
    said = [each.strip() for each in given]
    found = [inner.read(entry.inner, each) for each in said if each and each != NONE]
    is_empty = entry.required and NONE in said
    return found or ([] if is_empty else None)


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
    """Some of a few are ticked or put in order; numbers have a field each."""
    if isinstance(entry.inner, SeatOf | OneOf | Text):
        return "ordered" if entry.ordered else "choices"
    if isinstance(entry.inner, Whole):
        return "choices" if _is_ticked(entry, entry.inner) else "numbers"
    return "entries"


def _is_ticked(entry: ListOf[Any], inner: Whole) -> bool:
    """Whether it is some of a few numbers, each of them once."""
    span = inner.maximum - inner.minimum + 1
    return not entry.ordered and not entry.shortest and span <= MOST_TICKED


def _choices(view: Any, entry: ListOf[Any], name: str, value: Any) -> Iterator[ChoiceView]:
    given = value if isinstance(value, list) else []
    if isinstance(entry.inner, Text):
        seats = view.words.sitting or range(len(given), entry.longest)
        players = {player_called(view.words, seat): seat for seat in seats}
        for place, each in enumerate(dict.fromkeys([*map(str, given), *players])):
            yield ChoiceView(each, each, each in given, seat=players.get(each, place))
    elif isinstance(entry.inner, Whole) and not isinstance(entry.inner, SeatOf):
        yield from _numbers(entry, entry.inner, given)
    else:
        yield from kind_of(entry.inner).choices(view, entry.inner, name, value)


def _numbers(entry: ListOf[Any], inner: Whole, given: list[Any]) -> Iterator[ChoiceView]:
    """The numbers to tick, or the fields in which they are typed, one for each place."""
    if _is_ticked(entry, inner):
        for number in range(inner.minimum, inner.maximum + 1):
            yield ChoiceView(str(number), str(number), number in given)
        return
    for place in range(max(min(entry.longest, MOST_PLAYERS), len(given))):
        told = str(given[place]) if place < len(given) else ""
        yield ChoiceView(str(place), told, bool(told))


ENTRIES = Kind(
    template=_template,
    told=_told,
    fits=lambda _, value: are_plain(value),
    seen=_seen,
    choices=_choices,
)


@kind_of.register(ListOf)
def _kind_of_list(entry: ListOf[Any]) -> Kind:
    if isinstance(entry.inner, PieceOf):
        return PEOPLE if is_of_people(entry) else ROWS
    is_counted = isinstance(entry.inner, SeatOf) and not entry.distinct
    return COUNTS if is_counted or isinstance(entry.inner, OneNumberOf) else ENTRIES
