"""The timeline: what is told of changes, and how they are taken back."""

from http import HTTPStatus
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.sheets.sitting import CITY, Sitting, sat_down, told, typed
from tests.sheets.test_changing import PIECES, some_puts

Json = Any


def test_a_change_is_kept_as_data(sitting: Sitting) -> None:
    sitting.set({"seats.1.city": CITY})
    sheet = sitting.set({"seats.1.city": "oo/..", "setup.place": "here"}, "host")
    made, first, last = sitting.changes()
    assert [change["revision"] for change in (made, first, last)] == [1, 2, 3]
    assert (made["kind"], first["kind"]) == ("made", "set")
    assert last["who"] == {"role": "host", "name": None}
    assert last["at"].endswith("+00:00")
    assert last["set"] == {
        "seats.1.city": {"old": CITY, "new": "oo/.."},
        "setup.place": {"old": "", "new": "here"},
    }
    assert last["covered"] == []
    assert last["before"]["totals"] == first["after"]["totals"]
    assert (
        last["after"]["totals"] == [seat["total"] for seat in sheet["seats"]] == [None, -12, None]
    )
    assert last["after"]["winners"] is None


def test_who_changed_it_is_told_by_the_name_of_then(sitting: Sitting) -> None:
    sitting.set({"seats.1.name": "Paul"}, "seat.1")
    sitting.set({"seats.1.city": CITY}, "seat.1")
    assert [change["who"]["name"] for change in sitting.changes()] == [None, "Paula", "Paul"]


def test_a_change_is_put_into_each_readers_words(sitting: Sitting) -> None:
    sitting.set({"seats.1.city.d4": "s"})
    address = f"/api/v1/sheets/{sitting.code('look')}/changes"
    says = {
        language: told(sitting.client.get(address, headers={"Accept-Language": language}))[
            "changes"
        ][1]["says"]
        for language in ("en", "de")
    }
    assert "Paula" in says["en"]
    assert "d4" in says["en"]
    assert "Saloon" in says["en"]
    assert all(says.values())


SAID: dict[str, tuple[dict[str, Json], str]] = {
    "a number": ({"seats.0.counts.mines": 4}, "4"),
    "a truth": ({"seats.0.virtual": True}, "yes"),
    "words": ({"seats.0.characters": ["doctor", "teacher"]}, "Doctor, Teacher"),
    "a name": ({"seats.0.name": "Al"}, "Alex → Al"),
    "a long text": ({"seats.0.level": "x" * 100}, "x" * 39 + "…"),
    "a whole": ({"seats.0.cards": [{"at": "c3"}]}, "Cards in the order laid: "),
    "many places": ({f"seats.0.city.{letter}1": "h" for letter in "abcdefg"}, "7 places"),
    "a place of the set-up": ({"setup.place": "here"}, "Place"),
}


@pytest.mark.parametrize(("puts", "expected"), SAID.values(), ids=SAID)
def test_whatever_is_set_is_told(sitting: Sitting, puts: dict[str, Json], expected: str) -> None:
    sitting.set(puts)
    assert expected in sitting.changes()[-1]["says"]


def test_every_kind_of_change_is_told(sitting: Sitting) -> None:
    for role, method, rest, body in (
        ("host", "POST", "/seats", {"name": "Dora"}),
        ("host", "DELETE", "/seats/3", None),
        ("join", "POST", "/seats/1/take", None),
        ("host", "POST", "/changes/2/undo", None),
        ("host", "POST", "/changes/3/undo", None),
        ("host", "POST", "/links/seat.1/renew", None),
        ("host", "POST", "/links/look/renew", None),
        ("host", "POST", "/reveal", None),
        ("host", "POST", "/finish", {"anyway": True}),
        ("host", "POST", "/reopen", None),
        ("host", "POST", "/rematch", None),
    ):
        sitting.ask(role, method, rest, body)
    changes = sitting.changes()
    assert [change["kind"] for change in changes] == [
        "made", "seat_added", "seat_left_out", "taken", "undone", "renewed", "renewed", "revealed",
        "finished", "reopened", "rematched",
    ]  # fmt: skip
    assert all(change["says"].strip() for change in changes)
    assert "Dora" in changes[1]["says"]
    assert "Paula" in changes[5]["says"]


# Taking back


def test_an_undo_puts_the_earlier_values_back_as_a_new_change(sitting: Sitting) -> None:
    before = sitting.set({"seats.1.city": CITY})
    sitting.set({"seats.1.city": None, "seats.2.counts.mines": 4, "setup.place": "here"})
    sheet = told(sitting.undo(3))
    assert sheet["revision"] == 4
    assert typed(sheet) == typed(before)
    last = sitting.changes()[-1]
    assert (last["kind"], last["about"]) == ("undone", 3)
    assert "3" in last["says"]


def test_an_undo_can_be_undone(sitting: Sitting) -> None:
    after = sitting.set({"seats.1.city": CITY, "seats.1.counts.mines": 4})
    before = told(sitting.undo(2))
    assert before["seats"][1]["fields"] == {}
    assert typed(told(sitting.undo(3))) == typed(after)
    assert typed(told(sitting.undo(4))) == typed(before)


