"""May I throw the tile away?"""

from dataclasses import dataclass

from rules.core.fields import Flag, Whole
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Reason, Ruling, Verdict
from rules.gold_rush import TITLE
from rules.gold_rush.table import MOST_TILES


@dataclass(frozen=True, slots=True)
class Situation:
    """Whether the tile fits anywhere, and how many others are left."""

    fits: bool
    tiles_left: int


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    fits = Flag(required=True)
    tiles_left = Whole(0, MOST_TILES - 1, required=True)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Only a tile that fits nowhere leaves the game; and what happens then."""
    if situation.fits:
        return _ruling(Verdict.NO, "place_it", Reason("GR-18", (say("a-tile-that-fits"),)))
    leaves = Reason("GR-18", (say("a-tile-that-fits-nowhere"),))
    if situation.tiles_left:
        draws = Reason("GR-18", (leaves.says[0], say("draws-again", left=situation.tiles_left)))
        return _ruling(Verdict.YES, "draw_again", draws)
    if readings.says("GR-O3", "game_ends"):
        ends = Reason("GR-51", (say("no-tile-to-draw"),))
        return _ruling(Verdict.YES, "game_ends", leaves, ends)
    acts = Reason("GR-51", (say("acts-without-a-tile"),))
    return _ruling(Verdict.YES, "act_without_tile", leaves, acts)


def _ruling(verdict: Verdict, then: str, *because: Reason) -> Ruling:
    return Ruling(verdict, because, {"then": then})
