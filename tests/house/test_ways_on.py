"""A page that says what did not work leads on, and never numbers its refusal."""

import re
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from tests.house.links_in_pages import links_of

EVERY_TITLE = pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
TABLE = "seats.0.name=Ann&seats.1.name=Ben"
UNKNOWN = "0" * 26
A_NUMBER = re.compile(r"Status|\b[45]\d\d\b")


def said(page: str) -> str:
    """The text of the page's own part."""
    return re.sub(r"<[^>]*>", " ", page.partition("<main")[2].partition("</main>")[0])


@EVERY_TITLE
def test_a_seat_beyond_the_last_leads_back_to_the_table(
    client: FlaskClient, title: BuiltTitle
) -> None:
    answer = client.get(f"/{title.slug}/score/seat/9?{TABLE}")
    assert answer.status_code == HTTPStatus.NOT_FOUND
    assert "this table has 2 seats" in answer.text
    assert f"/{title.slug}/score?{TABLE}" in links_of(answer.text)


@EVERY_TITLE
def test_whatever_is_not_there_leads_to_the_title(client: FlaskClient, title: BuiltTitle) -> None:
    for path in ("nothing", "rules/ZZ-9", "ask/nothing", "score/seat/x"):
        answer = client.get(f"/{title.slug}/{path}")
        assert answer.status_code == HTTPStatus.NOT_FOUND
        assert f"/{title.slug}" in links_of(answer.text)


def test_an_address_mistyped_is_no_lesson_for_programs(client: FlaskClient) -> None:
    keys = [*titles(), *(key for title in titles().values() for key in title.facts.questions)]
    for path in ("/nothing", "/gold-rush/ask/nothing"):
        told = said(client.get(path).text)
        assert "Nothing is here." in told
        assert not [key for key in keys if {"-", "_"} & {*key} and key in told]
    assert "gold-rush" in client.post("/api/v1/nothing/score", json={}).json["detail"]


def test_a_button_that_fails_leads_back_to_its_page(client: FlaskClient) -> None:
    page = "/gold-rush/score?seats.0.name=Ann"
    came_from = {"Referer": f"http://localhost{page}"}
    answer = client.post("/gold-rush/score/result", headers=came_from)
    assert page in links_of(answer.text)


@pytest.mark.parametrize("elsewhere", ["https://elsewhere.example/x", "javascript:x", "http://["])
def test_nothing_leads_to_another_site(client: FlaskClient, elsewhere: str) -> None:
    answer = client.get("/nothing", headers={"Referer": elsewhere})
    assert answer.status_code == HTTPStatus.NOT_FOUND
    assert "elsewhere" not in answer.text


def test_a_seat_that_is_not_on_a_sheet_leads_to_the_sheet(client: FlaskClient) -> None:
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    made = client.post("/api/v1/sheets", json={"title": "gold-rush", "seats": seats})
    host = made.json["links"]["host"]
    answer = client.get(f"{host}/seat/9")
    assert answer.status_code == HTTPStatus.NOT_FOUND
    assert host in links_of(answer.text)
    assert "the table has 2." in said(answer.text)
    unknown = f"/s/{UNKNOWN}"
    assert unknown not in links_of(client.get(f"{unknown}/seat/0").text)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/nothing"),
        ("POST", "/"),
        ("POST", "/gold-rush/rules"),
        ("PUT", "/gold-rush/score"),
        ("GET", f"/s/{UNKNOWN}"),
    ],
)
def test_no_player_reads_a_status(client: FlaskClient, method: str, path: str) -> None:
    for language in ("en", "de"):
        answer = client.open(path, method=method, headers={"Accept-Language": language})
        assert answer.status_code >= HTTPStatus.BAD_REQUEST
        assert not A_NUMBER.search(said(answer.text))
        assert not re.search("POST|PUT|JSON", said(answer.text))
        assert "/" in links_of(answer.text)


def test_a_program_still_gets_status_and_cause(client: FlaskClient) -> None:
    answer = client.post("/api/v1/titles")
    assert answer.json["status"] == HTTPStatus.METHOD_NOT_ALLOWED
    assert "POST" in answer.json["detail"]
