"""Changes of paths: taken, refused, contested."""

import json
from http import HTTPStatus
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.carson_city_cards.sheet import SHEET as FACTS
from rules.core.paths import overlap
from sheets.document import Document, Put, changed, value_at
from tests.sheets.sitting import CITY, NO_CODE, PEOPLE, SHEETS, Sitting, errors, sat_down, told

Json = Any


def test_a_change_is_answered_with_the_sheet_as_it_is_then(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.1.city": CITY, "setup.place": "at Zoë's"})
    assert sheet == sitting.see()
    assert sheet["revision"] == 2
    assert sheet["seats"][1]["fields"] == {"city": CITY}
    assert sheet["setup"]["place"] == "at Zoë's"


def test_null_removes(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": CITY, "seats.0.characters": ["doctor"], "setup.place": "here"})
    sheet = sitting.set({"seats.0.city": None, "setup.place": None, "setup.date": None})
    assert sheet["seats"][0]["fields"] == {"characters": ["doctor"]}
    assert sheet["setup"]["place"] == ""
    assert sheet["setup"]["date"]


def test_a_change_that_changes_nothing_is_no_revision(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": CITY})
    for puts in (
        {"seats.0.city": CITY},
        {"seats.0.city.a1": "h"},
        {"seats.1.city": None},
        {"seats.1.city.b2": "-"},
        {"seats.1.counts.mines": None},
        {"seats.0.name": f" {PEOPLE[0]} "},
    ):
        assert sitting.set(puts)["revision"] == 2


@pytest.mark.parametrize(
    ("before", "after"), [(1, True), (0, False), (4, 4.0), ([1], [True]), ({"a": 1}, {"a": 1.0})]
)
def test_what_python_takes_for_the_same_is_not(sitting: Sitting, before: Json, after: Json) -> None:
    sitting.set({"seats.0.counts": before})
    sheet = sitting.set({"seats.0.counts": after})
    assert repr(sheet["seats"][0]["fields"]["counts"]) == repr(after)


def test_parcels_are_set_one_by_one_and_keep_their_names(sitting: Sitting) -> None:
    sitting.set({"seats.0.city.d4": "s"})
    sitting.set({"seats.0.city.a1": "h"})
    sheet = sitting.set({"seats.0.city.e5": "m", "seats.0.city.d4": "B"})
    assert sheet["seats"][0]["fields"]["city"] == "h----/-----/-----/---B-/----m"
    sheet = sitting.set({"seats.0.city.e5": None})
    assert sheet["seats"][0]["fields"]["city"] == "h---/----/----/---B"


def test_two_phones_add_to_the_same_city_without_seeing_each_other(sitting: Sitting) -> None:
    base = sitting.set({"seats.0.city": CITY})["revision"]
    told(sitting.put({"seats.0.city.a3": "m"}, "seat.0", base))
    sheet = told(sitting.put({"seats.0.city.b3": "m"}, "host", base))
    assert sheet["seats"][0]["fields"]["city"] == "hb.i/tl.i/mm--"


def test_other_changes_since_never_stand_in_the_way(sitting: Sitting) -> None:
    base = sitting.revision
    for number in range(10):
        sitting.set({f"seats.0.counts.{('mines', 'banks')[number % 2]}": number})
    assert told(sitting.put({"seats.0.counts.hotels": 3, "seats.1.city": CITY}, base=base))


@pytest.mark.parametrize(
    ("theirs", "yours"),
    [
        ("seats.0.city", "seats.0.city"),
        ("seats.0.city", "seats.0.city.d4"),
        ("seats.0.city.d4", "seats.0.city"),
        ("seats.0.city.d4", "seats.0.city.d4"),
    ],
)
def test_the_same_path_changed_meanwhile_is_told_with_both_values(
    sitting: Sitting, theirs: str, yours: str
) -> None:
    base, values = (
        sitting.revision,
        {theirs: "s" if theirs.endswith("4") else "---s/---s/---s/---s"},
    )
    sheet = sitting.set(values)
    value = "m"
    answer = sitting.put({yours: value, "setup.place": "here"}, base=base)
    body = told(answer, HTTPStatus.CONFLICT)
    assert body["yours"] == {yours: value}
    there = sheet["seats"][0]["fields"]["city"]
    assert body["theirs"] == {yours: "s" if yours.endswith("4") else there}
    assert body["revision"] == sheet["revision"]
    assert body["detail"]
    assert sitting.see() == sheet, "none of it was made"


def test_two_who_mean_the_same_are_not_in_each_others_way(sitting: Sitting) -> None:
    base = sitting.revision
    sheet = sitting.set({"seats.0.counts.mines": 4})
    assert told(sitting.put({"seats.0.counts.mines": 4}, base=base)) == sheet


PIECES = {
    "seats.0.city": [None, "hb/..", "h", "-m"],
    "seats.0.city.a1": [None, "h", "m"],
    "seats.0.city.b1": [None, "b", "."],
    "seats.0.counts": [None, {}, {"mines": 2}],
    "seats.0.counts.mines": [None, 2, 4],
    "seats.0.counts.banks": [None, 1],
    "seats.1.city.a1": [None, "h"],
    "seats.1.name": ["Paula", "Paul"],
    "setup.place": ["", "here", "there"],
    "setup.house_rules.CCC-O1": [None, "per_cluster", "per_symbol"],
}  # fmt: skip


class Replay:
    """What the contract says, in the plainest words: every earlier sheet is kept."""

    def __init__(self, first: Json) -> None:
        seats = [{**seat, "fields": seat["fields"]} for seat in first["seats"]]
        self.kept: list[Document] = [{"setup": first["setup"], "seats": seats}]
        self.history: list[set[str]] = []

    @property
    def now(self) -> Document:
        return self.kept[-1]

    def differing(self, puts: dict[str, Json]) -> dict[str, Json]:
        return {
            path: value for path, value in puts.items() if value_at(self.now, path, FACTS) != value
        }

    def put(self, puts: dict[str, Json], base: int) -> dict[str, Json] | None:
        """What is contested; None where the change is taken."""
        mine = self.differing(puts)
        later = [path for paths in self.history[base - 1 :] for path in paths]
        contested = {
            path: value
            for path, value in mine.items()
            if any(overlap(path, other) for other in later)
        }
        if contested:
            return contested
        if mine:
            made = tuple(Put(path, value) for path, value in mine.items())
            self.kept.append(changed(self.now, made, FACTS))
            self.history.append(set(mine))
        return None


def some_puts(chance: Random) -> dict[str, Json]:
    """One to three paths that do not lie in each other."""
    paths: list[str] = []
    for path in chance.sample(sorted(PIECES), chance.randint(1, 3)):
        if not any(overlap(path, other) for other in paths):
            paths.append(path)
    return {path: chance.choice(PIECES[path]) for path in paths}


def assert_as_replayed(sheet: Json, replay: Replay) -> None:
    setup = replay.now["setup"]
    assert sheet["setup"] == {"house_rules": {}, **setup}
    for seat, expected in zip(sheet["seats"], replay.now["seats"], strict=True):
        assert (seat["name"], seat["fields"]) == (expected["name"], expected["fields"])


@pytest.mark.parametrize("seed", range(3))
def test_random_changes_are_contested_exactly_where_a_plain_replay_says(
    client: FlaskClient, seed: int, *, whole: bool
) -> None:
    sitting, chance = sat_down(client), Random(seed)  # noqa: S311 (no secret)
    replay, refusals = Replay(sitting.see()), 0
    for _ in range(400 if whole else 60):
        puts, newest = some_puts(chance), len(replay.kept)
        base = max(1, newest - chance.choice([0, 0, 1, 3, 8]))
        contested = replay.put(puts, base)
        answer = sitting.put(puts, base=base)
        if contested is None:
            sheet = told(answer)
            assert sheet["revision"] == len(replay.kept)
            assert_as_replayed(sheet, replay)
        else:
            refusals += 1
            body = told(answer, HTTPStatus.CONFLICT)
            assert body["yours"] == contested
            theirs = {path: value_at(replay.now, path, FACTS) for path in contested}
            assert body["theirs"] == theirs
            assert body["revision"] == newest
    assert refusals > 5
    assert len(replay.kept) > 20


# What is refused

REFUSED: dict[str, tuple[dict[str, Json], set[str]]] = {
    "an unknown root": ({"winner.0": 1}, {"winner.0"}),
    "a root alone": ({"seats": []}, {"seats"}),
    "a seat alone": ({"seats.0": {}}, {"seats.0"}),
    "a seat that is not there": ({"seats.3.city": "h"}, {"seats.3.city"}),
    "a seat with a nought before it": ({"seats.00.city": "h"}, {"seats.00.city"}),
    "an unknown field": ({"seats.0.money": 62}, {"seats.0.money"}),
    "what the host does otherwise": ({"seats.0.left_out": True}, {"seats.0.left_out"}),
    "a part of a name": ({"seats.0.name.x": "A"}, {"seats.0.name.x"}),
    "an unknown shared part": ({"shared.board": ""}, {"shared.board"}),
    "an unknown extra": ({"extras.log": []}, {"extras.log"}),
    "an unknown key of the set-up": ({"setup.colour": "red"}, {"setup.colour"}),
    "a part of a date": ({"setup.date.year": 1}, {"setup.date.year"}),
    "a point below a point": ({"setup.house_rules.A.B": 1}, {"setup.house_rules.A.B"}),
    "a path with blanks": ({"seats.0.city ": "h"}, {"seats.0.city "}),
    "no path": ({"": 1}, {""}),
    "dots": ({"seats.0..city": "h"}, {"seats.0..city"}),
    "a path of half a character": ({"\ud800": 1}, {"\ud800"}),
    "a place beyond the frame": ({"seats.0.city.z99": "h"}, {"seats.0.city.z99"}),
    "a place in capitals": ({"seats.0.city.D4": "h"}, {"seats.0.city.D4"}),
    "a sign that nobody knows": ({"seats.0.city.d4": "?"}, {"seats.0.city.d4"}),
    "two signs": ({"seats.0.city.d4": "hb"}, {"seats.0.city.d4"}),
    "a number as a sign": ({"seats.0.city.d4": 4}, {"seats.0.city.d4"}),
    "a part of a place": ({"seats.0.city.d4.x": "h"}, {"seats.0.city.d4.x"}),
    "a part beside its whole": (
        {"seats.0.city": "h", "seats.0.city.d4": "h"},
        {"seats.0.city.d4"},
    ),
    "an entry beyond the list": ({"seats.0.cards.7": 1, "seats.0.cards.0": 2}, {"seats.0.cards.7"}),
    "an entry that the same change took away": (
        {"seats.0.cards.1": None, "seats.0.cards.2": 3},
        {"seats.0.cards.2"},
    ),
    "no name": ({"seats.0.name": None}, {"seats.0.name"}),
    "a blank name": ({"seats.0.name": "  "}, {"seats.0.name"}),
    "a long name": ({"seats.0.name": "A" * 41}, {"seats.0.name"}),
    "a name that is none": ({"seats.0.name": ["A"]}, {"seats.0.name"}),
    "a name with half a character": ({"seats.0.name": "\ud800"}, {"seats.0.name"}),
    "an unknown mark": ({"seats.0.mark": "gun"}, {"seats.0.mark"}),
    "no mark": ({"seats.0.mark": None}, {"seats.0.mark"}),
    "an unknown edition": ({"setup.edition": "fr"}, {"setup.edition"}),
    "a variant": ({"setup.variants": ["solo"]}, {"setup.variants"}),
    "an unknown point": ({"setup.house_rules.CCC-O99": "x"}, {"setup.house_rules.CCC-O99"}),
    "an unknown reading": ({"setup.house_rules.CCC-O1": "x"}, {"setup.house_rules.CCC-O1"}),
    "house rules that are none": ({"setup.house_rules": "none"}, {"setup.house_rules"}),
    "no such day": ({"setup.date": "2026-02-30"}, {"setup.date"}),
    "a week": ({"setup.date": "2026-W47-3"}, {"setup.date"}),
    "a date of ten entries": ({"setup.date": [1] * 10}, {"setup.date"}),
    "a long place": ({"setup.place": "A" * 81}, {"setup.place"}),
    "a place in lines": ({"setup.place": "A\nB"}, {"setup.place"}),
    "joining in another way": ({"setup.joining": "sometimes"}, {"setup.joining"}),
    "a flag that is none": ({"setup.totals_covered": 1}, {"setup.totals_covered"}),
    "half a character": ({"seats.0.level": "\ud800"}, {"seats.0.level"}),
    "half a character in a key": ({"seats.0.counts": {"\udfff": 1}}, {"seats.0.counts"}),
    "a signal for machines": ({"seats.0.level": "\x00"}, {"seats.0.level"}),
    "a number that is none": ({"seats.0.counts": {"mines": float("inf")}}, {"seats.0.counts"}),
    "every fault": (
        {"seats.0.money": 1, "seats.9.city": "h", "seats.0.city.d4": "h", "setup.place": 3},
        {"seats.0.money", "seats.9.city", "setup.place"},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("puts", "at"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_put_is_named_at_its_path_and_nothing_is_made(
    sitting: Sitting, puts: dict[str, Json], at: set[str]
) -> None:
    before = sitting.set({"seats.0.cards": [1, 2]})
    body = {"base": 2, "set": puts}
    text = json.dumps(body).replace("Infinity", "1e999")
    answer = sitting.client.patch(
        f"/api/v1/sheets/{sitting.code('host')}", data=text, content_type="application/json"
    )
    assert set(errors(answer)) == at
    assert sitting.see() == before


BODIES: dict[str, tuple[Json, set[str]]] = {
    "no object": ([], {"body"}),
    "null": (None, {"body"}),
    "nothing": ({}, {"base", "set"}),
    "no base": ({"set": {"setup.place": "A"}}, {"base"}),
    "no change": ({"base": 1}, {"set"}),
    "an empty change": ({"base": 1, "set": {}}, {"set"}),
    "a list as change": ({"base": 1, "set": [1]}, {"set"}),
    "a text as base": ({"base": "1", "set": {"setup.place": "A"}}, {"base"}),
    "a truth as base": ({"base": True, "set": {"setup.place": "A"}}, {"base"}),
    "a broken number as base": ({"base": 1.0, "set": {"setup.place": "A"}}, {"base"}),
    "a revision that will come": ({"base": 2, "set": {"setup.place": "A"}}, {"base"}),
    "a revision below all": ({"base": -1, "set": {"setup.place": "A"}}, {"base"}),
    "a revision beyond all reason": ({"base": 10**400, "set": {"setup.place": "A"}}, {"base"}),
    "something more": ({"base": 1, "set": {"setup.place": "A"}, "by": "me"}, {"by"}),
    "501 paths": ({"base": 1, "set": {f"seats.0.counts.x{n}": n for n in range(501)}}, {"set"}),
}


@pytest.mark.parametrize(("body", "at"), BODIES.values(), ids=BODIES)
def test_a_body_of_another_shape_is_refused_at_its_fields(
    sitting: Sitting, body: Json, at: set[str]
) -> None:
    text = json.dumps(body)
    address = f"/api/v1/sheets/{sitting.code('host')}"
    answer = sitting.client.patch(address, data=text, content_type="application/json")
    assert set(errors(answer)) == at


def test_500_paths_are_taken(sitting: Sitting) -> None:
    sheet = sitting.set({f"seats.0.counts.x{number}": number for number in range(500)})
    assert len(sheet["seats"][0]["fields"]["counts"]) == 500


def test_what_is_no_json_is_refused(sitting: Sitting) -> None:
    address = f"/api/v1/sheets/{sitting.code('host')}"
    for text, kind, status in (("{", "application/json", 400), ("{}", "text/plain", 415)):
        assert sitting.client.patch(address, data=text, content_type=kind).status_code == status


# Looking ahead


def test_a_preview_tells_what_would_be_and_makes_nothing(sitting: Sitting) -> None:
    before = sitting.set({"seats.0.city": CITY})
    answer = told(sitting.ask("host", "POST", "/preview", {"set": {"seats.1.city": "oo/.."}}))
    assert answer["before"]["totals"] == [before["seats"][0]["total"], None, None]
    assert answer["after"]["totals"][1] == -12 == answer["seats"][1]["total"]
    assert answer["seats"][1]["state"] == "ready"
    assert answer["revision"] == before["revision"]
    assert any("Paula" in says for says in answer["says"])
    assert sitting.see() == before
    assert len(sitting.changes()) == 2


def test_a_preview_tells_the_problems_that_would_come(sitting: Sitting) -> None:
    seat = {"city": CITY, "characters": ["doctor"]}
    sitting.set({f"seats.0.{field}": value for field, value in seat.items()})
    wanted = {f"seats.1.{field}": value for field, value in seat.items()}
    answer = told(sitting.ask("seat.1", "POST", "/preview", {"set": wanted}))
    assert "seats.1.characters.0" in answer["problems"]


@pytest.mark.parametrize("body", [{}, {"set": []}, {"set": {}}, {"set": {"x": 1}}, [], {"to": 1}])
def test_a_preview_refuses_what_a_change_refuses(sitting: Sitting, body: Json) -> None:
    assert errors(sitting.ask("host", "POST", "/preview", body))


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"base": 1, "more": 2}', b"{}"])
@pytest.mark.parametrize(
    ("method", "rest"), [("PATCH", ""), ("POST", "/preview"), ("POST", "/seats")]
)
def test_a_code_that_opens_nothing_is_told_before_what_is_wrong_with_a_body(
    client: FlaskClient, method: str, rest: str, body: bytes
) -> None:
    for code, status in ((NO_CODE, {404}), (sat_down(client).code("host"), {400, 422})):
        answer = client.open(
            f"{SHEETS}/{code}{rest}", method=method, data=body, content_type="application/json"
        )
        assert answer.status_code in status
