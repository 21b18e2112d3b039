"""Random situations of every question, such as the API accepts them."""

from collections.abc import Callable
from random import Random

from tests.gold_rush import dealing_maps, plain_map, plain_questions, plain_tiles
from tests.gold_rush.dealing_tables import KINDS, Supply, set_up, some_map, written
from tests.gold_rush.dealing_tables import feature as typed_feature
from tests.gold_rush.dealing_tiles import heads, spelled
from tests.gold_rush.dealing_tiles import tile as some_tile
from tests.gold_rush.plain_map import Cell, Entry, Landscape
from tests.gold_rush.plain_readings import Body, without_farmers

ALREADY = (None, None, "cowboy", "tent", "mine")
LANDS = "pprrm"


def _maybe(chance: Random, body: Body, odds: float = 0.5, **values: object) -> Body:
    """Add some of these values to a body."""
    return body | {name: value for name, value in values.items() if heads(chance, odds)}


def _where(chance: Random, land: Landscape) -> Cell:
    """Deal a cell on, beside or away from the map."""
    beside = dealing_maps.open_cells(land.cells)
    return chance.choice([chance.choice(beside), chance.choice(beside), land.newest, (98, -99)])


def tile(chance: Random) -> Body:
    drawn = some_tile(chance, LANDS)
    body = set_up(chance) | {"tile": spelled(chance, drawn)}
    body = _maybe(chance, body, turned=chance.randrange(4))
    if heads(chance):
        edges = chance.sample("nesw", chance.choice([0, 1, 1, 2, 3, 4]))
        near = chance.choice([chance.choices("prm", k=4), [*drawn.lands]])
        return body | {"neighbours": dict(zip(edges, near, strict=False))}
    laid = some_map(chance, farmers=not without_farmers(body))
    at = _where(chance, plain_map.lie(laid))
    return body | {"map": written(chance, laid), "at": [*at]}


def placements(chance: Random) -> Body:
    body = set_up(chance)
    laid = some_map(chance, farmers=not without_farmers(body))
    lands = chance.choice(["p", "r", "m", LANDS, LANDS])
    drawn = spelled(chance, some_tile(chance, lands))
    return body | {"map": written(chance, laid), "tile": drawn}


def _on_a_map(chance: Random, body: Body, kind: str) -> tuple[list[Entry], Landscape, Body]:
    """Deal a map with such a place, and where it is."""
    while True:
        laid = some_map(chance, farmers=not without_farmers(body))
        land = plain_map.lie(laid)
        named = [
            (cell, name)
            for cell in [*land.cells, *[land.newest] * len(land.cells)]
            for name, place in plain_tiles.names_of(land.cells[cell]).items()
            if place.startswith(kind)
        ]
        if named:
            cell, name = chance.choice(named)
            return laid, land, {"at": [*cell], "on": name}


def _cleared(chance: Random, laid: list[Entry], odds: float) -> None:
    """The newest tile often has no figure yet."""
    if heads(chance, odds):
        laid[-1].pop("cowboys", None)
    if heads(chance):
        laid[-1].pop("tents", None)


def _asker(chance: Random, laid: list[Entry]) -> int:
    """Deal who asks: rather often somebody who has a figure on the newest tile."""
    there = [one["seat"] for sort in ("cowboys", "tents") for one in laid[-1].get(sort, [])]
    return chance.choice(there) if there and heads(chance) else chance.randrange(5)


def cowboy(chance: Random) -> Body:
    body = _maybe(chance, set_up(chance), 0.4, already_done=chance.choice(ALREADY))
    if heads(chance, 0.4):
        kind, new = chance.choice(KINDS), heads(chance, 0.8)
        body = _maybe(chance, body | {"kind": kind}, 0.6, in_supply=chance.randint(0, 4))
        if not new or heads(chance, 0.3):
            body["on_new_tile"] = new
        there = 0 if kind == "city" and new else chance.choice([0, 0, 1, 20])
        return _maybe(chance, body, cowboys_there=there)
    laid, land, place = _on_a_map(chance, body, "")
    if tuple(place["at"]) == land.newest and heads(chance):
        del place["at"]
    _cleared(chance, laid, 0.7)
    return body | place | {"seat": _asker(chance, laid), "map": written(chance, laid)}


