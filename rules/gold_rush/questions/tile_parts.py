"""What is on this tile?"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.core.fields import Whole
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Fact, Facts, Reason, Ruling, answered
from rules.gold_rush import TITLE
from rules.gold_rush.fields import TileField
from rules.gold_rush.figures import name_of, places_of
from rules.gold_rush.oddities import odd_tile
from rules.gold_rush.tiles import EDGES, HALF_NAMES, Tile, letters


@dataclass(frozen=True, slots=True)
class Situation:
    """A tile as it is written, and how it is turned."""

    tile: Tile
    turned: int = 0

    @property
    def as_it_lies(self) -> Tile:
        """The tile after turning."""
        return self.tile.turned(self.turned)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    tile = TileField(required=True)
    turned = Whole(0, EDGES - 1)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Every part of the tile, under the names that cowboys and tents are put on."""
    del readings
    tile = situation.as_it_lies
    facts: Facts = {
        "canonical": str(tile),
        "edges": "".join(land.value for land in tile.lands),
        "city": tile.has_city,
        "places": [name_of(tile, place) for place in places_of(tile)],
        "tracks": _tracks(tile),
        "mountains": _mountains(tile),
        "prairies": _prairies(tile),
    }
    return replace(answered(facts, *_reasons(tile)), warnings=tuple(odd_tile(tile)))


def _tracks(tile: Tile) -> list[Fact]:
    return [
        {"ends": [*tile.ends_of(track)], "locomotives": track.locomotives} for track in tile.tracks
    ]


def _mountains(tile: Tile) -> list[Fact]:
    return [
        {"edges": [*letters(piece.edges)], "nuggets": piece.nuggets} for piece in tile.mountains
    ]


def _prairies(tile: Tile) -> list[Fact]:
    return [
        {
            "halves": [HALF_NAMES[half] for half in piece.halves],
            "tipis": piece.tipis,
            "horses": piece.horses,
        }
        for piece in tile.prairies
    ]


def _reasons(tile: Tile) -> Iterator[Reason]:
    """What bounds the prairies; and how many tokens come with the tile."""
    yield Reason("GR-49", (say("prairies-on-the-tile", count=len(tile.prairies)),))
    if tile.nuggets:
        yield Reason("GR-19", (say("tokens-needed", count=tile.nuggets),))
