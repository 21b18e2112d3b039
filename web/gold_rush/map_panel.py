"""The tile of a map that is looked at: what lies and stands there, and what can be done with it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from printables.gold_rush.tile_spots import spots_to_touch
from rules.core.messages import Message
from rules.core.rulings import Reason
from rules.gold_rush.figures import Place, place_named
from rules.gold_rush.map.moves import MapMoves, can_hold_tent
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.table import Figure, Laid
from web.gold_rush.map_players import Player
from web.gold_rush.map_told import (
    FeatureTold,
    MarkDrawn,
    StandsThere,
    WhoSits,
    feature_told,
    figures_on,
    marks_on,
    told_cell,
    told_edges,
)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a seat may put on a place, with the map after it."""

    player: Player
    text: str


@dataclass(frozen=True, slots=True)
class Against:
    """Why something may not be put on a place: whom it concerns, if not everybody."""

    figure: str
    name: str
    says: Message
    clause: str


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """A place of the tile."""

    name: str
    says: Message
    x: float
    y: float
    is_chosen: bool
    feature: FeatureTold
    cowboys: Sequence[Offer]
    tents: Sequence[Offer]
    against: Sequence[Against]
    ask: str
    """The address at which this place is asked about; none where nothing is asked."""

    @property
    def is_open(self) -> bool:
        """Whether something can be done with it: asked about it, or a figure put there."""
        return bool(self.ask or self.cowboys or self.tents)


@dataclass(frozen=True)
class Panel:
    """A laid tile by its number, and the place of it that was tapped.

    `who` tells who sits at a seat, whether they play or not; `ask` gives the address that asks
    about a place.
    """

    moves: MapMoves
    number: int
    players: Sequence[Player]
    who: WhoSits
    ask: Callable[[Laid, str, Place], str]
    on: str = ""

    @property
    def laid(self) -> Laid:
        """The tile."""
        return self.moves.map.laid[self.number]

    @property
    def cell(self) -> str:
        """Its cell as it is typed."""
        return told_cell(self.laid)

    @property
    def edges(self) -> Message:
        """What its edges show."""
        return told_edges(self.laid.tile)

    @property
    def is_newest(self) -> bool:
        """Whether it is the tile of this turn."""
        return self.number == self.moves.newest

    @property
    def turning(self) -> tuple[int, str] | None:
        """Its next turn with the map after it; only the newest tile is turned."""
        return self.moves.turning() if self.is_newest else None

    @property
    def without(self) -> str | None:
        """The map without it; None where the others would not hang together."""
        return self.moves.without(self.number)

    @property
    def later(self) -> int:
        """How many tiles were laid after it."""
        return self.moves.newest - self.number

    @property
    def back_to(self) -> str:
        """The map as it was when it was the newest."""
        return self.moves.back_to(self.number)

    @property
    def standing(self) -> Iterator[tuple[StandsThere, Player, str]]:
        """What stands on it, whose it is, and the map when it is taken back."""
        for figure in figures_on(self.laid):
            player = self.who(figure.seat)
            if figure.is_tent:
                yield figure, player, self.moves.without_tent(figure.seat)
            else:
                yield figure, player, self.moves.without_cowboy(self.number)

    @cached_property
    def places(self) -> Sequence[PlaceShown]:
        """Its places with what may be put there."""
        return [self._place(place, name) for place, name in self.moves.places(self.number)]

    @property
    def chosen(self) -> PlaceShown | None:
        """The place that was tapped."""
        return next((place for place in self.places if place.is_chosen), None)

    @property
    def marks(self) -> list[MarkDrawn]:
        """What is drawn on it where it stands."""
        return marks_on(self.laid, self.who)

    def _place(self, place: Place, name: str) -> PlaceShown:
        tile = self.laid.tile
        x, y = spots_to_touch(tile)[place]
        return PlaceShown(
            name=name,
            says=place_in_words(tile, place),
            x=x,
            y=y,
            is_chosen=bool(self.on) and place_named(tile, self.on) == place,
            feature=feature_told(self.moves, self.moves.feature(self.number, place), self.who),
            cowboys=[*self._cowboys(place)],
            tents=[*self._tents(place)],
            against=[*self._against(place)],
            ask=self.ask(self.laid, name, place),
        )

    def _cowboys(self, place: Place) -> Iterator[Offer]:
        if self.laid.cowboys:
            return
        for player in self.players:
            if not any(self.moves.against_cowboy(self.number, place, player.number)):
                figure = Figure(player.number, place)
                yield Offer(player, self.moves.with_cowboy(self.number, figure))

    def _tents(self, place: Place) -> Iterator[Offer]:
        if can_hold_tent(place) and not any(self.moves.against_tent(self.number, place)):
            for player in self.players:
                figure = Figure(player.number, place)
                yield Offer(player, self.moves.with_tent(self.number, figure))

    def _against(self, place: Place) -> Iterator[Against]:
        if not self.laid.cowboys:
            yield from self._against_cowboys(place)
        if can_hold_tent(place):
            yield from _told("tent", "", [*self.moves.against_tent(self.number, place)])

    def _against_cowboys(self, place: Place) -> Iterator[Against]:
        """What concerns everybody is said once."""
        against = [
            (player.name, [*self.moves.against_cowboy(self.number, place, player.number)])
            for player in self.players
        ]
        common = [each for each in against[0][1] if all(each in why for _, why in against)]
        yield from _told("cowboy", "", common)
        for name, why in against:
            yield from _told("cowboy", name, [each for each in why if each not in common])


def _told(figure: str, name: str, reasons: Sequence[Reason]) -> Iterator[Against]:
    for reason in reasons:
        for sentence in reason.says:
            yield Against(figure, name, sentence, reason.clause)
