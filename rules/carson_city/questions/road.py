"""May these roads be laid, and what do they reach?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import RIVER, names_of
from rules.carson_city.checks import CARSON_RIVER, board_faults
from rules.carson_city.fields import BoardField
from rules.carson_city.laying import (
    Laying,
    in_legal_order,
    laid,
    terrain_of,
    too_many,
    touching_a_bridge,
)
from rules.carson_city.road_fields import SidesField, SidesToLay, in_a_row, net_of
from rules.carson_city.roads import ALL_SIDES, Road, Terrain, reached_by
from rules.core.faults import Fault, refuse
from rules.core.fields import ListOf, Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless


@dataclass(frozen=True, slots=True)
class Situation:
    """A net on the map, roads in reserve, and sides to lay some on."""

    net: int
    new: tuple[Road, ...]
    reserve: int
    river: int = 0

    def faults(self, readings: Readings) -> Iterator[Fault]:
        """What cannot be, as the table reads the rules."""
        return too_many(self.net, self.river, self.reserve, readings)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    board = BoardField()
    roads = ListOf(SidesField(), required=True)
    new = SidesToLay(shortest=1, required=True)
    reserve = Whole(0, ALL_SIDES, required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The board is needed for its river only."""
        board = given.get("board")
        river = board[RIVER] if board else 0
        if board:
            faults += [Fault("board", says) for says in board_faults(board, setup)]
        elif CARSON_RIVER in setup.variants:
            faults.append(Fault("board", say("roads-need-river-board")))
        net, new = net_of(given["roads"]), in_a_row(given["new"])
        situation = Situation(net, new, given["reserve"], river)
        faults += situation.faults(setup.readings())
        return situation


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes with what is reached then, or everything against it."""
    refuse(situation.faults(readings))
    terrain = terrain_of(situation.river, readings)
    laying = laid(situation.net, situation.new, terrain)
    unknown = dict.fromkeys(("reserve_after", "newly_reached", "bridge_parcels"))
    return allowed_unless(
        _hindrances(situation, laying),
        {"cost": laying.price, **_gained(situation, laying)},
        rests_on=_rests_on(situation, laying, terrain),
        facts_of_no={"cost": laying.price, **unknown},
        remedies=_remedies(situation, terrain),
    )


def _hindrances(situation: Situation, laying: Laying) -> Iterator[Reason]:
    yield from laying.hindrances()
    if laying.price > situation.reserve:
        gaps = {"price": laying.price, "reserve": situation.reserve}
        yield Reason("CC-40", (say("roads-not-in-reserve", **gaps),))


def _gained(situation: Situation, laying: Laying) -> Facts:
    newly = reached_by(laying.net) & ~reached_by(situation.net) & ~situation.river
    return {
        "reserve_after": situation.reserve - laying.price,
        "newly_reached": names_of(newly),
        "bridge_parcels": names_of(touching_a_bridge(situation.new, situation.river)),
    }


def _rests_on(situation: Situation, laying: Laying, terrain: Terrain) -> Iterator[Reason]:
    yield Reason("CC-41", (say("roads-joined", count=len(situation.new)),))
    yield Reason("CC-40", (say("roads-price", price=laying.price),))
    bridges = tuple(road.name for road in situation.new if road.side & terrain.double)
    if bridges:
        yield Reason("CC-118", (say("roads-bridge", roads=bridges),))


def _remedies(situation: Situation, terrain: Terrain) -> Iterator[Message]:
    """Another order, or leaving out what cannot be laid; both within the reserve."""
    possible = in_legal_order(situation.net, situation.new, terrain)
    price = sum(terrain.price(road.side) for road in possible)
    if not possible or price > situation.reserve:
        return
    names = tuple(road.name for road in possible)
    if len(possible) == len(situation.new):
        yield say("remedy-road-order", roads=names)
    else:
        yield say("remedy-road-part", roads=names)
