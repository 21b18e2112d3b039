"""Rulings come to a table and go again: who may, and what it makes of the sheet."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.messages import say
from rules.core.paths import last_of
from sheets import roles
from sheets.answering import Certain, answered
from sheets.checking import SETUP_OF_THE_TITLE
from sheets.document import Put, changed
from sheets.edits import Edit, only_open, taken_by, title_of
from sheets.record import Sheet
from sheets.refusals import NoSheetError, NotAllowedError, StandsAgainstError
from sheets.rulings import (
    RULINGS,
    AskedQuestion,
    KeptRuling,
    Settlement,
    is_ruling,
    numbered,
    read_ruling,
    rulings_on,
)
from sheets.timeline import ChangeKind, Entry


def settled(sheet: Sheet, asked: AskedQuestion, by: Settlement, certain: Certain) -> KeptRuling:
    """The ruling on what somebody asks at this table."""
    _refuse_who_may_not(sheet, by.role)
    setup = sheet.document.get("setup", {})
    agreed = {key: setup[key] for key in SETUP_OF_THE_TITLE if key in setup}
    ruling = answered(title_of(sheet), asked, agreed, by, certain)
    _refuse_covered(sheet, asked)
    return ruling


def _refuse_who_may_not(sheet: Sheet, role: str) -> None:
    if role in roles.READ_ONLY:
        raise NotAllowedError(say("sheet-not-yours"))
    only_open(sheet)


def _refuse_covered(sheet: Sheet, asked: AskedQuestion) -> None:
    if waits_for_reveal(sheet, asked):
        raise StandsAgainstError(say("ruling-face-down"))


def waits_for_reveal(sheet: Sheet, asked: AskedQuestion) -> bool:
    """Everybody reads a ruling: one that holds what lies face down has to wait for the reveal."""
    facts = title_of(sheet).sheet
    if sheet.keeping.is_revealed or asked.question in facts.asked_openly:
        return False
    return bool(facts.covered.intersection(_names_in([asked.situation, asked.beside])))


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
    if the_same_as(sheet, ruling):
        return None
    path = numbered(ruling, last_number(sheet) + 1).path
    entry = Entry(path, None, ruling.stored, 1 if RULINGS in sheet.document else 0)
    return _placed(sheet, role, ChangeKind.RULING_KEPT, entry)


def the_same_as(sheet: Sheet, ruling: KeptRuling) -> KeptRuling | None:
    """The one here that was asked and answered as this one."""
    alike = (other for other in rulings_on(sheet.document) if other.asks(ruling.asked))
    return next((other for other in alike if other.answers(ruling.answer)), None)


def last_number(sheet: Sheet) -> int:
    """The highest number that was ever given here, also to a ruling that is gone."""
    deleted = (int(last_of(path)) for path in sheet.keeping.touched if is_ruling(path))
    return max([0, *map(int, sheet.document.get(RULINGS, {})), *deleted])


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
