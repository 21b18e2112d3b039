"""What lies face down on the table is seen by its own seat only, until it is turned over."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scoring.titles import titles
from sheets import view
from sheets.portable import portable, read_portable
from sheets.record import read_keeping
from sheets.view import View
from tests.sheets.sitting import (
    SHEETS,
    TITLE,
    Sitting,
    made,
    roles,
    sat_down,
    told,
)
from tests.sheets.test_events import heard
from web.pages.results.files import table_of
from web.sheets.installation import sheets_of

Json = Any
SECRETS = ("731", "613", "whispered", "murmured")
"""Sums that a seat had one after the other, and texts that nobody can count."""
CODES = re.compile(r"[0-9A-Z]{26}")
MOMENTS = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]+")
ROLES = list(roles())
OTHERS = [role for role in ROLES if role != "seat.0"]


@pytest.fixture(autouse=True)
def appeal_is_covered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as it would be if the appeal of virtual players lay face down."""
    title = titles()[TITLE]
    covered = replace(title.sheet, covered=frozenset({"appeal"}))
    monkeypatch.setitem(title.__dict__, "sheet", covered)
    view.standing_of.cache_clear()
    yield
    view.standing_of.cache_clear()


@pytest.fixture
def secretive(client: FlaskClient) -> Sitting:
    """Seat 0 has typed several things that nobody else may see; seat 1 plays openly."""
    sitting = sat_down(client)
    sitting.set({"seats.0.virtual": True, "seats.0.appeal": "whispered"}, "seat.0")
    sitting.set({"seats.0.appeal": {"murmured": 613}}, "seat.0")
    sitting.set({"seats.0.appeal.murmured": 731}, "seat.0")
    sitting.set({"seats.0.appeal": 613}, "seat.0")
    sitting.set({"seats.1.city": "oo/.."}, "seat.1")
    sitting.set({"seats.0.appeal": 731}, "seat.0")
    return sitting


PREVIEWS = [
    {"setup.place": "here"},
    {"seats.1.city": "hh/.."},
    {"seats.0.level": "expert"},
    {"seats.0.virtual": None},
    {"seats.0.appeal.0": 4},
    {"seats.0.appeal.mines": None},
    {"seats.0.appeal": 5},
    {"setup.totals_covered": False},
]


def answers_to(sitting: Sitting, role: str) -> Iterator[str]:
    """Every answer that a role gets without changing anything, refusals among them."""
    for rest in ("", "/changes", "/export.json", "/export.csv"):
        yield sitting.ask(role, "GET", rest).text
    for puts in PREVIEWS:
        yield sitting.ask(role, "POST", "/preview", {"set": puts}).text
        yield sitting.put(puts, role, base=0).text
    for revision in range(1, 9):
        if role not in {"host", "seat.0"}:
            yield sitting.undo(revision, role).text
    for language in ("en", "de"):
        headers = {"Accept-Language": language, "Last-Event-ID": "0"}
        address = f"{SHEETS}/{sitting.code(role)}/events"
        yield from heard(sitting.client.get(address, headers=headers), sitting.revision)


def without_codes(text: str) -> str:
    return MOMENTS.sub("", CODES.sub("", text))


def portable_text(app: Flask, sitting: Sitting, role: str) -> str:
    seen = sheets_of(app).open(sitting.code(role)).view
    return json.dumps(read_portable(portable(table_of(seen))))


def test_no_answer_to_anybody_else_holds_a_secret(app: Flask, secretive: Sitting) -> None:
    for role in OTHERS:
        for text in (*answers_to(secretive, role), portable_text(app, secretive, role)):
            for secret in SECRETS:
                assert secret not in without_codes(text), (role, secret, text)


def test_no_sum_can_be_told_from_what_others_see(secretive: Sitting) -> None:
    for role in OTHERS:
        sheet = secretive.see(role)
        assert sheet["seats"][0]["state"] == "ready"
        assert sheet["seats"][0]["fields"] == {"virtual": True}
        assert [seat["total"] for seat in sheet["seats"]] == [None, -12, None]
        assert sheet["winners"] is None
        for change in secretive.changes(role):
            for moment in ("before", "after"):
                assert change[moment]["totals"][:1] in ([], [None])


def test_the_own_seat_sees_all_of_it(app: Flask, secretive: Sitting) -> None:
    sheet = secretive.see("seat.0")
    assert sheet["seats"][0]["fields"]["appeal"] == 731
    assert sheet["seats"][0]["total"] == 731
    timeline = json.dumps(secretive.changes("seat.0"))
    assert all(secret in timeline for secret in SECRETS)
    assert "731" in secretive.ask("seat.0", "GET", "/export.csv").text
    assert "731" in portable_text(app, secretive, "seat.0")
    assert "731" in "".join(answers_to(secretive, "seat.0"))


