"""Random games as they go on: tile by tile, with cowboys where they may stand."""

from collections.abc import Iterator
from random import Random

from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.figures import Place, places_of
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import Placement, legal_placements
from rules.gold_rush.table import COWBOYS_TO_PLAY, Figure, Laid
from scoring.gold_rush.game import Game
from tests.gold_rush import dealing_tiles, plain_tiles

SEATS = 3
ENDING_LANDS = ("pprrm", "rrrp", "mmpr", "rrm")


def agreed(**house_rules: str) -> Setup:
    """What a table agreed on."""
    rules = {key.replace("_", "-"): reading for key, reading in house_rules.items()}
    return Setup(TITLE, TITLE.editions[0], (), rules)


def played(chance: Random, length: int, setup: Setup) -> Iterator[tuple[Game, Game]]:
    """The game after each tile: before and after somebody put a cowboy on it."""
    game = Game((), (), setup)
    lands = chance.choice(ENDING_LANDS)
    while len(game.laid) < length:
        tile = read_tile(plain_tiles.normal(dealing_tiles.tile(chance, lands)))
        spots = legal_placements(game.landscape, tile) if game.laid else [Placement((0, 0), 0)]
        if not spots:
            continue
        # Where many tiles lie most is completed.
        at, turn = min(chance.sample(spots, min(3, len(spots))), key=lambda spot: _far(spot.at))
        bare = game.laying(Laid(at, tile.turned(turn), tile, turn))
        game = with_cowboy(chance, bare)
        yield bare, game


def _far(cell: tuple[int, int]) -> int:
    return abs(cell[0]) + abs(cell[1])


def with_cowboy(chance: Random, game: Game) -> Game:
    """A cowboy of whoever's turn it is, where the rules let one stand; none now and then."""
    seat, number = len(game.laid) % SEATS, len(game.laid) - 1
    # What comes home with this tile is for later turns.
    before = game.unscored({game.laid[-1].at})
    on_map = sum(figure.seat == seat for laid in before.laid for figure in laid.cowboys)
    free = free_places(game)
    if on_map == COWBOYS_TO_PLAY or not free or chance.random() < 0.2:
        return game
    return game.with_cowboy(number, Figure(seat, chance.choice(free)))


def free_places(game: Game) -> list[Place]:
    """The places of the newest tile where nobody stands, and nobody stood when it was laid."""
    newest = game.laid[-1]
    features = {p: game.landscape.feature_at(newest.at, p) for p in places_of(newest.tile)}
    return [p for p, one in features.items() if not one.cowboys and not game.gone_from(one)]
