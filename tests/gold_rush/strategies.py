"""Hypothesis strategies over the dealer of random tiles, maps, tables and situations."""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.gold_rush import dealing_maps, dealing_tables, dealing_tiles, situations

chances = st.randoms(use_true_random=False)
Bodies = st.SearchStrategy[dict[str, Any]]


def dealt(deal: Callable[..., Any], *arguments: Any, **named: Any) -> st.SearchStrategy[Any]:
    """Whatever this function of the dealer deals."""
    return chances.map(lambda chance: deal(chance, *arguments, **named))


tiles = dealt(dealing_tiles.tile)
tables: Bodies = dealt(dealing_tables.table)
tables_in_numbers: Bodies = dealt(dealing_tables.table_in_numbers)
tables_with_a_map: Bodies = dealt(dealing_tables.table_with_a_map)
maps = dealt(dealing_tables.some_map)
special_maps = dealt(dealing_maps.special)


def questions(name: str) -> Bodies:
    """Random situations of a question."""
    return dealt(situations.SITUATIONS[name])


# The program that talks to the application keeps nothing between two examples.
same_client = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
# For properties that are tried again for each question.
a_share = settings(same_client, max_examples=max(5, settings().max_examples // 4))


def samples(deal: Callable[[Random], Any], number: int) -> list[Any]:
    """A large sample, the same in every run."""
    return [deal(Random(seed)) for seed in range(number)]  # noqa: S311 (nothing secret)
