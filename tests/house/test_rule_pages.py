"""The rules by chapters, and the page of a rule or an open point with what belongs to it."""

import html
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from rules.core.clauses import read_book
from scoring.titles import BuiltTitle, titles
from translations.catalogue import catalogue, languages

every_title = pytest.mark.parametrize("title", titles().values(), ids=titles())
OPEN, FOLDED = '<details class="chapter" name="chapter" open>', '<details class="chapter"'


def test_the_page_of_a_rule_shows_three_cases_and_what_rests_on_it(client: FlaskClient) -> None:
    page = client.get("/nevada-city/rules/NC-104").text
    first, _, folded = page.partition('<article class="case')[2].partition("What else it says")
    assert "on top: 18 cards." in first
    assert "Lay 4 contracts face up." not in first
    assert "Shuffle the contracts and lay 4 of them face up." in folded
    many = client.get("/nevada-city/rules/NC-58").text
    shown, _, more = many.partition("more worked example")
    cases = sum("NC-58" in case["shows"] for case in titles()["nevada-city"].cases)
    assert [part.count('<article class="case') for part in (shown, more)] == [3, cases - 3]


@every_title
def test_the_rules_are_folded_by_chapters_of_which_one_is_open(
    client: FlaskClient, title: BuiltTitle
) -> None:
    book = title.facts.book
    page = client.get(f"/{title.slug}/rules").text
    assert page.count(FOLDED) == len(book.chapters) + 1
    assert OPEN not in page
    second = [*book.chapters][1]
    page = client.get(f"/{title.slug}/rules?chapter={second}").text
    opened = page.partition(OPEN)[2].partition("</details>")[0]
    found = re.findall(r'<span class="clause">§ ([A-Z0-9-]+)</span>', opened)
    assert tuple(found) == book.chapters[second]
    assert page.count(OPEN) == 1


@every_title
def test_all_rules_can_stand_on_one_page(client: FlaskClient, title: BuiltTitle) -> None:
    page = client.get(f"/{title.slug}/rules?all=on").text
    assert page.count('<details class="chapter" open>') == len(title.facts.book.chapters) + 1
    assert 'name="chapter"' not in page


@every_title
def test_every_clause_stands_in_one_chapter_that_has_a_name(title: BuiltTitle) -> None:
    chapters = title.facts.book.chapters
    assert [key for clauses in chapters.values() for key in clauses] == [*title.facts.book.clauses]
    for language in languages():
        words = catalogue(language, title.facts.room)
        assert all(words.name(f"chapter-{key}") for key in chapters)


def test_chapters_that_begin_in_another_order_are_our_mistake(tmp_path: Path) -> None:
    clause = "[clauses.{}]\nwhere = {{}}\ndoes = []\n"
    chapters = '[chapters]\nend = "A-2"\nbox = "A-1"\n'
    told = chapters + clause.format("A-1") + clause.format("A-2") + "[open_points]\n"
    (tmp_path / "clauses.toml").write_text(told, "utf-8")
    with pytest.raises(ValueError, match="not their order"):
        read_book(tmp_path)


def test_the_page_of_a_rule_leads_on_to_what_belongs_to_it(client: FlaskClient) -> None:
    page = client.get("/carson-city-cards/rules/CCC-41").text
    belongs = page.partition("What belongs to it")[2]
    for told in (
        'href="/carson-city-cards/ask/building"',
        'href="/carson-city-cards/rules/CCC-O2"',
        "<dd>Ranches</dd>",
        'rel="prev" href="/carson-city-cards/rules/CCC-40"',
        'rel="next" href="/carson-city-cards/rules/CCC-42"',
    ):
        assert told in belongs


def test_a_point_shows_one_case_under_each_reading(client: FlaskClient) -> None:
    told = {
        "/carson-city-cards/rules/CCC-O1": ["-12", "-6"],
        "/gold-rush/rules/GR-O2": ["NO", "YES"],
        "/carson-city/rules/CC-O1": ["0", "1"],
    }
    for address, outcomes in told.items():
        columns = client.get(address).text.partition('<div class="columns">')[2].split("<article>")
        for column, outcome in zip(columns[1:], outcomes, strict=True):
            assert f">{outcome}<" in column.replace("\n", ""), address


def test_a_case_that_is_a_whole_table_can_be_opened(client: FlaskClient) -> None:
    page = client.get("/nevada-city/rules/NC-O10").text
    address = re.search(r'href="(/nevada-city/score\?[^"]+)"', page)
    assert address
    assert "Cid" in client.get(html.unescape(address[1])).text


def test_a_point_that_no_case_tells_apart_lists_its_readings(client: FlaskClient) -> None:
    page = client.get("/gold-rush/rules/GR-O6").text
    assert '<div class="columns">' not in page
    assert '<dl class="readings">' in page


@every_title
def test_what_is_known_is_counted_from_the_book_and_the_cases(
    client: FlaskClient, title: BuiltTitle
) -> None:
    page = client.get(f"/{title.slug}/rules/known").text
    shown = {key for case in title.cases for key in case["shows"]}
    clauses = title.facts.book.clauses
    words = catalogue("en", title.facts.room)
    proven = len(shown & {*clauses})
    assert (
        words.says("known-sum", clauses=len(clauses), proven=proven, cases=len(title.cases)) in page
    )
    untold = page.partition("that are only told")[2].partition("</details>")[0]
    assert {*re.findall(r"§ ([A-Z0-9-]+)", untold)} == {*clauses} - shown
    assert f'href="/{title.slug}/rules/known"' in client.get(f"/{title.slug}/rules").text


def test_the_page_of_a_point_says_who_reads_it_so(client: FlaskClient) -> None:
    told = {
        "CCC-O1": ["we read it so unless you choose"],
        "CCC-O2": ["we read it so unless you choose; the German rulebook reads it so"],
        "CCC-O4": ["the English rulebook reads it so", "the German rulebook reads it so"],
    }
    for point, marks in told.items():
        page = client.get(f"/carson-city-cards/rules/{point}").text
        assert re.findall('<p class="mark">(.*)</p>', page) == marks, point


def test_what_every_edition_settles_is_not_called_open(client: FlaskClient) -> None:
    page = client.get("/carson-city/rules/CC-101").get_data(as_text=True)
    assert "What some tables play otherwise" in page
    assert "What the rulebook leaves open here" not in page
    open_one = client.get("/carson-city/rules/CC-4").get_data(as_text=True)
    assert "What the rulebook leaves open here" in open_one
