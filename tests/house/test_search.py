"""Looking up in plain words, as programs and as people do it."""

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from scoring.titles import titles
from translations.catalogue import catalogue
from web.search.entries import EntryKind
from web.search.finding import find

Json = dict[str, Any]
Look = Callable[..., Json]

CARDS, TOWN, TILES, YEARS = "carson-city-cards", "carson-city", "gold-rush", "nevada-city"
KINDS = {"clause", "open_point", "question"}
MOST = 20


@pytest.fixture
def look(client: FlaskClient) -> Look:
    """What the API finds, in one title or in all of them."""

    def found(text: str, slug: str = "", language: str = "en") -> Json:
        address = f"/api/v1/{slug}/search" if slug else "/api/v1/search"
        headers = {"Accept-Language": language}
        answer = client.get(address, query_string={"q": text}, headers=headers)
        assert answer.status_code == 200
        return dict(answer.get_json())

    return found


def ids(found: Json) -> list[str]:
    return [result["id"] for result in found["results"] if result["kind"] != "question"]


def url_of(found: Json, question: str) -> str:
    return next(each["url"] for each in found["results"] if each["id"] == question)


def told_in(url: str) -> dict[str, str]:
    return {name: texts[0] for name, texts in parse_qs(urlsplit(url).query).items()}


@pytest.mark.parametrize("slug", ["", *titles()])
def test_a_result_says_what_it_is_and_where_it_stands(
    client: FlaskClient, look: Look, slug: str
) -> None:
    found = look("who wins a tie", slug)
    assert found.keys() == {"results", "confident"}
    assert 0 < len(found["results"]) <= MOST
    for result in found["results"]:
        assert result.keys() == {"title", "kind", "id", "text", "url"}
        assert result["kind"] in KINDS
        assert result["title"] == (slug or result["title"])
        assert client.get(result["url"]).status_code == 200


def test_all_titles_are_searched_at_once(look: Look) -> None:
    found = {result["title"] for result in look("tie at the end of the game")["results"]}
    assert found == {*titles()}


def test_the_texts_are_in_the_language_asked_for_whatever_the_words_are(look: Look) -> None:
    in_english, in_german = (look("Gleichstand im Duell", TOWN, each) for each in ("en", "de"))
    assert ids(in_english) == ids(in_german)
    for language, found in (("en", in_english), ("de", in_german)):
        words = catalogue(language, "carson_city")
        first = found["results"][0]
        assert first["text"] == words.name(first["id"])


FOUND = {
    "a sentence": (CARDS, "May I rotate a terrain card before I lay it?", "CCC-28"),
    "half a sentence": (TOWN, "ranch without a road", "CC-50"),
    "a keyword": (TILES, "gravel", "GR-58"),
    "letters that changed places": (TILES, "two locmootives", "GR-35"),
    "a letter too few": (TOWN, "saloon incme", "CC-82"),
    "other forms": (CARDS, "selling covered cards", "CCC-60"),
    "a German compound": (TOWN, "Straßenanschluss", "CC-49"),
    "a compound in two words": (CARDS, "town house on house", "CCC-31"),
    "players’ words": (TILES, "take a meeple back", "GR-46"),
    "German players’ words": (YEARS, "Darlehen zurückzahlen", "NC-91"),
    "umlauts written out": (CARDS, "Gefaengnis Outlaws ueberbauen", "CCC-32"),
    "two languages at once": (TOWN, "Duell tie", "CC-28"),
    "a character": (CARDS, "paperboy", "CCC-77"),
    "a building": (YEARS, "Boarding House", "NC-73"),
    "a row of the pad": (CARDS, "houses in the city church general store", "CCC-49"),
    "a bare number": (CARDS, "8x9", "CCC-64"),
}


FOUND_IN_OTHERS_TOO = {"take a meeple back", "Duell tie"}
"""Words that fit other titles nearly as well: what they lead to is shown, but nobody is sure."""


@pytest.mark.parametrize(("slug", "text", "rule"), FOUND.values(), ids=FOUND.keys())
def test_a_rule_is_found_by(look: Look, slug: str, text: str, rule: str) -> None:
    found = look(text, slug)
    assert rule in ids(found)[:3]
    assert found["confident"] or text in FOUND_IN_OTHERS_TOO


OF_OTHERS = {
    "no tents here": (TOWN, "where may I pitch my tent"),
    "no loans here": (CARDS, "Wann muss ich mein Darlehen zurückzahlen?"),
    "no duels here": (TILES, "who wins a duel with revolvers"),
    "no meadows here": (YEARS, "when are farmers on the prairie scored"),
    "of no game": (YEARS, "castling out of check"),
    "no word of any language": (TILES, "xyzzy qwrtz"),
}


