"""Nobody is named as the first while something that nobody entered could make it somebody else."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from html import unescape
from http import HTTPStatus
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
from flask.testing import FlaskClient

from printables.core.finished import FinishedWish, finished_sheet
from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.paths import in_seat
from scoring.core.breakdown import Breakdown, score
from scoring.titles import titles
from tests.broken import Body
from tests.sheets.sitting import Sitting, code_in, made, told
from tests.title_tests import every_title
from web.asking.unsaid import possible_values
from web.forms.kinds.kind import fields_of
from web.pages.results.breakdowns import SHARED
from web.sheets.answers import setup_of
from web.sheets.installation import sheets_of

TITLES = every_title()
SEEDS = range(8)
OF_THE_SETUP = frozenset({"edition", "variants", "house_rules"})


def scored(slug: str, body: Body) -> Breakdown | None:
    """The score of a table; nothing where there is no such table."""
    title = titles()[slug]
    try:
        setup, table = read(title.table_form, body)
        return score(title.pad, table, setup)
    except RefusedError:
        return None


def tables(slug: str) -> Iterator[Body]:
    """Tables as they are dealt, without some of what seats have, and with a tie at the top."""
    optional = [name for name, entry in fields_of(titles()[slug].seat_form) if not entry.required]
    for seed in SEEDS:
        dice = Random(seed)  # noqa: S311 (nothing secret)
        body = TITLES[slug].dealers.tables(dice)
        yield body
        for name in optional:
            left = deepcopy(body)
            left["seats"] = [_without(seat, name) for seat in body["seats"]]
            yield left
        bare = deepcopy(body)
        bare["seats"] = [{k: v for k, v in seat.items() if k == "name"} for seat in body["seats"]]
        yield bare
        equal = deepcopy(body)
        equal["seats"] = [{**body["seats"][0], **seat} for seat in bare["seats"]]
        for name in ("", *optional):
            yield {**equal, "seats": [_without(seat, name) for seat in equal["seats"]]}
        yield {name: value for name, value in body.items() if name in {*OF_THE_SETUP, "seats"}}


def _without(seat: Body, name: str) -> Body:
    return {key: value for key, value in seat.items() if key != name}


@cache
def scored_tables(slug: str) -> list[tuple[Body, Breakdown]]:
    found = ((body, scored(slug, body)) for body in tables(slug))
    return [(body, breakdown) for body, breakdown in found if breakdown]


@cache
def decisive(slug: str) -> frozenset[str]:
    """The fields of seats that are ever asked for before anybody is first."""
    faults = (fault for _, found in scored_tables(slug) for fault in found.undecided)
    return frozenset(in_seat(fault.at)[0] for fault in faults)


def completions(slug: str, body: Body) -> Iterator[Body]:
    """The table with each value of each of these fields that a seat lacks."""
    entries = dict(fields_of(titles()[slug].seat_form))
    for number, seat in enumerate(body["seats"]):
        for name in decisive(slug) - seat.keys():
            for value in possible_values(entries[name]):
                whole = deepcopy(body)
                whole["seats"][number][name] = value
                yield whole


@pytest.mark.parametrize("slug", titles())
def test_who_is_first_is_first_whatever_was_not_entered(slug: str) -> None:
    for body, found in scored_tables(slug):
        for whole in completions(slug, body):
            then = scored(slug, whole)
            if then is None:
                continue
            if not found.asks:
                assert then.winners == found.winners, (body, whole)
            for seat, later in zip(found.seats, then.seats, strict=True):
                assert set(later.totals) <= {*seat.totals}, (body, whole)


def undecided(slug: str) -> dict[str, Body]:
    """A table for each thing that can leave open who is first, with something in each seat."""
    found: dict[str, Body] = {}
    for body, breakdown in scored_tables(slug):
        asks = SHARED if breakdown.lacks_shared else breakdown.asks
        if asks and all(len(seat) > 1 for seat in body["seats"]):
            found.setdefault(asks, body)
    return found


def on_a_sheet(client: FlaskClient, slug: str, body: Body) -> Sitting:
    """A sheet of this table."""
    seats = [
        {"name": seat["name"], "fields": {k: v for k, v in seat.items() if k != "name"}}
        for seat in body["seats"]
    ]
    setup = {name: body[name] for name in OF_THE_SETUP & body.keys()}
    shared = {k: v for k, v in body.items() if k not in {*OF_THE_SETUP, "seats"}}
    whole = {"title": slug, "setup": setup, "shared": shared, "seats": seats}
    links = told(made(client, whole), HTTPStatus.CREATED)["links"]
    client.set_cookie("sheets", code_in(links["host"]))
    return Sitting(client, links)


def named_as_first(html: str, names: list[str]) -> list[str]:
    """Whoever is said to have won."""
    text = unescape(" ".join(re.sub(r"<[^>]*>", " ", html).split()))
    told_of = [name for name in names if f"{name} wins" in text or f"Won by {name}" in text]
    return [*told_of, *re.findall(r"share the first place|class=\"winner\"", html)]


@pytest.mark.parametrize("slug", titles())
def test_nothing_names_a_winner_who_is_not_certain(client: FlaskClient, slug: str) -> None:
    for asks, body in undecided(slug).items():
        sitting = on_a_sheet(client, slug, body)
        names = [seat["name"] for seat in body["seats"]]
        sheet = sitting.done(*range(len(names))) if asks == SHARED else sitting.finish()
        assert (sheet["final"], sheet["winners"]) == (True, []), asks
        code = sitting.code("host")
        for page in (f"/s/{code}", f"/s/{code}/result", f"/s/{code}/take-along", "/tables"):
            answer = client.get(page)
            assert answer.status_code == HTTPStatus.OK, page
            assert named_as_first(answer.text, names) == [], page
            for link in re.findall(r"createPlay\.html\?data=([^\"]*)", answer.text):
                players = json.loads(unescape(unquote(link)))["players"]
                assert not any(player["winner"] for player in players)
        saved: Any = told(sitting.ask("host", "GET", "/export.json"))
        assert saved["result"]["winners"] == []
        opened = sheets_of(client.application).open(code)
        wish = FinishedWish(opened.view, "en", setup_of(opened.view), (), "")
        assert named_as_first(finished_sheet(wish), names) == []
