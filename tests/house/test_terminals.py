"""The command line in terminals of other languages and other letters."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.carson_city_cards import TITLE
from tests.house.conftest import HOUSE, Run
from tests.house.test_boomtown_command import PATIENCE
from tests.house.test_command_line import PAD, TABLE

SLUG = TITLE.slug
NEEDED = {"en": "seats: This is needed.", "de": "seats: Diese Angabe fehlt."}


def in_a_terminal(data: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command as somebody types it, the table piped in and the answer piped out."""
    quiet = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-m", "flask", "--app", "app", *arguments],
        cwd=HOUSE,
        env={**quiet, "BOOMTOWN_DATA": str(data), **more},
        input=json.dumps(TABLE).encode(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        pytest.param({"LANG": "de_DE.UTF-8"}, "de", id="a German terminal"),
        pytest.param({"LANG": "de"}, "de", id="German and no more"),
        pytest.param({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT"}, "de", id="its sentences"),
        pytest.param({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en", id="all is plain"),
        pytest.param({"LANG": "fr_FR.UTF-8"}, "en", id="a French terminal"),
        pytest.param({"LANG": ""}, "en", id="a terminal without a language"),
    ],
)
def test_the_sentences_follow_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    said = run("score", SLUG, "-", body=TABLE).stdout
    assert ("Es gewinnt" in said, "Winner" in said) == (language == "de", language == "en")
    assert NEEDED[language] in run("score", SLUG, "-", body={}).stderr


def test_a_language_can_be_asked_for(run: Run) -> None:
    said = run("score", SLUG, "-", "--lang", "de", body={**TABLE, "edition": "de"}).stdout
    assert "Es gewinnt: Jürgen 🤠" in said
    assert "Wohnhäuser in der Stadt (Kirche, General Store)" in said
    no = run("ask", SLUG, "auction_card", "-", "--lang", "de", body={"card": 10})
    assert no.stdout.startswith("NEIN\n")


def test_the_pad_comes_through_a_pipe_in_a_terminal_without_a_language(data_folder: Path) -> None:
    done = in_a_terminal(data_folder, "score", SLUG, "-", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode("utf-8") == PAD


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_names_that_a_terminal_cannot_write_do_not_stop_it(
    data_folder: Path, encoding: str
) -> None:
    pad, as_json = (
        in_a_terminal(data_folder, "score", SLUG, "-", *how, PYTHONIOENCODING=encoding)
        for how in ([], ["--json"])
    )
    assert (pad.returncode, pad.stderr) == (0, b"")
    assert b"rgen" in pad.stdout
    assert (as_json.returncode, as_json.stderr) == (0, b"")
    assert json.loads(as_json.stdout)["winners"] == ["Jürgen 🤠"]
