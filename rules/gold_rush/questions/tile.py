"""May this tile lie here, and which turns fit?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Piece, PieceOf, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.gold_rush import TITLE
from rules.gold_rush.checks import map_faults
from rules.gold_rush.fields import CellField, MapField, TileField
from rules.gold_rush.map.faces import allowed_beside, contradictions
from rules.gold_rush.map.form import MAP, missing_fields, wrong_fields
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.oddities import odd_on_map, odd_tile
from rules.gold_rush.placing import fitting_turns
from rules.gold_rush.tiles import EDGES, Edge, Land, Tile


@dataclass(frozen=True, slots=True)
class Situation:
    """A tile, perhaps already turned, and the cell for it."""

    tile: Tile
    turned: int | None
    allowed: int | None
    """What its edges may show there; None where it touches nothing."""
    is_taken: bool = False
    odd: tuple[Fault, ...] = ()

    @property
    def turns(self) -> Sequence[int]:
        """All turns that fit, each picture once."""
        if self.allowed is None or self.is_taken:
            return ()
        return fitting_turns(self.tile)[self.allowed]


class NeighboursPiece(Piece):
    """What the touching edges of the neighbours show."""

    deciding = ("n", "e", "s", "w")
    n = one_of(Land)
    e = one_of(Land)
    s = one_of(Land)
    w = one_of(Land)


class QuestionForm(Form):
    """What is typed: the neighbours' edges, or a map and a cell of it."""

    title = TITLE
    tile = TileField(required=True)
    turned = Whole(0, EDGES - 1)
    neighbours = PieceOf(NeighboursPiece)
    map = MapField()
    at = CellField()

    def situated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]
    ) -> Situation | None:
        """The cell, however it is described."""
        faults += _wrong_form(given)
        if MAP in given and not faults:
            faults += map_faults(given[MAP], setup)
        if faults:
            return None
        return _on_map(given, setup) if MAP in given else _between(given)


def _wrong_form(given: Mapping[str, Any]) -> Iterator[Fault]:
    if MAP not in given and "neighbours" not in given:
        yield Fault("neighbours", say("neighbours-or-map"), lacks=True)
    else:
        yield from wrong_fields(given, ("at",), ("neighbours",))
    if MAP in given:
        yield from missing_fields(given, ("at",))


def _on_map(given: Mapping[str, Any], setup: Setup) -> Situation:
    landscape, at = Landscape(given[MAP]), given["at"]
    tile, turned = given["tile"], given.get("turned")
    odd = (*odd_on_map(landscape, setup), *_odd_in_hand(given))
    is_taken = landscape.tile_at(at) is not None
    return Situation(tile, turned, landscape.allowed_at(at), is_taken, odd)


def _between(given: Mapping[str, Any]) -> Situation:
    beside: Mapping[str, Land] = given["neighbours"]
    lands = {Edge[letter.upper()]: land for letter, land in beside.items()}
    allowed = allowed_beside(lands) if lands else None
    return Situation(given["tile"], given.get("turned"), allowed, odd=_odd_in_hand(given))


def _odd_in_hand(given: Mapping[str, Any]) -> tuple[Fault, ...]:
    """What is odd about the tile, as it is turned."""
    return tuple(odd_tile(given["tile"].turned(given.get("turned", 0))))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes where every touching edge continues, in the turn asked about or in any."""
    del readings
    turns = situation.turns
    facts: Facts = {"canonical": str(situation.tile), "turns": turns}
    ruling = allowed_unless(
        _hindrances(situation, turns),
        facts,
        rests_on=_permission(situation),
        facts_of_no=facts,
        remedies=_remedies(situation, turns),
    )
    return replace(ruling, warnings=situation.odd)


def _hindrances(situation: Situation, turns: Sequence[int]) -> Iterator[Reason]:
    if situation.is_taken:
        yield Reason("GR-16", (say("cell-is-taken"),))
    elif situation.allowed is None:
        yield Reason("GR-16", (say("touches-nothing"),))
    elif situation.turned is None:
        if not turns:
            yield Reason("GR-17", (say("continues-in-no-turn"),))
    elif says := (*_not_continued(situation.tile.turned(situation.turned), situation.allowed),):
        yield Reason("GR-17", says)


def _not_continued(tile: Tile, allowed: int) -> Iterator[Message]:
    for edge, other in contradictions(tile, allowed):
        own = tile.lands[edge]
        yield say("edge-not-continued", edge=edge.word, own=own.word, other=other.word)


def _permission(situation: Situation) -> Iterator[Reason]:
    yield Reason("GR-16", (say("touches-a-tile"),))
    if situation.turned is None:
        yield Reason("GR-17", (say("continues-in-turns", turns=_told(situation.turns)),))
    else:
        yield Reason("GR-17", (say("every-edge-continues"),))


def _remedies(situation: Situation, turns: Sequence[int]) -> Iterator[Message]:
    """Another turn, where one would fit."""
    if situation.turned is not None and turns:
        yield say("remedy-turn-it", turns=_told(turns))


def _told(turns: Sequence[int]) -> tuple[str, ...]:
    return tuple(str(turn) for turn in turns)
