"""Every title has its rooms, and a further title needs nothing but rooms."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from rules.core.forms import Form
from scoring.titles import BuiltTitle, titles
from tests.examples import Case
from tests.house.rooms import HOUSE, missing_parts, question_files, rooms, tongues
from translations.catalogue import languages

QUESTIONS = [
    ".".join(file.relative_to(HOUSE).with_suffix("").parts)
    for title in titles().values()
    for file in question_files(HOUSE, title.facts.room)
]


@pytest.mark.parametrize("room", sorted(rooms(HOUSE)))
def test_a_room_has_all_its_parts(room: str) -> None:
    assert missing_parts(HOUSE, room) == []


def test_every_room_is_a_title_that_is_served() -> None:
    assert {title.facts.room for title in titles().values()} == rooms(HOUSE)


def test_there_are_folders_for_all_languages_that_are_offered() -> None:
    assert [folder.name for folder in tongues(HOUSE)] == sorted(languages())


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_a_titles_questions_are_the_files_that_lie_there(title: BuiltTitle) -> None:
    found = [file.stem for file in question_files(HOUSE, title.facts.room)]
    assert sorted(title.facts.questions) == sorted(found)


@pytest.mark.parametrize("module", QUESTIONS)
def test_a_question_has_its_form_and_its_answer(module: str) -> None:
    question = import_module(module)
    assert issubclass(question.QuestionForm, Form)
    assert question.QuestionForm is not Form
    assert callable(question.answer)


SCORED: Case = {"post": "score", "expect": {}}
JUMPED: Case = {"post": "ask/jump", "expect": {"verdict": "yes"}}
BOOK = """
[clauses.GU-1]
does = ["score", "aid"]
[clauses.GU-2]
does = ["ask:jump"]
[open_points.GU-O1]
"""
WORDS = """
GU-1 = Whoever jumps last
    has lost.
    .short = The last one loses.
GU-2 = Jump!
GU-O1 = How high
    .short = height
question-jump = Who jumps?
    .about = Enter it.
