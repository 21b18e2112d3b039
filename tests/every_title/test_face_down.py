"""What lies face down, or was not entered, decides nothing and is nobody's lack of anything."""

import csv
import re
from collections.abc import Iterator, Mapping
from html import unescape
from http import HTTPStatus
from typing import Any

import pytest
from flask.testing import FlaskClient

from printables.core.finished import FinishedWish, finished_sheet
from scoring.titles import BuiltTitle, titles
from tests.sheets.sitting import Sitting, code_in, made, told
from translations.catalogue import catalogue
from web.sheets.answers import setup_of
from web.sheets.installation import sheets_of

LOOKING_ON = ("host", "look", "seat.1")
LANGUAGES = ("en", "de")
OF_A_TABLE = frozenset({"edition", "variants", "house_rules", "seats"})

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)


def counting(title: BuiltTitle) -> frozenset[str]:
    """The covered fields that count."""
    return title.sheet.covered - title.sheet.unscored


COVERING = [title for title in titles().values() if counting(title)]
covering_titles = pytest.mark.parametrize("title", COVERING, ids=lambda title: title.slug)


def bodies(title: BuiltTitle) -> Iterator[Mapping[str, Any]]:
    """The worked tables at which somebody has something to cover, others not."""
    for case in title.cases:
        seats = case["body"].get("seats", ()) if case["post"] == "score" else ()
        has_some = any(counting(title) & seat.keys() for seat in seats)
        if has_some and len(seats) > 1 and "status" not in case["expect"]:
            yield case["body"]


def covered_table(
    client: FlaskClient, title: BuiltTitle, body: Mapping[str, Any], **besides: Any
) -> Sitting:
    """A sheet at which the first seat has something face down, and all have finished."""
    setup = {key: body[key] for key in OF_A_TABLE & body.keys() if key != "seats"}
    shared = {key: body[key] for key in title.shared_parts if key in body}
    # The first seat has the least in all else, so that only what is covered could move it up.
    secret = next(seat for seat in body["seats"] if counting(title) & seat.keys())
    covered = {key: value for key, value in secret.items() if key in counting(title)}
    seats: list[dict[str, Any]] = [
        {"name": "Ann", "fields": besides},
        {"name": "Ben", "fields": {"points": 6}},
        {"name": "Cid", "fields": {"points": 2}},
    ]
    whole = {"title": title.slug, "setup": setup, "shared": shared, "seats": seats}
    links = told(made(client, whole), HTTPStatus.CREATED)["links"]
    sitting = Sitting(client, links)
    client.set_cookie("sheets", ".".join(map(code_in, (links["host"], *links["seats"]))))
    sitting.set({f"seats.0.{name}": value for name, value in covered.items()}, "seat.0")
    sitting.done(0, 1, 2)
    return sitting


@pytest.fixture(params=COVERING, ids=lambda title: title.slug)
def covered(request: pytest.FixtureRequest, client: FlaskClient) -> tuple[BuiltTitle, Sitting]:
    """A table with something face down."""
    title = request.param
    return title, covered_table(client, title, next(bodies(title)), points=1)


def keepsake(client: FlaskClient, sitting: Sitting, role: str, language: str) -> str:
    """The keepsake as HTML."""
    view = sheets_of(client.application).open(sitting.code(role)).view
    return finished_sheet(FinishedWish(view, language, setup_of(view), (), ""))


def text_of(html: str) -> str:
    """What somebody reads there, with a blank between."""
    return unescape(" ".join(re.sub(r"<[^>]*>", " ", html).split()))


