"""House rules as pages offer them: what can matter first, each with what it would move."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from tests.house.forms_in_pages import SentForm, form_to
from tests.house.table_of_phones import TableOfPhones, ready, sat_down_at_phones

POINT = re.compile(r'<details class="open-point">.*?</details>', re.DOTALL)
TAG = re.compile(r"<[^>]+>")
NOT_CHOSEN = re.compile(r'<span class="reads">.*?</span>', re.DOTALL)
OTHERS = '<details class="other-points">'
CARDS = "/carson-city-cards"
TOWN = "/carson-city/house-rules"
NEVADA = "/nevada-city/house-rules"
WITH_TWO = {"NC-O1", "NC-O2", "NC-O7", "NC-O8"}
WITH_THE_CAPITOL = {"NC-O15", "NC-O16", "NC-O17"}
every_title = pytest.mark.parametrize("title", titles().values(), ids=titles())


def page_at(client: FlaskClient, address: str, **typed: str | list[str]) -> str:
    """A page that there is."""
    answer = client.get(address, query_string=typed)
    assert answer.status_code == 200, answer.text
    return answer.text


def text_of(piece: str) -> str:
    """What a piece of a page says; a line that a choice would bring is left out."""
    return " ".join(unescape(TAG.sub(" ", NOT_CHOSEN.sub("", piece))).split())


def points_in(part: str) -> dict[str, str]:
    """The points of a part of a page by id, as they are read."""
    found = {}
    for piece in POINT.findall(part):
        (point,) = re.findall(r'<fieldset id="reading-([A-Z]+-O\d+)"', piece)
        found[point] = text_of(piece)
    return found


def before_others(page: str) -> dict[str, str]:
    """What can matter."""
    return points_in(page.partition(OTHERS)[0])


def others(page: str) -> dict[str, str]:
    """What cannot."""
    return points_in(page.partition(OTHERS)[2])


def summaries(page: str) -> Iterator[str]:
    """What stands on each line while it is folded."""
    for piece in POINT.findall(page):
        yield text_of(piece.partition("</summary>")[0])


def form(page: str) -> SentForm:
    """The form of the house rules."""
    return form_to(page, "/house-rules")


@every_title
def test_each_point_stands_there_once_and_is_read_by_its_default(
    client: FlaskClient, title: BuiltTitle
) -> None:
    page = page_at(client, f"/{title.slug}/house-rules", edition=title.facts.editions[0])
    points = title.facts.book.open_points
    assert sorted([*before_others(page), *others(page)]) == sorted(points)
    sent = form(page)
    for point in points.values():
        name = f"house_rules.{point.id}"
        assert sent.value(name) == ""
        offered = sent.offered(name)
        assert offered[0] == ""
        assert {*offered[1:]} | {point.default(title.facts.editions[0])} == {*point.readings}
        assert len(offered) == len({*offered})


@pytest.mark.parametrize(
    ("address", "typed", "among_others"),
    [
        pytest.param(TOWN, {}, {"CC-O9", "CC-O10"}, id="the river without the river"),
        pytest.param(TOWN, {"variants": "carson_river"}, set(), id="the river with it"),
        pytest.param(NEVADA, {}, {*WITH_THE_CAPITOL, "NC-O18", "NC-O19"}, id="no variant"),
        pytest.param(
            NEVADA,
            {"count": "3", "variants": ["advanced_buildings", "extra_children"]},
            {*WITH_TWO, "NC-O11", "NC-O18"},
            id="three players with some variants",
        ),
        pytest.param(
            NEVADA,
            {"count": "2", "variants": ["gunslinging_goal", "troublemakers"]},
            {"NC-O1", "NC-O11", *WITH_THE_CAPITOL, "NC-O19"},
            id="two players with a variant that settles a point",
        ),
        pytest.param(
            NEVADA,
            {f"seats.{n}.name": f"P{n}" for n in range(4)},
            {*WITH_TWO, *WITH_THE_CAPITOL, "NC-O18", "NC-O19"},
            id="four seats in the address",
        ),
        pytest.param(
            NEVADA,
            {"player": ["Ann", "", "Ben", "Cid"]},
            {*WITH_TWO, "NC-O11", *WITH_THE_CAPITOL, "NC-O18", "NC-O19"},
            id="three names in the address",
        ),
        pytest.param("/gold-rush/house-rules", {}, set(), id="nothing depends on the table"),
    ],
)
def test_what_cannot_matter_stands_among_the_others(
    client: FlaskClient, address: str, typed: dict[str, str | list[str]], among_others: set[str]
) -> None:
    page = page_at(client, address, **typed)
    assert {*others(page)} == among_others
    assert not {*before_others(page)} & among_others


def test_what_the_table_chose_is_never_hidden(client: FlaskClient) -> None:
    page = page_at(client, TOWN, **{"house_rules.CC-O9": "side"})
    assert "your table reads it so" in before_others(page)["CC-O9"]
    assert form(page).value("house_rules.CC-O9") == "side"


@pytest.mark.parametrize("number", ["1", "7", "x", "²", "22"])
def test_a_number_that_cannot_play_is_none(client: FlaskClient, number: str) -> None:
    page = page_at(client, NEVADA, count=number)
    assert {*before_others(page)} >= WITH_TWO
    assert "any number of players" in page


def test_who_reads_it_so_is_said_on_the_line(client: FlaskClient) -> None:
    page = page_at(client, f"{CARDS}/house-rules", **{"edition": "de", "house_rules.CCC-O5": "x"})
    told = dict(zip([*before_others(page), *others(page)], summaries(page), strict=True))
    assert told["CCC-O2"].endswith("the German rulebook reads it so")
    assert told["CCC-O5"].endswith("we read it so unless you choose")
    assert "As in the first line" not in before_others(page)["CCC-O2"]


def test_the_italian_box_brings_a_revolver(client: FlaskClient) -> None:
    page = page_at(client, TOWN, edition="it")
    (first,) = (line for line in summaries(page) if line.startswith("A revolver to start with?"))
    assert "Yes: each of you starts with one revolver." in first
    assert first.endswith("the Italian rulebook reads it so")
    page = page_at(client, TOWN, edition="xx")
    (first,) = (line for line in summaries(page) if line.startswith("A revolver to start with?"))
    assert first.endswith("we read it so unless you choose")


def test_a_default_that_is_agreed_on_stays_chosen(client: FlaskClient) -> None:
    page = page_at(client, f"{CARDS}/house-rules", **{"house_rules.CCC-O1": "per_symbol"})
    assert form(page).value("house_rules.CCC-O1") == "per_symbol"
    assert form(page).offered("house_rules.CCC-O1") == ["", "per_cluster", "per_symbol"]


def test_the_edition_is_the_one_in_the_readers_language(client: FlaskClient) -> None:
    answer = client.get(f"{CARDS}/house-rules", headers={"Accept-Language": "de"})
    assert form(answer.text).value("edition") == "de"


def test_what_else_stands_in_the_address_travels_to_the_table(client: FlaskClient) -> None:
    typed = {"seats.0.name": "Ann", "seats.1.name": "Ben", "house_rules.GR-O1": "per_piece"}
    sent = form(page_at(client, "/gold-rush/house-rules", **typed))
    assert sent.filled() | {name: [text] for name, text in typed.items()} == sent.filled()
    table = client.get("/gold-rush/score", query_string=sent.filled(), follow_redirects=True)
    assert table.request.args.to_dict() == typed
    assert "House rules: one of your own" in table.text


OUTLAWS = {"seats.0.name": "Alex", "seats.0.city": "yl/.b"}


def test_a_table_sees_what_each_reading_would_move(client: FlaskClient) -> None:
    page = page_at(client, f"{CARDS}/score", **OUTLAWS)
    points = points_in(page)
    assert "Alex 10 → 9, nothing else changes" in points["CCC-O5"]
    assert "changes nothing at this table" in points["CCC-O1"]
    assert "this table" not in points["CCC-O6"]
    assert [*points][:2] == ["CCC-O5", "CCC-O13"]
    assert "moves this table" in points["CCC-O5"]
    chosen = page_at(client, f"{CARDS}/score", **OUTLAWS, **{"house_rules.CCC-O5": "not_itself"})
    assert "Alex 9 → 10, nothing else changes" in points_in(chosen)["CCC-O5"]


def test_nothing_is_said_of_what_moves_where_nothing_is_counted(client: FlaskClient) -> None:
    page = page_at(client, f"{CARDS}/score", **{"seats.0.name": "Alex", "seats.1.name": "Paul"})
    assert not [told for told in points_in(page).values() if "this table" in told]


def test_another_winner_and_what_would_have_to_be_known_are_said(client: FlaskClient) -> None:
    tied = {
        "seats.0.name": "Ann",
        "seats.0.victory_points": "30",
        "seats.0.order": "1",
        "seats.1.name": "Bob",
        "seats.1.victory_points": "30",
        "seats.1.order": "2",
    }
    known = {"seats.0.personality": "captain", "seats.1.personality": "sheriff"}
    page = page_at(client, "/carson-city/score", **tied, **known)
    assert "Bob would win" in points_in(page)["CC-O7"]
    page = page_at(client, "/carson-city/score", **tied)
    assert "cannot be worked out yet:" in points_in(page)["CC-O7"]


def test_a_shared_table_sees_it_too(app: Flask) -> None:
    table = shared_table(app)
    page = table.host.page(f"{table.address}/setup")
    points = points_in(page)
    assert "Alex 21 → 20, nothing else changes" in points["CCC-O10"]
    tried = table.host.page(f"{table.address}/setup?house_rules.CCC-O10=arrow_only")
    assert form_to(tried, "/setup").value("house_rules.CCC-O10") == "arrow_only"


def shared_table(app: Flask) -> TableOfPhones:
    """A sheet of four, one of them ready."""
    table = sat_down_at_phones(app)
    ready(table, 1)
    table.api.set({"seats.0.city": "hb.i/tl.i", "seats.0.characters": ["editor", "doctor"]})
    return table


@every_title
def test_papers_and_questions_offer_the_same_points(client: FlaskClient, title: BuiltTitle) -> None:
    question = title.facts.questions[0]
    for address in (f"/{title.slug}/print", f"/{title.slug}/ask/{question}"):
        assert {*points_in(page_at(client, address))} == {*title.facts.book.open_points}
