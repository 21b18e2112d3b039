"""The floors of the house: who may know whom, and what is loaded when."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.rooms import HOUSE, SHARED, rooms

INVENTED = {"gulch", "creek"}
ROOMS = rooms(HOUSE) | INVENTED | {SHARED}
FLOORS = ("rules", "scoring", "translations", "web", "printables", "sheets", "app")

# What the two lower floors must do without: the web, storage, paper, words and the clock.
OUTSIDE = (
    "flask",
    "werkzeug",
    "jinja2",
    "sqlalchemy",
    "weasyprint",
    "qrcode",
    "fluent",
    "babel",
    "apispec",
    "sqlite3",
    "gunicorn",
)
CLOCKS_AND_CHANCE = ("time", "datetime", "random", "secrets")
DEAR_TO_IMPORT = (
    *("weasyprint", "pydyf", "fontTools", "PIL", "qrcode", "apispec", "gunicorn"),
    *("alembic", "mako", "sqlalchemy", "sqlite3", "psycopg", "asyncio"),
)


def modules_of(folder: Path) -> list[str]:
    """The names of all modules below a floor."""
    files = sorted(folder.rglob("*.py"))
    return [".".join(file.relative_to(HOUSE).with_suffix("").parts) for file in files]


def loaded_after(statement: str, **more: str) -> set[str]:
    """The modules that a fresh interpreter has loaded once it has done this."""
    told = subprocess.run(
        [sys.executable, "-c", f"{statement}\nimport json, sys\nprint(json.dumps([*sys.modules]))"],
        cwd=HOUSE,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(told.stdout))


def importing(names: list[str]) -> str:
    return "\n".join(f"import {name.removesuffix('.__init__')}" for name in names)


def among(loaded: set[str], unwanted: tuple[str, ...]) -> set[str]:
    """The unwanted packages of which anything is loaded."""
    return {name.partition(".")[0] for name in loaded} & set(unwanted)


def test_rules_and_scoring_load_neither_web_nor_words_nor_paper_nor_storage() -> None:
    names = [*modules_of(HOUSE / "rules"), *modules_of(HOUSE / "scoring")]
    loaded = loaded_after(importing(names))
    assert {name.removesuffix(".__init__") for name in names} <= loaded
    assert not among(loaded, (*OUTSIDE, "web", "translations", "printables", "sheets", "app"))


def test_rules_load_no_scoring() -> None:
    loaded = loaded_after(importing(modules_of(HOUSE / "rules")))
    assert not among(loaded, ("scoring",))


def test_starting_the_application_loads_nothing_that_only_some_answers_need(tmp_path: Path) -> None:
    loaded = loaded_after("from app import create_app; create_app()", BOOMTOWN_DATA=str(tmp_path))
    assert not among(loaded, DEAR_TO_IMPORT)


def imports_of(module: str, source: str) -> Iterator[str]:
    """Everything that a module imports anywhere in its text, by full name."""
    for node in ast.walk(ast.parse(source, module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rooms_of(name: str) -> tuple[str, str]:
    """Floor and room of a module; the room is empty for what belongs to the floor itself."""
    floor, _, rest = name.partition(".")
    room = rest.partition(".")[0]
    return floor, room if room in ROOMS else ""


ALLOWED = {
    "rules": {"rules"},
    "scoring": {"rules", "scoring"},
    "translations": {"rules", "translations"},
    "sheets": {"rules", "scoring", "translations", "sheets"},
    "printables": {"rules", "scoring", "translations", "sheets", "printables"},
}
KEPT_FROM = {
    "rules": (*OUTSIDE, *CLOCKS_AND_CHANCE),
    "scoring": (*OUTSIDE, *CLOCKS_AND_CHANCE),
    "sheets": ("flask", "werkzeug", "jinja2", "weasyprint", "gunicorn"),
    "printables": ("flask", "werkzeug", "sqlalchemy", "gunicorn"),
}


def wrong_turns(module: str, imported: str) -> Iterator[str]:
    """Why a module may not import that, if so."""
    here, room = rooms_of(module)
    floor, other_room = rooms_of(imported)
    if floor not in FLOORS:
        if floor in KEPT_FROM.get(here, ()):
            yield f"{module} knows {floor}"
        return
    if floor not in ALLOWED.get(here, FLOORS):
        yield f"{module} looks up to {floor}"
    titles = {room, other_room} - {"", SHARED}
    if room == SHARED and titles:
        yield f"{module} is shared and knows the title {other_room}"
    if len(titles) > 1:
        yield f"{module} knows another title: {other_room}"
    if here not in {"rules", "scoring"} and other_room not in {"", SHARED} and not room:
        yield f"{module} serves every title and knows {other_room}"


SOURCES = {
    ".".join(file.relative_to(HOUSE).with_suffix("").parts): file
    for floor in FLOORS
    for file in [*sorted((HOUSE / floor).rglob("*.py")), HOUSE / f"{floor}.py"]
    if file.is_file()
}


@pytest.mark.parametrize("floor", FLOORS)
def test_nothing_points_back(floor: str) -> None:
    modules = [module for module in SOURCES if module.partition(".")[0] == floor]
    assert modules
    assert [turn for module in modules for turn in wrong_turns_of(module)] == []


def wrong_turns_of(module: str) -> Iterator[str]:
    """Everything that a module imports though it may not."""
    for name in sorted(set(imports_of(module, SOURCES[module].read_text("utf-8")))):
        yield from wrong_turns(module, name)


# What a page needs beside the game; a module that knows only games holds rules.
OF_PAGES = {"web", "flask", "werkzeug", "jinja2", "translations", "printables", "sheets"}
OF_GAMES = {"rules", "scoring"}


def knows_only_games(source: str) -> bool:
    """Whether a module works with rules or scores, but with no page, words, paper or sheets."""
    known = {name.partition(".")[0] for name in imports_of("module", source)}
    return bool(known & OF_GAMES) and not known & OF_PAGES


def test_what_knows_only_games_does_not_stand_on_the_web_floor() -> None:
    texts = {name: file.read_text("utf-8") for name, file in SOURCES.items()}
    pages = {name: text for name, text in texts.items() if name.startswith("web.")}
    assert [name for name, text in pages.items() if knows_only_games(text)] == []


ON_THE_WEB_FLOOR = {
    "rules alone": ("from rules.gulch import city\nSIZE = city.SIDE", True),
    "a score with its rules": ("import json\nimport scoring.gulch.people", True),
    "a page": ("from flask import request\nfrom rules.gulch import city", False),
    "what asks a page late": ("import rules\ndef f():\n    import web.pages.home", False),
    "what serves no game": ("import json\nSIZE = 1", False),
    "a room's door without code": ('"""The room."""', False),
}


@pytest.mark.parametrize(
    ("source", "expected"), ON_THE_WEB_FLOOR.values(), ids=ON_THE_WEB_FLOOR.keys()
)
def test_rules_are_told_from_pages(source: str, expected: bool) -> None:
    assert knows_only_games(source) is expected


MOST_ON_THE_WEB_FLOOR = 15
MOST_ELSEWHERE = 25


@pytest.mark.parametrize("floor", [floor for floor in FLOORS if (HOUSE / floor).is_dir()])
def test_no_room_holds_more_than_can_be_overlooked(floor: str) -> None:
    most = MOST_ON_THE_WEB_FLOOR if floor == "web" else MOST_ELSEWHERE
    rooms_below = [HOUSE / floor, *(path for path in (HOUSE / floor).rglob("*") if path.is_dir())]
    modules = {str(path.relative_to(HOUSE)): len([*path.glob("*.py")]) for path in rooms_below}
    assert {path: count for path, count in modules.items() if count > most} == {}


WRONG = {
    "rules that score": ("rules.gulch.city", "scoring.core.rows"),
    "rules that speak": ("rules.core.messages", "translations.catalogue"),
    "rules that serve": ("rules.core.fields", "flask.request"),
    "rules that look at the clock": ("rules.gulch.table", "datetime.datetime"),
    "rules that know another title": ("rules.gulch.table", "rules.creek.TITLE"),
    "a shared room that knows a title": ("rules.core.forms", "rules.gulch.TITLE"),
    "shared scoring that knows a title": ("scoring.core.rows", "scoring.gulch.PAD"),
    "scoring that serves": ("scoring.gulch.people", "web.house.addresses"),
    "scoring that knows another title's rules": ("scoring.gulch", "rules.creek.table"),
    "a page that knows one title": ("web.pages.home", "rules.gulch.TITLE"),
    "a title's page that knows another": ("web.gulch", "rules.creek.TITLE"),
    "sheets that are served": ("sheets.standing", "flask.request"),
    "sheets that know their pages": ("sheets.hub", "web.pages.home"),
    "papers that know the web": ("printables.core.scorepad", "web.house.addresses"),
    "papers that ask the database": ("printables.core.scorepad", "sqlalchemy.select"),
    "words that know the web": ("translations.catalogue", "web.house.language"),
}


@pytest.mark.parametrize(("module", "imported"), WRONG.values(), ids=WRONG.keys())
def test_the_walk_notices(module: str, imported: str) -> None:
    assert list(wrong_turns(module, imported))


RIGHT = {
    "a title that builds on what is shared": ("scoring.gulch.people", "scoring.core.rows"),
    "scoring that knows its own rules": ("scoring.gulch.people", "rules.gulch.table"),
    "words that know what is to be said": ("translations.catalogue", "rules.core.messages"),
    "a title's own page": ("web.gulch", "rules.gulch.TITLE"),
    "finding titles": ("scoring.titles", "rules"),
    "sheets that count": ("sheets.standing", "scoring.titles"),
    "what the language brings along": ("rules.core.grid", "functools.reduce"),
}


@pytest.mark.parametrize(("module", "imported"), RIGHT.values(), ids=RIGHT.keys())
def test_the_walk_lets_pass(module: str, imported: str) -> None:
    assert not list(wrong_turns(module, imported))


def test_the_walk_reads_imports_wherever_they_stand() -> None:
    source = "import a.b\ndef f():\n    from c.d import e, f\n    if f:\n        import g as h\n"
    assert set(imports_of("module", source)) == {"a.b", "c.d.e", "c.d.f", "g"}
