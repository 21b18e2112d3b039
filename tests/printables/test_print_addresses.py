"""Papers at their addresses: kept and told again, refused in sentences, previewed as pages."""

import re
import sys
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from printables.core import press as press_module
from printables.core.press import NoPressError, Press, PressBusyError, TooMuchToPrintError
from tests.house.forms_in_pages import form_to
from tests.house.table_of_phones import sat_down_at_phones
from tests.printables.orders import AID, HOME, PADS, at_home, pdf_at
from tests.printables.reading import facts_of
from tests.sheets.sitting import TITLE
from translations.catalogue import catalogue, languages
from web.papers import printing

CHOICE = f"/{TITLE}/print"
STRONG = re.compile(r'"[0-9a-f]{64}"')
LINKED = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
FONT = re.compile(r'url\("([^"]+)"\)')

Printing = Callable[[str], bytes]


@pytest.fixture
def own_cache(app: Flask, tmp_path: Path) -> Iterator[Path]:
    """An empty cache for papers."""
    before, app.config["PAPERS"] = app.config["PAPERS"], tmp_path / "papers"
    yield tmp_path / "papers"
    app.config["PAPERS"] = before


@pytest.fixture
def presses(monkeypatch: pytest.MonkeyPatch) -> Callable[[Printing], None]:
    """Puts something else in the place of the press."""

    def put(prints: Printing) -> None:
        monkeypatch.setattr(Press, "print", lambda _, html: prints(html))

    return put


def failing(error: Exception) -> Printing:
    def prints(_: str) -> bytes:
        raise error

    return prints


def sentence(name: str, language: str = "en") -> str:
    return catalogue(language).name(name)


# Kept and told again


@pytest.mark.parametrize("address", [f"{PADS}.pdf?paper=a5", f"{AID}.pdf?paper=a5"])
def test_the_same_order_gives_the_same_bytes_and_the_second_is_not_printed(
    client: FlaskClient,
    own_cache: Path,
    presses: Callable[[Printing], None],
    address: str,
) -> None:
    first = client.get(address)
    assert len(list(own_cache.iterdir())) == 1
    presses(failing(AssertionError("printed again")))
    second = client.get(address)
    assert (second.status_code, second.data) == (HTTPStatus.OK, first.data)
    assert second.headers["ETag"] == first.headers["ETag"]


def test_the_press_gives_the_same_bytes_without_the_cache(
    client: FlaskClient, own_cache: Path
) -> None:
    first = pdf_at(client, f"{PADS}.pdf", paper="a5")
    for kept in own_cache.iterdir():
        kept.unlink()
    assert pdf_at(client, f"{PADS}.pdf", paper="a5") == first


def test_a_paper_has_a_strong_mark_and_is_told_again_without_its_bytes(
    client: FlaskClient,
) -> None:
    first = client.get(f"{PADS}.pdf?paper=a5")
    mark = first.headers["ETag"]
    assert STRONG.fullmatch(mark)
    again = client.get(f"{PADS}.pdf?paper=a5", headers={"If-None-Match": mark})
    assert (again.status_code, again.data) == (HTTPStatus.NOT_MODIFIED, b"")
    assert again.headers["ETag"] == mark
    other = client.get(f"{PADS}.pdf?paper=a5&lang=de", headers={"If-None-Match": mark})
    assert other.status_code == HTTPStatus.OK


def test_a_paper_in_the_readers_language_says_so(client: FlaskClient) -> None:
    german = client.get(f"{PADS}.pdf?paper=a5", headers={"Accept-Language": "de"})
    assert facts_of(german.data)["Title"].startswith(sentence("print-scorepad", "de"))
    assert {"Accept-Language", "Cookie"} <= set(german.vary)
    named = client.get(f"{PADS}.pdf?paper=a5&lang=en", headers={"Accept-Language": "de"})
    assert facts_of(named.data)["Title"].startswith(sentence("print-scorepad", "en"))
    assert "Accept-Language" not in named.vary


