"""All that can be done with sheets: every way to see or change one leads through here."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from threading import Lock
from typing import Any

from sqlalchemy import Connection

from rules.core.messages import say
from scoring.titles import titles
from sheets import edits, roles, settling, store
from sheets.codes import derived, new_code, read_code, sealed, slug_of_pad_code, unsealed
from sheets.document import Document, as_text, changed
from sheets.edits import ChangeRequest, Edit
from sheets.hub import Hub
from sheets.making import new_document, rematch_of
from sheets.opened import News, Opened, now
from sheets.reading_changes import ChangesRead, read_after, read_before
from sheets.record import Keeping, Sheet
from sheets.refusals import FullError, NoSheetError, StandsAgainstError
from sheets.rulings import LARGEST_RULINGS, MOST_RULINGS, RULINGS, AskedQuestion, Settlement
from sheets.storage import Database
from sheets.timeline import MOST_READ, Change, ChangeKind, touched_by
from sheets.together import MOST_TOGETHER, whole_of
from sheets.view import View

LARGEST = 256 * 1024
MOST_CHANGES = 20_000
LIMITED_KINDS = frozenset(
    {
        ChangeKind.SET,
        ChangeKind.UNDONE,
        ChangeKind.SEAT_ADDED,
        ChangeKind.TAKEN,
        ChangeKind.ARRIVED,
        ChangeKind.ASKED_TO_REOPEN,
        ChangeKind.RULING_KEPT,
    }
)
"""The kinds that a full sheet no longer takes; finishing it and giving it away stay possible."""


Make = Callable[[Connection, Opened], Edit | None]
Link = Callable[[Connection, Opened], Opened]


@dataclass(frozen=True, slots=True)
class Sheets:
    """The sheets of one installation."""

    database: Database
    secret: bytes
    version: str
    hub: Hub[News] = field(default_factory=Hub)
    clock: Callable[[], int] = now
    _in_order: Lock = field(default_factory=Lock)
    """Held from a change until all were told, so that nobody hears of a later one first."""

    def open(self, code: str) -> Opened:
        """The sheet that a code opens; the same refusal for all that opens nothing."""
        with self.database.reading() as connection:
            return _opened(connection, code)

    def changes(self, code: str, after: int = 0) -> tuple[Opened, list[Change]]:
        """The sheet with its changes after a revision, the oldest first."""
        with self.database.reading() as connection:
            opened = _opened(connection, code)
            return opened, list(store.changes_after(connection, opened.sheet.id, after))

    def changes_after(
        self, code: str, after: int, most: int = MOST_READ
    ) -> tuple[Opened, ChangesRead]:
        """The sheet with its next changes after a revision, as many as one answer can carry."""
        with self.database.reading() as connection:
            opened = _opened(connection, code)
            return opened, read_after(connection, opened.sheet.id, after, most)

    def changes_before(
        self, code: str, before: int, most: int = MOST_READ
    ) -> tuple[Opened, ChangesRead]:
        """The sheet with its last changes before a revision."""
        with self.database.reading() as connection:
            opened = _opened(connection, code)
            return opened, read_before(connection, opened.sheet.id, before, most)

    def as_of(self, code: str, revision: int) -> tuple[Opened, Document]:
        """The sheet, and what stood on it at an earlier revision."""
        opened, later = self.changes(code, min(revision, MOST_CHANGES * 2))
        document, facts = opened.sheet.document, opened.view.title.sheet
        back = (put for change in reversed(later) for put in change.back)
        return opened, changed(document, back, facts)

    def preview(self, code: str, values: Mapping[str, Any]) -> tuple[View, View]:
        """The sheet as it is, and as a change would make it."""
        opened = self.open(code)
        puts = edits.allowed(opened.sheet, opened.role, values)
        return opened.view, opened.view.with_puts(edits.moving(opened.sheet, puts))

    def look_code(self, sheet: Sheet) -> str:
        """The code to look on, which every role may hand out."""
        return unsealed(self.secret, sheet.keeping.look, _use_of_look(sheet))

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
        by = Settlement(roles.HOST, None, self.clock(), self.version)
        title, document = new_document(body, today, by)
        with self.database.writing() as connection:
            return self._made(connection, title.slug, document)

    def start_pad(self, code: str, body: object, today: date) -> Opened:
        """A new sheet for a blank printed pad, whose code lets others join from now on."""
        title, document = new_document(body, today)
        with self.database.writing() as connection:
            if store.is_known(connection, code):
                raise StandsAgainstError(say("sheet-pad-started"))
            opened = self._made(connection, title.slug, document)
            store.add_link(connection, opened.sheet.id, code, roles.JOIN, is_own=True)
            return opened

    def rematch(self, code: str, today: date) -> Opened:
        """A new sheet for the same people; the old one leads to it."""
        made: list[Opened] = []

        def edit(connection: Connection, opened: Opened) -> Edit:
            edits.only_host(opened.role)
            document = rematch_of(opened.view.title, opened.sheet.document, today)
            made.append(self._made(connection, opened.sheet.title, document))
            following, join = str(made[0].sheet.id), derived(made[0].code, roles.JOIN, 0)
            link = f"{following} {sealed(self.secret, join, _use_of_rematch(following))}"
            return Edit(ChangeKind.REMATCHED, keeping=opened.sheet.keeping_with(rematch=link))

        self._edit(code, edit)
        return made[0]

    def put(self, code: str, request: ChangeRequest) -> Opened:
        """Values at paths; refused where somebody else changed the same path meanwhile."""
        return self._edit(code, lambda _, opened: edits.put(opened.sheet, opened.role, request))

    def undo(self, code: str, revision: int, *, together: bool = False) -> Opened:
        """The earlier values of a change, put back as a new one.

        With all that the timeline shows as one with it, if that is meant by `together`.
        """

        def edit(connection: Connection, opened: Opened) -> Edit | None:
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
        name = _name_of(opened.sheet, opened.role)
        by = Settlement(opened.role, name, self.clock(), self.version)
        # Asked before anybody's turn to write: some answers take a moment.
        ruling = settling.settled(opened.sheet, asked, by)
        return self._edit(
            code, lambda _, opened: settling.ruling_kept(opened.sheet, opened.role, ruling)
        )

    def delete_ruling(self, code: str, number: int) -> Opened:
        """A ruling goes; the timeline can bring it back."""
        return self._edit(
            code, lambda _, opened: settling.ruling_deleted(opened.sheet, opened.role, number)
        )

    def add_seat(self, code: str, name: object) -> Opened:
        """One more seat."""
        return self._edit(code, lambda _, opened: edits.seat_added(opened.sheet, opened.role, name))

    def leave_out(self, code: str, number: int) -> Opened:
        """A seat that counts no more."""
        return self._edit(
            code, lambda _, opened: edits.seat_left_out(opened.sheet, opened.role, number)
        )

    def bring_back(self, code: str, number: int) -> Opened:
        """A seat that was left out counts again."""
        return self._edit(
            code, lambda _, opened: edits.seat_brought_back(opened.sheet, opened.role, number)
        )

    def finish(self, code: str, *, anyway: bool = False) -> Opened:
        """No more changes; the result stands, without the seats that are not right if `anyway`."""
        end = edits.End(self.version, self.clock(), anyway)
        return self._edit(code, lambda _, opened: edits.finished(opened.sheet, opened.role, end))

    def reopen(self, code: str) -> Opened:
        """Changes are taken again."""
        return self._edit(code, lambda _, opened: edits.reopened(opened.sheet, opened.role))

    def ask_to_reopen(self, code: str) -> Opened:
        """A seat has something that came too late, and all read that it asks for reopening."""
        return self._edit(code, lambda _, opened: edits.asked_to_reopen(opened.sheet, opened.role))

    def reveal(self, code: str) -> Opened:
        """What lay face down is seen by all."""
        return self._edit(code, lambda _, opened: edits.revealed(opened.sheet, opened.role))

    def take(self, code: str, number: int) -> Opened:
        """Somebody sits down and gets a code of their own."""

        def link(connection: Connection, opened: Opened) -> Opened:
            own, role = new_code(), roles.seat_role(number)
            store.add_link(connection, opened.sheet.id, own, role, is_own=True)
            return Opened(opened.sheet, role, own)

        return self._edit(
            code, lambda _, opened: edits.seat_taken(opened.sheet, opened.role, number), link
        )

    def arrive(self, code: str) -> Opened:
        """A further phone is that seat; all read it."""
        return self._edit(code, lambda _, opened: edits.seat_arrived(opened.sheet, opened.role))

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
            code, lambda _, opened: edits.renewed(opened.sheet, opened.role, whose), link
        )

    def delete(self, code: str) -> None:
        """Nothing is left of the sheet."""
        with self._in_order:
            with self.database.writing() as connection:
                opened = _opened(connection, code, to_write=True)
                edits.only_host(opened.role)
                store.remove_sheet(connection, opened.sheet.id)
            self.hub.end(opened.sheet.id)

    def prune(self, since: int) -> int:
        """Forgets the sheets that nobody touched since then; how many they were."""
        with self.database.writing() as connection:
            return store.remove_untouched(connection, since)

    def _made(self, connection: Connection, slug: str, document: Document) -> Opened:
        moment, host = self.clock(), new_code()
        sheet = Sheet(0, slug, 1, as_text(document), Keeping(), moment, moment)
        _refuse_too_large(sheet)
        sheet = replace(sheet, id=store.add_sheet(connection, sheet))
        store.add_link(connection, sheet.id, host, roles.HOST)
        opened = self._linked_anew(connection, Opened(sheet, roles.HOST, host), roles.DERIVED)
        public = View(sheet, roles.LOOK)
        score, last, whole = public.counted, public.last_totals, public.last_whole_totals
        keeping = replace(opened.sheet.keeping, score=score, last=last, last_whole=whole)
        sheet = replace(opened.sheet, keeping=keeping)
        store.save(connection, sheet)
        made = Change(1, moment, roles.HOST, None, ChangeKind.MADE, after=score)
        store.add_change(connection, sheet.id, made)
        return replace(opened, sheet=sheet)

    def _linked_anew(self, connection: Connection, opened: Opened, whose: Iterable[str]) -> Opened:
        """The codes of these roles, which come from the host's, open the sheet."""
        sheet = opened.sheet
        for role in whose:
            code = derived(opened.code, role, sheet.keeping.generation(role))
            store.add_link(connection, sheet.id, code, role)
            if role == roles.LOOK:
                look = sealed(self.secret, code, _use_of_look(sheet))
                sheet = replace(sheet, keeping=sheet.keeping_with(look=look))
        return replace(opened, sheet=sheet)

    def _edit(self, code: str, make: Make, link: Link = lambda _, opened: opened) -> Opened:
        """Makes a change, keeps it, and tells everybody who has the sheet open."""
        with self._in_order:
            with self.database.writing() as connection:
                opened = _opened(connection, code, to_write=True)
                edit = make(connection, opened)
                if edit is None:
                    return opened
                sheet, change = self._after(opened, edit)
                opened = link(connection, replace(opened, sheet=sheet))
                store.save(connection, opened.sheet)
                store.add_change(connection, sheet.id, change)
            self.hub.tell(sheet.id, News(opened.sheet, change))
        return opened

    def _after(self, opened: Opened, edit: Edit) -> tuple[Sheet, Change]:
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
            _refuse_too_large(sheet)
        public = View(sheet, roles.LOOK)
        score = replace(public.counted, is_turned_over=sheet.keeping.is_turned_over)
        touched = touched_by(edit.entries, sheet.revision, sheet.keeping.touched)
        change = Change(
            sheet.revision,
            moment,
            opened.role,
            _name_of(before, opened.role),
            edit.kind,
            edit.entries,
            edit.about,
            before.keeping.score,
            score,
        )
        is_open = not sheet.keeping.is_turned_over
        last = public.last_totals if is_open else sheet.keeping.last
        more = {"last": last, "last_whole": public.last_whole_totals}
        keeping = sheet.keeping_with(score=score, touched=touched, **more)
        is_limited = edit.kind in LIMITED_KINDS
        keeping = edits.with_timeline_grown(keeping, change, is_limited=is_limited)
        return replace(sheet, keeping=keeping), change


