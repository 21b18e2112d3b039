"""What the pages of answers say first, and where they lead on."""

import re

import pytest
from flask.testing import FlaskClient

from tests.house.links_in_pages import links_of

MOUNTAIN = "/gold-rush/ask/feature?feature.kind=mountain&feature.nuggets=10"
TIED = "feature.completed=on&feature.cowboys.0=1&feature.cowboys.2=1"

NOBODY = {
    "a completed mountain": (
        f"{MOUNTAIN}&feature.completed=on&feature.cowboys=-",
        "Nobody; 10 points lie there",
    ),
    "an incomplete mountain": (
        f"{MOUNTAIN}&feature.completed=false&feature.cowboys=-",
        "Nobody; 10 points lie there, at the end",
    ),
    "a prairie without signs": (
        "/gold-rush/ask/feature?map=0,0=pppp&at=0,0&on=prairie@nw",
        "Nobody; no points lie there",
    ),
}


def headline_of(page: str) -> str:
    """The largest words."""
    return page.partition('id="verdict"')[2].partition(">")[2].partition("</h2>")[0]


@pytest.mark.parametrize(("address", "headline"), NOBODY.values(), ids=NOBODY)
def test_where_nobody_is_that_is_said_first(
    client: FlaskClient, address: str, headline: str
) -> None:
    assert headline_of(client.get(address).text) == headline


def test_those_who_tie_for_a_completed_mountain_are_led_on_to_its_tokens(
    client: FlaskClient,
) -> None:
    names = "names.0=Ann&names.1=Ben&names.2=Cat"
    page = client.get(f"{MOUNTAIN}&{TIED}&{names}").text
    assert headline_of(page) == "10 points, for Ann and Cat"
    (link,) = (each for each in links_of(page) if "/ask/split_tokens" in each)
    form = client.get(link).text
    assert "Cat" in form
    assert 'class="answer verdict-' not in form


@pytest.mark.parametrize(
    "more",
    [
        "&feature.completed=false&feature.cowboys=-",
        "&feature.completed=on&feature.cowboys=-",
        "&feature.completed=on&feature.cowboys.0=1",
    ],
)
def test_nobody_else_is_led_there(client: FlaskClient, more: str) -> None:
    page = client.get(f"{MOUNTAIN}{more}").text
    assert 'class="answer verdict-answer' in page
    links = links_of(page)
    assert not [link for link in links if "/ask/split_tokens" in link]


def test_what_is_printed_on_a_tile_stands_in_words_beside_its_place(client: FlaskClient) -> None:
    page = client.get("/gold-rush/ask/tile_parts?tile=mrpr+e-w*+%5E1+t@en").text
    listed = page.partition("<ol>")[2].partition("</ol>")[0]
    said = [re.sub(r"<[^>]*>", "", entry).strip() for entry in listed.split("</li>")[:-1]]
    assert said == [
        "railroad from east to west, 1 locomotive",
        "mountain in the north, 1 nugget",
        "prairie at the northern half of the east edge, 1 camp",
        "prairie in the south",
    ]
