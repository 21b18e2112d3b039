"""What a browser lacks, replaced in this one place before the application is loaded.

In a browser there is one process with one thread: nobody else can come between, and whoever
waits for another waits for ever.
"""

import fcntl
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

from web.pocket import stemming


def put_in_place() -> None:
    """Makes the rest of the house find what it asks for."""
    sys.modules["Stemmer"] = stemming
    os.link = shutil.copyfile  # type: ignore[assignment]
    fcntl.flock = _alone_anyway
    time.thread_time = time.process_time
    _tell_at_once()
    _know_letters()


def _alone_anyway(_file: object, _operation: int, /) -> None:
    """Nobody else could hold a lock."""


def _tell_at_once() -> None:
    """A stream of news ends with the last that there is; whoever reads it comes again."""
    from sheets import hub  # noqa: PLC0415 (the others are in place before anything is loaded)

    next_within = hub.Follower.next

    def next_or_over(self: hub.Follower[Any], _timeout: float) -> Any:
        news = next_within(self, 0)
        if news is None:
            raise hub.FollowingEndedError
        return news

    hub.Follower.next = next_or_over  # type: ignore[method-assign, assignment]


def _know_letters() -> None:
    """What was measured stands for the fonts, which nothing in a browser can read."""
    from printables.core import text_outlines, text_widths  # noqa: PLC0415
    from web.pocket.letters import FILE, Letters  # noqa: PLC0415

    letters = Letters(Path(__file__).parents[2] / FILE)
    text_widths.font_named = letters.font_named
    text_outlines.outlines = letters.outlines
