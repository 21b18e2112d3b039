"""The wheel of a turn: where its stages stand around it, and how they are written."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin

from printables.core.aids.blocks import Wheel

RADIUS, DISC, LABEL = 10.5, 3.0, 5.0
"""In millimetres: of the ring, of a stage's disc, and how far from its middle its name begins."""
FOOT_OF_LETTERS = 1.2
AT_THE_FOOT, BELOW = 1.0, 2.6
"""Where a stage counts as the lowest, and how much lower its name stands, clear of the ring."""
ARROW_BEFORE = 0.36
"""In radians: how far before the next stage an arrow stands."""


@dataclass(frozen=True, slots=True)
class Spoke:
    """A stage on the ring."""

    number: int
    name: str
    x: float
    y: float
    label: float
    line: float
    """The foot of its name."""
    anchor: str
    arrow: float
    """Where the arrow towards it stands, in degrees."""


def wheel(shown: Wheel) -> Iterator[Spoke]:
    """The stages clockwise, the first at the top right."""
    count = len(shown.stages)
    for number, name in enumerate(shown.stages):
        angle = 2 * pi * (number + 0.5) / count - pi / 2
        x, y = RADIUS * cos(angle), RADIUS * sin(angle)
        is_right = number <= (count - 1) / 2
        yield Spoke(
            number + 1,
            name,
            round(x, 2),
            round(y, 2),
            round(x + (LABEL if is_right else -LABEL), 2),
            round(y + FOOT_OF_LETTERS + (BELOW if abs(x) < AT_THE_FOOT and y > 0 else 0), 2),
            "start" if is_right else "end",
            round((angle - ARROW_BEFORE) * 180 / pi, 1),
        )
