"""What two titles' tests have in common stands once, beside them."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from scoring.titles import titles

TESTS = Path(__file__).parents[1]
RUN = 6


def written_lines(text: str) -> list[tuple[int, str]]:
    """The lines but empty ones and imports, with their numbers, however far they are indented."""
    imports = {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = enumerate((" ".join(line.split()) for line in text.splitlines()), 1)
    return [(number, line) for number, line in lines if line and number not in imports]


def runs(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Each run of so many lines, with the number of its first."""
    lines = written_lines(text)
    for start in range(len(lines) - RUN + 1):
        run = lines[start : start + RUN]
        yield run[0][0], tuple(line for _, line in run)


def copies(files: Iterable[Path]) -> list[list[str]]:
    """The places of runs that stand in the rooms of several titles."""
    rooms, places = defaultdict(set), defaultdict(list)
    for file in files:
        for number, run in runs(file.read_text("utf-8")):
            rooms[run].add(file.parent)
            places[run].append(f"{file.parent.name}/{file.name}:{number}")
    return [places[run] for run in places if len(rooms[run]) > 1]


def test_no_two_titles_tests_share_six_lines() -> None:
    rooms = [TESTS / title.facts.room for title in titles().values()]
    assert copies(file for room in rooms for file in sorted(room.glob("*.py"))) == []


def test_a_copied_run_is_told_wherever_it_stands(tmp_path: Path) -> None:
    copied = "\n\n".join(f"said = {number}" for number in range(RUN))
    rooms = {
        "gulch": copied,
        "creek": f"from here import (\n    there,\n)\n{copied}",
        "hill": copied.replace("5", "6"),
    }
    for room, text in rooms.items():
        (tmp_path / room).mkdir()
        (tmp_path / room / "test_it.py").write_text(text)
    assert copies(sorted(tmp_path.rglob("*.py"))) == [["creek/test_it.py:4", "gulch/test_it.py:1"]]
