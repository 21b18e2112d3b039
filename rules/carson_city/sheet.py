"""What a shared sheet has to know of this game."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.carson_city.board import EMPTY, MAP, SIDE
from rules.carson_city.notation import (
    BETWEEN_ROWS,
    READ_SIGN,
    is_sign,
    rows_of,
    thing_and_owner,
)
from rules.core.grid import lowered
from rules.core.messages import Word
from rules.core.sheet import SheetFacts

DUEL_TILES = "duel_tiles"
"""The secret tiles of Might is right, which count for nothing at the end."""
NAMES = frozenset(MAP.names.values())


@dataclass(frozen=True, slots=True)
class TownDrawing:
    """Eight rows of eight parcels, each an optional owner and a sign: "2r", "h", "."."""

    bare: str = EMPTY.sign

    def is_place(self, name: str) -> bool:
        """Whether it is a parcel; a parcel has one name, so capitals are none."""
        return name in NAMES

    def is_sign(self, sign: str) -> bool:
        """Whether the notation knows it; what cannot be is told when the town is counted."""
        return is_sign(sign)

    def word_of(self, sign: str) -> Word | None:
        """What the sign shows, whoever owns it."""
        return thing_and_owner(sign)[0].word if is_sign(sign) else None

    def owner_of(self, sign: str) -> int | None:
        """Whose it is, where anybody's."""
        return (thing_and_owner(sign)[1] or None) if is_sign(sign) else None

    def signs_on(self, text: str) -> Mapping[str, str]:
        """The sign on each parcel of the map that is not bare."""
        rows = _squared(text)
        signs = ((name, rows[row][column]) for name, (column, row) in PLACES.items())
        return {name: sign for name, sign in signs if sign != self.bare}

    def with_signs(self, text: str, signs: Mapping[str, str | None]) -> str:
        """The whole town with these signs on those parcels; no text where all parcels are bare.

        What lies beyond the map is kept.
        """
        rows = _squared(text)
        for name, sign in signs.items():
            column, row = PLACES[name]
            rows[row][column] = lowered(sign or self.bare)
        if all(here == self.bare for line in rows for here in line):
            return ""
        return BETWEEN_ROWS.join(" ".join(line) for line in rows)

    def differences(self, old: str, new: str) -> Mapping[str, str | None] | None:
        """What stands otherwise in the new text, by its parcel; None where a text is no town."""
        if not (_is_town(old) and _is_town(new)):
            return None
        before, after = _squared(old), _squared(new)
        return {
            name: None if (now := after[row][column]) == self.bare else now
            for name, (column, row) in PLACES.items()
            if before[row][column] != after[row][column]
        }


PLACES = {name: MAP.place(square) for square, name in MAP.names.items()}


def _squared(text: str) -> list[list[str]]:
    """The signs row by row, filled up to a whole town."""
    rows = rows_of(text)
    rows += [[] for _ in range(SIDE - len(rows))]
    return [row + [EMPTY.sign] * (SIDE - len(row)) for row in rows]


def _is_town(text: str) -> bool:
    rows = rows_of(text)
    if not text.strip():
        return True
    fits = len(rows) == SIDE and all(len(row) == SIDE for row in rows)
    return fits and all(sign in READ_SIGN for row in rows for sign in row)


SHEET = SheetFacts(
    drawn={"board": TownDrawing()},
    covered=frozenset({DUEL_TILES}),
    lies_face_down=Word("face-down-duel_tiles"),
    unscored=frozenset({DUEL_TILES}),
    owner_of=TownDrawing().owner_of,
)
