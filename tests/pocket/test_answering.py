"""What a service worker passes on is answered as the server would answer it."""

import json
import re
import sqlite3
import zipfile
from contextlib import closing
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from printables.core import press
from tests.sheets.test_samples_of_0_2 import FOLDER, KEPT, SAMPLES
from web.pocket.answering import Pocket

HOME = "https://boomtown.example/folder/"


class Phone:
    """Asks as the service worker does."""

    def __init__(self, data: Path) -> None:
        self.pocket = Pocket(HOME, str(data))

    def ask(
        self, path: str, method: str = "GET", body: bytes = b"", **headers: str
    ) -> tuple[int, dict[str, str], str]:
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        head, content = self.pocket.answer(method, HOME + path, json.dumps(named), body)
        told: dict[str, Any] = json.loads(head)
        return told["status"], dict(told["headers"]), content.decode("utf-8", "replace")

    def send(self, path: str, **fields: str) -> tuple[int, dict[str, str], str]:
        form = urlencode(fields).encode()
        kind = {"content_type": "application/x-www-form-urlencoded"}
        return self.ask(path, "POST", form, **kind)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def phone(data: Path) -> Phone:
    return Phone(data)


def test_every_address_of_a_page_begins_with_the_folder(phone: Phone) -> None:
    for path in ("", "carson-city", "gold-rush/ask/tile", "nevada-city/score?seats.0.name=Ann"):
        status, _, text = phone.ask(path)
        assert status == 200
        for before in ('href="/', 'action="/', 'src="/', 'value="/'):
            assert f"{before}" in text or before != 'href="/'
            assert not text.replace(f"{before}folder/", "").count(before)


def test_pages_let_themselves_be_shown_by_the_page_that_holds_them(phone: Phone) -> None:
    for path in ("", "carson-city/print?kind=aid", "print/carson-city/aid.html"):
        _, headers, _ = phone.ask(path)
        assert "frame-ancestors 'self'" in headers["Content-Security-Policy"]
        assert "X-Frame-Options" not in headers


def test_a_preview_may_be_shown_in_its_page_as_on_a_server(phone: Phone) -> None:
    _, headers, text = phone.ask("carson-city/print?kind=aid")
    assert "frame-src 'self'" in headers["Content-Security-Policy"]
    (shown,) = re.findall(r'<iframe class="preview"[^>]* src="/folder/([^"]*)"', text)
    _, headers, _ = phone.ask(unescape(shown))
    assert "style-src 'self' 'unsafe-inline'" in headers["Content-Security-Policy"]


def test_the_language_is_remembered_without_a_cookie_of_the_browser(
    phone: Phone, data: Path
) -> None:
    status, headers, _ = phone.send("language", language="de", back="/folder/carson-city")
    assert (status, headers["Location"]) == (302, "/folder/carson-city")
    assert '<html lang="de">' in Phone(data).ask("")[2]


def put_back(phone: Phone, content: bytes) -> tuple[int, dict[str, str], str]:
    """A file is chosen and sent."""
    boundary = "between"
    head = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="all.zip"\r\n'
        "Content-Type: application/zip\r\n\r\n"
    )
    body = head.encode() + content + f"\r\n--{boundary}--\r\n".encode()
    kind = f"multipart/form-data; boundary={boundary}"
    return phone.ask("pocket/back", "POST", body, content_type=kind)


def test_what_is_taken_out_comes_back(phone: Phone) -> None:
    phone.send("language", language="de", back="/")
    assert phone.ask("pocket")[0] == 200
    _, content = phone.pocket.answer("POST", f"{HOME}pocket/everything", "{}", b"")
    phone.send("language", language="en", back="/")
    assert put_back(phone, content)[0] == 200
    assert '<html lang="de">' in phone.ask("")[2]


def test_another_file_changes_nothing(phone: Phone) -> None:
    status, _, text = phone.send("pocket/back")
    assert status == 422
    assert "Nothing was changed" in text


@pytest.fixture
def no_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing prints, as in a browser."""

    def lacks(*_: object) -> None:
        raise press.NoPressError("no module named weasyprint")

    monkeypatch.setattr(press.Press, "print", lacks)


TABLE = "seats.0.name=Ann&seats.0.victory_points=3&seats.1.name=Ben&seats.1.victory_points=5"
PAPERS = {
    "print/carson-city/scorepad.pdf?players=2": "print/carson-city/scorepad.html?players=2",
    "print/carson-city/aid.pdf?kind=aid&paper=a5": "print/carson-city/aid.html?kind=aid&paper=a5",
    "print/carson-city/scoring.pdf": "print/carson-city/scoring.html",
    f"print/carson-city/sheet.pdf?{TABLE}": f"carson-city/score/result?{TABLE}",
}


@pytest.mark.usefixtures("no_press")
@pytest.mark.parametrize("paper", PAPERS)
def test_a_pdf_is_told_to_need_a_server_and_its_page_is_there(phone: Phone, paper: str) -> None:
    status, _, text = phone.ask(paper)
    assert status == 503
    assert "PDFs need a Boomtown with a network" in text
    (printed,) = re.findall(r'href="/folder/([^"]*)" data-print', text)
    assert unescape(printed) == PAPERS[paper]
    assert phone.ask(PAPERS[paper])[0] == 200


def everything_of_0_2(folder: Path) -> bytes:
    """A file that holds a database of 0.2."""
    with closing(sqlite3.connect(folder / "old.db")) as database:
        database.executescript((FOLDER / "boomtown.sql").read_text("utf-8"))
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        archive.write(folder / "old.db", "boomtown.db")
        archive.writestr("secret", bytes.fromhex(SAMPLES["secret"]))
        archive.writestr("phone.json", "{}")
    return whole.getvalue()


def test_an_old_file_is_brought_up_to_date_with_a_copy_kept(
    phone: Phone, data: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    old = everything_of_0_2(tmp_path_factory.mktemp("old"))
    assert put_back(phone, old)[0] == 200
    for sheet in KEPT.values():
        status, _, text = phone.ask(f"s/{sheet['codes']['host']}?show=table")
        assert status == 200
        assert all(name in text for name in sheet["seen"]["names"])
    (copy,) = data.glob("boomtown.db.before-*")
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
