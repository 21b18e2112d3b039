"""A map in words: its places, its features with what they are worth, its tiles one by one."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from printables.gold_rush.tile_drawing import figure_spot
from rules.core.messages import Message, say
from rules.gold_rush.features import Kind
from rules.gold_rush.figures import Place
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.moves import MapMoves
from rules.gold_rush.place_words import place_in_words, told_of_tile
from rules.gold_rush.table import Laid
from rules.gold_rush.tiles import Tile
from scoring.gold_rush.worth import worth, worth_now
from web.gold_rush.map_players import Player

WhoSits = Callable[[int], Player]
"""Who sits at the seat of a number."""


def told_cell(laid: Laid) -> str:
    """A cell as it is typed."""
    x, y = laid.at
    return f"{x},{y}"


def told_edges(tile: Tile) -> Message:
    """What the four edges of a tile show."""
    return next(told_of_tile(tile))


@dataclass(frozen=True, slots=True)
class FeatureTold:
    """A feature in a list."""

    feature: MapFeature
    now: int
    at_end: int
    counted: Message
    leads: tuple[str, ...]
    """The names of those with the most cowboys there."""

    @property
    def lit(self) -> str:
        """One of its pieces, for all of it to stand out."""
        return self.feature.pieces[0].name

    @property
    def is_open(self) -> bool:
        """Whether it can still be completed."""
        return self.feature.kind is not Kind.PRAIRIE and not self.feature.completed

    @property
    def rank(self) -> tuple[bool, bool, int]:
        """What is open, occupied and dear comes first."""
        return (not self.is_open, not self.feature.cowboys, -self.at_end)


def feature_told(moves: MapMoves, feature: MapFeature, who: WhoSits) -> FeatureTold:
    """A feature as a player would tell of it."""
    readings = moves.setup.readings()
    return FeatureTold(
        feature=feature,
        now=worth_now(feature, readings),
        at_end=worth(feature, readings),
        counted=_counted(feature),
        leads=tuple(who(seat).name for seat in feature.majority),
    )


def _counted(feature: MapFeature) -> Message:
    match feature.kind:
        case Kind.RAILROAD:
            count = say("land-locomotives", count=feature.locomotives)
            return say("land-railroad", tiles=feature.tiles, locomotives=count)
        case Kind.MOUNTAIN:
            count = say("land-nuggets", count=feature.nuggets)
            return say("land-mountain", tiles=feature.tiles, nuggets=count)
        case Kind.CITY:
            return say(
                "land-city", completed=feature.completed_railroads, railroads=feature.railroads
            )
        case Kind.PRAIRIE:
            tipis = say("land-tipis", count=feature.tipis)
            horses = say("land-horses", count=feature.horses)
            return say("land-prairie", tiles=feature.tiles, tipis=tipis, horses=horses)


def features_told(moves: MapMoves, who: WhoSits) -> Mapping[str, list[FeatureTold]]:
    """All features: those that are open, the prairies, those that are completed."""
    told = [
        feature_told(moves, moves.completed(feature), who) for feature in moves.landscape.features()
    ]
    told.sort(key=lambda each: each.rank)
    return {
        "open": [each for each in told if each.is_open],
        "prairies": [each for each in told if each.feature.kind is Kind.PRAIRIE],
        "completed": [each for each in told if each.feature.completed],
    }


@dataclass(frozen=True, slots=True)
class StandsThere:
    """A figure as a list names it."""

    kind: str
    seat: int
    place: Message

    @property
    def is_tent(self) -> bool:
        """Whether it is a tent and no cowboy."""
        return self.kind == "tent"


@dataclass(frozen=True, slots=True)
class MarkDrawn:
    """A figure on the drawing of a tile alone."""

    kind: str
    player: Player
    x: float
    y: float


def marks_on(laid: Laid, who: WhoSits) -> list[MarkDrawn]:
    """What is drawn on a tile where it stands."""
    figures = [(kind_of_cowboy(figure.place), figure) for figure in laid.cowboys]
    figures += [("tent", figure) for figure in laid.tents]
    return [
        MarkDrawn(kind, who(seat), *figure_spot(laid.tile, place))
        for kind, (seat, place) in figures
    ]


def kind_of_cowboy(place: Place) -> str:
    """What a cowboy is called there."""
    return "farmer" if place.kind is Kind.PRAIRIE else "cowboy"


def figures_on(laid: Laid) -> Iterator[StandsThere]:
    """What stands on a tile."""
    for seat, place in laid.cowboys:
        yield StandsThere(kind_of_cowboy(place), seat, place_in_words(laid.tile, place))
    for seat, place in laid.tents:
        yield StandsThere("tent", seat, place_in_words(laid.tile, place))
