"""Where an installation keeps what is its own, and what it says where it cannot."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask

from app import ConfigurationError, create_app
from tests.house.conftest import HOUSE
from tests.house.test_boomtown_command import PATIENCE, free_port, surroundings
from tests.thorough import thorough

ONLY_OWNER = 0o600
STARTERS = 5
STARTS_WHEN_TOLD = """
import os, secrets, sys, time
from app import create_app

def slowly(size, make=secrets.token_bytes):
    time.sleep(0.2)
    return make(size)

secrets.token_bytes = slowly
print("ready", flush=True)
os.environ["BOOMTOWN_DATA"] = sys.stdin.readline().strip()
print(create_app().config["SECRET_KEY"].hex(), flush=True)
"""

Start = Callable[..., Flask]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Start the application with these settings and no others, at home in a fresh folder."""
    for name in [*os.environ]:
        if name.startswith(("BOOMTOWN_", "XDG_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    def started(**settings: str | Path) -> Flask:
        for name, value in settings.items():
            monkeypatch.setenv(name, str(value))
        return create_app()

    return started


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_first_start_makes_a_folder_and_a_secret_that_nobody_else_may_read(
    start: Start, tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "boomtown"
    secret = start(BOOMTOWN_DATA=folder).config["SECRET_KEY"]
    assert [file.name for file in folder.iterdir()] == ["secret"]
    assert (folder / "secret").read_bytes() == secret
    assert len(secret) >= 32
    assert permissions(folder / "secret") == ONLY_OWNER
    assert permissions(folder) == 0o700


def test_the_secret_is_closed_whatever_the_umask(start: Start, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        start(BOOMTOWN_DATA=tmp_path)
    finally:
        os.umask(before)
    assert permissions(tmp_path / "secret") == ONLY_OWNER


def test_the_second_start_finds_the_secret_of_the_first(start: Start, tmp_path: Path) -> None:
    first, second = (start(BOOMTOWN_DATA=tmp_path).config["SECRET_KEY"] for _ in range(2))
    assert first == second


def test_every_installation_has_a_secret_of_its_own(start: Start, tmp_path: Path) -> None:
    here, there = (start(BOOMTOWN_DATA=tmp_path / name) for name in ("here", "there"))
    assert here.config["SECRET_KEY"] != there.config["SECRET_KEY"]


def started_when_told(home: Path) -> subprocess.Popen[str]:
    """A process that has loaded the application and waits for the folder to start it in."""
    return subprocess.Popen(
        [sys.executable, "-c", STARTS_WHEN_TOLD],
        cwd=HOUSE,
        env=surroundings(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@thorough
def test_first_starts_at_the_same_time_agree_on_one_secret(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    starters = [started_when_told(tmp_path) for _ in range(STARTERS)]
    ready = [starter.stdout.readline() for starter in starters if starter.stdout]
    for starter in starters:
        print(folder, file=starter.stdin, flush=True)
    found = [starter.communicate(timeout=PATIENCE)[0].strip() for starter in starters]
    assert ready == ["ready\n"] * STARTERS
    assert found == [(folder / "secret").read_bytes().hex()] * STARTERS
    assert [file.name for file in folder.iterdir()] == ["secret"]


@pytest.mark.parametrize(
    ("settings", "secret", "database"),
    [
        pytest.param(
            {},
            "home/.local/share/boomtown/secret",
            "sqlite:///{}/home/.local/share/boomtown/boomtown.db",
            id="nothing is set",
        ),
        pytest.param(
            {"XDG_DATA_HOME": "{}/shared"},
            "shared/boomtown/secret",
            "sqlite:///{}/shared/boomtown/boomtown.db",
            id="the folder of all programs",
        ),
        pytest.param(
            {"BOOMTOWN_DATA": "{}/own", "XDG_DATA_HOME": "{}/shared"},
            "own/secret",
            "sqlite:///{}/own/boomtown.db",
            id="a folder of its own",
        ),
        pytest.param(
            {"BOOMTOWN_DATA": "{}/own", "BOOMTOWN_SECRET_FILE": "{}/safe/key"},
            "safe/key",
            "sqlite:///{}/own/boomtown.db",
            id="the secret elsewhere",
        ),
        pytest.param(
            {"BOOMTOWN_DATA": "{}/own", "BOOMTOWN_DATABASE": "sqlite:////elsewhere/all.db"},
            "own/secret",
            "sqlite:////elsewhere/all.db",
            id="the database elsewhere",
        ),
        pytest.param(
            {"BOOMTOWN_DATA": "", "XDG_DATA_HOME": "", "BOOMTOWN_DATABASE": ""},
            "home/.local/share/boomtown/secret",
            "sqlite:///{}/home/.local/share/boomtown/boomtown.db",
            id="all are set to nothing",
        ),
    ],
)
def test_the_places_can_be_set(
    start: Start, tmp_path: Path, settings: dict[str, str], secret: str, database: str
) -> None:
    app = start(**{name: value.format(tmp_path) for name, value in settings.items()})
    assert app.config["DATABASE"] == database.format(tmp_path)
    assert (tmp_path / secret).read_bytes() == app.config["SECRET_KEY"]


def test_the_folder_is_made_although_the_secret_lies_elsewhere(
    start: Start, tmp_path: Path
) -> None:
    start(BOOMTOWN_DATA=tmp_path / "own", BOOMTOWN_SECRET_FILE=tmp_path / "safe" / "key")
    assert (tmp_path / "own").is_dir()


@pytest.mark.parametrize("name", ["BOOMTOWN_DATA", "BOOMTOWN_SECRET_FILE"])
@pytest.mark.parametrize("place", ["/dev/null/x", "{}/file/below"])
def test_a_place_that_cannot_be_is_told_with_its_setting(
    start: Start, tmp_path: Path, name: str, place: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    impossible = place.format(tmp_path)
    with pytest.raises(ConfigurationError, match=str(Path(impossible).parent)) as told:
        start(**{name: impossible})
    assert name in told.value.message
    assert told.value.message.endswith(".")


def test_a_file_in_place_of_the_folder_is_told(start: Start, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ConfigurationError, match="BOOMTOWN_DATA"):
        start(BOOMTOWN_DATA=tmp_path / "file")
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_user_without_a_home_is_told(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(os, "getuid", lambda: 4_000_000_000)
    with pytest.raises(ConfigurationError, match="BOOMTOWN_DATA"):
        start()


@pytest.mark.parametrize("content", [b"", b"too short", bytes(31)])
def test_a_cut_off_secret_is_told_and_left_alone(
    start: Start, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "secret").write_bytes(content)
    with pytest.raises(ConfigurationError, match=str(tmp_path / "secret")):
        start(BOOMTOWN_DATA=tmp_path)
    assert (tmp_path / "secret").read_bytes() == content


@pytest.mark.parametrize("address", ["http://[", "saloon.example", "saloon.example:8000", "http:"])
def test_an_address_that_leads_nowhere_is_told(start: Start, address: str) -> None:
    with pytest.raises(ConfigurationError, match="BOOMTOWN_URL"):
        start(BOOMTOWN_URL=address)


def test_a_slash_at_the_end_of_the_address_does_not_matter(start: Start) -> None:
    app = start(BOOMTOWN_URL="http://saloon.example:8000/")
    assert app.config["PUBLIC_URL"] == "http://saloon.example:8000"


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["web.serving", "--port", "{}"], id="serve"),
        pytest.param(["flask", "--app", "app", "score", "carson-city-cards", "-"], id="score"),
    ],
)
def test_a_command_that_cannot_start_says_so_in_a_sentence(
    tmp_path: Path, command: list[str]
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *(part.format(free_port()) for part in command)],
        cwd=HOUSE,
        env=surroundings(tmp_path, BOOMTOWN_DATA="/dev/null/x"),
        input="{}",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode in {1, 2}
    assert done.stdout == ""
    assert "/dev/null/x" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
