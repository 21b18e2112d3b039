"""The page of the map: the tile in hand, what can be done, what it brings, and all of it in words.

Everything is computed here: a button holds the whole text of the map as it will be. What a page
remembers for itself (the tile in hand, how it is turned, which tile or feature is looked at) is
typed under names of its own and never kept.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from flask import request, url_for

from rules.core.faults import RefusedError
from rules.core.fields import Piece
from rules.core.forms import Form, read
from rules.core.messages import Message
from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.fields import TileField
from rules.gold_rush.figures import Place
from rules.gold_rush.map.hand import FITS, Hand, tile_typed
from rules.gold_rush.map.moves import MapMoves, can_hold_tent
from rules.gold_rush.map.reading import MAP, MapTyped, as_line, map_typed
from rules.gold_rush.map.regions import all_named
from rules.gold_rush.placing import Placement
from rules.gold_rush.table import Laid
from scoring.gold_rush.projected import projected
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.forms.view import FieldView, FormView
from web.gold_rush import map_drawing
from web.gold_rush.map_drawing import Spot, cell_typed, pieces_joined
from web.gold_rush.map_panel import Panel
from web.gold_rush.map_players import (
    WHO,
    Player,
    calling,
    player_at,
    players_at,
    players_typed,
)
from web.gold_rush.map_told import (
    FeatureTold,
    StandsThere,
    features_told,
    figures_on,
    told_cell,
    told_edges,
)
from web.house.addresses import address_of, in_query, is_page_of, path_here
from web.house.language import words
from web.house.names import names_along

HAND, LYING, SEEN, LIT, PLACE = "hand", "lying", "seen", "lit", "place"
OF_THE_PAGE = (HAND, LYING, SEEN, LIT, PLACE)
PAGE, FIELD, TILE = "page", "field", "tile"
OF_A_TILE = re.compile(rf"{MAP}\.([0-9]+)\.")
ASKED_OF_A_PLACE = ("cowboy", "tent", "feature")
ASKED_WITH_A_TILE = ("placements", "tile")
NEWEST, LAID = "newest-one", "laid"


class HandPiece(Piece):
    """The tile in hand."""

    hand = TileField()


class AgreedForm(Form):
    """What the table agreed on, and nothing else."""

    title = TITLE

    def situated(self, *_: object) -> None:
        """Nothing lies there."""


def setup_of(body: Mapping[str, Any]) -> Setup:
    """What the table agreed on; as if nothing were where it cannot be."""
    form = AgreedForm()
    try:
        setup, _ = read(form, {name: body[name] for name in form.fields if name in body})
    except RefusedError:
        setup, _ = read(form, {})
    return setup


@dataclass(frozen=True)
class MapShown:
    """Everything that the page of a map shows."""

    path: str
    map: MapTyped
    setup: Setup
    players: Sequence[Player]
    typed: Typed
    page: str
    """Where the form stands, if all of it stands in an address; nothing on a sheet."""
    words: Catalogue

    @cached_property
    def moves(self) -> MapMoves | None:
        """What can be done, where the map is sound."""
        return MapMoves(self.map, self.setup) if self.map.is_sound else None

    @property
    def question(self) -> str:
        """The question in whose form the map stands."""
        start, _, key = self.page.rpartition("/ask/")
        return key if start else ""

    @property
    def has_own_hand(self) -> bool:
        """Whether the tile in hand is composed here, and is no other field of the form."""
        return self.question not in ASKED_WITH_A_TILE

    @property
    def hand_field(self) -> FieldView:
        """The field in which it is composed."""
        (view,) = FormView(self.words, {}, MAP).fields(HandPiece(), {HAND: self.typed.get(HAND)})
        return view

    @cached_property
    def hand(self) -> Hand | None:
        """The tile in hand, where it can be read."""
        tile = tile_typed(self.typed.get(HAND if self.has_own_hand else TILE, ""))
        if tile is None or self.moves is None:
            return None
        return Hand(tile, self.typed.get(LYING, ""), self.moves)

    @cached_property
    def panel(self) -> Panel | None:
        """The tile that is looked at: the one asked for, else the newest."""
        if self.moves is None or not self.map.laid:
            return None
        cell, _, place = self.typed.get(PLACE, "").partition(" ")
        number = self.moves.numbered(cell_typed(cell or self.typed.get(SEEN)))
        seen = self.moves.newest if number is None else number
        return Panel(self.moves, seen, self.players, self.player, self._asked, place)

    @property
    def is_tile_shown(self) -> bool:
        """Whether the panel is about a tile that lies there, and not about the one in hand."""
        return self.hand is None or any(self.typed.get(name) for name in (SEEN, PLACE))

    @property
    def is_tile_folded(self) -> bool:
        """Whether the question is about a tile in hand, and nobody looks at one that lies there."""
        is_looked_at = any(self.typed.get(name) for name in (SEEN, PLACE))
        return self.question in ASKED_WITH_A_TILE and not is_looked_at

    @cached_property
    def lit(self) -> tuple[str, ...]:
        """The pieces that stand out: of what was pressed in a list, or of the place tapped."""
        named = self.typed.get(LIT) or self.typed.get(PLACE, "")
        cell, _, place = named.partition(" ")
        return pieces_joined(self.map.laid, cell, place) if self.moves and place else ()

    # What is pressed

    @cached_property
    def spots(self) -> Sequence[Spot]:
        """What can be pressed on the drawing."""
        if self.moves is None:
            return ()
        return [*self._spots_of_tiles(self.moves), *self._spots_for_hand(self.moves)]

    def _spots_of_tiles(self, moves: MapMoves) -> Iterator[Spot]:
        turning = moves.turning() if self.map.laid else None
        for number, laid in enumerate(self.map.laid):
            cell, action = told_cell(laid), self.action()
            if number == moves.newest and turning:
                label = self.words.says("land-turn-at", cell=cell)
                yield Spot(laid.at, label, "", self.path, turning[1], NEWEST, action=action)
            else:
                label = self.words.says("land-look-at", cell=cell)
                yield Spot(laid.at, label, "", SEEN, cell, LAID, action=action)

    def _spots_for_hand(self, moves: MapMoves) -> Iterator[Spot]:
        if self.hand is None:
            return
        for placement, kind in self.hand.by_cell():
            at, tile = placement.at, self.hand.tile.turned(placement.turned)
            cell = f"{at[0]},{at[1]}"
            if self.question == TILE:
                label = self.words.says("land-ask-at", cell=cell)
                yield Spot(at, label, self.asking(at=cell), kind=kind, tile=tile)
            else:
                text = moves.laying(self.hand.tile, placement)
                label = _laying(placement, self.words)
                action = self.action((HAND, LYING))
                yield Spot(at, label, "", self.path, text, kind, tile, action=action)

    def action(self, done: Sequence[str] = ()) -> str:
        """Where a button leads back to the page without scripts; what is done with is dropped."""
        if not self.page:
            return ""
        fields = [(PAGE, self.page), (FIELD, self.path), *(("done", name) for name in done)]
        back = url_for("drawing_pages.back", slug=TITLE.slug, kind="map")
        return f"{back}?{in_query(fields)}"

    def asking(self, **fields: str) -> str:
        """The address of this question with some fields filled in."""
        unsent = {*OF_THE_PAGE, WHO, PAGE, FIELD, self.path, *fields}
        pairs = [pair for pair in self.typed.items(multi=True) if pair[0] not in unsent and pair[1]]
        query = in_query([*dict.fromkeys(pairs), (self.path, self.map.text), *fields.items()])
        return f"{self.page}?{query}#answer"

    @property
    def asks_about_places(self) -> bool:
        """Whether the question of the page is about a place of some tile."""
        return self.question in ASKED_OF_A_PLACE

    def _asked(self, laid: Laid, name: str, place: Place) -> str:
        """The address that asks the question of the page about a place; none where it asks none."""
        if not self.asks_about_places:
            return ""
        if self.question == "tent" and not can_hold_tent(place):
            return ""
        return self.asking(at=told_cell(laid), on=name)

    # What is told

    def player(self, seat: int) -> Player:
        """Who sits there."""
        return player_at(seat, self.players, self.words)

    @property
    def knows_points(self) -> bool:
        """Whether anybody knows how the markers stand."""
        return any(player.points is not None for player in self.players)

    @property
    def points(self) -> Iterator[tuple[Player, int]]:
        """What the map would bring each player now."""
        if self.moves is not None:
            brings = projected(self.moves.landscape, self.setup.readings())
            yield from ((player, brings.get(player.number, 0)) for player in self.players)

    @cached_property
    def features(self) -> Mapping[str, list[FeatureTold]]:
        """All features, by what is still to come of them."""
        return features_told(self.moves, self.player) if self.moves else {}

    def name_of(self, told: FeatureTold) -> Message:
        """A feature by whose it is and where it lies."""
        return self._names[told.feature.at]

    @cached_property
    def _names(self) -> Mapping[str, Message]:
        features = [each.feature for group in self.features.values() for each in group]
        return all_named(
            features, (laid.at for laid in self.map.laid), lambda seat: self.player(seat).name
        )

    @property
    def tiles(self) -> Iterator[tuple[str, Laid, Message, list[StandsThere]]]:
        """All tiles in the order of laying."""
        for laid in self.map.laid:
            yield told_cell(laid), laid, told_edges(laid.tile), [*figures_on(laid)]

    @property
    def faults(self) -> list[str]:
        """What is wrong with the map, in sentences."""
        return [self.words.text(fault.says) for fault in self.map.faults]

    @property
    def mending(self) -> Iterator[tuple[str, str]]:
        """The tiles with which something is wrong, each with the map without it."""
        told = (OF_A_TILE.match(fault.at) for fault in self.map.faults)
        wrong = {int(path[1]) for path in told if path} or {len(self.map.laid) - 1}
        for number in sorted(wrong):
            yield told_cell(self.map.laid[number]), self.map.with_entries({number: None})

    @property
    def about(self) -> str:
        """What a script sends along when it asks for the drawing anew."""
        setup = [("variants", key) for key in self.setup.variants]
        rules = [(f"house_rules.{key}", value) for key, value in self.setup.house_rules.items()]
        who = [(WHO, str(player)) for player in self.players]
        return in_query([(PAGE, self.page), (FIELD, self.path), *setup, *rules, *who])


def _laying(placement: Placement, spoken: Catalogue) -> str:
    x, y = placement.at
    return spoken.says("land-lay-at", cell=f"{x},{y}", turn=placement.turned)


def map_shown(view: FieldView, spoken: Catalogue) -> MapShown:
    """The map of a field on the page of a question."""
    typed = Typed([*request.args.items(multi=True), *request.form.items(multi=True)])
    setup = setup_of(body_of(AgreedForm(), typed))
    players = players_at(None, None, spoken)
    map_, own = map_typed(view.value, setup), calling(players, spoken)
    return MapShown(view.path, map_, setup, players, typed, path_here(), own)


def map_drawn(typed: Typed) -> dict[str, Any]:
    """The same for the drawing alone, as a script asks for it."""
    spoken, setup = words(TITLE), setup_of(body_of(AgreedForm(), typed))
    path, page = typed.get(FIELD, MAP), typed.get(PAGE, "")
    map_ = map_typed(typed.get(path, ""), setup)
    if not map_.is_readable:
        raise RefusedError(map_.faults)
    page = page if is_page_of(TITLE.slug, page) else ""
    players = players_typed(typed, spoken)
    own = calling(players, spoken)
    return {"shown": MapShown(path, map_, setup, players, typed, page, own)}


def spots_laying(
    body: Mapping[str, Any],
    placements: Sequence[Mapping[str, Any]],
    title: BuiltTitle,
    spoken: Catalogue,
) -> list[Spot]:
    """Where a tile may go, each with the address of the same question after it was laid there."""
    map_, tile = map_typed(body.get("map")), tile_typed(str(body.get(TILE, "")))
    if tile is None or not map_.is_readable:
        return []
    rest = {name: value for name, value in body.items() if name != TILE}
    found: dict[tuple[int, int], Spot] = {}
    for each in placements:
        at, turn = (each["at"][0], each["at"][1]), each["turned"]
        laid = map_.with_entries({}, Laid(at, tile.turned(turn), tile, turn))
        then = {**rest, **names_along(spoken.sitting), "map": laid, "draft": True}
        address = address_of("ask_pages.ask", then, slug=title.slug, key="placements")
        label = _laying(Placement(at, turn), spoken)
        found.setdefault(at, Spot(at, label, address, kind=FITS, tile=tile.turned(turn)))
    return list(found.values())


DRAWINGS = {"map": map_drawn}
IN_LINES = {MAP: as_line}
FOR_TEMPLATES = {
    **map_drawing.FOR_TEMPLATES,
    "map_as_line": as_line,
    "map_shown": map_shown,
    "spots_laying": spots_laying,
}
