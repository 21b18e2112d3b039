"""Every change as it happens, to everybody who has the sheet open."""

import json
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.sheets.sitting import CITY, NO_CODE, SHEETS, Sitting, code_in, roles, sat_down, told
from web.sheets.live import HEARTBEAT

Json = Any
BEGINNING = "retry: 2000\n\n"


def pieces(stream: TestResponse) -> Iterator[str]:
    """What is sent, piece by piece."""
    for piece in stream.response:
        text = piece.decode() if isinstance(piece, bytes) else piece
        assert text != HEARTBEAT, "nothing came"
        yield text


def listening(sitting: Sitting, role: str = "look", **headers: str) -> Iterator[str]:
    """A stream of which the beginning has come."""
    address = f"{SHEETS}/{sitting.code(role)}/events"
    stream = sitting.client.get(address, headers=headers)
    assert stream.status_code == HTTPStatus.OK
    assert stream.mimetype == "text/event-stream"
    assert stream.headers["Cache-Control"] == "no-store"
    found = pieces(stream)
    assert next(found) == BEGINNING
    return found


def heard(stream: TestResponse, last: int) -> list[str]:
    """All that is told of a sheet up to a revision; then the stream is closed."""
    found = pieces(stream)
    assert next(found) == BEGINNING
    texts = []
    for text in found:
        texts.append(text)
        if text.startswith(f"id: {last}\n"):
            break
    stream.close()
    return texts


def read(text: str) -> tuple[int, Json]:
    """The revision and the news of an event."""
    number, kind, data = text.rstrip("\n").split("\n")
    assert kind == "event: change"
    return int(number.removeprefix("id: ")), json.loads(data.removeprefix("data: "))


def test_every_change_is_told_in_order_with_how_it_stands_then(sitting: Sitting) -> None:
    stream = listening(sitting)
    for number, city in enumerate((CITY, "oo/..", "hh/..")):
        sitting.set({f"seats.{number}.city": city}, f"seat.{number}")
    sitting.finish()
    news = [read(next(stream)) for _ in range(4)]
    assert [revision for revision, _ in news] == [2, 3, 4, 5]
    assert [body["revision"] for _, body in news] == [2, 3, 4, 5]
    assert [body["missing"] for _, body in news] == [*[["Alex", "Paula", "Zoë"]] * 3, []]
    assert [body["who"] for _, body in news] == ["Alex", "Paula", "Zoë", "Host"]
    assert [body["status"] for _, body in news] == ["open", "open", "open", "finished"]
    assert news[1][1]["seats"][1]["total"] == -12
    assert news[1][1]["seats"][1]["taken"] is True
    assert news[1][1]["winners"] is None
    assert news[2][1]["winners"] is None
    assert news[2][1]["leading"] == news[3][1]["winners"] == sitting.see()["winners"]
    assert [body["final"] for _, body in news] == [False, False, False, True]
    for change, (_, body) in zip(sitting.changes("look")[1:], news, strict=True):
        assert body["change"] == {key: change[key] for key in body["change"]}


@pytest.mark.parametrize(
    ("seen", "expected"), [("0", [1, 2, 3, 4]), ("1", [2, 3, 4]), ("3", [4]), ("99", []), ("x", [])]
)
def test_a_reader_who_was_away_goes_on_where_it_was(
    sitting: Sitting, seen: str, expected: list[int]
) -> None:
    for place in ("here", "there", "nowhere"):
        sitting.set({"setup.place": place})
    stream = listening(sitting, **{"Last-Event-ID": seen})
    sitting.set({"setup.place": "home"})
    found = [read(next(stream)) for _ in (*expected, 5)]
    assert [revision for revision, _ in found] == [*expected, 5]
    assert found[-1][1]["change"]["set"]["setup.place"]["new"] == "home"


def test_the_address_may_say_where_the_reader_was(sitting: Sitting) -> None:
    sitting.set({"setup.place": "here"})
    stream = sitting.ask("look", "GET", "/events?after=1")
    assert [read(text)[0] for text in heard(stream, 2)] == [2]


def test_a_change_that_changed_nothing_is_not_told(sitting: Sitting) -> None:
    stream = listening(sitting)
    sitting.set({"seats.0.name": "Alex"})
    assert sitting.put({"seats.0.name": ""}).status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    sitting.ask("host", "POST", "/preview", {"set": {"setup.place": "here"}})
    sitting.set({"setup.place": "there"})
    assert read(next(stream))[1]["change"]["set"] == {"setup.place": {"old": "", "new": "there"}}


def test_each_reader_hears_it_in_their_language(sitting: Sitting) -> None:
    streams = [listening(sitting, **{"Accept-Language": language}) for language in ("en", "de")]
    sitting.set({"seats.0.city.d4": "s"})
    english, german = (read(next(stream))[1] for stream in streams)
    assert "Saloon" in english["change"]["says"]
    assert english["change"]["set"] == german["change"]["set"]
    assert english["seats"][0]["state"] == german["seats"][0]["state"]


def test_covered_totals_are_told_to_their_own_seat_only(sitting: Sitting) -> None:
    sitting.set({"setup.totals_covered": True})
    streams = {role: listening(sitting, role) for role in roles()}
    sitting.set({"seats.0.city": "oo/.."}, "seat.0")
    for role, stream in streams.items():
        news = read(next(stream))[1]
        expected = -12 if role == "seat.0" else None
        assert news["seats"][0]["total"] == expected
        assert news["moves"] == []
        assert not any(news["change"]["after"]["totals"])


@pytest.mark.parametrize("role", ["join", "look", "seat.0"])
def test_the_stream_of_a_renewed_code_ends_and_others_go_on(sitting: Sitting, role: str) -> None:
    ended, staying = listening(sitting, role), listening(sitting, "seat.1")
    told(sitting.ask("host", "POST", f"/links/{role}/renew"))
    sitting.set({"setup.place": "here"})
    assert list(ended) == []
    assert [read(next(staying))[0] for _ in range(2)] == [2, 3]


def test_the_hosts_new_code_ends_every_stream_but_those_of_people_who_sat_down(
    sitting: Sitting,
) -> None:
    sheet = told(sitting.ask("join", "POST", "/seats/1/take"))
    own = sitting.client.get(f"{SHEETS}/{code_in(sheet['links']['seats'][1])}/events")
    streams = [listening(sitting, role) for role in roles()]
    told(sitting.ask("host", "POST", "/links/host/renew"))
    assert [list(stream) for stream in streams] == [[]] * len(streams)
    assert len(heard(own, 3)) == 1


def test_deleting_ends_every_stream_after_what_was_told(sitting: Sitting) -> None:
    streams = [listening(sitting, role) for role in roles()]
    sitting.set({"setup.place": "here"})
    assert sitting.ask("host", "DELETE").status_code == HTTPStatus.NO_CONTENT
    for stream in streams:
        assert [read(text)[0] for text in stream] == [2]


def test_nobody_hears_of_other_sheets(sitting: Sitting) -> None:
    stream = listening(sitting)
    sat_down(sitting.client).set({"setup.place": "elsewhere"})
    sitting.ask("host", "DELETE")
    assert list(stream) == []


def test_a_code_that_opens_nothing_has_no_stream(sitting: Sitting) -> None:
    answer = sitting.client.get(f"{SHEETS}/{NO_CODE}/events")
    assert answer.status_code == HTTPStatus.NOT_FOUND
