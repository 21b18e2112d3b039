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
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from urllib.parse import parse_qsl

from scoring.titles import titles
from translations.catalogue import catalogue
from translations.search.language import Language, Term
from translations.search.words import Facts, search_facts, words_in
from web.forms.view import PEOPLE, SETUP, FieldView, FormView
from web.search.entries import index_of

ANY_NUMBER, ANY_CHOICE = "#", "*"
SCENE = "scene"
NEXT_ROW = ".+."
OF_A_ROW = re.compile(r"\.\d+\.")
CHOICES = frozenset({"choice", "choices"})
Name = tuple[Term, ...]
Named = tuple[Name, str, str]
"""A name, the field that it fills, and its value there."""


@dataclass(frozen=True, slots=True)
class Meaning:
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
    scenes: Mapping[str, Sequence[Mapping[str, str]]]
    """What is filled in so that a scene is as it is called, in each of its examples."""
    people: str | None
    """The field of rows that are about people, each with a name."""


@cache
def form_words(slug: str, key: str) -> FormWords:
    """The words of a question's form."""
    room = titles()[slug].facts.room
    own = {each: _facts(each, slug, key) for each in index_of(slug).languages.values()}
    skip = {path for facts in own.values() for path in facts.get("skip", ())}
    fields = {each: [*_of_fields(views_of(slug, key, each), skip, each)] for each in own}
    further = [
        named
        for each, facts in own.items()
        for says in (search_facts(each.words.language, room).get("says", {}), facts.get("says", {}))
        for named in _further(each, says, fields[each])
    ]
    acts = [_name(each, act) for each in own for act in own[each].get("act", ())]
    more = [_name(each, phrase) for each in own for phrase in own[each].get("harmless", ())]
    rows = (view.path for each in own for view in views_of(slug, key, each) if view.kind == PEOPLE)
    return FormWords(
        _by_first_term([named for each in fields.values() for named in each], further),
        [frozenset(act) for act in acts],
        frozenset(term for name in more for term in name),
        _scenes(slug, key),
        next(rows, None),
    )


def _scenes(slug: str, key: str) -> Mapping[str, Sequence[Mapping[str, str]]]:
    """The examples of each scene, those of a parcel in every town that shows it."""
    scenes = titles()[slug].scenes
    towns = [dict(parse_qsl(town)) for town in scenes.get("towns", ())]
    examples = {
        name: [dict(parse_qsl(example)) for example in written]
        for name, written in scenes.get(key, {}).items()
    }
    return {
        name: [{**town, **each} for each in every for town in (towns if "parcel" in each else [{}])]
        for name, every in examples.items()
    }


def make_ready() -> None:
    """Make all indexes and read the forms of all questions, before anybody searches."""
    for slug, title in titles().items():
        for key in title.facts.questions:
            form_words(slug, key)


def _facts(language: Language, slug: str, key: str) -> Facts:
    room = titles()[slug].facts.room
    facts: Facts = search_facts(language.words.language, room).get("questions", {}).get(key, {})
    return facts


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


def _of_fields(
    views: Iterable[FieldView], skip: Collection[str], language: Language
) -> Iterator[Named]:
    """What the choices of fields are called, and what fields count."""
    for view in (view for view in views if view.path not in skip):
        path = OF_A_ROW.sub(NEXT_ROW, view.path)
        if view.kind == "number" and (counted := language.terms(view.label)[:1]):
            yield (ANY_NUMBER, *counted), path, ANY_NUMBER
            yield (*counted, ANY_NUMBER), path, ANY_NUMBER
        for choice in view.choices if view.kind in CHOICES else ():
            yield tuple(language.terms(choice.label)), path, choice.key


def _further(language: Language, says: Facts, fields: Sequence[Named]) -> Iterator[Named]:
    """What `search.toml` says in addition."""
    for meant, phrases in says.items():
        path, _, value = meant.partition("=")
        in_scenes = path == SCENE
        choices = [
            (name, value if in_scenes else key)
            for name, field, key in fields
            if field == path or (in_scenes and key != ANY_NUMBER)
        ]
        for phrase in phrases:
            if ANY_CHOICE not in phrase:
                yield _name(language, phrase), path, value
                continue
            before, _, after = phrase.partition(ANY_CHOICE)
            for name, key in choices:
                yield (*_name(language, before), *name, *_name(language, after)), path, key


def _by_first_term(
    fields: Iterable[Named], further: Iterable[Named]
) -> Mapping[Term, Sequence[Meaning]]:
    """The clear meanings: `search.toml` goes first, and a number belongs into one field."""
    paths: dict[tuple[Name, str], list[str]] = {}
    for named in (fields, further):
        own: dict[tuple[Name, str], list[str]] = {}
        for name, path, value in named:
            own.setdefault((name, value), []).append(path)
        paths |= own
    found = defaultdict[Term, list[Meaning]](list)
    for (name, value), where in paths.items():
        if name and (value != ANY_NUMBER or len({*where}) == 1):
            found[name[0]].append(Meaning(name, value, tuple(dict.fromkeys(where))))
    return found


def _name(language: Language, phrase: str) -> Name:
    """The terms of all words of a phrase, also of small ones."""
    words = words_in(phrase.replace(ANY_NUMBER, " 0 "))
    return tuple(ANY_NUMBER if word == "0" else language.term(word) for word in words)
