"""A game that nobody printed moves in as CONTRIBUTING says, and passes the tests of every title."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.rooms import HOUSE, missing_parts
from tests.thorough import thorough

ROOM, SLUG = "lucky_strike", "lucky-strike"
ROOMS_OF_IT = Path(__file__).with_name(ROOM)
LEFT_BEHIND = shutil.ignore_patterns(".*", "__pycache__", "samples_0_2", "journeys", "benchmarks")
TRIED = ("tests/every_title", "tests/house/test_rooms.py", "tests/house/test_catalogues.py")
PATIENCE = 300


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the rooms of the invented game, and no file of it edited."""
    tree = tmp_path_factory.mktemp("fifth") / "house"
    shutil.copytree(HOUSE, tree, ignore=LEFT_BEHIND)
    for file in ROOMS_OF_IT.rglob("*"):
        assert not (tree / file.relative_to(ROOMS_OF_IT)).is_file()
    shutil.copytree(ROOMS_OF_IT, tree, ignore=LEFT_BEHIND, dirs_exist_ok=True)
    return tree


def test_it_lacks_nothing(tree: Path) -> None:
    assert missing_parts(tree, ROOM) == []


@thorough
def test_the_tests_of_every_title_pass_for_it(tree: Path) -> None:
    called = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *TRIED]
    told = subprocess.run(
        [*called, "-k", "lucky"],
        cwd=tree,
        env={**os.environ, "BOOMTOWN_DATA": str(tree.parent / "data")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert told.returncode == 0, told.stdout[-4000:]
    assert " passed" in told.stdout
