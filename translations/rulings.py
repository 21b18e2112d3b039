"""Rulings that were kept: put into words later, as far as today's catalogues still have them."""

from collections.abc import Iterable
from dataclasses import replace

from rules.core.messages import Message
from rules.core.rulings import Answer, Reason
from translations.catalogue import Catalogue


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
