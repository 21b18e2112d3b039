"""What a shared sheet knows already of what a question asks for."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rules.gold_rush.features import Kind
from rules.gold_rush.map.newest import done_by, second_steps
from rules.gold_rush.map.reading import MAP, as_line, tiles_of
from rules.gold_rush.map.text import write_map
from rules.gold_rush.questions.setup import TILES_IN_PILES
from rules.gold_rush.table import MINING_TOKENS, MOST_SEATS, Laid
from scoring.gold_rush.game import Completed, Game
from sheets.document import Document
from web.gold_rush.laying.table import STARTER, game_in_this_turn
from web.house.names import names_along

Asked = dict[str, Any]


def asked_of(document: Document, number: int, key: str) -> Asked:
    """What this seat would type into this question; each form takes of it what it has."""
    fields = document["seats"][number].get("fields", {})
    playing = [n for n, seat in enumerate(document["seats"]) if not seat.get("left_out")]
    game = game_in_this_turn(document)
    if key == "split_tokens":
        return {**_players_in_turn(document, playing), **_tied(document, playing, game)}
    known: Asked = {"players": len(playing), **_names(document, playing)}
    if "points" in fields:
        known["points"] = fields["points"]
    if typed := document.get("shared", {}).get(MAP):
        known |= {MAP: _map_in_this_turn(typed, game)}
        known |= {"seat": number} if number < MOST_SEATS else {}
        known |= MORE.get(key, _nothing)(tiles_of(typed))
    if key == "mine" and game and number in playing:
        known |= _mining(game, number)
    return known


def _map_in_this_turn(typed: object, game: Game | None) -> str:
    """As it was typed, where nothing has gone home in this turn."""
    is_other = game is not None and game.laid != tiles_of(typed)
    return write_map(game.laid) if game and is_other else as_line(typed)


def _mining(game: Game, seat: int) -> Asked:
    """Where a tent stands the map shows; which tokens lie there nobody knows from it."""
    has_tent = any(figure.seat == seat for laid in game.laid for figure in laid.tents)
    done = done_by(game.laid[game.newest], seat)
    return {"tent_there": has_tent, **({"already_done": done.value} if done else {})}


def _names(document: Document, seats: Iterable[int]) -> Asked:
    return names_along({seat: str(document["seats"][seat]["name"]) for seat in seats})


def _players_in_turn(document: Document, playing: Sequence[int]) -> Asked:
    """Those who play, counted without the seats that were left out."""
    names = {place: str(document["seats"][seat]["name"]) for place, seat in enumerate(playing)}
    return {"players": len(playing), **names_along(names)}


def _tied(document: Document, playing: Sequence[int], game: Game | None) -> Asked:
    """Who laid the newest tile, and who has the majority on the mountain that it completes."""
    if game is None:
        return {}
    laid_by = _seat_of_newest(document, playing, game)
    current = {"current": playing.index(laid_by)} if laid_by in playing else {}
    found = [each.feature.majority for each in game.completed_by(game.newest) if _has_miners(each)]
    if len(found) != 1 or not set(found[0]) <= set(playing):
        return current
    return {**current, "tied": sorted(map(playing.index, found[0]))}


def _has_miners(completed: Completed) -> bool:
    feature = completed.feature
    return feature.kind is Kind.MOUNTAIN and bool(feature.majority)


def _seat_of_newest(document: Document, playing: Sequence[int], game: Game) -> int | None:
    """Whose turn it is: who has a figure on the newest tile, else as the turns go round."""
    placed = next(second_steps(game.laid[game.newest]), None)
    if placed:
        return placed.seat
    starter = document.get("extras", {}).get(STARTER)
    if type(starter) is not int or not playing:
        return None
    return playing[(max(game.newest, 1) - 1 + starter - 1) % len(playing)]


def _nothing(_: tuple[Laid, ...]) -> Asked:
    return {}


def _tiles_left(laid: tuple[Laid, ...]) -> Asked:
    """Without the tile in hand."""
    return {"tiles_left": max(0, TILES_IN_PILES - len(laid))}


def _supply(laid: tuple[Laid, ...]) -> Asked:
    """A token came with each nugget that lies on the table."""
    return {"supply": max(0, MINING_TOKENS - sum(each.tile.nuggets for each in laid))}


MORE: Mapping[str, Callable[[tuple[Laid, ...]], Asked]] = {
    "unplaceable": _tiles_left,
    "tokens": _supply,
}
