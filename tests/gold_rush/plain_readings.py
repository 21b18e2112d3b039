"""The open points of the contract and how a body reads them."""

from typing import Any

Body = dict[str, Any]
Readings = dict[str, str]

READINGS = {
    "GR-O1": ("tiles_once", "per_piece"),
    "GR-O2": ("open_sides", "enclosed_gaps"),
    "GR-O3": ("game_ends", "still_acts"),
    "GR-O4": ("as_many_as_left", "substitute"),
    "GR-O5": ("nobody", "back_to_supply"),
    "GR-O6": ("shuffled", "either_on_top"),
    "GR-O7": ("stays_flat", "stands_up"),
}


def readings_of(body: Body) -> Readings:
    """The readings in force: the first of each point unless the table has chosen."""
    return {**{point: keys[0] for point, keys in READINGS.items()}, **body.get("house_rules", {})}


def varied(readings: Readings, point: str) -> tuple[str, Readings]:
    """The other reading of a point, and the readings with it alone changed."""
    other = next(key for key in READINGS[point] if key != readings[point])
    return other, {**readings, point: other}


def without_farmers(body: Body) -> bool:
    """Whether the table leaves farmers out."""
    return "no_farmers" in body.get("variants", [])