@pytest.mark.parametrize(("slug", "text"), OF_OTHERS.values(), ids=OF_OTHERS.keys())
def test_where_nothing_fits_it_says_so_and_names_the_nearest(
    look: Look, slug: str, text: str
) -> None:
    found = look(text, slug)
    assert not found["confident"]
    assert any(result["kind"] == "question" for result in found["results"])


FILLED = {
    "what lies above what": (
        *(CARDS, "may my outlaw cover an empty ranch", "cover"),
        {"over": "outlaws", "under": "ranch"},
    ),
    "what is laid with": (
        *(CARDS, "can I cover outlaws with a house", "cover"),
        {"over": "house", "under": "outlaws"},
    ),
    "in German": (
        *(CARDS, "Darf ein Stadthaus auf ein Wohnhaus?", "cover"),
        {"over": "townhouse", "under": "house"},
    ),
    "who protects": (
        *(CARDS, "mine over outlaws with the sheriff", "cover"),
        {"over": "mine", "under": "outlaws", "sheriff": "on"},
    ),
    "how many": (TOWN, "setup with four players", "setup", {"players": "4"}),
    "a person and a side": (
        *(TOWN, "what does the red captain do", "personality"),
        {"personality": "captain", "side": "red"},
    ),
    "a building and numbers": (
        *(TOWN, "income of a saloon with 3 houses", "income"),
        {"building": "saloon", "houses": "3"},
    ),
    "fields in a group": (
        *(TILES, "railroad with 5 tiles and 2 locomotives", "feature"),
        {"feature.kind": "railroad", "feature.tiles": "5", "feature.locomotives": "2"},
    ),
    "pieces in rows, counted in words too": (
        *(TOWN, "duel: captain with three cowboys and 2 revolvers against the banker", "duel"),
        {
            "duellists.0.name": "Player 1",
            "duellists.0.personality": "captain",
            "duellists.0.cowboys": "3",
            "duellists.0.revolvers": "2",
            "duellists.1.name": "Player 2",
            "duellists.1.personality": "banker",
            "draft": "on",
        },
    ),
    "people in rows": (
        *(TOWN, "Duell Anna 3 Cowboys gegen Ben 2 Cowboys und 4 Revolver", "duel"),
        {
            "duellists.0.name": "Anna",
            "duellists.0.cowboys": "3",
            "duellists.1.name": "Ben",
            "duellists.1.cowboys": "2",
            "duellists.1.revolvers": "4",
            "draft": "on",
        },
    ),
    "a number beside a piece": (
        *(CARDS, "hat plays 7 and star plays 9, who takes first", "pick_order"),
        {
            "players.0.name": "Player 1",
            "players.0.suit": "hat",
            "players.0.card": "7",
            "players.1.name": "Player 2",
            "players.1.suit": "star",
            "players.1.card": "9",
            "draft": "on",
        },
    ),
    "what stands before the rows": (
        *(CARDS, "which characters may be used in era 2, governor and lawyer", "characters_now"),
        {
            "era": "2",
            "owned.0.character": "governor",
            "owned.1.character": "lawyer",
            "draft": "on",
        },
    ),
    "enough for an answer": (
        *(TOWN, "who goes first, banker or captain", "turn_order"),
        {
            "choices.0.name": "Player 1",
            "choices.0.personality": "banker",
            "choices.1.name": "Player 2",
            "choices.1.personality": "captain",
        },
    ),
    "so many rows": (
        *(TILES, "what is a city worth with two completed railroads", "city"),
        {"railroads.0.completed": "on", "railroads.1.completed": "on", "draft": "on"},
    ),
    "a count of houses in words": (
        *(TOWN, "Was bringt ein Saloon neben zwei Häusern", "income"),
        {"building": "saloon", "houses": "2"},
    ),
    "the first of several groups": (
        *(YEARS, "construct needs two iron and one brick", "construct"),
        {"cost.iron": "2", "cost.brick": "1"},
    ),
    "not enough to answer": (
        *(YEARS, "may I repay a loan", "loan"),
        {"action": "repay", "draft": "on"},
    ),
}


@pytest.mark.parametrize(("slug", "text", "question", "told"), FILLED.values(), ids=FILLED.keys())
def test_the_question_comes_with_what_the_words_tell(
    client: FlaskClient, look: Look, slug: str, text: str, question: str, told: dict[str, str]
) -> None:
    url = url_of(look(text, slug), question)
    assert told_in(url) == told
    page = client.get(url)
    assert page.status_code == 200
    assert 'class="problems' not in page.text
    for path, value in told.items():
        assert path == "draft" or is_filled(page.text, path, value), path


