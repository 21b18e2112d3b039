"""The words that occur in some texts, found again however they are spelled."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import islice, takewhile

from rapidfuzz import process
from rapidfuzz.distance import OSA

from translations.search.words import LanguageWords, without_marks

Weights = Mapping[str, float]

SHORTEST_BEGINNING, SHORTEST_PART = 3, 3
LETTERS_PER_SLIP, MOST_SLIPS, SLIPS_COST = 4, 3, 2
AT_BEST_GUESSED, OF_A_BEGINNING, OF_SHARED_LETTERS = 0.69, 0.45, 0.2
FEWEST_SHARED = 4
"""So many letters may be half of a compound."""
JOINTS = ("", "s", "es", "n", "en", "er", "e")
MOST_ALIKE = 8


class Vocabulary:
    """The words of one language in the texts of one title."""

    def __init__(self, own: LanguageWords, words: Iterable[str]) -> None:
        self._own = own
        self.stems: dict[str, str] = {}
        for word in sorted(set(words)):
            self.stems[without_marks(word)] = own.stem(word)
        self.known = frozenset(self.stems.values())
        self._spelled = sorted(self.stems)
        self.parts = cache(self._parts)

    def exactly(self, word: str) -> str | None:
        """The stem of a word, if some form of it occurs."""
        stem = self._own.stem(word)
        if stem in self.known:
            return stem
        return self.stems.get(without_marks(word))

    def spelled_like(self, word: str) -> Weights:
        """The stems of words that a slip of the finger or ear would turn into this one."""
        plain = without_marks(word)
        slips = min(MOST_SLIPS, len(plain) // LETTERS_PER_SLIP)
        if not slips or plain.isdecimal():
            return {}
        near = process.extract(
            plain, self._spelled, scorer=OSA.distance, limit=MOST_ALIKE, score_cutoff=slips
        )
        share = SLIPS_COST / len(plain)
        return heaviest(
            {self.stems[other]: min(1 - share * away, AT_BEST_GUESSED)}
            for other, away, _ in near
            if not self._are_opposites(plain, other, away)
        )

    def _are_opposites(self, word: str, other: str, away: float) -> bool:
        """Whether one of two words is nearer to the other without a beginning such as un-."""
        return any(
            whole.startswith(start) and OSA.distance(whole.removeprefix(start), rest) < away
            for whole, rest in ((word, other), (other, word))
            for start in self._own.opposites
        )

    def beginning_with(self, word: str) -> Weights:
        """The stems of words of which somebody has typed the beginning."""
        plain = without_marks(word)
        if len(plain) < SHORTEST_BEGINNING:
            return {}
        return dict.fromkeys(self._starting(plain), OF_A_BEGINNING)

    def _starting(self, start: str) -> list[str]:
        """The stems of the words that begin so."""
        first = bisect_left(self._spelled, start)
        words = takewhile(lambda other: other.startswith(start), islice(self._spelled, first, None))
        return [self.stems[word] for word in words]

    def related_to(self, word: str) -> Weights:
        """The stems of words that half of this one is: its end, or most of its beginning."""
        plain = without_marks(word)
        lengths = range(len(plain), FEWEST_SHARED - 1, -1)
        begun = next(filter(None, (self._starting(plain[:length]) for length in lengths)), [])
        longer = (each for each in self._spelled if len(each) >= FEWEST_SHARED)
        ended = [self.stems[each] for each in longer if plain.endswith(each)]
        return dict.fromkeys(begun + ended, OF_SHARED_LETTERS)

    def _parts(self, word: str) -> tuple[str, ...]:
        """The stems of the words of which a compound is made; none where it is not made of any."""
        plain = without_marks(word)
        ways = [
            (first, *rest)
            for length in range(SHORTEST_PART, len(plain) - SHORTEST_PART + 1)
            if (first := self._part(plain[:length])) and (rest := self._rest(plain[length:]))
        ]
        return min(ways, key=len, default=())

    def _rest(self, piece: str) -> tuple[str, ...]:
        whole = self._whole(piece)
        return (whole,) if whole else self.parts(piece)

    def _part(self, piece: str) -> str | None:
        """The stem of a piece that stands before another one, with or without a joint."""
        for joint in JOINTS:
            if piece.endswith(joint) and (found := self._whole(piece.removesuffix(joint))):
                return found
        return None

    def _whole(self, piece: str) -> str | None:
        if len(piece) < SHORTEST_PART or piece in self._own.small_words:
            return None
        stem = self.stems.get(piece)
        if stem is None and len(piece) > SHORTEST_PART:
            stem = self._own.stem(piece)
        return stem if stem in self.known else None


def heaviest(found: Iterable[Weights]) -> Weights:
    """The best weight of each stem or term."""
    best: dict[str, float] = {}
    for stem, weight in (pair for weights in found for pair in weights.items()):
        best[stem] = max(weight, best.get(stem, 0))
    return best
