"""What only the whole run tries: it costs much, and seldom finds what the quick one does not."""

from collections.abc import Iterable
from typing import Any

import pytest

THOROUGH = "thorough"
thorough = pytest.mark.thorough


def first_quickly(values: Iterable[Any]) -> list[Any]:
    """The parameters of a test that every run tries with the first, and `--all` with each."""
    first, *others = values
    return [first, *(pytest.param(other, marks=thorough) for other in others)]
