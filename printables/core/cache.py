"""Papers that were printed before, on disk under what was wished for and what they are made of."""

import json
import logging
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import mkstemp
from time import time

from printables.core.aid import AidWish
from printables.core.scorepad import PadWish
from rules.core.readings import Setup
from scoring.titles import BuiltTitle

HOUSE = Path(__file__).parents[2]
FLOORS = ("rules", "scoring", "translations", "printables", "static")
COMPILED = ".pyc"
LIBRARIES = (
    *("weasyprint", "pydyf", "fonttools", "tinycss2", "cssselect2", "tinyhtml5", "pyphen"),
    *("Jinja2", "MarkupSafe", "babel", "fluent.runtime", "fluent.syntax", "qrcode"),
)
MOST_BYTES = 64 * 1024 * 1024
KEY = re.compile(r"[0-9a-f]{64}")
HALF = 32
PAPER, UNFINISHED = ".paper", ".unfinished"
SEAL = sha256().digest_size
LOST_AFTER = 3600
"""Seconds after which nobody writes at an unfinished file any more."""

logger = logging.getLogger(__name__)


def key_of(wish: PadWish | AidWish) -> str:
    """What tells papers apart, without making one: the whole wish, and what all are made of."""
    parts = {part.name: getattr(wish, part.name) for part in fields(wish)}
    written = json.dumps([type(wish).__name__, parts], default=_as_json)
    return sha256(fingerprint() + written.encode()).hexdigest()


def key_of_sheet(sheet: int, html: str) -> str:
    """The same for a paper of a sheet: first what all papers of the sheet share, then the paper."""
    paper = sha256(fingerprint() + html.encode(errors="replace")).hexdigest()
    return _of_sheet(sheet) + paper[HALF:]


def _of_sheet(sheet: int) -> str:
    return sha256(f"sheet {sheet}".encode()).hexdigest()[:HALF]


def papers_of_sheets(folder: Path) -> "PaperCache":
    """The cache for papers of sheets, in the folder of all papers."""
    return PaperCache(folder / "sheets")


def _as_json(part: object) -> object:
    match part:
        case BuiltTitle():
            return part.slug
        case Setup():  # house rules are printed in the order in which they were named
            return [part.edition, part.variants, [*part.house_rules.items()]]
    raise TypeError(f"{part!r} of a wish for a paper cannot be told from others")


@cache
def fingerprint() -> bytes:
    """Our code, texts, templates, styles, pictures and fonts, and the libraries that print them.

    Read once, as a process goes on with the code that it has; so no later than its first paper.
    """
    digest = sha256(json.dumps([_version(library) for library in LIBRARIES]).encode())
    for file in sorted(_sources()):
        digest.update(sha256(str(file.relative_to(HOUSE)).encode()).digest())
        digest.update(sha256(file.read_bytes()).digest())
    return digest.digest()


def _sources() -> Iterator[Path]:
    for floor in FLOORS:
        files = (HOUSE / floor).rglob("*")
        yield from (file for file in files if file.suffix != COMPILED and file.is_file())


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return "unknown"


@dataclass(frozen=True, slots=True)
class CachedFile:
    """A file of the folder as it was found."""

    path: Path
    size: int
    used: float


@dataclass(frozen=True, slots=True)
class PaperCache:
    """A folder that several processes may use at once; it may be emptied at any time."""

    folder: Path
    most_bytes: int = MOST_BYTES

    def get(self, key: str) -> bytes | None:
        """The paper, if it is there and whole."""
        file = self._file(key)
        try:
            content = file.read_bytes()
            os.utime(file)
        except OSError:
            return None
        seal, pdf = content[:SEAL], content[SEAL:]
        if seal == sha256(pdf).digest():
            return pdf
        self._drop(file)
        return None

    def put(self, key: str, pdf: bytes) -> None:
        """Keeps a paper; a disk that does not take it harms nobody."""
        file = self._file(key)
        if SEAL + len(pdf) > self.most_bytes:
            return
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.folder.chmod(0o700)
            self._write(file, sha256(pdf).digest() + pdf)
            self._make_room()
        except OSError as error:
            logger.warning("a paper could not be kept: %s", error)

    def drop_sheet(self, sheet: int) -> None:
        """No paper of a sheet is left."""
        self._drop_all(f"{_of_sheet(sheet)}*{PAPER}")

    def drop_all(self) -> None:
        """No paper is left."""
        self._drop_all(f"*{PAPER}")

    def _drop_all(self, pattern: str) -> None:
        for file in self.folder.glob(pattern):
            self._drop(file)

    def _file(self, key: str) -> Path:
        if not KEY.fullmatch(key):
            raise ValueError(f"{key!r} is no key of a paper")
        return self.folder / f"{key}{PAPER}"

    def _write(self, file: Path, content: bytes) -> None:
        """Others see the whole file or none."""
        descriptor, name = mkstemp(suffix=UNFINISHED, dir=self.folder)
        try:
            with os.fdopen(descriptor, "wb") as unfinished:
                unfinished.write(content)
            Path(name).replace(file)
        except OSError:
            self._drop(Path(name))
            raise

    def _make_room(self) -> None:
        """What was used least recently goes until the rest is within the bound."""
        files = sorted(self._found(), key=lambda file: file.used, reverse=True)
        room = self.most_bytes
        for file in files:
            room -= file.size
            if room < 0:
                self._drop(file.path)

    def _found(self) -> Iterator[CachedFile]:
        """The papers of now; what others left unfinished is cleared away, the rest is not ours."""
        for path in self.folder.iterdir():
            with suppress(OSError):
                facts = path.lstat()
                if path.suffix == PAPER and path.is_file():
                    yield CachedFile(path, facts.st_size, facts.st_mtime)
                elif path.suffix == UNFINISHED and facts.st_mtime < time() - LOST_AFTER:
                    self._drop(path)

    @staticmethod
    def _drop(path: Path) -> None:
        with suppress(OSError):
            path.unlink()