def tent(chance: Random) -> Body:
    body = _maybe(chance, set_up(chance), 0.3, already_done=chance.choice(ALREADY))
    if heads(chance, 0.25):
        return body | {"mountain_completed": heads(chance), "vacant": heads(chance)}
    laid, _, place = _on_a_map(chance, body, "mountain")
    _cleared(chance, laid, 0.7)
    return body | place | {"seat": _asker(chance, laid), "map": written(chance, laid)}


def mine(chance: Random) -> Body:
    left = chance.choice([0, 1, 2, chance.randint(0, 63)])
    body = set_up(chance) | {"tent_there": heads(chance, 0.8), "tokens_left": left}
    return _maybe(chance, body, already_done=chance.choice(ALREADY))


def feature(chance: Random) -> Body:
    body = set_up(chance)
    if heads(chance, 0.3):
        one = typed_feature(chance, Supply(5), farmers=not without_farmers(body))
        return body | {"feature": one}
    laid, _, place = _on_a_map(chance, body, chance.choice(["", "", "mountain", "city", "rail"]))
    return body | place | {"map": written(chance, laid)}


def split_tokens(chance: Random) -> Body:
    players = chance.randint(2, 5)
    tied = chance.sample(range(players), chance.randint(0, players))
    numbers = {"players": players, "current": chance.randrange(players), "tied": tied}
    return set_up(chance) | numbers | {"tokens": chance.choice([0, 1, chance.randint(0, 63)])}


def city(chance: Random) -> Body:
    rails = chance.choice([[1, 1, 1], [1, 1, 1, 1], [2, 1], [2, 1, 1], [2, 2]])
    chance.shuffle(rails)
    ends = [{"rails": much, "completed": much == 2 or heads(chance)} for much in rails]
    return set_up(chance) | {"railroads": ends}


def turn(chance: Random) -> Body:
    completed = heads(chance)
    done: list[str] = []
    for _ in range(chance.randint(0, 4)):
        if allowed := plain_questions.allowed_next(done, completed):
            done.append(chance.choice(allowed))
    wanted = chance.choice(plain_questions.STEPS)
    return set_up(chance) | {"done": done, "completed": completed, "next": wanted}


def unplaceable(chance: Random) -> Body:
    left = chance.choice([0, 0, 1, chance.randint(0, 71)])
    return set_up(chance) | {"fits": heads(chance, 0.3), "tiles_left": left}


def setup(chance: Random) -> Body:
    return set_up(chance) | {"players": chance.randint(2, 5)}


def score_track(chance: Random) -> Body:
    number = chance.choice([chance.randint(0, 120), chance.randint(0, 999)])
    return _maybe(chance, set_up(chance) | {"points": number}, add=chance.randint(0, 999))


def tokens(chance: Random) -> Body:
    body = set_up(chance) | {"tile": spelled(chance, some_tile(chance, "mmp"))}
    return _maybe(chance, body, supply=chance.choice([0, 1, 2, chance.randint(0, 63)]))


def tile_parts(chance: Random) -> Body:
    body = set_up(chance) | {"tile": spelled(chance, some_tile(chance, LANDS))}
    return _maybe(chance, body, 0.7, turned=chance.randrange(4))


SITUATIONS: dict[str, Callable[[Random], Body]] = {
    "tile": tile,
    "placements": placements,
    "cowboy": cowboy,
    "tent": tent,
    "mine": mine,
    "feature": feature,
    "split_tokens": split_tokens,
    "city": city,
    "turn": turn,
    "unplaceable": unplaceable,
    "setup": setup,
    "score_track": score_track,
    "tokens": tokens,
    "tile_parts": tile_parts,
}
