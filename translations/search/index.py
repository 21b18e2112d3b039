"""An index of what can be found in one title, and how well it fits the words of a search."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from translations.catalogue import languages
from translations.search.language import Language, Said, Term
from translations.search.sought import Sought, words_sought

LONG_TEXTS_COUNT_LESS = 0.2
SOON_ENOUGH = 0.6
OF_AN_ASKED_QUESTION = 0.4
RARE_AS_UNKNOWN = 15
RARITY_COUNTS = 0.65
OF_THE_TEXTS, OF_THE_QUESTIONS = 0.65, 0.35
OTHERS_LIKE_IT = 3
COVERED_COUNTS = 0.25
UNASKED_COUNTS, UNSAID_COUNTS = 1, 1
OF_A_NUMBER = 0.5
HARDLY_ANYTHING = 0.1


@dataclass(frozen=True, slots=True)
class Hit:
    """How well something fits: its place in the order, and what speaks for it."""

    score: float
    covered: float
    """How much of the words stands there."""
    asked: float
    """How like a question that it answers they are."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A word of a search that says something: how much at most, and what each meaning says."""

    most: float
    terms: Mapping[Term, float]


class Index:
    """The texts of one title in all languages, under the ids of what they belong to."""

    def __init__(
        self,
        room: str,
        said: Mapping[str, Mapping[str, Said]],
        names: Mapping[str, Iterable[str]],
    ) -> None:
        self._keys = list(said)
        self._impacts: dict[Term, dict[int, float]] = defaultdict(dict)
        self._questions: list[int] = []
        self._questions_with: dict[Term, list[int]] = defaultdict(list)
        self.languages: list[Language] = []
        for key in languages():
            told = [each[key] for each in said.values()]
            language = Language(key, room, told, names[key])
            self.languages.append(language)
            self._keep_texts(language, told)
            self._keep_questions(language, told)
        self._weights = self._weights_of_questions()

    def in_language(self, key: str) -> Language:
        """One language of the index."""
        return next(each for each in self.languages if each.tongue.language == key)

    def knows(self, word: str) -> bool:
        """Whether a word says something in the texts of any language."""
        return any(language.knows(word) for language in self.languages)

    def sought(self, text: str) -> tuple[Sought, ...]:
        """The words of a search with what they may mean here."""
        return words_sought(text, self.languages)

    def find(self, sought: Sequence[Sought]) -> dict[str, Hit]:
        """Everything that fits somehow, with how well."""
        wanted = [word for word in sought if not word.is_small] or sought
        weighed = [self._weighed(word) for word in wanted]
        whole = sum(each.most for each in weighed)
        likely = self._like_asked(weighed, whole)
        said, covered = self._in_texts(weighed)
        return {
            self._keys[number]: _hit(said[number] / whole, covered[number] / whole, likely[number])
            for number in covered
        }

    def _keep_texts(self, language: Language, told: Sequence[Said]) -> None:
        """Remembers how much each term says of each thing: less the longer its texts are."""
        counts = [_counted(language, said) for said in told]
        usual = sum(sum(count.values()) for count in counts) / max(len(counts), 1)
        for number, count in enumerate(counts):
            length = sum(count.values()) / (usual or 1)
            slow = SOON_ENOUGH * (1 + LONG_TEXTS_COUNT_LESS * (length - 1))
            for term, times in count.items():
                self._impacts[term][number] = times / (times + slow)

    def _keep_questions(self, language: Language, told: Sequence[Said]) -> None:
        """Remembers how players ask for each thing."""
        for number, said in enumerate(told):
            for question in said.asked:
                for term in frozenset(language.terms_of(question)):
                    self._questions_with[term].append(len(self._questions))
                self._questions.append(number)

    def _weights_of_questions(self) -> Sequence[float]:
        """How much the words of each question say, all together."""
        weights = [0.0] * len(self._questions)
        for term, questions in self._questions_with.items():
            for place in questions:
                weights[place] += self._rarity(len(self._impacts[term]))
        return weights

    def _weighed(self, word: Sought) -> Weighed:
        """A rare word says much, and a word that only may be meant says less."""
        part = OF_A_NUMBER if word.word.isdecimal() else 1
        rare = {
            term: part * self._rarity(len(self._impacts[term]))
            for term in word.terms
            if term in self._impacts
        }
        most = max(rare.values(), default=self._rarity(RARE_AS_UNKNOWN))
        return Weighed(most, {term: word.terms[term] * rare[term] for term in rare})

    def _rarity(self, count: float) -> float:
        """What occurs in few places says much, but no rare word outshouts all others."""
        elsewhere = max(len(self._keys) - count, 0)
        rare = log(1 + (elsewhere + 0.5) / (count + 0.5))
        return float(rare**RARITY_COUNTS)

    def _in_texts(
        self, weighed: Iterable[Weighed]
    ) -> tuple[Mapping[int, float], Mapping[int, float]]:
        """How much the words say in each place, and how much of them stands there at all."""
        said: defaultdict[int, float] = defaultdict(float)
        covered: defaultdict[int, float] = defaultdict(float)
        for each in weighed:
            best = _best((each.terms[term], self._impacts[term].items()) for term in each.terms)
            there = _best((each.terms[term], _alike(self._impacts[term])) for term in each.terms)
            for number, value in best.items():
                said[number] += value
                covered[number] += there[number]
        return said, covered

    def _like_asked(
        self, weighed: Sequence[Weighed], whole: float
    ) -> Mapping[int, Sequence[float]]:
        """How much the words are like the questions that each thing answers, the likest first."""
        shared: defaultdict[int, float] = defaultdict(float)
        for each in weighed:
            there = ((each.terms[term], _alike(self._questions_with[term])) for term in each.terms)
            for place, value in _best(there).items():
                shared[place] += value
        likely: defaultdict[int, list[float]] = defaultdict(lambda: [0.0])
        for place, value in shared.items():
            likely[self._questions[place]].append(self._likeness(place, value, whole))
        for found in likely.values():
            found.sort(reverse=True)
        return likely

    def _likeness(self, place: int, shared: float, whole: float) -> float:
        """How much some words and a question are alike, by what they share and what they do not."""
        apart = UNASKED_COUNTS * max(whole - shared, 0)
        apart += UNSAID_COUNTS * max(self._weights[place] - shared, 0)
        return shared / max(shared + apart, HARDLY_ANYTHING)


