"""The words that occur in some texts, found again however they are spelled."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile

from rapidfuzz import process
from rapidfuzz.distance import OSA

from translations.search.words import LanguageWords, without_marks

Weights = Mapping[str, float]

SHORTEST_MISSPELLED, SHORTEST_BEGINNING, SHORTEST_PART = 4, 3, 3
LETTERS_PER_SLIP, MOST_SLIPS, SLIPS_COST = 4, 3, 2
AT_BEST_GUESSED, OF_A_BEGINNING, OF_SHARED_LETTERS = 0.69, 0.45, 0.2
FEWEST_SHARED, FEWEST_AT_THE_END = 4, 5
"""So many letters may be half of a compound; fewer at the end only where they are a word."""
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
        self._backwards = sorted(word[::-1] for word in self.stems)
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
        if len(plain) < SHORTEST_MISSPELLED or plain.isdecimal():
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
        pairs = ((word, other), (other, word))
        begun = ((whole, start, rest) for whole, rest in pairs for start in self._own.opposites)
        return any(
            whole.startswith(start) and OSA.distance(whole.removeprefix(start), rest) < away
            for whole, start, rest in begun
        )

    def beginning_with(self, word: str) -> Weights:
        """The stems of words of which somebody has typed the beginning."""
        plain = without_marks(word)
        if len(plain) < SHORTEST_BEGINNING:
            return {}
        return {self.stems[each]: OF_A_BEGINNING for each in _starting(self._spelled, plain)}

    def related_to(self, word: str) -> Weights:
        """The stems of words that begin or end as this one does: half of a compound is the same."""
        plain = without_marks(word)
        begun = _most_alike(self._spelled, plain, FEWEST_SHARED)
        ended = _most_alike(self._backwards, plain[::-1], FEWEST_AT_THE_END)
        alike = (*begun, *(other[::-1] for other in ended))
        return {self.stems[other]: OF_SHARED_LETTERS for other in alike}

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


def _starting(words: Sequence[str], start: str) -> Iterator[str]:
    """Those of sorted words that begin so."""
    first = bisect_left(words, start)
    return takewhile(lambda other: other.startswith(start), words[first:])


def _most_alike(words: Sequence[str], word: str, fewest: int) -> Sequence[str]:
    """Those of sorted words that begin with the most letters of a word, if with enough."""
    for length in range(len(word), FEWEST_SHARED - 1, -1):
        found = [*_starting(words, word[:length])]
        if found and (length >= fewest or word[:length] in found):
            return found
    return ()


def heaviest(found: Iterable[Weights]) -> Weights:
    """The best weight of each stem or term."""
    best: dict[str, float] = {}
    for stem, weight in (pair for weights in found for pair in weights.items()):
        best[stem] = max(weight, best.get(stem, 0))
    return best
