"""The fields of a question that decide and were not filled in, with the values they could have."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import singledispatch
from itertools import accumulate, product, repeat
from math import prod
from typing import Any

from marshmallow import Schema
from marshmallow.fields import Field

from rules.core.fields import Flag, ListOf, OneNumberOf, OneOf, PieceOf, Whole
from rules.core.forms import Form
from web.forms.held import asked_once, held_at, held_in
from web.forms.kinds.kind import fields_of, is_deciding, is_never_none

LEFT_OUT = None
"""The value of a field that is left out of the body, as where "none of them" is said."""
MOST_ENTRIES = 40
MOST_VALUES = 8
"""Numbers with more values than this are sampled."""
SAMPLING_STEPS = 3
"""So often the smallest step grows to twice its size to sample them."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A field that decides and was not filled in."""

    path: str
    values: tuple[Any, ...]
    """What it could be, first of all `LEFT_OUT` where a program may leave it out."""
    may_be_none: bool = False
    """Leaving it out means that there is none of it, and not one of the other values."""
    is_sampled: bool = False
    """There are more numbers between these."""

    @property
    def first_is_none(self) -> bool:
        """Whether the first of its values says that there is none of it."""
        first, *others = self.values
        return self.may_be_none or first in (False, 0, []) or others[:1] in ([False], [0])

    @property
    def number_of_none(self) -> int:
        """Which of its values says that there is none of it; leaving it out need not say so."""
        is_said_so = self.values[0] is not LEFT_OUT or self.may_be_none
        return 0 if is_said_so else 1

    @property
    def is_of_amounts(self) -> bool:
        """Whether it holds so much of each of several things: too many values for a list."""
        return any(isinstance(value, dict) for value in self.values)

    def means_something(self, value: Any) -> bool:
        """Whether this is a value of its own that a player could name."""
        return value is not LEFT_OUT or self.may_be_none


def unsaid_in(
    schema: Schema, body: Mapping[str, Any], said_none: frozenset[str], path: str = ""
) -> list[Unsaid]:
    """The deciding fields of a form, and of the rows that are there, of which nothing is said."""
    found: list[Unsaid] = []
    for name, entry in fields_of(schema):
        at = f"{path}{name}"
        value = body.get(name)
        is_asked = is_deciding(entry) and name not in asked_once(schema)
        if is_asked and value is None and at not in said_none:
            found += _left_blank(entry, at, body)
        for inner, row, row_path in _inside(entry, value, at):
            found += unsaid_in(inner, row, said_none, row_path)
        if isinstance(value, list) and not path:
            found += _held_by_nobody(schema, name, value, said_none)
    return found


def needed_in(form: Form, body: Mapping[str, Any]) -> set[str]:
    """What is left out although a page has to know it before it answers."""
    return {n for n in form.needed_on_pages if not body.get(n) and form.is_needed(n, body)}


def _held_by_nobody(
    form: Schema, name: str, rows: list[Any], said_none: frozenset[str]
) -> Iterator[Unsaid]:
    """What one of the people in a list may have, where nobody is said to have it."""
    for held in held_in(form):
        people = [row for row in rows if isinstance(row, dict)] if held.people == name else []
        if may_have_it := held.may_have_it(people, said_none):
            yield Unsaid(held.path, (LEFT_OUT, *may_have_it), may_be_none=True)


