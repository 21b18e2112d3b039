"""Kept rulings in the words of whoever reads them, on pages and on paper."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.rulings import Answer, Verdict
from sheets.document import Document
from sheets.rulings import NAMES, KeptRuling, rulings_on
from translations.catalogue import Catalogue
from translations.rulings import still_said


@dataclass(frozen=True, slots=True)
class RulingInWords:
    """A ruling with the words that say it."""

    ruling: KeptRuling
    words: Catalogue

    @property
    def question(self) -> str:
        """What was asked."""
        return self.words.name(f"question-{self.ruling.asked.question}")

    @property
    def verdict(self) -> str:
        """The verdict; nothing where the reasons themselves are the answer."""
        verdict = self.ruling.answer.ruling.verdict
        return "" if verdict is Verdict.ANSWER else self.words.name(f"verdict-{verdict.value}")

    @property
    def answer(self) -> Answer:
        """What was answered, as far as there are still words for it."""
        return still_said(self.ruling.answer, self.words)

    @property
    def reasons(self) -> Iterator[tuple[str, str]]:
        """What each reason says, and its clause."""
        for reason in self.answer.ruling.because:
            yield " ".join(map(self.words.text, reason.says)), reason.clause

    @property
    def readings(self) -> Iterator[tuple[str, str]]:
        """The open points on which it hung, each as it was read."""
        for entry in self.ruling.answer.depends_on:
            if entry.reading and self.words.has(entry.point):
                yield self.words.name(entry.point, entry.reading), entry.point


def in_words(ruling: KeptRuling, words: Catalogue) -> RulingInWords:
    """A ruling in these words, calling those by their names who sat there when it was asked."""
    told = ruling.asked.beside.get(NAMES, {})
    return RulingInWords(ruling, words.naming({int(n): name for n, name in told.items()}))


def settled_in_words(document: Document, words: Catalogue) -> list[RulingInWords]:
    """All that a table has settled, in the order in which it came."""
    return [in_words(ruling, words) for ruling in rulings_on(document)]
