"""What somebody wants to be settled, answered by the rules: at a table, or from a saved file."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from rules.core.faults import Fault, RefusedError, refuse
from rules.core.fields import quoted
from rules.core.forms import read
from rules.core.messages import Message, say
from rules.core.paths import joined
from rules.core.readings import Setup
from rules.core.rulings import Answer, rule
from scoring.titles import BuiltTitle
from sheets.checking import against_name, against_value
from sheets.rulings import (
    MOST_RULINGS,
    RULINGS,
    AskedQuestion,
    KeptRuling,
    Settlement,
    Stored,
    beside_of,
    numbered,
    said_none_in,
)

QUESTION, SITUATION = "question", "situation"


class Certainty(NamedTuple):
    """What is certain of an answer, with the largest words in which a page says it."""

    setup: Setup
    answer: Answer
    headline: Message | None = None


Certain = Callable[[BuiltTitle, AskedQuestion], Certainty]
"""Answers a question of which not everything was said; refused where nothing is certain."""


def nothing_is_certain(_: BuiltTitle, __: AskedQuestion) -> Certainty:
    """Where nobody asks as pages do, everything has to be said."""
    raise RefusedError([Fault("body", say("field-required"))])


def answered(
    title: BuiltTitle,
    asked: AskedQuestion,
    agreed: Mapping[str, Any],
    by: Settlement,
    certain: Certain,
) -> KeptRuling:
    """The ruling, under what the table agreed on unless the situation says otherwise."""
    refuse(_faults_of(title, asked))
    asked = asked._replace(situation={**agreed, **asked.situation})
    answering = _with_defaults if asked.said_none is None else certain
    try:
        setup, answer, headline = answering(title, asked)
    except RefusedError as error:
        raise RefusedError(map(_in_situation, error.faults), title.facts) from None
    readings = setup.readings()
    in_force = {point: readings.of(point) for point in title.facts.book.open_points}
    return KeptRuling(asked, in_force, answer, by, headline=headline)


def _with_defaults(title: BuiltTitle, asked: AskedQuestion) -> Certainty:
    """The answer as programs get it."""
    question = title.questions[asked.question]
    setup, situation = read(question.form, asked.situation)
    return Certainty(setup, rule(question.answer, situation, setup))


def _faults_of(title: BuiltTitle, asked: AskedQuestion) -> Iterator[Fault]:
    """No such question, or something that no page could show or nobody could read again."""
    if asked.question not in title.questions:
        known = tuple(title.questions)
        says = say("field-not-a-choice", given=quoted(asked.question), choices=known)
        yield Fault(QUESTION, says)
    for value in (asked.situation, asked.beside):
        for says in against_value(dict(value)):
            yield Fault(SITUATION, says)


def _in_situation(fault: Fault) -> Fault:
    return Fault(SITUATION if fault.at == "body" else joined(SITUATION, fault.at), fault.says)


def brought(title: BuiltTitle, saved: Any, by: Settlement, certain: Certain) -> dict[str, Stored]:
    """The rulings of a saved file, by their numbers: asked and answered anew."""
    if saved is None:
        return {}
    if not isinstance(saved, list):
        raise RefusedError([Fault(RULINGS, say("field-not-a-list", given=quoted(saved)))])
    if len(saved) > MOST_RULINGS:
        says = say("field-list-too-long", count=len(saved), longest=MOST_RULINGS)
        raise RefusedError([Fault(RULINGS, says)])
    faults: list[Fault] = []
    rulings: dict[str, Stored] = {}
    for place, each in enumerate(saved):
        try:
            ruling = numbered(_brought(title, each, by, certain), place + 1)
            rulings[str(ruling.number)] = ruling.stored
        except RefusedError as error:
            faults += [Fault(joined(RULINGS, place, f.at), f.says) for f in error.faults]
    refuse(faults, title.facts)
    return rulings


def _brought(title: BuiltTitle, saved: Any, by: Settlement, certain: Certain) -> KeptRuling:
    if not isinstance(saved, dict):
        raise RefusedError([Fault("body", say("field-not-an-object"))])
    question, situation = saved.get(QUESTION), saved.get(SITUATION)
    faults = []
    if not isinstance(question, str):
        faults.append(Fault(QUESTION, say("field-not-text", given=quoted(question))))
    if not isinstance(situation, dict):
        faults.append(Fault(SITUATION, say("field-not-an-object")))
    refuse(faults)
    beside, said_none = beside_of(saved.get("beside")), said_none_in(saved)
    asked = AskedQuestion(str(question), situation or {}, beside, said_none)
    settled = by._replace(name=_name_in(saved), at=_moment_in(saved, by.at))
    return answered(title, asked, {}, settled, certain)


def _name_in(saved: Mapping[str, Any]) -> str | None:
    """Who settled it, where the file names somebody."""
    who = saved.get("who")
    name = who.get("name") if isinstance(who, dict) else None
    is_name = isinstance(name, str) and not list(against_name(name))
    return name if is_name else None


def _moment_in(saved: Mapping[str, Any], now: int) -> int:
    """When it was settled, where the file tells a moment before now."""
    try:
        told = datetime.fromisoformat(str(saved.get("at")))
        return min(max(0, int(told.timestamp() * 1000)), now)
    except (ValueError, OverflowError, OSError):
        return now
