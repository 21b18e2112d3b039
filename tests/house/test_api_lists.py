"""What the JSON API tells of the titles before anybody asks: questions, clauses, open points."""

import pytest
from flask.testing import FlaskClient

from rules.carson_city_cards import TITLE
from tests.house.test_api import API, Json, told_by
from translations.catalogue import catalogue

NAMES = {"en": "Carson City: The Card Game", "de": "Carson City – Das Kartenspiel"}


def get(client: FlaskClient, address: str, language: str = "en") -> Json:
    return told_by(client.get(address, headers={"Accept-Language": language}), language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_of_titles_says_what_there_is_of_each(client: FlaskClient, language: str) -> None:
    told = next(
        title
        for title in get(client, "/api/v1/titles", language)["titles"]
        if title["slug"] == "carson-city-cards"
    )
    words = catalogue(language, TITLE.room)
    questions, points = told.pop("questions"), told.pop("open_points")
    assert told == {
        "slug": "carson-city-cards",
        "title": NAMES[language],
        "year": 2018,
        "bgg_id": 248117,
        "players": {"fewest": 4, "most": 6},
        "editions": ["en", "de"],
        "variants": [],
    }
    assert questions == [
        {
            "key": key,
            "text": words.name(f"question-{key}"),
            "about": words.name(f"question-{key}", "about"),
        }
        for key in TITLE.questions
    ]
    assert points == get(client, f"{API}/clauses", language)["open_points"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_of_clauses_is_whole_and_in_the_readers_words(
    client: FlaskClient, language: str
) -> None:
    told = get(client, f"{API}/clauses", language)
    words = catalogue(language, TITLE.room)
    assert list(told) == ["title", "clauses", "open_points"]
    assert told["title"] == "carson-city-cards"
    assert [clause["id"] for clause in told["clauses"]] == [f"CCC-{n}" for n in range(1, 87)]
    assert told["clauses"] == [
        {
            "id": clause.id,
            "text": words.name(clause.id),
            "where": dict(clause.where),
            "does": list(clause.does),
        }
        for clause in TITLE.book.clauses.values()
    ]


def test_an_open_point_comes_with_its_readings_and_where_they_hold(client: FlaskClient) -> None:
    points = {point["id"]: point for point in get(client, f"{API}/clauses")["open_points"]}
    assert list(points) == [f"CCC-O{n}" for n in range(1, 18)]
    outlaws = points["CCC-O4"]
    assert outlaws["defaults"] == {"en": "never", "de": "with_protection"}
    assert outlaws["settled_in"] == ["de", "en"]
    assert "CCC-33" in outlaws["clauses"]
    assert [reading["key"] for reading in outlaws["readings"]] == ["never", "with_protection"]
    assert all(reading["text"] for point in points.values() for reading in point["readings"])
    assert all(point["text"] and point["because"] for point in points.values())
