"""The press: a paper's HTML becomes a PDF, one paper at a time."""

import atexit
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from printables.core.refusals import (
    ForeignFileError,
    NoPressError,
    PressBusyError,
    TooMuchToPrintError,
)
from printables.core.sanitizer import sanitize
from printables.core.time_limit import Limits

if TYPE_CHECKING:
    from printables.core.typesetting import Typesetter

__all__ = [
    "ForeignFileError",
    "NoPressError",
    "Press",
    "PressBusyError",
    "TooMuchToPrintError",
    "the_press",
]

PATIENCE = 20.0
"""Seconds that anybody waits while others print."""
SPECIMEN = """<!doctype html><html lang="en"><title>Boomtown</title>
<p style="font: 500 9pt Boomtown Display Print">Aa1 <b style="font-weight: 700">Aa1</b></p>
<p style="font: 9pt Boomtown Text Print">Aa1 <i>Aa1</i> <b style="font-weight: 600">Aa1</b></p>"""


class Press:
    """WeasyPrint with our fonts and style sheets, which are read once and kept."""

    def __init__(self, patience: float = PATIENCE, limits: Limits | None = None) -> None:
        self._patience = patience
        self._limits = limits or Limits()
        # Fonts and logging filters are one for the process; two threads would be no faster.
        self._in_use = Lock()
        self._typesetter: Typesetter | None = None
        self._missing: NoPressError | None = None

    def warm_up(self) -> None:
        """Does beforehand what would make the first paper wait; not before a process forks."""
        self.print(SPECIMEN)

    def print(self, html: str) -> bytes:
        """The paper; the same HTML gives the same bytes."""
        safe = sanitize(html)  # what is too much is refused without waiting for others
        with self._turn():
            return self._ready().pdf_of(safe)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        if not self._in_use.acquire(timeout=self._patience):
            raise PressBusyError(f"others printed for {self._patience:g} seconds")
        try:
            yield
        finally:
            self._in_use.release()

    def _ready(self) -> "Typesetter":
        """What is missing once stays missing until the process is started anew."""
        if self._missing:
            raise self._missing
        if self._typesetter is None:
            self._typesetter = self._set_up()
        return self._typesetter

    def _set_up(self) -> "Typesetter":
        try:
            from printables.core.typesetting import Typesetter  # noqa: PLC0415 (dear)
        except (ImportError, OSError) as error:
            self._missing = NoPressError(" ".join(str(error).split()))
            raise self._missing from error
        return Typesetter(self._limits)


@cache
def the_press() -> Press:
    """The press of this process, which clears its fonts away when the process ends."""
    atexit.register(the_press.cache_clear)
    return Press()
