"""The tile that is looked at: its places, who may go where, and in a word why not."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from printables.gold_rush.tile_spots import spots_to_touch
from rules.core.messages import Message, say
from rules.core.rulings import Reason
from rules.gold_rush.figures import Place, name_of, place_named, places_of
from rules.gold_rush.map.moves import can_hold_tent
from rules.gold_rush.place_words import place_in_words
from rules.gold_rush.table import Laid
from translations.catalogue import Catalogue
from web.gold_rush.laying.mining import against_token
from web.gold_rush.laying.moves import against_cowboy, against_tent
from web.gold_rush.laying.table import MapTable
from web.gold_rush.map_players import Player
from web.gold_rush.map_told import MarkDrawn, kind_of_cowboy, marks_on, told_cell

COWBOY, FARMER, TENT, TOKEN = "cowboy", "farmer", "tent", "token"


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """A place of the tile where it is drawn; closed where nothing of anybody may go there."""

    name: str
    kind: str
    says: Message
    x: float
    y: float
    is_open: bool
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class FigureOffered:
    """A figure of a seat for the chosen place, and what speaks against it."""

    figure: str
    player: Player
    value: str
    against: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class FigureThere:
    """A figure on the tile, or one that went home from it, and what takes it away."""

    figure: str
    player: Player
    says: Message
    value: str
    is_home: bool = False


@dataclass(frozen=True)
class TileShown:
    """A laid tile by its number, and the place of it that was tapped."""

    table: MapTable
    number: int
    on: str
    words: Catalogue

    @property
    def laid(self) -> Laid:
        """The tile."""
        return self.table.game.laid[self.number]

    @property
    def cell(self) -> str:
        """Its cell as it is typed."""
        return told_cell(self.laid)

    @property
    def is_newest(self) -> bool:
        """Whether it is the tile of this turn."""
        return self.number == self.table.game.newest

    @property
    def title(self) -> Message:
        """What it is called."""
        if not self.is_newest:
            return say("laying-older-tile")
        if self.is_start:
            return say("laying-start-tile")
        return say("laying-newest", name=self.whose.name)

    @property
    def has_cowboy(self) -> bool:
        """Whether a cowboy stands there, or went home from there."""
        return bool(self.laid.cowboys) or any(self.table.game.went_home_from(self.number))

    @property
    def is_start(self) -> bool:
        """Whether it lay there before anybody's turn."""
        return self.number == 0

    @property
    def later(self) -> int:
        """How many tiles were laid after it."""
        return self.table.game.newest - self.number

    @property
    def whose(self) -> Player:
        """Who laid it."""
        return self.table.player_of(self.number)

    @cached_property
    def chosen(self) -> Place | None:
        """The place that was tapped."""
        return place_named(self.laid.tile, self.on) if self.on else None

    @property
    def chosen_name(self) -> str:
        """Its name; nothing where none was tapped."""
        return name_of(self.laid.tile, self.chosen) if self.chosen else ""

    @property
    def chosen_says(self) -> Message:
        """The place that was tapped, in words."""
        assert self.chosen is not None  # noqa: S101 (asked only where one was tapped)
        return place_in_words(self.laid.tile, self.chosen)

    @cached_property
    def places(self) -> Sequence[PlaceShown]:
        """All places of the tile."""
        return [self._place(place) for place in places_of(self.laid.tile)]

    def _place(self, place: Place) -> PlaceShown:
        tile = self.laid.tile
        x, y = spots_to_touch(tile)[place]
        offers = self._offers(place)
        return PlaceShown(
            name=name_of(tile, place),
            kind=place.kind.value,
            says=place_in_words(tile, place),
            x=x,
            y=y,
            is_open=any(not offer.against for offer in offers),
            is_chosen=place == self.chosen,
        )

    @property
    def offers(self) -> list[FigureOffered]:
        """Who may put what on the chosen place: who laid the tile comes first."""
        return [*self._offers(self.chosen)] if self.chosen else []

    def _offers(self, place: Place) -> Iterator[FigureOffered]:
        figure = kind_of_cowboy(place)
        for player in () if self.is_start else self.table.may_put(self.number):
            against = against_cowboy(self.table, self.number, place, player.number)
            yield self._offer(figure, player, place, tuple(against))
        if can_hold_tent(place):
            players = self.table.may_put(self.table.game.newest)
            why = tuple(against_tent(self.table, self.number, place))
            yield from (self._offer(TENT, player, place, why) for player in players)
            for player in players:
                why = tuple(against_token(self.table, self.number, place, player.number))
                yield self._offer(TOKEN, player, place, why)

    def _offer(
        self, figure: str, player: Player, place: Place, against: tuple[Reason, ...]
    ) -> FigureOffered:
        value = f"{player.number} {self.cell} {name_of(self.laid.tile, place)}"
        return FigureOffered(figure, player, value, against)

    @property
    def figures(self) -> list[tuple[str, list[FigureOffered]]]:
        """The offers for the chosen place, each figure with those who may put it there."""
        open_ = [offer for offer in self.offers if not offer.against]
        kinds = dict.fromkeys(offer.figure for offer in open_)
        return [(kind, [offer for offer in open_ if offer.figure == kind]) for kind in kinds]

    @property
    def whys(self) -> list[tuple[Message, str, list[str]]]:
        """What speaks against figures on the chosen place, for everybody or for the one in turn."""
        found: dict[tuple[Message, str], list[str]] = {}
        for figure in dict.fromkeys(offer.figure for offer in self.offers):
            for reason in self._against(figure):
                for says in reason.says:
                    found.setdefault((says, reason.clause), []).append(figure)
        return [(says, clause, figures) for (says, clause), figures in found.items()]

    def _against(self, figure: str) -> tuple[Reason, ...]:
        """Why nobody may put this figure there; where somebody may, why the one in turn may not."""
        offers = [offer for offer in self.offers if offer.figure == figure]
        is_offered = any(not offer.against for offer in offers)
        if (figure in (COWBOY, FARMER) and self.has_cowboy) or (figure == TOKEN and is_offered):
            return ()
        own = [offer for offer in offers if not is_offered or offer.player == self.whose]
        return own[0].against if own else ()

    @property
    def standing(self) -> Iterator[FigureThere]:
        """What stands on it, and what went home from it."""
        tile, who = self.laid.tile, self._who
        for seat, place in self.laid.cowboys:
            figure = kind_of_cowboy(place)
            yield FigureThere(figure, who(seat), place_in_words(tile, place), self.cell)
        for seat, place in self.laid.tents:
            yield FigureThere(TENT, who(seat), place_in_words(tile, place), f"{seat}")
        for sent in self.table.game.went_home_from(self.number):
            gone = place_named(tile, sent.on)
            if gone:
                says = place_in_words(tile, gone)
                yield FigureThere(COWBOY, who(sent.seat), says, self.cell, is_home=True)

    @property
    def _who(self) -> Callable[[int], Player]:
        return lambda seat: self.table.player(seat, self.words)

    @property
    def marks(self) -> list[MarkDrawn]:
        """What is drawn on it where it stands."""
        return marks_on(self.laid, self._who)
