"""Listens to WeasyPrint at work: keeps what it complains of, and stops it when it is enough."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic

from printables.core.refusals import TooMuchToPrintError

COMPLAINTS = logging.getLogger("weasyprint")
PROGRESS = logging.getLogger("weasyprint.progress")
MOST_COMPLAINTS = 20


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much one paper may be: pages, and seconds until the last of them is laid out."""

    pages: int = 200
    seconds: float = 20


@dataclass(frozen=True, slots=True)
class Watch:
    """What is heard and seen while one paper is made."""

    bounds: Bounds
    ends: float
    complaints: list[str] = field(default_factory=list)

    def hears(self, record: logging.LogRecord) -> bool:
        """Keeps a complaint on one line; it goes nowhere else."""
        if len(self.complaints) < MOST_COMPLAINTS:
            self.complaints.append(" ".join(record.getMessage().split()))
        return False

    def sees(self, record: logging.LogRecord) -> bool:
        """Stops the work at its next step once there are too many pages or no time is left."""
        if monotonic() > self.ends:
            raise TooMuchToPrintError(f"not laid out within {self.bounds.seconds} seconds")
        if self.pages_of(record) > self.bounds.pages:
            raise TooMuchToPrintError(f"more than {self.bounds.pages} pages")
        return False

    @staticmethod
    def pages_of(record: logging.LogRecord) -> int:
        """The page at which the layout arrived; 0 in all other steps."""
        page = record.args[0] if isinstance(record.args, tuple) and record.args else 0
        return page if isinstance(page, int) and "Page" in str(record.msg) else 0


@contextmanager
def watching(bounds: Bounds) -> Iterator[Watch]:
    """Everything that WeasyPrint logs in here is ours alone; only one may watch at a time."""
    watch = Watch(bounds, monotonic() + bounds.seconds)
    before = PROGRESS.level
    PROGRESS.setLevel(logging.INFO)
    COMPLAINTS.addFilter(watch.hears)
    PROGRESS.addFilter(watch.sees)
    try:
        yield watch
    finally:
        PROGRESS.removeFilter(watch.sees)
        COMPLAINTS.removeFilter(watch.hears)
        PROGRESS.setLevel(before)
