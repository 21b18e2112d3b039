"""One language of an index: the words of its texts, and what players say for them."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from translations.search.tongues import Tongue, players_words, tongue, words_in
from translations.search.vocabulary import Vocabulary, Weights, heaviest

Term = str
"""A stem behind its language, `de:haus`: what is written alike in two languages is two terms."""
Words = tuple[str, ...]

OF_A_SYNONYM = 0.8
OF_A_PART_IN_TEXTS = 0.5
OF_A_PART_OF_AN_UNKNOWN_WORD = 0.75
SHORTEST_COMPOUND = 7
WORDS_IN_ONE = 2


@dataclass(frozen=True, slots=True)
class Said:
    """What one language says of something that can be found: texts with weights, questions."""

    texts: tuple[tuple[float, Words], ...]
    asked: tuple[Words, ...] = ()

    @classmethod
    def of(cls, texts: Iterable[tuple[float, str]], asked: Iterable[str] = ()) -> "Said":
        """Texts cut into words, which are needed more than once."""
        cut = ((weight, tuple(words_in(text))) for weight, text in texts)
        return cls(tuple(cut), tuple(tuple(words_in(question)) for question in asked))


class Language:
    """The words of one language in one title, known by their stems."""

    def __init__(
        self, language: str, room: str, said: Collection[Said], names: Iterable[str]
    ) -> None:
        self.tongue: Tongue = tongue(language)
        said_by_players = [
            (words_in(phrase), [word for text in meant for word in words_in(text)])
            for phrase, meant in players_words(language, room)
        ]
        asked = {word for each in said for question in each.asked for word in question}
        own = {word for each in said for _, text in each.texts for word in text}
        own.update(word for name in names for word in words_in(name))
        players = {phrase[0] for phrase, _ in said_by_players if len(phrase) == 1}
        self.vocabulary = Vocabulary(self.tongue, own | asked | players)
        self._own = frozenset(self._stems(own))
        self._terms_of: dict[str, tuple[tuple[Term, float], ...]] = {}
        self._players: dict[tuple[str, ...], list[str]] = {}
        for phrase, meant in said_by_players:
            self._players.setdefault(self._stems(phrase), []).extend(self._known(meant))

    def _stems(self, words: Iterable[str]) -> tuple[str, ...]:
        return tuple(map(self.tongue.stem, words))

    def _known(self, words: Iterable[str]) -> list[str]:
        """The stems of the words that say something."""
        wanted = (word for word in words if not self.is_small(word))
        return [stem for word in wanted if (stem := self.vocabulary.exactly(word))]

    def is_small(self, word: str) -> bool:
        """Whether a word says nothing in this language."""
        return word in self.tongue.small_words

    def terms(self, text: str) -> list[Term]:
        """The terms of a text, without its small words."""
        return self.terms_of(words_in(text))

    def terms_of(self, words: Iterable[str]) -> list[Term]:
        """The terms of some words, without the small ones."""
        return [self._term(self.tongue.stem(word)) for word in words if not self.is_small(word)]

    def terms_with_parts(self, words: Iterable[str]) -> Iterator[tuple[Term, float]]:
        """The terms of some words, and lighter the parts of compounds."""
        for word in words:
            if word not in self._terms_of:
                self._terms_of[word] = tuple(self._with_parts(word))
            yield from self._terms_of[word]

    def _with_parts(self, word: str) -> Iterator[tuple[Term, float]]:
        if not self.is_small(word):
            yield self._term(self.tongue.stem(word)), 1
            yield from ((self._term(part), OF_A_PART_IN_TEXTS) for part in self._parts(word))

    def knows(self, word: str) -> bool:
        """Whether a word says something, and stands in the texts themselves."""
        return not self.is_small(word) and self.tongue.stem(word) in self._own

    def surely(self, word: str) -> Weights:
        """The terms that a word of a search means without any doubt."""
        if self.is_small(word):
            return {}
        stem = self.vocabulary.exactly(word)
        weight = OF_A_PART_IN_TEXTS if stem else OF_A_PART_OF_AN_UNKNOWN_WORD
        parts = dict.fromkeys(self._parts(word), weight)
        return self._meant_by({**parts, stem: 1.0} if stem else parts)

    def perhaps(self, word: str) -> Weights:
        """The terms that a word may mean that is misspelled or only begun."""
        begun = self.vocabulary.beginning_with(word)
        contained = self.vocabulary.containing_known(word)
        return self._meant_by({**contained, **begun, **self.vocabulary.spelled_like(word)})

    def together(self, words: Sequence[str]) -> Weights:
        """The terms that players mean by some words side by side, or that are these in one."""
        stems = list(self._players.get(self._stems(words), ()))
        if len(words) == WORDS_IN_ONE and (joined := self.vocabulary.exactly("".join(words))):
            stems.append(joined)
        return {self._term(stem): OF_A_SYNONYM for stem in stems}

    def _parts(self, word: str) -> tuple[str, ...]:
        return self.vocabulary.parts(word) if len(word) >= SHORTEST_COMPOUND else ()

    def _meant_by(self, stems: Weights) -> Weights:
        """Stems as terms, with what players mean by them."""
        players = (
            (meant, weight * OF_A_SYNONYM)
            for stem, weight in stems.items()
            for meant in self._players.get((stem,), ())
        )
        found = heaviest([*stems.items(), *players])
        return {self._term(stem): weight for stem, weight in found.items()}

    def _term(self, stem: str) -> Term:
        return f"{self.tongue.language}:{stem}"
