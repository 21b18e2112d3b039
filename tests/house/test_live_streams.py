"""Live streams: their text, and a server that carries many of them beside everything else."""

import http.client
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path

import pytest
from flask import Flask, Response

from sheets.hub import Follower, Hub
from tests.house.saloon import MOST
from tests.house.test_boomtown_command import PATIENCE, ask, free_port, surroundings
from web.serving import network
from web.serving import server as serving
from web.sheets.live import Event, StreamReader, as_text, event_stream, last_event_id

HOUSE = Path(__file__).parents[2]
SHEET = 7
HOME, ELSEWHERE = "127.0.0.1", "127.0.0.2"
AT_ONCE = 0
BEGINNING = "retry: 2000\n\n"
NO_EVENTS: list[Event] = []


def change(revision: int, data: str = "{}") -> Event:
    return Event(revision, "change", data)


def as_is(event: Event) -> Event:
    return event


@pytest.fixture
def house() -> Hub[Event]:
    return Hub()


def stream(follower: Follower[Event], missed: Iterable[Event], reached: int = 0) -> Response:
    return event_stream(missed, follower, as_is, StreamReader(reached), heartbeat=AT_ONCE)


def said(response: Response) -> Iterator[str]:
    for piece in response.response:
        assert isinstance(piece, str)
        yield piece


# The text


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Event(17, "change", "{}"), "id: 17\nevent: change\ndata: {}\n\n"),
        (Event(1, "left", ""), "id: 1\nevent: left\ndata: \n\n"),
        (Event(2, "c", "a\nb\r\nc\rd"), "id: 2\nevent: c\ndata: a\ndata: b\ndata: c\ndata: d\n\n"),
        (Event(3, "c", "a\u2028b\x0bc"), "id: 3\nevent: c\ndata: a\u2028b\x0bc\n\n"),
    ],
    ids=["one line", "nothing", "several lines", "signs that end no line here"],
)
def test_an_event_is_written_line_by_line(event: Event, expected: str) -> None:
    assert as_text(event) == expected


def test_what_was_missed_comes_first_and_nothing_twice(house: Hub[Event]) -> None:
    with house.follow(SHEET) as follower:
        for revision in (5, 6, 6, 7):
            house.tell(SHEET, change(revision))
        house.end(SHEET)
        told = list(said(stream(follower, iter([change(4), change(5)]))))
    assert told == [BEGINNING, *map(as_text, map(change, (4, 5, 6, 7)))]


def test_what_the_reader_has_is_not_told_again(house: Hub[Event]) -> None:
    with house.follow(SHEET) as follower:
        for revision in (5, 6):
            house.tell(SHEET, change(revision))
        house.end(SHEET)
        assert list(said(stream(follower, NO_EVENTS, reached=5))) == [BEGINNING, as_text(change(6))]


def test_a_silence_is_filled_and_news_go_on_after_it(house: Hub[Event]) -> None:
    with house.follow(SHEET) as follower:
        pieces = said(stream(follower, NO_EVENTS))
        assert [next(pieces), next(pieces), next(pieces)] == [BEGINNING, ": here\n\n", ": here\n\n"]
        house.tell(SHEET, change(1))
        assert next(pieces) == as_text(change(1))
        house.end(SHEET)
        assert list(pieces) == []


def test_news_are_shown_to_each_reader_in_their_own_way() -> None:
    house = Hub[int]()
    with house.follow(SHEET) as follower:
        house.tell(SHEET, 3)
        house.end(SHEET)
        response = event_stream([], follower, lambda number: change(number, "three"))
        assert list(said(response)) == [BEGINNING, as_text(change(3, "three"))]


def test_missed_events_are_read_before_the_answer_begins(house: Hub[Event]) -> None:
    def from_storage() -> Iterator[Event]:
        yield change(1)
        raise LookupError

    with pytest.raises(LookupError), house.follow(SHEET) as follower:
        event_stream(from_storage(), follower, as_is)
    assert house.count == 0


