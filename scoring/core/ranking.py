"""Ranks from totals."""

from collections.abc import Sequence


def shared_ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Rank 1 is best; equal totals share a rank and the next ones are skipped (1, 1, 3)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
