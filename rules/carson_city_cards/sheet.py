"""What a shared sheet has to know of this game."""

from rules.carson_city_cards.city import FRAME
from rules.carson_city_cards.pictures import Picture
from rules.core.sheet import RowsOfSigns, SheetFacts

CITY = RowsOfSigns(FRAME, {picture.letter: picture.word for picture in Picture})

SHEET = SheetFacts(
    drawn={"city": CITY},
    pictured={"parcels": CITY},
    of_the_person=frozenset({"virtual", "level"}),
    nobody_sits=frozenset({"virtual"}),
)
