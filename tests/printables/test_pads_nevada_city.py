"""The score pads of Nevada City, and its keepsake: goals to write in, what somebody owns."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from printables.core.scorepad import PadWish, rows_of
from rules.core.readings import Setup
from scoring.titles import titles
from tests.printables.orders import at_home, pdf_at
from tests.printables.positions import Page, pages_of
from tests.printables.reading import structure_of
from tests.sheets.sitting import made
from translations.catalogue import catalogue

TITLE = titles()["nevada-city"]
PADS = "/print/nevada-city/scorepad.pdf"
TROUBLED = ("poker", "troublemakers")
GOALS = 5
SEATS = [
    {
        "name": "Ann",
        "fields": {
            "start_building": {"building": "sheriff", "vp": 4},
            "properties": {"mines": 2, "farms": 7, "ranches": 3},
            "buildings": [
                {"building": "saw_mill", "vp": 9},
                {"building": "tobacconist", "complete": False},
            ],
            "contracts": [{"name": "Army Contract", "vp": 8}, {"vp": 3}],
            "resources": {"silver": 6},
        },
    },
    {"name": "Bob", "fields": {"score_track": 31}},
]


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def squeezed(text: str) -> str:
    return "".join(text.split()).replace("-", "")


def labels_of(language: str, variants: tuple[str, ...]) -> list[str]:
    setup = Setup(TITLE.facts, "en", variants, {})
    return [row.label for row in rows_of(PadWish(TITLE, setup, language))]


def pad(client: FlaskClient, *order: Any) -> Page:
    names = ("paper", "per_page", "lang", "players")
    fields = dict(zip(names, order[:4], strict=True))
    (page,) = pages_of(pdf_at(client, PADS, **fields, variants=",".join(order[4])))
    return page


def test_duels_have_a_row_only_where_they_are_fought() -> None:
    words = catalogue("en", TITLE.facts.room)
    keys = [words.name(f"row-{row.key}") for row in TITLE.pad.rows]
    assert labels_of("en", TROUBLED) == keys
    assert labels_of("en", ()) == [key for key in keys if key != words.name("row-troublemakers")]
    assert keys[0] == words.name("row-score_track")


@pytest.mark.parametrize("players", [2, 4])
def test_each_goal_has_a_line_with_room_for_what_everybody_has(
    client: FlaskClient, players: int
) -> None:
    words = catalogue("en", TITLE.facts.room)
    page = pad(client, "a4", 1, "en", players, ())
    assert page.texts.count(words.name("pad-count")) == players
    assert [str(number) for number in range(1, GOALS + 1)] == [
        text for text in page.texts if text.isdigit() and len(text) == 1 and text in "12345"
    ][-GOALS:]
    text = squeezed(page.text)
    order = ["row-goals", "pad-goal", "command-total", "label-resources", "command-rank"]
    places = [text.rindex(squeezed(words.name(name))) for name in order[2:]]
    assert places == sorted(places)


def test_the_smallest_pads_leave_the_goals_out(client: FlaskClient) -> None:
    words = catalogue("en", TITLE.facts.room)
    page = pad(client, "a5", 4, "en", 4, ())
    assert words.name("pad-count") not in page.texts


def test_the_finished_sheet_shows_what_somebody_owns(app: Flask) -> None:
    words = catalogue("en", TITLE.facts.room)
    with at_home(app):
        answer = made(app.test_client(), {"title": "nevada-city", "seats": SEATS})
        assert answer.status_code == 201, answer.text
        code = answer.get_json()["links"]["host"].rpartition("/")[2]
        pdf = pdf_at(app.test_client(), f"/sheets/{code}/sheet.pdf", lang="en")
    assert all(page.strays == [] for page in pages_of(pdf))
    told = " ".join(structure_of(pdf).replace('"', " ").split())
    for name in ("building-sheriff", "building-saw_mill", "building-tobacconist"):
        assert words.name(name) in told
    assert "Army Contract" in told
