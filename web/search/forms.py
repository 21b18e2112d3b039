"""The words that fill in the form of a question, in every language.

A choice is named by what it is called on pages, a number by what it counts. Further names stand in
`search.toml` of a title under `questions`, as `says`: by the path and the value that they mean,
`"path=value"`, with # for any number in both, and with * for any choice of a field, where several
fields can hold the same. There too stand `act`, the words of which players use all to ask this
question; `harmless`, more that change no answer; `skip`, the fields whose labels are no names.
A path with + stands for the next row that lacks this field, and & stands between several fields.
`scene=` names what words say of a drawing, of which examples stand in `scenes.toml` of the title.
What players say in every question stands in the table `says` of the title.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple
from urllib.parse import parse_qsl

from scoring.titles import titles
from translations.catalogue import catalogue
from translations.search.language import Language, Term
from translations.search.query import ANY_NUMBER
from translations.search.words import Facts, words_in
from web.forms.view import PEOPLE, SETUP, FieldView, FormView
from web.search.entries import index_of

ANY_CHOICE = "*"
SCENE = "scene"
NEXT_ROW = ".+."
OF_A_ROW = re.compile(r"\.\d+\.")
CHOICES = frozenset({"choice", "choices"})
Name = tuple[Term, ...]
Scenes = Mapping[str, Sequence[Mapping[str, str]]]


class Named(NamedTuple):
    """A name, a field that it may fill, and its value there."""

    name: Name
    path: str
    value: str


class Meaning(NamedTuple):
    """What a name says: a value, and the fields that can hold it."""

    name: Name
    value: str
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FormWords:
    """The words of one form."""

    meanings: Mapping[Term, Sequence[Meaning]]
    """By the first term of their names."""
    acts: Sequence[frozenset[Term]]
    harmless: frozenset[Term]
    scenes: Scenes
    """What is filled in so that a scene is as it is called, in each of its examples."""
    people: str | None
    """The field of rows that are about people, each with a name."""


@cache
def form_words(slug: str, key: str) -> FormWords:
    """The words of a question's form."""
    languages = index_of(slug).languages.values()
    facts: dict[Language, Facts] = {
        each: each.facts.get("questions", {}).get(key, {}) for each in languages
    }
    views = {each: [*views_of(slug, key, each)] for each in languages}
    skip = {path for own in facts.values() for path in own.get("skip", ())}
    of_fields, further = list[Named](), list[Named]()
    for each, own in facts.items():
        fields = [n for view in views[each] if view.path not in skip for n in _names(view, each)]
        of_fields += fields
        for says in (each.facts.get("says", {}), own.get("says", {})):
            further += _further(each, says, fields)
    people = (view.path for own in views.values() for view in own if view.kind == PEOPLE)
    return FormWords(
        _meanings(of_fields, further),
        [frozenset(_name(each, act)) for each in languages for act in facts[each].get("act", ())],
        frozenset(t for each in languages for t in _name(each, facts[each].get("harmless", ""))),
        _scenes(slug, key),
        next(people, None),
    )


def _scenes(slug: str, key: str) -> Scenes:
    """The examples of each scene, in every town that shows it."""
    scenes = titles()[slug].scenes
    towns = scenes.get("towns", [""])
    return {
        name: [dict(parse_qsl(f"{town}&{example}")) for example in examples for town in towns]
        for name, examples in scenes.get(key, {}).items()
    }


def make_ready() -> None:
    """Make all indexes and read the forms of all questions, before anybody searches."""
    for slug, title in titles().items():
        for key in title.facts.questions:
            form_words(slug, key)


def views_of(slug: str, key: str, language: Language) -> Iterator[FieldView]:
    """The fields of a form with those in them; of rows the first, for all of them."""
    title = titles()[slug]
    words = catalogue(language.words.language, title.facts.room)
    form = title.questions[key].form
    return with_parts(FormView(words, {}, key).fields(form, {}, leave_out=SETUP))


def with_parts(views: Iterable[FieldView]) -> Iterator[FieldView]:
    """Fields, and behind each group and before each row those in it."""
    for view in views:
        yield view
        for part in view.parts:
            yield from with_parts(part)


def _names(view: FieldView, language: Language) -> Iterator[Named]:
    """What the choices of a field are called, and what it counts."""
    path = OF_A_ROW.sub(NEXT_ROW, view.path)
    if view.kind == "number" and (counted := language.terms(view.label)[:1]):
        yield Named((ANY_NUMBER, *counted), path, ANY_NUMBER)
        yield Named((*counted, ANY_NUMBER), path, ANY_NUMBER)
    for choice in view.choices if view.kind in CHOICES else ():
        yield Named(tuple(language.terms(choice.label)), path, choice.key)


def _further(language: Language, says: Facts, fields: Sequence[Named]) -> Iterator[Named]:
    """What `search.toml` says in addition."""
    for meant, phrases in says.items():
        path, _, value = meant.partition("=")
        if path == SCENE:
            choices = [(each.name, value) for each in fields if each.value != ANY_NUMBER]
        else:
            choices = [(each.name, each.value) for each in fields if each.path == path]
        for phrase in phrases:
            before, any_choice, after = phrase.partition(ANY_CHOICE)
            for name, chosen in choices if any_choice else [((), value)]:
                whole = (*_name(language, before), *name, *_name(language, after))
                yield Named(whole, path, chosen)


def _meanings(
    of_fields: Iterable[Named], further: Iterable[Named]
) -> Mapping[Term, Sequence[Meaning]]:
    """The clear meanings: `search.toml` goes first, and a number belongs into one field."""
    paths = _paths(of_fields) | _paths(further)
    found = defaultdict[Term, list[Meaning]](list)
    for (name, value), where in paths.items():
        if name and (value != ANY_NUMBER or len(where) == 1):
            found[name[0]].append(Meaning(name, value, tuple(where)))
    return found


def _paths(named: Iterable[Named]) -> dict[tuple[Name, str], dict[str, None]]:
    """The fields that each name may fill with each value."""
    found = defaultdict[tuple[Name, str], dict[str, None]](dict)
    for name, path, value in named:
        found[name, value][path] = None
    return found


def _name(language: Language, phrase: str) -> Name:
    """The terms of all words of a phrase, also of small ones."""
    words = words_in(phrase.replace(ANY_NUMBER, " 0 "))
    return tuple(ANY_NUMBER if word == "0" else language.term(word) for word in words)
