"""What the page of the map shows: cells that glow, the newest tile, what it has brought.

Every button says under its name what is to be so when it was pressed (`moves.py`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from flask import request, url_for

from printables.gold_rush.tile_words import tile_in_words
from rules.core.messages import Message
from rules.core.paths import seat_path
from rules.gold_rush import TITLE
from rules.gold_rush.map.regions import all_named
from rules.gold_rush.table import MOST_TILES, Cell
from rules.gold_rush.tiles import Tile
from scoring.gold_rush.projected import projected
from translations.catalogue import Catalogue, catalogue
from web.forms.typed import Typed
from web.forms.view import element_of
from web.gold_rush.laying.clash import Clash, clash_with
from web.gold_rush.laying.figures import TileShown
from web.gold_rush.laying.in_hand import COMPOSER, FIGURES, InHand
from web.gold_rush.laying.moves import (
    COMPOSING,
    LAY,
    LIT,
    ON,
    REMEMBERED,
    SEEN,
    TURN,
    wanted_at,
)
from web.gold_rush.laying.open_page import COUNTS, has_already, lacking
from web.gold_rush.laying.table import (
    speaking_of,
    table_of_address,
    table_of_sheet,
)
from web.gold_rush.laying.told import Told, told_of_newest, told_of_waiting
from web.gold_rush.map_drawing import Picture, Spot, cell_typed, pieces_joined, sight_of
from web.gold_rush.map_players import Player
from web.gold_rush.map_told import FeatureTold, features_told, told_cell
from web.gold_rush.palette import key_of, left_of

NEWEST, LAID = "newest-one", "laid"
CLASHING = (LAY,)


@dataclass(frozen=True)
class LayingShown(InHand):
    """Everything that the page shows."""

    action: str = ""
    may_change: bool = True
    has: frozenset[str] = frozenset()
    """What the page that is open already need not be sent."""
    seat_address: Callable[[int], str] = str
    """Where the tokens of a seat are noted; nothing where that is another phone's."""

    @property
    def plain(self) -> Catalogue:
        """The same words without names of seats: it remembers what it said on earlier pages."""
        return catalogue(self.words.language, TITLE.room)

    def tile_words(self, tile: Tile) -> str:
        """All that a tile shows."""
        return tile_in_words(tile, self.plain)

    # The tile in hand

    @property
    def left(self) -> int:
        """How many tiles are not laid yet."""
        return max(0, MOST_TILES - len(self.laid))

    @property
    def palette(self) -> Iterator[tuple[Tile, str, int | None]]:
        """The tiles seen before: the picture on the map, if drawn there, and how many are left."""
        laid = Counter(key_of(each.written) for each in self.laid)
        on_map: dict[str, str] = {}
        for each in () if self.lit else self.laid:
            on_map.setdefault(key_of(each.written), Picture(each.tile).id)
        for tile in self.table.palette:
            left = left_of(tile, self.table.copies, laid)
            yield tile, on_map.get(key_of(tile), ""), left

    # The map

    @cached_property
    def spots(self) -> Sequence[Spot]:
        """What can be pressed on the drawing."""
        if self.table.moves is None or not self.may_change:
            return ()
        return [*self._spots_of_tiles(), *self._spots_for_hand()]

    def _spots_of_tiles(self) -> Iterator[Spot]:
        turn = self.next_turn_of_newest
        for number, laid in enumerate(self.laid):
            cell = told_cell(laid)
            if number == self.table.game.newest and turn is not None:
                label = self.plain.says("land-turn-at", cell=cell)
                yield Spot(laid.at, label, "", TURN, f"{cell}/{turn}", NEWEST)
            else:
                label = self.plain.says("land-look-at", cell=cell)
                yield Spot(laid.at, label, "", SEEN, cell, LAID)

    def _spots_for_hand(self) -> Iterator[Spot]:
        if self.hand is None:
            return
        for placement, kind in self.hand.by_cell():
            (x, y), turn = placement
            label = self.plain.says("land-lay-at", cell=f"{x},{y}", turn=turn)
            tile = self.hand.tile.turned(turn)
            yield Spot((x, y), label, "", LAY, f"{x},{y}/{turn}", kind, tile)

    @cached_property
    def next_turn_of_newest(self) -> int | None:
        """The next legal turn of the newest tile; None where there is no other."""
        if self.table.moves is None or not self.laid:
            return None
        turning = self.table.moves.turning()
        return turning[0] if turning else None

    @cached_property
    def lit(self) -> tuple[str, ...]:
        """The pieces that stand out."""
        cell, _, place = self.typed.get(LIT, "").partition(" ")
        return pieces_joined(self.laid, cell, place) if self.table.moves and place else ()

    @cached_property
    def clash(self) -> Clash | None:
        """Two tiles for one cell, where somebody else was faster."""
        laid = wanted_at(self.typed.get(LAY, ""), self.typed)
        return clash_with(self.table, laid) if laid else None

    # Whose turn it is, and what the tile is worth

    @property
    def number(self) -> int:
        """The tile of this turn: the one that is to be laid, or the newest."""
        return len(self.laid) - (self.mode == FIGURES)

    @property
    def turn(self) -> Player:
        """Whose turn it is."""
        return self.table.player_of(self.number)

    @property
    def following(self) -> Player:
        """Who lays the next tile."""
        return self.table.player_of(len(self.laid))

    @property
    def players(self) -> Iterator[tuple[Player, int, int]]:
        """Who plays, with the points on the track, and what makes it their turn."""
        for player in self.table.players:
            yield player, player.points or 0, self.table.starter_for(player, self.number)

    @cached_property
    def tile(self) -> TileShown | None:
        """The tile that is looked at: the one asked for, else the newest."""
        if self.table.moves is None or not self.laid:
            return None
        number = self.table.game.number_at(cell_typed(self.typed.get(SEEN)))
        seen = self.table.game.newest if number is None else number
        return TileShown(self.table, seen, self.typed.get(ON, ""), self.words)

    @property
    def told(self) -> Iterator[Told]:
        """What the newest tile has completed, each in one line."""
        return told_of_newest(self.table, self.words)

    @property
    def waiting(self) -> Sequence[Message]:
        """What is completed and not scored yet, as on a map that was typed, each in one line."""
        return [*told_of_waiting(self.table, self.words)]

    # How it counts

    @property
    def points(self) -> Iterator[tuple[Player, int, int]]:
        """Each player with the points on the track and what the map would bring now."""
        if self.table.moves is None:
            return
        brings = projected(self.table.game.landscape, self.table.setup.readings())
        for player in self.table.players:
            yield player, player.points or 0, brings.get(player.number, 0)

    @cached_property
    def features(self) -> Mapping[str, list[FeatureTold]]:
        """All features, by what is still to come of them."""
        return features_told(self.table.moves, self._who) if self.table.moves else {}

    def _who(self, seat: int) -> Player:
        return self.table.player(seat, self.words)

    def mark_of(self, seat: int) -> str:
        """The mark of whoever sits there."""
        return self._who(seat).mark

    def name_of(self, told: FeatureTold) -> Message:
        """A feature by whose it is and where it lies."""
        return self._names[told.feature.at]

    @cached_property
    def _names(self) -> Mapping[str, Message]:
        features = [each.feature for group in self.features.values() for each in group]
        return all_named(features, self._corners, lambda seat: self._who(seat).name)

    @cached_property
    def _corners(self) -> list[Cell]:
        """The cells in the corners of the map, between which all others lie."""
        columns, rows = zip(*(laid.at for laid in self.laid), strict=True)
        return [(min(columns), min(rows)), (max(columns), max(rows))]

    @property
    def pictures(self) -> Sequence[Picture]:
        """What the tiles are drawn with, as far as the page has not got it."""
        sight = sight_of(self.laid, lit=self.lit, spots=self.spots)
        return [*lacking(sight.pictures, self.has)] if sight else []

    @property
    def without_counts(self) -> bool:
        """Whether nobody sees how it counts, so that it can be fetched when somebody wants to."""
        return COUNTS in self.has

    @property
    def faults(self) -> list[str]:
        """What is wrong with the map, in sentences."""
        return [self.words.text(fault.says) for fault in self.table.map.faults]

    # What travels along

    @property
    def remembered(self) -> list[tuple[str, str]]:
        """What the page remembers for itself, blank or not."""
        mode = {COMPOSING: "1" if self.mode == COMPOSER else ""}
        return [(name, mode.get(name, self.typed.get(name, ""))) for name in REMEMBERED]

    @property
    def state(self) -> str:
        """What was asked for, in one text, by which a script knows what a drawing was made for."""
        asked = ((name, self.typed.get(name, "")) for name in (*REMEMBERED, *CLASHING))
        return "&".join(f"{name}={text}" for name, text in asked if text)


