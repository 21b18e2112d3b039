"""A result to take along: BG Stats, files, the table as one text."""

import csv
import io
import json
import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask

from tests.house.table_of_phones import TableOfPhones, ready, sat_down_at_phones
from tests.sheets.sitting import roles

EXTERNAL = re.compile(r"<a [^>]*href=\"(https?:)?//[^>]*>")


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A finished evening of four."""
    table = sat_down_at_phones(app)
    ready(table, 0, 1, 2, 3)
    table.api.set({"seats.2.city": "hbh/bhb/mrm", "setup.place": "At Paula’s & Co"})
    return table


def page_of(table: TableOfPhones, role: str = "look") -> str:
    """All the ways to keep the result."""
    return table.phone().page(table.at(role, "/take-along"))


def play(table: TableOfPhones, role: str = "look") -> dict[str, Any]:
    """The play as BG Stats gets it."""
    [link] = [part for part in page_of(table, role).split('"') if "bgstatsapp" in part]
    parts = urlsplit(unescape(link))
    assert (parts.scheme, parts.netloc) == ("https", "app.bgstatsapp.com")
    assert parts.path == "/createPlay.html"
    found: dict[str, Any] = json.loads(parse_qs(parts.query, strict_parsing=True)["data"][0])
    return found


def test_bg_stats_gets_everybody_with_points_and_rank(table: TableOfPhones) -> None:
    told, sheet = play(table), table.api.see()
    seats = [(seat["name"], seat["total"], seat["rank"]) for seat in sheet["seats"]]
    players = told["players"]
    assert [(each["name"], each["score"], each["rank"]) for each in players] == seats
    assert [each["name"] for each in players if each["winner"]] == sheet["winners"]
    assert told["game"]["bggId"] == 248117
    assert told["game"]["highestWins"] is True
    assert told["comments"] == "At Paula’s & Co"


def test_bg_stats_gets_the_moment_of_the_game_and_noon_of_another_day(table: TableOfPhones) -> None:
    made = table.api.changes()[0]["at"]
    table.api.set({"setup.date": made[:10]})
    assert play(table)["playDate"] == f"{made[:10]} {made[11:19]}"
    table.api.set({"setup.date": "2025-12-31"})
    assert play(table)["playDate"] == "2025-12-31 12:00:00"


def test_bg_stats_gets_house_rules_in_words(table: TableOfPhones) -> None:
    table.api.set({"setup.house_rules.CCC-O10": "arrow_only", "setup.place": ""})
    assert len(play(table)["comments"].splitlines()) == 1
    assert "arrow_only" not in play(table)["comments"]


def test_bg_stats_knows_a_play_again_whoever_sends_it(table: TableOfPhones) -> None:
    first = play(table)["sourcePlayId"]
    assert first == play(table, "host")["sourcePlayId"]
    table.host.client.post(f"{table.address}/renew/look")
    assert play(table, "seat.0")["sourcePlayId"] == first
    assert play(sat_down_and_ready(table.app))["sourcePlayId"] != first


def sat_down_and_ready(app: Flask) -> TableOfPhones:
    """Another table."""
    other = sat_down_at_phones(app)
    ready(other, 0)
    return other


def test_before_anybody_counts_there_is_no_play(app: Flask) -> None:
    assert "bgstatsapp" not in page_of(sat_down_at_phones(app))


def test_the_way_out_tells_nobody_where_one_came_from(table: TableOfPhones) -> None:
    for role in roles(4):
        for rest in ("", "/take-along", "/result", "/changes"):
            page = table.phone().page(table.at(role, rest))
            for link in EXTERNAL.finditer(page):
                assert 'rel="noreferrer"' in link.group()
                assert not any(table.api.code(each) in link.group() for each in roles(4))


def test_the_files_hold_what_the_sheet_shows(table: TableOfPhones) -> None:
    page, client = page_of(table), table.app.test_client()
    for kind in ("json", "csv"):
        assert f"/api/v1/sheets/{table.api.code('look')}/export.{kind}" in page
    told = client.get(f"/api/v1/sheets/{table.api.code('look')}/export.csv").text
    rows = list(csv.reader(io.StringIO(told)))
    sheet = table.api.see()
    assert rows[0] == ["", *(seat["name"] for seat in sheet["seats"])]
    assert [str(seat["total"]) for seat in sheet["seats"]] in [row[1:] for row in rows]
    file = client.get(f"/api/v1/sheets/{table.api.code('look')}/export.json")
    assert file.get_json()["result"]["winners"] == sheet["winners"]
    assert not any(table.api.code(role) in file.text for role in roles(4))


def test_totals_that_are_covered_are_in_nothing_to_take_along(app: Flask) -> None:
    table = sat_down_and_ready(app)
    table.api.set({"setup.totals_covered": True})
    assert "bgstatsapp" not in page_of(table, "host")
    assert "data-share-seats" not in page_of(table, "host")


def test_a_sheet_that_is_full_to_the_brim_still_shows_its_page(app: Flask) -> None:
    table = sat_down_at_phones(app, "Alex")
    table.api.set({f"seats.0.counts.a{n}": "x" * 30_000 for n in range(7)})
    room = 256 * 1024 - 7 * 30_000
    table.api.set({"seats.0.counts.b": "x" * 30_000})
    room -= 30_000
    for length in range(room, room - 800, -4):
        if table.api.put({"seats.0.level": "y" * length}).status_code == 200:
            break
    page_of(table)
    page_of(table, "seat.0")
