"""How long each part of the suite takes, printed at its end."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

DEAREST = 12
"""So many files are named, the dearest first."""


class Seconds:
    """Adds up what every test took, with making ready and clearing away, on whatever core."""

    def __init__(self) -> None:
        self.of_part: dict[str, float] = defaultdict(float)
        self.of_file: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One phase of a test has ended."""
        file = report.nodeid.partition("::")[0]
        self.of_file[file] += report.duration
        self.of_part[file.rpartition("/")[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """All parts, then the files that take longest."""
        terminalreporter.section("seconds of each part")
        for line in self.lines():
            terminalreporter.write_line(line)

    def lines(self) -> Iterator[str]:
        """A line for each."""
        yield from dearest_first(self.of_part)
        yield ""
        yield from list(dearest_first(self.of_file))[:DEAREST]


def dearest_first(seconds_of: Mapping[str, float]) -> Iterator[str]:
    """What took how long."""
    for name, seconds in sorted(seconds_of.items(), key=lambda each: -each[1]):
        yield f"{seconds:8.1f}  {name}"
