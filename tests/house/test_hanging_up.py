"""A connection that the server ends holds nobody else up, however long the phone leaves it open."""

import socket
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from gunicorn.workers.gthread import ThreadWorker

from web.serving import server as serving

ENDS, GOES_ON = False, True


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[socket.socket, socket.socket]]:
    """The server's end of a connection, where nobody has patience, and the phone's."""
    monkeypatch.setattr(serving, "SECONDS_TO_HANG_UP", 0.01)
    server, phone = socket.socketpair()
    with server, phone:
        server.setblocking(False)
        phone.setblocking(False)
        yield server, phone


def answered(server: socket.socket, goes_on: bool, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether it goes on, as the worker says after an answer that leaves it so."""
    monkeypatch.setattr(ThreadWorker, "handle", lambda *_: goes_on)
    worker = serving.Worker.__new__(serving.Worker)
    return bool(worker.handle(SimpleNamespace(sock=server)))


def test_after_the_last_answer_there_is_nothing_left_to_wait_for(
    ends: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, phone = ends
    assert answered(server, ENDS, monkeypatch) is ENDS
    assert phone.recv(1) == b""
    assert server.recv(1) == b""  # where the phone could still send, this would have to wait


def test_a_phone_that_hung_up_before_is_no_error(
    ends: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, phone = ends
    phone.close()
    assert answered(server, ENDS, monkeypatch) is ENDS


def test_a_connection_that_goes_on_is_left_as_it_is(
    ends: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, phone = ends
    assert answered(server, GOES_ON, monkeypatch) is GOES_ON
    phone.send(b"more")
    assert server.recv(4) == b"more"
