"""Hypothesis strategies over the dealer of random tables and situations."""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.carson_city import dealing, situations

chances = st.randoms(use_true_random=False)

Bodies = st.SearchStrategy[dict[str, Any]]


def dealt(deal: Callable[..., Any], *arguments: Any, **named: Any) -> st.SearchStrategy[Any]:
    """Whatever this function of the dealer deals."""
    return chances.map(lambda chance: deal(chance, *arguments, **named))


tables: Bodies = dealt(dealing.table)


def questions(name: str) -> Bodies:
    """Random situations of a question."""
    return dealt(situations.SITUATIONS[name])


# The program that talks to the application keeps nothing between two examples.
same_client = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
# For properties that are tried again for each view or question.
a_share = settings(same_client, max_examples=max(5, settings().max_examples // 4))


def samples(deal: Callable[[Random], Any], number: int) -> list[Any]:
    """A large sample, the same in every run."""
    return [deal(Random(seed)) for seed in range(number)]  # noqa: S311 (nothing secret)
