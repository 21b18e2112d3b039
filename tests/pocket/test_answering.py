"""What a service worker passes on is answered as the server would answer it."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from printables.core import press
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
    _, headers, _ = phone.ask("")
    assert "frame-ancestors 'self'" in headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in headers


def test_the_language_is_remembered_without_a_cookie_of_the_browser(
    phone: Phone, data: Path
) -> None:
    status, headers, _ = phone.send("language", language="de", back="/folder/carson-city")
    assert (status, headers["Location"]) == (302, "/folder/carson-city")
    assert '<html lang="de">' in Phone(data).ask("")[2]


def test_what_is_taken_out_comes_back(phone: Phone) -> None:
    phone.send("language", language="de", back="/")
    assert phone.ask("pocket")[0] == 200
    _, content = phone.pocket.answer("POST", f"{HOME}pocket/everything", "{}", b"")
    phone.send("language", language="en", back="/")
    boundary = "between"
    body = (
        (
            f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="all.zip"\r\n'
            "Content-Type: application/zip\r\n\r\n"
        ).encode()
        + content
        + f"\r\n--{boundary}--\r\n".encode()
    )
    kind = f"multipart/form-data; boundary={boundary}"
    status, _, _ = phone.ask("pocket/back", "POST", body, content_type=kind)
    assert status == 200
    assert '<html lang="de">' in phone.ask("")[2]


def test_another_file_changes_nothing(phone: Phone) -> None:
    status, _, text = phone.send("pocket/back")
    assert status == 422
    assert "Nothing was changed" in text


def test_a_pdf_is_told_to_need_a_server(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacks(*_: object) -> None:
        raise press.NoPressError("no module named weasyprint")

    monkeypatch.setattr(press.Press, "print", lacks)
    status, _, text = phone.ask("print/carson-city/scorepad.pdf?players=2")
    assert status == 503
    assert "PDFs need a Boomtown with a network" in text
