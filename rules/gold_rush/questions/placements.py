"""Where can this tile go?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.faults import Fault
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered
from rules.gold_rush import TITLE
from rules.gold_rush.checks import map_faults
from rules.gold_rush.fields import MapField, TileField
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.oddities import odd_on_map, odd_tile
from rules.gold_rush.placing import Placement, legal_placements
from rules.gold_rush.table import Laid
from rules.gold_rush.tiles import Tile


@dataclass(frozen=True, slots=True)
class Situation:
    """A map, and a tile that was drawn."""

    map: tuple[Laid, ...]
    tile: Tile
    odd: tuple[Fault, ...] = ()


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    map = MapField(required=True)
    tile = TileField(required=True)

    def situated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]
    ) -> Situation | None:
        """A possible map."""
        faults += map_faults(given["map"], setup)
        if faults:
            return None
        odd = odd_on_map(Landscape(given["map"]), setup)
        return Situation(**given, odd=(*odd, *odd_tile(given["tile"])))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """All cells and turns, row by row."""
    del readings
    placements = legal_placements(Landscape(situation.map), situation.tile)
    cells = len({placement.at for placement in placements})
    facts: Facts = {
        "placements": [{"at": [*at], "turned": turned} for at, turned in placements],
        "cells": cells,
        "placeable": bool(placements),
    }
    return replace(answered(facts, *_reasons(placements, cells)), warnings=situation.odd)


def _reasons(placements: Sequence[Placement], cells: int) -> Iterator[Reason]:
    if not placements:
        yield Reason("GR-17", (say("continues-nowhere"),))
        yield Reason("GR-18", (say("leaves-the-game"),))
        return
    yield Reason("GR-16", (say("cells-beside-tiles", count=cells),))
    yield Reason("GR-17", (say("edges-continue-there"),))
    yield Reason("GR-18", (say("must-be-laid"),))
