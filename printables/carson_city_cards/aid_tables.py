"""The tables and drawn examples of the card game's aid, in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from printables.carson_city_cards.aid import AidFacts, CoverShown, Eras, PictureShown, Town
from printables.core.aids.blocks import Example, Examples
from printables.core.aids.grid import Column, Grid, GridCell, GridRow
from printables.core.aids.sections import (
    SharedTables,
    cell,
    figure,
    heading,
    numbers_of,
    set_text,
)
from rules.carson_city_cards.characters import Character, Moment
from rules.carson_city_cards.pictures import Picture
from rules.core.messages import Word

NUMBERS_WIDTH, WIDE_NUMBERS = 6.5, 11.0
R, N, D, B, S = Picture.RANCH, Picture.MINE, Picture.DRUGSTORE, Picture.BANK, Picture.SALOON
E, H, T, M = Picture.EMPTY, Picture.HOUSE, Picture.TOWNHOUSE, Picture.MOUNTAIN
TOWNS: Mapping[str, Town] = MappingProxyType(
    {
        "ranch": ((E, E, H), (M, R, E), (H, M, M)),
        "mine": ((M, E, H), (E, N, M), (H, E, E)),
        "saloon": ((H, E, T), (M, S, E), (E, M, H)),
        "drugstore": ((H, M, E), (M, D, E), (H, M, None)),
    }
)
"""A picture in the middle and what lies around it; nothing else there brings points."""
MIDDLE = (1, 1)


@dataclass(frozen=True)
class AidTables(SharedTables):
    """The card game's."""

    facts: AidFacts

    def rounds(self) -> Grid:
        """How many cards are shown for how many players."""
        rounds = self.facts.rounds
        head = (heading(self.words.name("label-players")), *map(figure, rounds))
        shown = [figure(self.facts.characters_shown)] * len(rounds)
        rows = [GridRow((heading(self.words.name("fact-characters_shown")), *shown))]
        for key in ("terrain_shown", "removed_each_round"):
            numbers = (cell(str(each[key])) for each in rounds.values())
            rows.append(GridRow((heading(self.words.name(f"fact-{key}")), *numbers)))
        columns = (Column(3.4, "name"), *(Column(1, "figure") for _ in rounds))
        return Grid(columns, head, tuple(rows))

    def levels(self) -> Grid:
        """The auction cards of virtual players of each strength."""
        decks = self.facts.decks
        head = tuple(heading(self.words.name(f"level-{level}")) for level in decks)
        ranges = (
            cell(self.words.says("aid-range", lowest=min(deck), highest=max(deck)))
            for deck in decks.values()
        )
        return Grid(tuple(Column(1, "figure") for _ in decks), head, (GridRow(tuple(ranges)),))

    def before_bids(self) -> Grid:
        """The characters that act before the bids, in their order."""
        return self._acting(*self.facts.moments[0])

    def after_reveal(self) -> Grid:
        """The characters that act after the reveal, in their order."""
        return self._acting(*self.facts.moments[1])

    def _acting(self, moment: Moment, characters: Iterable[Character]) -> Grid:
        told = f"{self.words.name('aid-arrow')}: {self.words.name(moment.word)}"
        rows = tuple(self._character(each, n) for n, each in enumerate(characters, 1))
        columns = (Column(0.2, "figure"), Column(1.15, "name"), Column(3.2))
        return Grid(columns, (heading(""),) * 3, rows, NUMBERS_WIDTH, (GridCell(told, span=3),))

    def at_the_end(self) -> Grid:
        """The characters that only bring points."""
        rows = tuple(self._character(each, 0) for each in self.facts.at_the_end)
        columns = (Column(0.05, "figure"), Column(1.15, "name"), Column(3.2))
        told = f"$: {self.words.name('aid-only-points')}"
        return Grid(columns, (heading(""),) * 3, rows, NUMBERS_WIDTH, (GridCell(told, span=3),))

    def _character(self, shown: Character, number: int) -> GridRow:
        card = self.facts.cards[shown]
        clauses = (card.clause, *card.more_clauses)
        sign = " $" if shown in self.facts.with_both else ""
        name = heading(f"{self.words.name(shown.word)}{sign}", shown.word.id)
        told = "; ".join(self.words.name(clause, "short") for clause in clauses)
        return GridRow((figure(number), name, cell(told)), numbers_of(clauses))

    def pictures(self) -> Grid:
        """What each picture brings next to what, and how often there is one."""
        over = [(1, ""), (3, "aid-beside"), (4, "aid-anywhere"), (1, ""), (2, "aid-eras")]
        above = tuple(GridCell(self.words.name(key) if key else "", span=n) for n, key in over)
        counted = [each.word for each in (*self.facts.beside, *self.facts.anywhere)]
        head = (
            heading(""),
            *map(self._counted, counted),
            heading(self.words.name("aid-any-building")),
            heading(self.words.name("aid-itself")),
            heading("I"),
            heading("II"),
        )
        columns = (
            Column(2.8, "name"),
            *(Column(1, "upright") for _ in range(8)),
            *(Column(1, "figure") for _ in range(2)),
        )
        rows = tuple(map(self._picture, self.facts.pictures))
        return Grid(columns, head, rows, WIDE_NUMBERS, above)

    def _counted(self, word: Word) -> GridCell:
        return heading(self.words.name(word), word.id)

    def _picture(self, each: PictureShown) -> GridRow:
        name = heading(self.words.name(each.picture.word), each.picture.word.id)
        numbers = map(figure, (*each.beside, *each.anywhere, each.itself))
        clauses = self.facts.data["counting"].get(each.picture.key, [])
        return GridRow((name, *numbers, *self._eras(each.picture, each.eras)), numbers_of(clauses))

    def _eras(self, picture: Picture, eras: Eras) -> tuple[GridCell, ...]:
        if not eras:
            count = self.facts.in_the_box[picture]
            return (GridCell(self.words.says("aid-in-both", count=count), span=2),)
        return tuple(cell("/".join(str(numbers[era]) for numbers in eras)) for era in (0, 1))

    def examples(self) -> Examples:
        """What some pictures bring, drawn."""
        return Examples(tuple(self._example(key, town) for key, town in TOWNS.items()))

    def _example(self, key: str, town: Town) -> Example:
        told, points = f"aid-example-{key}", self.facts.points_of(town)
        each = next(p for p in self.facts.pictures if p.picture.key == key)
        per = max(each.beside)
        working = self.words.says(told, count=points // per, each=per)
        rows = tuple(tuple(p.word.id if p else "" for p in row) for row in town)
        clauses = numbers_of(self.facts.data["counting"][key])
        name = self.words.name(each.picture.word)
        return Example(rows, name, set_text(working), f"= {points}", clauses, MIDDLE)

    def covers(self) -> Grid:
        """What may lie on what."""
        head = (
            heading(self.words.name("aid-lies-there")),
            heading(self.words.name("aid-may-cover")),
        )
        rows = tuple(map(self._cover, self.facts.covers))
        return Grid((Column(1, "name"), Column(1.1)), head, rows, WIDE_NUMBERS)

    def _cover(self, line: CoverShown) -> GridRow:
        under = line.under[0].word
        when = "aid-protected" if line.protected else "aid-unprotected"
        name = heading(self.words.name("aid-many"))
        if len(line.under) == 1:
            more = f", {self.words.name(when)}" if line.is_about_outlaws else ""
            name = heading(self.words.name(under) + more, under.id)
        told = (
            cell(self.words.name(f"aid-cover-{line.kind}"))
            if line.kind != "these"
            else cell(
                ", ".join(self.words.name(each.word) for each in line.pictures),
                *(each.word.id for each in line.pictures),
            )
        )
        return GridRow((name, told), numbers_of(line.clauses))
