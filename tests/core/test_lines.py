"""A line of a breakdown: which clauses it names."""

import pytest

from rules.core.messages import say
from scoring.core.rows import Cell, Finding, Line, Part, Row

FOUND: list[Finding] = [(2, 0, 1), (4, 1, 2), (1, 0, 1)]
RESTS_ON = (("GUL-2",), ("GUL-3", "GUL-2"))
CELL: Cell[None] = Cell(
    lambda _holding, _readings: FOUND,
    lambda _, finding: Part({}, finding[0], say("why"), RESTS_ON[int(finding[1])]),
)


@pytest.mark.parametrize(
    ("row", "findings", "clauses"),
    [
        pytest.param(Row("ore", ("GUL-1",)), FOUND, ("GUL-1",), id="those of its row"),
        pytest.param(Row("ore", ("GUL-1",)), [], ("GUL-1",), id="those of its row, if empty too"),
        pytest.param(
            Row("ore", ("GUL-1",), names_what_it_found=True),
            FOUND,
            ("GUL-2", "GUL-3"),
            id="those of its parts, each once, where the row says so",
        ),
        pytest.param(
            Row("ore", ("GUL-1",), names_what_it_found=True), [], (), id="then none if empty"
        ),
    ],
)
def test_a_line_names(row: Row, findings: list[Finding], clauses: tuple[str, ...]) -> None:
    assert Line(row, findings, None, CELL).clauses == clauses
