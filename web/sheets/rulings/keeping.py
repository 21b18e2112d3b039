"""What of an answer a table may keep: as much as its page says, and nothing that nobody said."""

from collections.abc import Iterator

from rules.core.common_answers import without_varying
from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from scoring.titles import BuiltTitle
from sheets.answering import Certainty
from sheets.rulings import AskedQuestion
from web.asking.certainty import Considered, consider
from web.asking.headlines import headline_in


def certainty(title: BuiltTitle, asked: AskedQuestion) -> Certainty:
    """What is certain of an answer, where nothing is known of what was not said."""
    question, none = title.questions[asked.question], frozenset(asked.said_none or ())
    return certainty_of(title, asked.question, consider(title, question, asked.situation, none))


def certainty_of(title: BuiltTitle, key: str, found: Considered) -> Certainty:
    """As much of an answer as its page says; refused where there is none."""
    if not found.worked or not found.certain:
        raise RefusedError(found.faults or _still_asked(found), title.facts)
    said = headline_in(title, key, found.certain.ruling)
    answer = without_varying(found.certain, found.worked.answer)
    return Certainty(found.worked.setup, answer, said)


def _still_asked(found: Considered) -> Iterator[Fault]:
    """What has to be said before there is an answer that a table could keep."""
    for path in found.undecided:
        yield Fault(path, say("field-required"), lacks=True)
