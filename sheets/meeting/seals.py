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

from rules.core.paths import SEATS, field_path, seat_of, seat_path
from rules.core.sheet import SheetFacts
from scoring.titles import titles
from sheets import roles
from sheets.document import Document, read_document
from sheets.record import Keeping, Seal, Sheet
from sheets.timeline import is_covered
from sheets.touched import LastTouched

NONCE_BYTES = 16
SEAL_CONTEXT = "boomtown face down"
THE_TABLE = ""
"""Stands for the phone that has the table, where it tells others what lies face down."""


class SealsTold(NamedTuple):
    """What a code says of things that lie face down, or do so no more."""

    lying: Mapping[str, tuple[str, str]] = {}
    """The digest of each thing, and who told it first."""
    turned: Mapping[str, str] = {}
    """The nonce of each thing that lies face up since, or is gone."""


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
    nonce = heard[-1].nonce if heard else ""
    is_the_same = bool(nonce) and heard[-1].digest == seal_of(table, path, nonce, value)
    return nonce if is_the_same else sheet.keeping.nonces.get(path, "")


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
