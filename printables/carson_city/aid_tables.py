"""The tables and drawn examples of the board game's aid, in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType

from printables.carson_city.aid import AidFacts, Around, BuildingShown
from printables.core.aids.blocks import Example, Examples
from printables.core.aids.grid import Column, Grid, GridCell, GridRow
from printables.core.aids.sections import SharedTables, cell, heading, numbers_of, set_text
from rules.carson_city.board import (
    BANK,
    CHURCH,
    EMPTY,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    RANCH,
    SALOON,
)
from rules.carson_city.questions.parcel_price import Situation
from scoring.carson_city.estate import (
    LEAST_OF_RANCH,
    PER_HOUSE,
    PER_HOUSE_OF_SALOON,
    PER_MOUNTAIN,
)

NUMBERS_WIDTH, WIDE_NUMBERS = 6.5, 11.5
TOWNS: Mapping[str, tuple[Around, int]] = MappingProxyType(
    {
        "ranch": (
            ((EMPTY, EMPTY, HOUSE), (MOUNTAIN, RANCH, EMPTY), (EMPTY, BANK, HOUSE)),
            LEAST_OF_RANCH,
        ),
        "mine": (
            ((MOUNTAIN, EMPTY, HOUSE), (EMPTY, MINE, MOUNTAIN), (BANK, EMPTY, EMPTY)),
            PER_MOUNTAIN,
        ),
        "bank": (((HOUSE, EMPTY, EMPTY), (EMPTY, BANK, MINE), (HOUSE, MOUNTAIN, EMPTY)), PER_HOUSE),
        "saloon": (
            ((HOUSE, EMPTY, HOTEL), (MINE, SALOON, EMPTY), (RANCH, EMPTY, CHURCH)),
            PER_HOUSE_OF_SALOON,
        ),
    }
)
"""What stands around a building in the drawn examples, and what each thing that counts brings."""
MIDDLE = (1, 1)
PRICED: Around = ((EMPTY, BANK, EMPTY), (HOUSE, HOUSE, EMPTY), (EMPTY, EMPTY, MOUNTAIN))
"""What stands on and around a parcel that is bought."""


@dataclass(frozen=True)
class AidTables(SharedTables):
    """The board game's."""

    facts: AidFacts

    def starting(self) -> Grid:
        """What each player begins with."""
        told = [(key, n) for key, n in self.facts.starting.items() if n and key != "mountains"]
        cells = [
            (
                heading(self.words.name(f"fact-{key}")),
                cell(self.dollars(str(n)) if key == "cash" else str(n)),
            )
            for key, n in told
        ]
        # Two beside each other, as the words are too long for a column each.
        cells += [(cell(""), cell(""))] * (len(cells) % 2)
        pairs = zip(cells[::2], cells[1::2], strict=True)
        rows = [
            GridRow(tuple(chain.from_iterable(pair)), () if number else ("11",))
            for number, pair in enumerate(pairs)
        ]
        columns = (Column(2.4, "name"), Column(0.6, "figure")) * 2
        return Grid(columns, (), tuple(rows), NUMBERS_WIDTH)

    def construction(self) -> Grid:
        """What lies on the construction squares at first."""
        prices = self.facts.construction.items()
        head = tuple(cell(self.dollars(price)) for price, _ in prices)
        row = tuple(self._lying(thing) for _, thing in prices)
        return Grid(tuple(Column(1, "figure") for _ in row), head, (GridRow(row),))

    def _lying(self, thing: str) -> GridCell:
        if thing == "random":
            return cell(self.words.name("aid-bag"))
        return cell("", f"thing-{thing}")

    def tile_sums(self) -> Grid:
        """What the tiles of all players sum to."""
        sums = self.facts.tile_sums
        head = (cell(self.words.name("print-players")), *(cell(str(people)) for people in sums))
        row = (cell(self.words.name("aid-sums")), *(cell(str(each)) for each in sums.values()))
        columns = (Column(2, "name"), *(Column(1, "figure") for _ in sums))
        return Grid(columns, head, (GridRow(row),))

    def for_sale(self) -> Grid:
        """Which squares sell points in each turn."""
        turns = self.facts.turns
        head = (cell(self.words.name("aid-turn-number")), *(cell(str(turn)) for turn in turns))
        prices = (cell(" ".join(map(str, each))) for each in turns.values())
        row = (cell(self.words.name("aid-for-sale")), *prices)
        columns = (Column(1.7, "name"), *(Column(1, "figure") for _ in turns))
        return Grid(columns, head, (GridRow(row),))

    def actions(self) -> Grid:
        """The squares in the order of the board: what each brings, whether duels are fought."""
        columns = (Column(0.35, "figure"), Column(2.1, "name"), Column(5.2), Column(0.85, "figure"))
        head = (
            cell(""),
            cell(self.words.name("aid-square")),
            cell(self.words.name("aid-brings")),
            cell(self.words.name("aid-duel")),
        )
        rows = [
            self._action(number, step, fought)
            for number, (step, fought) in enumerate(self.facts.steps.items(), 1)
        ]
        return Grid(columns, head, (*rows,), NUMBERS_WIDTH, numbers=("35",))

    def _action(self, number: int, step: str, fought: str) -> GridRow:
        is_own = step in {"construction", "points"}
        name = self.words.name(f"aid-step-{step}" if is_own else f"square-{step}")
        clauses = self.facts.data["pays"][step]
        prices = {"construction": self.facts.all_prices, "points": self.facts.turns[1]}.get(step)
        lead = self.dollars(", ".join(map(str, prices))) + ":" if prices else ""
        told = "; ".join(self.words.name(clause, "short") for clause in clauses)
        duel = cell(self.words.name(fought))
        return GridRow(
            (cell(str(number)), heading(name), cell(told, lead=lead), duel), numbers_of(clauses)
        )

    def buildings(self) -> Grid:
        """What each building needs, counts as and earns."""
        keys = ("aid-count", "aid-road", "aid-with-house", "aid-revolvers", "aid-as-houses")
        figures = tuple(Column(0.7, "upright") for _ in keys)
        head = (cell(""), *(heading(self.words.name(key)) for key in (*keys, "aid-income")))
        rows = tuple(map(self._building, self.facts.buildings))
        columns = (Column(2.0, "name"), *figures, Column(5.4))
        return Grid(columns, head, rows, WIDE_NUMBERS, numbers=("5", "52"))

    def _building(self, each: BuildingShown) -> GridRow:
        earns = self.facts.data["earns"][each.thing.key]
        clauses = [*earns, *self.facts.data["counts"].get(each.thing.key, [])]
        told = "; ".join(self.words.name(clause, "short") for clause in earns)
        name = heading(self.words.name(each.thing.word), each.thing.word.id)
        figures = (
            str(each.in_the_box),
            "•" if each.needs_road else "",
            "•" if each.brings_house else "",
            str(each.revolvers or ""),
            str(each.houses or ""),
        )
        return GridRow((name, *map(cell, figures), cell(told)), numbers_of(clauses))

    def personalities(self) -> Grid:
        """Both sides of every personality, with the cash limit of each."""
        limit = heading(self.words.name("aid-limit"))
        sides = [(limit, heading(self.words.name(side.word))) for side in self.facts.sides]
        rows = []
        for who, card in self.facts.cards.items():
            name = heading(f"{card.number} {self.words.name(who.word)}", who.word.id)
            told = [card[side] for side in self.facts.sides]
            clauses = dict.fromkeys(clause for each in told for clause in each.clauses)
            effects = (
                (cell(self.dollars(each.limit)), cell(self._effect(each.clauses))) for each in told
            )
            rows.append(GridRow((name, *chain.from_iterable(effects)), numbers_of(clauses)))
        columns = (Column(1.45, "name"), *(Column(0.4, "figure"), Column(2.3)) * 2)
        head = (heading(""), *chain.from_iterable(sides))
        return Grid(columns, head, tuple(rows), WIDE_NUMBERS, numbers=("106",))

    def _effect(self, clauses: tuple[str, ...]) -> str:
        return "; ".join(self.facts.said(self.words, clause) for clause in clauses)

    def price(self) -> Examples:
        """What a parcel costs, drawn."""
        things = sum(thing is not EMPTY for row in PRICED for thing in row)
        price = Situation(things).price
        gaps: dict[str, int | str] = {"count": things, "each": self.dollars(price - things)}
        return Examples((self._example("price", PRICED, price, gaps, ("44",)),))

    def incomes(self) -> Examples:
        """What some buildings earn, drawn."""
        return Examples(tuple(self._income(key) for key in TOWNS))

    def _income(self, key: str) -> Example:
        town, each = TOWNS[key]
        earned = self.facts.earned(town)
        gaps: dict[str, int | str] = {"count": earned // each, "each": self.dollars(each)}
        clauses = numbers_of(self.facts.data["earns"][key])
        return self._example(key, town, earned, gaps, clauses)

    def _example(
        self,
        key: str,
        town: Around,
        total: int,
        gaps: Mapping[str, int | str],
        clauses: tuple[str, ...],
    ) -> Example:
        told = f"aid-example-{key}"
        working = self.words.says(told, **gaps)
        rows = tuple(tuple("" if t is EMPTY else t.word.id for t in row) for row in town)
        name = self.words.name(told, "about")
        return Example(rows, name, set_text(working), f"= {self.dollars(total)}", clauses, MIDDLE)
