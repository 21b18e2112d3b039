"""The rows of what a seat has already: points on the score track, and gold."""

from rules.core.messages import Message, say
from rules.core.paths import seat_path
from rules.core.readings import Readings
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part
from scoring.gold_rush.holding import Holding


def _score_track(holding: Holding, _: Readings) -> Findings:
    points = holding.seat.points
    return [(points, "score_track", points)] if points else NOTHING


def _of_score_track(holding: Holding, finding: Finding) -> Part:
    points = finding[0]
    return Part(_at(holding), points, say("why-score-track", points=points), ("GR-36",))


def _gold(holding: Holding, _: Readings) -> Findings:
    seat = holding.seat
    return [(seat.nuggets, "gold", len(seat.tokens))] if seat.nuggets else NOTHING


def _of_gold(holding: Holding, finding: Finding) -> Part:
    nuggets, _gold, tokens = finding
    return Part(_at(holding), nuggets, _says(nuggets, tokens), ("GR-58",))


def _says(nuggets: int, tokens: int) -> Message:
    """On how many tokens, where anybody said."""
    if not tokens:
        return say("why-gold", nuggets=nuggets)
    return say("why-gold-on-tokens", nuggets=nuggets, tokens=tokens)


def _at(holding: Holding) -> dict[str, str]:
    return {"at": seat_path(holding.seat.number)}


SCORE_TRACK = Cell(_score_track, _of_score_track)
GOLD = Cell(_gold, _of_gold)
