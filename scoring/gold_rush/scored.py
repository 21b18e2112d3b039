"""What a tile completed during the game: who got how much, and which figures went home for it.

An entry is tied to its tile, so that it can be taken back with it. A sheet keeps it in its log as
an object, an address in one line: "2,1=0:8/0,0!c0:railroad@n", the points of seats before the
stroke, the figures that went home behind it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.gold_rush.features import NUMBERS, Feature
from rules.gold_rush.table import MOST_SEATS, Cell

BETWEEN_ENTRIES, BETWEEN_PARTS, BETWEEN_POINTS = ";", "/", "+"
CELL = r"(-?[0-9]{1,2}),(-?[0-9]{1,2})"
SENT = re.compile(rf"{CELL}!([ct])([0-{MOST_SEATS - 1}]):([a-z]+(?:@[a-z]{{1,3}})?)")
ENTRY = re.compile(rf"{CELL}=([^/]*)((?:/[^/]*)*)")
GAIN = re.compile(rf"([0-{MOST_SEATS - 1}]):([0-9]{{1,3}})")


class Sent(NamedTuple):
    """A figure that went home, and where it had stood."""

    at: Cell
    is_tent: bool
    seat: int
    on: str

    def __str__(self) -> str:
        return f"{self.at[0]},{self.at[1]}!{'t' if self.is_tent else 'c'}{self.seat}:{self.on}"


@dataclass(frozen=True, slots=True)
class Scored:
    """An entry: the tile that completed something, the points of seats, the figures sent home."""

    tile: Cell
    points: tuple[tuple[int, int], ...] = ()
    home: tuple[Sent, ...] = ()

    def __str__(self) -> str:
        gains = BETWEEN_POINTS.join(f"{seat}:{points}" for seat, points in self.points)
        return BETWEEN_PARTS.join((f"{_cell_text(self.tile)}={gains}", *map(str, self.home)))


def _cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def sent_read(text: str) -> Sent | None:
    """The figure that a text means; None where it means none."""
    found = SENT.fullmatch(text)
    if found is None:
        return None
    x, y, sort, seat, on = found.groups()
    return Sent((int(x), int(y)), sort == "t", int(seat), on)


def in_one_line(entries: Iterable[Scored]) -> str:
    """The entries as an address holds them."""
    return BETWEEN_ENTRIES.join(map(str, entries))


def read_line(text: str) -> tuple[Scored, ...]:
    """The entries of a line; what is none is passed over."""
    found = (ENTRY.fullmatch(entry) for entry in text.split(BETWEEN_ENTRIES))
    return tuple(_of_groups(*each.groups()) for each in found if each)


def _of_groups(x: str, y: str, gains: str, home: str) -> Scored:
    points = (GAIN.fullmatch(gain) for gain in gains.split(BETWEEN_POINTS))
    return Scored(
        (int(x), int(y)),
        tuple((int(each[1]), int(each[2])) for each in points if each),
        tuple(_sent(home.split(BETWEEN_PARTS))),
    )


def _sent(texts: Iterable[object]) -> Iterator[Sent]:
    found = (sent_read(text) for text in texts if isinstance(text, str))
    yield from (each for each in found if each)


def as_logged(entry: Scored, feature: Feature) -> dict[str, Any]:
    """The entry as the log of a sheet keeps it, with its feature in numbers."""
    body: dict[str, Any] = {name: getattr(feature, name) for name in NUMBERS[feature.kind]}
    cowboys = {str(seat): count for seat, count in feature.cowboys}
    return {
        "feature": {"kind": feature.kind.value, **body, "cowboys": cowboys, "completed": True},
        "points": {str(seat): points for seat, points in entry.points},
        "tile": [*entry.tile],
        "what": feature.kind.value,
        "home": [str(sent) for sent in entry.home],
    }


def read_logged(kept: object) -> Scored | None:
    """An entry of a sheet's log; None for one that somebody logged without a map."""
    if not isinstance(kept, Mapping):
        return None
    tile, points, home = (kept.get(name) for name in ("tile", "points", "home"))
    if not (isinstance(tile, list) and isinstance(points, Mapping) and isinstance(home, list)):
        return None
    gains = BETWEEN_POINTS.join(f"{seat}:{got}" for seat, got in points.items())
    line = BETWEEN_PARTS.join((f"{','.join(map(str, tile))}={gains}", *map(str, home)))
    return next(iter(read_line(line)), None)