def is_filled(page: str, path: str, value: str) -> bool:
    """Whether a field of the page holds a value, however it is drawn."""
    tags = [tag.partition(">")[0] for tag in page.split("<") if f'name="{path}"' in tag]
    chosen = any(f'value="{value}"' in tag for tag in tags if "checked" in tag or "text" in tag)
    ticked = any("checked" in tag for tag in tags if value == "on")
    behind = page.partition(f'name="{path}"')[2].partition("</select>")[0]
    return chosen or ticked or f'value="{value}" selected' in behind


REFUSED = {"nothing": "", "blanks": "   ", "no word": None, "too much": "s" * 201}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
@pytest.mark.parametrize("address", ["/api/v1/search", *(f"/api/v1/{s}/search" for s in titles())])
def test_a_search_for_nothing_or_too_much_is_refused(
    client: FlaskClient, address: str, text: str | None
) -> None:
    answer = client.get(address, query_string={} if text is None else {"q": text})
    assert answer.status_code == 422
    assert answer.content_type == "application/problem+json"
    told = answer.get_json()
    assert told["errors"] == {"q": [told["detail"]]}


def test_the_longest_search_is_answered(look: Look) -> None:
    assert look("s" * 200)["results"]


@pytest.mark.usefixtures("piece")
@given(st.text(min_size=1, max_size=200).filter(str.strip), st.sampled_from(["", *titles()]))
def test_any_text_is_answered(text: str, slug: str) -> None:
    found = find([titles()[slug]] if slug else titles().values(), text)
    assert 0 < len(found.results) <= MOST
    rules = [each for each in found.results if each.entry.kind is not EntryKind.QUESTION]
    scores = [each.hit.score for each in rules]
    assert scores == sorted(scores, reverse=True)


def test_a_title_that_is_not_there_is_said(client: FlaskClient) -> None:
    assert client.get("/api/v1/no-such/search?q=duel").status_code == 404


def test_a_page_shows_rules_with_the_words_marked_and_the_question_beside(
    client: FlaskClient,
) -> None:
    text = client.get(f"/{TOWN}/rules", query_string={"q": "church attack"}).text
    assert "<mark>attack</mark>" in text
    assert f'href="/{TOWN}/rules/CC-88"' in text
    assert f'href="/{TOWN}/ask/attack' in text
    assert 'value="church attack"' in text


DECIDED = {
    "a verdict": (CARDS, "may my outlaw cover an empty ranch", "May this picture", ["NO"]),
    "most is told": (TOWN, "duel captain 3 cowboys against banker", "Who wins", ["3", "Banker"]),
    "in all titles": ("", "income of a saloon with two houses", "What do the", ["Saloon", "2"]),
}


@pytest.mark.parametrize(("slug", "text", "question", "told"), DECIDED.values(), ids=DECIDED.keys())
def test_the_question_that_decides_stands_first_with_what_is_told(
    client: FlaskClient, slug: str, text: str, question: str, told: list[str]
) -> None:
    page = client.get(f"/{slug}/rules" if slug else "/search", query_string={"q": text}).text
    first = page.partition('class="deciding"')[2].partition("</p>")[0]
    assert question in first
    assert all(f">{each}<" in first for each in told)


def test_no_question_decides_what_nothing_is_told_of(client: FlaskClient) -> None:
    for text in ("castling out of check", "who wins a tie"):
        page = client.get(f"/{TILES}/rules", query_string={"q": text}).text
        assert 'class="deciding"' not in page


def test_a_page_says_that_nothing_fits_and_what_is_near(client: FlaskClient) -> None:
    words = catalogue("en", "carson_city")
    text = client.get(f"/{TOWN}/rules", query_string={"q": "pitch a tent"}).text
    assert words.says("search-nothing", title="Carson City") in text
    everywhere = client.get("/search", query_string={"q": "qwrtz"}).text
    assert words.name("search-nothing-anywhere") in everywhere


def test_one_page_searches_all_titles_and_says_whose_rule_it_is(client: FlaskClient) -> None:
    text = client.get("/search", query_string={"q": "wild horses"}).text
    assert f'href="/{TILES}/rules/GR-56"' in text
    assert "Gold Rush ·" in text


def test_a_page_without_words_shows_the_field_alone(client: FlaskClient) -> None:
    text = client.get("/search").text
    assert 'name="q"' in text
    assert "<ol" not in text


def test_a_page_refuses_too_many_words_with_a_sentence(client: FlaskClient) -> None:
    answer = client.get("/search", query_string={"q": "s" * 201})
    assert answer.status_code == 422
    assert "200" in answer.text


def test_what_somebody_typed_stands_in_the_page_as_text(client: FlaskClient) -> None:
    text = client.get("/search", query_string={"q": "<b>duel</b>"}).text
    assert "<b>duel" not in text
