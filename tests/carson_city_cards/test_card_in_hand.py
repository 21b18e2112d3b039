"""What is said of every spot for a card in hand is what the question about one spot answers."""

import re

import pytest
from flask.testing import FlaskClient

CITY = "----/----/--mmi./--m.pm"
CARDS = ("i./.m", "o./..", "hh/hh")
SPOT = re.compile(r'<li data-at="(\w+)" data-lay="(yes|no)"(?: data-gain="([+-]?\d+)")?>([^<]*)')


def spots(client: FlaskClient, **typed: str) -> dict[str, tuple[str, str, str]]:
    """Whether the card may lie on each spot, what it brings there, and what is said."""
    page = client.get("/carson-city-cards/drawing/card-spots", query_string=typed).text
    return {at: (lay, gain, says) for at, lay, gain, says in SPOT.findall(page)}


@pytest.mark.parametrize("card", CARDS)
def test_every_spot_on_and_around_a_city_is_told_as_the_question_answers_it(
    client: FlaskClient, card: str
) -> None:
    found = spots(client, city=CITY, card=card)
    assert {lay for lay, _, _ in found.values()} == {"yes", "no"}
    for at, (lay, gain, _) in found.items():
        asked = {"city": CITY, "card": card, "at": at}
        answer = client.post("/api/v1/carson-city-cards/ask/placement", json=asked).get_json()
        assert answer["verdict"] == lay, at
        if lay == "yes":
            assert answer["facts"]["score_change"] == int(gain), at


def test_a_spot_says_why_it_is_barred_in_the_readers_language(client: FlaskClient) -> None:
    told = spots(client, city=CITY, card="i./.m")["d4"]
    assert told[2] == "d4, no: At e4 the empty parcel may not cover the Prison. "
    client.set_cookie("language", "de")
    assert "nein" in spots(client, city=CITY, card="i./.m")["d4"][2]


def test_cards_laid_one_by_one_are_a_city_too(client: FlaskClient) -> None:
    by_cards = {"cards.0.at": "c3", "cards.0.parcels": "mm/m.", "city": "", "card": "i./.."}
    by_city = {"city": "----/----/--mm/--m.", "card": "i./.."}
    assert spots(client, **by_cards) == spots(client, **by_city)


def test_what_cannot_be_read_has_no_spots(client: FlaskClient) -> None:
    answer = client.get("/carson-city-cards/drawing/card-spots?city=hm&card=?")
    assert answer.status_code == 422
    assert not SPOT.findall(answer.text)
