"""What belongs into the rooms of a title, and what of it is not there."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

Part = tuple[Path, bool]
"""Something that a title needs, and whether it is there."""

HOUSE = Path(__file__).parents[2]
SHARED = "core"
SAID_BY_A_TABLE = {"CC-5", "CCC-25"}
"""Clauses on a player aid that need no short form."""
WANTED = re.compile(r'{% include title\.facts\.room ~ "/([^"]+)"')
ENTRY = re.compile(r"^([\w-]+) =(.*(?:\n+ +.*)*)", re.MULTILINE)


def rooms(house: Path) -> set[str]:
    """The names of all rooms on any floor."""
    floors = [house / "rules", house / "scoring", *tongues(house)]
    return {
        room.name
        for floor in filter(Path.is_dir, floors)
        for room in floor.iterdir()
        if room.name not in {SHARED, "__pycache__"} and is_furnished(room)
    }


def is_furnished(room: Path) -> bool:
    """Whether anything stands there but what Python left behind."""
    return any(file.is_file() and file.suffix != ".pyc" for file in room.rglob("*"))


def tongues(house: Path) -> list[Path]:
    """The folder of each language."""
    floor = house / "translations"
    return sorted(folder for folder in floor.iterdir() if (folder / SHARED).is_dir())


def missing_parts(house: Path, room: str) -> list[str]:
    """The parts that a title still needs under this name, by their paths."""
    needed = [*modules(house, room), *files(house, room), *cases(house, room), *texts(house, room)]
    return [str(path) for path, is_there in needed if not is_there]


def modules(house: Path, room: str) -> Iterator[Part]:
    """The modules of a title, each with the name that the house asks it for."""
    for path, name in {
        f"rules/{room}/__init__.py": "TITLE",
        f"rules/{room}/schema.py": "TableForm",
        f"rules/{room}/sheet.py": "SHEET",
        f"scoring/{room}/__init__.py": "PAD",
        f"printables/{room}/scorepad.py": "PAD",
        f"printables/{room}/aid.py": "AidFacts",
        f"printables/{room}/aid_tables.py": "AidTables",
        f"tests/{room}/refusals.py": "REFUSALS",
        f"tests/{room}/title_tests.py": "TESTS",
    }.items():
        yield Path(path), defines(house / path, name)


def files(house: Path, room: str) -> Iterator[Part]:
    """What is drawn, read and written out: templates, styles, pictures, examples."""
    pages = [f"templates/{room}/{name}" for name in templates_wanted(house)]
    facts = [
        f"rules/{room}/clauses.toml",
        f"printables/{room}/aid.toml",
        f"tests/{room}/contract.json",
    ]
    for path in (*facts, *pages, f"static/{room}/pictograms.svg"):
        yield Path(path), (house / path).is_file()
    yield Path(f"rules/{room}/questions"), bool(question_files(house, room))


def templates_wanted(house: Path) -> list[str]:
    """The templates of a title that pages show with nothing in their place."""
    pages = (file.read_text("utf-8") for file in sorted((house / "templates").rglob("*.html")))
    return sorted({name for page in pages for name in WANTED.findall(page)})


def cases(house: Path, room: str) -> Iterator[Part]:
    """A worked case of every call."""
    file = Path(f"rules/{room}/cases.json")
    for post in ("score", *(f"ask/{file.stem}" for file in question_files(house, room))):
        yield file / post, has_case(house / file, post)


def texts(house: Path, room: str) -> Iterator[Part]:
    """In each language the words of each clause and question, and short forms for paper."""
    book = house / "rules" / room / "clauses.toml"
    facts = tomllib.loads(book.read_text("utf-8")) if book.is_file() else {}
    printed = [
        key
        for key, clause in facts.get("clauses", {}).items()
        if "aid" in clause["does"] and key not in SAID_BY_A_TABLE
    ]
    forms = [(key, "short") for key in printed]
    forms += [(f"question-{file.stem}", "about") for file in question_files(house, room)]
    for folder in tongues(house):
        words = folder / room
        written = "\n".join(file.read_text("utf-8") for file in sorted(words.glob("*.ftl")))
        entries = dict(ENTRY.findall(written))
        place = words.relative_to(house)
        yield place, any(words.glob("*.ftl"))
        for key in (*facts.get("clauses", ()), *facts.get("open_points", ())):
            yield place / key, key in entries
        for key, form in forms:
            yield place / f"{key}.{form}", f"\n    .{form} =" in entries.get(key, "")


def defines(file: Path, name: str) -> bool:
    """Whether a module gives this name to something."""
    if not file.is_file():
        return False
    given = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", node)]
        given |= {getattr(each, "id", getattr(each, "name", None)) for each in targets}
    return name in given


def has_case(file: Path, post: str) -> bool:
    """Whether there is a worked case of this call that is answered, for people to try."""
    cases = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return any(case["post"] == post and "status" not in case["expect"] for case in cases)


def question_files(house: Path, room: str) -> list[Path]:
    """The files of a title's questions on both floors."""
    folders = (house / floor / room / "questions" for floor in ("rules", "scoring"))
    files = (file for folder in folders for file in folder.glob("*.py"))
    return sorted(file for file in files if file.stem != "__init__")
