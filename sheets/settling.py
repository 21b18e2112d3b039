"""Rulings come to a sheet and go again; nothing is kept here."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.fields import quoted
from rules.core.forms import read
from rules.core.messages import say
from rules.core.paths import joined
from rules.core.rulings import rule
from sheets import roles
from sheets.checking import SETUP_OF_THE_TITLE, against_value
from sheets.document import Put, changed
from sheets.edits import Edit, only_open, taken_by, title_of
from sheets.record import Sheet
from sheets.refusals import NoSheetError, NotAllowedError, StandsAgainstError
from sheets.rulings import (
    RULINGS,
    AskedQuestion,
    KeptRuling,
    Settlement,
    numbered,
    read_ruling,
    rulings_on,
)
from sheets.timeline import ChangeKind, Entry

SITUATION = "situation"


def settled(sheet: Sheet, asked: AskedQuestion, by: Settlement) -> KeptRuling:
    """The ruling on what somebody asks at this table, under its agreements unless others come."""
    _refuse_who_may_not(sheet, by.role)
    title = title_of(sheet)
    if asked.question not in title.questions:
        known = tuple(title.questions)
        says = say("field-not-a-choice", given=quoted(asked.question), choices=known)
        raise RefusedError([Fault("question", says)], title.facts)
    body = {**_agreed(sheet), **asked.situation}
    question = title.questions[asked.question]
    _refuse_unwritable(asked, sheet)
    try:
        setup, situation = read(question.form, body)
        answer = rule(question.answer, situation, setup)
    except RefusedError as error:
        raise RefusedError(map(_in_situation, error.faults), title.facts) from None
    _refuse_covered(sheet, asked)
    readings = setup.readings()
    in_force = {point: readings.of(point) for point in title.facts.book.open_points}
    return KeptRuling(asked._replace(situation=body), in_force, answer, by)


def _in_situation(fault: Fault) -> Fault:
    return Fault(SITUATION if fault.at == "body" else joined(SITUATION, fault.at), fault.says)


def _refuse_who_may_not(sheet: Sheet, role: str) -> None:
    if role in roles.READ_ONLY:
        raise NotAllowedError(say("sheet-not-yours"))
    only_open(sheet)


def _agreed(sheet: Sheet) -> dict[str, Any]:
    """Edition, variants and house rules of the table."""
    setup = sheet.document.get("setup", {})
    return {key: setup[key] for key in SETUP_OF_THE_TITLE if key in setup}


def _refuse_unwritable(asked: AskedQuestion, sheet: Sheet) -> None:
    """Refuses what no page could show or nobody could read again."""
    for value in (asked.situation, asked.beside):
        if faults := [Fault(SITUATION, says) for says in against_value(dict(value))]:
            raise RefusedError(faults, title_of(sheet).facts)


def _refuse_covered(sheet: Sheet, asked: AskedQuestion) -> None:
    """Everybody reads a ruling: one that holds what lies face down has to wait for the reveal."""
    facts = title_of(sheet).sheet
    if sheet.keeping.is_revealed or asked.question in facts.asked_openly:
        return
    if facts.covered.intersection(_names_in([asked.situation, asked.beside])):
        raise StandsAgainstError(say("ruling-face-down"))


def _names_in(value: Any) -> Iterator[str]:
    """Every name under which something stands in a value, however deep."""
    if isinstance(value, Mapping):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _names_in(inner)


def ruling_kept(sheet: Sheet, role: str, ruling: KeptRuling) -> Edit | None:
    """One more ruling; None where the table keeps the very same already."""
    _refuse_who_may_not(sheet, role)
    if any(ruling.is_the_same(other) for other in rulings_on(sheet.document)):
        return None
    path = numbered(ruling, sheet.revision + 1).path
    entry = Entry(path, None, ruling.stored, 1 if RULINGS in sheet.document else 0)
    return _placed(sheet, role, ChangeKind.RULING_KEPT, entry)


def ruling_deleted(sheet: Sheet, role: str, number: int) -> Edit:
    """The table keeps a ruling no more; the timeline does, and can bring it back."""
    _refuse_who_may_not(sheet, role)
    stored = sheet.document.get(RULINGS, {}).get(str(number))
    if stored is None:
        raise NoSheetError(say("ruling-none"))
    ruling = read_ruling(number, stored)
    if role not in {roles.HOST, ruling.settled.role}:
        raise NotAllowedError(say("ruling-not-yours"))
    return _placed(sheet, role, ChangeKind.RULING_DELETED, Entry(ruling.path, stored, None, 2))


def _placed(sheet: Sheet, role: str, kind: ChangeKind, entry: Entry) -> Edit:
    puts = (Put(entry.path, entry.new),)
    document = changed(sheet.document, puts, title_of(sheet).sheet)
    return Edit(kind, document, taken_by(sheet, role), (entry,))
