"""A text that stands for one thing, perhaps a drawing in rows, which may be known as a list too."""

import re
from typing import Any

from rules.core.fields import PlainField
from web.forms.kinds.kind import Kind, kind_of, one_text
from web.forms.typed import Typed

NEXT_ROW = re.compile(r"\s*/?[\r\n]\s*")


def _told(entry: PlainField[Any], typed: Typed, path: str) -> Any:
    if path not in typed and entry.listed is not None:
        return kind_of(entry.listed).told(entry.listed, typed, path)
    if entry.blank_is_empty and path in typed:
        return _read(entry, typed[path])
    return one_text(entry, typed, path)


def _read(entry: PlainField[Any], text: str) -> str:
    return NEXT_ROW.sub("/", text.strip()) if entry.in_rows else text


TEXT = Kind(told=_told, read=_read)
kind_of.register(PlainField, lambda _: TEXT)