"""
FURNITURE = {
    "rules/gulch/__init__.py": "TITLE = 1",
    "rules/gulch/schema.py": "class TableForm: pass",
    "rules/gulch/sheet.py": "SHEET = 1",
    "rules/gulch/clauses.toml": BOOK,
    "rules/gulch/cases.json": json.dumps([SCORED, JUMPED]),
    "rules/gulch/questions/__init__.py": "",
    "rules/gulch/questions/jump.py": "",
    "scoring/gulch/__init__.py": "PAD: int = 1",
    "printables/gulch/scorepad.py": "PAD = 1",
    "printables/gulch/aid.py": "class AidFacts: pass",
    "printables/gulch/aid.toml": "",
    "printables/gulch/aid_tables.py": "class AidTables: pass",
    "static/gulch/pictograms.svg": "",
    "templates/pages/seat.html": '{% include title.facts.room ~ "/seat_fields.html" %}',
    "templates/pages/home.html": '{% include [title.facts.room ~ "/strip.html", "none.html"] %}',
    "templates/gulch/seat_fields.html": "",
    "tests/gulch/contract.json": "[]",
    "tests/gulch/refusals.py": "REFUSALS = 1",
    "tests/gulch/title_tests.py": "TESTS = 1",
    "translations/en/core/pages.ftl": "",
    "translations/de/core/pages.ftl": "",
    "translations/en/gulch/rules.ftl": WORDS,
    "translations/de/gulch/rules.ftl": WORDS,
}

LACKING = {
    "nothing": ({}, []),
    "a title": ({"rules/gulch/__init__.py": "SUBTITLE = 1"}, ["rules/gulch/__init__.py"]),
    "a form": ({"rules/gulch/schema.py": "class Table: pass"}, ["rules/gulch/schema.py"]),
    "facts for its sheets": ({"rules/gulch/sheet.py": None}, ["rules/gulch/sheet.py"]),
    "a book": ({"rules/gulch/clauses.toml": None}, ["rules/gulch/clauses.toml"]),
    "a score among its cases": (
        {"rules/gulch/cases.json": json.dumps([JUMPED, {**SCORED, "expect": {"status": 422}}])},
        ["rules/gulch/cases.json/score"],
    ),
    "a case for a question": (
        {"rules/gulch/cases.json": json.dumps([SCORED])},
        ["rules/gulch/cases.json/ask/jump"],
    ),
    "cases": (
        {"rules/gulch/cases.json": None},
        ["rules/gulch/cases.json/score", "rules/gulch/cases.json/ask/jump"],
    ),
    "questions": ({"rules/gulch/questions/jump.py": None}, ["rules/gulch/questions"]),
    "a score pad": ({"scoring/gulch/__init__.py": ""}, ["scoring/gulch/__init__.py"]),
    "a printed pad": (
        {"printables/gulch/scorepad.py": "PADS = 1"},
        ["printables/gulch/scorepad.py"],
    ),
    "a player aid": ({"printables/gulch/aid.py": None}, ["printables/gulch/aid.py"]),
    "words in one language": (
        {"translations/de/gulch/rules.ftl": None},
        [
            *("translations/de/gulch", "translations/de/gulch/GU-1", "translations/de/gulch/GU-2"),
            *("translations/de/gulch/GU-O1", "translations/de/gulch/GU-1.short"),
            "translations/de/gulch/question-jump.about",
        ],
    ),
    "a clause's words in one language": (
        {"translations/de/gulch/rules.ftl": WORDS.replace("GU-2", "GU-3")},
        ["translations/de/gulch/GU-2"],
    ),
    "what a question is about": (
        {"translations/en/gulch/rules.ftl": WORDS.replace("    .about", "    .around")},
        ["translations/en/gulch/question-jump.about"],
    ),
    "a short form for paper": (
        {"translations/en/gulch/rules.ftl": WORDS.replace("    .short = The", "    .long = The")},
        ["translations/en/gulch/GU-1.short"],
    ),
    "a player aid's tables": (
        {"printables/gulch/aid_tables.py": None},
        ["printables/gulch/aid_tables.py"],
    ),
    "a player aid's data": ({"printables/gulch/aid.toml": None}, ["printables/gulch/aid.toml"]),
    "pictograms": ({"static/gulch/pictograms.svg": None}, ["static/gulch/pictograms.svg"]),
    "a template that a page wants": (
        {"templates/gulch/seat_fields.html": None},
        ["templates/gulch/seat_fields.html"],
    ),
    "examples of the contract": (
        {"tests/gulch/contract.json": None},
        ["tests/gulch/contract.json"],
    ),
    "what the tests of every title need": (
        {"tests/gulch/refusals.py": None, "tests/gulch/title_tests.py": "TEST = 1"},
        ["tests/gulch/refusals.py", "tests/gulch/title_tests.py"],
    ),
    "several things": (
        {"scoring/gulch/__init__.py": None, "rules/gulch/clauses.toml": None},
        ["scoring/gulch/__init__.py", "rules/gulch/clauses.toml"],
    ),
}


@pytest.mark.parametrize(("changes", "missing"), LACKING.values(), ids=LACKING.keys())
def test_a_room_that_lacks(
    changes: dict[str, str | None], missing: list[str], tmp_path: Path
) -> None:
    for path, text in {**FURNITURE, **changes}.items():
        if text is not None:
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text)
    assert missing_parts(tmp_path, "gulch") == missing
    assert rooms(tmp_path) == {"gulch"}


def test_what_python_left_behind_is_no_room(tmp_path: Path) -> None:
    for path in ("rules/creek/__pycache__/city.pyc", "translations/en/core/pages.ftl"):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).touch()
    assert rooms(tmp_path) == set()
