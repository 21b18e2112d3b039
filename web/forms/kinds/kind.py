"""What is known of a kind of field: how it is read from a form, fits into one, and is shown."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import singledispatch
from typing import Any

from marshmallow import Schema
from marshmallow.fields import Field

from rules.core.fields import Flag
from web.forms.typed import Typed, in_a_row


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """Something to tick or choose."""

    key: str
    label: str
    chosen: bool
    picture: str | None = None
    count: int = 0
    """How many of it there are, where that is what is told."""
    seat: int | None = None
    """The seat whose mark stands beside it, where it is somebody at the table."""


NONE = "-"
"""What a form sends where somebody says that there is none of it, which is not saying nothing."""


def is_plain(value: Any) -> bool:
    """Whether a value is a text or a number."""
    return (isinstance(value, str | int) and not isinstance(value, bool)) or value is None


def are_plain(value: Any) -> bool:
    """Whether a value is a text or a number, or a list of them."""
    return all(map(is_plain, value)) if isinstance(value, list) else is_plain(value)


def one_text(entry: Field[Any], typed: Typed, path: str) -> Any:
    """What the text at a path says; nothing where it is blank."""
    text = typed.get(path)
    if text == NONE and (is_deciding(entry) or is_needed(entry)):
        return None
    return kind_of(entry).read(entry, text) if text is not None and text.strip() else None


@dataclass(frozen=True, slots=True)
class Kind:
    """What may be special about a kind of field; each kind says it in a file of its own."""

    template: Callable[[Any], str] = lambda entry: str(entry.kind)
    """The name of what draws it, in `templates/<room>/kinds/` or `templates/forms/kinds/`."""
    told: Callable[[Any, Typed, str], Any] = one_text
    """What a form says at a path; None where it says nothing."""
    read: Callable[[Any, str], Any] = lambda _, text: text
    """What one text says; one that cannot be read is passed on, so that its fault is named."""
    fits: Callable[[Any, Any], bool] = lambda _, value: is_plain(value)
    """Whether a form can show a value; a program may have put there what none can."""
    seen: Callable[[Any, Any], Any] = lambda _, value: (
        in_a_row(value) if isinstance(value, list) and value else value
    )
    """What of a value stands in the page, where only choices that there are can be ticked."""
    choices: Callable[..., Iterable[ChoiceView]] = lambda *_: ()
    """What is chosen from: asked with the form's view, the field, its name and its value."""
    parts: Callable[..., list[list[Any]]] = lambda *_: []
    """The views of the fields in it: asked with the form's view, the field, its value and path."""


def said_none(typed: Typed) -> frozenset[str]:
    """The paths of the fields of which somebody said that there is none."""
    return frozenset(path for path, text in typed.items(multi=True) if text == NONE)


def is_deciding(entry: Field[Any]) -> bool:
    """Whether leaving a field blank must not count as a fact: it can turn an answer round."""
    is_tick = isinstance(entry, Flag) and entry.required
    return is_tick or entry.name in getattr(entry.parent, "deciding", ())


def is_needed(entry: Field[Any]) -> bool:
    """Whether a page may need a field that programs can leave out."""
    return entry.name in getattr(entry.parent, "needed_on_pages", ())


def is_never_none(entry: Field[Any]) -> bool:
    """Whether there always is one of a deciding field, so that nobody can say "none"."""
    return entry.name in getattr(entry.parent, "never_none", ())


OTHER = Kind()


@singledispatch
def kind_of(entry: Field[Any]) -> Kind:
    """The kind of a field, found by its class; each kind registers for the classes it serves."""
    del entry
    return OTHER


def fields_of(schema: Schema) -> Iterable[tuple[str, Field[Any]]]:
    """The fields under the names that they have in bodies."""
    return ((field.data_key or name, field) for name, field in schema.fields.items())


def body_of(schema: Schema, typed: Typed, path: str = "") -> dict[str, Any]:
    """The body for a form or piece; what was left blank is left out."""
    fields = fields_of(schema)
    told = {name: kind_of(entry).told(entry, typed, f"{path}{name}") for name, entry in fields}
    return {name: value for name, value in told.items() if value is not None}
