"""An index of what can be found in one title, and how well it fits the words of a search."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from translations.catalogue import languages
from translations.search.language import Language, Said, Term
from translations.search.sought import Sought, words_sought

LONG_TEXTS_COUNT_LESS = 0.5
SOON_ENOUGH = 0.6
OF_AN_ASKED_QUESTION = 1.2
RARE_AS_UNKNOWN = 15
OF_THE_TEXTS, OF_THE_QUESTIONS = 0.6, 0.4
UNASKED_COUNTS, UNSAID_COUNTS = 1, 0.5
OF_A_NUMBER = 0.5
HARDLY_ANYTHING = 0.1


@dataclass(frozen=True, slots=True)
class Hit:
    """How well something fits: its place in the order, how much of the words it covers, and how
    much they are like a question of players that it answers.
    """

    score: float
    covered: float
    asked: float = 0


@dataclass(frozen=True, slots=True)
class Weighed:
    """A word of a search that says something: how much, and where it occurs."""

    word: Sought
    rarity: float
    places: Mapping[int, tuple[float, float]]
    """How much it says there, and how surely it is meant."""


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
        whole = sum(each.rarity for each in weighed)
        asked = self._like_asked(weighed, whole)
        found = {number for each in weighed for number in each.places}
        return {
            self._keys[number]: _hit(number, weighed, whole, asked.get(number, 0))
            for number in found
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
                for term in frozenset(language.terms(question)):
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
        places: dict[int, tuple[float, float]] = {}
        for term, sure in word.terms.items():
            for number, impact in self._impacts.get(term, {}).items():
                says, surely = places.get(number, (0.0, 0.0))
                places[number] = (max(says, sure * impact), max(surely, sure))
        rarity = self._rarity(sum(surely for _, surely in places.values()) or RARE_AS_UNKNOWN)
        return Weighed(word, rarity * OF_A_NUMBER if word.word.isdecimal() else rarity, places)

    def _rarity(self, count: float) -> float:
        """What occurs in few places says much."""
        return log(1 + (len(self._keys) - count + 0.5) / (count + 0.5))

    def _like_asked(self, weighed: Sequence[Weighed], whole: float) -> dict[int, float]:
        """How much the words are like the likest of the questions that each thing answers."""
        best: dict[int, float] = {}
        for place, shared in self._shared(weighed).items():
            question = self._questions[place]
            apart = UNASKED_COUNTS * max(whole - shared, 0)
            apart += UNSAID_COUNTS * max(self._weights[place] - shared, 0)
            likeness = shared / max(shared + apart, HARDLY_ANYTHING)
            best[question] = max(best.get(question, 0), likeness)
        return best

    def _shared(self, weighed: Sequence[Weighed]) -> Mapping[int, float]:
        """How much of the words stands in each question of players."""
        shared: defaultdict[int, float] = defaultdict(float)
        for each in weighed:
            surest: dict[int, float] = {}
            for term, sure in each.word.terms.items():
                for place in self._questions_with.get(term, ()):
                    surest[place] = max(sure, surest.get(place, 0))
            for place, sure in surest.items():
                shared[place] += each.rarity * sure
        return shared


def _hit(number: int, weighed: Sequence[Weighed], whole: float, asked: float) -> Hit:
    there = [(each.rarity, *each.places[number]) for each in weighed if number in each.places]
    says = sum(rarity * impact for rarity, impact, _ in there) / whole
    covered = sum(rarity * sure for rarity, _, sure in there) / whole
    return Hit(OF_THE_TEXTS * says + OF_THE_QUESTIONS * asked, covered, asked)


def _counted(language: Language, said: Said) -> Mapping[Term, float]:
    """The terms of everything that is said of something, heavier where the text is."""
    count: defaultdict[Term, float] = defaultdict(float)
    asked = ((OF_AN_ASKED_QUESTION, question) for question in said.asked)
    for weight, text in (*said.texts, *asked):
        for term, part in language.terms_with_parts(text):
            count[term] += weight * part
    return count
