"""The game of a table: what lies on its map, what was scored with it, and who plays.

A shared table keeps what was scored in its log, a table in an address in one line beside the map.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from rules.core.paths import is_within, seat_path
from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.checks import map_faults
from rules.gold_rush.map.moves import MapMoves
from rules.gold_rush.map.reading import MAP, MapTyped, as_line, map_typed
from rules.gold_rush.map.text import BETWEEN_TILES, write_laid, write_map
from rules.gold_rush.markers import is_points
from rules.gold_rush.table import Laid
from rules.gold_rush.tiles import Tile
from scoring.gold_rush.game import Game, on_these_tiles, points_moved
from scoring.gold_rush.scored import Scored, as_logged, in_one_line, read_line, read_logged
from scoring.titles import titles
from sheets.document import Document
from sheets.opened import Opened
from translations.catalogue import Catalogue
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.gold_rush.map_page import AgreedForm, setup_of
from web.gold_rush.map_players import Player, calling, player_at, players_at
from web.gold_rush.palette import box_of, copies_of, most_used_first, on_the_map
from web.house.language import words

LOG, STARTER = "log", "starter"
MAP_PATH, LOG_PATH, STARTER_PATH = f"shared.{MAP}", f"extras.{LOG}", f"extras.{STARTER}"
MOST_SHOWN = 36
MOST_SIGNS = 4
GAMES_REMEMBERED = 16


@dataclass(frozen=True)
class MapTable:
    """A table as the page of its map sees it."""

    map: MapTyped
    scored: tuple[Scored, ...]
    setup: Setup
    players: Sequence[Player]
    starter: int
    """Whose turn the first tile after the start tile was, by the place among the players."""
    is_turn_known: bool
    """Whether somebody said so, or the cowboys on the map show it."""
    palette: Sequence[Tile]
    copies: Mapping[str, int] = field(default_factory=dict)
    """How many of a tile the box holds, by its key, where that is known."""

    @cached_property
    def game(self) -> Game:
        """The game as far as it went."""
        return Game(self.map.laid, self.scored, self.setup)

    @cached_property
    def moves(self) -> MapMoves | None:
        """What can be done, where the map is sound."""
        return MapMoves(self.map, self.setup) if self.map.is_sound else None

    def player_of(self, number: int) -> Player:
        """Whose turn it is, or was, to lay the tile of this number; the start tile lies before."""
        return self.players[(max(number, 1) - 1 + self.starter) % len(self.players)]

    def may_put(self, number: int) -> list[Player]:
        """Who may put a figure there in the turn of this tile; all where that is not known."""
        if self.is_turn_known:
            return [self.player_of(number)]
        first = self.players.index(self.player_of(number))
        return [*self.players[first:], *self.players[:first]]

    def starter_for(self, player: Player, number: int) -> int:
        """Who must have begun, so that it is this player's turn to lay the tile of this number."""
        return (self.players.index(player) - max(number, 1) + 1) % len(self.players)

    def player(self, seat: int, spoken: Catalogue) -> Player:
        """Who sits there."""
        return player_at(seat, self.players, spoken)

    def after(self, game: Game) -> "MapTable":
        """The same table with its game further on."""
        text = _text_of(self.map, game.laid)
        return replace(self, map=map_typed(text, self.setup), scored=game.scored)


def _text_of(before: MapTyped, laid: Sequence[Laid]) -> str:
    """The map as text; tiles that stay as they were stay as somebody typed them."""
    typed = before.text.split(BETWEEN_TILES) if before.laid else []
    known = dict(zip(before.laid, typed, strict=True)) if _can_pair(before, typed) else {}
    return BETWEEN_TILES.join(known.get(tile, "").strip() or write_laid(tile) for tile in laid)


def _can_pair(before: MapTyped, typed: Sequence[str]) -> bool:
    return len(before.laid) == len(typed)


