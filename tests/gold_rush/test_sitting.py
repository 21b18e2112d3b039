"""People are called by their names, or by seat and mark; nobody is told that seats begin at 0."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.gold_rush.asking import answer_to, refused_at
from tests.house.forms_in_pages import chips_of, chosen_chips, form_to
from tests.house.links_in_pages import links_of
from tests.sheets.sitting import sat_down
from web.gold_rush.asked import asked_of

Body = dict[str, Any]

DRAWN: Body = {"players": 3, "current": 2, "tied": [0, 1], "tokens": 3}
SHARED: Body = {"feature": {"kind": "mountain", "nuggets": 2, "cowboys": {"0": 1, "3": 1}}}
CAME_WITH: Body = {"map": "0,0=rmrp_n-s_e^1!c1:railroad@n", "seat": 0, "on": "prairie@ws"}
ASKED = "players=3&current=2&tied=0&tied=1&tokens=3"
NAMED = "names.0=Ann&names.1=Ben&names.2=Cid"
MAP = "0,0=rmrp_n-s_e^1!c1:railroad@n"


def said(client: FlaskClient, question: str, body: Body) -> str:
    return " ".join(reason["says"] for reason in answer_to(client, question, body)["because"])


@pytest.mark.parametrize(
    ("question", "body", "called"),
    [
        ("split_tokens", DRAWN, ["Player 1 (hat)"]),
        ("split_tokens", {**DRAWN, "tied": [1]}, ["Player 2 (star)"]),
        ("feature", SHARED, ["Player 1 (hat)", "Player 4 (boot)"]),
        ("cowboy", CAME_WITH, ["Player 2 (star)"]),
    ],
)
def test_a_seat_without_a_name_has_number_and_mark(
    client: FlaskClient, question: str, body: Body, called: list[str]
) -> None:
    spoken = said(client, question, body)
    assert all(seat in spoken for seat in called)
    assert not re.search(r"[Ss]eat 0", spoken)


def test_the_names_of_a_score_stand_in_its_refusals(client: FlaskClient) -> None:
    four = {"kind": "mountain", "nuggets": 1, "cowboys": {"1": 4}}
    body = {"seats": [{"name": "Ann"}, {"name": "Ben"}], "features": [four, four]}
    answer = client.post("/api/v1/gold-rush/score", json=body).get_json()
    assert answer["errors"]["features"][0].startswith("Ben has 8 cowboys")
    assert refused_at(client, "score", body) == {"features"}


def test_a_form_offers_seats_by_mark_and_by_name(client: FlaskClient) -> None:
    blank = client.get("/gold-rush/ask/split_tokens").text
    assert chips_of(blank, "current")["0"] == "Player 1"
    assert 'mark-hat"/></svg></span> <span>Player 1</span>' in blank
    assert form_to(blank, "split_tokens").choices["tied"] == ["0", "1", "2", "3", "4", "-"]
    assert "from 0" not in blank
    asked = client.get(f"/gold-rush/ask/split_tokens?{ASKED}&{NAMED}").text
    assert chips_of(asked, "current") == {"0": "Ann", "1": "Ben", "2": "Cid"}
    assert chosen_chips(asked, "current") == ["2"]
    assert "beginning with Ann" in asked
    assert "Player 1" not in asked


def test_the_names_stay_when_a_question_is_asked_again(client: FlaskClient) -> None:
    page = client.get(f"/gold-rush/ask/split_tokens?{ASKED}&{NAMED}").text
    sent = form_to(page, "split_tokens").filled()
    assert [sent[f"names.{number}"] for number in range(3)] == [["Ann"], ["Ben"], ["Cid"]]


@pytest.mark.parametrize("question", ["cowboy", "tent", "feature", "split_tokens"])
def test_a_question_from_a_sheet_knows_who_sits_there(client: FlaskClient, question: str) -> None:
    sitting = sat_down(client, "Ann", "Ben", title="gold-rush")
    sitting.set({"shared.map": MAP})
    seat = client.get(f"/s/{sitting.code('seat.0')}").text
    address = next(link for link in links_of(seat) if f"/ask/{question}?" in link)
    page = client.get(address).text
    assert "Ben" in page
    assert not re.search(r"Seat \d", page)


def test_after_somebody_left_those_who_play_are_counted_in_turn() -> None:
    seats = [{"name": "Ann", "left_out": True}, {"name": "Ben"}, {"name": "Cid"}]
    asked = asked_of({"seats": seats}, 2, "split_tokens")
    assert asked == {"players": 2, "names": {"0": "Ben", "1": "Cid"}}


def test_the_timeline_says_whose_cowboys_were_typed(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben", title="gold-rush")
    sitting.set({"shared.features.0": {"kind": "mountain", "nuggets": 1, "cowboys": {"0": 1}}})
    sitting.set({"shared.features.0.cowboys.1": 2})
    assert "Cowboys Ben:" in sitting.changes()[-1]["says"]


def test_a_cowboy_of_somebody_who_was_left_out_keeps_its_owner(client: FlaskClient) -> None:
    sitting = sat_down(client, "Ann", "Ben", "Cid", title="gold-rush")
    sitting.set({"shared.map": "0,0=rmrp_n-s_e^1!c1:railroad@n"})
    sitting.ask("host", "DELETE", "/seats/1")
    page = client.get(f"/s/{sitting.code('host')}/parts").text
    assert "Cowboy of Ben" in page
