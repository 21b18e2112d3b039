"""The command line prints what the addresses print."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask
from flask.testing import FlaskClient

from printables.core.press import NoPressError, Press
from tests.printables.orders import AID, PADS, pdf_at
from tests.sheets.sitting import TITLE

IS_REFUSED = 2

Run = Callable[..., Result]


@pytest.fixture
def run(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in an English terminal."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return lambda *arguments: app.test_cli_runner().invoke(args=["print", *arguments])


@pytest.fixture
def html_for_paper(app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press that prints nothing: what it was given is what comes out, and kept by itself."""
    monkeypatch.setattr(Press, "print", lambda _, html: html.encode())
    monkeypatch.setitem(app.config, "PAPERS", tmp_path / "papers")


@pytest.mark.usefixtures("html_for_paper")
def test_a_pad_in_a_file_is_the_pad_at_its_address(
    run: Run, client: FlaskClient, tmp_path: Path
) -> None:
    file = tmp_path / "pad.pdf"
    done = run(
        *("scorepad", TITLE, "-o", str(file), "--paper", "a5", "--players", "5"),
        *("--per-page", "2", "--names", "Zoë,Bo", "--lang", "de", "--edition", "de"),
        *("--house-rules", "CCC-O1:per_cluster,CCC-O2:bare_too"),
    )
    assert (done.exit_code, done.output) == (0, "")
    assert file.read_bytes() == pdf_at(
        client,
        f"{PADS}.pdf",
        paper="a5",
        players="5",
        per_page="2",
        names="Zoë,Bo",
        lang="de",
        edition="de",
        house_rules="CCC-O1:per_cluster,CCC-O2:bare_too",
    )


@pytest.mark.usefixtures("html_for_paper")
def test_an_aid_in_a_file_is_the_aid_at_its_address(
    run: Run, client: FlaskClient, tmp_path: Path
) -> None:
    file = tmp_path / "aid.pdf"
    done = run("aid", TITLE, "-o", str(file), "--paper", "pocket", "--lang", "de")
    assert done.exit_code == 0, done.output
    assert file.read_bytes() == pdf_at(client, f"{AID}.pdf", paper="pocket", lang="de")


def test_a_minus_sign_is_standard_output(run: Run, client: FlaskClient) -> None:
    done = run("scorepad", TITLE, "-o", "-", "--paper", "a5")
    assert done.exit_code == 0
    assert done.stdout_bytes == pdf_at(client, f"{PADS}.pdf", paper="a5", lang="en")
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--paper", "a3"), "paper: “a3” is not known here; possible: a4, letter, a5."),
        (("--copies", "1000000000"), "copies: "),
        (("--per-page", "4", "--copies", "6"), "copies: 6 is out of range; it goes from 1 to 5."),
        (("--players", "nine"), "players: “nine” is not a whole number"),
        (("--house-rules", "CCC-O1:maybe"), "house_rules.CCC-O1: “maybe” is not known here"),
        (("--edition", "fr"), "edition: “fr” is not known here; possible: en, de."),
        (("--variants", "fast"), "variants: "),
        (("--lang", "fr"), "'fr' is not one of"),
    ],
)
def test_what_is_refused_ends_with_two_and_a_sentence_and_writes_nothing(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    file = tmp_path / "pad.pdf"
    done = run("scorepad", TITLE, "-o", str(file), *arguments)
    assert done.exit_code == IS_REFUSED
    assert says in done.stderr
    assert not file.exists()


def test_an_unknown_title_is_refused(run: Run) -> None:
    done = run("aid", "monopoly", "-o", "-")
    assert done.exit_code == IS_REFUSED
    assert TITLE in done.stderr


def test_a_file_is_asked_for(run: Run) -> None:
    done = run("scorepad", TITLE)
    assert done.exit_code == IS_REFUSED
    assert "--output" in done.stderr


def test_a_place_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "pad.pdf"
    done = run("scorepad", TITLE, "-o", str(file), "--paper", "a5")
    assert done.exit_code == IS_REFUSED
    assert str(file) in done.stderr


def test_a_machine_without_a_press_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def prints(_: Press, html: str) -> bytes:
        raise NoPressError(f"no Pango for {len(html)} characters")

    monkeypatch.setattr(Press, "print", prints)
    done = run("scorepad", TITLE, "-o", "-")
    assert done.exit_code == IS_REFUSED
    assert "no Pango" in done.stderr