def empty_in(schema: Schema, body: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """The paths of the deciding fields that say by being empty that there is none of it."""
    for name, entry in fields_of(schema):
        value = body.get(name)
        if is_deciding(entry) and value in ([], {}):
            yield f"{path}{name}"
        for inner, row, row_path in _inside(entry, value, f"{path}{name}"):
            yield from empty_in(inner, row, row_path)


def _left_blank(entry: Field[Any], at: str, body: Mapping[str, Any]) -> list[Unsaid]:
    values = values_beside(entry, body)
    if values and isinstance(entry, ListOf) and (named := _named_beside(entry, body)):
        values = (*values, named, *_with_named(entry, values, named))
    elif isinstance(entry, Whole):
        values = tuple(sorted({*values, *_numbers_beside(entry, body)}))
    if not values:
        return []
    is_sampled = isinstance(entry, Whole) and len(values) <= entry.maximum - entry.minimum
    if entry.required:
        return [Unsaid(at, values, is_sampled=is_sampled)]
    may_be_none = not (is_never_none(entry) or isinstance(entry, Flag | Whole))
    return [Unsaid(at, (LEFT_OUT, *values), may_be_none, is_sampled)]


def values_beside(entry: Field[Any], body: Mapping[str, Any]) -> tuple[Any, ...]:
    """What a field could hold beside what is said: as much as is said of the same things, too."""
    values = tuple(possible_values(entry))
    return (*_as_much_as(entry, body), *values) if isinstance(entry, PieceOf) else values


def _numbers_beside(entry: Whole, body: Mapping[str, Any]) -> Iterator[int]:
    """The numbers that stand in other fields, and their neighbours: limits are often those."""
    for number in (value for value in body.values() if type(value) is int):
        near = range(number - 1, number + 2)
        yield from (n for n in near if entry.minimum <= n <= entry.maximum and not n % entry.step)


def _named_beside(entry: ListOf[Any], body: Mapping[str, Any]) -> list[Any]:
    """What else of the form names something that could stand in a list."""
    known = [*_entries(entry.inner)]
    return [value for value in dict.fromkeys(map(str, body.values())) if value in known]


def _with_named(
    entry: ListOf[Any], values: Sequence[Any], named: Sequence[Any]
) -> Iterator[list[Any]]:
    """What is possible by itself, together with what is named."""
    for value in (*_alone(values, named), *entry.could_be):
        yield [*dict.fromkeys((*value, *named))]


def _alone(values: Sequence[Any], named: Sequence[Any]) -> Iterator[Any]:
    """The lists of one entry that is not among these."""
    return (value for value in values if len(value) == 1 and value[0] not in named)


def _inside(
    entry: Field[Any], value: Any, at: str
) -> Iterator[tuple[Schema, Mapping[str, Any], str]]:
    """The pieces that stand in a field, each with its form and the start of its paths."""
    if isinstance(entry, PieceOf) and isinstance(value, dict):
        yield entry.schema, value, f"{at}."
    if isinstance(entry, ListOf) and isinstance(entry.inner, PieceOf) and isinstance(value, list):
        for number, row in enumerate(value):
            if isinstance(row, dict):
                yield entry.inner.schema, row, f"{at}.{number}."


@singledispatch
def possible_values(entry: Field[Any]) -> Sequence[Any]:
    """What a field could hold, as a program would send it; nothing where it cannot be listed."""
    return getattr(entry, "could_be", ())


@possible_values.register
def _(entry: Flag) -> Sequence[Any]:
    del entry
    return (False, True)


@possible_values.register
def _(entry: OneOf) -> Sequence[Any]:  # type: ignore[type-arg]
    return tuple(entry.choices)


@possible_values.register
def _(entry: OneNumberOf) -> Sequence[Any]:
    return entry.numbers


@possible_values.register
def _(entry: Whole) -> Sequence[Any]:
    """All numbers of a few; of many the ends and some of the small ones."""
    span = entry.maximum - entry.minimum
    if span < MOST_VALUES:
        return tuple(range(entry.minimum, entry.maximum + 1, entry.step))
    steps = accumulate(repeat(2, SAMPLING_STEPS), int.__mul__, initial=entry.step)
    sampled = (entry.minimum + step for step in (0, *steps) if step < span)
    last = entry.maximum - entry.maximum % entry.step
    return tuple(dict.fromkeys([*sampled, last]))


@possible_values.register
def _(entry: ListOf) -> Sequence[Any]:  # type: ignore[type-arg]
    """None, each alone, and all at once; of what stands in an order there are too many."""
    inner = entry.that_decide or _entries(entry.inner)
    if not inner or entry.shortest > 1 or (entry.ordered and entry.required):
        return ()
    at_once = [[*inner][: entry.longest]] if len(inner) > 1 else []
    each = [[value] for value in inner]
    none: list[Any] = [[]] if entry.required and not entry.shortest else []
    return (*none, *each, *map(list, entry.could_be), *at_once)


def _entries(inner: Field[Any]) -> Sequence[Any]:
    """What an entry of a list could be; of a few numbers, all of them."""
    if isinstance(inner, Whole) and inner.maximum - inner.minimum < MOST_ENTRIES:
        return range(inner.minimum, inner.maximum + 1)
    return possible_values(inner)


@possible_values.register
def _(entry: PieceOf) -> Sequence[Any]:
    """A little and very much of each thing, alone and all at once."""
    parts = {name: possible_values(inner) for name, inner in fields_of(entry.schema)}
    amounts = {name: [v for v in values if v] for name, values in parts.items()}
    known = {name: values for name, values in amounts.items() if values}
    if prod(map(len, known.values())) <= MOST_ENTRIES and _needs_all(entry):
        return [dict(zip(known, values, strict=True)) for values in product(*known.values())]
    each = ({name: values[number]} for name, values in known.items() for number in (0, 1, -1))
    at_once = ({name: values[number] for name, values in known.items()} for number in (0, -1))
    return (*getattr(entry, "could_be", ()), *each, *at_once)


def _needs_all(entry: PieceOf) -> bool:
    return all(inner.required for _, inner in fields_of(entry.schema))


def _as_much_as(entry: PieceOf, body: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """As much as stands in another field of the same things: what is asked for is often paid."""
    names = {name for name, _ in fields_of(entry.schema)}
    for other in body.values():
        if isinstance(other, dict) and (shared := names & other.keys()):
            yield {name: other[name] for name in sorted(shared)}


def with_values(body: Mapping[str, Any], values: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """The body with these values at their paths; what is left out stays so."""
    changed = deepcopy(dict(body))
    for path, value in values:
        held = held_at(path)
        if value is not LEFT_OUT and held:
            held.give(changed[held.people], value)
        elif value is not LEFT_OUT:
            _put(changed, path.split("."), value)
    return changed


def _put(tree: Any, path: list[str], value: Any) -> None:
    first, *rest = path
    key: Any = int(first) if isinstance(tree, list) else first
    if rest:
        _put(tree[key], rest, value)
    else:
        tree[key] = deepcopy(value)
