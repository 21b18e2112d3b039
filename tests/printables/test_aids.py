"""The player aids of all titles: they fit their papers, and say what the rules say."""

import re
import tomllib
from itertools import chain

import pytest

from printables.core.aid import SCORING, AidWish, ScoringWish, aid, facts_and_tables, scoring
from printables.core.aids.blocks import Examples
from printables.core.aids.copyfit import NO_BREAK
from printables.core.aids.sections import bands_of
from printables.core.papers import POCKET
from printables.core.rendering import PRINTABLES
from printables.core.scorepad import shown_of
from rules.core.readings import Setup
from scoring.titles import BuiltTitle, titles
from tests.printables.agreements import (
    Agreed,
    Aid,
    aids_to_be_read_aloud,
    every_aid,
    ids_on,
    reading_said,
    some_aids,
    text_of,
    unbound,
)
from tests.printables.laid_out import (
    SIZES,
    assert_is_filled,
    assert_its_pages_are_those_of_the_paper,
    assert_keeps_off_the_edge,
    assert_no_word_stands_alone,
    assert_nothing_is_tiny,
    assert_nothing_lies_on_another,
    assert_nothing_sticks_out,
    laid_out,
)
from tests.printables.reading import facts_of, structure_of
from tests.thorough import first_quickly
from translations.catalogue import Catalogue, catalogue, languages

SHORT = "short"
NO_SHORT_FORMS = {
    "CCC-25": "a table of characters says it",
    "CC-119": "what a row gives beside another",
}
IN_ENGLISH = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
IN_GERMAN = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"]
NUMBERS_IN_WORDS = {
    "en": {word: str(number) for number, word in enumerate(("nothing", *IN_ENGLISH))},
    "de": {word: str(number) for number, word in enumerate(("nichts", *IN_GERMAN))}
    | dict.fromkeys(["ein", "eine", "einen", "einem", "einer", "eines"], "1"),
}
NEXT_LINE = '" Span (inline) "'
HEADING = re.compile(r"<h[12][^>]*>(.*?)</h[12]>", re.DOTALL)

every_language = pytest.mark.parametrize("language", languages())
every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A few ways in which each aid can look; with `--all` every one."""
    whole = metafunc.config.getoption("--all")
    ways = {
        "asked": every_aid if whole else some_aids,
        "heard": aids_to_be_read_aloud if whole else some_to_be_read_aloud,
    }
    for name in ways.keys() & set(metafunc.fixturenames):
        aids = list(chain.from_iterable(map(ways[name], titles().values())))
        metafunc.parametrize(name, aids, ids=str)


def some_to_be_read_aloud(title: BuiltTitle) -> list[Aid]:
    """Of every other title: to find the text in order takes longer than to print it."""
    return [] if list(titles()).index(title.slug) % 2 == 0 else [next(some_aids(title))]


def test_it_fits_its_paper_without_complaint(asked: Aid) -> None:
    """All that is asked of an aid's looks; to print it is what takes time."""
    printed = asked.printed
    assert printed.complaints == []
    assert_its_pages_are_those_of_the_paper(printed)
    assert_nothing_is_tiny(printed)
    assert_keeps_off_the_edge(printed)
    assert_nothing_lies_on_another(printed)
    assert_is_filled(printed)
    assert_no_word_stands_alone(printed)
    assert_nothing_sticks_out(printed)
    assert_says_what_it_is(asked)


def assert_says_what_it_is(asked: Aid) -> None:
    """Size, pages, tags and title, as other programs read them."""
    told = facts_of(asked.printed.pdf)
    width, height = (float(side) for side in told["Page size"].split(" pts")[0].split(" x "))
    paper = [side * 72 / 25.4 for side in SIZES[asked.paper]]
    assert (width, height) == pytest.approx(paper, abs=0.1)
    assert (told["Pages"], told["Tagged"]) == (f"{len(asked.printed.document.pages)}", "yes")
    assert told["Title"] == f"{asked.words.name('aid-title')} – {asked.words.name('title')}"


def test_its_text_is_read_aloud_whole_and_in_order(heard: Aid) -> None:
    spoken = " ".join(structure_of(heard.printed.pdf).split()).replace(NEXT_LINE, " ")
    assert_headings_come_in_order(heard.html, spoken)


def assert_headings_come_in_order(html: str, spoken: str) -> None:
    """Every heading of the text, one after the other."""
    headings = [" ".join(each.split()) for each in HEADING.findall(html)]
    assert len(headings) > 5
    at = 0
    for heading in headings:
        at = spoken.find(f'"{heading}', at) + 1
        assert at > 0, heading


@pytest.mark.parametrize("paper", ["a4", POCKET])
@every_language
@every_title
def test_every_clause_for_the_aid_and_every_open_point_is_named_on_it(
    title: BuiltTitle, language: str, paper: str
) -> None:
    book = title.facts.book
    for edition in title.facts.editions:
        tables = [Agreed(title.slug, edition, each) for each in ((), title.facts.variants)]
        named = set().union(*(ids_on(html_of(table, paper, language)) for table in tables))
        clauses = [clause.id for clause in book.clauses.values() if "aid" in clause.does]
        assert {each.partition("-")[2] for each in [*clauses, *book.open_points]} <= named


