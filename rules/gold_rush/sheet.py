"""What a shared sheet has to know of this game."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rules.core.messages import Word
from rules.core.sheet import SheetFacts
from rules.gold_rush.map.text import BETWEEN_TILES

COORDINATE = r"(?:0|-?[1-9][0-9]?)"
PLACE = re.compile(rf"{COORDINATE},{COORDINATE}")
SIGN = re.compile(rf"[^\s={BETWEEN_TILES}]{{1,240}}")
COWBOY, TENT = "!c", "!t"


@dataclass(frozen=True, slots=True)
class MapDrawing:
    """One entry for each tile: "0,0=prpr_e-w;1,0=mrpr_e-w_n^1!c0:mountain@n", the newest last."""

    bare: str = ""

    def is_place(self, name: str) -> bool:
        """Whether it is a cell of the map, as a number is written; a cell has one name."""
        return PLACE.fullmatch(name) is not None

    def is_sign(self, sign: str) -> bool:
        """Whether it can be an entry; what cannot be a tile is told when the map is counted."""
        return sign == self.bare or SIGN.fullmatch(sign) is not None

    def word_of(self, sign: str) -> Word | None:
        """A tile, and what stands on it."""
        figures = (COWBOY in sign.lower(), TENT in sign.lower())
        return Word(f"thing-tile{WITH_FIGURES[figures]}")

    def signs_on(self, text: str) -> Mapping[str, str]:
        """The tile on each cell as it is written; where several are, the first."""
        return dict(reversed([*_entries(text)]))

    def with_signs(self, text: str, signs: Mapping[str, str | None]) -> str:
        """The map with these tiles: in the places of earlier ones, the others as the newest."""
        left = dict(signs)
        exchanged = [*_exchanged(text, left)]
        return _written([*exchanged, *((cell, sign) for cell, sign in left.items() if sign)])

    def differences(self, old: str, new: str) -> Mapping[str, str | None] | None:
        """What lies otherwise on the new map, by its cell.

        None where a text is no map, or where the tiles would come to lie in another order.
        """
        if not (self._is_map(old) and self._is_map(new)):
            return None
        before, after = dict(_entries(old)), dict(_entries(new))
        cells = dict.fromkeys((*before, *after))
        changes = {c: after.get(c) for c in cells if before.get(c) != after.get(c)}
        drawn = {**before, **changes}
        kept = [(cell, sign) for cell, sign in drawn.items() if sign]
        return changes if kept == [*after.items()] else None

    def _is_map(self, text: str) -> bool:
        entries = [*_entries(text)]
        fits = all(self.is_place(cell) and sign and self.is_sign(sign) for cell, sign in entries)
        return fits and len(dict(entries)) == len(entries)


WITH_FIGURES = {
    (False, False): "",
    (True, False): "-with-cowboy",
    (False, True): "-with-tent",
    (True, True): "-with-both",
}


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The cells of a text with what is written after them; what is no entry has an empty sign."""
    for entry in text.split(BETWEEN_TILES):
        if entry.strip():
            cell, _, sign = entry.strip().partition("=")
            yield cell.strip(), sign.strip()


def _exchanged(text: str, left: dict[str, str | None]) -> Iterator[tuple[str, str]]:
    """The entries with those of these cells exchanged, which are then no longer left."""
    for cell, sign in _entries(text):
        if cell not in left:
            yield cell, sign
        elif now := left.pop(cell):
            yield cell, now


def _written(entries: Iterable[tuple[str, str]]) -> str:
    return BETWEEN_TILES.join(f"{cell}={sign}" if sign else cell for cell, sign in entries)


SHEET = SheetFacts(
    drawn={"map": MapDrawing()},
    covered=frozenset({"tokens", "gold"}),
    lies_face_down=Word("face-down-tokens"),
    adds_face_down=Word("face-down-gold"),
    covered_rows=frozenset({"gold"}),
    common=frozenset({"points"}),
    extras=frozenset({"log", "palette", "tile_counts", "hand", "starter"}),
    of_one_game=frozenset({"log", "hand", "starter"}),
    unnamed=frozenset({"palette", "tile_counts", "log"}),
    of_the_person=frozenset({"color"}),
    of_each_seat=frozenset({"cowboys"}),
    asked_openly=frozenset({"split_tokens"}),
)
