"""What was compiled at one start is found by the next, and compared with nothing."""

import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from web.pocket import compiling
from web.pocket.compiling import Compiling

CODE = "import one, two\nprint(one.SAYS, two.SAYS)"
FIRST = """
import one, two
from web.pocket.compiling import Compiling

compiling = Compiling()
while compiling.go_on():
    pass
open({program!r}, "wb").write(compiling.program)
open({library!r}, "wb").write(compiling.library)
"""


def ran(code: str, *paths: Path) -> str:
    """What a fresh Python says, which finds modules here first."""
    said = f"import sys\nsys.dont_write_bytecode = True\nsys.path[:0] = {[*map(str, paths)]!r}\n"
    command = [sys.executable, "-c", said + code]
    return subprocess.check_output(command, text=True, cwd=Path(__file__).parents[2])


def test_a_start_takes_what_an_earlier_one_compiled(tmp_path: Path) -> None:
    house, library = tmp_path / "house", tmp_path / "library.zip"
    house.mkdir()
    write(house, library, says="then")
    program, compiled = tmp_path / "program.tar", tmp_path / "compiled.zip"
    ran(FIRST.format(program=str(program), library=str(compiled)), house, library)

    write(house, library, says="now")
    assert ran(CODE, house, library) == "now now\n"
    unpack(program, house)
    assert ran(CODE, house, compiled) == "then then\n"
    assert zipfile.ZipFile(compiled).namelist() == ["never_loaded.py", "two.pyc"]


def write(house: Path, library: Path, says: str) -> None:
    """A house with one module, and a library of two."""
    (house / "one.py").write_text(f"SAYS = {says!r}")
    with zipfile.ZipFile(library, "w") as archive:
        archive.writestr("never_loaded.py", "")
        archive.writestr("two.py", f"SAYS = {says!r}")


def unpack(program: Path, house: Path) -> None:
    """What belongs to this house."""
    with tarfile.open(program) as archive:
        for member in archive.getmembers():
            place = Path("/") / member.name
            if place.is_relative_to(house) and (content := archive.extractfile(member)):
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content.read())


def test_one_at_a_time_is_compiled_where_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "AT_ONCE", -1)
    some, times = Compiling(), 1
    while some.go_on():
        times += 1
    with tarfile.open(fileobj=io.BytesIO(some.program)) as archive:
        names = archive.getnames()
    assert len(names) <= times
    assert len(names) > 100
    assert all(name.endswith(".pyc") for name in names)