def starter_seen(
    laid: Sequence[Laid], scored: Sequence[Scored], players: Sequence[Player]
) -> int | None:
    """Who must have begun, as each cowboy stands on a tile that its own player laid.

    None where no cowboy shows it, or two show it otherwise.
    """
    seats, count = [player.number for player in players], len(players)
    sent = [each for entry in scored for each in entry.home if not each.is_tent]
    starters = {
        (seats.index(seat) - number + 1) % count
        for number, tile in enumerate(laid)
        if number
        for seat in (*(s for s, _ in tile.cowboys), *(s.seat for s in sent if s.at == tile.at))
        if seat in seats
    }
    return starters.pop() if len(starters) == 1 else None


# On a shared table


def table_of_sheet(opened: Opened, spoken: Catalogue) -> MapTable:
    """The table of a sheet."""
    document = opened.view.document
    setup = setup_of(opened.view.standing.common)
    map_ = document.get("shared", {}).get(MAP)
    laid = map_typed(map_, setup)
    said, copies = document.get("extras", {}).get(STARTER), copies_of(document)
    scored = on_these_tiles((entry for _, entry in _logged(document)), laid.laid)
    players = players_at(opened, None, spoken)
    starter = said - 1 if type(said) is int else starter_seen(laid.laid, scored, players)
    return MapTable(
        map=laid,
        scored=scored,
        setup=setup,
        players=players,
        starter=starter or 0,
        is_turn_known=starter is not None,
        palette=most_used_first(box_of(document), on_the_map(laid.laid), copies)[:MOST_SHOWN],
        copies=copies,
    )


def game_in_this_turn(document: Document) -> Game | None:
    """The game before step 3 of this turn; None without a map that can be read.

    What comes home with the newest tile stands there until then. So a question knows what was
    occupied when the tile was laid, and who has placed what.
    """
    text = as_line(document.get("shared", {}).get(MAP) or "")
    setup, log = document.get("setup", {}), document.get("extras", {}).get(LOG)
    cell = text.rpartition(BETWEEN_TILES)[2].partition("=")[0].strip()
    entries = log.values() if isinstance(log, dict) else ()
    newest = (read_logged(entry) for entry in entries if _tile_of(entry) == cell)
    agreed = json.dumps({name: setup.get(name) for name in AgreedForm().fields}, sort_keys=True)
    return _before_step_three(text, tuple(filter(None, newest)), agreed)


def _tile_of(entry: Any) -> str:
    """The cell of the tile with which something was scored, as a map writes it."""
    tile = entry.get("tile") if isinstance(entry, dict) else None
    return ",".join(map(str, tile)) if isinstance(tile, list) else ""


@lru_cache(maxsize=GAMES_REMEMBERED)
def _before_step_three(text: str, scored: tuple[Scored, ...], agreed: str) -> Game | None:
    """The same, remembered: the page of a seat opens all questions with one and the same map."""
    setup = setup_of({name: value for name, value in json.loads(agreed).items() if value})
    map_ = map_typed(text, setup)
    if not map_.laid or not map_.is_sound:
        return None
    game = Game(map_.laid, on_these_tiles(scored, map_.laid), setup)
    before = game.unscored({game.laid[game.newest].at})
    return game if before is not game and any(map_faults(before.laid, setup)) else before


def _logged(document: Document) -> Iterator[tuple[str, Scored]]:
    """What was scored with tiles, by its keys in the log, in the order of scoring."""
    stored = document.get("extras", {}).get(LOG)
    entries = stored.items() if isinstance(stored, dict) else ()
    numbered = sorted((int(key), entry) for key, entry in entries if _is_number(key))
    read = ((str(number), read_logged(entry)) for number, entry in numbered)
    yield from ((key, entry) for key, entry in read if entry)


def _is_number(key: str) -> bool:
    return key.isascii() and key.isdecimal() and len(key) <= MOST_SIGNS


def puts_of_move(opened: Opened, before: MapTable, after: Game) -> dict[str, Any]:
    """The paths of a sheet that a move changes, with their values."""
    return {
        **_cells_changed(opened, before, after),
        **_log_changed(opened, before.game, after),
        **_points_changed(opened, before.game, after),
    }


