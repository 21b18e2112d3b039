"""What Python compiled at one start is there at the next: half of waking is compiling.

Nothing of it is fetched: the phone makes it once, a little at a time, when there is nothing else
to do. It belongs to one version of Boomtown, whose files never change, so they are not compared.
"""

import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import PurePosixPath
from time import perf_counter
from types import CodeType

from web.pocket.making.archives import LONG_AGO, tar_of

AT_ONCE = 0.05
"""Seconds; whoever asks for something meanwhile hardly waits longer."""
NEVER_COMPARED = (1).to_bytes(4, "little") + bytes(8)
"""The part of a head that says so."""
SOURCE, IN_A_ZIP = ".py", ".zip/"


class Compiling:
    """Compiles the modules that a start needs."""

    def __init__(self) -> None:
        """Knows those that are loaded by now."""
        self._waiting = [(spec, file) for spec, file in _loaded()]
        self._in_folders: dict[str, bytes] = {}
        self._in_library: dict[str, bytes] = {}
        self._library = ""

    def go_on(self) -> bool:
        """Compiles a few; whether any are left."""
        until = perf_counter() + AT_ONCE
        while self._waiting:
            spec, file = self._waiting.pop()
            if code := _code_of(spec):
                self._keep(file, _compiled(code))
            if perf_counter() > until:
                break
        return bool(self._waiting)

    def _keep(self, file: str, compiled: bytes) -> None:
        library, inside, name = file.partition(IN_A_ZIP)
        if inside:
            self._library = library + inside.rstrip("/")
            self._in_library[name] = compiled
        else:
            self._in_folders[importlib.util.cache_from_source(file).lstrip("/")] = compiled

    @property
    def program(self) -> bytes:
        """What lies beside the sources of the house and its libraries, as a tar."""
        return tar_of(self._in_folders)

    @property
    def library(self) -> bytes:
        """Python's own library with what is compiled in place of its sources, as a zip."""
        whole = io.BytesIO()
        with zipfile.ZipFile(self._library) as old, zipfile.ZipFile(whole, "w") as new:
            for name in old.namelist():
                if compiled := self._in_library.get(name):
                    new.writestr(zipfile.ZipInfo(f"{name}c", LONG_AGO), compiled)
                else:
                    new.writestr(zipfile.ZipInfo(name, LONG_AGO), old.read(name))
        return whole.getvalue()


def _loaded() -> Iterator[tuple[ModuleSpec, str]]:
    """Every module that is there, with the file it came from."""
    for module in [*sys.modules.values()]:
        spec = getattr(module, "__spec__", None)
        if spec and spec.has_location and PurePosixPath(str(spec.origin)).suffix == SOURCE:
            yield spec, str(spec.origin)


def _code_of(spec: ModuleSpec) -> CodeType | None:
    """What the module consists of; None where whoever loaded it cannot say."""
    get_code = getattr(spec.loader, "get_code", None)
    return get_code(spec.name) if get_code else None


def _compiled(code: CodeType) -> bytes:
    """As Python keeps it in a file."""
    return importlib.util.MAGIC_NUMBER + NEVER_COMPARED + marshal.dumps(code)