def test_the_headers_keep_others_from_holding_it_back(house: Hub[Event]) -> None:
    with house.follow(SHEET) as follower:
        headers = stream(follower, NO_EVENTS).headers
    assert headers["Content-Type"] == "text/event-stream; charset=utf-8"
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Accel-Buffering"] == "no"


def test_the_follower_stays_until_the_answer_is_closed(house: Hub[Event]) -> None:
    with house.follow(SHEET) as follower:
        response = stream(follower, NO_EVENTS)
    assert house.count == 1
    next(said(response))
    response.close()
    assert house.count == 0


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_answer_of_which_nothing_is_read_leaves_nobody_behind(
    house: Hub[Event], method: str
) -> None:
    app = Flask(__name__)

    @app.get("/")
    def events() -> Response:
        with house.follow(SHEET) as follower:
            return stream(follower, NO_EVENTS)

    app.test_client().open("/", method=method).close()
    assert house.count == 0


def test_boomtown_leaves_a_stream_as_it_is(app: Flask, house: Hub[Event]) -> None:
    with app.test_request_context(headers={"Accept-Encoding": "gzip"}):
        with house.follow(SHEET) as follower:
            response = app.process_response(stream(follower, NO_EVENTS))
        assert "Content-Encoding" not in response.headers
        assert next(said(response)) == BEGINNING


@pytest.mark.parametrize(
    ("header", "address", "expected"),
    [
        ("17", "", 17),
        ("0", "", 0),
        (None, "/?after=3", 3),
        ("17", "/?after=3", 17),
        ("", "/?after=3", 3),
        (None, "", None),
        ("", "", None),
        ("-1", "", None),
        ("1.5", "", None),
        ("seventeen", "/?after=3", None),
        ("²", "", None),
        ("٣", "", None),
        ("1_0", "", None),
        ("9" * 5000, "", None),
        (None, "/?after=%ff", None),
    ],
)
def test_where_the_reader_was_is_read_or_there_is_none(
    header: str | None, address: str, expected: int | None
) -> None:
    headers = {} if header is None else {"Last-Event-ID": header}
    with Flask(__name__).test_request_context(address or "/", headers=headers):
        assert last_event_id() == expected


# The server


