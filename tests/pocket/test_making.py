"""What is packed for browsers."""

import subprocess
import sys
from pathlib import Path

from flask import Flask

from web.pocket.making import program
from web.pocket.making.prerendering import static_files


def test_files_of_pages_are_packed_whatever_the_folder_of_the_house_is_called(
    tmp_path: Path,
) -> None:
    static = tmp_path / "pocket" / "static"
    for name in ("house/house.css", "pocket/shell.css"):
        (static / name).parent.mkdir(parents=True)
        (static / name).touch()
    assert [*static_files(Flask(__name__, static_folder=str(static)))] == ["house/house.css"]


def test_what_shortens_style_sheets_is_there_as_python(tmp_path: Path) -> None:
    packed = dict(program.files())
    for name, shorten in (("rcssmin", "cssmin"), ("rjsmin", "jsmin")):
        whole = packed[f"libraries/{name}.py"].read_text("utf-8")
        (tmp_path / f"{name}.py").write_text(whole, "utf-8")
        alone = f"import sys; sys.modules['_{name}'] = None; sys.path.insert(0, '.'); import {name}"
        say = f"{alone}; print({name}.{shorten}('a {{ b: c; }}'))"
        done = subprocess.run(
            [sys.executable, "-c", say], cwd=tmp_path, check=True, text=True, stdout=subprocess.PIPE
        )
        assert len(done.stdout.strip()) < len("a { b: c; }")
