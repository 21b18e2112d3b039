"""What outlaws cost."""

from collections.abc import Iterator

from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import Picture
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import Finding

PENALTY = -6


def outlaws(estate: Estate, readings: Readings) -> Iterator[Finding]:
    """6 less for each group, nothing where a Prison or the Sheriff protects."""
    board = estate.city[Picture.OUTLAWS]
    if not board:
        return
    if estate.is_protected:
        for parcel in squares(board):
            yield 0, parcel, 0
        return
    for group in _groups(board, readings):
        yield PENALTY, next(squares(group)), group


def _groups(board: int, readings: Readings) -> list[int]:
    if readings.says("CCC-O1", "per_cluster"):
        return FRAME.parts(board, corners=True)
    return [1 << parcel for parcel in squares(board)]