def _opened(connection: Connection, text: str, *, to_write: bool = False) -> Opened:
    code = read_code(text)
    row = store.opened_by(connection, code, to_write=to_write) if code else None
    if code is None or row is None:
        raise NoSheetError(say("sheet-none"))
    opened = Opened(*row, code)
    number = roles.seat_number(opened.role)
    if number is not None and number >= len(opened.sheet.document["seats"]):
        raise NoSheetError(say("sheet-none"))  # the seat was not added yet
    return opened


def _name_of(sheet: Sheet, role: str) -> str | None:
    """Who sits there at this moment."""
    number = roles.seat_number(role)
    return None if number is None else str(sheet.document["seats"][number]["name"])


def _refuse_too_large(sheet: Sheet) -> None:
    paths = sum(map(len, sheet.keeping.touched))  # they are kept beside what stands at them
    if len(sheet.text) + paths > LARGEST:
        raise FullError(say("sheet-too-large"))
    if sheet.revision > MOST_CHANGES:
        raise FullError(say("sheet-too-many-changes", most=MOST_CHANGES))
    _refuse_too_many_rulings(sheet)


def _refuse_too_many_rulings(sheet: Sheet) -> None:
    rulings = sheet.document.get(RULINGS, {})
    if len(rulings) > MOST_RULINGS:
        raise FullError(say("sheet-too-many-rulings", most=MOST_RULINGS))
    if rulings and len(as_text(rulings)) > LARGEST_RULINGS:
        raise FullError(say("sheet-rulings-too-large"))


def _use_of_look(sheet: Sheet) -> str:
    return f"look {sheet.id} {sheet.keeping.generation(roles.LOOK)}"


def _use_of_rematch(following: str) -> str:
    return f"rematch {following}"