def _hit(said: float, covered: float, likely: Sequence[float]) -> Hit:
    """Its texts and the questions like it together: one question alone may be like it by chance."""
    next_likest = sum(likely[1 : 1 + OTHERS_LIKE_IT]) / OTHERS_LIKE_IT
    fits = OF_THE_TEXTS * said + OF_THE_QUESTIONS * (likely[0] + next_likest)
    return Hit(fits * covered**COVERED_COUNTS, covered, likely[0])


def _alike(places: Iterable[int]) -> Iterable[tuple[int, float]]:
    return ((place, 1.0) for place in places)


def _best(found: Iterable[tuple[float, Iterable[tuple[int, float]]]]) -> dict[int, float]:
    """For each place the meaning of a word that says most there."""
    best: dict[int, float] = {}
    for says, places in found:
        for place, part in places:
            best[place] = max(best.get(place, 0), says * part)
    return best


def _counted(language: Language, said: Said) -> Mapping[Term, float]:
    """The terms of everything that is said of something, heavier where the text is."""
    count: defaultdict[Term, float] = defaultdict(float)
    asked = ((OF_AN_ASKED_QUESTION, question) for question in said.asked)
    for weight, text in (*said.texts, *asked):
        for term, part in language.terms_with_parts(text):
            count[term] += weight * part
    return count
