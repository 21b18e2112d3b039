"""What is different from Carcassonne: every rule that the page tells, in both languages."""

import pytest
from flask.testing import FlaskClient

from rules.gold_rush import TITLE
from rules.gold_rush.differences import DIFFERENCES, PICTURES
from tests.house.links_in_pages import links_of
from translations.catalogue import catalogue, languages

PAGE = "/gold-rush/read/carcassonne"
TOLD = [clause for clauses in DIFFERENCES.values() for clause in clauses]


def test_every_rule_is_told_once_and_is_one_of_the_book() -> None:
    assert len(TOLD) == len(set(TOLD))
    assert set(TOLD) <= set(TITLE.book.clauses)
    assert DIFFERENCES.keys() == PICTURES.keys()


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it_and_nothing_else(language: str) -> None:
    own = catalogue(language, TITLE.room)
    told = {text.removeprefix("other-") for text in own.ids_beginning("other-GR-")}
    assert told == set(TOLD)


def test_the_page_leads_to_each_rule_and_is_found_from_the_title_and_the_rules(
    client: FlaskClient,
) -> None:
    links = links_of(client.get(PAGE).text)
    assert all(any(link.endswith(f"/{clause}") for link in links) for clause in TOLD)
    for page in ("/gold-rush", "/gold-rush/rules"):
        assert PAGE in links_of(client.get(page).text)
    assert PAGE not in links_of(client.get("/carson-city").text)


def test_there_is_no_other_page_to_read(client: FlaskClient) -> None:
    assert client.get("/gold-rush/read/poker").status_code == 404
    assert client.get("/carson-city/read/carcassonne").status_code == 404
