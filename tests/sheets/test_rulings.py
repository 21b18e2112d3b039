"""What a table has settled is kept as it was asked and answered, and can go and come back."""

import json
from collections.abc import Iterator
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.core.faults import Fault
from rules.core.messages import Word, say
from rules.core.readings import Alternative, Dependence
from rules.core.rulings import Answer, Reason, Ruling, Verdict
from scoring.titles import titles
from sheets import limits, view
from sheets.portable import portable, read_portable
from sheets.rulings import AskedQuestion, KeptRuling, Settlement, read_ruling
from sheets.view import View
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from tests.sheets.sitting import CITY, NO_CODE, SHEETS, Sitting, errors, made, roles, sat_down, told
from tests.sheets.test_events import listening, read
from translations.catalogue import catalogue
from translations.rulings import still_said
from web.pages.results.files import table_of
from web.sheets.installation import sheets_of

Json = Any
CREATED, NOT_FOUND, FORBIDDEN = HTTPStatus.CREATED, HTTPStatus.NOT_FOUND, HTTPStatus.FORBIDDEN
TOO_LARGE, CONFLICT = HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.CONFLICT
ASKED: Json = {"question": "paperboy", "situation": {"moment": "when_taken", "source": "pile"}}
"""What the English rulebook leaves open."""
POINT, LATER = "CCC-O6", "at_game_end"
OTHER: Json = {"question": "cover", "situation": {"under": "prison", "over": "mine"}}
ROLES = list(roles())
SEATS = [role for role in ROLES if role.startswith("seat")]


def keep(sitting: Sitting, role: str = "host", asked: Json = None) -> Json:
    """The sheet after a ruling was kept."""
    return told(sitting.ask(role, "POST", "/rulings", asked or ASKED), CREATED)


def numbers(sheet: Json) -> list[int]:
    """The rulings that a table keeps."""
    return [ruling["number"] for ruling in sheet["rulings"]]


def example_of(slug: str) -> Json:
    """The first question of a title's contract that is answered."""
    cases = read_cases(HOUSE / "tests" / titles()[slug].facts.room / "contract.json")
    return next(
        {"question": case["post"].removeprefix("ask/"), "situation": case["body"]}
        for case in cases
        if case["post"].startswith("ask/") and "status" not in case["expect"]
    )


# As asked and answered


def test_a_new_table_has_settled_nothing(sitting: Sitting) -> None:
    assert all(sitting.see(role)["rulings"] == [] for role in ROLES)


@pytest.mark.parametrize("slug", titles())
def test_a_ruling_is_what_the_question_answers(client: FlaskClient, slug: str) -> None:
    sitting, asked = sat_down(client, "Ann", "Ben", title=slug), example_of(slug)
    (ruling,) = keep(sitting, "seat.1", asked)["rulings"]
    body = {**ruling["situation"]}
    answer = told(client.post(f"/api/v1/{slug}/ask/{asked['question']}", json=body))
    assert asked["situation"].items() <= body.items()
    for key in ("title", "question", "verdict", "facts", "depends_on", "warnings"):
        assert ruling["ruling"][key] == answer[key]
    clauses = [reason["clause"] for reason in ruling["ruling"]["because"]]
    assert clauses == [reason["clause"] for reason in answer["because"]]
    assert all(reason["says"] for reason in ruling["ruling"]["because"])
    assert ruling["who"] == {"role": "seat.1", "name": "Ben"}
    assert set(ruling["readings"]) == set(titles()[slug].facts.book.open_points)


@pytest.mark.parametrize("slug", titles())
def test_its_address_asks_the_same_again(client: FlaskClient, slug: str) -> None:
    sitting, asked = sat_down(client, "Ann", "Ben", title=slug), example_of(slug)
    (ruling,) = keep(sitting, asked=asked)["rulings"]
    assert ruling["address"].startswith(f"/{slug}/ask/{asked['question']}?")
    page = client.get(ruling["address"])
    assert page.status_code == HTTPStatus.OK
    assert f"verdict-{ruling['ruling']['verdict']}" in page.text
    for reason in ruling["ruling"]["because"]:
        assert f">{reason['clause']}</a>" in page.text


