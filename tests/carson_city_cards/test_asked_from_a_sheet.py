"""Questions asked from a shared sheet come with what the sheet knows: cities, names, characters."""

import re
from html import unescape
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict

from rules.carson_city_cards import TITLE
from scoring.titles import titles
from tests.sheets.sitting import CITY, Sitting, sat_down
from web.forms.kinds.kind import body_of

Json = Any


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """Two people, an expert and one who went home."""
    sitting = sat_down(client, "Alex", "Zoë", "Eagle", "Kim")
    sitting.set(
        {
            "seats.0.city": CITY,
            "seats.0.characters": ["auctioneer", "lawyer"],
            "seats.0.auctioneer_sold": 1,
            "seats.1.characters": ["governor"],
            "seats.2.virtual": True,
            "seats.2.level": "expert",
            "seats.2.characters": ["doctor"],
        }
    )
    sitting.ask("host", "DELETE", "/seats/3")
    return sitting


def address_of(sitting: Sitting, key: str) -> str:
    """Where the first seat goes to ask this question."""
    page = sitting.client.get(f"/s/{sitting.code('host')}/seat/0").text
    links = map(unescape, re.findall(r'href="([^"]+)"', page))
    return next(link for link in links if f"/ask/{key}?" in link)


def asked(sitting: Sitting, key: str) -> Json:
    """What then stands in its form."""
    typed = MultiDict(parse_qsl(urlsplit(address_of(sitting, key)).query))
    return body_of(titles()[TITLE.slug].questions[key].form, typed)


KNOWN = {
    "placement": {"city": CITY, "characters": ["auctioneer", "lawyer"]},
    "pick_order": {
        "players": [
            {"name": "Alex"},
            {"name": "Zoë"},
            {"name": "Eagle", "virtual": True, "level": "expert"},
        ]
    },
    "characters_now": {
        "owned": [
            {"character": "auctioneer", "owner": "Alex"},
            {"character": "lawyer", "owner": "Alex"},
            {"character": "governor", "owner": "Zoë"},
        ]
    },
    "setup": {"people": 2, "virtual_players": 1},
    "sale": {"characters": ["auctioneer", "lawyer"], "already_sold": 1},
}


@pytest.mark.parametrize(("key", "body"), KNOWN.items(), ids=KNOWN)
def test_a_question_knows_the_sheet(sitting: Sitting, key: str, body: Json) -> None:
    found = asked(sitting, key)
    assert {name: found.get(name) for name in body} == body


def test_a_player_is_told_by_name(sitting: Sitting) -> None:
    form = sitting.client.get(address_of(sitting, "pick_order")).text
    assert all(f'value="{name}"' in form for name in ("Alex", "Zoë", "Eagle"))
    assert "Kim" not in form
