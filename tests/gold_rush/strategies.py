"""Hypothesis strategies over the dealer of random tiles, maps, tables and situations."""

from tests.gold_rush import dealing_maps, dealing_tables, dealing_tiles, situations
from tests.strategies import Bodies, asked_for, dealt

tiles = dealt(dealing_tiles.tile)
tables: Bodies = dealt(dealing_tables.table)
tables_in_numbers: Bodies = dealt(dealing_tables.table_in_numbers)
tables_with_a_map: Bodies = dealt(dealing_tables.table_with_a_map)
maps = dealt(dealing_tables.some_map)
special_maps = dealt(dealing_maps.special)
questions = asked_for(situations.SITUATIONS)
