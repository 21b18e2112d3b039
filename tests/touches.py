"""How many touches the tasks took that were counted, printed at the end of a run."""

import pytest

TOUCHES = "touches"
"""What a test calls the property in which it tells its number."""


class Touches:
    """Hears what tests tell, on whatever core."""

    def __init__(self) -> None:
        self.of_task: dict[str, object] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has ended; one that counted touches has told how many."""
        told = dict(report.user_properties)
        if report.when == "call" and TOUCHES in told:
            self.of_task[report.nodeid.rpartition("::")[2]] = told[TOUCHES]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Each task with its number."""
        if self.of_task:
            terminalreporter.section("touches of each task")
        for task, touches in sorted(self.of_task.items()):
            terminalreporter.write_line(f"{touches:>8}  {task}")
