"""What belongs into the rooms of a title, and what of it is not there."""

import ast
import json
from pathlib import Path

HOUSE = Path(__file__).parents[2]
SHARED = "core"


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
    rules, scoring = Path("rules") / room, Path("scoring") / room
    needed = [
        (rules / "__init__.py", defines(house / rules / "__init__.py", "TITLE")),
        (rules / "schema.py", defines(house / rules / "schema.py", "TableForm")),
        (rules / "sheet.py", defines(house / rules / "sheet.py", "SHEET")),
        (rules / "clauses.toml", (house / rules / "clauses.toml").is_file()),
        (rules / "questions", bool(question_files(house, room))),
        (scoring / "__init__.py", defines(house / scoring / "__init__.py", "PAD")),
    ]
    papers = Path("printables") / room
    needed += [
        (papers / "scorepad.py", defines(house / papers / "scorepad.py", "PAD")),
        (papers / "aid.py", defines(house / papers / "aid.py", "facts")),
    ]
    cases = rules / "cases.json"
    posts = ["score", *(f"ask/{file.stem}" for file in question_files(house, room))]
    needed += [(cases / post, has_case(house / cases, post)) for post in posts]
    for folder in tongues(house):
        words = folder.relative_to(house) / room
        needed.append((words, any((house / words).glob("*.ftl"))))
    return [str(path) for path, is_there in needed if not is_there]


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
