"""What is pressed on the map, and the game after it; whatever was sent twice is done once.

Each press says what is to be so then ("the tile lies at 1,0, turned once"), not what is to be done.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.messages import Message, say
from rules.core.rulings import Reason
from rules.gold_rush import TITLE
from rules.gold_rush.figures import Place, place_named
from rules.gold_rush.map.hand import tile_typed
from rules.gold_rush.map.moves import can_hold_tent
from rules.gold_rush.map.reading import MAP
from rules.gold_rush.placing import Placement
from rules.gold_rush.table import COWBOYS_TO_PLAY, Figure, Laid
from scoring.gold_rush.game import Game
from sheets.opened import Opened
from web.forms.typed import Typed
from web.gold_rush.laying.table import (
    STARTER,
    STARTER_PATH,
    MapTable,
    puts_of_move,
    table_of_address,
    table_of_sheet,
    typed_after,
    with_fields,
)
from web.house.language import words

HAND, LYING, COMPOSING = "hand", "lying", "composing"
ON, SEEN, LIT, PICK = "on", "seen", "lit", "pick"
REMEMBERED = (HAND, LYING, COMPOSING, ON, SEEN, LIT)
"""What the page remembers for itself while nothing is kept."""
LAY, INSTEAD, TURN = "lay", "instead", "turn"
COWBOY, TENT, HOME, SCORE, BACK = "cowboy", "tent", "home", "score", "back"
THEIRS = "theirs"
"""The tile that lay where another was to lie instead."""

CELL = r"(-?[0-9]{1,2}),(-?[0-9]{1,2})"
LAID_AT = re.compile(rf"{CELL}/([0-3])")
FIGURE = re.compile(rf"([0-4]) {CELL} ([a-z]+(?:@[a-z]{{1,3}})?)")
COWBOY_HOME = re.compile(CELL)
SEAT = re.compile(r"[0-4]")
NUMBER = re.compile(r"(-1|[0-9]{1,2})(?:/([0-9]{1,2}))?")

Move = Callable[[MapTable, str, Typed], Game]


def against_cowboy(table: MapTable, number: int, place: Place, seat: int) -> Iterator[Reason]:
    """Why a seat may not put a cowboy there: whoever went home with the tile had stood there."""
    assert table.moves is not None  # noqa: S101 (asked only of sound maps)
    game = table.game
    feature = game.landscape.feature_at(game.laid[number].at, place)
    if any(game.went_home_from(number)):
        yield Reason("GR-21", (say("laying-one-cowboy"),))
    if gone := game.gone_from(feature):
        yield Reason("GR-23", (say("somebody-is-there", kind=place.kind.word, count=gone),))
    if number == game.newest and _comes_home_too_late(table, seat):
        yield Reason("GR-24", (say("cowboys-are-for-later-turns"),))
    yield from table.moves.against_cowboy(number, place, seat)


def _comes_home_too_late(table: MapTable, seat: int) -> bool:
    """Whether a seat only has cowboys that come home with the newest tile, in step 3."""
    entries = table.game.scored_with(table.game.newest)
    home = [sent for entry in entries for sent in entry.home if not sent.is_tent]
    come = sum(sent.seat == seat for sent in home)
    assert table.moves is not None  # noqa: S101
    left = COWBOYS_TO_PLAY - table.moves.cowboys[seat]
    return 0 < left <= come


def against_tent(table: MapTable, number: int, place: Place) -> Iterator[Reason]:
    """Why no tent may be put there."""
    assert table.moves is not None  # noqa: S101
    yield from table.moves.against_tent(number, place)


# Moves


def wanted_at(pressed: str, typed: Typed) -> Laid | None:
    """The tile in hand as it is to lie; None where that says nothing."""
    found, tile = LAID_AT.fullmatch(pressed), tile_typed(typed.get(HAND, ""))
    if found is None or tile is None:
        return None
    x, y, turn = map(int, found.groups())
    return Laid((x, y), tile.turned(turn), tile, turn)


def _lay(table: MapTable, pressed: str, typed: Typed) -> Game:
    game, laid = table.game, wanted_at(pressed, typed)
    if laid is None or table.moves is None:
        raise _refused(say("laying-not-there"))
    number = game.number_at(laid.at)
    if number is not None and game.laid[number].tile == laid.tile:
        return game
    if number is not None:
        raise _refused(say("laying-taken", name=table.player_of(number).name))
    if Placement(laid.at, laid.quarters) not in table.moves.placements(laid.written):
        raise _refused(say("laying-not-there"))
    return game.laying(laid)


def _instead(table: MapTable, pressed: str, typed: Typed) -> Game:
    """Of two tiles for one cell the one in hand lies there, if it fits what lies around it."""
    game, laid = table.game, wanted_at(pressed, typed)
    number = game.number_at(laid.at) if laid else None
    if laid is None or number is None or game.laid[number].tile == laid.tile:
        return game
    if table.moves is None or laid.quarters not in table.moves.turns_at(number, laid.written):
        raise _refused(say("laying-not-there"))
    return game.with_other_tile(laid)


def _turn(table: MapTable, pressed: str, _: Typed) -> Game:
    game, found = table.game, LAID_AT.fullmatch(pressed)
    if table.moves is None or not game.laid or found is None:
        return game
    x, y, turn = map(int, found.groups())
    newest = game.laid[-1]
    is_other = (x, y) == newest.at and turn != newest.quarters
    return game.turning(turn) if is_other and turn in table.moves.turns_of_newest else game


def _cowboy(table: MapTable, pressed: str, _: Typed) -> Game:
    game = table.game
    number, figure = _figure(table, pressed)
    laid = game.laid[number]
    stood = (sent.seat for sent in game.went_home_from(number))
    if figure in laid.cowboys or figure.seat in stood:
        return game
    _refuse_for(against_cowboy(table, number, figure.place, figure.seat))
    return game.with_cowboy(number, figure)


def _tent(table: MapTable, pressed: str, _: Typed) -> Game:
    game = table.game
    number, figure = _figure(table, pressed)
    if figure in game.laid[number].tents:
        return game
    if not can_hold_tent(figure.place):
        raise _refused(say("laying-nobody-there"))
    _refuse_for(against_tent(table, number, figure.place))
    return game.with_tent(number, figure)


def _figure(table: MapTable, pressed: str) -> tuple[int, Figure]:
    """The tile that is meant, and who comes to stand where on it."""
    found = FIGURE.fullmatch(pressed)
    number = table.game.number_at((int(found[2]), int(found[3]))) if found else None
    place = None
    if found and number is not None:
        place = place_named(table.game.laid[number].tile, found[4])
    if found is None or number is None or place is None:
        raise _refused(say("laying-nobody-there"))
    return number, Figure(int(found[1]), place)


def _home(table: MapTable, pressed: str, _: Typed) -> Game:
    if SEAT.fullmatch(pressed):
        return table.game.without_tent(int(pressed))
    found = COWBOY_HOME.fullmatch(pressed)
    number = table.game.number_at((int(found[1]), int(found[2]))) if found else None
    return table.game if number is None else table.game.without_cowboy(number)


def _score(table: MapTable, _: str, __: Typed) -> Game:
    """What is completed and was not scored is, with the tile that completed it."""
    return table.game.laid_again() if any(table.game.waiting()) else table.game


def _back(table: MapTable, pressed: str, _: Typed) -> Game:
    found, game = NUMBER.fullmatch(pressed), table.game
    if found is None or int(found[1]) >= game.newest:
        return game
    if found[2] and int(found[2]) != game.newest:
        raise _refused(say("laying-not-back"))
    return game.back_to(int(found[1]))


MOVES: Mapping[str, Move] = {
    LAY: _lay,
    INSTEAD: _instead,
    TURN: _turn,
    COWBOY: _cowboy,
    TENT: _tent,
    HOME: _home,
    SCORE: _score,
    BACK: _back,
}


def _refused(says: Message) -> RefusedError:
    return RefusedError([Fault(MAP, says)], TITLE)


def _refuse_for(reasons: Iterator[Reason]) -> None:
    if says := [each for reason in reasons for each in reason.says]:
        raise RefusedError([Fault(MAP, each) for each in says], TITLE)


def game_after(table: MapTable, typed: Typed) -> Game:
    """The game after what was pressed; as it was where nothing of it was."""
    if table.map.laid and not table.map.is_sound:
        return table.game
    pressed = next((name for name in MOVES if name in typed), None)
    return MOVES[pressed](table, typed[pressed], typed) if pressed else table.game


def _starter(typed: Typed) -> str | None:
    """Who is said to have begun, by the place among the players."""
    wanted = typed.get(STARTER, "")
    return wanted if SEAT.fullmatch(wanted) else None


# Where a table is kept


def on_sheet(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """The paths of a sheet with their values after what was pressed."""
    table = table_of_sheet(opened, words(TITLE))
    puts = puts_of_move(opened, table, game_after(table, typed))
    starter = _starter(typed)
    return puts if starter is None else {**puts, STARTER_PATH: int(starter) + 1}


def in_address(typed: Typed, state: Any) -> list[tuple[str, str]]:
    """The fields of an address after what was pressed."""
    table = table_of_address(typed, state, words(TITLE))
    try:
        pairs = typed_after(typed, table, game_after(table, typed))
    except RefusedError:
        pairs = [*typed.items(multi=True)]
    unsent = {*MOVES, *REMEMBERED, PICK}
    first = {STARTER: typed.get(STARTER, "")} if STARTER in typed else {}
    kept = Typed([pair for pair in pairs if pair[0] not in unsent])
    return with_fields(kept, {**first, **remembered_after(typed)})


def remembered_after(typed: Typed) -> dict[str, str]:
    """What the page remembers after what was pressed."""
    if PICK in typed:
        return _present({HAND: typed[PICK]})
    if INSTEAD in typed:
        return _present({HAND: typed.get(THEIRS, "")})
    if LAY in typed or BACK in typed:
        return {}
    kept = {name: typed.get(name, "") for name in REMEMBERED}
    if typed.get(COMPOSING) == "0":
        kept.update(dict.fromkeys((HAND, LYING, COMPOSING), ""))
    if COWBOY in typed or TENT in typed or HOME in typed:
        kept[ON] = ""
    if kept[LIT] and typed.getlist(LIT) == [kept[LIT]] * 2:
        kept[LIT] = ""
    return _present(kept)


def _present(kept: Mapping[str, str]) -> dict[str, str]:
    return {name: text for name, text in kept.items() if text}
