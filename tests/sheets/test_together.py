"""What one hand typed at one place within a minute is told as one, and undone as one."""

from dataclasses import replace
from http import HTTPStatus
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from sheets import together
from sheets.timeline import Change, ChangeKind, Entry, Score
from sheets.together import told_together, whole_of
from tests.sheets.sitting import CITY, Sitting, code_in, sat_down, told, typed
from tests.sheets.test_changing import some_puts

Json = Any
SOME_DAY = 1_789_000_000_000 // 60_000 * 60_000
SECOND = 1000


@pytest.fixture(autouse=True)
def one_long_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test runs over the end of a minute."""
    monkeypatch.setattr(together, "MINUTE", 10**15)


def change(revision: int, path: str, old: Json, new: Json, **more: Json) -> Change:
    """A change of one path, a second after the one before."""
    about = {"role": "seat.0", "at": SOME_DAY + revision * SECOND, "name": None, **more}
    entries = (Entry(path, old, new),)
    return Change(revision, entries=entries, kind=ChangeKind.SET, **about)


def shown(*changes: Change) -> list[list[tuple[str, Json, Json]]]:
    """What each entry of the timeline tells: path, old and new."""
    return [[entry[:3] for entry in one.entries] for one in told_together(changes)]


MONEY, TRACK, ROW = "seats.0.money", "seats.0.track", "seats.0.contracts.0"


def test_what_one_seat_typed_is_one_entry_told_by_its_last_revision() -> None:
    made = [change(2, MONEY, None, 6), change(3, MONEY, 6, 62), change(4, TRACK, None, 21)]
    assert shown(*made) == [[(MONEY, None, 62), (TRACK, None, 21)]]
    assert [one.revision for one in told_together(made)] == [4]


def test_what_was_typed_and_taken_away_is_no_entry() -> None:
    assert shown(change(2, MONEY, None, 6), change(3, MONEY, 6, None)) == []


def test_what_is_typed_into_a_row_belongs_to_the_row() -> None:
    made = [change(2, ROW, None, {"vp": 8}), change(3, f"{ROW}.name", None, "Army")]
    assert shown(*made) == [[(ROW, None, {"vp": 8, "name": "Army"})]]
    gone = change(4, f"{ROW}.vp", 8, None)
    assert shown(*made, gone) == [[(ROW, None, {"name": "Army"})]]


@pytest.mark.parametrize(
    "other",
    [
        change(3, "seats.1.money", None, 5, role="seat.1"),
        change(3, "seats.1.money", None, 5),
        change(3, "shared.board", None, "h"),
        change(3, "seats.0.name", "Ann", "Anna", role="host"),
    ],
    ids=["another phone", "another seat", "what all share", "another field by the host"],
)
def test_what_lies_elsewhere_stands_by_itself_and_parts_nothing(other: Change) -> None:
    found = shown(change(2, MONEY, None, 6), other, change(4, TRACK, None, 21))
    assert sorted(map(len, found)) == [1, 2]


@pytest.mark.parametrize(
    "between",
    [
        change(3, MONEY, 6, 7, role="host"),
        change(3, "seats.0", None, {}, role="host"),
        change(3, f"{MONEY}.deeper", None, 1, role="host"),
    ],
    ids=["the same", "the whole around it", "a part of it"],
)
def test_what_somebody_else_did_to_the_same_keeps_both_sides_apart(between: Change) -> None:
    later = change(4, TRACK, None, 21)
    assert len(shown(change(2, MONEY, None, 6), between, later)) == 3


@pytest.mark.parametrize(
    "between",
    [
        change(3, "seats.0.done", None, True),
        change(3, "seats.0.done", None, True, role="host"),
        replace(change(3, MONEY, 6, 6, role="host"), kind=ChangeKind.REVEALED, entries=()),
        replace(change(3, MONEY, 6, 6, role="host"), kind=ChangeKind.FINISHED, entries=()),
        replace(change(3, MONEY, 6, 6, role="host"), kind=ChangeKind.REOPENED, entries=()),
    ],
    ids=["I am done", "the host says so", "the reveal", "the end", "reopening"],
)
def test_a_moment_that_is_over_ends_what_was_typed_before(between: Change) -> None:
    first, later = change(2, MONEY, None, 6), change(4, MONEY, 6, 7)
    found = [one for one in shown(first, between, later) if one]
    assert found[-1] == [(MONEY, 6, 7)]
    assert whole_of([first, between, later], 4) == later


def test_i_am_done_belongs_to_what_was_typed_before_and_typing_on_to_what_comes() -> None:
    done, again = change(3, "seats.0.done", None, True), change(4, "seats.0.done", True, None)
    found = shown(change(2, MONEY, None, 6), done, again, change(5, MONEY, 6, 7))
    assert found == [
        [(MONEY, None, 6), ("seats.0.done", None, True)],
        [("seats.0.done", True, None), (MONEY, 6, 7)],
    ]


def test_another_seat_goes_on_though_one_is_done() -> None:
    made = [
        change(2, "seats.1.money", None, 5, role="seat.1"),
        change(3, "seats.0.done", None, True),
        change(4, "seats.1.money", 5, 50, role="seat.1"),
    ]
    assert shown(*made)[-1] == [("seats.1.money", None, 50)]


def test_another_minute_is_another_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "MINUTE", 60_000)
    late = change(3, TRACK, None, 21, at=SOME_DAY + 60_000)
    assert len(shown(change(2, MONEY, None, 6), late)) == 2


def test_a_drawing_set_as_a_whole_is_not_mixed_with_its_places() -> None:
    whole, place = change(2, "seats.0.city", None, "hh/hh"), change(3, "seats.0.city.a1", "h", "m")
    assert len(shown(whole, place)) == 2
    assert len(shown(place, change(4, "seats.0.city", "mh/hh", "o"))) == 2


def test_the_totals_moved_are_those_that_these_changes_moved() -> None:
    def score(*totals: int | None) -> Score:
        return Score(totals)

    changes = [
        change(2, MONEY, None, 6, before=score(None, 3), after=score(6, 3)),
        change(3, "seats.1.money", 3, 9, role="seat.1", before=score(6, 3), after=score(6, 9)),
        change(4, MONEY, 6, 62, before=score(6, 9), after=score(62, 9)),
    ]
    bens, anns = told_together(changes)
    assert (anns.before.totals, anns.after.totals) == ((None, 9), (62, 9))
    assert (bens.before.totals, bens.after.totals) == ((6, 3), (6, 9))


def test_under_an_earlier_revision_stands_what_was_there_by_then() -> None:
    made = [change(2, MONEY, None, 6), change(3, MONEY, 6, 62), change(4, TRACK, None, 21)]
    assert [len((whole_of(made, number) or made[0]).entries) for number in (3, 4)] == [1, 2]
    assert whole_of(made, 9) is None


def undo(sitting: Sitting, revision: int, role: str = "host") -> int:
    """The status after undoing what a page shows as one."""
    address = f"/s/{sitting.code(role)}/changes/{revision}/undo"
    return sitting.client.post(address, data={"together": "1"}).status_code


def test_it_is_undone_as_one_by_its_seat_and_by_the_host(client: FlaskClient) -> None:
    sitting = sat_down(client)
    for role in ("seat.0", "host"):
        sitting.set({"seats.0.city": CITY}, "seat.0")
        sitting.set({"seats.1.city": CITY}, "seat.1")
        sitting.set({"seats.0.characters": ["doctor"]}, "seat.0")
        assert undo(sitting, sitting.revision, "seat.1") == HTTPStatus.FORBIDDEN
        assert undo(sitting, sitting.revision, role) == HTTPStatus.SEE_OTHER
        assert [seat["fields"] for seat in sitting.see()["seats"]] == [{}, {"city": CITY}, {}]
        sitting.set({"seats.1.city": None}, "seat.1")


def test_it_is_not_undone_where_a_later_change_touched_the_same(client: FlaskClient) -> None:
    sitting = sat_down(client)
    sitting.set({"seats.0.level": "a"}, "seat.0")
    before = sitting.set({"seats.0.city": CITY}, "seat.0")["revision"]
    sitting.set({"seats.0.level": "b"}, "host")
    assert undo(sitting, before) == HTTPStatus.CONFLICT
    assert sitting.see()["seats"][0]["fields"] == {"level": "b", "city": CITY}


def test_a_program_undoes_the_one_change_that_it_names(client: FlaskClient) -> None:
    sitting = sat_down(client)
    sitting.set({"seats.0.level": "a"}, "seat.0")
    sitting.set({"seats.0.city": CITY}, "seat.0")
    assert told(sitting.undo(3))["seats"][0]["fields"] == {"level": "a"}


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_shown_can_be_undone_and_comes_back_exactly(
    client: FlaskClient, seed: int
) -> None:
    sitting, chance = sat_down(client), Random(seed)  # noqa: S311 (no secret)
    for _ in range(12):
        sitting.put(some_puts(chance))
    page = sitting.client.get(f"/s/{code_in(sitting.links['host'])}/changes").text
    revisions = [int(part.partition("/")[0]) for part in page.split("/changes/")[1:]]
    assert revisions
    before = typed(sitting.see())
    for revision in revisions[:4]:
        assert undo(sitting, revision) == HTTPStatus.SEE_OTHER
        assert typed(sitting.see()) != before
        told(sitting.undo(sitting.revision))
        assert typed(sitting.see()) == before
