"""What the fields of a question and their choices are called, in every language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from scoring.titles import BuiltTitle, titles
from translations.catalogue import Catalogue, catalogue, languages
from translations.search.tongues import Facts, search_facts
from web.forms.view import SETUP, FieldView, FormView

CHOICE, NUMBER, FLAG, GROUP, CHOICES = "choice", "number", "flag", "group", "choices"
KINDS = frozenset({CHOICE, NUMBER, FLAG, GROUP, CHOICES})


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a question, with the names of it and of its choices by their languages."""

    path: str
    kind: str
    labels: Mapping[str, str]
    choices: Mapping[str, Mapping[str, str]]
    bounds: tuple[int, int] | None


@cache
def fields_of_question(slug: str, key: str) -> tuple[Field, ...]:
    """The fields that words can fill: choices, numbers, and what is true or not."""
    title = titles()[slug]
    views = {each: _views(title, key, catalogue(each, title.facts.room)) for each in languages()}
    first, *_ = views.values()
    return tuple(
        _field(path, {each: named[path] for each, named in views.items()}) for path in first
    )


def _field(path: str, views: Mapping[str, FieldView]) -> Field:
    any_view, *_ = views.values()
    choices = {
        choice.key: {each: _name_of(view, choice.key) for each, view in views.items()}
        for choice in any_view.choices
    }
    labels = {each: view.label for each, view in views.items()}
    return Field(path, any_view.kind, labels, choices, any_view.bounds)


def _name_of(view: FieldView, key: str) -> str:
    return next(choice.label for choice in view.choices if choice.key == key)


def _views(title: BuiltTitle, key: str, words: Catalogue) -> dict[str, FieldView]:
    form = title.questions[key].form
    return {
        view.path: view
        for view in _unfolded(FormView(words, {}, key).fields(form, {}, leave_out=SETUP))
    }


def _unfolded(views: list[FieldView]) -> Iterator[FieldView]:
    """The fields, and those that groups are made of."""
    for view in views:
        if view.kind == GROUP:
            yield from _unfolded(view.parts[0])
        elif view.kind in KINDS:
            yield view


def told_in(slug: str, key: str) -> Mapping[str, Facts]:
    """What `search.toml` says of the words that tell fields of a question, by the languages."""
    room = titles()[slug].facts.room
    return {each: search_facts(each, room).get("fields", {}).get(key, {}) for each in languages()}
