"""Hypothesis strategies over dealers of random tables: what fails is shrunk to few things."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

Deal = Callable[[Random], dict[str, Any]]
Bodies = st.SearchStrategy[dict[str, Any]]

chances = st.randoms(use_true_random=False)

# The program that talks to the application keeps nothing between two examples.
same_client = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
# For properties that are tried again for each view, letter or question.
a_share = settings(same_client, max_examples=max(5, settings().max_examples // 4))


def dealt(deal: Callable[..., Any], *arguments: Any, **named: Any) -> st.SearchStrategy[Any]:
    """Whatever this function of a dealer deals."""
    return chances.map(lambda chance: deal(chance, *arguments, **named))


def asked_for(situations: Mapping[str, Deal]) -> Callable[[str], Bodies]:
    """A title's random situations of each question."""
    return lambda question: dealt(situations[question])


def samples(deal: Callable[[Random], Any], number: int) -> list[Any]:
    """A large sample, the same in every run."""
    return [deal(Random(seed)) for seed in range(number)]  # noqa: S311 (nothing secret)
