"""The score pad of the card game: its rows in order, and how each kind of seat fills them."""

from collections.abc import Sequence
from typing import Any

from rules.carson_city_cards.checks import warnings
from rules.carson_city_cards.table import Appeal, Built, Counted, Table
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from scoring.carson_city_cards import given, neighbours, outlaws, people, symbols
from scoring.carson_city_cards.estate import Estate
from scoring.core.breakdown import Ranking, ScorePad
from scoring.core.ranking import shared_ranks
from scoring.core.rows import EMPTY_CELL, Cell, Row, Tally

CITY_ROWS: tuple[tuple[str, str, Cell[Estate]], ...] = (
    ("ranches", "CCC-41", neighbours.RANCHES),
    ("mines", "CCC-42", neighbours.MINES),
    ("drugstores", "CCC-43", neighbours.DRUGSTORES),
    ("banks", "CCC-44", neighbours.BANKS),
    ("saloons", "CCC-45", neighbours.SALOONS),
    ("general_stores_city_hall", "CCC-46", neighbours.STORES_AND_HALL),
    ("ranch_symbols", "CCC-47", symbols.RANCH_SYMBOLS),
    ("mine_symbols", "CCC-48", symbols.MINE_SYMBOLS),
    ("house_symbols", "CCC-49", symbols.HOUSE_SYMBOLS),
    ("hotels", "CCC-50", symbols.HOTELS),
    ("city_hall", "CCC-51", symbols.CITY_HALLS),
    ("outlaws", "CCC-52", outlaws.OUTLAWS_COST),
    ("characters", "CCC-53", people.CHARACTERS),
)
ROWS = (*(Row(key, (clause,)) for key, clause, _ in CITY_ROWS), Row("appeal", ("CCC-54",)))

COUNTED_FROM_CITY = (*(cell for _, _, cell in CITY_ROWS), EMPTY_CELL)
COUNTED_BY_PLAYER = (
    *(given.counted_row(key) for key, _, _ in CITY_ROWS[:-1]),
    given.COUNTED_CHARACTERS,
    EMPTY_CELL,
)
OF_VIRTUAL_PLAYER = (*(EMPTY_CELL for _ in CITY_ROWS), given.APPEAL)


def worth(estate: Estate, readings: Readings) -> Tally[Estate]:
    """What an estate is worth in all."""
    return Tally(estate, COUNTED_FROM_CITY, readings)


def _tally(table: Table, number: int, readings: Readings) -> Tally[Any]:
    seat = table.seats[number]
    match seat.holding:
        case Built(city):
            return worth(Estate(city, seat.characters, seat.sold, seat.brought), readings)
        case Counted():
            return Tally(seat, COUNTED_BY_PLAYER, readings)
        case Appeal():
            return Tally(seat.holding, OF_VIRTUAL_PLAYER, readings)


def _ranking(table: Table, totals: Sequence[int], readings: Readings) -> Ranking:
    del readings
    ranks = shared_ranks(totals)
    first = tuple(seat.name for seat, rank in zip(table.seats, ranks, strict=True) if rank == 1)
    if len(first) == 1:
        return Ranking(ranks)
    return Ranking(ranks, say("tie-stands", names=first), ("CCC-38",))


def _warnings(table: Table, setup: Setup) -> Sequence[Any]:
    del setup
    return tuple(warnings(table))


PAD = ScorePad(
    rows=ROWS,
    names=lambda table: [seat.name for seat in table.seats],
    tally=_tally,
    rank=_ranking,
    warnings=_warnings,
    subjects=("at", "character"),
    named_by="character",
)
