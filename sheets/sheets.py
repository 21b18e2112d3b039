"""All that can be done with sheets: every way to see or change one leads through here."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rules.core.messages import say
from scoring.titles import titles
from sheets import edits, limits, roles, settling
from sheets.answering import Certain, nothing_is_certain
from sheets.codes import derived, new_code, sealed, slug_of_pad_code, table_name, unsealed
from sheets.crier import Crier
from sheets.document import Document, as_text, changed
from sheets.edits import ChangeRequest, Edit
from sheets.ending import finishing
from sheets.face_down import FaceDown
from sheets.hub import Follower, Hub
from sheets.making import new_document, place_in_rematch, rematch_of
from sheets.meeting import copies
from sheets.meeting.copies import CaughtUp
from sheets.meeting.hearing import Step, steps
from sheets.meeting.seals import things, with_nonces
from sheets.meeting.seals_heard import refuse_odd_paths
from sheets.meeting.settled_elsewhere import answered_here, unknown_to
from sheets.meeting.texts import SeatCode, TableCode
from sheets.opened import News, Opened, now
from sheets.record import Keeping, Sheet, use_of_look
from sheets.refusals import ContestedError, NoSheetError, StandsAgainstError
from sheets.rulings import AskedQuestion, Settlement
from sheets.storage import Database, store
from sheets.storage.reading_changes import ChangesRead, read_after, read_before
from sheets.timeline import MOST_READ, TURNS_OVER, Change, ChangeKind, typed_by_after
from sheets.together import MOST_TOGETHER, whole_of
from sheets.view import View
from sheets.writing import Link, Make, Writing, as_it_is, name_of, opened_by

EVERY_SHEET = 0
"""No sheet has this number: whoever hears that it is gone looks at all that it follows."""


class Draft(NamedTuple):
    """A new sheet before it is kept, with the first entry of its timeline."""

    sheet: Sheet
    made: Change


@dataclass(frozen=True)
class Sheets:
    """The sheets of one installation."""

    database: Database
    secret: bytes
    version: str
    hub: Hub[News] = field(default_factory=Hub)
    clock: Callable[[], int] = now
    certain: Certain = nothing_is_certain
    """How pages answer where not everything was said."""
    crier: Crier = field(init=False)
    _writing: Writing = field(init=False)

    def __post_init__(self) -> None:
        """Whoever follows a sheet hears what is written."""
        crier = Crier(self.database, self.hub)
        object.__setattr__(self, "crier", crier)
        object.__setattr__(self, "_writing", Writing(self.database, crier, self.clock))

    def close(self) -> None:
        """Listens to nobody any more and lets go of the database."""
        self.crier.stop()
        self.database.close()

    def follow(self, opened: Opened) -> Follower[News]:
        """What happens to a sheet from now on."""
        return self.crier.follow(opened.sheet.id, opened.sheet.revision)

    def open(self, code: str) -> Opened:
        """The sheet that a code opens; the same refusal for all that opens nothing."""
        with self.database.reading() as connection:
            return opened_by(connection, code)

    def changes(self, code: str, after: int = 0) -> tuple[Opened, list[Change]]:
        """The sheet with its changes after a revision, the oldest first."""
        with self.database.reading() as connection:
            opened = opened_by(connection, code)
            return opened, list(store.changes_after(connection, opened.sheet.id, after))

    def changes_after(
        self, code: str, after: int, most: int = MOST_READ
    ) -> tuple[Opened, ChangesRead]:
        """The sheet with its next changes after a revision, as many as one answer can carry."""
        with self.database.reading() as connection:
            opened = opened_by(connection, code)
            return opened, read_after(connection, opened.sheet.id, after, most)

    def changes_before(
        self, code: str, before: int, most: int = MOST_READ
    ) -> tuple[Opened, ChangesRead]:
        """The sheet with its last changes before a revision."""
        with self.database.reading() as connection:
            opened = opened_by(connection, code)
            return opened, read_before(connection, opened.sheet.id, before, most)

    def as_of(self, code: str, revision: int) -> tuple[Opened, Document]:
        """The sheet, and what stood on it at an earlier revision."""
        opened, later = self.changes(code, min(revision, limits.MOST_CHANGES * 2))
        document, facts = opened.sheet.document, opened.view.title.sheet
        back = (put for change in reversed(later) for put in change.back)
        return opened, changed(document, back, facts)

    def seen_as_of(self, code: str, revision: int) -> Document:
        """What this role saw of the sheet at an earlier revision."""
        opened, later = self.changes(code, min(revision, limits.MOST_CHANGES * 2))
        facts, typed_by = opened.view.title.sheet, opened.sheet.keeping.typed_by
        document = opened.sheet.document
        for change in reversed(later):
            document = changed(document, change.back, facts)
            typed_by = typed_by_after(change.backwards, typed_by, facts.covered)
        was_open = not any(change.kind in TURNS_OVER for change in later)
        covered = opened.view.covered if was_open else facts.covered
        return FaceDown(opened.role, covered, typed_by).seen_of(document)

    def preview(self, code: str, values: Mapping[str, Any]) -> tuple[View, View]:
        """The sheet as it is, and as a change would make it."""
        opened = self.open(code)
        puts = edits.allowed(opened.sheet, opened.role, values)
        return opened.view, opened.view.with_puts(edits.moving(opened.sheet, puts))

    def look_code(self, sheet: Sheet) -> str:
        """The code to look on, which every role may hand out."""
        return unsealed(self.secret, sheet.keeping.look, use_of_look(sheet))

    def rematch_code(self, sheet: Sheet) -> str | None:
        """The code to join the rematch, once there is one."""
        following, _, code = sheet.keeping.rematch.partition(" ")
        return unsealed(self.secret, code, _use_of_rematch(following)) if code else None

    def title_of_pad(self, code: str) -> str | None:
        """The title of a blank printed pad of this installation that nobody has started yet."""
        slug = slug_of_pad_code(self.secret, code, titles())
        with self.database.reading() as connection:
            return None if slug is None or store.is_known(connection, code) else slug

    def make(self, body: object, today: date) -> Opened:
        """A new sheet, open for its host."""
        title, document = new_document(body, today, self._now(), self.certain)
        draft = self._drafted(title.slug, document)
        with self.database.writing() as connection:
            return self._added(connection, draft)

    def start_pad(self, code: str, body: object, today: date) -> Opened:
        """A new sheet for a blank printed pad, whose code lets others join from now on."""
        title, document = new_document(body, today)
        draft = self._drafted(title.slug, document)
        try:
            with self.database.writing() as connection:
                if store.is_known(connection, code):
                    raise StandsAgainstError(say("sheet-pad-started"))
                opened = self._added(connection, draft)
                store.add_link(connection, opened.sheet.id, code, roles.JOIN, is_own=True)
                return opened
        except IntegrityError:  # somebody at another server started it at the same moment
            raise StandsAgainstError(say("sheet-pad-started")) from None

    def rematch(self, code: str, today: date) -> Opened:
        """A new sheet for the same people; the old one leads to it."""
        drafts: list[Draft] = []
        made: list[Opened] = []

        def edit(opened: Opened) -> Edit:
            edits.only_host(opened.role)
            document = rematch_of(opened.view.title, opened.sheet.document, today)
            drafts.append(self._drafted(opened.sheet.title, document))
            return Edit(ChangeKind.REMATCHED)

        def link(connection: Connection, opened: Opened) -> Opened:
            made.append(self._added(connection, drafts[-1]))
            following, join = str(made[-1].sheet.id), derived(made[-1].code, roles.JOIN, 0)
            sign = f"{following} {sealed(self.secret, join, _use_of_rematch(following))}"
            keeping = opened.sheet.keeping_with(rematch=sign)
            return replace(opened, sheet=replace(opened.sheet, keeping=keeping))

        self._edit(code, edit, link)
        return made[-1]

    def put(self, code: str, request: ChangeRequest) -> Opened:
        """Values at paths; refused where somebody else changed the same path meanwhile."""
        return self._edit(code, lambda opened: edits.put(opened.sheet, opened.role, request))

    def undo(self, code: str, revision: int, *, together: bool = False) -> Opened:
        """The earlier values of a change, put back as a new one.

        With all that the timeline shows as one with it, if that is meant by `together`.
        """

        def edit(opened: Opened) -> Edit | None:
            with self.database.reading() as connection:
                if together:
                    earlier = revision - MOST_TOGETHER
                    known = store.changes_after(connection, opened.sheet.id, earlier)
                    change = whole_of(known, revision)
                else:
                    change = store.change_of(connection, opened.sheet.id, revision)
            return edits.undone(opened.sheet, opened.role, change)

        return self._edit(code, edit)

    def keep_ruling(self, code: str, asked: AskedQuestion) -> Opened:
        """A question with its answer, kept with the readings in force."""
        opened = self.open(code)
        name = name_of(opened.sheet, opened.role)
        by = self._now()._replace(role=opened.role, name=name)
        # Asked before anybody's turn to write: some answers take a moment.
        ruling = settling.settled(opened.sheet, asked, by, self.certain)
        return self._edit(
            code, lambda opened: settling.ruling_kept(opened.sheet, opened.role, ruling)
        )

    def _now(self) -> Settlement:
        """By today's version, at this moment, by whoever is host."""
        return Settlement(roles.HOST, None, self.clock(), self.version)

    def delete_ruling(self, code: str, number: int) -> Opened:
        """A ruling goes; the timeline can bring it back."""
        return self._edit(
            code, lambda opened: settling.ruling_deleted(opened.sheet, opened.role, number)
        )

    def add_seat(self, code: str, name: object) -> Opened:
        """One more seat."""
        return self._edit(code, lambda opened: edits.seat_added(opened.sheet, opened.role, name))

    def leave_out(self, code: str, number: int) -> Opened:
        """A seat that counts no more."""
        return self._edit(
            code, lambda opened: edits.seat_left_out(opened.sheet, opened.role, number)
        )

    def bring_back(self, code: str, number: int) -> Opened:
        """A seat that was left out counts again."""
        return self._edit(
            code, lambda opened: edits.seat_brought_back(opened.sheet, opened.role, number)
        )

    def finish(self, code: str, *, anyway: bool = False) -> Opened:
        """No more changes; the result stands, without the seats that are not right if `anyway`."""
        end = finishing.End(self.version, self.clock(), anyway)
        return self._edit(code, lambda opened: finishing.finished(opened.sheet, opened.role, end))

    def reopen(self, code: str) -> Opened:
        """Changes are taken again."""
        return self._edit(code, lambda opened: finishing.reopened(opened.sheet, opened.role))

    def ask_to_reopen(self, code: str) -> Opened:
        """A seat has something that came too late, and all read that it asks for reopening."""
        return self._edit(code, lambda opened: finishing.asked_to_reopen(opened.sheet, opened.role))

    def leave_finished(self, code: str) -> Opened:
        """The host has read who asks to correct, and lets the result stand."""
        return self._edit(code, lambda opened: finishing.left_finished(opened.sheet, opened.role))

    def reveal(self, code: str) -> Opened:
        """What lay face down is seen by all."""
        return self._edit(code, lambda opened: finishing.revealed(opened.sheet, opened.role))

    def take(self, code: str, number: int) -> Opened:
        """Somebody sits down and gets a code of their own."""

        def link(connection: Connection, opened: Opened) -> Opened:
            own, role = new_code(), roles.seat_role(number)
            store.add_link(connection, opened.sheet.id, own, role, is_own=True)
            return Opened(opened.sheet, role, own)

        return self._edit(
            code, lambda opened: edits.seat_taken(opened.sheet, opened.role, number), link
        )

    def sit_again(self, code: str) -> Opened:
        """The same seat of the rematch; where nobody may sit down there any more, its table."""
        opened = self.open(code)
        number, join = roles.seat_number(opened.role), self.rematch_code(opened.sheet)
        if number is None or join is None:
            return opened
        there, document = self.open(join), opened.sheet.document
        place = place_in_rematch(document, number)
        name = document["seats"][number]["name"]
        if place is None or [name] != _names(there.sheet.document)[place : place + 1]:
            return there  # people were left out or brought back since
        try:
            return self.take(join, place)
        except StandsAgainstError:
            return there

    def arrive(self, code: str) -> Opened:
        """A further phone is that seat; all read it."""
        return self._edit(code, lambda opened: edits.seat_arrived(opened.sheet, opened.role))

    def table_code(self, code: str) -> TableCode:
        """The table for a phone without a network."""
        return copies.table_told(sheet := self.open(code).sheet, self._table_name(sheet))

    def seat_code(self, code: str) -> SeatCode:
        """What was typed on the copy of a table, for the phone that has the table."""
        return copies.seat_told(self.open(code).sheet)

    def copy_of(self, told: TableCode, seat: int | None, today: date) -> Opened:
        """A sheet of one's own of a table on another phone, open for a seat or for all of it."""
        title, document = copies.document_told(told, today)
        if seat is not None and seat >= len(document["seats"]):
            raise NoSheetError(say("sheet-no-seat", count=len(document["seats"])))
        rulings = answered_here(title, told.rulings, self._now(), self.certain)
        draft = self._drafted(title.slug, document)
        copy = draft._replace(sheet=copies.copied(draft.sheet, told, seat, rulings))
        limits.refuse_too_large(copy.sheet)
        with self.database.writing() as connection:
            opened = self._added(connection, copy)
        return opened if seat is None else self.open(self._seat_code_of(opened, seat))

    def hear(self, code: str, told: SeatCode) -> Opened:
        """The host takes over what was typed on a copy, in the name of whoever typed it.

        All that nobody contests is taken, also where something else is contested.
        """
        opened = self.open(code)
        edits.only_host(opened.role)
        if told.table != self._table_name(opened.sheet):
            raise StandsAgainstError(say("codes-of-another-table"))
        own = code
        if told.seat is not None:
            edits.seat_at(opened.sheet, told.seat)
            own = self._seat_code_of(opened, told.seat)
        contested = None
        for step in self._steps(self.open(own), told):
            try:
                self._edit(own, step)
            except ContestedError as error:
                contested = error
        if contested:
            raise contested
        return self.open(code)

    def _steps(self, opened: Opened, told: SeatCode) -> Iterator[Step]:
        """What a code makes of the table; what nobody could keep is refused before."""
        sheet, role = opened.sheet, opened.role
        refuse_odd_paths(sheet, role, told.seals)
        with suppress(ContestedError):
            copies.heard(sheet, role, told)
        # Asked before anybody's turn to write: some answers take a moment.
        by, title = self._now(), opened.view.title
        return steps(told, answered_here(title, told.rulings, by, self.certain, role))

    def catch_up(self, code: str, told: TableCode, today: date) -> tuple[Opened, Mapping[str, Any]]:
        """A copy as the table is now; what of its own it said where the table says otherwise."""
        found: list[CaughtUp] = []
        opened = self.open(code)
        origin = copies.refuse_what_is_not_next(opened.sheet, told)
        new = unknown_to(opened.sheet, told.rulings)
        rulings = answered_here(opened.view.title, new, self._now(), self.certain)

        def edit(opened: Opened) -> Edit | None:
            _, since = self.changes(code, origin.read_at)
            found.append(copies.caught_up(opened.sheet, told, today, rulings, since))
            return found[-1].edit

        opened = self._edit(code, edit)
        if unlike := found[-1].unlike:
            opened = self._edit(
                code, lambda _: Edit(ChangeKind.UNLIKE_SEAL, about=" ".join(unlike))
            )
        return opened, found[-1].mine

    def turn_over(self, code: str) -> Opened:
        """Who sits at a copy turns over what is face down there."""
        return self._edit(code, lambda opened: finishing.turned_over(opened.sheet))

    def _table_name(self, sheet: Sheet) -> str:
        return table_name(self.secret, sheet.id, sheet.made_at)

    def _seat_code_of(self, opened: Opened, seat: int) -> str:
        role = roles.seat_role(seat)
        return derived(opened.code, role, opened.sheet.keeping.generation(role))

    def renew(self, code: str, whose: str) -> Opened:
        """New codes for a role, of the host for all; the old ones end."""

        def link(connection: Connection, opened: Opened) -> Opened:
            if whose != roles.HOST:
                store.end_links(connection, opened.sheet.id, [whose], own=True)
                return self._linked_anew(connection, opened, [whose])
            ended = [roles.HOST, *roles.DERIVED]
            store.end_links(connection, opened.sheet.id, ended, own=False)
            host = new_code()
            store.add_link(connection, opened.sheet.id, host, roles.HOST)
            return self._linked_anew(connection, replace(opened, code=host), roles.DERIVED)

        return self._edit(
            code, lambda opened: edits.renewed(opened.sheet, opened.role, whose), link
        )

    def delete(self, code: str) -> None:
        """Nothing is left of the sheet."""
        with self._writing.alone(code):
            with self.database.writing() as connection:
                opened = opened_by(connection, code, to_write=True)
                edits.only_host(opened.role)
                store.remove_sheet(connection, opened.sheet.id)
            self.crier.removed(opened.sheet.id)

    def prune(self, since: int) -> int:
        """Forgets the sheets that nobody touched since then; how many they were."""
        with self.database.writing() as connection:
            removed = store.remove_untouched(connection, since)
        if removed:
            self.crier.removed(EVERY_SHEET)
        return removed

    def forget_allowances(self, before: int) -> None:
        """Forgets which addresses asked for something, where that is kept for many servers."""
        if self.database.has_others:
            from sheets.storage.allowances import Allowances  # noqa: PLC0415 (of PostgreSQL alone)

            Allowances(self.database, self.secret).forget(before)

    def _edit(self, code: str, make: Make, link: Link = as_it_is) -> Opened:
        return self._writing.edit(code, make, link)

    def _drafted(self, slug: str, document: Document) -> Draft:
        """A new sheet with how it stands, counted before anybody's turn to write."""
        moment = self.clock()
        sheet = Sheet(0, slug, 1, as_text(document), Keeping(), moment, moment)
        limits.refuse_too_large(sheet)
        public = View(sheet, roles.LOOK)
        score, last, whole = public.counted, public.last_totals, public.last_whole_totals
        facts = public.title.sheet
        lying = [path for path, value in things(document, facts) if value is not None]
        keeping = with_nonces(sheet.keeping, lying, facts)
        keeping = replace(keeping, typed_by=dict.fromkeys(lying, roles.HOST))
        keeping = replace(keeping, score=score, last=last, last_whole=whole)
        made = Change(1, moment, roles.HOST, None, ChangeKind.MADE, after=score)
        return Draft(replace(sheet, keeping=keeping), made)

    def _added(self, connection: Connection, draft: Draft) -> Opened:
        host = new_code()
        sheet = replace(draft.sheet, id=store.add_sheet(connection, draft.sheet))
        store.add_link(connection, sheet.id, host, roles.HOST)
        opened = self._linked_anew(connection, Opened(sheet, roles.HOST, host), roles.DERIVED)
        store.save(connection, opened.sheet)
        store.add_change(connection, sheet.id, draft.made)
        return opened

    def _linked_anew(self, connection: Connection, opened: Opened, whose: Iterable[str]) -> Opened:
        """The codes of these roles, which come from the host's, open the sheet."""
        sheet = opened.sheet
        for role in whose:
            code = derived(opened.code, role, sheet.keeping.generation(role))
            store.add_link(connection, sheet.id, code, role)
            if role == roles.LOOK:
                look = sealed(self.secret, code, use_of_look(sheet))
                sheet = replace(sheet, keeping=sheet.keeping_with(look=look))
        return replace(opened, sheet=sheet)


def _names(document: Document) -> list[str]:
    return [seat["name"] for seat in document["seats"]]


def _use_of_rematch(following: str) -> str:
    return f"rematch {following}"
