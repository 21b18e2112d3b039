"""Stops WeasyPrint after too many pages or seconds, and collects what it complains of.

It has no limits of its own, but logs each step of its work; a logging filter is called within the
step, so what the filter raises ends the work, without a thread or process to be killed.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import thread_time

from printables.core.refusals import TooMuchToPrintError

COMPLAINTS = logging.getLogger("weasyprint")
PROGRESS = logging.getLogger("weasyprint.progress")
MOST_COMPLAINTS = 20


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one paper may be: pages, and seconds of the processor until it is laid out.

    A busy machine makes a paper wait, but takes nothing of what it may have.
    """

    pages: int = 200
    seconds: float = 20


@dataclass(frozen=True, slots=True)
class Monitor:
    """What is logged while one paper is made."""

    limits: Limits
    ends: float
    complaints: list[str] = field(default_factory=list)

    def collect(self, record: logging.LogRecord) -> bool:
        """Keeps a complaint on one line; it goes nowhere else."""
        if len(self.complaints) < MOST_COMPLAINTS:
            self.complaints.append(" ".join(record.getMessage().split()))
        return False

    @property
    def is_within_time(self) -> bool:
        """Whether this thread has some of the processor's time left."""
        return thread_time() <= self.ends

    def check(self, record: logging.LogRecord) -> bool:
        """Stops the work at its next step once there are too many pages or no time is left."""
        if not self.is_within_time:
            raise TooMuchToPrintError(f"not laid out within {self.limits.seconds} seconds")
        if self.pages_of(record) > self.limits.pages:
            raise TooMuchToPrintError(f"more than {self.limits.pages} pages")
        return False

    @staticmethod
    def pages_of(record: logging.LogRecord) -> int:
        """The page at which the layout arrived; 0 in all other steps."""
        page = record.args[0] if isinstance(record.args, tuple) and record.args else 0
        return page if isinstance(page, int) and "Page" in str(record.msg) else 0


@contextmanager
def monitored(limits: Limits) -> Iterator[Monitor]:
    """Everything that WeasyPrint logs in here is ours alone; only one at a time may monitor."""
    monitor = Monitor(limits, thread_time() + limits.seconds)
    level = PROGRESS.level
    PROGRESS.setLevel(logging.INFO)
    COMPLAINTS.addFilter(monitor.collect)
    PROGRESS.addFilter(monitor.check)
    try:
        yield monitor
    finally:
        PROGRESS.removeFilter(monitor.check)
        COMPLAINTS.removeFilter(monitor.collect)
        PROGRESS.setLevel(level)
