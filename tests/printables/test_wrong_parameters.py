"""An address of papers that is not right: said in sentences, each with its field if it has one."""

import re
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient

from scoring.titles import titles
from web.papers.choice import WISHES

WRONG = [
    "player=0",
    "players=0",
    "edition=x",
    "variants=x",
    "paper=x",
    "lang=x",
    "per_page=9",
    "copies=0",
    f"names={'x' * 60}",
    f"date={'x' * 60}",
    f"place={'x' * 100}",
    "fillable=9",
    "house_rules=X:y",
    "house_rules.X=y",
    f"{'s' * 2000}=1",
]
ALERT = re.compile(r'role="alert">\s*<p><strong>.+?</strong></p>\s*<ul>(.+?)</ul>', re.DOTALL)
LINKED = re.compile(r'href="#([^"]+)"')


@pytest.mark.parametrize("kind", WISHES)
@pytest.mark.parametrize("slug", titles())
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong[:16])
def test_what_is_wrong_is_said_above_the_form(
    client: FlaskClient, slug: str, kind: str, wrong: str
) -> None:
    answer = client.get(f"/{slug}/print?kind={kind}&{wrong}")
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    said = ALERT.search(answer.text)
    assert said
    assert "s" * 100 not in said[1]
    assert all(f'id="{place}"' in answer.text for place in LINKED.findall(said[1]))


def test_a_wrong_parameter_leads_to_its_field(client: FlaskClient) -> None:
    page = client.get("/carson-city/print?players=0&house_rules.CC-O1=x&player=0").text
    said = ALERT.search(page)
    assert said
    assert LINKED.findall(said[1]) == ["reading-CC-O1", "p-players"]
