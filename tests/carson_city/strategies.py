"""Hypothesis strategies over the dealer of random tables and situations."""

from tests.carson_city import dealing, situations
from tests.strategies import Bodies, asked_for, dealt

tables: Bodies = dealt(dealing.table)
questions = asked_for(situations.SITUATIONS)