@pytest.mark.parametrize("slug", titles())
def test_everybody_reads_it_in_their_own_language(client: FlaskClient, slug: str) -> None:
    sitting = sat_down(client, "Ann", "Ben", title=slug)
    keep(sitting, asked=example_of(slug))
    spoken = {}
    for language in ("en", "de"):
        headers = {"Accept-Language": language}
        for role in roles(2):
            answer = told(client.get(f"{SHEETS}/{sitting.code(role)}", headers=headers))
            because = answer["rulings"][0]["ruling"]["because"]
            spoken.setdefault(language, []).append(json.dumps(because))
    assert all(len(set(told)) == 1 for told in spoken.values())
    assert spoken["en"][0] != spoken["de"][0]


def test_the_readings_of_the_table_are_in_force(sitting: Sitting) -> None:
    (before,) = keep(sitting)["rulings"]
    assert before["ruling"]["verdict"] == "open"
    sitting.set({f"setup.house_rules.{POINT}": LATER})
    _, after = keep(sitting)["rulings"]
    assert after["ruling"]["verdict"] != "open"
    assert after["situation"]["house_rules"] == {POINT: LATER}
    assert after["readings"][POINT] == LATER
    assert f"house_rules.{POINT}={LATER}" in after["address"]


def test_what_the_situation_agrees_on_goes_before_the_table(sitting: Sitting) -> None:
    chosen = {**ASKED["situation"], "house_rules": {POINT: LATER}}
    (ruling,) = keep(sitting, asked={**ASKED, "situation": chosen})["rulings"]
    assert ruling["readings"][POINT] == LATER
    assert sitting.see()["setup"]["house_rules"] == {}


def test_it_stays_as_it_was_answered_whatever_the_table_agrees_on_later(sitting: Sitting) -> None:
    before = keep(sitting)["rulings"]
    sitting.set({f"setup.house_rules.{POINT}": LATER, "setup.edition": "de"})
    assert sitting.see()["rulings"] == before


