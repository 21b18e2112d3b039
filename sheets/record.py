"""A sheet as it is kept."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from sheets.document import Document, read_document
from sheets.roles import HOST, LOOK, seat_role
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


class Seal(NamedTuple):
    """What another phone told of a thing that lies face down there, without saying what it is."""

    digest: str
    """Of the thing and a nonce; nothing where that phone had no nonce for it."""
    at: int
    """The revision in which it was heard here."""
    role: str
    """Who told: a seat by its own phone, or whoever has the whole table."""
    nonce: str = ""
    is_turned: bool = False
    """Whether the thing lies face up there since, or is gone."""


@dataclass(frozen=True, slots=True)
class CopiedFrom:
    """The table on another phone that this one was read from."""

    table: str
    revision: int
    seat: int | None
    """The seat of this phone; none where all of the table was taken along."""
    text: str
    """What stood there when it was read last."""
    read_at: int = 1
    """The revision of this sheet in which it was."""
    rulings: tuple[str, ...] = ()
    """What the rulings were about that the table kept then."""
    name: str = ""
    """Of this copy, which no two have."""

    @property
    def role(self) -> str:
        """For whom the copy speaks."""
        return HOST if self.seat is None else seat_role(self.seat)


@dataclass(frozen=True, slots=True)
class Keeping:
    """What is known of a sheet beside what was typed."""

    status: str = OPEN
    is_revealed: bool = False
    is_turned_over: bool = False
    """Whether it was finishing that revealed; reopening covers again."""
    asking: tuple[int, ...] = ()
    """The seats that asked the host to reopen, until that is answered."""
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
    corrected: Result | None = None
    """The result before the sheet was reopened last."""
    look: str = ""
    """The look-on code, sealed with the installation's secret: every role may hand it out."""
    timeline_size: int = 0
    """Letters of all changes, as far as they came since this is counted."""
    rematch: str = ""
    """The code to join the rematch, sealed in the same way."""
    origin: CopiedFrom | None = None
    heard: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The revisions that came by codes of other phones, by the role of each."""
    copies: Mapping[str, int] = field(default_factory=dict)
    """How far each copy was when it was heard last, by its name; older codes are old news."""
    nonces: Mapping[str, str] = field(default_factory=dict)
    """With what each thing is sealed that lies or lay face down here; they stay here till then."""
    seals: Mapping[str, tuple[Seal, ...]] = field(default_factory=dict)
    """What lies or lay face down on other phones, by its path; the last one counts."""
    typed_by: Mapping[str, str] = field(default_factory=dict)
    """The role that changed a covered field last, by its path, where it was not its own seat."""
    settled_there: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The rulings that came by codes: the mark of each there, its number here and when it came
    or went there last."""

    def generation(self, role: str) -> int:
        """How often the codes of a role were renewed."""
        return self.generations.get(role, 0)

    def written(self) -> str:
        """All of it as text for the database."""
        return json.dumps(asdict(self))


TUPLES = ("taken", "asking", "without", "last", "last_whole")
"""What JSON knows as lists; earlier versions kept less."""


def read_keeping(text: str) -> Keeping:
    """What was written."""
    stored = json.loads(text)
    score, result = stored.pop("score"), stored.pop("result")
    corrected = stored.pop("corrected", None)
    origin, seals = stored.pop("origin", None), stored.pop("seals", {})
    there = stored.pop("settled_there", {})
    tuples = {key: tuple(stored[key]) for key in TUPLES if key in stored}
    return Keeping(
        **{**stored, **tuples},
        score=read_score(score),
        result=_read_result(result) if result else None,
        corrected=_read_result(corrected) if corrected else None,
        origin=_read_origin(origin) if origin else None,
        seals={path: tuple(Seal(*seal) for seal in heard) for path, heard in seals.items()},
        settled_there={mark: (number, since) for mark, (number, since) in there.items()},
    )


def _read_origin(stored: Mapping[str, Any]) -> CopiedFrom:
    return CopiedFrom(**{**stored, "rulings": tuple(stored.get("rulings", ()))})


def _read_result(stored: Mapping[str, Any]) -> Result:
    totals, winners = tuple(stored["totals"]), tuple(stored["winners"])
    return Result(stored["version"], stored["at"], totals, winners)


KEPT_NOWHERE = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """One table of one real game; its number is `KEPT_NOWHERE` where no database has it."""

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