def test_that_something_was_changed_is_told_but_not_what_inside(secretive: Sitting) -> None:
    changes = secretive.changes("look")
    assert [change["covered"] for change in changes[1:5]] == [["seats.0.appeal"]] * 4
    assert all("Alex" in change["says"] for change in changes[1:5])
    assert changes[1]["set"] == {"seats.0.virtual": {"old": None, "new": True}}


def test_nobody_wins_while_something_lies_face_down(secretive: Sitting) -> None:
    told(secretive.ask("host", "DELETE", "/seats/2"))
    for role in ROLES:
        assert secretive.see(role)["winners"] is None
        assert {"what": "reveal"} in secretive.see(role)["waits_for"]
    secretive.done(1)
    sheet = told(secretive.ask("host", "POST", "/reveal"))
    assert sheet["winners"] == ["Alex"]


def test_an_invalid_secret_is_a_draft_without_a_sentence(secretive: Sitting) -> None:
    secretive.set({"seats.0.appeal": "whispered"}, "seat.0")
    for role in OTHERS:
        seat = secretive.see(role)["seats"][0]
        assert (seat["state"], seat["problems"]) == ("draft", {})
    assert set(secretive.see("seat.0")["seats"][0]["problems"]) == {"seats.0.appeal"}


def test_a_conflict_about_a_secret_is_told_to_its_seat_alone(secretive: Sitting) -> None:
    told(secretive.put({"seats.0.appeal": 5}, "host", base=1), HTTPStatus.FORBIDDEN)
    answer = secretive.put({"seats.0.appeal": 5}, "seat.0", base=1)
    assert told(answer, HTTPStatus.CONFLICT)["theirs"] == {"seats.0.appeal": 731}
    answer = secretive.put({"seats.0.appeal": None}, "host", base=1)
    assert told(answer, HTTPStatus.CONFLICT)["theirs"] == {}


def test_a_secret_is_not_groped_for_through_its_parts(secretive: Sitting) -> None:
    secretive.set({"seats.0.appeal": [1, 2, 3]}, "seat.0")
    answers = {
        secretive.put({f"seats.0.appeal.{part}": value}, "host").status_code
        for part in (0, 2, 3, 9, "x", "x.y")
        for value in (4, None)
    }
    assert answers == {HTTPStatus.FORBIDDEN}
    told(secretive.put({"seats.0.appeal.3": 4}, "seat.0"))


def test_what_the_host_types_where_nothing_lies_is_seen_by_host_and_seat(
    secretive: Sitting,
) -> None:
    secretive.set({"seats.1.appeal": 731})
    for role in ROLES:
        fields = secretive.see(role)["seats"][1]["fields"]
        assert ("appeal" in fields) == (role in {"host", "seat.1"})
    for role in OTHERS:
        if role not in {"host", "seat.1"}:
            for text in answers_to(secretive, role):
                assert "731" not in without_codes(text)


def test_finishing_turns_over_for_all_and_reopening_covers_again(secretive: Sitting) -> None:
    before = {role: secretive.see(role) for role in OTHERS}
    secretive.finish()
    for role in ROLES:
        assert secretive.see(role)["seats"][0]["fields"]["appeal"] == 731
        assert secretive.see(role)["winners"] == ["Alex"]
    told(secretive.ask("host", "POST", "/rematch"), HTTPStatus.CREATED)
    told(secretive.ask("host", "POST", "/reopen"))
    for role in OTHERS:
        kept = {key: value for key, value in secretive.see(role).items() if key != "revision"}
        assert kept == {key: value for key, value in before[role].items() if key != "revision"}
    for role in OTHERS:
        for text in answers_to(secretive, role):
            for secret in SECRETS:
                assert secret not in without_codes(text), (role, secret, text)


def test_reopening_keeps_what_the_host_had_turned_over_before(secretive: Sitting) -> None:
    told(secretive.ask("host", "POST", "/reveal"))
    secretive.finish()
    told(secretive.ask("host", "POST", "/reopen"))
    assert secretive.see("look")["seats"][0]["fields"]["appeal"] == 731


def test_the_last_total_holds_no_secret(secretive: Sitting) -> None:
    secretive.set({"seats.0.virtual": None, "seats.0.city": "hh/..", "seats.0.appeal": None})
    secretive.set({"seats.0.city": "?"}, "seat.0")
    lasts = {role: secretive.see(role)["seats"][0]["last_total"] for role in ROLES}
    assert set(lasts.values()) == {lasts["seat.0"]}
    secretive.set({"seats.0.city": None, "seats.0.virtual": True, "seats.0.appeal": 731}, "seat.0")
    assert secretive.see("seat.0")["seats"][0]["last_total"] == 731
    secretive.set({"seats.0.appeal": "murmured"}, "seat.0")
    assert secretive.see("seat.0")["seats"][0]["last_total"] == 731
    for role in OTHERS:
        assert secretive.see(role)["seats"][0]["last_total"] != 731


