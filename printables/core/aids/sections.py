"""The sections of an aid as its room's file lists them, in words."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from printables.core.aids.blocks import Block, Examples, Rule, Stage, Wheel
from printables.core.aids.copyfit import NO_BREAK, kept_together
from printables.core.aids.facts import Origin, PointShown, SharedFacts
from printables.core.aids.grid import Column, Grid, GridCell, GridRow
from printables.core.aids.readings_told import in_few_words
from printables.core.aids.section import Section
from printables.core.scorepad import facts_of
from scoring.core.rows import Row
from translations.catalogue import Catalogue

LONGEST_TOGETHER, LONGEST_IN_A_CELL = 26, 9
"""Letters of the last two words of a text that stay on one line."""
LEAST_SHARE, MOST_SHARE = 0.8, 1.35
"""Of the rules of rows beside their names, the more the longer they are."""
WHICH = {"settled": True, "open": False}
"""Points that a rulebook of the title settles, and those that all leave open."""
BEFORE_DOLLARS = re.compile(r"(?<=\d) (?=\$)")
TIMES = re.compile(r"(?<=×) |(?<=\d) (?=×)")
BETWEEN = f"{NO_BREAK}· "
"""What stands between texts in one paragraph; no line begins with it."""
LONG_HEADING = 20
"""Letters; what is longer has room for its last two words on one line."""


class Tables(Protocol):
    """What a room adds to its aid, in words."""

    facts: Any
    words: Catalogue

    def block(self, key: str) -> Block:
        """A table or the examples of this name."""
        ...


@dataclass(frozen=True)
class SharedTables:
    """What tables of all titles are made of."""

    facts: Any
    words: Catalogue

    def block(self, key: str) -> Block:
        """The table that the method of this name makes."""
        block: Block = getattr(self, key)()
        return block

    def rows(self) -> Grid:
        """The rows of the pad, with the short form of their rules."""
        rows = [self.row(row) for row in self.facts.rows]
        return Grid((Column(1, "name"), Column(1.45)), (), tuple(rows), numbers_width=8)

    def row(self, row: Row) -> GridRow:
        """One row of the pad with its rule."""
        told = cell(self.facts.row_told(self.words, row))
        return GridRow((heading(self.words.name(f"row-{row.key}")), told), numbers_of(row.clauses))

    def scores(self) -> Grid:
        """The same rows with the pictures of the pad, for those who play for the first time."""
        rows = tuple(self._drawn(row) for row in self.facts.rows)
        names, rules = (sum(len(row.cells[place].text) for row in rows) for place in (0, 1))
        share = min(max(rules / names, LEAST_SHARE), MOST_SHARE)
        return Grid((Column(1, "name"), Column(share)), (), rows, numbers_width=8)

    def _drawn(self, row: Row) -> GridRow:
        pictures = facts_of(self.facts.title).pictures.get(row.key, ())
        line = self.row(row)
        name, *told = line.cells
        return replace(line, cells=(replace(name, pictures=tuple(pictures)), *told))

    def dollars(self, amount: int | str) -> str:
        """An amount that keeps to its sign."""
        return set_text(self.words.says("aid-dollars", amount=amount))


def set_text(text: str) -> str:
    """With amounts and factors that stay on one line."""
    return TIMES.sub(NO_BREAK, BEFORE_DOLLARS.sub(NO_BREAK, text))


def cell(text: str, *pictures: str, lead: str = "", span: int = 1) -> GridCell:
    """A place of a table, its last two words together."""
    together = kept_together(set_text(text), LONGEST_IN_A_CELL)
    return GridCell(together, tuple(pictures), set_text(lead), span)


def heading(text: str, *pictures: str) -> GridCell:
    """What stands above a column or before a row; where it is short, broken wherever it must be."""
    told = set_text(text)
    together = kept_together(told, LONGEST_IN_A_CELL) if len(told) > LONG_HEADING else told
    return GridCell(together, tuple(pictures))


def figure(number: object) -> GridCell:
    """A number, or an empty place where there is none."""
    return GridCell(str(number or "").replace("-", "−"))


def numbers_of(clauses: Iterable[str]) -> tuple[str, ...]:
    """Clauses by their numbers alone."""
    return tuple(number_of(clause) for clause in clauses)


def number_of(clause: str) -> str:
    """The number of a clause, without the sign of its title."""
    return clause.partition("-")[2]


def bands_of(facts: SharedFacts, tables: Tables, layout: str) -> list[list[Section]]:
    """The sections in the bands in which this layout lists them."""
    listed: Sequence[Sequence[str]] = facts.data["layouts"][layout]
    bands = [[_section(facts, tables, key) for key in band] for band in listed]
    filled = [[section for section in band if section] for band in bands]
    return [band for band in filled if band]


def _section(facts: SharedFacts, tables: Tables, key: str) -> Section | None:
    """A section, unless nobody needs it at this table."""
    about: Mapping[str, Any] = facts.data["sections"][key]
    if not _is_played(facts, about):
        return None
    blocks = [block for part in about["parts"] for block in _blocks(facts, tables, part)]
    if all(isinstance(block, Grid) and not block.rows for block in blocks):
        return None
    blocks = [*_with_wheel(blocks, about, facts, tables.words)]
    chosen = any(isinstance(block, Rule) and block.is_chosen for block in blocks)
    bold = f" ({tables.words.name('aid-bold')})" if chosen else ""
    heading = tables.words.name(about["heading"])
    return Section(
        key,
        heading + bold,
        tuple(blocks),
        is_boxed=about.get("boxed", False),
        may_break=about.get("breaks", False),
        in_halves=about.get("halves", False),
        carried=tables.words.says("aid-carried", heading=heading),
    )


def _is_played(facts: SharedFacts, about: Mapping[str, Any]) -> bool:
    return all(facts.plays(variant) for variant in about.get("with", ())) and not any(
        facts.plays(variant) for variant in about.get("without", ())
    )


def _with_wheel(
    blocks: Sequence[Block], about: Mapping[str, Any], facts: SharedFacts, words: Catalogue
) -> Iterator[Block]:
    """A wheel of the stages before them, and the stages numbered."""
    stages = [block for block in blocks if isinstance(block, Stage)]
    if "wheel" in about:
        names = tuple(stage.name for stage in stages)
        yield Wheel(names, facts.wheel_turns, words.name(about["wheel"]))
    number = 0
    for block in blocks:
        if isinstance(block, Stage):
            number += 1
            yield replace(block, number=number)
        else:
            yield block


def _blocks(facts: SharedFacts, tables: Tables, part: Mapping[str, Any]) -> Iterator[Block]:
    words = tables.words
    if not _is_played(facts, part):
        return
    if "stage" in part:
        yield Stage(0, words.name(part["stage"]))
    if "table" in part:
        yield tables.block(part["table"])
    if "say" in part:
        yield Rule(part.get("number", ""), _together(words.name(part["say"])))
    for clause in facts.played(part.get("rules", ())):
        lead = words.name(part["lead"]) + ":" if "lead" in part else ""
        text = _together(facts.said(words, clause))
        yield Rule(number_of(clause), text, lead if clause == part["rules"][0] else "")
    if "points" in part:
        yield from _points(words, facts.points, part["points"])


def _points(words: Catalogue, points: Iterable[PointShown], which: str) -> Iterator[Block]:
    """The open points as the table reads them, what it did not choose in one paragraph if asked."""
    asked = [p for p in points if which not in WHICH or p.is_settled_somewhere == WHICH[which]]
    rules = [_point(words, point, says_why=which == "settled") for point in asked]
    run_in = which == "run-in"
    yield from (rule for rule in rules if rule.is_chosen or not run_in)
    others = [f"{r.number}{NO_BREAK}{r.lead} {r.text}" for r in rules if not r.is_chosen]
    if run_in and others:
        yield Rule("", BETWEEN.join(others))


def _point(words: Catalogue, point: PointShown, *, says_why: bool) -> Rule:
    """An open point as the table reads it; what was chosen stands out."""
    topic, reading = in_few_words(words, point.id, point.reading)
    is_chosen = point.origin is Origin.CHOSEN
    why = f" {words.name(f'aid-{point.origin}')}" if says_why else ""
    return Rule(number_of(point.id), _together(reading + why), topic, is_chosen)


def _together(text: str) -> str:
    return kept_together(set_text(text), LONGEST_TOGETHER)


__all__ = [
    "BETWEEN",
    "Examples",
    "SharedTables",
    "Tables",
    "bands_of",
    "cell",
    "figure",
    "heading",
    "numbers_of",
    "set_text",
]
