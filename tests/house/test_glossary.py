"""The words of CONTRIBUTING stand where it says, and each names one thing."""

import ast
import re
from collections import Counter
from importlib import import_module
from importlib.util import find_spec

import pytest

from tests.house.rooms import HOUSE, rooms

ENTRY = re.compile(r"^\| ([^|]+) \| ([^|]+) \| `([\w.]+)` \|$", re.MULTILINE)
WORDS = ENTRY.findall((HOUSE / "CONTRIBUTING.md").read_text("utf-8"))
MANY = 40
FLOORS = ("rules", "scoring", "translations", "sheets", "printables", "web")
ANSWERS = "answer_types.py"
"""What programs read is called there as on the floor that makes it."""


def class_names() -> Counter[str]:
    """How many modules that belong to no title define a class of each name."""
    files = [file for floor in FLOORS for file in (HOUSE / floor).rglob("*.py")]
    shared = [file for file in files if not rooms(HOUSE) & set(file.parts) and file.name != ANSWERS]
    return Counter(
        node.name
        for file in shared
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    )


def test_there_are_words_enough_and_none_stands_there_twice() -> None:
    words = [word for word, _, _ in WORDS]
    assert len(words) >= MANY
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(("word", "place"), [(word, place) for word, _, place in WORDS])
def test_a_word_names_a_module_or_a_class_that_is_there(word: str, place: str) -> None:
    module, _, name = place.rpartition(".")
    assert find_spec(place) if name.islower() else hasattr(import_module(module), name), word


def test_no_class_of_the_glossary_has_a_namesake() -> None:
    names = class_names()
    ours = {place.rpartition(".")[2] for _, _, place in WORDS}
    assert {name: names[name] for name in ours if names[name] > 1} == {}
