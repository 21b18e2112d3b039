"""Hypothesis strategies over the dealer: what fails is shrunk to few and plain cards."""

from tests.carson_city_cards import seating, situations
from tests.strategies import Bodies, asked_for, dealt

tables: Bodies = dealt(seating.table)
named_tables: Bodies = dealt(seating.table, named=True)
cities_alone: Bodies = dealt(seating.city_alone)
questions = asked_for(situations.SITUATIONS)
