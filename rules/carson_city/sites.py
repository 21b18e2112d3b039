"""Where may somebody build, and with which roads and house? All parcels of the map at once."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from rules.carson_city.board import MAP, NOBODY, PROPERTY_TILES, RIVER
from rules.carson_city.building import (
    NEEDS_NO_ROAD,
    HousePlot,
    against_building,
    against_one_more_house,
    brings_house,
)
from rules.carson_city.checks import may_stand_in
from rules.carson_city.construction import Construction
from rules.carson_city.laying import laid, terrain_of
from rules.carson_city.questions.build import QuestionForm
from rules.carson_city.questions.parcel_price import for_sale, price_of
from rules.carson_city.roads import ALL_SIDES, IN_THE_BOX, Reach, Road
from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.grid import squares
from rules.core.readings import Readings

ANY_PARCEL = "a1"
"""Fills the field of the parcel, which is what is looked for."""
Body = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Site:
    """A parcel on which one may build, with what that takes."""

    square: int
    plan: tuple[Road, ...]
    """New roads that reach it and the parcel for its house, in the order of laying."""
    roads: int
    """How many these are; a bridge is two."""
    house: int | None
    """A parcel for the house that comes with it, where nobody needs to agree."""
    price: int | None
    """What the parcel costs first; None where it is one's own."""

    @property
    def at(self) -> str:
        """The parcel's name."""
        return MAP.names[self.square]


@dataclass(frozen=True)
class Search:
    """What somebody wants to build, and all parcels on which that may be done."""

    wanted: Construction
    readings: Readings

    @cached_property
    def reach(self) -> Reach:
        """How far anything is from the roads: those that lie, and the new ones that may."""
        terrain = terrain_of(self.wanted.board[RIVER], self.readings)
        laying = laid(self.wanted.net, self.wanted.new_roads, terrain)
        return Reach(laying.net if laying.is_legal else self.wanted.net, terrain)

    @cached_property
    def in_the_box(self) -> int:
        """How many roads do not lie on the map."""
        box = ALL_SIDES if may_stand_in(self.readings) else IN_THE_BOX
        return box - self.reach.terrain.price(self.reach.net)

    @cached_property
    def at_hand(self) -> int:
        """How many more roads the reserve holds."""
        laid_now = self.reach.net & ~self.wanted.net
        return self.wanted.reserve - self.reach.terrain.price(laid_now)

    @cached_property
    def house_needed(self) -> bool:
        """Whether the building brings a house."""
        return brings_house(self.wanted.building, self.readings)

    @cached_property
    def own(self) -> int:
        """The own parcels on which a building may stand."""
        return self._ground & self.wanted.board.of_seat(self.wanted.seat)

    @cached_property
    def to_be_bought(self) -> int:
        """The parcels of nobody on which it may stand once they are bought."""
        return self._ground & self._on_sale

    @cached_property
    def _on_sale(self) -> int:
        board = self.wanted.board
        has_tiles = board.of_seat(self.wanted.seat).bit_count() < PROPERTY_TILES
        return for_sale(board) if has_tiles else 0

    @cached_property
    def _ground(self) -> int:
        """Where it may stand in a town in which the seat has bought all that it can."""
        wanted, seat = self.wanted, self.wanted.seat
        owned = list(wanted.board.owned)
        owned[seat] |= self._on_sale
        owned[NOBODY] &= ~self._on_sale
        town = replace(wanted.board, owned=tuple(owned))

        def may_stand(square: int) -> bool:
            against = against_building(town, seat, wanted.building, square, self.readings)
            return not any(against)

        return town.where(may_stand, owned[seat])

    @cached_property
    def lacks_house(self) -> bool:
        """Whether the building brings a house and none is left."""
        none_left = against_one_more_house(self.wanted.board, self.readings)
        return self.house_needed and any(none_left)

    @cached_property
    def plots(self) -> int:
        """The parcels for the house that comes with the building, if roads get there."""
        wanted = self.wanted
        if not self.house_needed or self.lacks_house:
            return 0
        spots = MAP.all if wanted.house is None else 1 << wanted.house
        return wanted.board.where(self._is_plot, spots)

    def _is_plot(self, square: int) -> bool:
        wanted = self.wanted
        plot = HousePlot(wanted.board, square, wanted.seat, MAP.all, wanted.owner_agrees)
        return not any(plot.hindrances(self.readings))

    def sites(self) -> list[Site]:
        """Every parcel for the building, those that take the fewest roads first."""
        wooed = self.own | self.to_be_bought
        found = [
            self._site(square, roads)
            for roads, parcels in enumerate(self._by_roads())
            for square in squares(parcels & wooed)
        ]
        return sorted(
            (site for site in found if site.roads <= self.in_the_box), key=lambda site: site.roads
        )

    def lacks_plot(self, site: Site) -> bool:
        """Whether the house that must come has no place where nobody needs to agree."""
        return self.house_needed and site.house is None

    def _by_roads(self) -> Iterator[int]:
        if self.wanted.building in NEEDS_NO_ROAD:
            return iter((MAP.all,))
        return self.reach.parcels()

    def _site(self, square: int, roads: int) -> Site:
        plan = self.reach.plan(square) if roads else ()
        house = None
        if plots := self.plots & ~(1 << square):
            house, further = self._house_near(square, plots, plan)
            plan += further
        price = None if self.own >> square & 1 else price_of(self.wanted.board, square)
        needed = self.reach.terrain.price(sum(road.side for road in plan))
        return Site(square, plan, needed, house, price)

    def _house_near(
        self, square: int, plots: int, plan: tuple[Road, ...]
    ) -> tuple[int | None, tuple[Road, ...]]:
        """A plot that the roads reach, else the one that takes the fewest more, with these."""
        reach = self.reach
        if plan:
            reach = Reach(reach.net | sum(road.side for road in plan), reach.terrain)
        for roads, parcels in enumerate(reach.parcels()):
            if near := parcels & plots:
                beside = near & MAP.around_each[square] or near
                house = squares(beside)[0]
                return house, reach.plan(house) if roads else ()
        return None, ()


def search_of(body: Body) -> Search | None:
    """The search for a parcel, where seat, building and a possible board are known."""
    try:
        setup, wanted = read(QuestionForm(), {**body, "parcel": ANY_PARCEL})
    except RefusedError:
        return None
    return Search(wanted, setup.readings())


def built_at(body: Body, search: Search, site: Site) -> dict[str, Any]:
    """The question whether one may build there, with what it takes filled in."""
    asked = {**body, "parcel": site.at}
    if site.price is not None:
        wanted = search.wanted
        bare = wanted.board.thing_on(site.square)
        asked["board"] = str(wanted.board.changed(site.square, bare, wanted.seat))
    laid_now = search.reach.net & ~search.wanted.net
    earlier = [road.name for road in search.wanted.new_roads if road.side & laid_now]
    asked["new_roads"] = [*earlier, *(road.name for road in site.plan)]
    asked.setdefault("reserve", search.reach.terrain.price(laid_now) + site.roads)
    if site.house is not None:
        asked.setdefault("house", MAP.names[site.house])
    return asked
