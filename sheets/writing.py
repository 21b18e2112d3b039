"""How a change is made: worked out while nobody waits, kept in a short transaction, then told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sqlalchemy import Connection

from rules.core.messages import say
from sheets import roles
from sheets.codes import read_code
from sheets.crier import Crier
from sheets.document import as_text
from sheets.edits import Edit, with_timeline_grown
from sheets.limits import LIMITED_KINDS, refuse_too_large
from sheets.meeting.seals import with_nonces
from sheets.opened import News, Opened
from sheets.record import Sheet
from sheets.refusals import NoSheetError
from sheets.storage import Database, store
from sheets.storage.locks import LockForEach
from sheets.timeline import Change, touched_by, typed_by_after
from sheets.view import View

MOST_TRIES = 3
"""How often a change is made anew, as another server was quicker, before the sheet is held."""

Make = Callable[[Opened], Edit | None]
Link = Callable[[Connection, Opened], Opened]


class Step(NamedTuple):
    """A sheet after a change, and the change for the timeline."""

    sheet: Sheet
    change: Change


def as_it_is(_: Connection, opened: Opened) -> Opened:
    """Most changes alter no links."""
    return opened


@dataclass(frozen=True, slots=True)
class Writing:
    """Lets everybody change their sheet; only who changes the same one is waited for."""

    database: Database
    crier: Crier
    clock: Callable[[], int]
    _one_by_one: LockForEach = field(default_factory=LockForEach)
    """Held by whoever changes a sheet, until all were told."""

    def edit(self, code: str, make: Make, link: Link = as_it_is) -> Opened:
        """Makes a change, keeps it, and tells everybody who has the sheet open."""
        with self.alone(code):
            for _ in range(MOST_TRIES):
                opened, step = self._made(self._read(code), make)
                if step is None:
                    return opened
                with self.database.writing() as connection:
                    if not store.is_still(connection, opened.sheet):
                        continue  # another server was quicker
                    opened = self._kept(connection, opened, step, link)
                break
            else:
                opened, step = self._edited_in_one(code, make, link)
            if step is not None:
                self.crier.made(News(opened.sheet, step.change))
        return opened

    def _edited_in_one(self, code: str, make: Make, link: Link) -> tuple[Opened, Step | None]:
        """The same while nobody else can change the sheet, whom all others wait for."""
        with self.database.writing() as connection:
            opened, step = self._made(opened_by(connection, code, to_write=True), make)
            if step is not None:
                opened = self._kept(connection, opened, step, link)
        return opened, step

    @contextmanager
    def alone(self, code: str) -> Iterator[None]:
        """Nobody else in this process changes the sheet that a code opens."""
        canonical = read_code(code)
        with self.database.reading() as connection:
            number = store.number_opened_by(connection, canonical) if canonical else None
        if number is None:
            raise NoSheetError(say("sheet-none"))
        with self._one_by_one.held(number):
            yield

    def _read(self, code: str) -> Opened:
        with self.database.reading() as connection:
            return opened_by(connection, code)

    def _made(self, opened: Opened, make: Make) -> tuple[Opened, Step | None]:
        """What comes of a change, worked out while no transaction is open."""
        edit = make(opened)
        return opened, None if edit is None else self._after(opened, edit)

    def _kept(self, connection: Connection, opened: Opened, step: Step, link: Link) -> Opened:
        after = link(connection, replace(opened, sheet=step.sheet))
        store.save(connection, after.sheet)
        store.add_change(connection, after.sheet.id, step.change)
        return after

    def _after(self, opened: Opened, edit: Edit) -> Step:
        """The sheet after an edit, and the edit for the timeline."""
        before, moment = opened.sheet, self.clock()
        sheet = replace(
            before,
            revision=before.revision + 1,
            text=before.text if edit.document is None else as_text(edit.document),
            keeping=edit.keeping or before.keeping,
            touched_at=moment,
        )
        if edit.kind in LIMITED_KINDS:
            refuse_too_large(sheet)
        public = View(sheet, roles.LOOK)
        score = replace(public.counted, is_turned_over=sheet.keeping.is_turned_over)
        touched = touched_by(edit.entries, sheet.revision, sheet.keeping.touched)
        change = Change(
            sheet.revision,
            moment,
            opened.role,
            name_of(before, opened.role),
            edit.kind,
            edit.entries,
            edit.about,
            before.keeping.score,
            score,
        )
        is_open = not sheet.keeping.is_turned_over
        last = public.last_totals if is_open else sheet.keeping.last
        known, covered = sheet.keeping.typed_by, public.title.sheet.covered
        keeping = sheet.keeping_with(
            score=score,
            touched=touched,
            last=last,
            last_whole=public.last_whole_totals,
            typed_by=typed_by_after(edit.entries, known, covered),
        )
        keeping = with_nonces(keeping, (entry.path for entry in edit.entries), public.title.sheet)
        is_limited = edit.kind in LIMITED_KINDS
        keeping = with_timeline_grown(keeping, change, is_limited=is_limited)
        return Step(replace(sheet, keeping=keeping), change)


def opened_by(connection: Connection, text: str, *, to_write: bool = False) -> Opened:
    """The sheet that a code opens; the same refusal for all that opens nothing."""
    code = read_code(text)
    row = store.opened_by(connection, code, to_write=to_write) if code else None
    if code is None or row is None:
        raise NoSheetError(say("sheet-none"))
    opened = Opened(*row, code)
    number = roles.seat_number(opened.role)
    if number is not None and number >= len(opened.sheet.document["seats"]):
        raise NoSheetError(say("sheet-none"))  # the seat was not added yet
    return opened


def name_of(sheet: Sheet, role: str) -> str | None:
    """Who sits there at this moment."""
    number = roles.seat_number(role)
    return None if number is None else str(sheet.document["seats"][number]["name"])
