"""A number, or a sum such as "3+4+2"; several that belong together; a number or a row of them."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.core.fields import NumberOrNumbers, Numbers, OneNumberOf, SumOrNumbers, Whole
from web.forms.kinds.kind import ChoiceView, Kind, are_plain, kind_of
from web.forms.typed import BETWEEN_ENTRIES, Typed, whole_of

MOST_CHIPS = 6


def _together(_: Numbers[Any], typed: Typed, path: str) -> list[int | str] | None:
    return _in(typed.getlist(path)) or None


def _sum_or_row(_: object, text: str) -> Any:
    return _in([text]) if "," in text or ";" in text else whole_of(text)


def _number(field: Whole, text: str) -> int | str:
    """A number; where there are minus points only, 12 means -12."""
    number = whole_of(text)
    return -number if isinstance(number, int) and number > 0 >= field.maximum else number


def _in(texts: Iterable[str]) -> list[int | str]:
    """Numbers with commas between them, or each in a text of its own."""
    entries = [entry for text in texts for entry in BETWEEN_ENTRIES.split(text)]
    return [whole_of(entry) for entry in entries if entry]


def _few(_: object, entry: Whole, __: str, value: Any) -> Iterator[ChoiceView]:
    """All that it could be, where that is so few that a question shows a chip for each.

    A value that is none of them is to be seen as it was typed, so there are no chips then.
    """
    numbers = entry.numbers if isinstance(entry, OneNumberOf) else _numbers_of(entry)
    if len(numbers) <= MOST_CHIPS and (value is None or value in numbers):
        yield from (ChoiceView(str(each), str(each), each == value) for each in numbers)


def _numbers_of(entry: Whole) -> range:
    return range(entry.minimum, entry.maximum + 1, entry.step)


NUMBER = Kind(read=_number, choices=_few)
TOGETHER = Kind(told=_together)
SUM_OR_ROW = Kind(read=_sum_or_row, fits=lambda _, value: are_plain(value))
kind_of.register(Whole, lambda _: NUMBER)
kind_of.register(Numbers, lambda _: TOGETHER)
kind_of.register(SumOrNumbers, lambda _: SUM_OR_ROW)
kind_of.register(NumberOrNumbers, lambda _: SUM_OR_ROW)
