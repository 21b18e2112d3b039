"""What the words of a search say of a question; each way to understand them is one reading.

The longest name is taken first, and each word is used once. Where several fields could hold what is
named, and no word beside it tells which, every way is a reading. Nothing is filled in by default.
Behind a word that negates, a flag is not so; any other name says nothing there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from urllib.parse import parse_qsl

from translations.search.language import Term
from translations.search.query import QueryWord
from web.search.entries import index_of
from web.search.forms import ANY_NUMBER, NEXT_ROW, SCENE, FormWords, Meaning, form_words

MOST_READINGS = 12
NEGATED = {"on": "false"}
KNOWN_SURELY = 0.7
Said = dict[str, str]
Words = Sequence[QueryWord]


@dataclass(frozen=True, slots=True)
class Mention:
    """A value that is named, the fields that can hold it, and the places of the words for it."""

    paths: tuple[str, ...]
    value: str
    places: tuple[int, ...]
    between: int = 0
    """How many words of other names stand within it."""
    doubt: float = 0
    """How unsurely its words mean those of the name."""

    @property
    def order(self) -> tuple[int, int, float, str]:
        """The longest name goes first, if its words stand together; else the first and surest."""
        return 2 * self.between - len(self.places), self.places[0], self.doubt, self.value


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a search as a question."""

    slug: str
    key: str
    said: Mapping[str, str]
    """The fields that the words fill, by their paths."""
    asks: bool
    """Whether the words ask for permission or for a fact, and name what this question is about."""
    left: tuple[str, ...]
    """The words that say nothing here."""
    examples: Sequence[Mapping[str, str]] = ()
    """Situations in which that is so which the words say of a drawing."""

    @property
    def says_anything(self) -> bool:
        """Whether the words say anything of the situation."""
        return bool(self.said or self.examples)


def readings_of(slug: str, key: str, words: Words) -> list[Reading]:
    """All ways to understand a search as a question."""
    form = form_words(slug, key)
    ways, mentions = _ways(form, _mentions(form, words))
    every = frozenset[Term]().union(*(word.meant for word in words))
    permission, asking = index_of(slug).permission, index_of(slug).asking
    asks = not every.isdisjoint(permission | asking) and any(act <= every for act in form.acts)
    used = form.harmless.union(permission, *form.acts)
    named = {at for each in mentions for at in each.places}
    left = tuple(
        word.written
        for at, word in enumerate(words)
        if not (_says_nothing(word, at) or word.meant & used or at in named)
    )
    return [_with_scene(form, Reading(slug, key, said, asks, left)) for said in ways]


def _with_scene(form: FormWords, reading: Reading) -> Reading:
    """With the scene that is named: what each of its examples fills in is not said."""
    said = dict(reading.said)
    examples = form.scenes.get(said.pop(SCENE, ""), ())
    return replace(reading, said=said, examples=examples)


def _says_nothing(word: QueryWord, at: int) -> bool:
    """Whether no answer changes with a word; at the beginning it may ask when or how."""
    return word.is_harmless and not (at == 0 and word.is_small and word.terms)


def _mentions(form: FormWords, words: Words) -> list[Mention]:
    """What is named, in the order of the words: the longest names first, each word used once."""
    found = [
        mention
        for start, word in enumerate(words)
        for term in (*word.meant, *((ANY_NUMBER,) if word.number else ()))
        for meaning in form.meanings.get(term, ())
        for mention in _mention(form, meaning, words, start)
    ]
    chosen: list[Mention] = []
    used: set[int] = set()
    for each in sorted([*found, *_names(form, words)], key=lambda each: each.order):
        if used.isdisjoint(each.places):
            chosen.append(each)
            used.update(each.places)
    return sorted(chosen, key=lambda each: each.places)


def _names(form: FormWords, words: Words) -> Iterator[Mention]:
    """Who the rows are about: what begins with a capital and is no word that is known."""
    for at, word in enumerate(words if form.people else ()):
        is_known = word.is_small or max(word.terms.values(), default=0) >= KNOWN_SURELY
        if word.written[0].isupper() and not is_known:
            yield Mention((f"{form.people}{NEXT_ROW}name",), word.written, (at,))


def _mention(form: FormWords, meaning: Meaning, words: Words, start: int) -> Iterator[Mention]:
    """A name whose words stand side by side, but for harmless words and one of another name."""
    value, at, places, between = meaning.value, start, list[int](), 0
    for term in meaning.name:
        while at < len(words) and not _is(words[at], term):
            between += not _is_free(form, words[at])
            if between > _names_something(form, words[at]):
                return
            at += 1
        if at >= len(words):
            return
        value = words[at].number or value if term == ANY_NUMBER else value
        places.append(at)
        at += 1
    named = zip(meaning.name, places, strict=True)
    doubt = sum(1 - words[at].terms.get(term, 1) for term, at in named)
    before = start - 1
    while before > 0 and words[before].is_harmless and not words[before].negates:
        before -= 1
    if before < 0 or not words[before].negates:
        yield Mention(meaning.paths, value, tuple(places), between, doubt)
    elif value in NEGATED:
        yield Mention(meaning.paths, NEGATED[value], (before, *places), between, doubt)


def _is_free(form: FormWords, word: QueryWord) -> bool:
    """Whether no answer changes with a word here."""
    return word.is_harmless or not word.meant.isdisjoint(form.harmless)


def _names_something(form: FormWords, word: QueryWord) -> bool:
    return not (word.is_small or word.negates or word.meant.isdisjoint(form.meanings))


def _is(word: QueryWord, term: Term) -> bool:
    return word.number is not None if term == ANY_NUMBER else term in word.meant


def _ways(form: FormWords, mentions: Sequence[Mention]) -> tuple[Sequence[Said], Sequence[Mention]]:
    """The ways to share out what is named to the fields that can hold it, and all that fits."""
    ways: Sequence[Said] = [{}]
    fitting: list[Mention] = []
    for each in sorted(mentions, key=partial(_when_filled_in, form)):
        more = [
            {**way, **dict(parse_qsl(f"{path}={each.value}"))}
            for way in ways
            for path in (_in_row(path, way) for path in each.paths)
            if path not in way or (len(each.paths) == 1 and way[path] == each.value)
        ]
        if more:
            ways = more[:MOST_READINGS]
            fitting.append(each)
    return ways, fitting


def _in_row(path: str, way: Said) -> str:
    """The path in the row that was begun last, or in the next one if that has the field."""
    rows, is_row, field = path.partition(NEXT_ROW)
    begun = [int(at.split(".")[1]) for at in way if is_row and at.startswith(f"{rows}.")]
    last = max(begun, default=0)
    place = last + (f"{rows}.{last}.{field}" in way)
    return f"{rows}.{place}.{field}" if is_row else path


def _when_filled_in(form: FormWords, mention: Mention) -> tuple[int, int]:
    """What only one field can hold goes first; of scenes the one that stands first in its file."""
    is_scene = SCENE in mention.paths
    return len(mention.paths), [*form.scenes].index(mention.value) if is_scene else 0
