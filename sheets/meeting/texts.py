"""What phones pass on to each other without a network: codes that one shows and another reads.

The phone on which a table began shows the whole table, as far as all may see it. A phone that reads
it has a sheet of its own, which remembers what it began from; it shows what was typed there since,
with the revision that it was typed upon. So what stands against what is found as between two phones
that have a network.
"""

import re
from base64 import b32encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rules.core.messages import say
from sheets.portable import PortableError, portable, read_portable

LONGEST_PART = 400
"""Signs in one drawn code, so that a phone reads it from a screen at once."""
MOST_PARTS = 99
SIGNS_OF_THE_CHECK = 4
PART = re.compile(r"M1([A-Z2-7]{4})(\d\d)(\d\d)([A-Z0-9]+)")
TABLE, SEAT = "table", "seat"


@dataclass(frozen=True, slots=True)
class TableCode:
    """A table as the phone tells it on which it began."""

    table: str
    """Its name, which no two tables have."""
    revision: int
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SeatCode:
    """What was typed on another phone since it read the table."""

    table: str
    base: int
    seat: int | None
    """Who typed; nobody of them where the whole table was taken along."""
    puts: Mapping[str, Any]


def in_parts(told: TableCode | SeatCode) -> list[str]:
    """As texts of capitals and digits, each short enough for a code that is read from a screen."""
    text = portable(_as_json(told))
    check = _check_of(text)
    parts = [text[at : at + LONGEST_PART] for at in range(0, len(text), LONGEST_PART)]
    if len(parts) > MOST_PARTS:
        raise PortableError(say("codes-too-many", most=MOST_PARTS))
    return [f"M1{check}{n:02}{len(parts):02}{part}" for n, part in enumerate(parts, 1)]


def read_parts(text: str) -> TableCode | SeatCode:
    """What stands in codes, in whatever order and however often they were read."""
    found = [PART.fullmatch(each) for each in text.upper().split()]
    known = {each.groups() for each in found if each}
    if not found or None in found or len({(check, count) for check, _, count, _ in known}) != 1:
        raise PortableError(say("codes-not-ours"))
    parts = {int(number): part for _, number, _, part in known}
    check, _, count, _ = next(iter(known))
    if lacking := tuple(str(n) for n in range(1, int(count) + 1) if n not in parts):
        raise PortableError(say("codes-lacking", numbers=lacking, count=len(lacking)))
    whole = "".join(part for _, part in sorted(parts.items()))
    if _check_of(whole) != check:
        raise PortableError(say("portable-broken"))
    return _of_json(read_portable(whole))


def _check_of(text: str) -> str:
    return b32encode(sha256(text.encode()).digest())[:SIGNS_OF_THE_CHECK].decode()


def _as_json(told: TableCode | SeatCode) -> dict[str, Any]:
    if isinstance(told, TableCode):
        return {"kind": TABLE, "table": told.table, "revision": told.revision, **told.body}
    own = {} if told.seat is None else {"seat": told.seat}
    return {"kind": SEAT, "table": told.table, "base": told.base, **own, "set": told.puts}


def _of_json(value: Any) -> TableCode | SeatCode:
    told: dict[str, Any] = dict(value) if isinstance(value, dict) else {}
    kind, table = told.pop("kind", None), told.pop("table", None)
    seen = told.pop("revision" if kind == TABLE else "base", None)
    if isinstance(table, str) and _is_number(seen):
        if kind == TABLE:
            return TableCode(table, seen, told)
        seat, puts = told.get("seat"), told.get("set")
        if kind == SEAT and isinstance(puts, dict) and (seat is None or _is_number(seat)):
            return SeatCode(table, seen, seat, puts)
    raise PortableError(say("codes-not-ours"))


def _is_number(value: Any) -> bool:
    return type(value) is int and value >= 0
