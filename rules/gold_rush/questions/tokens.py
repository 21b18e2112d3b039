"""How many tokens come with this tile?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from rules.core.fields import Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Facts, Reason, Ruling, answered
from rules.gold_rush import TITLE
from rules.gold_rush.features import Kind
from rules.gold_rush.fields import TileField
from rules.gold_rush.figures import Place, name_of
from rules.gold_rush.oddities import odd_tile
from rules.gold_rush.table import MINING_TOKENS
from rules.gold_rush.tiles import Tile


@dataclass(frozen=True, slots=True)
class Situation:
    """A new tile, and the tokens that nobody has drawn yet."""

    tile: Tile
    supply: int = MINING_TOKENS

    @property
    def needed(self) -> int:
        """One token for each nugget."""
        return self.tile.nuggets

    @property
    def is_short(self) -> bool:
        """Whether the supply has too few."""
        return self.supply < self.needed

    @property
    def by_mountain(self) -> Mapping[str, int]:
        """The nuggets of each mountain piece by its name."""
        return {
            name_of(self.tile, Place(Kind.MOUNTAIN, index)): piece.nuggets
            for index, piece in enumerate(self.tile.mountains)
        }


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = ("supply",)
    tile = TileField(required=True)
    supply = Whole(0, MINING_TOKENS)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """One for each nugget, as far as there are any."""
    as_many_as_left = situation.is_short and readings.says("GR-O4", "as_many_as_left")
    placed = situation.supply if as_many_as_left else situation.needed
    facts: Facts = {
        "needed": situation.needed,
        "placed": placed,
        "by_mountain": situation.by_mountain,
    }
    ruling = answered(facts, Reason("GR-19", (*_sentences(situation, placed),)))
    return replace(ruling, warnings=tuple(odd_tile(situation.tile)))


def _sentences(situation: Situation, placed: int) -> Iterator[Message]:
    yield say("tokens-needed", count=situation.needed)
    if not situation.is_short:
        return
    if placed < situation.needed:
        yield say("only-tokens-left", count=placed)
    else:
        yield say("markers-for-missing-tokens", count=situation.needed - situation.supply)
