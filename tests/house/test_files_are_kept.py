"""Browsers keep the files of a page, so that the next page asks for nothing but itself."""

import re

import pytest
from flask.testing import FlaskClient

from tests.house.rooms import HOUSE

LINKED = re.compile(r'(?:href|src)="(/static/[^"#]+)')
FROM_ANYWHERE = re.compile(r"""(?:from\s|import\s|import\(|url\()\s*["']?/""")
PAGES = ("/", "/nevada-city/score/seat/0?seats.0.name=Ann&seats.1.name=Ben", "/gold-rush/ask/tile")


@pytest.mark.parametrize("page", PAGES)
def test_every_file_of_a_page_is_kept_for_good(client: FlaskClient, page: str) -> None:
    files = set(LINKED.findall(client.get(page).text))
    assert len(files) > 3
    for file in files:
        with client.get(file) as answer:
            assert answer.status_code == 200
            assert answer.cache_control.immutable
            assert answer.cache_control.max_age


@pytest.mark.parametrize("page", PAGES)
def test_a_page_asks_for_the_style_of_the_house_and_for_its_own(
    client: FlaskClient, page: str
) -> None:
    head = client.get(page).text.partition("</head>")[0]
    house, own = re.findall(r'<link rel="stylesheet" href="([^"]+)">', head)
    assert house.endswith("/house/house.css")
    names = own.rpartition("/")[2].removesuffix(".css").split(",")
    files = [f"/static/{name.replace('.', '/')}.css" for name in names]
    assert len(names) == len({*names}) > 1
    assert client.get(own).text == "\n".join(client.get(file).text for file in files)


@pytest.mark.parametrize(
    ("file", "said"),
    [("sheets/together.js", "drawnTogether"), ("house/house.css", "@font-face")],
)
def test_texts_come_without_what_only_their_readers_need(
    client: FlaskClient, file: str, said: str
) -> None:
    text, sent = (HOUSE / "static" / file).read_text("utf-8"), client.get(f"/static/{file}").text
    assert said in sent
    assert len(sent) < 0.9 * len(text)
    assert not re.search(r"^ |// |/\*", sent, re.MULTILINE)


def test_a_text_that_a_browser_has_is_not_sent_again(client: FlaskClient) -> None:
    etag = client.get("/static/house/house.css").headers["ETag"]
    again = client.get("/static/house/house.css", headers={"If-None-Match": etag})
    assert (again.status_code, again.data) == (304, b"")


def test_a_style_that_is_not_there_is_not_found(client: FlaskClient) -> None:
    for names in ("pages.seat,pages.none", "...app", "pages", "house.house,"):
        assert client.get(f"/static/as-of/any/styles/{names}.css").status_code == 404


def test_what_a_file_links_to_lies_in_the_same_folder() -> None:
    files = [file for kind in ("css", "js") for file in (HOUSE / "static").rglob(f"*.{kind}")]
    assert len(files) > 20
    assert [file.name for file in files if FROM_ANYWHERE.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("folder", ["/static", "/static/as-of/an-older-one"])
def test_a_file_at_another_address_is_there_and_asked_for_again(
    client: FlaskClient, folder: str
) -> None:
    with client.get(f"{folder}/house/house.css") as answer:
        assert answer.status_code == 200
        assert answer.cache_control.no_cache
        assert not answer.cache_control.immutable


def test_a_file_that_is_not_there_is_not_found(client: FlaskClient) -> None:
    assert client.get("/static/as-of/an-older-one/nothing.css").status_code == 404
    assert client.get("/static/as-of/an-older-one/../../app.py").status_code == 404
