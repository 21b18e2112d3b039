"""Tells of each change once and in order, whichever process made it, and finds what was missed."""

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sheets.hub import Follower, Hub
from sheets.opened import News
from sheets.refusals import DatabaseAwayError
from sheets.storage import Database, store
from sheets.storage.locks import LockForEach
from sheets.storage.reading_changes import read_after

if TYPE_CHECKING:
    from sheets.storage.listening import Correspondent

MOST_AT_ONCE = 200
"""Whoever has missed more changes than that is sent to read the sheet anew."""

log = logging.getLogger(__name__)

Gone = Callable[[int], None]


@dataclass(frozen=True)
class Crier:
    """Lets everybody in this process who follows a sheet hear what happens to it."""

    database: Database
    hub: Hub[News]
    gone: list[Gone] = field(default_factory=list)
    """What else is to be done when a sheet is deleted, here or by another process."""
    kept: list[Callable[[], object]] = field(default_factory=list)
    """What else is to be done when a change of this process is kept."""
    _one_by_one: LockForEach = field(default_factory=LockForEach)
    _correspondent: "Correspondent | None" = field(init=False)

    def __post_init__(self) -> None:
        """Where there are other processes, they are listened to once somebody is to be told."""
        correspondent = None
        if self.database.has_others:
            from sheets.storage.listening import Correspondent  # noqa: PLC0415 (the driver is dear)

            correspondent = Correspondent(self.database, self.heard, self.catch_up)
        object.__setattr__(self, "_correspondent", correspondent)

    def follow(self, sheet: int, revision: int) -> Follower[News]:
        """Hear what happens to a sheet that was read at this revision."""
        if self._correspondent:
            self._correspondent.start()
        return self.hub.follow(sheet, revision)

    def stop(self) -> None:
        """Listens to nobody any more."""
        if self._correspondent:
            self._correspondent.stop()

    def made(self, news: News) -> None:
        """Tells of a change of this process, here and elsewhere; it is kept whatever fails here."""
        sheet, revision = news.sheet.id, news.sheet.revision
        try:
            self._tell(sheet, revision, news)
        except DatabaseAwayError as error:
            log.warning("a change is told later: %s", error)
        self.database.announce(sheet, revision)
        for each in self.kept:
            each()

    def removed(self, sheet: int) -> None:
        """Tells that a sheet is no more."""
        self._end(sheet)
        self.database.announce(sheet, 0)

    def heard(self, told: str) -> None:
        """Passes on what another process said: which sheet has come to which revision."""
        sheet, _, revision = told.partition(" ")
        if not (sheet.isdigit() and revision.isdigit()):
            return
        if int(revision):
            self._tell(int(sheet), int(revision))
        elif int(sheet):
            self._end(int(sheet))
        else:
            self.catch_up()

    def catch_up(self) -> None:
        """Looks at all sheets that somebody follows: nothing was heard for a while."""
        if not (followed := self.hub.sheets):
            return
        with self.database.reading() as connection:
            now = store.revisions_of(connection, followed)
        for sheet in followed:
            if sheet in now:
                self._tell(sheet, now[sheet])
            else:
                self.hub.end(sheet)

    def _tell(self, sheet: int, revision: int, news: News | None = None) -> None:
        with self._one_by_one.held(sheet):
            reached = self.hub.reached(sheet)
            if reached is None or reached >= revision:
                return
            is_next = news is not None and reached + 1 == revision
            for each in [news] if news and is_next else self._missed(sheet, reached):
                self.hub.tell(sheet, each, each.change.revision)

    def _missed(self, sheet: int, reached: int) -> Iterable[News]:
        with self.database.reading() as connection:
            now = store.sheet_of(connection, sheet)
            found = read_after(connection, sheet, reached, MOST_AT_ONCE)
        if now is None or not found.are_all:
            self.hub.end(sheet)
            return ()
        return [News(now, change) for change in found.changes]

    def _end(self, sheet: int) -> None:
        self.hub.end(sheet)
        for each in self.gone:
            with suppress(OSError):
                each(sheet)
