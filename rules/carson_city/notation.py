"""The notation of the town: eight rows of parcels, each an optional owner and a sign."""

from collections.abc import Iterator

from rules.carson_city.board import BY_SIGN, MAP, MOST_SEATS, NOBODY, SIDE, Board, Thing, board_of
from rules.core.grid import lowered
from rules.core.messages import Message, say

LONGEST_TEXT = 2000
BETWEEN_ROWS = "/"

# What each way to write one parcel means: "h", "2r", …
READ_SIGN = {
    f"{owner or ''}{sign}": (thing, owner)
    for sign, thing in BY_SIGN.items()
    for owner in range(MOST_SEATS + 1)
}


class NotationError(ValueError):
    """A text that is no notation; says all that is wrong with it."""

    def __init__(self, *says: Message) -> None:
        super().__init__(", ".join(message.id for message in says))
        self.says = says


def rows_of(text: str) -> list[list[str]]:
    """The signs as typed, row by row."""
    rows = lowered(text).strip().split(BETWEEN_ROWS)
    return [[sign for sign in row.replace(",", " ").split(" ") if sign] for row in rows]


def is_sign(sign: str) -> bool:
    """Whether this can stand on one parcel."""
    return lowered(sign) in READ_SIGN


def thing_and_owner(sign: str) -> tuple[Thing, int]:
    """What a sign such as "2r" means: a thing, and its owner or 0."""
    return READ_SIGN[lowered(sign)]


def read_board(text: str) -> Board:
    """The board that a text such as ". . 1r h …/…" draws; its first parcel is a1."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(say("board-text-too-long", longest=LONGEST_TEXT))
    rows = rows_of(text)
    says = [*_of_wrong_size(rows), *_unknown(rows)]
    if says:
        raise NotationError(*says)
    signs = (READ_SIGN[sign] for row in rows for sign in row)
    pairs = zip(MAP.names, signs, strict=True)
    return board_of((square, thing, owner or NOBODY) for square, (thing, owner) in pairs)


def _of_wrong_size(rows: list[list[str]]) -> Iterator[Message]:
    if len(rows) != SIDE:
        yield say("board-not-eight-rows", count=len(rows))
    for number, row in enumerate(rows, 1):
        if len(row) != SIDE:
            yield say("board-row-not-eight", row=number, count=len(row))


def _unknown(rows: list[list[str]]) -> Iterator[Message]:
    for number, row in enumerate(rows, 1):
        for sign in dict.fromkeys(sign for sign in row if sign not in READ_SIGN):
            yield say("board-unknown-sign", sign=sign[:10], row=number)
