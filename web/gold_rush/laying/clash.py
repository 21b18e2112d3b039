"""Two tiles for one cell: two laid at once, and only one of them can lie there."""

from dataclasses import dataclass

from rules.gold_rush.table import Laid
from web.gold_rush.laying.table import MapTable
from web.gold_rush.map_players import Player
from web.gold_rush.map_told import told_cell


@dataclass(frozen=True, slots=True)
class Clash:
    """The tile that lies there, and the one that came too late; one is kept, none is lost."""

    theirs: Laid
    whose: Player
    mine: Laid
    can_lie: bool
    """Whether mine fits what lies around it by now."""

    @property
    def value(self) -> str:
        """What is to be so where mine is kept."""
        return f"{told_cell(self.mine)}/{self.mine.quarters}"


def clash_with(table: MapTable, mine: Laid) -> Clash | None:
    """The clash of a tile with the one on its cell; None where no other one lies there."""
    number = table.game.number_at(mine.at)
    if table.moves is None or number is None or table.game.laid[number].tile == mine.tile:
        return None
    can_lie = mine.quarters in table.moves.turns_at(number, mine.written)
    return Clash(table.game.laid[number], table.player_of(number), mine, can_lie)
