"""A sheet as it is kept."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from sheets.document import Document, read_document
from sheets.roles import LOOK
from sheets.timeline import Score, Total, read_score
from sheets.touched import Touched

OPEN, FINISHED = "open", "finished"


@dataclass(frozen=True, slots=True)
class Result:
    """How it stood when the host finished the sheet, and by which version of the rules."""

    version: str
    at: int
    totals: tuple[Total, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CopiedFrom:
    """The table on another phone that this one was read from."""

    table: str
    revision: int
    seat: int | None
    """The seat of this phone; none where all of the table was taken along."""
    text: str
    """What stood there when it was read last."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """What is known of a sheet beside what was typed."""

    status: str = OPEN
    is_revealed: bool = False
    is_turned_over: bool = False
    """Whether it was finishing that revealed; reopening covers again."""
    without: tuple[int, ...] = ()
    """The seats that the result leaves out, as they were not right when the host finished."""
    taken: tuple[int, ...] = ()
    generations: Mapping[str, int] = field(default_factory=dict)
    touched: Touched = field(default_factory=dict)
    score: Score = field(default_factory=Score)
    last: tuple[Total, ...] = ()
    """The last totals that counted, as everybody saw them."""
    last_whole: tuple[Total, ...] = ()
    """The same with what lies face down."""
    result: Result | None = None
    look: str = ""
    """The look-on code, sealed with the installation's secret: every role may hand it out."""
    timeline_size: int = 0
    """Letters of all changes, as far as they came since this is counted."""
    rematch: str = ""
    """The code to join the rematch, sealed in the same way."""
    origin: CopiedFrom | None = None
    heard: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The revisions that came by codes of other phones, by the role of each."""

    def generation(self, role: str) -> int:
        """How often the codes of a role were renewed."""
        return self.generations.get(role, 0)

    def written(self) -> str:
        """All of it as text for the database."""
        return json.dumps(asdict(self))


TUPLES = ("taken", "without", "last", "last_whole")
"""What JSON knows as lists; earlier versions kept less."""


def read_keeping(text: str) -> Keeping:
    """What was written."""
    stored = json.loads(text)
    score, result = stored.pop("score"), stored.pop("result")
    origin = stored.pop("origin", None)
    tuples = {key: tuple(stored[key]) for key in TUPLES if key in stored}
    return Keeping(
        **{**stored, **tuples},
        score=read_score(score),
        result=_read_result(result) if result else None,
        origin=CopiedFrom(**origin) if origin else None,
    )


def _read_result(stored: Mapping[str, Any]) -> Result:
    totals, winners = tuple(stored["totals"]), tuple(stored["winners"])
    return Result(stored["version"], stored["at"], totals, winners)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One table of one real game."""

    id: int
    title: str
    revision: int
    text: str
    keeping: Keeping
    made_at: int
    touched_at: int

    @property
    def document(self) -> Document:
        """What was typed."""
        return read_document(self.text)

    @property
    def is_finished(self) -> bool:
        """Whether it takes no more changes."""
        return self.keeping.status == FINISHED

    def keeping_with(self, **more: Any) -> Keeping:
        """What is known of it, some of it changed."""
        return replace(self.keeping, **more)


def use_of_look(sheet: Sheet) -> str:
    """For what the code to look on is sealed: no other code is ever sealed for the same."""
    return f"look {sheet.id} {sheet.keeping.generation(LOOK)}"
