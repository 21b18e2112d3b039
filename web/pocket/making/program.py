"""Everything that Python in a browser is given: the house, and the libraries it builds on."""

import re
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory

from sheets.storage import open_database
from web.pocket import letters
from web.pocket.answering import BLANK
from web.pocket.making.archives import Bundle, tar_of
from web.pocket.making.slimming import slimmed

HOUSE = Path(__file__).parents[3]
FLOORS = ("rules", "scoring", "sheets", "translations", "printables", "web", "templates", "static")
COMPILED = "__pycache__"
REQUIREMENT = re.compile(r"^([\w.]+)==", re.MULTILINE)
STAYS_AT_HOME = frozenset(
    {
        *("gunicorn", "weasyprint", "pydyf", "tinycss2", "tinyhtml5", "cssselect2", "pyphen"),
        *("brotli", "zopfli", "cffi", "pycparser", "fonttools", "pillow", "webencodings"),
        *("PyStemmer", "psycopg", "prometheus_client"),
    }
)
"""What prints PDFs, serves, or has a C part for which there is something else."""
OURS, TAR = "house/", "application/x-tar"
NOT_NEEDED = re.compile(
    r"(^|/)(tests?|testing|__pycache__|zoneinfo)/"
    r"|\.(pyi|so|pxd|pyx|typed|mako|exe)$"
    r"|^sqlalchemy/(orm|testing)/|^sqlalchemy/ext/(?!__init__|compiler)"
    r"|^sqlalchemy/dialects/(mssql|mysql|oracle)/"
    r"|^alembic/(templates|testing)/"
    r"|^babel/(messages)/|^babel/locale-data/(?!(root|en(_001|_GB|_US)?|de(_DE)?)\.)"
    r"|^rapidfuzz/__pyinstaller/|^qrcode/(console_scripts|release)|^click/shell_completion"
    r"|^snowballstemmer/(?!__init__|among|basestemmer|english|german)"
    r"|^werkzeug/debug/shared/"
)
"""What of the libraries nothing in a browser ever opens."""


def bundles() -> Iterator[Bundle]:
    """The libraries, which seldom change, and the house."""
    libraries = {name: slimmed(name, file.read_bytes()) for name, file in _libraries()}
    yield Bundle("python/libraries.tar", TAR, tar_of(libraries))
    house = {name: file.read_bytes() for name, file in _house()}
    house[f"{OURS}{letters.FILE}"] = letters.measured()
    house[f"{OURS}{BLANK.name}"] = _blank_database()
    yield Bundle("python/house.tar", TAR, tar_of(house))


def _blank_database() -> bytes:
    with TemporaryDirectory() as aside:
        file = Path(aside) / BLANK.name
        open_database(f"sqlite:///{file}").close()
        return file.read_bytes()


def files() -> Iterator[tuple[str, Path]]:
    """Each under the name that it has there."""
    yield from _house()
    yield from _libraries()


def _house() -> Iterator[tuple[str, Path]]:
    """What we say of our own code is told by its commands, so it stays as it is."""
    yield f"{OURS}app.py", HOUSE / "app.py"
    for floor in FLOORS:
        for file in (HOUSE / floor).rglob("*"):
            if file.is_file() and COMPILED not in file.parts:
                yield f"{OURS}{file.relative_to(HOUSE)}", file


def _libraries() -> Iterator[tuple[str, Path]]:
    """What libraries say of themselves, nobody reads there."""
    for name in REQUIREMENT.findall((HOUSE / "requirements.txt").read_text("utf-8")):
        if name not in STAYS_AT_HOME:
            yield from _library(name)


def _library(name: str) -> Iterator[tuple[str, Path]]:
    for file in distribution(name).files or ():
        told = str(file)
        if not told.startswith("..") and ".dist-info/" not in told and not NOT_NEEDED.search(told):
            yield f"libraries/{told}", Path(str(file.locate()))
