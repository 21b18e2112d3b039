"""The notation of cities, cards and parcels: read with every symbol that nobody knows named."""

from rules.carson_city_cards.cards import TerrainCard
from rules.carson_city_cards.city import FRAME, City, city_of
from rules.carson_city_cards.pictures import BARE, BY_LETTER
from rules.core.grid import lowered
from rules.core.messages import Message, say

LONGEST_TEXT = 2000
CARD_SIDE = 2


class NotationError(ValueError):
    """A text that is no notation; says all that is wrong with it."""

    def __init__(self, *says: Message) -> None:
        super().__init__(", ".join(message.id for message in says))
        self.says = says


def read_city(text: str) -> City:
    """The city that a text such as "hb.i/tl.i" draws; its first symbol is the parcel a1."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(say("city-text-too-long", longest=LONGEST_TEXT))
    rows = lowered(text.strip()).split("/")
    spread = [_spread(row) for row in rows]
    says = [message for number, row in enumerate(rows, 1) for message in _unknown(row, number)]
    if len(rows) > FRAME.rows:
        says.append(say("city-too-many-rows", count=len(rows), most=FRAME.rows))
    if (widest := max(map(len, spread))) > FRAME.columns:
        says.append(say("city-too-many-columns", count=widest, most=FRAME.columns))
    if says:
        raise NotationError(*says)
    return city_of(
        {
            FRAME.square(column, row): BY_LETTER[letter]
            for row, letters in enumerate(spread)
            for column, letter in enumerate(letters)
            if letter != BARE
        }
    )


def _spread(row: str) -> str:
    """The row with each digit written out as a run of bare spots."""
    return "".join(BARE * int(sign) if sign in "123456789" else sign for sign in row)


def _unknown(row: str, number: int) -> list[Message]:
    signs = {sign: None for sign in row if sign not in BY_LETTER and sign not in "-123456789"}
    return [say("city-unknown-symbol", symbol=sign, row=number) for sign in signs]


def read_card(text: str) -> TerrainCard:
    """The terrain card that a text such as "h./.m" draws."""
    rows = lowered(text.strip()).split("/")
    if [len(row) for row in rows] != [CARD_SIDE, CARD_SIDE]:
        raise NotationError(say("card-not-two-by-two"))
    signs = "".join(rows)
    unknown = {sign: None for sign in signs if sign not in BY_LETTER}
    if unknown:
        raise NotationError(*(say("card-unknown-symbol", symbol=sign) for sign in unknown))
    upper_left, upper_right, lower_left, lower_right = (BY_LETTER[sign] for sign in signs)
    return TerrainCard((upper_left, upper_right, lower_left, lower_right))
