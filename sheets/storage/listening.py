"""Hears what the other processes do: one connection to PostgreSQL that listens, on a thread."""

import logging
import time
from collections.abc import Callable
from threading import Event, Lock, Thread

import psycopg

from sheets.storage.database import CHANNEL, Database

SECONDS_BETWEEN_LOOKS = 5.0
"""How long what was not announced stays unheard: its process ended between keeping and telling."""
SECONDS_TO_STOP = 0.25
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0

log = logging.getLogger(__name__)


class Listener:
    """Passes on what is announced; after each silence or loss of the connection it looks itself."""

    def __init__(
        self, database: Database, heard: Callable[[str], None], look: Callable[[], None]
    ) -> None:
        self._database = database
        self._heard = heard
        self._look = look
        self._starting = Lock()
        self._thread: Thread | None = None
        self._over = Event()
        self._pause = FIRST_PAUSE

    def start(self) -> None:
        """Listens from now on; not before, as a process that has threads must not be forked."""
        with self._starting:
            if self._thread is None:
                self._thread = Thread(target=self._listen, name="listener", daemon=True)
                self._thread.start()

    def stop(self) -> None:
        """Listens no more."""
        self._over.set()
        with self._starting:
            if self._thread:
                self._thread.join(LONGEST_PAUSE)

    def _listen(self) -> None:
        while not self._over.is_set():
            try:
                self._listen_until_it_breaks()
            except Exception as error:  # whatever it was, it must not stay deaf
                if self._pause == FIRST_PAUSE:  # said once, until it is over
                    told = f"{type(error).__name__}: {error}".partition("\n")[0]
                    log.warning("no news from the other servers for now: %s", told)
                self._over.wait(self._pause)
                self._pause = min(self._pause * 2, LONGEST_PAUSE)

    def _listen_until_it_breaks(self) -> None:
        with self._connected() as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            while not self._over.is_set():
                self._look()
                self._pause = FIRST_PAUSE
                self._hear_for_a_while(connection)

    def _hear_for_a_while(self, connection: psycopg.Connection[object]) -> None:
        end = time.monotonic() + SECONDS_BETWEEN_LOOKS
        while time.monotonic() < end and not self._over.is_set():
            for notice in connection.notifies(timeout=SECONDS_TO_STOP):
                self._heard(notice.payload)

    def _connected(self) -> psycopg.Connection[object]:
        """A connection beside the pool, which would hand it to others."""
        raw = self._database.engine.raw_connection()
        connection = raw.driver_connection
        raw.detach()
        assert isinstance(connection, psycopg.Connection)  # noqa: S101 (no other driver is let in)
        connection.autocommit = True
        return connection
