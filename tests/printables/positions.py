"""Where the words of a PDF stand, and whether they have room there."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from itertools import takewhile

from tests.printables.reading import told

PAGE = re.compile(r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', re.DOTALL)
WORD = re.compile(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>')
MILLIMETRES = 25.4 / 72
EDGE = 1.5
"""Millimetres that stay free of text at each edge: no printer reaches them."""
BODY = 0.3
"""The part of a word's box above and below that may touch the next line's."""


@dataclass(frozen=True)
class Word:
    """A word and its box in millimetres."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the box."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def overlaps(self, other: "Word") -> bool:
        """Whether the two are printed over each other."""
        body, others = self.body, other.body
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > 0.2 and min(body[1], others[1]) - max(body[0], others[0]) > 0

    def reaches(self, later: "Word") -> bool:
        """Whether it goes on to the right of where a later one begins."""
        return later.left < self.right

    @property
    def body(self) -> tuple[float, float]:
        """Where its small letters begin and end."""
        spare = BODY * (self.bottom - self.top)
        return self.top + spare, self.bottom - spare


@dataclass(frozen=True)
class Page:
    """A page of a PDF, or a part of one, in millimetres."""

    left: float
    top: float
    width: float
    height: float
    words: Sequence[Word]

    @property
    def texts(self) -> list[str]:
        """The words alone."""
        return [word.text for word in self.words]

    @property
    def text(self) -> str:
        """All words without what is between them."""
        return "".join(self.texts)

    @property
    def strays(self) -> list[Word]:
        """The words that reach over an edge, or come too near to it."""
        return [word for word in self.words if not self._holds(word)]

    def _holds(self, word: Word) -> bool:
        return (
            self.left + EDGE <= word.left
            and word.right <= self.left + self.width - EDGE
            and self.top + EDGE <= word.top
            and word.bottom <= self.top + self.height - EDGE
        )

    @property
    def overlaps(self) -> list[tuple[str, str]]:
        """The pairs of words that are printed over each other."""
        words = sorted(self.words, key=lambda word: word.left)
        return [
            (word.text, other.text)
            for number, word in enumerate(words)
            for other in takewhile(word.reaches, words[number + 1 :])
            if word.overlaps(other)
        ]

    def panels(self, across: int, down: int) -> Iterator["Page"]:
        """The page cut into equal parts, row by row."""
        width, height = self.width / across, self.height / down
        for number in range(across * down):
            left, top = number % across * width, number // across * height
            inside = [word for word in self.words if _is_in(word, left, top, width, height)]
            yield Page(left, top, width, height, inside)


def _is_in(word: Word, left: float, top: float, width: float, height: float) -> bool:
    x, y = word.centre
    return left <= x < left + width and top <= y < top + height


@lru_cache(maxsize=4)
def pages_of(pdf: bytes) -> tuple[Page, ...]:
    """All pages with their words."""
    found = PAGE.findall(told(pdf, "pdftotext", "-bbox", "-", "-"))
    return tuple(_page(float(width), float(height), inside) for width, height, inside in found)


def _page(width: float, height: float, inside: str) -> Page:
    words = [
        Word(unescape(text), *(float(place) * MILLIMETRES for place in places))
        for *places, text in WORD.findall(inside)
    ]
    return Page(0, 0, width * MILLIMETRES, height * MILLIMETRES, words)
