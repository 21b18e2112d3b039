"""The fields of a question that words can fill, with what players call them in any language."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from scoring.titles import BuiltTitle, titles
from translations.catalogue import catalogue, languages
from translations.search.language import Term
from translations.search.tongues import Facts, search_facts, words_in
from web.forms.kinds.rows import NAME
from web.forms.view import SETUP, FieldView, FormView
from web.search.entries import index_of

CHOICE, CHOICES, NUMBER, FLAG, TEXT = "choice", "choices", "number", "flag", "text"
GROUP, ROWS, PEOPLE = "group", "rows", "people"
KINDS = frozenset({CHOICE, CHOICES, NUMBER, FLAG})
IN_ROWS = frozenset({CHOICE, NUMBER, FLAG, TEXT})
Name = tuple[Term, ...]
KINDS_OF_MARKS = ("before", "after", "said", "between")
Views = Mapping[str, Sequence[tuple[str, FieldView]]]
"""How a field is shown in each language, by its path."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The words by which players tell that something belongs into a field, or that it is so."""

    before: frozenset[str]
    after: frozenset[str]
    said: frozenset[str]
    between: frozenset[str]
    """What stands between two rows."""


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
    is_first: bool = False
    """Whether it belongs to what players name first."""
    holds_any_number: bool = False
    """Whether a number in its row belongs here that stands beside nothing."""
    calls_a_player: bool = False
    """Whether each row has to say who it is about."""
    row: tuple["Field", ...] = ()
    """The fields of its first row, where it is made of rows."""


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
    fields = [_field(title, path, views[path], _facts(told, path)) for path in wanted]
    firsts = tuple(f"{path}." for path in order)
    return (
        *(replace(field, is_first=f"{field.path}.".startswith(firsts)) for field in fields),
        *_rows(title, key, told),
    )


def _facts(told: Sequence[Facts], path: str) -> list[Facts]:
    return [facts.get(path, {}) for facts in told]


def _rows(title: BuiltTitle, key: str, told: Sequence[Facts]) -> Iterator[Field]:
    """The fields that are made of rows, as far as `search.toml` speaks of them."""
    for path in dict.fromkeys(path for facts in told for path in facts.get("rows", ())):
        own = _facts(told, path)
        yield Field(
            path=path,
            kind=ROWS,
            bounds=None,
            heads=frozenset(head for facts in own for head in _counted_as(title, facts)),
            names={},
            pieces=frozenset(),
            marks=Marks(*(_marks(own, kind) for kind in KINDS_OF_MARKS)),
            row=tuple(_in_first_row(title, own, _views(title, key, path))),
        )


def _in_first_row(title: BuiltTitle, own: Sequence[Facts], views: Views) -> Iterator[Field]:
    """The fields of a row, one of which may hold any number."""
    figures = {facts.get("figure") for facts in own}
    for path, shown in views.items():
        if shown[0][1].kind == PEOPLE:
            yield _name_of_player(f"{path}.0.{NAME}")
            continue
        name = shown[0][1].name
        field = _field(title, path, shown, _facts(own, name))
        yield replace(field, holds_any_number=name in figures)


def _name_of_player(path: str) -> Field:
    """Who a row is about, which pages ask at its head."""
    no_marks = Marks(*(frozenset[str]() for _ in KINDS_OF_MARKS))
    return Field(path, TEXT, None, frozenset(), {}, frozenset(), no_marks, calls_a_player=True)


def _counted_as(title: BuiltTitle, facts: Facts) -> Iterator[Term]:
    """The words by which rows are counted."""
    for language in index_of(title.slug).languages:
        yield from language.terms(" ".join(facts.get("counted", ())))


def _told(title: BuiltTitle, key: str) -> list[Facts]:
    """What `search.toml` says of the fields of a question, in each language."""
    found = (search_facts(each, title.facts.room) for each in languages())
    return [facts.get("fields", {}).get(key, {}) for facts in found]


def _views(title: BuiltTitle, key: str, rows: str | None = None) -> Views:
    """The fields of a form that can be filled one by one, or those of the rows at a path."""
    form, views = title.questions[key].form, dict[str, list[tuple[str, FieldView]]]()
    for language in languages():
        words = catalogue(language, title.facts.room)
        shown = FormView(words, {}, key).fields(form, {}, leave_out=SETUP)
        for view in _unfolded(shown) if rows is None else _of_rows(shown, rows):
            views.setdefault(view.path, []).append((language, view))
    return views


def _of_rows(views: list[FieldView], path: str) -> Iterator[FieldView]:
    rows = next(view for view in views if view.path == path)
    if rows.kind == PEOPLE:
        yield rows
    yield from (view for view in rows.parts[0] if view.kind in IN_ROWS)


def _unfolded(views: list[FieldView]) -> Iterator[FieldView]:
    """The fields, and behind them those that groups are made of."""
    yield from (view for view in views if view.kind in KINDS)
    for view in views:
        if view.kind == GROUP:
            yield from _unfolded(view.parts[0])


def _field(
    title: BuiltTitle,
    path: str,
    views: Sequence[tuple[str, FieldView]],
    own: Sequence[Facts],
) -> Field:
    first = views[0][1]
    return Field(
        path=path,
        kind=first.kind,
        bounds=first.bounds,
        heads=frozenset(head for head in _heads(title, views) if head),
        names={
            choice.key: frozenset(_names(title, views, choice.key, own)) for choice in first.choices
        },
        pieces=frozenset(choice.key for choice in first.choices if choice.picture),
        marks=Marks(*(_marks(own, kind) for kind in KINDS_OF_MARKS)),
    )


def _heads(title: BuiltTitle, views: Sequence[tuple[str, FieldView]]) -> Iterator[Term | None]:
    """The first word of what a field is called here, and of what it is called elsewhere."""
    for language, view in views:
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
