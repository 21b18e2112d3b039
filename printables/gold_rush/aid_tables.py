"""The tables and drawn examples of the tile game's aid, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from printables.core.aids.blocks import Example, Examples, Rule
from printables.core.aids.copyfit import NO_BREAK
from printables.core.aids.grid import Column, Grid, GridRow
from printables.core.aids.sections import (
    BETWEEN,
    SharedTables,
    cell,
    heading,
    numbers_of,
    set_text,
)
from printables.gold_rush.aid import AidFacts
from rules.gold_rush.features import Feature, Kind

NUMBERS_WIDTH, WIDE_NUMBERS = 6.5, 11.0
END, TRACK, LOCOMOTIVE, CITY = "sign-junction", "kind-railroad", "sign-locomotive", "kind-city"
RAILROADS = ((END, TRACK, LOCOMOTIVE, CITY), (END, LOCOMOTIVE, LOCOMOTIVE, CITY))
"""One tile for each place."""
PRAIRIE = ("sign-tipi", "sign-horses", "sign-tipi")
MOUNTAIN = ("sign-nugget", "kind-mountain", "sign-nugget")
RAILROADS_OF_A_CITY = 3
TIMES = "\N{THIN SPACE}×\N{THIN SPACE}"


@dataclass(frozen=True)
class AidTables(SharedTables):
    """The tile game's."""

    facts: AidFacts

    def starting(self) -> Rule:
        """What is the same for any number of players."""
        told = self.facts.starting.items()
        listed = BETWEEN.join(f"{self.words.name(f'fact-{key}')}:{NO_BREAK}{n}" for key, n in told)
        return Rule("11", listed)

    def by_players(self) -> Grid:
        """What depends on the number of players."""
        beginnings = self.facts.beginnings
        head = (heading(self.words.name("print-players")), *(heading(str(n)) for n in beginnings))
        rows = []
        for key in self.facts.varying:
            numbers = (cell(str(told[key])) for told in beginnings.values())
            rows.append(GridRow((heading(self.words.name(f"fact-{key}")), *numbers)))
        turns = (cell(_turns(each)) for each in self.facts.turns.values())
        rows.append(GridRow((heading(self.words.name("aid-turns-each")), *turns)))
        columns = (Column(2.6, "name"), *(Column(1, "figure") for _ in beginnings))
        return Grid(columns, head, tuple(rows))

    def features(self) -> Grid:
        """When each feature is complete and what it brings."""
        keys = ("aid-complete-when", "aid-when-completed", "aid-at-the-end")
        head = (heading(""), *(heading(self.words.name(key)) for key in keys))
        rows = tuple(map(self._feature, self.facts.features))
        columns = (Column(0.8, "name"), Column(1.7), Column(1.8), Column(1.8))
        return Grid(columns, head, rows, WIDE_NUMBERS)

    def _feature(self, kind: Kind) -> GridRow:
        each = self.facts.features[kind]
        completed = each.get("completed")
        when = self.facts.said(self.words, each["complete_when"])
        never = f"{self.words.name('aid-never')}; " if not completed else ""
        told = (
            never + when,
            self.facts.said(self.words, completed) if completed else "–",
            self.facts.said(self.words, each["at_the_end"]),
        )
        clauses = [each["complete_when"], *([completed] if completed else []), each["at_the_end"]]
        name = heading(self.words.name(kind.word), kind.word.id)
        return GridRow((name, *map(cell, told)), numbers_of(clauses))

    def doubling(self) -> Grid:
        """What locomotives do to each tile of a railroad."""
        last = self.facts.locomotives[-1]
        counts = (
            self.words.says("aid-or-more", count=n) if n == last else str(n)
            for n in self.facts.locomotives
        )
        head = (heading(self.words.name("aid-locomotives"), LOCOMOTIVE), *map(heading, counts))
        rows = []
        for completed, points in self.facts.per_tile.items():
            name = self.words.name("aid-when-completed" if completed else "aid-at-the-end")
            each = (cell(self.words.says("aid-per-tile", points=n)) for n in points)
            rows.append(GridRow((heading(name), *each), ("35",) if completed else ("54",)))
        columns = (Column(1.6, "name"), *(Column(1, "figure") for _ in self.facts.locomotives))
        return Grid(columns, head, tuple(rows), NUMBERS_WIDTH)

    def wrong(self) -> Grid:
        """What is often got wrong, as it is right."""
        rows = [
            GridRow((cell(self.words.name(f"aid-wrong-{key}")),), numbers_of(clauses))
            for key, clauses in self.facts.data["wrong"].items()
        ]
        return Grid((Column(1),), (), tuple(rows), NUMBERS_WIDTH)

    def examples(self) -> Examples:
        """Features with what they bring."""
        return Examples((*self._railroads(), *self._others()))

    def _railroads(self) -> Iterator[Example]:
        for number, tiles in enumerate(RAILROADS, 1):
            locomotives = tiles.count(LOCOMOTIVE)
            points = self.facts.worth(
                Feature(
                    kind=Kind.RAILROAD, completed=True, tiles=len(tiles), locomotives=locomotives
                )
            )
            working = self.words.says(
                f"aid-example-railroad-{number}", count=len(tiles), each=points // len(tiles)
            )
            yield self._example(Kind.RAILROAD, tiles, working, points, ("34", "35"))

    def _others(self) -> Iterator[Example]:
        nuggets = MOUNTAIN.count("sign-nugget")
        points = self.facts.worth(Feature(kind=Kind.MOUNTAIN, completed=False, nuggets=nuggets))
        working = self.words.says("aid-example-mountain", count=nuggets, each=points // nuggets)
        yield self._example(Kind.MOUNTAIN, MOUNTAIN, working, points, ("53",))
        if self.facts.has_farmers:
            yield self._prairie()

    def _prairie(self) -> Example:
        tipis, horses = PRAIRIE.count("sign-tipi"), PRAIRIE.count("sign-horses")
        points = self.facts.worth(
            Feature(kind=Kind.PRAIRIE, completed=False, tipis=tipis, horses=horses)
        )
        of_tipis = self.facts.worth(Feature(kind=Kind.PRAIRIE, completed=False, tipis=tipis))
        working = self.words.says(
            "aid-example-prairie", tipis=of_tipis // tipis, horses=points - of_tipis, count=tipis
        )
        return self._example(Kind.PRAIRIE, PRAIRIE, working, points, ("56",))

    def _example(
        self,
        kind: Kind,
        tiles: tuple[str, ...],
        working: str,
        points: int,
        clauses: tuple[str, ...],
    ) -> Example:
        return Example(
            (tiles,), self.words.name(kind.word), set_text(working), f"= {points}", clauses
        )


def _turns(each: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(
        f"{people}{TIMES}{count}" if people > 1 else str(count) for people, count in each
    )
