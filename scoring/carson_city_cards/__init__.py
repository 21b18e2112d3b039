"""The score pad of the card game: its rows in order, and how each kind of seat fills them."""

from collections.abc import Sequence
from typing import Any

from rules.carson_city_cards.checks import warnings
from rules.carson_city_cards.pictures import BANK, CITY_HALL, DRUGSTORE, GENERAL_STORE
from rules.carson_city_cards.table import Appeal, Built, Counted, Table
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from scoring.carson_city_cards import given, neighbours, people, reasons, symbols
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.outlaws import outlaws
from scoring.core.breakdown import Ranking, ScorePad
from scoring.core.ranking import shared_ranks
from scoring.core.rows import EMPTY_CELL, Cell, Finder, Row, Tally


def _building(find: Finder[Estate], sentence: str, clause: str) -> Cell[Estate]:
    return Cell(find, reasons.at_building(sentence, clause))


DRUGSTORES = neighbours.beside_houses(DRUGSTORE)
BANKS = neighbours.beside_houses(BANK)
STORES_AND_HALL = neighbours.beside_houses(GENERAL_STORE, CITY_HALL)

CITY_ROWS: tuple[tuple[str, str, Cell[Estate]], ...] = (
    ("ranches", "CCC-41", Cell(neighbours.ranches, reasons.at_ranch)),
    ("mines", "CCC-42", _building(neighbours.mines, "why-mine", "CCC-42")),
    ("drugstores", "CCC-43", _building(DRUGSTORES, "why-houses", "CCC-43")),
    ("banks", "CCC-44", _building(BANKS, "why-houses", "CCC-44")),
    ("saloons", "CCC-45", _building(neighbours.saloons, "why-saloon", "CCC-45")),
    ("general_stores_city_hall", "CCC-46", _building(STORES_AND_HALL, "why-houses", "CCC-46")),
    ("ranch_symbols", "CCC-47", _building(symbols.ranch_symbols, "why-per-ranch", "CCC-47")),
    ("mine_symbols", "CCC-48", _building(symbols.mine_symbols, "why-per-mine", "CCC-48")),
    ("house_symbols", "CCC-49", _building(symbols.house_symbols, "why-per-house", "CCC-49")),
    ("hotels", "CCC-50", _building(symbols.hotels, "why-hotel", "CCC-50")),
    ("city_hall", "CCC-51", _building(symbols.city_hall, "why-city-hall", "CCC-51")),
    ("outlaws", "CCC-52", Cell(outlaws, reasons.at_outlaws)),
    ("characters", "CCC-53", Cell(people.characters, reasons.of_character)),
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
            return worth(Estate(city, seat.characters, seat.sold), readings)
        case Counted():
            return Tally(seat, COUNTED_BY_PLAYER, readings)
        case Appeal():
            return Tally(seat.holding, OF_VIRTUAL_PLAYER, readings)


def _ranking(table: Table, totals: Sequence[int], readings: Readings) -> Ranking:
    del readings
    ranks = shared_ranks(totals)
    first = tuple(seat.name for seat, rank in zip(table.seats, ranks, strict=True) if rank == 1)
    return Ranking(ranks, say("tie-stands", names=first) if len(first) > 1 else None)


def _warnings(table: Table, setup: Setup) -> Sequence[Any]:
    del setup
    return tuple(warnings(table))


PAD = ScorePad(
    rows=ROWS,
    names=lambda table: [seat.name for seat in table.seats],
    tally=_tally,
    rank=_ranking,
    warnings=_warnings,
)