def html_of(agreed: Agreed, paper: str, language: str) -> str:
    """The text of an aid that need not be laid out."""
    return aid(AidWish(agreed.title, agreed.setup(language), language, paper))


@every_language
@every_title
def test_what_is_chosen_is_said_with_the_reading_chosen(title: BuiltTitle, language: str) -> None:
    words, points = catalogue(language, title.facts.room), title.facts.book.open_points
    edition, variants = title.facts.editions[0], title.facts.variants
    for number in range(max((len(point.readings) for point in points.values()), default=1)):
        chosen = {p.id: p.readings[number % len(p.readings)] for p in points.values()}
        html = aid(AidWish(title, Setup(title.facts, edition, variants, chosen), language))
        for point, reading in chosen.items():
            assert unbound(reading_said(words, point, reading)) in unbound(html), point


@every_language
@every_title
def test_every_reading_is_said_in_words_of_its_own(title: BuiltTitle, language: str) -> None:
    words = catalogue(language, title.facts.room)
    for point in title.facts.book.open_points.values():
        said = [reading_said(words, point.id, reading) for reading in point.readings]
        assert len(set(said)) == len(said)
        for reading, text in zip(point.readings, said, strict=True):
            assert len(text) <= len(f"{words.name(point.id)} {words.name(point.id, reading)}")


@every_language
@every_title
def test_a_short_rule_is_shorter_and_uses_no_number_that_the_whole_rule_has_not(
    title: BuiltTitle, language: str
) -> None:
    words = catalogue(language, title.facts.room)
    clauses = set(title.facts.book.clauses) - NO_SHORT_FORMS.keys()
    with_short = [clause for clause in sorted(clauses) if has_short(words, clause)]
    assert with_short
    for clause in with_short:
        whole, short = words.name(clause), words.name(clause, SHORT)
        assert set(re.findall(r"\d+", short)) <= numbers_in(whole, language), clause
        assert len(short) < len(whole), clause


def numbers_in(text: str, language: str) -> set[str]:
    """The numbers of a rule, in figures or in words."""
    in_words = NUMBERS_IN_WORDS[language]
    spoken = {in_words[word] for word in re.findall(r"\w+", text.lower()) if word in in_words}
    return spoken | set(re.findall(r"\d+", text))


def has_short(words: Catalogue, clause: str) -> bool:
    """Whether a clause is ever said shorter."""
    try:
        words.name(clause, SHORT)
    except LookupError:
        return False
    return True


@pytest.mark.parametrize("paper", first_quickly(["a5", "a4", "letter"]))
@pytest.mark.parametrize("language", first_quickly(languages()))
@every_title
def test_how_a_title_scores_is_half_a_page(title: BuiltTitle, language: str, paper: str) -> None:
    edition = title.facts.editions[0]
    wish = ScoringWish(title, Setup(title.facts, edition, (), {}), language, paper)
    printed = laid_out(scoring(wish), "pocket" if paper == "a5" else paper)
    assert printed.complaints == []
    assert len(printed.document.pages) == 1
    assert_nothing_is_tiny(printed)
    assert_keeps_off_the_edge(printed)
    assert_nothing_lies_on_another(printed)
    assert_nothing_sticks_out(printed)
    words, text = catalogue(language, title.facts.room), text_of(printed.html)
    copies = 1 if paper == "a5" else 2
    sections = tomllib.loads((PRINTABLES / title.facts.room / "aid.toml").read_text("utf-8"))
    for key in chain.from_iterable(sections["layouts"][SCORING]):
        assert text.count(words.name(sections["sections"][key]["heading"])) >= copies, key
    for row in shown_of(title, wish.setup):
        if row.clauses:
            assert text.count(words.name(f"row-{row.key}")) >= copies, row.key


@every_language
@every_title
def test_every_number_is_on_every_size_of_an_aid(title: BuiltTitle, language: str) -> None:
    agreed = Agreed(title.slug, title.facts.editions[0], title.facts.variants)
    numbers = {
        paper: {*re.findall(r"\d+", text_of(html_of(agreed, paper, language)))} for paper in SIZES
    }
    assert {paper: sorted(numbers["a4"] ^ each) for paper, each in numbers.items()} == {
        paper: [] for paper in SIZES
    }


@every_language
@every_title
def test_what_an_example_adds_up_comes_to_what_it_multiplies(
    title: BuiltTitle, language: str
) -> None:
    agreed = Agreed(title.slug, title.facts.editions[0], title.facts.variants)
    facts, tables = facts_and_tables(AidWish(title, agreed.setup(language), language))
    blocks = (
        block for band in bands_of(facts, tables, POCKET) for each in band for block in each.blocks
    )
    shown = [one for block in blocks if isinstance(block, Examples) for one in block.shown]
    assert shown
    for example in shown:
        told, _, product = example.working.replace(NO_BREAK, " ").rpartition(": ")
        added = [int(number) for number in re.findall(r"\d+", told)]
        if added:
            assert sum(added) == int(product.split(" ")[0]), example.working


@every_title
def test_a_short_rule_has_the_same_numbers_in_every_language(title: BuiltTitle) -> None:
    for clause in title.facts.book.clauses:
        said = [
            {*re.findall(r"\d+", words.name(clause, SHORT))}
            for words in (catalogue(language, title.facts.room) for language in languages())
            if has_short(words, clause)
        ]
        assert all(numbers == said[0] for numbers in said), clause
