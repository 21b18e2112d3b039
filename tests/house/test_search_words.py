"""The words of a search: forms, spelling, compounds, players' words, whatever the language."""

import pytest

from translations.search.language import Document, Language
from translations.search.marks import marked
from translations.search.query import QueryWord, query_words
from translations.search.vocabulary import Vocabulary
from translations.search.words import language_words, words_in

GERMAN = ["Straße", "Anschluss", "Geld", "Anfang", "Stadt", "Haus", "Punkte", "Sieg"]
ENGLISH = ["railroad", "locomotive", "parcels", "adjacent", "duel"]


def vocabulary(language: str, words: list[str]) -> Vocabulary:
    return Vocabulary(language_words(language), [word.casefold() for word in words])


WRITTEN = {
    "an owner": ("the Mine’s owner", ["the", "mine", "owner"]),
    "a size": ("8x9 or 8 × 9", ["8", "9", "or", "8", "9"]),
    "marks and money": ("“Ranch”, $12?", ["ranch", "12"]),
    "capitals": ("STRASSE Straße", ["strasse", "strasse"]),
    "nothing": (" …!? ", []),
}


@pytest.mark.parametrize(("text", "words"), WRITTEN.values(), ids=WRITTEN.keys())
def test_a_text_is_cut_into_its_words(text: str, words: list[str]) -> None:
    assert words_in(text) == words


SAME = {
    "several": ("en", "parcel", "parcels"),
    "an umlaut": ("de", "häuser", "haus"),
    "an umlaut in two letters": ("de", "haeuser", "haus"),
    "an umlaut left out": ("de", "hauser", "haus"),
    "a number in words": ("en", "three", "3"),
    "a German number": ("de", "fünf", "5"),
}


@pytest.mark.parametrize(("language", "word", "other"), SAME.values(), ids=SAME.keys())
def test_forms_of_a_word_are_one(language: str, word: str, other: str) -> None:
    assert language_words(language).stem(word) == language_words(language).stem(other)


SLIPS = {
    "two letters changed places": ("locmootive", "locomot"),
    "a letter too many": ("parccels", "parcel"),
    "a letter too few": ("ajacent", "adjac"),
    "another letter": ("railraod", "railroad"),
}


@pytest.mark.parametrize(("typed", "stem"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_is_forgiven(typed: str, stem: str) -> None:
    assert stem in vocabulary("en", ENGLISH).spelled_like(typed)


@pytest.mark.parametrize("typed", ["due", "12", "castle", "xyzzy"])
def test_what_is_no_slip_is_not_forgiven(typed: str) -> None:
    assert vocabulary("en", ENGLISH).spelled_like(typed) == {}


def test_the_beginning_of_a_word_leads_to_it() -> None:
    assert [*vocabulary("en", ENGLISH).beginning_with("locom")] == ["locomot"]
    assert not vocabulary("en", ENGLISH).beginning_with("lo")


COMPOUNDS = {
    "two words": ("stadthaus", ("stadt", "haus")),
    "with a joint": ("siegespunkte", ("sieg", "punkt")),
    "three words": ("stadthausgeld", ("stadt", "haus", "geld")),
    "several": ("straßenanschlüsse".casefold(), ("strass", "anschluss")),
}


@pytest.mark.parametrize(("typed", "parts"), COMPOUNDS.values(), ids=COMPOUNDS.keys())
def test_a_compound_is_made_of_its_words(typed: str, parts: tuple[str, ...]) -> None:
    assert vocabulary("de", GERMAN).parts(typed) == parts


def test_what_is_made_of_no_known_words_is_none() -> None:
    assert vocabulary("de", GERMAN).parts("geldbaum") == ()


def test_a_word_that_is_written_otherwise_in_its_past_is_the_same() -> None:
    assert language_words("en").stem("won") == language_words("en").stem("win")
    assert language_words("de").stem("genommen") == language_words("de").stem("nehmen")


@pytest.fixture(scope="module")
def spoken() -> list[Language]:
    said = {
        "en": [(1.0, "A Townhouse counts as two Houses."), (1.0, "who wins a tie")],
        "de": [(1.0, "Ein Stadthaus zählt wie zwei Wohnhäuser."), (1.0, "Gleichstand")],
    }
    return [Language(key, "core", [Document(each)]) for key, each in said.items()]


def sought(text: str, spoken: list[Language]) -> dict[str, QueryWord]:
    return {word.written.casefold(): word for word in query_words(text, spoken)}


def test_a_word_means_the_same_in_any_language(spoken: list[Language]) -> None:
    found = sought("Townhouse Stadthaus", spoken)
    assert "en:townhous" in found["townhouse"].terms
    assert "de:stadthaus" in found["stadthaus"].terms


def test_two_words_may_be_one(spoken: list[Language]) -> None:
    assert "en:townhous" in sought("town house", spoken)["townhouse"].terms
    assert "de:wohnhaus" in sought("Wohn Häuser", spoken)["wohnhäuser"].terms


def test_players_words_lead_to_those_of_the_rules(spoken: list[Language]) -> None:
    assert "en:tie" in sought("a draw", spoken)["draw"].terms
    assert "de:gleichstand" in sought("unentschieden", spoken)["unentschieden"].terms


def test_small_words_say_nothing_in_the_language_that_is_spoken(spoken: list[Language]) -> None:
    english, german = (sought(text, spoken) for text in ("what is the die", "was ist die Summe"))
    assert not english["die"].is_small
    assert german["die"].is_small


def test_found_words_are_marked_and_the_text_stays_as_it_is(spoken: list[Language]) -> None:
    text = "A Townhouse counts as two Houses."
    pieces = marked(text, spoken[0], query_words("houses", spoken))
    assert "".join(piece.text for piece in pieces) == text
    assert [piece.text for piece in pieces if piece.is_marked] == ["Townhouse", "Houses"]
