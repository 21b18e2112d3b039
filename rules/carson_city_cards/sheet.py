"""What a shared sheet has to know of this game."""

from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import Picture
from rules.core.sheet import RowsOfSigns, SheetFacts

SHEET = SheetFacts(
    drawn={"city": RowsOfSigns(FRAME, {picture.letter: picture.word for picture in Picture})},
    of_the_person=frozenset({"virtual", "level"}),
    nobody_sits=frozenset({"virtual"}),
)
