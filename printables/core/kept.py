"""Papers that were printed before, kept on disk by what they are made of."""

import logging
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import mkstemp
from time import time

PRINTABLES = Path(__file__).parents[1]
STATIC = PRINTABLES.parent / "static"
MOST_BYTES = 64 * 1024 * 1024
KEY = re.compile(r"[0-9a-f]{64}")
KEPT, UNFINISHED = ".paper", ".unfinished"
SEAL = sha256().digest_size
LOST_AFTER = 3600
"""Seconds after which nobody writes at an unfinished file any more."""

logger = logging.getLogger(__name__)


def key_of(html: str) -> str:
    """What tells papers apart: their text, and everything that all of them are made of."""
    return sha256(makings() + html.encode(errors="replace")).hexdigest()


@cache
def makings() -> bytes:
    """Our fonts and style sheets, how they are put together, and by which WeasyPrint."""
    made_of = [*PRINTABLES.rglob("*.css"), *(STATIC / "fonts").glob("*.woff2")]
    made_by = Path(__file__).with_name("typesetting.py")
    digests = [sha256(file.read_bytes()).digest() for file in (*sorted(made_of), made_by)]
    return sha256(b"".join([*digests, _press_version().encode()])).digest()


def _press_version() -> str:
    try:
        return version("weasyprint")
    except PackageNotFoundError:
        return "unknown"


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file of the folder as it was found."""

    path: Path
    size: int
    used: float


@dataclass(frozen=True, slots=True)
class KeptPapers:
    """A folder that several processes may use at once; it may be emptied at any time."""

    folder: Path
    most_bytes: int = MOST_BYTES

    def get(self, key: str) -> bytes | None:
        """The paper, if it is there and whole."""
        file = self._file(key)
        try:
            written = file.read_bytes()
            os.utime(file)
        except OSError:
            return None
        seal, pdf = written[:SEAL], written[SEAL:]
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

    def _file(self, key: str) -> Path:
        if not KEY.fullmatch(key):
            raise ValueError(f"{key!r} is no key of a paper")
        return self.folder / f"{key}{KEPT}"

    def _write(self, file: Path, written: bytes) -> None:
        """Others see the whole file or none."""
        descriptor, name = mkstemp(suffix=UNFINISHED, dir=self.folder)
        try:
            with os.fdopen(descriptor, "wb") as unfinished:
                unfinished.write(written)
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

    def _found(self) -> Iterator[KeptFile]:
        """The papers of now; what others left unfinished is cleared away, the rest is not ours."""
        for path in self.folder.iterdir():
            with suppress(OSError):
                told = path.lstat()
                if path.suffix == KEPT and path.is_file():
                    yield KeptFile(path, told.st_size, told.st_mtime)
                elif path.suffix == UNFINISHED and told.st_mtime < time() - LOST_AFTER:
                    self._drop(path)

    @staticmethod
    def _drop(path: Path) -> None:
        with suppress(OSError):
            path.unlink()