class Saloon:
    """A server of open streams, in a process of its own."""

    def __init__(self, home: Path) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.house.saloon", str(self.port)],
            cwd=HOUSE,
            env=surroundings(home),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        ask(self.process, self.port).close()

    def request(
        self, address: str, method: str = "GET", come_from: str = HOME
    ) -> http.client.HTTPResponse:
        """An answer that ends its connection when it is closed, read or not."""
        connection = http.client.HTTPConnection(
            HOME, self.port, timeout=PATIENCE, source_address=(come_from, 0)
        )
        connection.request(method, address)
        answer = connection.getresponse()
        connection.sock.close()
        connection.sock = None
        return answer

    def listen(self, sheet: int = SHEET, come_from: str = HOME) -> http.client.HTTPResponse:
        """A stream of which the beginning has come."""
        answer = self.request(f"/{sheet}/events", come_from=come_from)
        assert [answer.readline(), answer.readline()] == [b"retry: 2000\n", b"\n"]
        return answer

    def tell(self, revision: int, news: str) -> None:
        self.request(f"/{SHEET}/{revision}/{news}", "POST").close()

    def count(self) -> int:
        with self.request("/") as answer:
            return int(answer.read())

    def wait_for(self, count: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while (now := self.count()) != count:
            assert time.monotonic() < deadline, f"{now} streams are open"
            time.sleep(0.02)

    def after_its_end(self) -> tuple[int, str]:
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints


@pytest.fixture
def saloon(tmp_path: Path) -> Iterator[Saloon]:
    opened = Saloon(tmp_path)
    yield opened
    opened.process.terminate()
    assert opened.after_its_end() == (0, "")


def next_event(answer: http.client.HTTPResponse) -> bytes:
    """The next event, whatever silences lie before it."""
    while (line := answer.readline()) in {b": here\n", b"\n"}:
        pass
    return line + answer.readline() + answer.readline()


def test_as_many_streams_as_there_may_be_leave_room_for_ordinary_requests(saloon: Saloon) -> None:
    half = MOST // 2
    with ExitStack() as opened:
        here, there = (
            [opened.enter_context(saloon.listen(sheet)) for _ in range(half)]
            for sheet in (SHEET, SHEET + 1)
        )
        assert saloon.count() == len(here) + len(there) == MOST
        with saloon.request(f"/{SHEET}/events") as refused:
            assert refused.status == HTTPStatus.SERVICE_UNAVAILABLE
        saloon.tell(1, "draw")
        assert {next_event(each) for each in here} == {b"id: 1\nevent: change\ndata: DRAW\n"}
        assert_who_has_most_makes_room(saloon, there[-1], opened)
    saloon.wait_for(0)


def assert_who_has_most_makes_room(
    saloon: Saloon, newest: http.client.HTTPResponse, opened: ExitStack
) -> None:
    stranger = opened.enter_context(saloon.listen(come_from=ELSEWHERE))
    assert newest.read().endswith(b"retry: 30000\n\n")
    saloon.tell(2, "fold")
    assert next_event(stranger) == b"id: 2\nevent: change\ndata: FOLD\n"


def test_a_phone_that_goes_away_is_forgotten_and_the_others_stay(saloon: Saloon) -> None:
    with saloon.listen() as staying:
        with saloon.listen():
            assert saloon.count() == 2
        saloon.wait_for(1)
        saloon.tell(1, "draw")
        assert next_event(staying) == b"id: 1\nevent: change\ndata: DRAW\n"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_streams_are_ended_and_not_cut_where_the_server_is_closed(
    saloon: Saloon, how: signal.Signals
) -> None:
    with ExitStack() as opened:
        streams = [opened.enter_context(saloon.listen()) for _ in range(50)]
        saloon.tell(1, "draw")
        saloon.process.send_signal(how)
        for each in streams:
            assert b"data: DRAW\n" in each.read()  # whole: a stream cut off is an IncompleteRead


def test_a_phone_that_left_the_network_is_no_error_of_the_server(saloon: Saloon) -> None:
    with saloon.request("/gone") as answer, pytest.raises(http.client.IncompleteRead):
        answer.read()


def test_the_system_gives_up_a_phone_that_is_not_heard_of() -> None:
    with network.take_port("127.0.0.1", free_port(), "serve") as listener:
        with socket.create_connection(listener.getsockname()):
            connection, _ = listener.accept()
        with connection:
            patience = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert patience == network.MILLISECONDS_UNHEARD


def test_nobody_waits_for_a_phone_that_takes_nothing_of_its_stream(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "TIME_TO_TAKE_NEWS", struct.pack("@ll", 0, 50_000))
    server, phone = socket.socketpair()
    with server, phone:
        serving.send_without_asking(server)
        with pytest.raises(BlockingIOError):
            server.sendall(bytes(8 * 1024**2))
        phone.recv(1024**2)
        assert server.send(b"more") == 4


ENOUGH = serving.MOST_CONNECTIONS + serving.OTHER_FILES


@pytest.mark.parametrize(
    ("allowed", "limit", "asked_for", "connections"),
    [
        pytest.param(1024, 524288, ENOUGH, serving.MOST_CONNECTIONS, id="as most systems have it"),
        pytest.param(65536, 65536, None, serving.MOST_CONNECTIONS, id="more than enough"),
        pytest.param(1024, 2048, 2048, 2048 - serving.OTHER_FILES, id="not quite enough"),
        pytest.param(256, 700, 700, 350, id="little"),
    ],
)
def test_there_are_never_more_connections_than_files_may_be_open(
    allowed: int,
    limit: int,
    asked_for: int | None,
    connections: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(serving.resource, "getrlimit", lambda _: (allowed, limit))
    monkeypatch.setattr(serving.resource, "setrlimit", lambda _, wish: asked.append(wish))
    assert serving.connections_possible() == connections
    assert asked == ([(asked_for, limit)] if asked_for else [])
