"""What takes hours: `--soak` tries it in pieces, and goes on where it was interrupted.

A test that takes `piece` is run for each piece alone: other random examples, other games, other
moments at which a server dies. Pieces that passed are remembered (`--cache-clear` forgets them).
"""

from collections.abc import Iterable

import pytest

PIECES = 24
PIECE = "piece"
THE_USUAL = 0
"""The piece of every other run: its random numbers are the same each time."""
PASSED = "boomtown/soaked"


class Soaking:
    """Leaves out what has no pieces or passed before, and remembers what passes."""

    def __init__(self, config: pytest.Config) -> None:
        self.cache: pytest.Cache | None = getattr(config, "cache", None)  # may be switched off
        self.passed: set[str] = set(self.cache.get(PASSED, [])) if self.cache else set()

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Only the pieces that are still to be tried."""
        chosen = [item for item in items if self._is_to_be_tried(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen

    def _is_to_be_tried(self, item: pytest.Item) -> bool:
        names: Iterable[str] = getattr(item, "fixturenames", ())
        return PIECE in names and item.nodeid not in self.passed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A piece that passed need not be tried again."""
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)
            if self.cache:
                self.cache.set(PASSED, sorted(self.passed))
