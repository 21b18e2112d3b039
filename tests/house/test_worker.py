"""The loop that takes requests in: it waits for nobody, and nobody may take all of it."""

import signal
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack
from selectors import EVENT_READ, DefaultSelector
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from gunicorn.config import Config

from web.serving import waiting as waiting_room
from web.serving import worker as working
from web.serving.fair_threads import TooMuchWaitingError
from web.serving.waiting import Connection, Stage, Waiting
from web.serving.worker import Worker

MOST = 4
HEAD = b"GET / HTTP/1.1\r\nHost: boomtown\r\n"
WHOLE = HEAD + b"\r\n"
WITH_BODY = HEAD + b"Content-Length: 5\r\n\r\nhe"
PATIENCE = 10
Come = Callable[..., socket.socket]


class Loop(Worker):
    """A worker whose loop is turned by hand, and which only notes what is to be answered."""

    def __init__(self) -> None:
        self.cfg = Config()
        self.poller = DefaultSelector()
        self.waiting = Waiting()
        self.nr_conns, self.worker_connections, self.alive = 0, MOST, True
        self.app = SimpleNamespace(
            proxies=0,
            seconds_of_notice=0,
            seconds_to_finish=1,
            give_notice=Mock(),
            end_streams=Mock(),
        )
        self.method_queue = Mock()
        self.noted: list[Connection] = []

    def answer(self, connection: Connection) -> None:
        self.noted.append(connection)

    def turn(self) -> None:
        """Look after everything that has come till now."""
        while self.poller.select(0.05):
            self.wait_for_and_dispatch_events(0)
        self.murder_pending()


@pytest.fixture
def loop() -> Iterator[Loop]:
    turned = Loop()
    yield turned
    turned.murder_keepalived(force=True)
    turned.poller.close()
    for connection in turned.noted:
        connection.close()


