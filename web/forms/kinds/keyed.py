"""A value for each of some keys; the house rules, a reading for each open point."""

from typing import Any

from rules.core.fields import Keyed
from rules.core.forms import HouseRulesField
from web.forms.kinds.group import without_blanks
from web.forms.kinds.kind import Kind, is_plain, kind_of
from web.forms.typed import Typed, below


def _told(entry: Keyed[Any], typed: Typed, path: str) -> Any:
    inner, texts = kind_of(entry.inner), below(typed, path).items()
    return {key: inner.read(entry.inner, text) for key, text in texts if text.strip()} or None


def _fits(_: Keyed[Any], value: Any) -> bool:
    return isinstance(value, dict) and all(map(is_plain, value.values()))


KEYED = Kind(told=_told, fits=_fits, seen=without_blanks)
HOUSE_RULES = Kind(told=lambda _, typed, path: below(typed, path) or None)
kind_of.register(Keyed, lambda _: KEYED)
kind_of.register(HouseRulesField, lambda _: HOUSE_RULES)
