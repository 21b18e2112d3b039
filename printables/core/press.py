"""The press: a paper's HTML becomes a PDF, one paper at a time."""

import atexit
from functools import cache
from typing import Protocol

from printables.core.press_child import ChildTypesetter
from printables.core.refusals import (
    ForeignFileError,
    NoPressError,
    PressBusyError,
    TooMuchToPrintError,
)
from printables.core.sanitizer import sanitize
from printables.core.time_limit import Limits
from printables.core.turns import Turns

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


class Prints(Protocol):
    """What makes a paper of HTML, here or elsewhere."""

    def pdf_of(self, html: str) -> bytes:
        """The paper."""


class Press:
    """WeasyPrint with our fonts and style sheets, which are read once and kept."""

    def __init__(self, patience: float = PATIENCE, limits: Limits | None = None) -> None:
        self._limits = limits or Limits()
        # Fonts and logging filters are one for the process; two threads would be no faster.
        self._turns = Turns(patience)
        self._typesetter: Prints | None = None
        self._missing: NoPressError | None = None
        self._is_in_a_child = False
        self.printed = 0
        """How many papers were printed."""

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._turns.waiting

    def move_out(self) -> None:
        """Prints in a child from now on, as becomes a process that answers pages meanwhile."""
        self._is_in_a_child = True

    def close(self) -> None:
        """Lets the child go, where there is one."""
        if isinstance(self._typesetter, ChildTypesetter):
            self._typesetter.close()
            self._typesetter = None

    def warm_up(self) -> None:
        """Does beforehand what would make the first paper wait; not before a process forks."""
        self.print(SPECIMEN)

    def print(self, html: str) -> bytes:
        """The paper; the same HTML gives the same bytes."""
        safe = sanitize(html)  # what is too much is refused without waiting for others
        with self._turns.turn():
            pdf = self._ready().pdf_of(safe)
            self.printed += 1
            return pdf

    def _ready(self) -> Prints:
        """What is missing once stays missing until the process is started anew."""
        if self._missing:
            raise self._missing
        if self._typesetter is None:
            try:
                self._typesetter = self._set_up()
            except NoPressError as error:
                self._missing = error
                raise
        return self._typesetter

    def _set_up(self) -> Prints:
        if self._is_in_a_child:
            return ChildTypesetter(self._limits)
        try:
            from printables.core.pdf.typesetting import Typesetter  # noqa: PLC0415 (dear)
        except (ImportError, OSError) as error:
            raise NoPressError(" ".join(str(error).split())) from error
        return Typesetter(self._limits)


@cache
def the_press() -> Press:
    """The press of this process, which clears its fonts away when the process ends."""
    atexit.register(_put_away)
    return Press()


def _put_away() -> None:
    the_press().close()
    the_press.cache_clear()