@pytest.fixture
def come(loop: Loop) -> Iterator[Come]:
    """Somebody comes, from some address of this machine, and sends something."""
    with ExitStack() as opened, socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        loop.poller.register(listener, EVENT_READ, loop.accept)

        def came(sends: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
            phone = socket.create_connection(
                listener.getsockname(), PATIENCE, source_address=(address, 0)
            )
            opened.enter_context(phone)
            phone.sendall(sends)
            loop.turn()
            return phone

        yield came
        loop.poller.unregister(listener)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has any time at all."""
    monkeypatch.setattr(waiting_room, "SECONDS_FOR", dict.fromkeys(Stage, 0.0))


def test_a_request_is_answered_when_it_is_whole(loop: Loop, come: Come) -> None:
    phone = come(HEAD)
    assert [each.stage for each in loop.waiting] == [Stage.HEAD]
    assert loop.noted == []
    phone.sendall(b"\r\n")
    loop.turn()
    assert [each.peer for each in loop.noted] == ["127.0.0.1"]
    assert list(loop.waiting) == []


def test_who_lets_too_much_wait_is_told_and_hung_up(loop: Loop, come: Come) -> None:
    phone = come(WITH_BODY + b"llo")
    loop.tpool = Mock(submit=Mock(side_effect=TooMuchWaitingError))
    Worker.answer(loop, loop.noted.pop())
    assert loop.tpool.submit.call_args.args[2] == len(WITH_BODY) + 3
    assert phone.recv(1000) == working.NO_ROOM
    assert phone.recv(1000) == b""
    assert [each.stage for each in loop.waiting] == [Stage.CLOSING]


def test_nobody_is_heard_before_the_body_has_come(loop: Loop, come: Come) -> None:
    phone = come(WITH_BODY)
    assert [each.stage for each in loop.waiting] == [Stage.BODY]
    phone.sendall(b"llo")
    loop.turn()
    assert len(loop.noted) == 1


def test_who_asks_whether_the_body_may_come_is_told(loop: Loop, come: Come) -> None:
    phone = come(WITH_BODY.replace(b"Host", b"Expect: 100-continue\r\nHost"))
    assert phone.recv(100) == working.GO_ON
    assert loop.noted == []


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("sent", [HEAD, WITH_BODY])
def test_who_is_too_slow_is_told_and_hung_up(loop: Loop, come: Come, sent: bytes) -> None:
    phone = come(sent)
    loop.turn()
    assert phone.recv(1000) == working.TOO_SLOW
    assert phone.recv(1) == b""
    assert (list(loop.waiting), loop.nr_conns) == ([], 0)


@pytest.mark.usefixtures("impatient")
def test_who_says_nothing_for_long_is_hung_up_without_a_word(loop: Loop, come: Come) -> None:
    assert come().recv(100) == b""
    assert loop.nr_conns == 0


def test_where_all_is_taken_who_has_most_gives_the_oldest(loop: Loop, come: Come) -> None:
    modest = come(HEAD, "127.0.0.2")
    greedy = [come(HEAD) for _ in range(MOST - 1)]
    assert loop.nr_conns == MOST - 1
    assert greedy[0].recv(1000) == working.NO_ROOM
    newcomer = come(WHOLE, "127.0.0.3")
    assert [each.peer for each in loop.noted] == ["127.0.0.3"]
    assert greedy[1].recv(1000) == working.NO_ROOM
    for phone in (modest, greedy[2]):
        phone.setblocking(False)
        with pytest.raises(BlockingIOError):
            phone.recv(1)
    newcomer.close()


def test_no_more_of_what_is_not_whole_is_held_than_there_is_room_for(
    loop: Loop, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "MOST_BYTES_WAITING", 500)
    first = come(HEAD + b"X: " + b"x" * 300)
    come(HEAD + b"X: " + b"x" * 300)
    assert first.recv(1000) == working.NO_ROOM
    assert loop.waiting.bytes < 500


def test_a_phone_that_goes_away_is_forgotten(loop: Loop, come: Come) -> None:
    come(HEAD).close()
    loop.turn()
    assert (list(loop.waiting), loop.waiting.bytes, loop.nr_conns) == ([], 0, 0)


def done(result: Any) -> Future[Any]:
    future = Future[Any]()
    future.set_result(result)
    return future


def test_after_the_last_answer_the_phone_may_hang_up_first(loop: Loop, come: Come) -> None:
    phone = come(WHOLE)
    loop.finish_request(loop.noted[0], done(False))
    assert phone.recv(1) == b""  # it hears that nothing more comes
    assert [each.stage for each in loop.waiting] == [Stage.CLOSING]
    phone.sendall(b"what was still on its way")
    loop.turn()
    phone.close()
    loop.turn()
    assert (list(loop.waiting), loop.nr_conns) == ([], 0)


@pytest.mark.usefixtures("impatient")
def test_nobody_waits_long_for_a_phone_that_never_hangs_up(loop: Loop, come: Come) -> None:
    come(WHOLE)
    loop.finish_request(loop.noted[0], done(False))
    loop.turn()
    assert (list(loop.waiting), loop.nr_conns) == ([], 0)


def test_a_phone_that_hung_up_before_is_no_error(loop: Loop, come: Come) -> None:
    phone = come(WHOLE)
    phone.close()
    loop.finish_request(loop.noted[0], done(False))
    loop.turn()
    assert loop.nr_conns == 0


def test_the_next_request_of_a_connection_may_be_here_already(loop: Loop, come: Come) -> None:
    phone = come(WHOLE)
    [connection] = loop.noted
    left = SimpleNamespace(take_buffered=lambda: WHOLE[:10])
    connection.parser = SimpleNamespace(unreader=left)
    loop.finish_request(connection, done(True))
    assert connection.stage is Stage.HEAD
    phone.sendall(WHOLE[10:])
    loop.turn()
    assert loop.noted == [connection, connection]


def test_a_worker_that_ends_does_not_wait_for_who_asks_nothing(
    loop: Loop, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "SECONDS_TO_ASK_AT_THE_END", 0.0)
    silent, asking = come(), come(HEAD)
    loop.alive = False
    loop.turn()
    loop.turn()
    assert silent.recv(1) == b""
    assert [each.stage for each in loop.waiting] == [Stage.HEAD]
    asking.close()


@pytest.fixture
def alarms(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Callable[..., None], float]]:
    """What would be done, and after how many seconds."""
    done: list[Callable[..., None]] = []
    after: list[tuple[Callable[..., None], float]] = []
    monkeypatch.setattr(working.signal, "signal", lambda _, act: done.append(act))
    monkeypatch.setattr(
        working.signal, "setitimer", lambda _, seconds: after.append((done[-1], seconds))
    )
    monkeypatch.setattr(working, "atexit", Mock())
    return after


def test_one_of_many_that_is_told_to_end_goes_on_until_proxies_have_seen_it(
    loop: Loop, come: Come, alarms: list[tuple[Callable[..., None], float]]
) -> None:
    loop.app.seconds_of_notice = 5
    loop.handle_exit(signal.SIGTERM, None)
    loop.handle_exit(signal.SIGTERM, None)  # told twice, it does not hurry
    loop.app.give_notice.assert_called_once_with()
    loop.app.end_streams.assert_not_called()
    come(WHOLE)
    assert (loop.alive, len(loop.noted)) == (True, 1)
    [(end, seconds)] = alarms
    assert seconds == 5
    end(signal.SIGALRM, None)
    loop.app.end_streams.assert_called_once_with()
    assert not loop.alive


@pytest.mark.parametrize("seconds_of_notice", [0, 5])
@pytest.mark.usefixtures("alarms")
def test_who_is_alone_or_interrupted_ends_at_once(loop: Loop, seconds_of_notice: int) -> None:
    loop.app.seconds_of_notice = seconds_of_notice
    tell = loop.handle_quit if seconds_of_notice else loop.handle_exit
    tell(signal.SIGINT, None)
    assert not loop.alive
