"""The words that fill in the form of a question, in every language.

A choice is named by what it is called on pages, a number by what it counts. Further names stand in
`search.toml` of a title under `questions`, as `says`: by the path and the value that they mean,
`"path=value"`, with # for any number in both, and with * for any choice of a field, where several
fields can hold the same. There too stand `act`, the words of which players use all to ask this
question; `harmless`, more that change no answer; `skip`, the fields whose labels are no names.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from scoring.titles import titles
from translations.catalogue import catalogue
from translations.search.language import Language, Term
from translations.search.words import Facts, search_facts, words_in
from web.forms.view import SETUP, FieldView, FormView
from web.search.entries import index_of

ANY_NUMBER, ANY_CHOICE = "#", "*"
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


@cache
def form_words(slug: str, key: str) -> FormWords:
    """The words of a question's form."""
    own = {each: _facts(each, slug, key) for each in index_of(slug).languages.values()}
    skip = {path for facts in own.values() for path in facts.get("skip", ())}
    fields = {each: [*_of_fields(views_of(slug, key, each), skip, each)] for each in own}
    further = [
        named
        for each, facts in own.items()
        for named in _further(each, facts.get("says", {}), fields[each])
    ]
    acts = [_name(each, act) for each in own for act in own[each].get("act", ())]
    more = [_name(each, phrase) for each in own for phrase in own[each].get("harmless", ())]
    return FormWords(
        _by_first_term([named for each in fields.values() for named in each], further),
        [frozenset(act) for act in acts],
        frozenset(term for name in more for term in name),
    )


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
    """The fields of a form with those of its groups."""
    title = titles()[slug]
    words = catalogue(language.words.language, title.facts.room)
    form = title.questions[key].form
    return with_groups(FormView(words, {}, key).fields(form, {}, leave_out=SETUP))


def with_groups(views: Iterable[FieldView]) -> Iterator[FieldView]:
    """Fields, and behind each group those in it."""
    for view in views:
        yield view
        if view.kind == "group":
            yield from with_groups(view.parts[0])


def _of_fields(
    views: Iterable[FieldView], skip: Collection[str], language: Language
) -> Iterator[Named]:
    """What the choices of fields are called, and what fields count."""
    for view in (view for view in views if view.path not in skip):
        if view.kind == "number" and (counted := language.terms(view.label)[:1]):
            yield (ANY_NUMBER, *counted), view.path, ANY_NUMBER
            yield (*counted, ANY_NUMBER), view.path, ANY_NUMBER
        for choice in view.choices if view.kind in CHOICES else ():
            yield tuple(language.terms(choice.label)), view.path, choice.key


def _further(language: Language, says: Facts, fields: Sequence[Named]) -> Iterator[Named]:
    """What `search.toml` says in addition."""
    for meant, phrases in says.items():
        path, _, value = meant.partition("=")
        choices = [(name, key) for name, field, key in fields if field == path]
        for phrase in phrases:
            if value != ANY_CHOICE:
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
