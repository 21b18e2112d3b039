"""What outlaws cost."""

from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import OUTLAWS
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.reasons import at_outlaws
from scoring.core.rows import NOTHING, Cell, Findings

PENALTY = -6


def outlaws(estate: Estate, readings: Readings) -> Findings:
    """6 less for each group, nothing where a Prison or the Sheriff protects."""
    board = estate.city[OUTLAWS]
    if not board:
        return NOTHING
    if estate.is_protected:
        return [(0, parcel, 0) for parcel in squares(board)]
    return [(PENALTY, squares(group)[0], group) for group in _groups(board, readings)]


def _groups(board: int, readings: Readings) -> list[int]:
    if readings.says("CCC-O1", "per_cluster"):
        return FRAME.parts(board, corners=True)
    return [1 << parcel for parcel in squares(board)]


OUTLAWS_COST = Cell(outlaws, at_outlaws)
