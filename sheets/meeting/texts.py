"""What phones pass on to each other without a network: codes that one shows and another reads.

The phone on which a table began shows the whole table, as far as all may see it. A phone that reads
it has a sheet of its own, which remembers what it began from; it shows what was typed there since,
with the revision that it was typed upon. So what stands against what is found as between two phones
that have a network.
"""

import re
from base64 import b32encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from rules.core.bounds import refuse_too_much
from rules.core.messages import say
from sheets.meeting.seals import SealsTold
from sheets.portable import PortableError, portable, read_portable

LONGEST_PART = 400
"""Signs in one drawn code, so that a phone reads it from a screen at once."""
MOST_PARTS = 99
SIGNS_OF_THE_CHECK = 4
PART = re.compile(r"M1([A-Z2-7]{4})(\d\d)(\d\d)([A-Z0-9]+)")
TABLE, SEAT = "table", "seat"
MOST_ALONG = 200
"""Rulings or seals in one code; no table has as many."""
DIGEST = re.compile("|[0-9a-f]{64}")
NONCE = re.compile("[0-9a-f]{32}")
ROLE = re.compile(r"|host|seat\.(0|[1-9][0-9]?)")
MARK = re.compile("[0-9a-f]{16}")
NAME = re.compile("|[0-9a-f]{16}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Along:
    """What goes along with what was typed; codes of earlier versions have nothing of it."""

    seals: SealsTold = field(default_factory=SealsTold)
    """What lies face down, without saying what it is."""
    rulings: tuple[Mapping[str, Any], ...] = ()
    """What was settled, as it is asked again where it is read."""
    gone: Mapping[str, int] = field(default_factory=dict)
    """The rulings that came by codes of a copy and stand no more, by their marks; since when."""
    left: tuple[str, ...] = ()
    """What the rulings of the table are about that a copy keeps no more."""


@dataclass(frozen=True, slots=True)
class TableCode(Along):
    """A table as the phone tells it on which it began."""

    table: str
    """Its name, which no two tables have."""
    revision: int
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SeatCode(Along):
    """What was typed on another phone since it read the table."""

    table: str
    base: int
    seat: int | None
    """Who typed; nobody of them where the whole table was taken along."""
    puts: Mapping[str, Any]
    copy: str = ""
    """The name of the copy; those of earlier versions have none."""
    at: int = 0
    """How far the copy was."""


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
    refuse_too_much(told := read_portable(whole))
    return _of_json(told)


def _check_of(text: str) -> str:
    return b32encode(sha256(text.encode()).digest())[:SIGNS_OF_THE_CHECK].decode()


def _as_json(told: TableCode | SeatCode) -> dict[str, Any]:
    if isinstance(told, TableCode):
        seen = {"kind": TABLE, "table": told.table, "revision": told.revision}
        return {**seen, **told.body, **_along_as_json(told)}
    own: dict[str, Any] = {} if told.seat is None else {"seat": told.seat}
    own |= {"copy": told.copy, "at": told.at} if told.copy else {}
    seen = {"kind": SEAT, "table": told.table, "base": told.base}
    return {**seen, **own, "set": told.puts, **_along_as_json(told)}


def _along_as_json(told: Along) -> dict[str, Any]:
    parts = {**told.seals._asdict(), "rulings": told.rulings, "gone": told.gone}
    parts |= {"left": told.left}
    return {key: part for key, part in parts.items() if part}


def _of_json(value: Any) -> TableCode | SeatCode:
    told: dict[str, Any] = dict(value) if isinstance(value, dict) else {}
    kind, table = told.pop("kind", None), told.pop("table", None)
    seen = told.pop("revision" if kind == TABLE else "base", None)
    along = _along_of(told)
    if isinstance(table, str) and _is_number(seen):
        if kind == TABLE:
            return TableCode(table, seen, told, **along)
        seat, puts = told.get("seat"), told.get("set")
        copy, at = told.get("copy", ""), told.get("at", 0)
        is_told = _is_text(copy, NAME) and _is_number(at) and (seat is None or _is_number(seat))
        if kind == SEAT and isinstance(puts, dict) and is_told:
            return SeatCode(table, seen, seat, puts, copy, at, **along)
    raise PortableError(say("codes-not-ours"))


def _along_of(told: dict[str, Any]) -> dict[str, Any]:
    """What goes along, taken out of what was told."""
    lying, turned = told.pop("lying", {}), told.pop("turned", {})
    rulings, gone, left = told.pop("rulings", []), told.pop("gone", {}), told.pop("left", [])
    if not (
        _is_each(dict, lying, _is_seal)
        and _is_each(dict, turned, lambda nonce: _is_text(nonce, NONCE))
        and _is_each(list, rulings, lambda ruling: isinstance(ruling, dict))
        and _is_each(dict, gone, _is_number)
        and _is_each(list, left, lambda mark: _is_text(mark, MARK))
    ):
        raise PortableError(say("codes-not-ours"))
    seals = SealsTold({path: (digest, role) for path, (digest, role) in lying.items()}, turned)
    return {"seals": seals, "rulings": tuple(rulings), "gone": gone, "left": tuple(left)}


def _is_each(kind: type[Any], parts: Any, fits: Callable[[Any], bool]) -> bool:
    """Whether it is such a list or object, not too long, with nothing in it but what fits."""
    if not isinstance(parts, kind):
        return False
    values = [*parts.values()] if isinstance(parts, dict) else parts
    return len(values) <= MOST_ALONG and all(map(fits, values))


def _is_seal(value: Any) -> bool:
    match value:
        case [digest, role]:
            return _is_text(digest, DIGEST) and _is_text(role, ROLE)
    return False


def _is_text(value: Any, pattern: re.Pattern[str]) -> bool:
    return isinstance(value, str) and bool(pattern.fullmatch(value))


def _is_number(value: Any) -> bool:
    return type(value) is int and value >= 0