def _cells_changed(opened: Opened, before: MapTable, after: Game) -> Mapping[str, Any]:
    kept = opened.view.document.get("shared", {}).get(MAP)
    if not after.laid:
        return {MAP_PATH: None}
    if kept is not None and not isinstance(kept, str):
        return {MAP_PATH: write_map(after.laid)}
    old, new = ({laid.at: laid for laid in game.laid} for game in (before.game, after))
    cells = [cell for cell in dict.fromkeys((*old, *new)) if old.get(cell) != new.get(cell)]
    return {f"{MAP_PATH}.{x},{y}": _sign(new.get((x, y))) for x, y in cells}


def _sign(laid: Laid | None) -> str | None:
    return write_laid(laid).partition("=")[2] if laid else None


def _log_changed(opened: Opened, before: Game, after: Game) -> Mapping[str, Any]:
    gone = [entry for entry in before.scored if entry not in after.scored]
    document = opened.view.document
    taken_back = {f"{LOG_PATH}.{key}": None for key, entry in _logged(document) if entry in gone}
    known = document.get("extras", {}).get(LOG, {})
    numbers = [int(key) for key in known if _is_number(key)] if isinstance(known, dict) else []
    new = [entry for entry in after.scored if entry not in before.scored]
    return {
        **taken_back,
        **{
            f"{LOG_PATH}.{number}": as_logged(entry, after.feature_of(entry))
            for number, entry in enumerate(new, max(numbers, default=-1) + 1)
        },
    }


def _points_changed(opened: Opened, before: Game, after: Game) -> Mapping[str, int]:
    """Where the markers go; one that nobody can read, or that belongs to nobody, stays."""
    moved, changed = points_moved(before.scored, after.scored), {}
    seats = opened.view.document["seats"]
    for seat, points in moved.items():
        there = seats[seat].get("fields", {}).get("points", 0) if seat < len(seats) else None
        if is_points(there) and is_points(there + points):
            changed[seat_path(seat, "points")] = there + points
    return changed


# In an address


def table_of_address(typed: Typed, state: Any, spoken: Catalogue) -> MapTable:
    """The table that stands in an address."""
    setup = setup_of(body_of(AgreedForm(), typed))
    laid = map_typed(_map_in(typed), setup)
    said = typed.get(STARTER, "")
    return MapTable(
        map=laid,
        scored=on_these_tiles(read_line(typed.get(LOG, "")), laid.laid),
        setup=setup,
        players=players_at(None, state, spoken),
        starter=int(said) if _is_number(said) else 0,
        is_turn_known=_is_number(said),
        palette=most_used_first((), on_the_map(laid.laid))[:MOST_SHOWN],
    )


def _map_in(typed: Typed) -> Any:
    """The map of an address: in one line, or tile by tile as programs name its fields."""
    return typed.get(MAP) or body_of(titles()[TITLE.slug].table_form, typed).get(MAP, "")


def typed_after(typed: Typed, before: MapTable, after: Game) -> list[tuple[str, str]]:
    """The fields of an address after a move."""
    now = {MAP: before.after(after).map.text, LOG: in_one_line(after.scored)}
    for seat, points in points_moved(before.scored, after.scored).items():
        name = seat_path(seat, "points")
        there = typed.get(name, "").strip() or "0"
        if there.isdecimal() and is_points(int(there) + points):
            now[name] = str(int(there) + points)
    return with_fields(typed, now)


def extras_of(typed: Typed) -> dict[str, Any]:
    """What was scored, and who began, as a sheet of a table in an address keeps them."""
    table = table_of_address(typed, None, words(TITLE))
    logged = {f"{n}": as_logged(e, table.game.feature_of(e)) for n, e in enumerate(table.scored)}
    starter = {STARTER: table.starter + 1} if typed.get(STARTER) else {}
    return {**({LOG: logged} if logged else {}), **starter}


def with_fields(typed: Typed, now: Mapping[str, str]) -> list[tuple[str, str]]:
    """The fields with some of them otherwise; what is blank is left out."""
    given = typed.items(multi=True)
    kept = [pair for pair in given if not any(is_within(pair[0], name) for name in now)]
    return [pair for pair in (*kept, *now.items()) if pair[1]]


def speaking_of(table: MapTable, spoken: Catalogue) -> Catalogue:
    """The words in which the players are called by their names."""
    return calling(table.players, spoken)
