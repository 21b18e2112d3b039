"""Tokens on a mountain: whose tent stands there, and why somebody may not take the top one."""

from collections.abc import Iterator

from rules.core.rulings import Reason, Verdict
from rules.gold_rush.figures import Place
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.newest import done_by
from rules.gold_rush.questions import mine
from rules.gold_rush.steps import Step
from web.gold_rush.laying.table import MapTable


def against_token(table: MapTable, number: int, place: Place, seat: int) -> Iterator[Reason]:
    """Why a seat may not take a token there; how many were taken before, no map knows."""
    game = table.game
    mountain = game.landscape.feature_at(game.laid[number].at, place)
    situation = mine.Situation(
        tent_there=seat in tents_on(table, mountain),
        tokens_left=mountain.nuggets,
        already_done=_second_step(table, seat),
    )
    ruling = mine.answer(situation, table.setup.readings())
    yield from ruling.because if ruling.verdict is Verdict.NO else ()


def tents_on(table: MapTable, mountain: MapFeature) -> set[int]:
    """Whose tents stand on a mountain."""
    tents = {laid.at: laid.tents for laid in table.game.laid if laid.tents}
    return {
        seat
        for piece in mountain.pieces
        for seat, place in tents.get(piece.cell, ())
        if place == piece.place
    }


def _second_step(table: MapTable, seat: int) -> Step | None:
    """What a seat has put on the tile of this turn; a cowboy may have gone home already."""
    game = table.game
    went = (sent.seat for sent in game.went_home_from(game.newest))
    return Step.COWBOY if seat in went else done_by(game.laid[game.newest], seat)
