"""Ranks from totals."""

from collections.abc import Sequence


def shared_ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Rank 1 is best; equal totals share a rank and the next ones are skipped (1, 1, 3)."""
    best_first = sorted(totals, reverse=True)
    return tuple([1 + best_first.index(total) for total in totals])
