"""What runs in browsers beside our own scripts, fetched once by its name from npm.

It is taken only with the digest that is known.
"""

import base64
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha512
from pathlib import Path
from tempfile import TemporaryDirectory

JAVASCRIPT, WASM, ZIP, JSON = (
    "text/javascript",
    "application/wasm",
    "application/zip",
    "application/json",
)


class NoPackageError(Exception):
    """Says in a sentence why something that browsers need is not here."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package of one version, with what is known of its content."""

    name: str
    version: str
    digest: str

    @property
    def file_name(self) -> str:
        """By which npm packs it."""
        return f"{self.name}-{self.version}.tgz"

    def read(self, names: Iterable[str]) -> dict[str, bytes]:
        """These of its files."""
        with tarfile.open(self._file()) as archive:
            return {name: _read(archive, f"package/{name}") for name in names}

    def _file(self) -> Path:
        """The package as it was fetched, now or before."""
        file = cache() / self.file_name
        if not file.is_file():
            self._fetch(file)
        if base64.b64encode(sha512(file.read_bytes()).digest()).decode() != self.digest:
            raise NoPackageError(
                f"{file} is not the file that Boomtown knows by this name; delete it."
            )
        return file

    def _fetch(self, file: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise NoPackageError(
                f"Packing Boomtown fetches {self.name} with npm, which is missing here. Install "
                f"npm, or put the file {self.file_name} of that package into {file.parent}."
            )
        file.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=file.parent) as folder:
            command = [npm, "pack", "--silent", f"{self.name}@{self.version}"]
            done = subprocess.run(command, cwd=folder, capture_output=True, check=False)  # noqa: S603
            fetched = Path(folder) / self.file_name
            if done.returncode or not fetched.is_file():
                raise NoPackageError(
                    f"{self.name} could not be fetched from npm. Is this computer online?"
                )
            fetched.replace(file)


def cache() -> Path:
    """Where what was fetched is kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "boomtown"


def _read(archive: tarfile.TarFile, name: str) -> bytes:
    file = archive.extractfile(name)
    assert file is not None  # noqa: S101 (a file of the package whose digest is known)
    return file.read()
