"""Maps as somebody sends them: one line of text, or the list that a program sent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from marshmallow import ValidationError

from rules.core.faults import Fault, at_fields
from rules.core.readings import Setup
from rules.gold_rush.checks import map_faults
from rules.gold_rush.fields import MapField
from rules.gold_rush.map.text import BETWEEN_TILES, write_laid, write_map
from rules.gold_rush.table import Laid

MAP = "map"
FIELD = MapField()


@dataclass(frozen=True, slots=True)
class MapTyped:
    """A map as it was typed: its tiles, and what is wrong with it."""

    text: str
    laid: tuple[Laid, ...] = ()
    faults: tuple[Fault, ...] = ()
    is_readable: bool = True

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong with it."""
        return self.is_readable and not self.faults

    def with_entries(self, entries: Mapping[int, Laid | None], *newest: Laid) -> str:
        """The text with some of its tiles otherwise or taken back; all others stay as typed."""
        typed = self.text.split(BETWEEN_TILES) if self.laid else []
        kept = []
        for number, text in enumerate(typed):
            if number not in entries:
                kept.append(text.strip())
            elif laid := entries[number]:
                kept.append(write_laid(laid))
        return BETWEEN_TILES.join([*kept, *map(write_laid, newest)])


def map_typed(value: object, setup: Setup | None = None) -> MapTyped:
    """What stands in a field for a map; between its tiles it is only checked with a set-up."""
    if value is None or (isinstance(value, str) and not value.strip()):
        return MapTyped("")
    try:
        laid: tuple[Laid, ...] = FIELD.deserialize(value)
    except ValidationError as error:
        text = value if isinstance(value, str) else ""
        return MapTyped(text, faults=tuple(at_fields(error.messages, MAP)), is_readable=False)
    faults = tuple(map_faults(laid, setup)) if setup else ()
    return MapTyped(value if isinstance(value, str) else write_map(laid), laid, faults)


def tiles_of(value: object) -> tuple[Laid, ...]:
    """The tiles of a map: as they were read already, or of a text; none where it cannot be read."""
    if isinstance(value, Sequence) and value and all(isinstance(one, Laid) for one in value):
        return tuple(value)
    return map_typed(value).laid


def as_line(value: object) -> str:
    """A map as one line of text, however it was sent; what is no map stays as it is."""
    if isinstance(value, str):
        return value
    read = map_typed(value)
    return read.text if read.is_readable else str(value)
