"""Rulings in codes: told as they were asked, and asked again where they are read.

No phone believes another one's answers. What a ruling is about is the same on every phone; its
number is each phone's own. Where it came from a copy, the table knows it by its mark there, and
by the revision in which it came or went there last, so that older codes say nothing new.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from sheets.answering import QUESTION, SITUATION
from sheets.record import CopiedFrom, Sheet
from sheets.rulings import (
    RULINGS,
    KeptRuling,
    is_ruling,
    rulings_on,
    said_none_in,
)
from sheets.touched import LastTouched

SIGNS_OF_A_MARK = 16
MOST_ALONG = 200
"""So much of what came and went is told and remembered."""
Told = Mapping[str, Any]


class Settled(NamedTuple):
    """What a phone tells of rulings."""

    rulings: tuple[Told, ...]
    gone: Mapping[str, int]
    left: tuple[str, ...] = ()


def about(question: Any, situation: Any) -> str:
    """What a ruling is about, in a few signs."""
    plain = json.dumps([question, situation], sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()[:SIGNS_OF_A_MARK]


def about_of(ruling: KeptRuling) -> str:
    """The same of a ruling on a sheet."""
    return subject_of(ruling.stored)


def subject_of(told: Told) -> str:
    """The same of a ruling as it is told; what programs ask says nothing of what is none."""
    question, situation, said_none = told.get(QUESTION), told.get(SITUATION), said_none_in(told)
    return about(question, situation if said_none is None else [situation, said_none])


def told_by_table(sheet: Sheet) -> Settled:
    """All that a table keeps, and what came by codes and is gone."""
    last, standing = LastTouched(sheet.keeping.touched), sheet.document.get(RULINGS, {})
    rulings = (_told(each, last.revision_of(each.path)) for each in rulings_on(sheet.document))
    there = sheet.keeping.settled_there.items()
    gone = {mark: since for mark, (number, since) in there if str(number) not in standing}
    return Settled(tuple(rulings), gone)


def told_by_copy(sheet: Sheet, origin: CopiedFrom) -> Settled:
    """What came and went on a copy since the table was read."""
    last, rulings = LastTouched(sheet.keeping.touched), [*rulings_on(sheet.document)]
    known, standing = {*origin.rulings}, {ruling.path for ruling in rulings}
    new = (
        _told(ruling, since) | {"mark": mark_of(origin, ruling.path)}
        for ruling in rulings
        if (since := last.revision_of(ruling.path)) > origin.read_at
        or about_of(ruling) not in known
    )
    touched = sheet.keeping.touched.items()
    gone = {
        mark_of(origin, path): since
        for path, since in touched
        if is_ruling(path) and path not in standing
    }
    left = known.difference(map(about_of, rulings))
    return Settled(tuple(new), dict([*gone.items()][-MOST_ALONG:]), tuple(sorted(left)))


def _told(ruling: KeptRuling, since: int) -> dict[str, Any]:
    settled = ruling.settled
    more = {"role": settled.role, "name": settled.name, "at": settled.at, "since": since}
    return {**ruling.question_stored, **more}


def mark_of(origin: CopiedFrom, path: str) -> str:
    """By which the table knows a ruling of a copy again."""
    return about([origin.name, origin.seat], path)


def subjects_of(told: Iterable[Told]) -> tuple[str, ...]:
    """What the rulings of a code are about."""
    return tuple(dict.fromkeys(map(subject_of, told)))