def test_a_paper_comes_as_a_file_with_a_name(client: FlaskClient) -> None:
    answer = client.get(f"{PADS}.pdf?paper=a5")
    assert answer.mimetype == "application/pdf"
    assert f'filename="{TITLE}-scorepad.pdf"' in answer.headers["Content-Disposition"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_pads_with_codes_are_never_the_same_and_kept_nowhere(app: Flask, own_cache: Path) -> None:
    with at_home(app):
        first, second = (app.test_client().post(PADS, data={"paper": "a5"}) for _ in range(2))
    assert first.data != second.data
    assert first.headers["Cache-Control"] == "no-store"
    assert "ETag" not in first.headers
    assert not own_cache.exists()


# What is refused


@pytest.mark.parametrize("kind", ["scorepad", "aid"])
def test_an_unknown_language_is_refused_with_those_that_are_there(
    client: FlaskClient, kind: str
) -> None:
    answer = client.get(f"/print/{TITLE}/{kind}.pdf?lang=fr")
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert answer.mimetype == "application/problem+json"
    (says,) = answer.get_json()["errors"]["lang"]
    assert all(language in says for language in languages())


def test_an_unknown_title_has_no_papers(client: FlaskClient) -> None:
    for address in ("scorepad.pdf", "aid.pdf", "scorepad.html"):
        assert client.get(f"/print/monopoly/{address}").status_code == HTTPStatus.NOT_FOUND


def test_every_fault_is_named_at_its_parameter(client: FlaskClient) -> None:
    wrong = "paper=a3&copies=x&players=9&per_page=3&edition=fr&house_rules=CCC-O1:maybe&more=1"
    errors = client.get(f"{PADS}.pdf?{wrong}").get_json()["errors"]
    assert set(errors) == {
        "paper",
        "copies",
        "players",
        "per_page",
        "edition",
        "house_rules.CCC-O1",
        "more",
    }


# When nothing can be printed


PAPERS_OF_A_SHEET = ("sheet.pdf", "scorepad.pdf", "tent.pdf")


def test_without_a_press_every_paper_is_refused_in_a_sentence_and_all_else_works(
    app: Flask, own_cache: Path, presses: Callable[[Printing], None]
) -> None:
    del own_cache
    presses(failing(NoPressError("cannot load library 'libpango-1.0-0'")))
    client = app.test_client()
    with at_home(app):
        table = sat_down_at_phones(app)
        papers = [
            client.get(f"{PADS}.pdf"),
            client.get(f"{AID}.pdf"),
            client.post(PADS),
            *(client.get(f"/sheets/{table.code}/{name}") for name in PAPERS_OF_A_SHEET),
        ]
        for answer in papers:
            assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
            assert sentence("print-no-press") in answer.text
            assert "libpango" not in answer.text
        for works in (
            "/",
            CHOICE,
            f"{PADS}.html",
            f"/sheets/{table.code}/qr.svg",
            f"/sheets/{table.code}/qr.png",
            f"/s/{table.code}",
        ):
            assert client.get(works).status_code == HTTPStatus.OK, works


def test_a_machine_without_pango_gets_that_far(
    client: FlaskClient, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del own_cache
    bare = Press()
    monkeypatch.setitem(sys.modules, "printables.core.pdf.typesetting", None)
    monkeypatch.setattr(printing, "the_press", lambda: bare)
    for _ in range(2):
        answer = client.get(f"{PADS}.pdf?paper=a5")
        assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
        assert answer.get_json()["detail"] == sentence("print-no-press")


def test_when_others_print_one_is_asked_to_come_back(
    client: FlaskClient, own_cache: Path, presses: Callable[[Printing], None]
) -> None:
    del own_cache
    presses(failing(PressBusyError("others")))
    answer = client.get(f"{PADS}.pdf")
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert answer.get_json()["detail"] == sentence("print-busy")
    assert int(answer.headers["Retry-After"]) > 0


def test_what_is_too_much_to_print_is_refused_in_a_sentence(
    client: FlaskClient, own_cache: Path, presses: Callable[[Printing], None]
) -> None:
    presses(failing(TooMuchToPrintError("pages")))
    answer = client.get(f"{PADS}.pdf")
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert answer.get_json()["detail"] == sentence("print-too-much")
    assert not own_cache.exists()


def test_other_requests_go_on_while_one_paper_is_printed(
    app: Flask, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del own_cache
    is_printing, may_end, answers = Event(), Event(), []

    def prints(_: Press, html: str) -> bytes:
        del html
        is_printing.set()
        assert may_end.wait(60)
        return b"%PDF-"

    monkeypatch.setattr(press_module.Press, "print", prints)
    order = Thread(target=lambda: answers.append(app.test_client().get(f"{PADS}.pdf?paper=a5")))
    order.start()
    assert is_printing.wait(60)
    for address in ("/", CHOICE, f"{PADS}.html"):
        assert app.test_client().get(address).status_code == HTTPStatus.OK
    assert answers == []
    may_end.set()
    order.join(60)
    assert answers[0].data == b"%PDF-"


# The page where papers are chosen


@pytest.mark.parametrize("kind", ["scorepad", "aid"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_shows_fields_and_a_preview(client: FlaskClient, kind: str, lang: str) -> None:
    answer = client.get(f"{CHOICE}?kind={kind}", headers={"Accept-Language": lang})
    assert answer.status_code == HTTPStatus.OK
    assert f"/print/{TITLE}/{kind}.html" in answer.text
    assert "frame-src 'self'" in answer.headers["Content-Security-Policy"]
    assert form_to(answer.text, CHOICE).value("lang") == lang


@pytest.mark.parametrize("kind", ["scorepad", "aid", "scoring"])
def test_what_the_form_sends_is_printed(
    client: FlaskClient, presses: Callable[[Printing], None], kind: str
) -> None:
    presses(lambda _: b"%PDF")
    form = form_to(client.get(CHOICE, query_string={"kind": kind}).text, CHOICE)
    (prints,) = (button.goes_to for button in form.buttons if button.goes_to.endswith(".pdf"))
    sent = [(name, text) for name, texts in form.filled().items() for text in texts]
    answer = client.get(prints, query_string=dict(sent))
    assert answer.status_code == HTTPStatus.OK, answer.text


def test_the_fields_keep_what_was_chosen(client: FlaskClient) -> None:
    chosen: dict[str, Any] = {
        "paper": "a5",
        "lang": "de",
        "edition": "de",
        "per_page": "2",
        "players": "5",
        "copies": "3",
        "names": "Ann, Zoë & Co",
        "house_rules.CCC-O1": "per_cluster",
    }
    page = client.get(CHOICE, query_string=chosen).text
    form = form_to(page, CHOICE)
    assert {name: form.value(name) for name in chosen} == chosen


@pytest.mark.parametrize(
    ("field", "value"),
    [("copies", "many"), ("copies", "0"), ("paper", "a3"), ("names", "x" * 41), ("players", "9")],
)
def test_a_fault_stands_at_its_field_and_there_is_no_preview(
    client: FlaskClient, field: str, value: str
) -> None:
    answer = client.get(CHOICE, query_string={field: value})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    _, _, after = answer.text.partition(f'name="{field}"')
    here, _, _ = after.partition('<div class="field')
    assert 'class="problem"' in here
    assert answer.text.count('class="problem"') == 1
    assert "<iframe" not in answer.text


@pytest.mark.parametrize("kind", ["scorepad", "aid"])
def test_a_preview_has_no_script_and_its_style_sheets_are_served(
    client: FlaskClient, kind: str
) -> None:
    answer = client.get(f"/print/{TITLE}/{kind}.html?lang=de&paper=a5")
    assert answer.mimetype == "text/html"
    assert "<script" not in answer.text
    assert "script-src" not in answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
    sheets = LINKED.findall(answer.text)
    assert len(sheets) >= 3
    for sheet in sheets:
        style = client.get(sheet)
        assert (style.status_code, style.mimetype) == (HTTPStatus.OK, "text/css")
        for font in FONT.findall(style.text):
            with client.get(font) as served:
                assert served.status_code == HTTPStatus.OK, font


def test_a_preview_and_its_paper_say_the_same(client: FlaskClient) -> None:
    chosen = {"lang": "de", "paper": "a5", "names": "Zoë"}
    html = client.get(f"{PADS}.html", query_string=chosen).text
    assert "Zoë" in html
    title = facts_of(pdf_at(client, f"{PADS}.pdf", **chosen))["Title"]
    assert f"<title>{title}</title>" in html


@pytest.mark.parametrize(
    "name",
    [
        "core/none.css",
        "core/press.py",
        "core/base.html",
        "../static/style.css",
        "core/../core/paper.css",
        "..%2f..%2fapp.py",
        "core/%2e%2e/core/paper.css",
        "/etc/passwd",
        "core/paper.css%00",
        "core/paper.css%0a",
        "core//paper.css",
        "paper.css",
    ],
)
def test_nothing_but_style_sheets_of_papers_is_served(client: FlaskClient, name: str) -> None:
    answer = client.get(f"/print/styles/{name}", follow_redirects=False)
    assert answer.status_code in {HTTPStatus.NOT_FOUND, HTTPStatus.PERMANENT_REDIRECT}
    assert "@page" not in answer.text


def test_no_page_of_the_house_may_be_framed_but_the_preview(client: FlaskClient) -> None:
    assert client.get(CHOICE).headers["X-Frame-Options"] == "DENY"
    assert HOME not in client.get(CHOICE).text
