"""The score pads of the board game, and its keepsake: rows by variant, the town drawn once."""

from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from printables.core.scorepad import PadWish, rows_of
from rules.carson_city.personalities import Personality
from rules.core.readings import Setup
from scoring.titles import titles
from tests.printables.orders import PANELS, at_home, pdf_at
from tests.printables.positions import pages_of
from tests.printables.reading import structure_of
from tests.sheets.sitting import made
from translations.catalogue import catalogue

TITLE = titles()["carson-city"]
PADS = "/print/carson-city/scorepad.pdf"
ALWAYS = ["track", "cash_limit", "buildings", "houses", "mountains", "money"]
BOARD = "/".join(["1r 1s . ~ 2b h m .", *[". . . ~ . . . ."] * 7])


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def squeezed(text: str) -> str:
    return "".join(text.split())


def keys_of(*variants: str) -> list[str]:
    words = catalogue("en", TITLE.facts.room)
    names = {words.name(f"row-{row.key}"): row.key for row in TITLE.pad.rows}
    setup = Setup(TITLE.facts, "en", variants, {})
    return [names[row.label] for row in rows_of(PadWish(TITLE, setup, "en"))]


def test_rows_of_a_variant_stand_there_only_with_it() -> None:
    assert keys_of() == ALWAYS
    assert keys_of("might_is_right") == ALWAYS
    assert keys_of("carson_river") == [*ALWAYS[:5], "bridges", "money"]
    assert keys_of("kit_carson") == [*ALWAYS, "kit_carson"]


def test_the_limits_of_all_personalities_stand_below_where_there_is_room(
    client: FlaskClient,
) -> None:
    words = catalogue("en", TITLE.facts.room)
    for per_page, paper in ((1, "a4"), (4, "a4"), (4, "a5")):
        (page,) = pages_of(pdf_at(client, PADS, paper=paper, per_page=per_page, lang="en"))
        panel = next(page.panels(*PANELS[per_page]))
        found = [each for each in Personality if squeezed(words.name(each.word)) in panel.text]
        assert found == ([] if paper == "a5" else list(Personality))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_helps_stand_beside_their_rows(client: FlaskClient, language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    (page,) = pages_of(pdf_at(client, PADS, lang=language, variants="carson_river,kit_carson"))
    for clause in ("CC-31", "CC-70", "CC-71", "CC-119", "CC-124"):
        assert squeezed(words.name(clause, "short")) in page.text, clause


def test_the_town_is_drawn_once_on_the_finished_sheet(app: Flask) -> None:
    seats = [
        {"name": "Ann", "fields": {"victory_points": 21}},
        {"name": "Bob", "fields": {"victory_points": 20}},
    ]
    body = {
        "title": "carson-city",
        "setup": {"variants": ["carson_river"]},
        "shared": {"board": BOARD},
        "seats": seats,
    }
    drawings = []
    with at_home(app):
        for shared in ({"board": BOARD}, {}):
            answer = made(app.test_client(), {**body, "shared": shared})
            assert answer.status_code == 201, answer.text
            code = answer.get_json()["links"]["host"].rpartition("/")[2]
            pdf = pdf_at(app.test_client(), f"/sheets/{code}/sheet.pdf", lang="en")
            texts = [text for page in pages_of(pdf) for text in page.texts]
            assert all(page.strays == [] for page in pages_of(pdf))
            assert "Ann" in structure_of(pdf)
            drawings.append(all(texts.count(column) >= 1 for column in "bcdefg"))
    assert drawings == [True, False]
