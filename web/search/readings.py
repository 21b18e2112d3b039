"""What the words of a search say of a question; each way to understand them is one reading.

The longest name is taken first, and each word is used once. Where several fields could hold what is
named, and no word beside it tells which, every way is a reading. Nothing is filled in by default.
Behind a word that negates, a flag is not so; any other name says nothing there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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
    """A value that is named, the fields that can hold it, and the words that name it."""

    paths: tuple[str, ...]
    value: str
    terms: int
    """Of so many words its name is made, without harmless ones between them."""
    start: int
    end: int


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
    ways, mentions = _ways(_mentions(form, words))
    every = frozenset[Term]().union(*(word.meant for word in words))
    permission, asking = index_of(slug).permission, index_of(slug).asking
    asks = not every.isdisjoint(permission | asking) and any(act <= every for act in form.acts)
    used = form.harmless.union(permission, *form.acts)
    left = tuple(
        word.written
        for at, word in enumerate(words)
        if not (_says_nothing(word, at) or word.meant & used)
        and not any(each.start <= at < each.end for each in mentions)
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
    found += _names(form, words)
    chosen: list[Mention] = []
    for each in sorted(found, key=lambda each: (-each.terms, each.start)):
        if all(each.end <= other.start or other.end <= each.start for other in chosen):
            chosen.append(each)
    return sorted(chosen, key=lambda each: each.start)


def _names(form: FormWords, words: Words) -> Iterator[Mention]:
    """Who the rows are about: what begins with a capital and is no word that is known."""
    for at, word in enumerate(words if form.people else ()):
        is_known = word.is_small or max(word.terms.values(), default=0) >= KNOWN_SURELY
        if word.written[0].isupper() and not is_known:
            yield Mention((f"{form.people}{NEXT_ROW}name",), word.written, 1, at, at + 1)


def _mention(form: FormWords, meaning: Meaning, words: Words, start: int) -> Iterator[Mention]:
    """A name whose words stand side by side, but for harmless words between them."""
    value, at = meaning.value, start

    def is_free(word: QueryWord) -> bool:
        return word.is_harmless or not word.meant.isdisjoint(form.harmless)

    for term in meaning.name:
        while start < at < len(words) and not _is(words[at], term) and is_free(words[at]):
            at += 1
        if at >= len(words) or not _is(words[at], term):
            return
        value = words[at].number or value if term == ANY_NUMBER else value
        at += 1
    before = start - 1
    while before > 0 and is_free(words[before]) and not words[before].negates:
        before -= 1
    if before < 0 or not words[before].negates:
        yield Mention(meaning.paths, value, len(meaning.name), start, at)
    elif value in NEGATED:
        yield Mention(meaning.paths, NEGATED[value], len(meaning.name) + 1, before, at)


def _is(word: QueryWord, term: Term) -> bool:
    return word.number is not None if term == ANY_NUMBER else term in word.meant


def _ways(mentions: Sequence[Mention]) -> tuple[Sequence[Said], Sequence[Mention]]:
    """The ways to share out what is named to the fields that can hold it, and all that fits."""
    ways: Sequence[Said] = [{}]
    fitting: list[Mention] = []
    for each in sorted(mentions, key=lambda each: len(each.paths)):
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
