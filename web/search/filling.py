"""Which fields of a question the words of a search tell."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rules.core.faults import RefusedError
from rules.core.forms import read
from scoring.titles import titles
from translations.search.index import Index
from translations.search.language import Language
from translations.search.sought import Sought
from translations.search.tongues import words_in
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.house.addresses import address_of
from web.search.names import CHOICE, CHOICES, FLAG, NUMBER, Field, fields_of_question, told_in

SURE = 0.4
AS_FAR_AS_A_MARKER = 3
NOT_AT_ONCE = "draft"


@dataclass(frozen=True, slots=True)
class Named:
    """A choice that is named at some words."""

    key: str
    start: int
    end: int
    is_whole: bool


def address_filled(slug: str, key: str, index: Index, sought: Sequence[Sought]) -> str:
    """The page of a question with all in its form that the words tell, answered if that is all."""
    told = dict(_told(slug, key, index, sought))
    body: dict[str, Any] = told
    if told and not _is_enough(slug, key, told):
        body = {**told, NOT_AT_ONCE: True}
    return address_of("ask_pages.ask", body, slug=slug, key=key)


def _is_enough(slug: str, key: str, told: Mapping[str, str]) -> bool:
    """Whether the question can be answered with what is told."""
    form = titles()[slug].questions[key].form
    try:
        read(form, body_of(form, Typed(list(told.items()))))
    except RefusedError:
        return False
    return True


def _told(slug: str, key: str, index: Index, sought: Sequence[Sought]) -> Iterator[tuple[str, str]]:
    """The paths of fields with what they say."""
    fields = fields_of_question(slug, key)
    yield from _numbers(fields, index, sought)
    yield from _flags(slug, key, fields, sought)
    singles = [field for field in fields if field.kind == CHOICE]
    several = [field for field in fields if field.kind == CHOICES]
    taken: set[frozenset[str]] = set()
    for alike in _alike(singles):
        names = _named(alike[0], index, sought)
        if names:
            taken.add(frozenset(alike[0].choices))
        yield from _chosen(slug, key, alike, names, sought)
    for field in several:
        if frozenset(field.choices) not in taken:
            for named in [name for name in _named(field, index, sought) if name.is_whole][:1]:
                yield field.path, named.key


def _alike(fields: Iterable[Field]) -> Iterator[list[Field]]:
    """The fields in which the same can be chosen, together."""

    def choices(field: Field) -> list[str]:
        return sorted(field.choices)

    for _, alike in groupby(sorted(fields, key=choices), choices):
        yield sorted(alike, key=lambda field: field.path.count("."))


def _chosen(
    slug: str, key: str, fields: list[Field], names: list[Named], sought: Sequence[Sought]
) -> Iterator[tuple[str, str]]:
    """Who of the named stands in which field: by the words beside it, else in their order."""
    told = told_in(slug, key)
    order = [path for facts in told.values() for path in facts.get("order", ())]
    rest = sorted(fields, key=lambda f: order.index(f.path) if f.path in order else len(order))
    left = list(names)
    for side in ("before", "after"):
        for name in list(left):
            field = next((f for f in rest if _is_marked(told, f.path, side, name, sought)), None)
            if field:
                yield field.path, name.key
                rest.remove(field)
                left.remove(name)
    yield from ((field.path, name.key) for field, name in zip(rest, left, strict=False))


def _is_marked(
    told: Mapping[str, Mapping[str, Any]],
    path: str,
    side: str,
    name: Named,
    sought: Sequence[Sought],
) -> bool:
    """Whether a word before or behind the name says that it belongs into this field."""
    marks = {mark for facts in told.values() for mark in facts.get(path, {}).get(side, ())}
    near = (
        reversed(sought[max(0, name.start - AS_FAR_AS_A_MARKER) : name.start])
        if side == "before"
        else sought[name.end : name.end + 1]
    )
    for word in near:
        if word.word in marks:
            return True
        if not word.is_small:
            return False
    return False


def _named(field: Field, index: Index, sought: Sequence[Sought]) -> list[Named]:
    """The choices that the words name, in their order; half a name only where no whole one is."""
    found: list[Named] = []
    for key, names in field.choices.items():
        for words in index.languages:
            terms = words.terms(names[words.tongue.language])
            found += [Named(key, s, s + len(terms), is_whole=True) for s in _places(terms, sought)]
    whole = _without_overlaps(found)
    return whole or _half_named(field, index, sought)


def _places(terms: Sequence[str], sought: Sequence[Sought]) -> Iterator[int]:
    """Where the words of a name stand side by side."""
    if not terms:
        return
    for start in range(len(sought) - len(terms) + 1):
        row = sought[start : start + len(terms)]
        if all(word.terms.get(term, 0) > SURE for word, term in zip(row, terms, strict=True)):
            yield start


def _half_named(field: Field, index: Index, sought: Sequence[Sought]) -> list[Named]:
    """The choices of which a word is said that no other choice has in its name."""
    owners: dict[str, set[str]] = {}
    for key, names in field.choices.items():
        for words in index.languages:
            for term in words.terms(names[words.tongue.language]):
                owners.setdefault(term, set()).add(key)
    found = [
        Named(next(iter(owners[term])), place, place + 1, is_whole=False)
        for place, word in enumerate(sought)
        for term, weight in word.terms.items()
        if weight > SURE and len(owners.get(term, ())) == 1
    ]
    return _without_overlaps(found)


def _without_overlaps(found: Iterable[Named]) -> list[Named]:
    """Of names at the same words the longest, and each choice once, in the order of the words."""
    kept: list[Named] = []
    for name in sorted(found, key=lambda name: (name.start - name.end, name.start)):
        is_free = all(name.end <= other.start or name.start >= other.end for other in kept)
        if is_free and all(name.key != other.key for other in kept):
            kept.append(name)
    return sorted(kept, key=lambda name: name.start)


def _numbers(
    fields: Iterable[Field], index: Index, sought: Sequence[Sought]
) -> Iterator[tuple[str, str]]:
    """Numbers that stand beside what a field counts."""
    heads: dict[str, set[str]] = {}
    numbers = [field for field in fields if field.kind == NUMBER]
    for field in numbers:
        for head in _heads(field, index.languages):
            heads.setdefault(head, set()).add(field.path)
    bounds = {field.path: field.bounds for field in numbers}
    for place, word in enumerate(sought):
        number = _number(word, index)
        if number is None:
            continue
        path = next(_counted(place, sought, heads), None)
        if path and (limits := bounds[path]) and limits[0] <= number <= limits[1]:
            yield path, str(number)


def _heads(field: Field, words: Iterable[Language]) -> Iterator[str]:
    """The first word of what a field is called, in each language."""
    for each in words:
        yield from each.terms(field.labels[each.tongue.language])[:1]


def _counted(place: int, sought: Sequence[Sought], heads: Mapping[str, set[str]]) -> Iterator[str]:
    """The fields that count what stands behind a number or right before it."""
    for near in (*sought[place + 1 : place + 3], *sought[max(0, place - 1) : place]):
        for term, weight in near.terms.items():
            if weight > SURE and len(heads.get(term, ())) == 1:
                yield next(iter(heads[term]))


def _number(word: Sought, index: Index) -> int | None:
    if word.word.isdecimal():
        return int(word.word)
    figures = (words.tongue.numbers.get(word.word) for words in index.languages)
    return next((int(figure) for figure in figures if figure and not word.is_small), None)


def _flags(
    slug: str, key: str, fields: Iterable[Field], sought: Sequence[Sought]
) -> Iterator[tuple[str, str]]:
    """What is true, as the title's own words for it say."""
    said = f" {' '.join(word.word for word in sought)} "
    told = told_in(slug, key)
    for field in fields:
        phrases = [p for facts in told.values() for p in facts.get(field.path, {}).get("said", ())]
        if field.kind == FLAG and any(f" {' '.join(words_in(p))} " in said for p in phrases):
            yield field.path, "on"
