"""A game that nobody printed moves in as CONTRIBUTING says, and passes the tests of every title."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.rooms import HOUSE, missing_parts
from tests.thorough import thorough

ROOM, SLUG = "lucky_strike", "lucky-strike"
ROOMS_OF_IT = Path(__file__).with_name(ROOM)
LEFT_BEHIND = shutil.ignore_patterns(".*", "__pycache__")
TRIED = ("tests/every_title", "tests/house", "tests/sheets", "tests/printables")
NOT_TRIED = ("tests/printables/test_aids.py", "tests/printables/test_pads_for_a_pencil.py")
"""Two rows and six rules fill no page to its foot, which is what is asked for there."""
PATIENCE = 2400


SETTLED = {
    "rules/lucky_strike/clauses.toml": (
        (r'"open_point:LS-O1", ', ""),
        (r"(?s)\[open_points.*", ""),
    ),
    "rules/lucky_strike/questions/stake.py": (
        (r"left > 0 or .*", "left >= 0"),
        (r"readings: Readings", "_: Readings"),
    ),
    "rules/lucky_strike/cases.json": ((r"(?s),\n [^\n]*LS-O1.*", "\n]\n"),),
    "tests/lucky_strike/contract.json": (
        (r'"open", "facts.left": 0, "depends_on": \["LS-O1"\]', '"yes", "facts.left": 0'),
    ),
    "tests/lucky_strike/title_tests.py": (
        (r"READINGS = .*", "READINGS = {}"),
        (r'return \{"LS-O1".*', "return dict(body.get('house_rules', {}))"),
        (r', told_at=\{"LS-O1": "LS-6"\}', ""),
    ),
    **{
        f"translations/{language}/lucky_strike/rules.ftl": ((r"LS-O1 = .*\n(    .*\n)+", ""),)
        for language in ("en", "de")
    },
}
"""The same game with a rulebook that leaves nothing open: what is other in each file."""


def settle(tree: Path) -> None:
    """Leave nothing open."""
    for name, changes in SETTLED.items():
        text = (tree / name).read_text("utf-8")
        for pattern, new in changes:
            text, count = re.subn(pattern, new, text)
            assert count == 1, f"{name} has {pattern} {count} times"
        (tree / name).write_text(text, "utf-8")


@pytest.fixture(scope="module", params=["one open point", "none"])
def tree(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the rooms of the invented game, and no file of it edited."""
    tree = tmp_path_factory.mktemp("fifth") / "house"
    shutil.copytree(HOUSE, tree, ignore=LEFT_BEHIND)
    for file in ROOMS_OF_IT.rglob("*"):
        assert not (tree / file.relative_to(ROOMS_OF_IT)).is_file()
    shutil.copytree(ROOMS_OF_IT, tree, ignore=LEFT_BEHIND, dirs_exist_ok=True)
    if request.param == "none":
        settle(tree)
    return tree


def test_it_lacks_nothing(tree: Path) -> None:
    assert missing_parts(tree, ROOM) == []


@thorough
def test_the_tests_of_every_title_pass_for_it(tree: Path) -> None:
    called = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *TRIED]
    told = subprocess.run(
        [*called, *(f"--ignore={file}" for file in NOT_TRIED), "-k", "lucky and not fifth"],
        cwd=tree,
        env={**os.environ, "BOOMTOWN_DATA": str(tree.parent / "data")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert told.returncode == 0, told.stdout[-4000:]
    assert " passed" in told.stdout
