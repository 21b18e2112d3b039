"""The example beside a search finds something in the game in which it stands."""

import pytest
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from translations.catalogue import catalogue

EXAMPLE = "rules-example"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_what_a_search_suggests_finds_rules(
    client: FlaskClient, title: BuiltTitle, language: str
) -> None:
    words = catalogue(language, title.facts.room)
    headers = {"Accept-Language": language}
    address = f"/{title.slug}/rules"
    suggested = words.name(EXAMPLE)
    assert suggested in client.get(address, headers=headers).text
    found = client.get(address, query_string={"q": suggested}, headers=headers).text
    assert f'href="{address}/' in found
