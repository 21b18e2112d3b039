"""What a page shows of a form: fields with labels, values, choices and the problems at each."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from marshmallow import Schema
from marshmallow.fields import Field

from rules.core.fields import Keyed, ListOf, NumberOr, OneOf, PieceOf, Text, Whole
from rules.core.forms import Form
from rules.core.paths import parent_of, parts_of, root_of
from translations.catalogue import Catalogue
from web.forms.held import Held, held_at, held_in, holder_typed
from web.forms.kinds.kind import NONE, ChoiceView, fields_of, is_deciding, is_never_none, kind_of

Problems = Mapping[str, list[str]]
HELD = "held"
"""The kind of the field that says who of several people has something."""
SETUP = tuple(Form().fields)
PEOPLE = "people"
NUMBER = "number"
NUMBERED = frozenset({"rows", PEOPLE})
WITH_PARTS = frozenset({"rows", "people", "group", "number_or_rows", "number_or_group"})


SIGNS = {"number": "+", "number_or_group": "+", "number_or_rows": "+", "sum_or_list": "+,"}
"""Which signs the fields take into which numbers are typed."""


@dataclass(frozen=True, slots=True)
class ListedFault:
    """Something wrong in the list at the head of a page, with the element it leads to."""

    id: str
    label: str
    sentence: str


@dataclass(frozen=True, slots=True)
class FieldView:
    """One field of a page; rows and groups hold fields of their own."""

    path: str
    name: str
    kind: str
    label: str
    hint: str | None
    value: Any
    required: bool
    problems: list[str]
    choices: list[ChoiceView] = field(default_factory=list)
    parts: list[list["FieldView"]] = field(default_factory=list)
    bounds: tuple[int, int] | None = None
    problems_of_rows: list[list[str]] = field(default_factory=list)
    once: bool = False
    """Each of its choices can be made once only."""
    none_said: bool | None = None
    """Of what decides and may be none: whether somebody said so; else None."""
    none_called: str = ""
    """What saying so is called."""
    rows_called: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """A name for the element in the page."""
        return element_of(self.path)

    @property
    def signs(self) -> str:
        """What can be typed into a field of numbers beside digits."""
        minus = "−" if self.bounds and self.bounds[0] < 0 else ""
        return SIGNS[self.kind] + minus if self.kind in SIGNS else ""

    @property
    def uncounted(self) -> list[Any]:
        """The entries of a counted list that none of its choices stands for."""
        keys = {choice.key for choice in self.choices}
        given = self.value if isinstance(self.value, list) else [self.value]
        return [entry for entry in given if entry is not None and str(entry) not in keys]


@dataclass(frozen=True, slots=True)
class FormView:
    """Draws the fields of one form from the body that was typed and what is wrong with it."""

    words: Catalogue
    problems: Problems
    scope: str
    more: tuple[str, ...] = ()
    said_none: frozenset[str] = frozenset()
    """The fields of which somebody said that there is none."""
    holders: Mapping[str, str] = field(default_factory=dict)
    """Who is said to have what only one can have, by its path."""

    def held(self, form: Schema, views: Iterable[FieldView]) -> Iterator[FieldView]:
        """The fields of a form, and behind people those that ask once for all of them."""
        for view in views:
            yield view
            if view.kind == PEOPLE:
                rows = view.value if isinstance(view.value, list) else []
                for held in held_in(form):
                    if held.people == view.name:
                        yield self._held(held, view, rows)

    def _held(self, held: Held, people: FieldView, rows: Any) -> FieldView:
        chosen = holder_typed(held, rows, self.holders, self.said_none)
        return FieldView(
            path=held.path,
            name=held.path,
            kind=HELD,
            label=self._label(held.field, held.path),
            hint=None,
            value=chosen or None,
            required=False,
            problems=[],
            choices=[replace(each, chosen=each.key == chosen) for each in people.choices],
            none_said=chosen == NONE,
            none_called=self.words.name("depends-nobody"),
        )

    def fields(
        self, schema: Schema, body: Mapping[str, Any], path: str = "", leave_out: Iterable[str] = ()
    ) -> list[FieldView]:
        """The fields of a form or piece."""
        left_out = frozenset(leave_out)
        return [
            self._field(name, entry, body.get(name), f"{path}{name}")
            for name, entry in fields_of(schema)
            if name not in left_out
        ]

    def _field(self, name: str, entry: Field[Any], value: Any, path: str) -> FieldView:
        own = kind_of(entry)
        kind, parts = own.template(entry), own.parts(self, entry, value, path)
        return FieldView(
            path=path,
            name=name,
            kind=kind,
            label=self._label(name, path),
            hint=self._hint(name, entry, kind),
            value=value,
            required=entry.required,
            problems=self._problems_at(path, kind),
            choices=[*own.choices(self, entry, name, value)],
            parts=parts,
            problems_of_rows=[
                list(self.problems.get(f"{path}.{number}", [])) for number in range(len(parts))
            ],
            bounds=_bounds(entry),
            none_called=self._none(name),
            rows_called=tuple(self._row(name, number + 1) for number in range(len(parts))),
            none_said=_is_none_said(entry, value, is_said=path in self.said_none),
            once=isinstance(entry, ListOf) and (entry.distinct or isinstance(entry.inner, Text)),
        )

    def _label(self, name: str, path: str) -> str:
        whole = "-".join(part for part in parts_of(path) if not part.isdecimal())
        own = (f"label-{self.scope}-{whole}", f"label-{self.scope}-{name}")
        known = next((label for label in own if self.words.has(label)), f"label-{name}")
        return self.words.name(known)

    def _none(self, name: str) -> str:
        own = f"none-{self.scope}-{name}"
        return self.words.name(own if self.words.has(own) else "depends-none")

    def _row(self, name: str, number: int) -> str:
        """A row by its number; the title may have a word for what is in it."""
        own = (f"rows-{self.scope}-{name}", f"rows-{name}")
        known = next((row for row in own if self.words.has(row)), None)
        return f"{self.words.name(known) if known else self._label(name, name)} {number}"

    def _hint(self, name: str, entry: Field[Any], kind: str) -> str | None:
        names: tuple[str, ...] = (f"hint-{self.scope}-{name}", f"hint-{name}", f"hint-kind-{kind}")
        if isinstance(entry, Whole) and entry.maximum <= 0:
            names += ("hint-minus-points",)
        return next((self.words.name(hint) for hint in names if self.words.has(hint)), None)

    def _problems_at(self, path: str, kind: str) -> list[str]:
        deeper = () if kind in WITH_PARTS else (f"{path}.",)
        return [
            sentence
            for where, sentences in self.problems.items()
            if where == path or where.startswith(tuple(deeper))
            for sentence in sentences
        ]


def with_name_in_head(fields: Iterable[FieldView]) -> dict[str, Any]:
    """The fields of a seat by their names; the name itself stands at the head of the page."""
    views = {view.name: view for view in fields}
    return {"name_field": views.pop("name"), "fields": views}


def element_of(path: str) -> str:
    """The element of a page that a path leads to."""
    return f"f-{path.replace('.', '-')}"


def listed(views: Iterable[FieldView], problems: Problems) -> list[ListedFault]:
    """Everything that is wrong, each with a link to the field where it is mended."""
    views = list(views)
    return [
        ListedFault(_element_at(views, path), label_at(views, path), sentence)
        for path, sentences in problems.items()
        for sentence in sentences
    ]


def _element_at(views: Iterable[FieldView], path: str) -> str:
    """The innermost field or row on the page to which a path belongs."""
    shown = {place for view in views for place in _paths(view)}
    around = (place for place in _around(path) if place in shown)
    return next((element_of(place) for place in around), "")


def _around(path: str) -> Iterator[str]:
    """A path, and all in which it lies, from within."""
    while path:
        yield path
        path = parent_of(path)


def label_at(views: Iterable[FieldView], path: str) -> str:
    """The label of the field that a path leads to, with the number of the row it lies in."""
    if held_at(path):
        views = [view for view in views if view.path == path]
    for view in views:
        if path == view.path or path.startswith(f"{view.path}."):
            inner = [part for row in view.parts for part in row]
            deeper = label_at(inner, path)
            row = root_of(path.removeprefix(f"{view.path}."))
            if view.kind in NUMBERED and row.isdecimal():
                return ", ".join(filter(None, (_row_called(view, int(row)), deeper)))
            return deeper or view.label
    return ""


def _row_called(view: FieldView, number: int) -> str:
    """A row by who it is about, else by its number."""
    if view.kind == "people" and number < len(view.choices):
        return view.choices[number].label
    row = view.parts[number] if number < len(view.parts) else []
    named = (part for part in row[:1] if part.kind != NUMBER)
    labels = (choice.label for part in named for choice in part.choices if choice.chosen)
    chosen = (label[:1].upper() + label[1:] for label in labels)
    return next(chosen, view.rows_called[number] if row else f"{view.label} {number + 1}")


def _paths(view: FieldView) -> Iterator[str]:
    yield view.path
    for number, part in enumerate(view.parts):
        yield f"{view.path}.{number}"
        for inner in part:
            yield from _paths(inner)


def _is_none_said(entry: Field[Any], value: Any, *, is_said: bool) -> bool | None:
    """Whether there is none of it, as somebody said; nothing where that cannot be said."""
    return is_said and not value if _may_be_none(entry) else None


def _may_be_none(entry: Field[Any]) -> bool:
    """Whether none of it can be meant: it is left out then, or it is an empty list."""
    is_list = isinstance(entry, ListOf) and not entry.shortest
    can_lack = isinstance(entry, OneOf | ListOf | PieceOf | Keyed)
    may_lack = is_list if entry.required else can_lack
    return is_deciding(entry) and may_lack and not is_never_none(entry)


def _bounds(entry: Field[Any]) -> tuple[int, int] | None:
    number = entry.number if isinstance(entry, NumberOr) else entry
    return (number.minimum, number.maximum) if isinstance(number, Whole) else None