def test_a_seat_undoes_its_own_changes_and_the_host_all(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": CITY}, "seat.0")
    sitting.set({"seats.1.city": CITY}, "seat.1")
    sitting.set({"seats.0.counts.mines": 4}, "host")
    for role, revision in (("seat.0", 3), ("seat.0", 4), ("join", 2), ("look", 2)):
        assert sitting.undo(revision, role).status_code == HTTPStatus.FORBIDDEN
    told(sitting.undo(2, "seat.0"))
    told(sitting.undo(3, "host"))
    told(sitting.undo(4, "host"))
    assert all(seat["fields"] == {} for seat in sitting.see()["seats"])


LATER: dict[str, tuple[Json, Json]] = {
    "the same": ({"seats.0.city": "h"}, {"seats.0.city": "m"}),
    "a parcel of it": ({"seats.0.city": "h"}, {"seats.0.city.d4": "s"}),
    "the whole around it": ({"seats.0.city.d4": "s"}, {"seats.0.city": "h"}),
    "one of several": (
        {"seats.0.level": "x", "seats.1.level": "x"}, {"seats.1.level": "y", "seats.2.level": "y"},
    ),
    "a later entry of the list": ({"seats.0.cards.1": 1}, {"seats.0.cards.2": 2}),
}  # fmt: skip


@pytest.mark.parametrize(("first", "later"), LATER.values(), ids=LATER)
def test_an_undo_is_refused_where_a_later_change_touched_the_same(
    sitting: Sitting, first: Json, later: Json
) -> None:
    sitting.set({"seats.0.cards": [0]})
    sitting.set(first)
    before = sitting.set(later)
    assert "since" in told(sitting.undo(3), HTTPStatus.CONFLICT)["detail"]
    assert sitting.see() == before
    assert [change["may_undo"] for change in sitting.changes()][3]
    told(sitting.undo(4))


def test_a_later_change_of_something_else_does_not_stand_in_the_way(sitting: Sitting) -> None:
    sitting.set({"seats.0.city.d4": "s"})
    sitting.set({"seats.0.city.a1": "h"})
    sheet = told(sitting.undo(2))
    assert sheet["seats"][0]["fields"]["city"] == "h"


def test_leaving_out_and_adding_are_undone_too(sitting: Sitting) -> None:
    told(sitting.ask("host", "DELETE", "/seats/0"))
    assert told(sitting.undo(2))["seats"][0]["state"] == "empty"
    told(sitting.ask("host", "POST", "/seats", {"name": "Dora"}), HTTPStatus.CREATED)
    assert told(sitting.undo(4))["seats"][3]["state"] == "left_out"
    assert told(sitting.undo(5))["seats"][3]["state"] == "empty"


def test_who_may_undo_what_is_told(sitting: Sitting) -> None:
    sitting.set({"seats.0.city": CITY}, "seat.0")
    sitting.set({"seats.1.city": CITY}, "seat.1")
    sitting.set({"seats.1.city": "h"}, "seat.1")
    expected = {
        "host": [False, True, False, True],
        "seat.0": [False, True, False, False],
        "seat.1": [False, False, False, True],
        "look": [False] * 4,
        "join": [False] * 4,
    }
    found = {role: [change["may_undo"] for change in sitting.changes(role)] for role in expected}
    assert found == expected
    sitting.finish()
    assert not any(change["may_undo"] for change in sitting.changes())


EXACT: dict[str, tuple[Json, Json]] = {
    "an empty object that was filled": ({"seats.0.counts": {}}, {"seats.0.counts.mines": 4}),
    "an empty object in an object": (
        {"seats.0.counts": {"a": {}}}, {"seats.0.counts.a.b": 4},
    ),
    "an empty drawing": ({"seats.0.city": ""}, {"seats.0.city.a1": "h"}),
    "a null in a value": ({"seats.0.counts": {"mines": None}}, {"seats.0.counts.mines": 4}),
    "a null in a list": ({"seats.0.cards": [None, 1]}, {"seats.0.cards.0": 4}),
    "a list that grew by two": (
        {"seats.0.cards": [1]}, {"seats.0.cards.1": {"at": "c3"}, "seats.0.cards.2": 3},
    ),
    "an entry inside a new entry": ({"seats.0.cards": [1]}, {"seats.0.cards.1.at": "c3"}),
    "a part of the only part": (
        {"seats.0.counts": {"mines": 4}}, {"seats.0.counts.mines": None},
    ),
    "a true that became one": ({"seats.0.counts": {"mines": True}}, {"seats.0.counts.mines": 1}),
}  # fmt: skip


@pytest.mark.parametrize(("before", "change"), EXACT.values(), ids=EXACT)
def test_what_was_there_comes_back_exactly(sitting: Sitting, before: Json, change: Json) -> None:
    earlier = sitting.set(before)
    later = sitting.set(change)
    assert typed(later) != typed(earlier) or repr(later) != repr(earlier)
    sheet = told(sitting.undo(3))
    assert repr(sheet["seats"][0]["fields"]) == repr(earlier["seats"][0]["fields"])
    assert typed(told(sitting.undo(4))) == typed(later)


@pytest.mark.parametrize("seed", range(2))
def test_all_changes_undone_from_the_last_lead_back_to_the_beginning(
    client: FlaskClient, seed: int, *, whole: bool
) -> None:
    sitting, chance = sat_down(client), Random(seed)  # noqa: S311 (no secret)
    assert PIECES
    seen = [typed(sitting.see())]
    for _ in range(100 if whole else 15):
        sheet = sitting.set(some_puts(chance))
        if sheet["revision"] > len(seen):
            seen.append(typed(sheet))
    last = len(seen)
    for revision in range(last, 1, -1):
        if revision in {change["revision"] for change in sitting.changes() if change["may_undo"]}:
            assert typed(told(sitting.undo(revision))) == seen[revision - 2]
        else:
            break
