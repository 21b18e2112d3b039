"""The fields of a question that words can fill, with what players call them in any language."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from scoring.titles import BuiltTitle, titles
from translations.catalogue import catalogue, languages
from translations.search.language import Term
from translations.search.tongues import Facts, search_facts, words_in
from web.forms.view import SETUP, FieldView, FormView
from web.search.entries import index_of

CHOICE, CHOICES, NUMBER, FLAG, GROUP = "choice", "choices", "number", "flag", "group"
KINDS = frozenset({CHOICE, CHOICES, NUMBER, FLAG})
Name = tuple[Term, ...]
Views = Mapping[str, Sequence[tuple[str, FieldView]]]
"""How a field is shown in each language, by its path."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The words by which players tell that something belongs into a field, or that it is so."""

    before: frozenset[str]
    after: frozenset[str]
    said: frozenset[str]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a question."""

    path: str
    kind: str
    bounds: tuple[int, int] | None
    heads: frozenset[Term]
    """The first words of what it is called."""
    names: Mapping[str, frozenset[Name]]
    """The names of its choices."""
    pieces: frozenset[str]
    """Those of its choices that are things of the game, not sentences."""
    marks: Marks


@cache
def fields_of_question(slug: str, key: str) -> tuple[Field, ...]:
    """The fields in the order in which players name what belongs into them."""
    title = titles()[slug]
    told = _told(title, key)
    views = _views(title, key)
    order = [path for facts in told for path in facts.get("order", ())]
    left_out = tuple(f"{path}." for facts in told for path in facts.get("skip", ()))
    paths = [path for path in dict.fromkeys([*order, *views]) if path in views]
    wanted = [path for path in paths if not f"{path}.".startswith(left_out)]
    return tuple(_field(title, path, views, told) for path in wanted)


def _told(title: BuiltTitle, key: str) -> list[Facts]:
    """What `search.toml` says of the fields of a question, in each language."""
    found = (search_facts(each, title.facts.room) for each in languages())
    return [facts.get("fields", {}).get(key, {}) for facts in found]


def _views(title: BuiltTitle, key: str) -> Views:
    form, views = title.questions[key].form, dict[str, list[tuple[str, FieldView]]]()
    for language in languages():
        words = catalogue(language, title.facts.room)
        for view in _unfolded(FormView(words, {}, key).fields(form, {}, leave_out=SETUP)):
            views.setdefault(view.path, []).append((language, view))
    return views


def _unfolded(views: list[FieldView]) -> Iterator[FieldView]:
    """The fields, and behind them those that groups are made of."""
    yield from (view for view in views if view.kind in KINDS)
    for view in views:
        if view.kind == GROUP:
            yield from _unfolded(view.parts[0])


def _field(title: BuiltTitle, path: str, views: Views, told: Sequence[Facts]) -> Field:
    first = views[path][0][1]
    own = [facts.get(path, {}) for facts in told]
    return Field(
        path=path,
        kind=first.kind,
        bounds=first.bounds,
        heads=frozenset(head for head in _heads(title, path, views) if head),
        names={
            choice.key: frozenset(_names(title, views[path], choice.key, own))
            for choice in first.choices
        },
        pieces=frozenset(choice.key for choice in first.choices if choice.picture),
        marks=Marks(*(_marks(own, kind) for kind in ("before", "after", "said"))),
    )


def _heads(title: BuiltTitle, path: str, views: Views) -> Iterator[Term | None]:
    """The first word of what a field is called here, and of what it is called elsewhere."""
    for language, view in views[path]:
        elsewhere = catalogue(language, title.facts.room).written(f"label-{view.name}")
        key = view.name.replace("_", " ")
        for label in (view.label, elsewhere.partition("=")[2], key):
            terms = index_of(title.slug).in_language(language).terms(label)
            yield next(iter(terms), None)


def _names(
    title: BuiltTitle, views: Sequence[tuple[str, FieldView]], key: str, own: Sequence[Facts]
) -> Iterator[Name]:
    """What a choice is called on pages, and by players."""
    for (language, view), facts in zip(views, own, strict=True):
        label = next(choice.label for choice in view.choices if choice.key == key)
        for name in (label, *facts.get("names", {}).get(key, ())):
            yield tuple(index_of(title.slug).in_language(language).terms(name))


def _marks(own: Sequence[Facts], kind: str) -> frozenset[str]:
    return frozenset(" ".join(words_in(text)) for facts in own for text in facts.get(kind, ()))
