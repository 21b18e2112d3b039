"""What becomes of seals where a code is read: what is known then, and what has to be told."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from rules.core.paths import field_path
from scoring.titles import titles
from sheets import roles
from sheets.document import Document
from sheets.meeting.seals import SealsTold, pending, seal_of, things
from sheets.record import Seal, Sheet
from sheets.refusals import NotAllowedError

MOST_REMEMBERED = 20
"""Seals of one thing: codes older than those are hardly ever read again."""


class SealsHeard(NamedTuple):
    """What is known after a code was read, and what has to be told of it."""

    seals: Mapping[str, tuple[Seal, ...]]
    moved: tuple[str, ...] = ()
    """Lies face down now, or something else does than before."""
    turned: tuple[str, ...] = ()
    """Was turned over, and nothing speaks against its being what was sealed."""
    unlike: tuple[str, ...] = ()
    """Was turned over, and is not what was sealed."""
    gone: tuple[str, ...] = ()
    """Was taken away face down."""

    @property
    def untold(self) -> dict[str, tuple[Seal, ...]]:
        """What is remembered without a word."""
        told = {*self.moved, *self.turned, *self.unlike, *self.gone}
        return {path: seals for path, seals in self.seals.items() if path not in told}


def refuse_odd_paths(sheet: Sheet, role: str, told: SealsTold) -> None:
    """Refuses seals of what never lies face down, and those of another seat."""
    title, paths = titles()[sheet.title], {*told.lying, *told.turned}
    known = {path for path, _ in things(sheet.document, title.sheet)}
    if strange := sorted(paths - known):
        raise RefusedError((Fault(path, say("field-unknown")) for path in strange), title.facts)
    if not all(roles.may_change(role, path) for path in paths):
        raise NotAllowedError(say("sheet-not-yours"))


def heard_at_table(
    sheet: Sheet, table: str, role: str, told: SealsTold, puts: Mapping[str, Any]
) -> SealsHeard:
    """What the table knows once it has read the code of a seat; an older one says nothing new."""
    hearing = _Hearing(sheet, role)
    shown = dict(things(sheet.document, titles()[sheet.title].sheet))
    for path, (digest, _) in told.lying.items():
        hearing.lies(path, digest)
    for path, nonce in {**_without_nonce(sheet, told, puts), **told.turned}.items():
        value = puts.get(path, shown.get(path))
        digest = seal_of(table, path, nonce, value)
        seal = Seal(digest, sheet.revision + 1, role, nonce, is_turned=True)
        hearing.turns(path, seal, is_gone=value is None, is_told=path in puts)
    return hearing.heard


def _without_nonce(sheet: Sheet, told: SealsTold, puts: Mapping[str, Any]) -> dict[str, str]:
    """What is told openly although it was sealed, and nothing proves what it was."""
    sealed = {path for path, seals in sheet.keeping.seals.items() if not seals[-1].is_turned}
    return dict.fromkeys(sealed.intersection(map(field_path, puts)).difference(told.lying), "")


class _Hearing:
    """Reads the seals of one code; those that are known already are older news."""

    def __init__(self, sheet: Sheet, role: str) -> None:
        self.seals = dict(sheet.keeping.seals)
        self.moved: list[str] = []
        self.turned: list[str] = []
        self.unlike: list[str] = []
        self.gone: list[str] = []
        self._next, self._role = sheet.revision + 1, role

    @property
    def heard(self) -> SealsHeard:
        """All of it."""
        lists = (self.moved, self.turned, self.unlike, self.gone)
        return SealsHeard(self.seals, *map(tuple, lists))

    def lies(self, path: str, digest: str) -> None:
        """A thing lies face down there; where it was turned over since, the code is an old one."""
        if not self._is_known(path, digest):
            self.moved.append(path)
            self._add(path, Seal(digest, self._next, self._role))

    def turns(self, path: str, seal: Seal, *, is_gone: bool, is_told: bool) -> None:
        """A thing lies face up there, or is gone."""
        last = next(reversed(self.seals.get(path, ())), None)
        if last is None or last.is_turned:
            if is_told and not self._is_known(path, seal.digest):
                self._add(path, seal)
        elif last.digest == seal.digest:
            self.turned.append(path)
            self.seals[path] = (*self.seals[path][:-1], seal)
        elif not self._is_known(path, seal.digest):
            self._add(path, seal)
            if is_gone:
                self.gone.append(path)
            else:  # where the table shows the same already, nothing was told
                (self.unlike if last.digest and is_told else self.turned).append(path)

    def _is_known(self, path: str, digest: str) -> bool:
        return any(seal.digest == digest for seal in self.seals.get(path, ()))

    def _add(self, path: str, seal: Seal) -> None:
        self.seals[path] = (*self.seals.get(path, ()), seal)[-MOST_REMEMBERED:]


def heard_on_copy(
    sheet: Sheet, table: str, role: str, told: SealsTold, theirs: Document
) -> SealsHeard:
    """What a copy knows once it has read the table, which says all there is to be known."""
    facts = titles()[sheet.title].sheet
    shown = dict(things(theirs, facts))
    here = {path for path, value in things(sheet.document, facts) if value is not None}
    unlike = tuple(
        path
        for path, seal in pending(sheet).items()
        if seal.digest and path not in told.lying and shown.get(path) is not None
        if seal_of(table, path, told.turned.get(path, ""), shown[path]) != seal.digest
    )
    lying = {
        path: (Seal(digest, sheet.revision + 1, by),)
        for path, (digest, by) in told.lying.items()
        if by != role or path not in here
    }
    return SealsHeard(lying, unlike=unlike)