def test_it_stays_as_it_was_answered_when_the_rules_answer_otherwise(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = keep(sitting)["rulings"]
    question = titles()["carson-city-cards"].questions["paperboy"]
    now = replace(question, answer=lambda *_: Ruling(Verdict.NO))
    monkeypatch.setitem(
        titles()["carson-city-cards"].__dict__,
        "questions",
        {**titles()["carson-city-cards"].questions, "paperboy": now},
    )
    assert sitting.see()["rulings"] == before
    last = keep(sitting)["rulings"][-1]
    assert (last["ruling"]["verdict"], len(before)) == ("no", 1)


def test_the_same_is_kept_once(sitting: Sitting) -> None:
    first = keep(sitting)
    assert keep(sitting, "seat.1") == {**sitting.see("seat.1")}
    assert sitting.revision == first["revision"]


def test_two_phones_that_settle_something_are_never_at_odds(sitting: Sitting) -> None:
    base = sitting.revision
    keep(sitting, "seat.0")
    keep(sitting, "seat.1", OTHER)
    answer = sitting.put({"seats.2.city": CITY}, "seat.2", base)
    assert len(told(answer)["rulings"]) == 2
    assert numbers(sitting.see()) == [1, 2]


# Who may


KEEPING = {role: 403 if role in {"join", "look"} else 201 for role in ROLES}


@pytest.mark.parametrize(("role", "status"), KEEPING.items())
def test_the_host_and_every_seat_may_keep_one(sitting: Sitting, role: str, status: int) -> None:
    answer = sitting.ask(role, "POST", "/rulings", ASKED)
    assert answer.status_code == status
    assert len(sitting.see()["rulings"]) == (status == CREATED)


DELETING = {
    ("host", "host"): 200, ("host", "seat.0"): 200, ("seat.0", "seat.0"): 200,
    ("seat.1", "seat.0"): 403, ("seat.0", "host"): 403, ("join", "host"): 403,
    ("look", "seat.0"): 403,
}  # fmt: skip


@pytest.mark.parametrize(("who", "whose"), DELETING)
def test_a_seat_deletes_its_own_and_the_host_all(sitting: Sitting, who: str, whose: str) -> None:
    (number,) = numbers(keep(sitting, whose))
    answer = sitting.ask(who, "DELETE", f"/rulings/{number}")
    assert answer.status_code == DELETING[who, whose]
    assert bool(sitting.see()["rulings"]) == (answer.status_code == FORBIDDEN)


def test_a_ruling_that_is_not_there_cannot_go(sitting: Sitting) -> None:
    (number,) = numbers(keep(sitting))
    for other in (0, number + 1, 999_999):
        assert sitting.ask("host", "DELETE", f"/rulings/{other}").status_code == NOT_FOUND
    told(sitting.ask("host", "DELETE", f"/rulings/{number}"))
    assert sitting.ask("host", "DELETE", f"/rulings/{number}").status_code == NOT_FOUND


def test_a_code_that_opens_nothing_settles_nothing(client: FlaskClient) -> None:
    address = f"{SHEETS}/{NO_CODE}/rulings"
    assert client.post(address, json=ASKED).status_code == NOT_FOUND
    assert client.delete(f"{address}/2").status_code == NOT_FOUND


def test_a_finished_table_settles_nothing_more(sitting: Sitting) -> None:
    before = keep(sitting)
    sitting.finish()
    for role in ("host", "seat.0"):
        assert told(sitting.ask(role, "POST", "/rulings", OTHER), CONFLICT)["detail"]
        gone = sitting.ask(role, "DELETE", f"/rulings/{numbers(before)[0]}")
        assert gone.status_code == CONFLICT
    assert sitting.see()["rulings"] == before["rulings"]
    told(sitting.ask("host", "POST", "/reopen"))
    keep(sitting, "seat.0", OTHER)


# What is refused

REFUSED: dict[str, tuple[Json, set[str]]] = {
    "no question": ({"situation": {}}, {"question"}),
    "no situation": ({"question": "cover"}, {"situation"}),
    "neither": ({}, {"question", "situation"}),
    "something more": ({**ASKED, "verdict": "yes"}, {"verdict"}),
    "a question that is none": ({**ASKED, "question": "weather"}, {"question"}),
    "a number for a question": ({**ASKED, "question": 3}, {"question"}),
    "a list for a situation": ({**ASKED, "situation": []}, {"situation"}),
    "all faults of the situation": (
        {"question": "cover", "situation": {"under": "moon", "over": 7, "weather": "dusty"}},
        {"situation.under", "situation.over", "situation.weather"},
    ),
    "another edition than there is": (
        {**ASKED, "situation": {**ASKED["situation"], "edition": "xx"}}, {"situation.edition"},
    ),
    "no end of depth": (
        {**ASKED, "situation": json.loads('{"a":' * 20 + "1" + "}" * 20)}, {"situation"},
    ),
    "half a character": ({**ASKED, "situation": {"moment": "\ud800"}}, {"situation"}),
}  # fmt: skip


@pytest.mark.parametrize(("body", "paths"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_asked_is_refused_with_every_fault(
    sitting: Sitting, body: Json, paths: set[str]
) -> None:
    assert set(errors(sitting.ask("seat.0", "POST", "/rulings", body))) == paths
    assert sitting.see()["rulings"] == []


def test_no_change_to_paths_makes_a_ruling(sitting: Sitting) -> None:
    (number,) = numbers(keep(sitting))
    for path in ("rulings", "rulings.7", f"rulings.{number}", f"rulings.{number}.answer.verdict"):
        assert path in errors(sitting.put({path: {"verdict": "yes"}}))


# The timeline


def test_it_is_a_change_of_the_timeline(sitting: Sitting) -> None:
    (number,) = numbers(keep(sitting, "seat.1"))
    told(sitting.ask("seat.1", "DELETE", f"/rulings/{number}"))
    came, went = sitting.changes("look")[-2:]
    assert (came["kind"], went["kind"]) == ("ruling_kept", "ruling_deleted")
    assert came["who"] == went["who"] == {"role": "seat.1", "name": "Paula"}
    assert came["set"][f"rulings.{number}"]["old"] is None
    assert came["set"][f"rulings.{number}"]["new"]["question"] == "paperboy"
    assert came["set"][f"rulings.{number}"]["new"] == went["set"][f"rulings.{number}"]["old"]
    question = catalogue("en", "carson_city_cards").name("question-paperboy")
    assert question in came["says"]
    assert question in went["says"]
    assert came["says"] != went["says"]
    assert not came["moves"]


def test_an_undo_takes_it_away_and_brings_it_back(sitting: Sitting) -> None:
    kept = keep(sitting, "seat.0")
    assert sitting.changes("seat.0")[-1]["may_undo"]
    assert not sitting.changes("seat.1")[-1]["may_undo"]
    gone = told(sitting.undo(kept["revision"], "seat.0"))
    assert gone["rulings"] == []
    back = told(sitting.undo(gone["revision"], "host"))
    assert back["rulings"] == kept["rulings"]
    assert "Settled" in sitting.changes()[-1]["says"]


def test_an_undo_brings_back_what_was_deleted(sitting: Sitting) -> None:
    kept = keep(sitting, "seat.0")
    gone = told(sitting.ask("seat.0", "DELETE", f"/rulings/{numbers(kept)[0]}"))
    keep(sitting, "seat.1", OTHER)
    back = told(sitting.undo(gone["revision"], "seat.0"))
    assert numbers(back) == [1, 2]
    assert sitting.undo(kept["revision"]).status_code == CONFLICT


def test_a_number_is_given_once(sitting: Sitting) -> None:
    (first,) = numbers(keep(sitting))
    told(sitting.ask("host", "DELETE", f"/rulings/{first}"))
    (second,) = numbers(keep(sitting))
    assert (first, second) == (1, 2)


def test_everybody_hears_of_it_as_it_happens(sitting: Sitting) -> None:
    stream = listening(sitting, "look")
    sheet = keep(sitting, "seat.0")
    revision, news = read(next(stream))
    assert revision == sheet["revision"]
    assert news["change"]["kind"] == "ruling_kept"
    ruling = news["change"]["set"]["rulings.1"]["new"]
    assert ruling["ruling"]["verdict"] == "open"
    stream.close()


# Keeping


def test_a_table_keeps_so_many_and_says_so(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_RULINGS", 1)
    kept = keep(sitting)
    answer = sitting.ask("seat.0", "POST", "/rulings", OTHER)
    assert "1 rulings" in told(answer, TOO_LARGE)["detail"]
    gone = told(sitting.ask("host", "DELETE", f"/rulings/{numbers(kept)[0]}"))
    keep(sitting, "seat.0", OTHER)
    assert sitting.undo(gone["revision"]).status_code == TOO_LARGE


def test_rulings_leave_room_for_the_score(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(sitting)
    monkeypatch.setattr(limits, "LARGEST_RULINGS", 1200)
    assert told(sitting.ask("host", "POST", "/rulings", OTHER), TOO_LARGE)["detail"]
    assert limits.LARGEST > limits.LARGEST_RULINGS


def test_a_rematch_begins_with_nothing_settled(sitting: Sitting) -> None:
    keep(sitting)
    assert told(sitting.ask("host", "POST", "/rematch"), CREATED)["rulings"] == []


@pytest.mark.parametrize("slug", titles())
def test_a_saved_file_brings_them_back(client: FlaskClient, slug: str) -> None:
    sitting = sat_down(client, "Ann", "Ben", title=slug)
    keep(sitting, "seat.1", example_of(slug))
    before = sitting.see()["rulings"]
    saved = told(sitting.ask("look", "GET", "/export.json"))
    after = told(made(client, saved, "/import"), CREATED)["rulings"]
    told_again = ("number", "at", "question", "situation", "beside", "readings", "ruling")
    assert [{key: each[key] for key in told_again} for each in after] == [
        {key: each[key] for key in told_again} for each in before
    ]
    assert after[0]["who"] == {"role": "host", "name": "Ben"}


def test_a_file_from_before_there_were_any_has_none(sitting: Sitting) -> None:
    saved = told(sitting.ask("host", "GET", "/export.json"))
    assert saved.pop("rulings") == []
    assert told(made(sitting.client, saved, "/import"), CREATED)["rulings"] == []


BROUGHT: dict[str, tuple[Json, set[str]]] = {
    "no list": ({"1": ASKED}, {"rulings"}),
    "too many": ([ASKED] * 101, {"rulings"}),
    "no ruling": ([3, ASKED, {}], {"rulings.0.body", "rulings.2.question", "rulings.2.situation"}),
    "no question that there is": ([{**ASKED, "question": "weather"}], {"rulings.0.question"}),
    "no situation that can be": (
        [OTHER, {**OTHER, "situation": {"under": "moon"}}],
        {"rulings.1.situation.under", "rulings.1.situation.over"},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("rulings", "paths"), BROUGHT.values(), ids=BROUGHT)
def test_a_file_whose_rulings_cannot_be_asked_is_refused(
    client: FlaskClient, rulings: Json, paths: set[str]
) -> None:
    body = {"title": "carson-city-cards", "seats": [{"name": "Ann"}], "rulings": rulings}
    assert set(errors(made(client, body, "/import"))) == paths


STRANGE: dict[str, Json] = {
    "nobody": {"who": None}, "a number": {"who": 3, "at": 3}, "no name": {"who": {"name": 7}},
    "a long name": {"who": {"name": "x" * 99}}, "no moment": {"at": "yesterday"},
    "the far past": {"at": "0001-01-01"}, "the far future": {"at": "9999-12-31T23:59:59+00:00"},
    "a list beside it": {"beside": [1]}, "deep things beside it": {"beside": {"names": {"0": [1]}}},
    "no numbers": {"beside": {"names": {"x": "Ann", "²": "Ben", "0": 3}}},
}  # fmt: skip


@pytest.mark.parametrize("more", STRANGE.values(), ids=STRANGE)
def test_what_else_a_file_says_of_a_ruling_does_no_harm(client: FlaskClient, more: Json) -> None:
    body = {
        "title": "carson-city-cards",
        "seats": [{"name": "Ann"}],
        "rulings": [{**ASKED, **more}],
    }
    sheet = told(made(client, body, "/import"), CREATED)
    (ruling,) = sheet["rulings"]
    assert ruling["who"]["name"] is None
    assert ruling["ruling"]["verdict"] == "open"
    assert client.get(sheet["links"]["host"]).status_code == HTTPStatus.OK


def test_the_portable_text_holds_no_rulings(sitting: Sitting) -> None:
    keep(sitting)
    seen = sheets_of(sitting.client.application).open(sitting.code("host")).view
    assert "rulings" not in read_portable(portable(table_of(seen)))


def test_a_message_is_stored_with_all_that_fills_its_gaps() -> None:
    nested = say("x", name="Ann", count=2, word=Word("w"), says=say("y", at="c3"), more=("a", "b"))
    ruling = Ruling(
        Verdict.NO,
        (Reason("X-1", (nested,)),),
        {"deep": {"list": [1, None, True, "a"]}},
        (say("z"),),
        (Fault("here", say("odd")),),
    )
    needed: Alternative[Ruling] = Alternative("other", None, (Fault("there", say("lacks")),))
    otherwise = (Alternative("one", Ruling(Verdict.YES, facts={"n": 1})), needed)
    answer = Answer(ruling, (Dependence("X-O1", None, otherwise),))
    asked = AskedQuestion("q", {"a": [1]}, {"names": {"0": "Ann"}})
    kept = KeptRuling(asked, {"X-O1": "one"}, answer, Settlement("host", None, 5, "1"), 7)
    assert read_ruling(7, json.loads(json.dumps(kept.stored))) == kept


def test_a_sentence_that_a_later_version_dropped_is_left_out() -> None:
    words = catalogue("en", "carson_city_cards")
    because = (Reason("CCC-1", (say("no-such-sentence"), say("sheet-finished"))),)
    ruling = Ruling(Verdict.NO, because, remedies=(say("sheet-no-seat"),))
    said = still_said(Answer(ruling), words).ruling
    assert said.because == (Reason("CCC-1", (say("sheet-finished"),)),)
    assert (said.verdict, said.remedies) == (Verdict.NO, ())


# Face down


@pytest.fixture
def covered_backs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as it would be if what a question asks for could lie face down."""
    title = titles()["carson-city-cards"]
    covered = replace(title.sheet, covered=frozenset({"appeal", "moment"}))
    monkeypatch.setitem(title.__dict__, "sheet", covered)
    view.standing_of.cache_clear()
    yield
    view.standing_of.cache_clear()


@pytest.mark.usefixtures("covered_backs")
def test_what_lies_face_down_is_kept_only_after_the_reveal(sitting: Sitting) -> None:
    for role in ("host", *SEATS):
        assert told(sitting.ask(role, "POST", "/rulings", ASKED), CONFLICT)["detail"]
    keep(sitting, "seat.0", OTHER)
    told(sitting.ask("host", "POST", "/reveal"))
    keep(sitting, "seat.0")
    for role in ROLES:
        assert len(sitting.see(role)["rulings"]) == 2


@pytest.mark.usefixtures("covered_backs")
def test_no_page_file_or_event_tells_what_lies_face_down_at_the_asker(sitting: Sitting) -> None:
    sitting.set({"seats.0.virtual": True, "seats.0.appeal": 731}, "seat.0")
    keep(sitting, "seat.0", OTHER)
    whole = sheets_of(sitting.client.application).open(sitting.code("host")).sheet
    assert "731" in whole.text, "else this would prove nothing"
    for role in ROLES:
        if role != "seat.0":
            assert "731" not in json.dumps(sitting.see(role)["rulings"])
            assert "731" not in View(whole, role).text


def test_a_number_of_tokens_is_no_token(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben", title="gold-rush")
    asked = {"players": 2, "current": 0, "tied": [0, 1], "tokens": 3}
    sheet = keep(sitting, "seat.0", {"question": "split_tokens", "situation": asked})
    assert "names.0=Ann" in sheet["rulings"][0]["address"]
