"""Which language an answer speaks: what the reader prefers among those there are."""

from http import HTTPStatus

import pytest
from flask import Flask
from flask.testing import FlaskClient

HOUR = 60 * 60
PAGES = ["/", "/api/", "/carson-city-cards", "/carson-city-cards/ask/setup?people=4", "/nothing"]
SPEAKING = [
    pytest.param("/", id="the first page"),
    pytest.param("/carson-city-cards/rules", id="the rules"),
    pytest.param("/api/", id="the page to try things out"),
    pytest.param("/nothing", id="a page that is not there"),
    pytest.param("/api/?call=poker/score", id="a game that is not there"),
    pytest.param("/api/v1/titles", id="JSON"),
    pytest.param("/api/v1/openapi.json", id="the description of the API"),
    pytest.param("/api/v1/poker/clauses", id="a problem"),
]


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        pytest.param(None, "en", id="nothing is wished"),
        pytest.param("", "en", id="the wish is empty"),
        pytest.param("de", "de", id="German"),
        pytest.param("de-AT", "de", id="the German of Austria"),
        pytest.param("de-AT,de;q=0.9,en;q=0.8", "de", id="an Austrian browser"),
        pytest.param("de-AT,en;q=0.5", "de", id="Austrian German before English"),
        pytest.param("en-US,de;q=0.9", "en", id="American English before German"),
        pytest.param("en-GB,en;q=0.9,de;q=0.8", "en", id="a British browser"),
        pytest.param("en;q=0.5,de;q=0.9", "de", id="the weight counts, not the order"),
        pytest.param("fr", "en", id="a language that is not there"),
        pytest.param("fr,de;q=0.3", "de", id="the second wish is there"),
        pytest.param("fr,nl;q=0.9,de;q=0.4,en;q=0.2", "de", id="the third wish is there"),
        pytest.param("de;q=0", "en", id="no German, please"),
        pytest.param("*", "en", id="whatever"),
        pytest.param("DE", "de", id="in capitals"),
        pytest.param("de;q=many,;;,", "en", id="a wish that nobody understands"),
    ],
)
def test_the_answer_speaks_as_the_reader_prefers(
    client: FlaskClient, wish: str | None, language: str
) -> None:
    headers = {} if wish is None else {"Accept-Language": wish}
    assert client.get("/api/v1/titles", headers=headers).headers["Content-Language"] == language


@pytest.mark.parametrize("address", SPEAKING)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_answer_says_what_it_speaks_and_that_others_may_get_another(
    client: FlaskClient, address: str, language: str
) -> None:
    answer = client.get(address, headers={"Accept-Language": language})
    assert answer.headers.get("Content-Language") == language
    assert "Accept-Language" in answer.vary


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_is_marked_with_its_language(
    client: FlaskClient, address: str, language: str
) -> None:
    page = client.get(address, headers={"Accept-Language": language}).text
    assert f'<html lang="{language}">' in page
    assert ("Zum Inhalt" in page) is (language == "de")


@pytest.mark.parametrize("address", SPEAKING)
def test_the_words_are_not_the_same_in_both_languages(client: FlaskClient, address: str) -> None:
    spoken = {client.get(address, headers={"Accept-Language": wish}).text for wish in ("en", "de")}
    assert len(spoken) == 2


@pytest.mark.parametrize("address", PAGES)
def test_a_language_chosen_by_hand_is_remembered_in_pages(app: Flask, address: str) -> None:
    reader = app.test_client()
    answer = reader.post("/language", data={"language": "de", "back": address})
    assert answer.status_code in {HTTPStatus.FOUND, HTTPStatus.SEE_OTHER}
    assert answer.location == address
    cookie = reader.get_cookie("language")
    assert cookie
    assert cookie.http_only
    assert cookie.same_site == "Lax"
    assert cookie.max_age
    assert cookie.max_age > HOUR
    page = reader.get(address, headers={"Accept-Language": "en"})
    assert page.headers.get("Content-Language") == "de"
    assert '<html lang="de">' in page.text
    assert "Cookie" in page.vary


def test_the_choice_does_not_change_what_programs_get(app: Flask) -> None:
    reader = app.test_client()
    reader.post("/language", data={"language": "de"})
    answer = reader.get("/api/v1/titles", headers={"Accept-Language": "en"})
    assert answer.headers["Content-Language"] == "en"
    assert "Das Kartenspiel" not in answer.text


@pytest.mark.parametrize("language", ["", "fr", "en-US", "../de", "de;x=y"])
def test_a_language_that_is_not_there_is_not_remembered(app: Flask, language: str) -> None:
    reader = app.test_client()
    answer = reader.post("/language", data={"language": language, "back": "/api/"})
    assert "Set-Cookie" not in answer.headers
    assert answer.location == "/api/"
    reader.set_cookie("language", language)
    assert reader.get("/", headers={"Accept-Language": "de"}).headers["Content-Language"] == "de"


@pytest.mark.parametrize(
    "back",
    [
        pytest.param("https://elsewhere.example/", id="another site"),
        pytest.param("//elsewhere.example/", id="another host"),
        pytest.param("/\\elsewhere.example/", id="another host with a backslash"),
        pytest.param("/\t/elsewhere.example/", id="another host behind a tab"),
        pytest.param("javascript:alert(1)", id="a script"),
        pytest.param("/\r\nX-Header: 1", id="a header"),
        pytest.param("elsewhere", id="an address without a slash"),
        pytest.param("", id="nothing"),
    ],
)
def test_the_way_back_leads_to_this_site_only(client: FlaskClient, back: str) -> None:
    answer = client.post("/language", data={"language": "en", "back": back})
    assert answer.location == "/"
