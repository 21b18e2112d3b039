"""Where a sheet or an address knows who sits there, nobody is called by the number of a seat."""

import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.core.seats import MARKS
from scoring.titles import titles
from tests.house.links_in_pages import links_of
from tests.sheets.sitting import Sitting, sat_down
from translations.catalogue import catalogue, languages
from web.forms.typed import typed_from

Body = dict[str, Any]

PEOPLE = ("Ann", "Ben", "Cid", "Dot", "Eve")
TOWN = "1h . . . . . . ./. . . . . . . ./. . 3s . . . . ./. . . 2b . . . ." + "/. . . . . . . ." * 4
ON_THE_TABLE: dict[str, Body] = {
    "carson-city": {"shared.board": TOWN},
    "carson-city-cards": {"seats.0.city": "hb.i/tl.i", "seats.0.characters": ["lawyer"]},
    "gold-rush": {"shared.map": "0,0=rmrp_n-s_e^1!c1:railroad@n"},
    "nevada-city": {"shared.goals": [{"levels": [8, 5, 3], "counts": [3, 5, 0, 5]}]},
}


class _Told(HTMLParser):
    """What a page says, and what it calls a thing for those who cannot see it.

    The legends of rows are left out: they have numbers of their own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.tag = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tag = tag
        self.told += [text for name, text in attrs if text and name == "aria-label"]

    def handle_data(self, data: str) -> None:
        if self.tag != "legend":
            self.told.append(data)

    def handle_endtag(self, tag: str) -> None:
        del tag
        self.tag = ""


def told_on(page: str) -> list[str]:
    """The texts of a page, each by itself."""
    reader = _Told()
    reader.feed(page)
    return [" ".join(text.split()) for text in reader.told]


@cache
def by_number(language: str) -> re.Pattern[str]:
    """How a seat or a player is called whose name is not known, with the mark or without."""
    words = catalogue(language)
    marks = "|".join(words._name(f"mark-{mark}", "within") for mark in MARKS)  # noqa: SLF001
    return re.compile(rf"\b(seat|player) \d|\d \(({marks})\)", re.IGNORECASE)


def numbered(page: str, language: str) -> list[str]:
    """Every text of a page that calls a seat by its number."""
    return [text for text in told_on(page) if by_number(language).search(text)]


def asked_of(slug: str) -> list[tuple[str, Body]]:
    """Everything that the worked cases of a title ask."""
    asked = [(case["post"], case["body"]) for case in titles()[slug].cases]
    return [(post, body) for post, body in asked if post.startswith("ask/")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", titles())
def test_an_answer_calls_everybody_by_the_name_that_came_along(
    client: FlaskClient, slug: str, language: str, whole: bool
) -> None:
    names = {f"names.{number}": name for number, name in enumerate(PEOPLE)}
    head = {"Accept-Language": language}
    for post, body in asked_of(slug) if whole else asked_of(slug)[::8]:
        typed = [*typed_from(body), *names.items()]
        page = client.get(f"/{slug}/{post}", query_string=typed, headers=head).text
        assert not numbered(page, language), (post, body)


@pytest.fixture(params=titles())
def sitting(request: pytest.FixtureRequest, client: FlaskClient) -> Sitting:
    """Four at a table of each title, with something on it."""
    slug = request.param
    sitting = sat_down(client, *PEOPLE[:4], title=slug)
    sitting.set(ON_THE_TABLE.get(slug) or seat_of_a_case(slug))
    return sitting


def seat_of_a_case(slug: str) -> Body:
    """The first seat of a title's first worked case, as it stands on a sheet."""
    scored = next(case["body"] for case in titles()[slug].cases if case["post"] == "score")
    return {f"seats.0.{name}": value for name, value in scored["seats"][0].items()}


@pytest.mark.parametrize("language", languages())
def test_every_question_from_a_sheet_knows_its_names(sitting: Sitting, language: str) -> None:
    seat = sitting.client.get(f"/s/{sitting.code('seat.0')}").text
    asking = [link for link in links_of(seat) if "/ask/" in link]
    assert asking
    for address in (*asking, *(link.replace("&draft=on", "") for link in asking)):
        page = sitting.client.get(address, headers={"Accept-Language": language})
        assert page.status_code == 200
        assert not numbered(page.text, language), address
