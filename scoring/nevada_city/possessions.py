"""The rows of what somebody owns: start building, property tiles, claimed buildings."""

from rules.core.messages import say
from rules.core.readings import Readings
from rules.nevada_city.table import POINTS_PER_TILE, Card, Tiles
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part
from scoring.nevada_city.holding import Holding
from scoring.nevada_city.typed import plain_or


def _track(holding: Holding, _: Readings) -> Findings:
    """The pawn counts where nothing else was told."""
    points = holding.seat.score_track
    return [(points, "track", points)] if points and holding.seat.ledger is None else NOTHING


def _of_track(_: Holding, finding: Finding) -> Part:
    return Part({}, finding[0], say("why-score-track", points=finding[0]), ("NC-2",))


def _start(holding: Holding, _: Readings) -> Findings:
    points = holding.ledger.start_building.points
    return [(points, "start", points)] if points else NOTHING


def _of_start(holding: Holding, finding: Finding) -> Part:
    building = holding.ledger.start_building.building
    if building is None:
        return Part({}, finding[0], say("why-start-building"), ("NC-99",))
    says = say("why-start-building-named", building=building.word)
    return Part({"building": building.value}, finding[0], says, ("NC-99",))


def _tiles(holding: Holding) -> Findings:
    tiles = holding.ledger.properties
    assert isinstance(tiles, Tiles)  # noqa: S101 (plain points are found elsewhere)
    return [
        (POINTS_PER_TILE * count, kind.value, count)
        for kind, count in tiles.by_kind.items()
        if count
    ]


def _of_tiles(_: Holding, finding: Finding) -> Part:
    points, kind, count = finding
    says = say(f"why-tiles-{kind}", count=count)
    return Part({}, points, says, ("NC-5", "NC-33", "NC-102"))


def _cards(holding: Holding) -> Findings:
    """Unfinished ones too, worth nothing."""
    return [
        (card.printed if card.is_complete else 0, number, int(card.is_complete))
        for number, card in enumerate(holding.ledger.cards)
    ]


def _of_cards(holding: Holding, finding: Finding) -> Part:
    points, number, is_complete = finding
    card = _card(holding, number)
    says = say("why-building" if is_complete else "why-unfinished", building=card.building.word)
    return Part({"building": card.building.value}, points, says, ("NC-36",))


def _card(holding: Holding, number: int | str) -> Card:
    return holding.ledger.cards[int(number)]


SCORE_TRACK = Cell(_track, _of_track)
START_BUILDING = Cell(_start, _of_start)
PROPERTIES = plain_or(lambda holding: holding.ledger.properties or 0, _tiles, _of_tiles)
BUILDINGS = plain_or(lambda holding: holding.ledger.buildings, _cards, _of_cards)
