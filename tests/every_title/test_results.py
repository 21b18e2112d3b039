"""The page of a result, title by title: who wins and by how much, bars, and all to take along."""

import csv
import io
import json
import re
from html.parser import HTMLParser
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.core.paths import in_seat, root_of
from scoring.core.bars import bars_of
from scoring.core.breakdown import Breakdown
from scoring.core.podium import by_rank, headline, margin
from scoring.titles import BuiltTitle, titles
from tests.house.links_in_pages import links_of
from tests.strategies import dealt, same_client
from tests.title_tests import every_title
from translations.catalogue import catalogue, languages
from web.forms.typed import typed_from

TITLES = every_title()
AGREED = {"edition", "variants", "house_rules"}
LASTING = {"name", "mark", "way"}
CASES = [
    pytest.param(title, case["body"], id=f"{slug}-{number}")
    for slug, title in titles().items()
    for number, case in enumerate(title.cases)
    if case["post"] == "score" and "status" not in case["expect"]
]


def is_whole(title: BuiltTitle, body: dict[str, Any]) -> bool:
    """Whether nobody is missing at this table, and nothing of anybody."""
    seats = body["seats"]
    is_part = body.keys() & title.facts.part_of_table.keys()
    is_blank = any(title.sheet.is_blank(seat) for seat in seats)
    return len(seats) >= title.facts.players[0] and not is_part and not is_blank


WHOLE = [case for case in CASES if is_whole(*case.values)]


