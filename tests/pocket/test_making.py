"""What is packed for browsers."""

from pathlib import Path

from flask import Flask

from web.pocket.making.prerendering import static_files


def test_files_of_pages_are_packed_whatever_the_folder_of_the_house_is_called(
    tmp_path: Path,
) -> None:
    static = tmp_path / "pocket" / "static"
    for name in ("house/house.css", "pocket/shell.css"):
        (static / name).parent.mkdir(parents=True)
        (static / name).touch()
    assert [*static_files(Flask(__name__, static_folder=str(static)))] == ["house/house.css"]
