"""The tables and drawn examples of the aid of Nevada City, in words."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from printables.core.aids.blocks import Example, Examples
from printables.core.aids.grid import Column, Grid, GridCell, GridRow
from printables.core.aids.sections import (
    SharedTables,
    cell,
    heading,
    numbers_of,
    set_text,
)
from printables.nevada_city.aid import AidFacts
from rules.core.rulings import Facts
from rules.nevada_city.buildings import Building
from rules.nevada_city.goods import Property
from rules.nevada_city.questions.produce import Situation
from rules.nevada_city.table import POINTS_FOR_OWNER, POINTS_PER_TILE

NUMBERS_WIDTH, WIDE_NUMBERS = 6.5, 11.5
FARMED = Situation(Property.FARM, production=3, tiles=2, skill=1)
"""A character with one icon works two farms."""
TILES = ("property-mine", "property-farm", "property-ranch", "property-ranch")
NAMING = ("sign-contract", "sign-contract", "sign-building")
"""Two completed contracts that name a building."""


@dataclass(frozen=True)
class AidTables(SharedTables):
    """Those of Nevada City."""

    facts: AidFacts

    def companies(self) -> Grid:
        """What depends on the number of players."""
        told = self.facts.beginnings
        head = (heading(self.words.name("print-players")), *(heading(str(n)) for n in told))
        goals = "NC-112" if self.facts.has_gunslinging_goal else "NC-108"
        rows = (
            self._company("cash", ("NC-100", "NC-85"), lambda each: _listed(each["cash"])),
            self._company("years", ("NC-14", "NC-88"), self._years),
            self._company("removed_buildings", ("NC-83", "NC-106"), self._removed),
            self._company("bank_buildings", ("NC-84", "NC-99"), self._of_the_bank),
            self._company("building_cards", (), lambda each: str(each["building_cards"])),
            self._company("goals_scored", (goals,), lambda each: str(each["goals_scored"])),
            self._company("workers_revealed", ("NC-17",), lambda e: str(e["workers_revealed"])),
            self._company("brown_spaces_open", ("NC-29", "NC-87"), self._brown),
        )
        columns = (Column(1.9, "name"), *(Column(share) for share in (1.9, 1.4, 1)))
        return Grid(columns, head, rows, WIDE_NUMBERS)

    def _company(self, key: str, clauses: Sequence[str], told: Callable[[Facts], str]) -> GridRow:
        numbers = (cell(told(each)) for each in self.facts.beginnings.values())
        return GridRow((heading(self.words.name(f"fact-{key}")), *numbers), numbers_of(clauses))

    def _years(self, told: Facts) -> str:
        last = told["years"]
        assert isinstance(last, int), last  # noqa: S101 (how many)
        return f"{self.facts.year_name(1)}–{self.facts.year_name(last)}"

    def _removed(self, told: Facts) -> str:
        return self._buildings_in(told["removed_buildings"])

    def _of_the_bank(self, told: Facts) -> str:
        return self._buildings_in(told["bank_buildings"])

    def _buildings_in(self, keys: object) -> str:
        assert isinstance(keys, list), keys  # noqa: S101 (of buildings)
        named = (self.words.name(each.word) for each in self.facts.in_order(keys))
        return ", ".join(named) or self.words.name("aid-no-value")

    def _brown(self, told: Facts) -> str:
        return self.words.name("fact-true" if told["brown_spaces_open"] else "fact-false")

    def cleanup(self) -> Grid:
        """The steps at the end of a year, in order."""
        steps = enumerate(self.facts.cleanup, 1)
        rows = [
            GridRow((heading(f"{n}."), self._told([clause])), numbers_of([clause]))
            for n, clause in steps
        ]
        return Grid((Column(0.08, "name"), Column(1)), (), tuple(rows), NUMBERS_WIDTH)

    def actions(self) -> Grid:
        """The nine actions with their limits; those on tiles are alike."""
        keys = self.facts.data["actions"].items()
        rows = [self._listed(self.words.name(f"aid-action-{key}"), each) for key, each in keys]
        return Grid((Column(1, "name"), Column(3.4)), (), tuple(rows), NUMBERS_WIDTH)

    def buildings(self) -> Grid:
        """What the buildings do, those of one kind as one."""
        rows = [self._listed(self._kind(kind), each) for kind, each in self.facts.buildings]
        return Grid((Column(1, "name"), Column(2.7)), (), tuple(rows), NUMBERS_WIDTH)

    def _listed(self, name: str, clauses: Sequence[str]) -> GridRow:
        return GridRow((heading(name), self._told(clauses)), numbers_of(clauses))

    def _told(self, clauses: Iterable[str]) -> GridCell:
        """Short rules one after the other, with what stands between them."""
        told = ""
        for clause in clauses:
            between = "" if not told else " " if told.endswith(".") else "; "
            told += between + self.facts.said(self.words, clause)
        return cell(told)

    def _kind(self, keys: Sequence[str]) -> str:
        kinds = {Building.HARDNAILS: "aid-stores", Building.BELLES_SALOON: "aid-saloons"}
        if Building(keys[0]) in kinds:
            return self.words.name(kinds[Building(keys[0])])
        return ", ".join(self.words.name(Building(key).word) for key in keys)

    def rows(self) -> Grid:
        """The rows of the pad; what the pawn already counted is not counted again."""
        shared = super().rows()
        return Grid((Column(1, "name"), Column(1.9)), (), shared.rows, WIDE_NUMBERS)

    def variants(self) -> Grid:
        """What each variant adds, beside the buildings."""
        played, clause_of = self.facts.setup.variants, self.facts.data["of_variants"]
        clauses = dict.fromkeys(clause_of[variant] for variant in played)
        rows = [GridRow((self._told([clause]),), numbers_of([clause])) for clause in clauses]
        return Grid((Column(1),), (), tuple(rows), NUMBERS_WIDTH)

    def cubes(self) -> Grid:
        """What lies on the charts, and what it makes and sells for."""
        keys = ("aid-cubes", "aid-fixed", "aid-makes", "aid-fixed", "aid-sells")
        charts = (("", 2), ("label-production", 2), ("label-market", 2))
        above = (GridCell(self.words.name(key) if key else "", span=n) for key, n in charts)
        head = (heading(self.words.name(key)) for key in keys)
        rows = []
        for each in self.facts.cubes:
            picture = f"good-{each.cube.value}" if each.has_value else "cube"
            none = self.words.name("aid-no-value")
            figures = (
                str(each.count),
                str(each.fixed_production or none),
                _span(each.makes) if each.has_value else none,
                str(each.fixed_market or none),
                self.dollars(_span(each.sells)) if each.has_value else none,
            )
            name = heading(self.words.name(each.cube.word), picture)
            rows.append(GridRow((name, *map(cell, figures))))
        columns = (Column(1.2, "name"), *(Column(1, "figure") for _ in keys))
        return Grid(columns, (heading(""), *head), tuple(rows), above=tuple(above))

    def examples(self) -> Examples:
        """What some things bring, drawn."""
        crops, farms = ("good-crops",) * FARMED.production, ("property-farm",) * FARMED.tiles
        gaps = {"cubes": FARMED.production, "tiles": FARMED.tiles_worked}
        farmed = self._example("farm", (crops, (*farms, "")), gaps, FARMED.tokens, ("12", "24"))
        tiles = {"tiles": len(TILES), "each": POINTS_PER_TILE}
        land = self._example("tiles", (TILES,), tiles, len(TILES) * POINTS_PER_TILE, ("5",))
        naming = NAMING.count("sign-contract")
        gaps = {"contracts": naming, "each": POINTS_FOR_OWNER}
        owner = self._example("owner", (NAMING,), gaps, naming * POINTS_FOR_OWNER, ("46",))
        return Examples((farmed, land, owner))

    def _example(
        self,
        key: str,
        rows: tuple[tuple[str, ...], ...],
        gaps: dict[str, int],
        total: int,
        clauses: tuple[str, ...],
    ) -> Example:
        told = f"aid-example-{key}"
        working = set_text(self.words.says(told, **gaps))
        return Example(rows, self.words.name(told, "about"), working, f"= {total}", clauses)


def _listed(numbers: object) -> str:
    assert isinstance(numbers, list), numbers  # noqa: S101 (of amounts)
    return ", ".join(map(str, numbers))


def _span(ends: tuple[int, int]) -> str:
    return str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}"
