"""Rulings that were kept: put into words later, as far as today's catalogues still have them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.core.messages import Message
from rules.core.rulings import Answer, Reason, Verdict
from translations.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class RulingInWords:
    """A ruling with the words that say it, on pages and on paper."""

    key: str
    """The question's."""
    answer: Answer
    words: Catalogue
    is_partial: bool = False
    """Not everything was said on which the answer rests."""
    headline: Message | None = None
    """What its page said first then."""

    @property
    def question(self) -> str:
        """What was asked."""
        return self.words.name(f"question-{self.key}")

    @property
    def verdict(self) -> str:
        """The verdict; nothing where the reasons themselves are the answer."""
        verdict = self.answer.ruling.verdict
        return "" if verdict is Verdict.ANSWER else self.words.name(f"verdict-{verdict.value}")

    @property
    def reasons(self) -> Iterator[tuple[str, str]]:
        """What each reason says, and its clause."""
        for reason in self.answer.ruling.because:
            yield " ".join(map(self.words.text, reason.says)), reason.clause

    @property
    def readings(self) -> Iterator[tuple[str, str]]:
        """The open points on which it hung, each as it was read."""
        for entry in self.answer.depends_on:
            if entry.reading and self.words.has(entry.point):
                yield self.words.name(entry.point, entry.reading), entry.point


def still_said(answer: Answer, words: Catalogue) -> Answer:
    """The answer without sentences that a later version has dropped; clauses and facts stay."""
    ruling = answer.ruling
    because = tuple(Reason(each.clause, _sayable(each.says, words)) for each in ruling.because)
    remedies = _sayable(ruling.remedies, words)
    warnings = tuple(fault for fault in ruling.warnings if _sayable([fault.says], words))
    return replace(
        answer, ruling=replace(ruling, because=because, remedies=remedies, warnings=warnings)
    )


def _sayable(messages: Iterable[Message], words: Catalogue) -> tuple[Message, ...]:
    return tuple(message for message in messages if _is_sayable(message, words))


def _is_sayable(message: Message, words: Catalogue) -> bool:
    try:
        words.text(message)
    except LookupError:
        return False
    return True