def test_a_rematch_brings_no_secret_along(secretive: Sitting) -> None:
    answer = secretive.ask("host", "POST", "/rematch")
    assert "731" not in without_codes(answer.text)


def test_a_file_of_the_host_is_a_table_without_the_secret(secretive: Sitting) -> None:
    saved = told(secretive.ask("host", "GET", "/export.json"))
    sheet = told(made(secretive.client, saved, "/import"), HTTPStatus.CREATED)
    assert sheet["seats"][0]["fields"] == {"virtual": True}


def test_after_the_reveal_everybody_sees_everything(app: Flask, secretive: Sitting) -> None:
    told(secretive.ask("host", "POST", "/reveal"))
    for role in ROLES:
        sheet = secretive.see(role)
        assert sheet["revealed"] is True
        assert sheet["seats"][0]["fields"]["appeal"] == 731
        assert sheet["seats"][0]["total"] == 731
        timeline = json.dumps(secretive.changes(role))
        assert all(secret in timeline for secret in SECRETS)
        assert not any(change["covered"] for change in secretive.changes(role))
        for file in ("/export.json", "/export.csv"):
            assert "731" in secretive.ask(role, "GET", file).text
        assert "731" in portable_text(app, secretive, role)


def test_a_look_at_the_standing_keeps_secrets_too(app: Flask, secretive: Sitting) -> None:
    whole = sheets_of(app).open(secretive.code("host")).sheet
    assert "731" in whole.text, "else this would prove nothing"
    for role in OTHERS:
        seen = View(whole, role)
        assert "731" not in seen.text
        assert "731" not in repr(list(seen.problems))
        assert seen.total_of(0) is None


def test_who_typed_what_and_who_asks_outlives_the_database(app: Flask, secretive: Sitting) -> None:
    secretive.set({"seats.1.appeal": 44})
    secretive.finish()
    sheets = sheets_of(app)
    told(secretive.ask("host", "POST", "/reopen"))
    secretive.finish()
    sheets.ask_to_reopen(secretive.code("seat.1"))
    keeping = sheets.open(secretive.code("host")).sheet.keeping
    assert keeping.typed_by == {"seats.1.appeal": "host"}
    assert keeping.asking == (1,)
    assert keeping.corrected
    assert read_keeping(keeping.written()) == keeping


# Who leads, as far as that is certain

LEADS = {
    "nothing lies face down": ((42, 39), (), {"look": ["Alan"], "seat.1": ["Alan"]}),
    "who is behind has gold": (
        (42, 39),
        (1,),
        {"look": [], "join": [], "host": [], "seat.0": [], "seat.1": ["Beth"]},
    ),
    "who is ahead has gold": ((42, 39), (0,), {"look": ["Alan"], "seat.1": ["Alan"]}),
    "both have gold": ((42, 39), (0, 1), {"look": [], "seat.0": [], "seat.1": []}),
    "one of two with the same has gold": ((42, 42), (1,), {"look": [], "seat.1": ["Beth"]}),
}


@pytest.mark.parametrize(("points", "with_gold", "leading"), LEADS.values(), ids=LEADS)
def test_nobody_leads_whom_covered_gold_may_overtake(
    client: FlaskClient,
    points: tuple[int, int],
    with_gold: tuple[int, ...],
    leading: dict[str, list[str]],
) -> None:
    sitting = sat_down(client, "Alan", "Beth", title="gold-rush")
    sitting.set({f"seats.{seat}.points": count for seat, count in enumerate(points)})
    for seat in with_gold:
        sitting.set({f"seats.{seat}.tokens": [5, 3]}, f"seat.{seat}")
    for role, names in leading.items():
        assert sitting.see(role)["leading"] == names, role
        page = client.get(f"/s/{sitting.code(role)}/result").text
        assert ("Not decided yet" in page) is (not names), role


def test_no_rank_and_no_new_lead_is_told_that_covered_gold_may_turn(client: FlaskClient) -> None:
    sitting = sat_down(client, "Alan", "Beth", title="gold-rush")
    sitting.set({"seats.0.points": 30, "seats.1.points": 31})
    sitting.set({"seats.1.tokens": [5]}, "seat.1")
    sitting.set({"seats.0.points": 33}, "seat.0")
    pages = [client.get(f"/s/{sitting.code('look')}/{page}").text for page in ("result", "changes")]
    assert "takes the lead" not in pages[1]
    assert re.findall(r">Rank</th>\s*<td>\d", pages[0]) == []