@pytest.mark.parametrize("role", LOOKING_ON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_keepsake_ranks_nobody_while_something_lies_face_down(
    client: FlaskClient, covered: tuple[BuiltTitle, Sitting], role: str, language: str
) -> None:
    title, sitting = covered
    words = catalogue(language, title.facts.room)
    html = keepsake(client, sitting, role, language)
    assert f">{words.name('command-rank')}<" not in html
    assert 'class="winner"' not in html
    unused = words.says("keepsake-unused", rows="").rstrip(" .")
    listed = text_of(html).partition(unused)[2].partition(".")[0]
    for row in title.sheet.covered_rows:
        label = words.name(f"row-{row}")
        assert label not in listed
        assert re.search(rf">{re.escape(label)}</th><td>\?</td>", html)


@covering_titles
def test_who_has_nothing_but_what_lies_face_down_is_not_said_to_have_none(
    client: FlaskClient, title: BuiltTitle
) -> None:
    sitting = covered_table(client, title, next(bodies(title)))
    words = catalogue("en", title.facts.room)
    text = text_of(keepsake(client, sitting, "host", "en"))
    listed = text.partition(words.says("keepsake-unused", rows="").rstrip(" ."))[2].partition(".")
    assert [row for row in title.sheet.covered_rows if words.name(f"row-{row}") in listed[0]] == []


def test_the_seats_stand_as_they_sit_while_something_lies_face_down(
    client: FlaskClient, covered: tuple[BuiltTitle, Sitting]
) -> None:
    _, sitting = covered
    pages = [
        keepsake(client, sitting, "look", "en"),
        client.get(f"/s/{sitting.code('look')}/result").text,
    ]
    for page in pages:
        heads = re.findall(r'<th scope="col">.*?<bdi[^>]*>(.*?)</bdi>', page)
        assert heads == ["Ann", "Ben", "Cid"]


@pytest.mark.parametrize("role", LOOKING_ON)
def test_pages_and_exports_rank_nobody_while_something_lies_face_down(
    client: FlaskClient, covered: tuple[BuiltTitle, Sitting], role: str
) -> None:
    title, sitting = covered
    words = catalogue("en", title.facts.room)
    code = sitting.code(role)
    for page in (f"/s/{code}", f"/s/{code}/result", f"/s/{code}/take-along"):
        text = client.get(page).text
        assert f'<th scope="row">{words.name("command-rank")}</th>' not in text, page
        assert not re.search(r'data-rank="\d', text), page
        assert 'class="winner"' not in text, page
    assert {seat["rank"] for seat in sitting.see(role)["seats"]} == {None}
    saved = told(sitting.ask(role, "GET", "/export.json"))
    assert not saved["result"]["winners"]
    rows = {row[0]: row[1:] for row in csv.reader(csv_lines(sitting, role))}
    assert set(rows[words.name("command-rank")]) == {""}
    for row in title.sheet.covered_rows:
        assert rows[words.name(f"row-{row}")][0] == ""


def csv_lines(sitting: Sitting, role: str) -> list[str]:
    return sitting.ask(role, "GET", "/export.csv").text.splitlines()


def test_turned_over_it_counts_and_everybody_has_a_rank(
    client: FlaskClient, covered: tuple[BuiltTitle, Sitting]
) -> None:
    title, sitting = covered
    told(sitting.ask("host", "POST", "/reveal"))
    words = catalogue("en", title.facts.room)
    assert f">{words.name('command-rank')}<" in keepsake(client, sitting, "look", "en")
    assert None not in {seat["rank"] for seat in sitting.see("look")["seats"]}


@every_title
def test_covered_fields_fill_the_rows_that_say_so(title: BuiltTitle) -> None:
    rows = {row.key for row in title.pad.rows}
    assert title.sheet.covered_rows <= rows
    assert bool(title.sheet.covered_rows) == bool(counting(title))
    for body in bodies(title):
        bare = [
            {key: value for key, value in seat.items() if key not in counting(title)}
            for seat in body["seats"]
        ]
        with_them, without = (title.score({**body, "seats": s}) for s in (body["seats"], bare))
        for seat, other in zip(with_them.seats, without.seats, strict=True):
            moved = {
                line.row.key
                for line, then in zip(seat.lines, other.lines, strict=True)
                if line.points != then.points
            }
            assert moved <= title.sheet.covered_rows
