"""What can be found in one title, and how well it fits the words of a search: plain BM25.

A thing (a rule, an open point, a question) is one document of all that is said of it, weighed in
`web.search.entries`; and each of its example phrases is a small document of its own. In a document
a word of a search brings, for the meaning of it that brings most there,

    sure · rarity · times / (times + SATURATION · (1 - LENGTH_COUNTS + LENGTH_COUNTS · length))

`sure` is how surely the meaning is meant: a typing error or another word for it is less sure.
`rarity` is log(1 + documents without it / documents with it); words that only say what is asked for
(who, how many) count QUIET of it. `times` is how often the document has it, `length` how long it
is, measured by the usual one of its kind. How well a document fits is the share of the most that
all words could bring, times the root of the share of them that is found there at all. A thing
scores TEXTS of how well its own document fits, and PHRASES of the phrase that fits best. The order
changes little when any of these figures is halved or doubled.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt

from translations.catalogue import languages
from translations.search.language import Document, Language, Term, Texts
from translations.search.query import QueryWord, query_words
from translations.search.words import words_in

SATURATION, LENGTH_COUNTS = 1.5, 0.5
TEXTS, PHRASES = 0.6, 0.4
OF_A_PART, QUIET = 0.5, 0.3
UNKNOWN = 15
"""A word that nothing has is as rare as one that so many documents have."""


@dataclass(frozen=True, slots=True)
class Hit:
    """How well something fits."""

    score: float
    covered: float
    """How much of the words stands there."""


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A document: all that is said of a thing, or one of its example phrases."""

    thing: str
    is_phrase: bool = False


class Index:
    """The texts of one title in all languages, under the ids of what they belong to."""

    def __init__(self, room: str, things: Mapping[str, Mapping[str, Document]]) -> None:
        self._impacts: dict[Term, dict[Place, float]] = defaultdict(dict)
        self._documents: set[Place] = set()
        self.languages: dict[str, Language] = {}
        whole = [Place(thing) for thing in things]
        for key in languages():
            own = dict(zip(whole, (each[key] for each in things.values()), strict=True))
            language = self.languages[key] = Language(key, room, own.values())
            phrases = [(at.thing, each) for at, said in own.items() for each in said.phrases]
            self._add(language, {at: said.texts for at, said in own.items()})
            self._add(language, {Place(of, is_phrase=True): [(1, each)] for of, each in phrases})
        self.asking = {t for each in self.languages.values() for t in each.question_terms}
        """The small words that say what is asked for."""
        self.permission = {t for each in self.languages.values() for t in each.permission_terms}

    def query(self, text: str) -> tuple[QueryWord, ...]:
        """The words of a search with what they may mean here."""
        return query_words(text, self.languages.values())

    def find(self, words: Sequence[QueryWord]) -> dict[str, Hit]:
        """Everything that fits somehow, with how well."""
        telling = [word for word in words if word.terms or not word.is_small]
        most = [max(map(self._rarity, word.terms), default=self._rarity("")) for word in telling]
        brought, covered = defaultdict[Place, float](float), defaultdict[Place, float](float)
        for word, rarity in zip(telling, most, strict=True):
            for place, (brings, sure) in self._places(word).items():
                brought[place] += brings / sum(most)
                covered[place] += rarity * sure / sum(most)
        texts, phrases = dict[str, Hit](), defaultdict[str, float](float)
        for place, share in covered.items():
            fits = brought[place] * sqrt(share)
            if place.is_phrase:
                phrases[place.thing] = max(phrases[place.thing], PHRASES * fits)
            else:
                texts[place.thing] = Hit(TEXTS * fits, share)
        return {of: replace(hit, score=hit.score + phrases[of]) for of, hit in texts.items()}

    def _add(self, language: Language, documents: Mapping[Place, Texts]) -> None:
        """Remembers how much each term says in each document."""
        counts = {place: _counted(language, texts) for place, texts in documents.items()}
        usual = sum(sum(count.values()) for count in counts.values()) / max(len(counts), 1) or 1
        self._documents.update(counts)
        for place, count in counts.items():
            slow = 1 - LENGTH_COUNTS + LENGTH_COUNTS * sum(count.values()) / usual
            for term, times in count.items():
                self._impacts[term][place] = times / (times + SATURATION * slow)

    def _rarity(self, term: Term) -> float:
        having = len(self._impacts.get(term, ())) or UNKNOWN
        lacking = max(len(self._documents) - having, 0)
        return log(1 + (lacking + 0.5) / (having + 0.5)) * (QUIET if term in self.asking else 1)

    def _places(self, word: QueryWord) -> Mapping[Place, tuple[float, float]]:
        """What the meaning of a word brings that brings most in each document, and how sure."""
        best: dict[Place, tuple[float, float]] = {}
        for term, sure in word.terms.items():
            rarity = sure * self._rarity(term)
            for place, impact in self._impacts.get(term, {}).items():
                best[place] = max(best.get(place, (0, 0)), (rarity * impact, sure))
        return best


def _counted(language: Language, texts: Texts) -> Mapping[Term, float]:
    """The terms of everything that is said of something, heavier where the text is."""
    count: defaultdict[Term, float] = defaultdict(float)
    for weight, text in texts:
        for word in words_in(text):
            for place, term in enumerate(language.weighed(word)):
                count[term] += weight * (OF_A_PART if place else 1)
    return count