class _Foot(HTMLParser):
    """The cells of the totals at the foot of the score pad, with the names at its head."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.totals: list[str] = []
        self._within: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        if tag in {"thead", "tfoot", "bdi", "strong"}:
            self._within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._within and self._within[-1] == tag:
            self._within.pop()

    def handle_data(self, data: str) -> None:
        match self._within:
            case [*_, "thead", "bdi"]:
                self.names.append(data)
            case [*_, "tfoot", "strong"]:
                self.totals.append(data)


def totals_on(page: str) -> list[tuple[str, str]]:
    """Names and totals of a score pad, in the order in which they stand there."""
    foot = _Foot()
    foot.feed(page)
    return list(zip(foot.names, foot.totals, strict=True))


def at_result(title: BuiltTitle, body: dict[str, Any]) -> str:
    """The address of the result of this table on one phone."""
    return f"/{title.slug}/score/result?{urlencode(typed_from(body))}"


def text_on(page: str) -> str:
    """The portable text that a page shows."""
    return page.partition('id="portable"')[2].partition(">")[2].partition("</textarea>")[0]


@pytest.mark.parametrize("slug", TITLES)
@same_client
@given(data=st.data())
def test_the_bars_of_a_table_add_up_to_its_totals(slug: str, data: st.DataObject) -> None:
    breakdown = titles()[slug].score(data.draw(dealt(TITLES[slug].dealers.tables)))
    bars = bars_of(breakdown)
    assert [bar.place for bar in bars.bars] == list(by_rank(breakdown))
    for bar in bars.bars:
        assert bar.total == min(breakdown.seats[bar.place].totals)
        assert all(0 <= bars.share(each.start) < bars.share(each.end) <= 1 for each in bar.segments)


@pytest.mark.parametrize("slug", TITLES)
@same_client
@given(data=st.data())
def test_the_headline_names_the_winners_and_the_margin_those_who_come_next(
    slug: str, data: st.DataObject
) -> None:
    title = titles()[slug]
    breakdown = title.score(data.draw(dealt(TITLES[slug].dealers.tables)))
    for language in languages():
        words = catalogue(language, title.facts.room)
        said = words.text(headline(breakdown, is_final=True))
        assert all(name in said for name in breakdown.winners)
        told = words.text(margin(breakdown))
        numbers = [int(n) for n in re.findall(r"(?<!\w)-?\d+(?!\w)", without_names(told))]
        first = next(seat for seat in breakdown.seats if seat.rank == 1)
        if len(first.totals) > 1:
            assert (numbers[0], numbers[-1]) == (min(first.totals), max(first.totals))
            continue
        following = [seat for seat in breakdown.seats if seat.name in next_ones(breakdown)]
        assert numbers[0] == first.total
        if all(len(seat.totals) == 1 for seat in following):
            assert numbers[:2] == plain_margin(breakdown)
            assert all(seat.name in told for seat in following)


def without_names(told: str) -> str:
    """A sentence up to the names that end it, with thousands unparted."""
    said = re.split(r" ahead of | as many as | vor | so viele wie ", told)[0]
    return re.sub(r"(?<=\d)[.,](?=\d{3})", "", said)


def next_ones(breakdown: Breakdown) -> list[str]:
    """Who stands next to the first, worked out from the ranks."""
    ranks = sorted({seat.rank for seat in breakdown.seats})
    return [seat.name for seat in breakdown.seats if len(ranks) > 1 and seat.rank == ranks[1]]


def plain_margin(breakdown: Breakdown) -> list[int]:
    """The numbers that a margin tells: the total, and the points ahead where there are any."""
    first = max(seat.total for seat in breakdown.seats if seat.rank == 1)
    following = [seat.total for seat in breakdown.seats if seat.name in next_ones(breakdown)]
    ahead = [first - following[0]] if following and first != following[0] else []
    return [first, *ahead]


@pytest.mark.parametrize(("title", "body"), CASES[::5])
def test_a_table_on_one_phone_is_taken_along_and_opens_again_with_the_same_result(
    client: FlaskClient, title: BuiltTitle, body: dict[str, Any]
) -> None:
    address = at_result(title, body)
    here = client.get(address).text
    away = client.get(address.replace("/result?", "/take-along?")).text
    there = client.get(f"/open/{text_on(away)}")
    assert there.status_code == HTTPStatus.OK
    assert totals_on(there.text) == totals_on(here)
    assert totals_on(here)
    [file] = [link for link in links_of(away) if "/score/table.json?" in link]
    saved = client.get(file)
    assert f'filename="{title.slug}-' in saved.headers["Content-Disposition"]
    opened = client.post("/open", data={"text": saved.text}, follow_redirects=True)
    assert totals_on(opened.text) == totals_on(here)
    assert dict(totals_in_csv(client, away)) == dict(totals_on(here))
    assert play_in(away) == {name: int(total) for name, total in totals_on(here)}


def totals_in_csv(client: FlaskClient, away: str) -> list[tuple[str, str]]:
    """The same from the file for a spreadsheet."""
    [file] = [link for link in links_of(away) if "/score/table.csv?" in link]
    rows = list(csv.reader(io.StringIO(client.get(file).text)))
    return list(zip(rows[0][1:], rows[-2][1:], strict=True))


def play_in(away: str) -> dict[str, int]:
    """The same as BG Stats gets it."""
    [link] = [link for link in links_of(away) if "bgstatsapp" in link]
    play = json.loads(dict(parse_qsl(urlsplit(link).query))["data"])
    return {player["name"]: player["score"] for player in play["players"]}


@pytest.mark.parametrize(("title", "body"), WHOLE[::2])
def test_a_rematch_on_one_phone_keeps_people_and_agreements_and_no_points(
    client: FlaskClient, title: BuiltTitle, body: dict[str, Any]
) -> None:
    result = client.get(at_result(title, body)).text
    table = f"/{title.slug}/score?"
    rematch, correct = (link for link in links_of(result) if link.startswith(table))
    typed = dict(parse_qsl(urlsplit(rematch).query))
    lasting = LASTING | title.sheet.of_the_person
    assert all(root_of(name) in AGREED or in_seat(name)[0] in lasting for name in typed)
    names = [seat.get("name", f"Player {n}") for n, seat in enumerate(body["seats"], 1)]
    assert [typed[f"seats.{n}.name"] for n, _ in enumerate(names)] == names
    agreed = {name for name, _ in typed_from(body) if root_of(name) in AGREED}
    assert agreed <= {*typed}
    everything = {name for name, text in typed_from(body) if text}
    assert {name for name, _ in parse_qsl(urlsplit(correct).query)} == everything
    assert client.get(rematch).status_code == HTTPStatus.OK
