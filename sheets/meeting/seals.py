"""Seals: what lies face down on one phone is known to the others without being told to them.

A seal is a digest over the thing and a nonce of 128 bits that stays where the thing is. So nobody
finds out what it is by trying everything it could be, and yet it cannot be exchanged unseen: once
it is turned over, thing and nonce are told, and whoever knows the seal makes it again. The name of
the table and the path are in it too, so that nobody can show the seal of somebody else as theirs.
"""

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any, NamedTuple

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from rules.core.paths import SEATS, field_path, seat_of, seat_path
from rules.core.sheet import SheetFacts
from scoring.titles import titles
from sheets import roles
from sheets.document import Document, read_document
from sheets.record import Keeping, Seal, Sheet
from sheets.refusals import NotAllowedError
from sheets.timeline import is_covered
from sheets.touched import LastTouched

NONCE_BYTES = 16
SEAL_CONTEXT = "boomtown face down"
MOST_REMEMBERED = 20
"""Seals of one thing: codes older than those are hardly ever read again."""
THE_TABLE = ""
"""Stands for the phone that has the table, where it tells others what lies face down."""


class SealsTold(NamedTuple):
    """What a code says of things that lie face down, or do so no more."""

    lying: Mapping[str, tuple[str, str]] = {}
    """The digest of each thing, and who told it first."""
    turned: Mapping[str, str] = {}
    """The nonce of each thing that lies face up since, or is gone."""


class SealsHeard(NamedTuple):
    """What is known after a code was read, and what has to be told of it."""

    seals: Mapping[str, tuple[Seal, ...]]
    moved: tuple[str, ...] = ()
    """Lies face down now, or something else does than before."""
    turned: tuple[str, ...] = ()
    """Was turned over, and nothing speaks against its being what was sealed."""
    unlike: tuple[str, ...] = ()
    """Was turned over, and is not what was sealed."""

    @property
    def untold(self) -> dict[str, tuple[Seal, ...]]:
        """What is remembered without a word."""
        told = {*self.moved, *self.turned, *self.unlike}
        return {path: seals for path, seals in self.seals.items() if path not in told}


def seal_of(table: str, path: str, nonce: str, value: Any) -> str:
    """The digest by which a thing is known again."""
    plain = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return sha256(f"{SEAL_CONTEXT} {table} {path} {nonce} {plain}".encode()).hexdigest()


def with_nonces(keeping: Keeping, paths: Iterable[str], facts: SheetFacts) -> Keeping:
    """A new nonce for each thing that lies face down and was changed."""
    changed = {field_path(path) for path in paths if is_covered(path, facts.covered, None)}
    if not changed:
        return keeping
    fresh = {path: secrets.token_hex(NONCE_BYTES) for path in sorted(changed)}
    return replace(keeping, nonces={**keeping.nonces, **fresh})


def things(document: Document, facts: SheetFacts) -> Iterator[tuple[str, Any]]:
    """Everything that may lie face down, with what it is."""
    for number, seat in enumerate(document[SEATS]):
        for name in sorted(facts.covered):
            yield seat_path(number, name), seat.get("fields", {}).get(name)


def seals_told(sheet: Sheet, table: str, role: str = THE_TABLE) -> SealsTold:
    """What a phone says of what lies face down there; a copy speaks for its own seat alone."""
    lying, turned = dict[str, tuple[str, str]](), dict[str, str]()
    facts = titles()[sheet.title].sheet
    public = _public_values(sheet, facts)
    for path, value in things(sheet.document, facts):
        if role != THE_TABLE and not roles.may_change(role, path):
            continue
        nonce = _nonce_of(sheet, table, path, value)
        if sheet.keeping.is_revealed or value is None or value == public.get(path):
            turned |= {path: nonce} if nonce else {}
        else:
            lying[path] = (seal_of(table, path, nonce, value) if nonce else "", role)
    if role == THE_TABLE:
        lying |= {path: (seal.digest, seal.role) for path, seal in pending(sheet).items()}
    return SealsTold(lying, turned)


def _public_values(sheet: Sheet, facts: SheetFacts) -> dict[str, Any]:
    """What a copy knows from the table, where it lies face up then."""
    origin = sheet.keeping.origin
    return dict(things(read_document(origin.text), facts)) if origin else {}


def _nonce_of(sheet: Sheet, table: str, path: str, value: Any) -> str:
    """With what a thing is sealed: as it came from another phone, as long as it is the same."""
    heard = sheet.keeping.seals.get(path, ())
    if heard and heard[-1].digest == seal_of(table, path, heard[-1].nonce, value):
        return heard[-1].nonce
    return sheet.keeping.nonces.get(path, "")


def pending(sheet: Sheet) -> dict[str, Seal]:
    """What lies face down on other phones, as far as it is known here and plays along.

    What was typed here since goes before it: that phone may be lost, or its battery empty.
    """
    keeping, seats = sheet.keeping, sheet.document[SEATS]
    if not keeping.seals:
        return {}
    last = LastTouched(keeping.touched)
    return {
        path: heard[-1]
        for path, heard in keeping.seals.items()
        if not heard[-1].is_turned
        and last.revision_of(path) <= heard[-1].at
        and not seats[seat_of(path) or 0].get("left_out")
        and seat_of(path) not in keeping.without
    }


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
    for path, nonce in told.turned.items():
        value = puts.get(path, shown.get(path))
        digest = seal_of(table, path, nonce, value)
        seal = Seal(digest, sheet.revision + 1, role, nonce, is_turned=True)
        hearing.turns(path, seal, is_gone=value is None, is_told=path in puts)
    return SealsHeard(hearing.seals, *map(tuple, (hearing.moved, hearing.turned, hearing.unlike)))


class _Hearing:
    """Reads the seals of one code; those that are known already are older news."""

    def __init__(self, sheet: Sheet, role: str) -> None:
        self.seals = dict(sheet.keeping.seals)
        self.moved: list[str] = []
        self.turned: list[str] = []
        self.unlike: list[str] = []
        self._next, self._role = sheet.revision + 1, role

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
                self.moved.append(path)
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
