"""A box to tick; where nothing may be assumed, yes and no are chosen, and neither at first."""

from collections.abc import Iterator
from typing import Any

from rules.core.fields import Flag, YesOrNo
from web.forms.kinds.kind import ChoiceView, Kind, is_deciding, is_plain, kind_of

TICKED = frozenset({"on", "true", "1", "yes"})
DENIED = frozenset({"off", "false", "0", "no"})
SAID = {"on": True, "true": True, "false": False}
YES_AND_NO = ("false", "true")
"""What a form sends for no and yes."""


def _ticked(_: Flag, text: str) -> bool | None:
    """A box that is not ticked says nothing."""
    if text.lower() in DENIED:
        return False
    return True if text.lower() in TICKED else None


def _template(entry: Flag) -> str:
    return "yes_no" if is_deciding(entry) else str(entry.kind)


def _fits(_: Flag, value: Any) -> bool:
    return isinstance(value, bool) or is_plain(value)


def _yes_and_no(view: Any, _: Flag, __: str, value: Any) -> Iterator[ChoiceView]:
    for key, meant in (("true", True), ("false", False)):
        yield ChoiceView(key, view.words.name(f"fact-{key}"), value is meant)


FLAG = Kind(template=_template, read=_ticked, fits=_fits, choices=_yes_and_no)
YES_OR_NO = Kind(read=lambda _, text: SAID.get(text, text), fits=_fits, choices=_yes_and_no)
kind_of.register(Flag, lambda _: FLAG)
kind_of.register(YesOrNo, lambda _: YES_OR_NO)
