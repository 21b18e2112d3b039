"""What the words of a search say of a question; each way to understand them is one reading.

The longest name is taken first, and each word is used once. Where several fields could hold what is
named, and no word beside it tells which, every way is a reading. Nothing is filled in by default.
Behind a word that negates, a flag is not so; any other name says nothing there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import parse_qsl

from translations.search.query import ANY_NUMBER, QueryWord
from web.search.entries import index_of, words_of
from web.search.forms import NEXT_ROW, SCENE, FormWords, Meaning, form_words

MOST_READINGS = 12
READINGS_REMEMBERED = 1024
TICKED, NOT_TICKED = "on", "false"
KNOWN_SURELY = 0.7
Said = dict[str, str]
Words = Sequence[QueryWord]


class Mention(NamedTuple):
    """A value that is named, the places of the words for it, and the fields that can hold it."""

    rank: tuple[int, int, float]
    """The longest name goes first, if its words stand together; else the first and surest."""
    value: str
    places: tuple[int, ...]
    paths: tuple[str, ...]


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
    examples: Sequence[Mapping[str, str]]
    """Situations in which that is so which the words say of a drawing; none of it is said."""

    @property
    def says_anything(self) -> bool:
        """Whether the words say anything of the situation."""
        return bool(self.said or self.examples)


@lru_cache(READINGS_REMEMBERED)
def readings_of(slug: str, key: str, text: str) -> Sequence[Reading]:
    """All ways to understand a search as a question."""
    form, words, index = form_words(slug, key), words_of(slug, text), index_of(slug)
    ways, named = _ways(form, _mentions(form, words))
    every = {term for word in words for term in word.meant}
    asks = not every.isdisjoint(index.permission | index.asking)
    used = form.harmless.union(index.permission, *form.acts)
    left = tuple(
        word.written
        for at, word in enumerate(words)
        if not (_says_nothing(word, at) or word.meant & used or at in named)
    )
    return [
        Reading(
            slug,
            key,
            {path: value for path, value in way.items() if path != SCENE},
            asks and any(act <= every for act in form.acts),
            left,
            form.scenes.get(way.get(SCENE, ""), ()),
        )
        for way in ways
    ]


def _says_nothing(word: QueryWord, at: int) -> bool:
    """Whether no answer changes with a word; at the beginning it may ask when or how."""
    return word.is_harmless and not (at == 0 and word.is_small and word.terms)


def _mentions(form: FormWords, words: Words) -> Iterator[Mention]:
    """What is named: the longest names first, each word used once."""
    found = [
        mention
        for start, word in enumerate(words)
        for term in word.meant
        for meaning in form.meanings.get(term, ())
        for mention in _mention(form, meaning, words, start)
    ]
    used: set[int] = set()
    for each in sorted([*found, *_names(form, words)]):
        if used.isdisjoint(each.places):
            yield each
            used.update(each.places)


def _names(form: FormWords, words: Words) -> Iterator[Mention]:
    """Who the rows are about: what begins with a capital and is no word that is known."""
    for at, word in enumerate(words if form.people else ()):
        is_known = word.is_small or max(word.terms.values(), default=0) >= KNOWN_SURELY
        if word.written[0].isupper() and not is_known:
            yield Mention((-1, at, 0), word.written, (at,), (f"{form.people}{NEXT_ROW}name",))


def _mention(form: FormWords, meaning: Meaning, words: Words, start: int) -> Iterator[Mention]:
    """A name whose words stand side by side, but for harmless words and one of another name."""
    value, places = meaning.value, list[int]()
    for term in meaning.name:
        behind = range(places[-1] + 1 if places else start, len(words))
        at = next((at for at in behind if term in words[at].meant), None)
        if at is None:
            return
        value = words[at].number or value if term == ANY_NUMBER else value
        places.append(at)
    gaps = (words[at] for at in range(start, places[-1]) if at not in places)
    between = [word for word in gaps if not (word.is_harmless or word.meant & form.harmless)]
    if len(between) > 1 or not all(_names_something(form, word) for word in between):
        return
    doubts = (1 - words[at].terms.get(t, 1) for t, at in zip(meaning.name, places, strict=True))
    doubt = sum(doubts)
    telling = (at for at in range(start) if words[at].negates or not words[at].is_harmless)
    before = max(telling, default=None)
    if before is not None and words[before].negates:
        if value != TICKED:
            return
        value, places = NOT_TICKED, [before, *places]
    rank = (2 * len(between) - len(places), places[0], doubt)
    yield Mention(rank, value, tuple(places), meaning.paths)


def _names_something(form: FormWords, word: QueryWord) -> bool:
    return not (word.is_small or word.negates or word.meant.isdisjoint(form.meanings))


def _ways(form: FormWords, mentions: Iterator[Mention]) -> tuple[Sequence[Said], set[int]]:
    """The ways to share out what is named to the fields that can hold it; the places of it.

    What only one field can hold goes first; of scenes the one that stands first in its file.
    """
    scenes, named = [*form.scenes], set[int]()

    def order(each: Mention) -> tuple[int, int, tuple[int, ...]]:
        is_scene = SCENE in each.paths
        return len(each.paths), scenes.index(each.value) if is_scene else 0, each.places

    ways: Sequence[Said] = [{}]
    for each in sorted(mentions, key=order):
        more = [
            {**way, **dict(parse_qsl(f"{path}={each.value}"))}
            for way in ways
            for path in (_in_row(path, way) for path in each.paths)
            if path not in way or (len(each.paths) == 1 and way[path] == each.value)
        ]
        if more:
            ways = more[:MOST_READINGS]
            named.update(each.places)
    return ways, named


def _in_row(path: str, way: Said) -> str:
    """The path in the row that was begun last, or in the next one if that has the field."""
    rows, is_row, field = path.partition(NEXT_ROW)
    begun = [int(at.split(".")[1]) for at in way if is_row and at.startswith(f"{rows}.")]
    last = max(begun, default=0)
    place = last + (f"{rows}.{last}.{field}" in way)
    return f"{rows}.{place}.{field}" if is_row else path