def laying_on_sheet(opened: Any, words: Catalogue) -> LayingShown:
    """The page of a shared table."""
    table = table_of_sheet(opened, words)
    typed = Typed([*request.form.items(multi=True), *request.args.items(multi=True)])
    action = url_for("sheet_parts.move", code=opened.code)
    may = opened.role == "host" or opened.role.startswith("seat.")
    may_change = may and opened.sheet.keeping.status == "open"

    def seat_address(number: int) -> str:
        if opened.role not in ("host", f"seat.{number}"):
            return ""
        return _to_tokens("sheet_pages.seat", number, code=opened.code)

    spoken, has = speaking_of(table, words), has_already()
    return LayingShown(table, typed, spoken, action, may_change, has, seat_address)


def _to_tokens(endpoint: str, number: int, **where: Any) -> str:
    field = element_of(f"{seat_path(number)}.tokens")
    return url_for(endpoint, number=number, _anchor=field, **where)


def laying_in_address(state: Any, words: Catalogue) -> LayingShown:
    """The page of a table that stands in an address."""
    typed = Typed(list(request.args.items(multi=True)))
    table = table_of_address(typed, state, words)
    action = url_for("move_pages.move", slug=TITLE.slug)

    def seat_address(number: int) -> str:
        fields = {name: typed.getlist(name) for name, _ in along_in_address(typed)}
        return _to_tokens("score_pages.seat", number, slug=TITLE.slug, **fields)

    spoken, has = speaking_of(table, words), has_already()
    return LayingShown(table, typed, spoken, action, has=has, seat_address=seat_address)


def along_in_address(typed: Typed) -> list[tuple[str, str]]:
    """The fields of the table in an address that travel along with each press."""
    return [pair for pair in typed.items(multi=True) if pair[0] not in REMEMBERED and pair[1]]


FOR_TEMPLATES = {
    "laying_on_sheet": laying_on_sheet,
    "laying_in_address": laying_in_address,
    "along_in_address": along_in_address,
}
