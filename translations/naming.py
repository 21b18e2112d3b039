"""Keys of forms and answers in the words of players."""

from functools import cache
from importlib import import_module

from rules.core.titles import Title
from translations.catalogue import Catalogue

NAMED = ("choice", "variant")
"""What every title has names for: `variant-…` stands in its catalogue for each key."""


def named(words: Catalogue, key: str) -> str:
    """The name of what a form or an answer gives by its key; other texts as they are."""
    known = id_of_name(words, key)
    return words.name(known) if known else key


def id_of_name(words: Catalogue, key: str) -> str | None:
    """The id under which the name stands; None where there is none."""
    ids = (f"{kind}-{key}" for kind in kinds_named(words.room))
    return next((known for known in ids if words.has(known)), None)


@cache
def kinds_named(room: str | None) -> tuple[str, ...]:
    """The kinds of things whose names are found by their keys."""
    if room is None:
        return NAMED
    title: Title = import_module(f"rules.{room}").TITLE
    return (*NAMED, *title.named)
