"""A box to tick; where silence means yes, a no can be said; where it means neither, both can."""

from collections.abc import Iterator
from typing import Any

from rules.core.fields import Flag, TrueUnlessDenied, YesOrNo
from web.forms.kinds.kind import ChoiceView, Kind, is_plain, kind_of

TICKED = frozenset({"on", "true", "1", "yes"})
DENIED = frozenset({"off", "false", "0", "no"})
SAID = {"on": True, "true": True, "false": False}


def _ticked(entry: Flag, text: str) -> bool | None:
    """A box that is not ticked says nothing."""
    if isinstance(entry, TrueUnlessDenied) and text.lower() in DENIED:
        return False
    return True if text.lower() in TICKED else None


def _fits(_: Flag, value: Any) -> bool:
    return isinstance(value, bool) or is_plain(value)


def _yes_and_no(view: Any, _: Flag, __: str, value: Any) -> Iterator[ChoiceView]:
    for key, meant in (("true", True), ("false", False)):
        yield ChoiceView(key, view.words.name(f"fact-{key}"), value is meant)


FLAG = Kind(read=_ticked, fits=_fits)
YES_OR_NO = Kind(read=lambda _, text: SAID.get(text, text), fits=_fits, choices=_yes_and_no)
kind_of.register(Flag, lambda _: FLAG)
kind_of.register(YesOrNo, lambda _: YES_OR_NO)
