"""A number, or a sum such as "3+4+2"; several that belong together; a number or a row of them."""

from collections.abc import Iterable
from typing import Any

from rules.core.fields import NumberOrNumbers, Numbers, SumOrNumbers, Whole
from web.forms.kinds.kind import Kind, are_plain, kind_of
from web.forms.typed import BETWEEN_ENTRIES, Typed, whole_of


def _together(_: Numbers[Any], typed: Typed, path: str) -> list[int | str] | None:
    return _in(typed.getlist(path)) or None


def _sum_or_row(_: object, text: str) -> Any:
    return _in([text]) if "," in text or ";" in text else whole_of(text)


def _in(texts: Iterable[str]) -> list[int | str]:
    """Numbers with commas between them, or each in a text of its own."""
    entries = [entry for text in texts for entry in BETWEEN_ENTRIES.split(text)]
    return [whole_of(entry) for entry in entries if entry]


NUMBER = Kind(read=lambda _, text: whole_of(text))
TOGETHER = Kind(told=_together)
SUM_OR_ROW = Kind(read=_sum_or_row, fits=lambda _, value: are_plain(value))
kind_of.register(Whole, lambda _: NUMBER)
kind_of.register(Numbers, lambda _: TOGETHER)
kind_of.register(SumOrNumbers, lambda _: SUM_OR_ROW)
kind_of.register(NumberOrNumbers, lambda _: SUM_OR_ROW)
