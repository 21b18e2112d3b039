"""The numbers in the short rules of papers are those of the rules and the scorer."""

import re

import pytest

from tests.title_tests import TitleTests, every_title
from translations.catalogue import Catalogue, catalogue, languages

SHORT = "short"
WORDS = {
    "en": [
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ],
    "de": [
        "zwei",
        "drei",
        "vier",
        "fünf",
        "sechs",
        "sieben",
        "acht",
        "neun",
        "zehn",
        "elf",
        "zwölf",
    ],
}
ONE = {"en": "one", "de": "ein"}

every_title_and_language = pytest.mark.parametrize(
    ("tests", "language"),
    [(tests, language) for tests in every_title().values() for language in languages()],
    ids=lambda value: value if isinstance(value, str) else value.title.slug,
)


@every_title_and_language
def test_each_number_of_a_short_rule_is_one_of_the_rules(tests: TitleTests, language: str) -> None:
    figures = tests.figures
    for clause, text in short_rules(tests, language).items():
        if clause in figures.of_pieces:
            continue
        known = {*figures.of_rules.get(clause, ()), *figures.beside.get(clause, ())}
        assert in_figures(text) | (in_words(text, language) - {1}) <= known, (clause, text)


@every_title_and_language
def test_each_number_of_the_rules_stands_in_its_short_rule(
    tests: TitleTests, language: str
) -> None:
    said = short_rules(tests, language)
    for clause, numbers in tests.figures.of_rules.items():
        assert {*numbers} <= in_figures(said[clause]) | in_words(said[clause], language), clause


@every_title_and_language
def test_each_number_of_an_open_point_in_few_words_is_one_of_the_rules(
    tests: TitleTests, language: str
) -> None:
    words = catalogue(language, tests.title.room)
    for point in tests.title.book.open_points.values():
        few = f"aid-{point.id}"
        if not words.has(few):
            continue
        texts = [words.name(few), *(words.name(few, reading) for reading in point.readings)]
        known = {*tests.figures.of_points.get(point.id, ())}
        assert in_figures(" ".join(texts)) == known, (point.id, texts)


def short_rules(tests: TitleTests, language: str) -> dict[str, str]:
    """All rules that are said shorter, as papers say them."""
    words = catalogue(language, tests.title.room)
    clauses = [clause for clause in tests.title.book.clauses if has_short(words, clause)]
    return {clause: words.name(clause, SHORT) for clause in clauses}


def has_short(words: Catalogue, clause: str) -> bool:
    """Whether a rule is ever said shorter."""
    try:
        words.name(clause, SHORT)
    except LookupError:
        return False
    return True


def in_figures(text: str) -> set[int]:
    """The numbers that are written in figures."""
    return {int(number) for number in re.findall(r"\d+", text)}


def in_words(text: str, language: str) -> set[int]:
    """The numbers that are written out; one is an article too."""
    spoken = re.findall(r"\w+", text.lower())
    ones = {1} if any(word.startswith(ONE[language]) for word in spoken) else set()
    words = enumerate(WORDS[language], 2)
    return ones | {number for number, word in words if word in spoken}
