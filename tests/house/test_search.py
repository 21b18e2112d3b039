"""Looking up in plain words, as programs and as people do it."""

import re
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
VERDICT = re.compile(r'data-verdict="(\w+)"')
SILENCE = re.compile(r'data-search-silence="(\w+)"')
OFFER = re.compile(r"<a href=\"([^\"]*\" data-question-offer.*?)</a>", re.DOTALL)


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
    return str(next(each["url"] for each in found["results"] if each["id"] == question))


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


FOUND_IN_OTHERS_TOO = {"take a meeple back", "Duell tie", "ranch without a road"}
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
    client: FlaskClient, look: Look, slug: str, text: str
) -> None:
    found = look(text, slug)
    assert not found["confident"]
    page = client.get(f"/{slug}/rules", query_string={"q": text}).text
    assert silence_of(page) == ("unsure" if found["results"] else "none")


FILLED = {
    "what lies above what": (
        *(CARDS, "may my outlaw cover a ranch", "cover"),
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
    assert look("duel " * 40, TOWN)["results"]
    assert look("s" * 200, TOWN)["results"] == []


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


def silence_of(page: str) -> str | None:
    """How sure a page says it is not."""
    found = SILENCE.search(page)
    return found[1] if found else None


def page_of(client: FlaskClient, text: str, slug: str = "", language: str = "en") -> str:
    headers = {"Accept-Language": language}
    address = f"/{slug}/rules" if slug else "/search"
    return client.get(address, query_string={"q": text}, headers=headers).text


VERDICTS = {
    "the same over the same": (CARDS, "may a townhouse cover a townhouse", "yes"),
    "the longest name": (CARDS, "may a town house lie on a house", "yes"),
    "the other way round": (CARDS, "may I build a house over a townhouse", "no"),
    "who protects": (CARDS, "can I cover outlaws with a mine if I have the sheriff", "yes"),
    "in German": (CARDS, "Darf ein Stadthaus auf ein Wohnhaus?", "yes"),
    "built by what, in German": (
        CARDS,
        "darf ich ein Stadthaus mit einem Wohnhaus überbauen",
        "no",
    ),
    "built over what": (CARDS, "may a townhouse be built over a house", "yes"),
    "covered by what": (CARDS, "can a house be covered by a townhouse", "yes"),
    "occupied": (TILES, "can I put a cowboy on an occupied mountain", "no"),
    "occupied, in German": (TILES, "Darf ich einen Cowboy auf einen besetzten Berg stellen?", "no"),
    "a tent": (TILES, "may my tent go on a completed mountain", "no"),
    "numbers beside what they count": (TOWN, "may I buy points for $3 in turn 2", "yes"),
    "a place that is full": (YEARS, "I have three cards at my homestead, may I reserve?", "no"),
    "a mountain, not drawn": (TOWN, "May I build a saloon on a mountain?", "no"),
    "somebody's parcel, in German": (
        TOWN,
        "darf ich eine Bank auf ein fremdes Grundstück bauen",
        "no",
    ),
    "a church": (TOWN, "Darf ich die Kirche eines Mitspielers angreifen?", "no"),
    "a road there": (TOWN, "darf ich eine straße dahin legen wo schon eine liegt", "no"),
    "several facts of one name": (TOWN, "as red sheriff, may I attack an opponents bank", "no"),
    "my own cowboy there": (TOWN, "may I have two of my cowboys on ammunition", "no"),
    "around another name": (YEARS, "can the same character use the hotel twice in a year", "no"),
    "none of them, in German": (TILES, "darf ich Gold nehmen ohne mein Zelt auf dem Berg", "no"),
    "no virtual player": (CARDS, "can a human player bid 10", "no"),
    "left open": (
        CARDS,
        "no prison, no sheriff, but the card shows a prison: may its mine cover outlaws",
        "open",
    ),
}


@pytest.mark.parametrize(("slug", "text", "verdict"), VERDICTS.values(), ids=VERDICTS.keys())
def test_a_verdict_is_printed_where_the_words_decide_it(
    client: FlaskClient, slug: str, text: str, verdict: str
) -> None:
    page = page_of(client, text, slug)
    assert VERDICT.findall(page) == [verdict]
    assert silence_of(page) is None


UNDECIDED = {
    "not drawn": (TOWN, "can the captain attack a bank"),
    "two questions": (TOWN, "darf ich ein Gebäude auf meine Parzelle mit Haus bauen"),
    "an opposite": (TILES, "Darf mein Zelt auf einen unfertigen Berg?"),
    "an opposite, misspelled": (TILES, "Darf mein Zelt auf einen unferitgen Berg?"),
    "nothing is asked": (CARDS, "outlaws over an empty ranch"),
    "a fact is missing": (CARDS, "can I cover outlaws with a mine"),
    "a field has many values": (TILES, "may I place a farmer in the prairie"),
    "a word is left over": (CARDS, "may a townhouse cover a townhouse upside down"),
    "a negation": (CARDS, "may a townhouse never cover a townhouse"),
    "a negation, shortened": (TILES, "can I put a cowboy on a mountain that wasn't occupied"),
    "a negation, misspelled": (TILES, "darf ein Cowboy auf einen Berg der nich besetzt ist"),
    "when, not whether": (TILES, "when can I put a cowboy on an occupied mountain"),
    "another act": (TILES, "may I take my cowboy back from an occupied mountain"),
    "a number alone": (CARDS, "can two girls marry"),
    "worth": (CARDS, "what is a townhouse over a house worth"),
}


@pytest.mark.parametrize(("slug", "text"), UNDECIDED.values(), ids=UNDECIDED.keys())
def test_no_verdict_is_printed_where_anything_is_missing(
    client: FlaskClient, slug: str, text: str
) -> None:
    assert VERDICT.findall(page_of(client, text, slug)) == []


@pytest.mark.parametrize(("slug", "text", "verdict"), VERDICTS.values(), ids=VERDICTS.keys())
def test_no_verdict_stays_where_one_more_word_may_turn_it_round(
    client: FlaskClient, slug: str, text: str, verdict: str
) -> None:
    words = text.split()
    never = "niemals" if "darf" in text.casefold() else "never"
    for place in range(len(words) + 1):
        turned = " ".join([*words[:place], never, *words[place:]])
        assert VERDICT.findall(page_of(client, turned, slug)) == [], (turned, verdict)


@pytest.mark.parametrize(("slug", "text", "verdict"), VERDICTS.values(), ids=VERDICTS.keys())
def test_the_same_words_have_the_same_answer_in_all_titles(
    client: FlaskClient, slug: str, text: str, verdict: str
) -> None:
    """Or the games are offered, where more than one may be meant."""
    page = page_of(client, text)
    found = VERDICT.findall(page)
    assert found == [verdict] if found else f'href="/{slug}/rules?q=' in page


OFFERED = {
    "a building and a number": (
        TOWN,
        "income of a saloon with 3 houses",
        "income",
        ["Saloon", "3"],
    ),
    "rows of people": (
        TOWN,
        "Duell: Ann 3 Cowboys gegen Ben mit 2 Cowboys und 4 Revolvern",
        "duel",
        ["0.name=Ann", "0.cowboys=3", "1.name=Ben", "1.cowboys=2", "1.revolvers=4"],
    ),
    "rows of people without names": (
        TOWN,
        "duel: captain with three cowboys against the banker",
        "duel",
        ["0.name=Player+1", "0.personality=captain", "0.cowboys=3", "1.personality=banker"],
    ),
    "pieces in rows": (
        CARDS,
        "hat plays 7 and star plays 9, who takes first",
        "pick_order",
        ["0.suit=hat", "0.card=7", "1.suit=star", "1.card=9"],
    ),
    "no such fact": (
        CARDS,
        "may a hotel cover outlaws without the sheriff",
        "cover",
        ["sheriff=false"],
    ),
    "what is covered": (CARDS, "can I cover outlaws with a mine", "cover", ["outlaws", "Mine"]),
}


@pytest.mark.parametrize(("slug", "text", "key", "said"), OFFERED.values(), ids=OFFERED.keys())
def test_a_question_is_offered_with_what_is_said(
    client: FlaskClient, slug: str, text: str, key: str, said: list[str]
) -> None:
    offers = OFFER.findall(page_of(client, text, slug))
    assert f"/{slug}/ask/{key}?" in offers[0]
    assert all(each in offers[0] for each in said)


@pytest.mark.parametrize("slug", titles())
@pytest.mark.parametrize("text", ["castling out of check", "who wins a tie", "two", "2"])
def test_no_question_is_offered_of_which_nothing_is_said(
    client: FlaskClient, slug: str, text: str
) -> None:
    assert OFFER.findall(page_of(client, text, slug)) == []


def test_what_is_missing_is_asked_for_beside_it(client: FlaskClient) -> None:
    page = page_of(client, "can I cover outlaws with a mine", CARDS)
    for path in ("prison", "sheriff"):
        for value in ("true", "false"):
            assert f"over=mine&amp;{path}={value}" in page
    chosen = client.get(f"/{CARDS}/ask/cover?under=outlaws&over=mine&sheriff=true").text
    assert 'class="verdict">YES' in chosen


def test_both_readings_of_a_sentence_are_offered(client: FlaskClient) -> None:
    offers = OFFER.findall(page_of(client, "outlaws townhouse cover?", CARDS))
    assert len(offers) == 2


def test_a_page_says_that_nothing_fits_and_what_is_near(client: FlaskClient) -> None:
    for language in ("en", "de"):
        words = catalogue(language, "carson_city")
        near = page_of(client, "qwrtz xyzzy", TOWN, language)
        assert words.name("search-none") in near
        assert f'href="/{TOWN}/ask/' in near
        unsure = page_of(client, "can you ride a bank", TOWN, language)
        assert words.name("search-unsure") in unsure


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
